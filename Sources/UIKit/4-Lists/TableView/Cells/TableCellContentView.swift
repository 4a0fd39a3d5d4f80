import CoreGraphics

/// The view that holds what a table view's cell shows.
@MainActor
final class TableCellContentView: UIView {
  weak var cell: UITableViewCell?

  /// Content keeps the cell's margins at the sides where nothing stands beside it.
  override var standardMargins: UIEdgeInsets {
    guard let cell else { return super.standardMargins }
    let side = cell.contentSide
    return UIEdgeInsets(
      top: TableMetrics.contentMargin,
      left: isRightToLeft ? side.trailing : side.leading,
      bottom: TableMetrics.contentMargin,
      right: isRightToLeft ? side.leading : side.trailing
    )
  }
}

extension UITableViewCell {
  /// How far what the cell shows is from the ends of its content view.
  var contentSide: (leading: CGFloat, trailing: CGFloat) {
    let side = surroundings.side
    return (
      (isRightToLeft ? side.right : side.left) + shouldIndentContent,
      // What stands beside it is nearer than the edge of the screen.
      ends.hasTrailing ? 8 : isRightToLeft ? side.left : side.right
    )
  }

  /// How far the cell's indentation moves its contents.
  var shouldIndentContent: CGFloat { CGFloat(max(0, indentationLevel)) * indentationWidth }
}
