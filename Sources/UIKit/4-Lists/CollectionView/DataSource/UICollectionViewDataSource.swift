import Diagnostics
import Foundation

/// Provides the data of a collection view and the views that show it.
@MainActor @preconcurrency
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// The number of items in a section.
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int

  /// The cell that shows an item; it must be dequeued.
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// The number of sections. Optional; defaults to 1.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// A supplementary view; it must be dequeued. Optional where the layout has none.
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Whether an item can be moved by hand. Optional; defaults to true.
  func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool

  /// Called when an item was moved by hand. Optional.
  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )

  /// The titles of an index beside the content. Optional; defaults to none.
  func indexTitles(for collectionView: UICollectionView) -> [String]?

  /// The item an index title stands for. Optional.
  func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  /// One section.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// A mistake: the layout has a supplementary view and nobody provides it.
  public func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { Self.missing(kind, at: indexPath) }

  static func missing(_ kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
    UIKitDiagnostics.report(
      Diagnosis(
        .supplementaryMissing,
        what: "The layout has a supplementary view that the data source does not provide.",
        place: "\(Self.self), kind \"\(kind)\" at \(indexPath.short)",
        remedy: "Implement collectionView(_:viewForSupplementaryElementOfKind:at:); an empty view"
          + " is used.",
        applePhrase: "the view returned from"
          + " -collectionView:viewForSupplementaryElementOfKind:atIndexPath"
      )
    )
    return UICollectionReusableView()
  }

  static func unanswered(_ source: IndexPath, _ destination: IndexPath) {
    UIKitDiagnostics.report(
      Diagnosis(.moveUnanswered, place: "\(Self.self), \(source.short) to \(destination.short)")
    )
  }

  /// Every item can be moved.
  public func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// A mistake: an item was moved and nobody moves it in the data.
  public func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { Self.unanswered(sourceIndexPath, destinationIndexPath) }

  /// No index.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// The first item.
  public func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }
}
