import CoreGraphics
import QuartzCore

/// Draws the lines at the top and bottom of a list's row.
///
/// They lie in the cell, over its content, so that they move with it and end at a card's corners.
@MainActor
final class ListSeparators {
  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let cell: UICollectionViewCell
  private var top: UIView?
  private var bottom: UIView?
  /// Whether the row below is selected or touched, which takes this one's line away.
  var isHiddenByNext = false { didSet { if isHiddenByNext != oldValue { place() } } }

  init(cell: UICollectionViewCell) { self.cell = cell }

  func place() {
    let lit = cell.isSelected || cell.isHighlighted || cell.isLifted
    place(&top, cell.surroundings?.top, isHidden: lit, atTop: true)
    var line = cell.surroundings?.bottom
    // Between two rows that are selected together a line shows in a colour of its own.
    let isBetween = cell.isSelected && isHiddenByNext
    if isBetween {
      let color = line?.selectedColor ?? .separator
      line?.color = color
    }
    place(&bottom, line, isHidden: !isBetween && (lit || isHiddenByNext), atTop: false)
  }

  private func place(
    _ stored: inout UIView?,
    _ line: ListSurroundings.Line?,
    isHidden: Bool,
    atTop: Bool
  ) {
    guard let line else {
      stored?.removeFromSuperview()
      stored = nil
      return
    }
    let view = stored ?? UIView()
    stored = view
    let ends = cell.separatorEnds
    let (leading, trailing) = (line.leading ?? ends.leading, line.trailing ?? ends.trailing)
    let pixel = 1 / max(1, cell.traitCollection.displayScale)
    let rect = CGRect(
      x: leading,
      y: atTop ? 0 : cell.bounds.height - pixel,
      width: max(0, cell.bounds.width - leading - trailing),
      height: pixel
    )
    let frame = cell.isRightToLeft ? rect.mirrored(in: cell.bounds.width) : rect
    if view.superview !== cell { cell.addSubview(view) }
    if view.frame != frame { view.frame = frame }
    view.isUserInteractionEnabled = false
    view.backgroundColor = line.color
    view.layer.backdrop = (line.effect as? UIBlurEffect)?.backdrop
    view.isHidden = isHidden
  }
}
