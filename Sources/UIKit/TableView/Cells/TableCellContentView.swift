import CoreGraphics

/// The view that holds what a table view's cell shows.
@MainActor
final class TableCellContentView: UIView {
  weak var cell: UITableViewCell?

  /// Content keeps the cell's margins at the sides where nothing stands beside it.
  override var standardMargins: UIEdgeInsets {
    guard let cell else { return super.standardMargins }
    let side = cell.surroundings.side
    let ends = cell.ends
    let indent = cell.shouldIndentContent
    var margins = UIEdgeInsets(
      top: TableMetrics.contentMargin,
      left: side.left,
      bottom: TableMetrics.contentMargin,
      right: side.right
    )
    // What stands beside it is nearer than the edge of the screen.
    if ends.hasTrailing {
      if isRightToLeft { margins.left = 8 } else { margins.right = 8 }
    }
    if isRightToLeft { margins.right += indent } else { margins.left += indent }
    return margins
  }
}

extension UITableViewCell {
  /// How far the cell's indentation moves its contents.
  var shouldIndentContent: CGFloat { CGFloat(max(0, indentationLevel)) * indentationWidth }
}
