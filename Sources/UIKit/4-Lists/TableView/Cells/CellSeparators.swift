import CoreGraphics

/// The lines above and below a table view's cell.
@MainActor
final class CellSeparators {
  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let cell: UITableViewCell
  private var top: UIView?
  private var bottom: UIView?
  /// Whether the row below is lit, whose edge is then seen without a line.
  var isHiddenByNext = false { didSet { if isHiddenByNext != oldValue { stateDidChange() } } }
  /// What somebody set for this cell.
  var ownInset: UIEdgeInsets? { didSet { if ownInset != oldValue { cell.setNeedsLayout() } } }

  init(cell: UITableViewCell) { self.cell = cell }

  private var pixel: CGFloat { 1 / max(1, cell.traitCollection.displayScale) }

  /// Where lines begin and end by themselves.
  var standardInset: UIEdgeInsets {
    let side = cell.surroundings.side
    return cell.isRightToLeft
      ? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: side.right)
      : UIEdgeInsets(top: 0, left: side.left, bottom: 0, right: 0)
  }

  func place() {
    let surroundings = cell.surroundings
    show(&top, surroundings.top, y: 0)
    show(&bottom, surroundings.bottom, y: cell.bounds.height - pixel)
    stateDidChange()
  }

  private func show(_ line: inout UIView?, _ kind: CellSurroundings.Line, y: CGFloat) {
    guard kind != .none, let color = cell.surroundings.color else {
      line?.removeFromSuperview()
      line = nil
      return
    }
    let view = line ?? UIView()
    line = view
    view.isUserInteractionEnabled = false
    if view.backgroundColor !== color { view.backgroundColor = color }
    view.layer.backdrop = (cell.surroundings.effect as? UIBlurEffect)?.backdrop
    if view.superview !== cell { cell.addSubview(view) }
    let insets = kind == .whole ? .zero : lineInsets
    let frame = CGRect(
      x: insets.left,
      y: y,
      width: max(0, cell.bounds.width - insets.left - insets.right),
      height: pixel
    )
    if view.frame != frame { view.frame = frame }
  }

  private var lineInsets: UIEdgeInsets {
    let isSwiped = cell.showingDeleteConfirmation || (cell.table?.swipes.isOpen(cell) ?? false)
    if isSwiped { return .zero }
    var automatic = standardInset
    let start = cell.measuringContent?.separatorStart ?? cell.labels.separatorStart
    if cell.isRightToLeft {
      automatic.right = start ?? automatic.right + cell.shouldIndentContent
    } else {
      automatic.left = start ?? automatic.left + cell.shouldIndentContent
    }
    // Lines end where an index or a bar begins.
    let covered = cell.surroundings.insets
    if cell.isRightToLeft {
      automatic.left += covered.left
    } else {
      automatic.right += covered.right
    }
    let content = cell.ends.contentInsets
    if cell.isRightToLeft {
      automatic.right += content.right
    } else {
      automatic.left += content.left
    }
    guard let set = ownInset ?? cell.surroundings.inset else { return automatic }
    guard cell.surroundings.isFromAutomatic else {
      var inset = set
      if cell.ends.isIndented {
        if cell.isRightToLeft { inset.right += content.right } else { inset.left += content.left }
      }
      return inset
    }
    return UIEdgeInsets(
      top: 0,
      left: automatic.left + set.left,
      bottom: 0,
      right: automatic.right + set.right
    )
  }

  /// A lit row hides its own lines.
  func stateDidChange() {
    let isLit = (cell.isSelected || cell.isHighlighted) && cell.selectionStyle != .none
    top?.isHidden = isLit
    bottom?.isHidden = isLit || isHiddenByNext
  }
}
