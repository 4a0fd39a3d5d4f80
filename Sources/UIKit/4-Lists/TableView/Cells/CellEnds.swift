import CoreGraphics
import Foundation

/// What stands beside the content of a table view's cell: accessories and editing controls.
@MainActor
final class CellEnds {
  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let cell: UITableViewCell
  private var accessories: [CellGlyphView] = []
  private var shownType = UITableViewCell.AccessoryType.none
  private var control: CellGlyphView?
  private var grip: RowGrip?

  init(cell: UITableViewCell) { self.cell = cell }

  private var editing: CellSurroundings.Editing { cell.surroundings.editing }

  // MARK: What there is

  /// The accessory view that shows now.
  private var view: UIView? { cell.isEditing ? cell.editingAccessoryView : cell.accessoryView }

  /// The type of accessory that shows now.
  private var type: UITableViewCell.AccessoryType {
    if view != nil { return .none }
    return cell.isEditing ? cell.editingAccessoryType : cell.accessoryType
  }

  private var showsGrip: Bool { cell.isEditing && cell.showsReorderControl && editing.canMove }

  /// Whether anything stands after the content.
  var hasTrailing: Bool { view != nil || type != .none || showsGrip }

  /// Whether there is a control before the content.
  private var controlGlyph: CellGlyphView.Glyph? {
    guard cell.isEditing else { return nil }
    if editing.isMultiple { return .mark(isOn: cell.isSelected) }
    return switch editing.style {
    case .none: nil
    case .delete: .delete
    case .insert: .insert
    }
  }

  /// Whether the content makes room for a control.
  var isIndented: Bool {
    cell.isEditing && cell.shouldIndentWhileEditing && editing.indents
  }

  // MARK: Room

  private var side: CGFloat {
    cell.isRightToLeft ? cell.surroundings.side.left : cell.surroundings.side.right
  }

  private var leadingSide: CGFloat {
    cell.isRightToLeft ? cell.surroundings.side.right : cell.surroundings.side.left
  }

  /// How far the last accessory is from the cell's edge.
  private var accessoryEnd: CGFloat {
    showsGrip ? TableMetrics.reorderWidth + 8 : side + (type.hasChevron ? 0.67 : 0)
  }

  private var accessoryWidth: CGFloat {
    if let view { return view.frame.width }
    return switch type {
    case .none: 0
    case .disclosureIndicator: 7
    case .checkmark: 14
    case .detailButton: 22
    case .detailDisclosureButton: 22 + 14 + 7
    }
  }

  /// How far the content view is from the cell's sides.
  var contentInsets: UIEdgeInsets {
    var (before, after): (CGFloat, CGFloat) = (0, 0)
    if isIndented { before = TableMetrics.editingIndent }
    if accessoryWidth > 0 {
      after = accessoryEnd + accessoryWidth + (type.hasChevron ? 3.33 : 0)
    } else if showsGrip {
      after = TableMetrics.reorderWidth
    }
    let covered = cell.surroundings.insets
    return cell.isRightToLeft
      ? UIEdgeInsets(top: 0, left: covered.left + after, bottom: 0, right: covered.right + before)
      : UIEdgeInsets(top: 0, left: covered.left + before, bottom: 0, right: covered.right + after)
  }

  // MARK: Views

  func replace(_ old: UIView?, _ new: UIView?) {
    if old !== new, let old, old.superview === cell { old.removeFromSuperview() }
    cell.placesDidChange()
  }

  func tintDidChange() {
    for accessory in accessories { accessory.setNeedsDisplay() }
  }

  func stateDidChange() {
    if editing.isMultiple, cell.isEditing { cell.setNeedsLayout() }
  }

  func place() {
    placeControl()
    placeViews()
    placeAccessories()
    placeGrip()
  }

  private func placeViews() {
    for candidate in [cell.accessoryView, cell.editingAccessoryView] {
      guard let candidate else { continue }
      if candidate !== view {
        if candidate.superview === cell { candidate.removeFromSuperview() }
      } else {
        if candidate.superview !== cell { cell.addSubview(candidate) }
        put(candidate, end: accessoryEnd, size: candidate.frame.size)
      }
    }
  }

  private func placeAccessories() {
    if shownType != type {
      for accessory in accessories { accessory.removeFromSuperview() }
      accessories = glyphs(type)
      shownType = type
      for accessory in accessories { cell.addSubview(accessory) }
    }
    var end = accessoryEnd
    for accessory in accessories.reversed() {
      put(accessory, end: end, size: accessory.glyph.size)
      end += accessory.glyph.size.width + 14
    }
  }

  private func glyphs(_ type: UITableViewCell.AccessoryType) -> [CellGlyphView] {
    func detail() -> CellGlyphView {
      CellGlyphView(.detail) { [weak cell] in
        guard let cell, let table = cell.table, let path = table.indexPath(for: cell) else {
          return
        }
        // The way to another screen is prepared before the delegate hears of the tap.
        cell.accessorySegue?.fire(cell)
        table.tableDelegate?.tableView(table, accessoryButtonTappedForRowWith: path)
      }
    }
    return switch type {
    case .none: []
    case .disclosureIndicator: [CellGlyphView(.chevron)]
    case .checkmark: [CellGlyphView(.checkmark)]
    case .detailButton: [detail()]
    case .detailDisclosureButton: [detail(), CellGlyphView(.chevron)]
    }
  }

  /// Puts a view at a distance from the trailing edge, in the middle of the height.
  private func put(_ view: UIView, end: CGFloat, size: CGSize) {
    let covered =
      cell.isRightToLeft ? cell.surroundings.insets.left : cell.surroundings.insets.right
    let scale = max(1, cell.traitCollection.displayScale)
    let x =
      cell.isRightToLeft ? covered + end : cell.bounds.width - covered - end - size.width
    let frame = CGRect(
      x: (x * scale).rounded() / scale,
      y: ((cell.bounds.height - size.height) / 2 * scale).rounded() / scale,
      width: size.width,
      height: size.height
    )
    if view.frame != frame { view.frame = frame }
  }

  private func placeControl() {
    let glyph = controlGlyph
    if control?.glyph != glyph {
      control?.removeFromSuperview()
      control = glyph.map(makeControl)
    }
    guard let control else { return }
    if control.superview !== cell { cell.addSubview(control) }
    let covered =
      cell.isRightToLeft ? cell.surroundings.insets.right : cell.surroundings.insets.left
    let size = control.glyph.size
    let start = covered + leadingSide - 2
    let frame = CGRect(
      x: cell.isRightToLeft ? cell.bounds.width - start - size.width : start,
      y: ((cell.bounds.height - size.height) / 2).rounded(),
      width: size.width,
      height: size.height
    )
    if control.frame != frame { control.frame = frame }
  }

  private func makeControl(_ glyph: CellGlyphView.Glyph) -> CellGlyphView {
    if case .mark = glyph { return CellGlyphView(glyph) }
    return CellGlyphView(glyph) { [weak cell] in
      guard let cell, let table = cell.table else { return }
      table.controlTapped(cell)
    }
  }

  private func placeGrip() {
    guard showsGrip else {
      grip?.removeFromSuperview()
      grip = nil
      return
    }
    let view = grip ?? RowGrip(cell: cell)
    grip = view
    if view.superview !== cell { cell.addSubview(view) }
    let size = CGSize(width: TableMetrics.reorderWidth, height: cell.bounds.height)
    put(view, end: 0, size: size)
  }
}

extension UITableViewCell.AccessoryType {
  fileprivate var hasChevron: Bool {
    self == .disclosureIndicator || self == .detailDisclosureButton
  }
}
