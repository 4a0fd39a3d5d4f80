import CoreGraphics
import Foundation

/// A place for a row that is on its way, and the cell that shows there meanwhile.
@MainActor @preconcurrency
open class UITableViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  let rowHeight: CGFloat

  /// Makes a placeholder above a row, with the identifier of the cell it shows and its height in
  /// points; `UITableView.automaticDimension` has the cell say how high it is.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }

  /// Fills the cell when it is made for the placeholder.
  ///
  /// Defaults to nil.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?
}

/// A placeholder for a row that was dropped.
@MainActor @preconcurrency
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// Says how the cell shows as a preview, to which what was dropped goes.
  ///
  /// Defaults to nil: the whole cell.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
