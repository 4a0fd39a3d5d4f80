import CoreGraphics
import QuartzCore

/// What lies behind the content of a table view's cell.
@MainActor
final class CellBackgrounds {
  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let cell: UITableViewCell
  /// Whether somebody gave the cell a colour.
  var hasOwnColor = false
  private var standard: UIView?

  init(cell: UITableViewCell) { self.cell = cell }

  /// The colour of cells that nobody gave one.
  func applyColor() {
    guard !hasOwnColor, cell.table != nil else { return }
    guard !cell.isBackgroundConfigured else { return cell.setStandardBackground(nil) }
    let color: UIColor =
      cell.surroundings.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    if cell.backgroundColor !== color { cell.setStandardBackground(color) }
  }

  /// Cells at the ends of a card have its corners.
  func applyCorners() {
    let corners = cell.surroundings.corners
    let layer = cell.layer
    guard corners != .none || layer.cornerRadius != 0 else { return }
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    switch corners {
    case .none:
      layer.cornerRadius = 0
      cell.clipsToBounds = false
      return
    case .top: layer.maskedCorners = top
    case .bottom: layer.maskedCorners = bottom
    case .all: layer.maskedCorners = top.union(bottom)
    }
    layer.cornerRadius = CardMetrics.cornerRadius
    layer.cornerCurve = .continuous
    cell.clipsToBounds = true
  }

  // MARK: Views

  func replace(_ old: UIView?, _ new: UIView?) {
    if old !== new, let old, old.superview === cell { old.removeFromSuperview() }
    if new != nil { cell.endBackgroundConfiguration() }
    if cell.selectedBackgroundView != nil || cell.multipleSelectionBackgroundView != nil {
      standard?.removeFromSuperview()
      standard = nil
    }
    order()
    stateDidChange()
  }

  private func order() {
    var index = 0
    for view in [
      cell.backgroundView, cell.selectedBackgroundView, cell.multipleSelectionBackgroundView,
      standard,
    ] {
      guard let view else { continue }
      if view.superview !== cell {
        view.frame = cell.bounds
        cell.insertSubview(view, at: index)
      }
      index += 1
    }
  }

  private var isMultiple: Bool {
    guard let table = cell.table else { return false }
    return table.isEditing
      ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
  }

  /// Lets the background of a row fade that is not selected any more.
  func fade() {
    guard cell.window != nil, UIView.areAnimationsEnabled else { return stateDidChange() }
    let shown = [standard, cell.selectedBackgroundView, cell.multipleSelectionBackgroundView]
      .compactMap { $0 }.filter { !$0.isHidden }
    UIView.animate(withDuration: 0.3) {
      for view in shown { view.alpha = 0 }
    } completion: { [weak self] _ in
      for view in shown { UIView.performWithoutAnimation { view.alpha = 1 } }
      self?.stateDidChange()
    }
  }

  func stateDidChange() {
    let isLit = (cell.isSelected || cell.isHighlighted) && cell.selectionStyle != .none
    let several = isMultiple ? cell.multipleSelectionBackgroundView : nil
    if isLit, several == nil, cell.selectedBackgroundView == nil, standard == nil,
      !cell.isBackgroundConfigured
    {
      make()
    }
    cell.multipleSelectionBackgroundView?.isHidden = !(isLit && several != nil)
    cell.selectedBackgroundView?.isHidden = !(isLit && several == nil)
    standard?.isHidden =
      !isLit || several != nil || cell.selectedBackgroundView != nil || cell.isBackgroundConfigured
  }

  private func make() {
    let view = UIView(frame: cell.bounds)
    view.backgroundColor = cell.surroundings.editing.isMultiple ? .systemGray5 : .systemGray4
    view.isUserInteractionEnabled = false
    standard = view
    order()
  }

  func place() {
    let bounds = cell.bounds
    for view in [
      cell.backgroundView, cell.selectedBackgroundView, cell.multipleSelectionBackgroundView,
      standard,
    ] {
      if let view, view.frame != bounds { view.frame = bounds }
    }
  }
}
