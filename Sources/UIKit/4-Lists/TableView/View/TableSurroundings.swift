import CoreGraphics
import Foundation

/// What a table has around its cells: margins, what covers them, and lines.
@MainActor
struct TableSurroundings {
  /// The lines between cells.
  struct Separators {
    var color: UIColor?
    var effect: UIVisualEffect?
    /// What somebody set for all cells.
    var inset: UIEdgeInsets?
    var isFromAutomatic = false
  }

  var style = UITableView.Style.plain
  var isRightToLeft = false
  var margins = UIEdgeInsets.zero
  var safeArea = UIEdgeInsets.zero
  /// Whether content keeps out of the safe area.
  var keepsToSafeArea = true
  /// How wide cells are where their margins follow the width that reads well; nil elsewhere.
  var readableWidth: CGFloat?
  /// Whether there is an index beside the rows.
  var hasIndex = false
  /// Nil where there are none.
  var separators: Separators? = Separators()

  /// The margins of cells at their sides, without what bars cover.
  var side: UIEdgeInsets {
    var side = UIEdgeInsets(
      top: 0,
      left: max(0, margins.left - safeArea.left),
      bottom: 0,
      right: max(0, margins.right - safeArea.right)
    )
    if let readableWidth {
      let readable = ReadableWidth.insets(
        in: CGSize(width: readableWidth, height: 0),
        margins: side,
        width: ReadableWidth.standard
      )
      (side.left, side.right) = (readable.left, readable.right)
    }
    return side
  }

  /// Where lines begin where nobody says otherwise.
  var standardSeparatorInset: UIEdgeInsets {
    isRightToLeft
      ? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: side.right)
      : UIEdgeInsets(top: 0, left: side.left, bottom: 0, right: 0)
  }

  /// What of the sides of cells is covered.
  var covered: UIEdgeInsets {
    guard style != .insetGrouped else { return .zero }
    var insets = UIEdgeInsets.zero
    if keepsToSafeArea { (insets.left, insets.right) = (safeArea.left, safeArea.right) }
    if hasIndex {
      if isRightToLeft {
        insets.left += TableMetrics.indexWidth
      } else {
        insets.right += TableMetrics.indexWidth
      }
    }
    return insets
  }

  /// What the cell of a row is told, by whether the row is the first and the last of its section.
  func cell(isFirst: Bool, isLast: Bool) -> CellSurroundings {
    var surroundings = CellSurroundings()
    surroundings.style = style
    surroundings.side = side
    surroundings.insets = covered
    if style == .insetGrouped {
      surroundings.corners = isFirst ? (isLast ? .all : .top) : isLast ? .bottom : .none
    }
    guard let separators else { return surroundings }
    surroundings.color = separators.color ?? .separator
    surroundings.effect = separators.effect
    surroundings.inset = separators.inset
    surroundings.isFromAutomatic = separators.isFromAutomatic
    switch style {
    case .plain:
      surroundings.top = isFirst ? .inset : .none
      surroundings.bottom = .inset
    case .grouped:
      surroundings.top = isFirst ? .whole : .none
      surroundings.bottom = isLast ? .whole : .inset
    case .insetGrouped: surroundings.bottom = isLast ? .none : .inset
    }
    return surroundings
  }

  /// The lines below the rows of a plain table, as if there were more, down to the end of what one
  /// sees: one for each that has room, `pixel` high.
  static func fillers(
    from start: CGFloat,
    height: CGFloat,
    _ inset: UIEdgeInsets,
    in bounds: CGRect,
    pixel: CGFloat
  ) -> [CGRect] {
    let count = max(0, Int(((bounds.maxY - start) / height).rounded(.down)))
    return (0..<count).map { index in
      CGRect(
        x: inset.left,
        y: start + CGFloat(index + 1) * height - pixel,
        width: max(0, bounds.width - inset.left - inset.right),
        height: pixel
      )
    }
  }
}
