import Foundation

/// Translates between paths of the data and those of what is shown, which differ while something is
/// moved by hand or placeholders are there.
@MainActor @preconcurrency
public protocol UIDataSourceTranslating: NSObjectProtocol {
  /// A section of what is shown.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int

  /// A section of the data; NSNotFound where it has none.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int

  /// The path something is shown at.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?

  /// The path in the data; nil for placeholders and gaps.
  func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  )
    -> IndexPath?

  /// Runs a block in which calls take and give paths of what is shown.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

extension UICollectionView: UIDataSourceTranslating {
  /// The same section: sections are neither moved by hand nor placeholders.
  public func presentationSectionIndex(
    forDataSourceSectionIndex dataSourceSectionIndex: Int
  ) -> Int { dataSourceSectionIndex }

  /// The same section.
  public func dataSourceSectionIndex(
    forPresentationSectionIndex presentationSectionIndex: Int
  ) -> Int { presentationSectionIndex }

  /// The path something is shown at.
  public func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? { dataSourceIndexPath.map { order.shownPath(DataPath($0)).indexPath } }

  /// The path in the data; nil for placeholders and gaps.
  public func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? { presentationIndexPath.flatMap { order.dataPath(ShownPath($0))?.indexPath } }

  /// Runs a block in which calls take and give paths of what is shown.
  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    order.presentationally(actionsToTranslate)
  }

  /// The path with all places counted, of one that came from outside.
  func shownPath(_ path: IndexPath) -> ShownPath {
    order.isPresenting ? ShownPath(path) : order.shownPath(GivenPath(path))
  }

  /// The path that is given outside; nil for a place without an item.
  func givenPath(_ shown: ShownPath) -> IndexPath? {
    order.isPresenting ? shown.indexPath : order.itemPath(shown)?.indexPath
  }
}
