import Foundation

/// A place for an item that is on its way, and the cell that shows there meanwhile.
@MainActor @preconcurrency
open class UICollectionViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String

  /// Makes a placeholder before an item, with the identifier of the cell it shows.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }

  /// Fills the cell, whenever one is made for the placeholder.
  ///
  /// Defaults to nil.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}

/// A placeholder for an item that was dropped.
@MainActor @preconcurrency
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// Says how the cell shows as a preview, to which what was dropped goes.
  ///
  /// Defaults to nil: the whole cell.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}
