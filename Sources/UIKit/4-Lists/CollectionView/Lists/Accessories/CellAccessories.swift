import CoreGraphics

/// Places the accessories of a list's cell, and tells how much room they take.
@MainActor
final class CellAccessories {
  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let cell: UICollectionViewListCell
  var list: [UICellAccessory] = [] { didSet { order = nil } }
  private var order: (value: AccessoryOrder, isEditing: Bool)?
  private var views: [Key: UIView] = [:]
  private var line: UIView?
  /// The sizes of the app's views, measured again when accessories are set or contents change.
  private var measured: [ObjectIdentifier: (size: CGSize, intrinsic: CGSize)] = [:]

  /// What tells the views of accessories apart.
  private struct Key: Hashable {
    let type: UICellAccessory.AccessoryType
    let number: Int
  }

  init(cell: UICollectionViewListCell) { self.cell = cell }

  private var metrics: ListRowMetrics { ListDesign.current.rows }

  private var isEditing: Bool { cell.circumstances.isEditing }

  private var current: AccessoryOrder {
    if let order, order.isEditing == isEditing { return order.value }
    let made = AccessoryOrder(list, whileEditing: isEditing)
    order = (made, isEditing)
    return made
  }

  var hasLeading: Bool { !current.leading.isEmpty }
  var hasTrailing: Bool { !current.trailing.isEmpty }

  /// The outline's sign, where the whole row is to act as one.
  var outline: UICellAccessory? {
    current.trailing.first { $0.accessoryType == .outlineDisclosure }
  }

  // MARK: Room

  private var margins: NSDirectionalEdgeInsets { cell.directionalLayoutMargins }

  private var growth: CGFloat {
    UIFontMetrics.default.scaledValue(for: 1, compatibleWith: cell.traitCollection)
  }

  private func width(_ accessory: UICellAccessory, _ view: UIView) -> CGFloat {
    switch accessory.details.reservedLayoutWidth {
    case .custom(let width): return width
    case .actual: return size(accessory, view).width
    case .standard:
      switch accessory.accessoryType {
      case .disclosureIndicator: return metrics.disclosureSlot * growth
      case .outlineDisclosure: return metrics.outlineSlot * growth
      default: return metrics.slot * growth
      }
    }
  }

  /// The distance the content keeps from the cell's edges because of what stands there.
  var insets: (leading: CGFloat, trailing: CGFloat) {
    let indent = cell.indent
    var leading = indent
    if hasLeading {
      leading += margins.leading + extent(current.leading, metrics.leadingGap)
    }
    guard hasTrailing else { return (leading, 0) }
    var trailing = margins.trailing + extent(current.trailing, metrics.trailingGap)
    if lineIndex != nil { trailing += metrics.reorderGap - metrics.trailingGap }
    return (leading, trailing)
  }

  private func extent(_ accessories: [UICellAccessory], _ gap: CGFloat) -> CGFloat {
    let widths = keyed(accessories).map { width($0.accessory, view($0.accessory, $0.key)) }
    return widths.reduce(0, +) + gap * CGFloat(max(0, widths.count - 1))
  }

  /// Where among the trailing accessories a line sets apart what takes the row up.
  private var lineIndex: Int? {
    let trailing = current.trailing
    guard trailing.count > 1,
      let index = trailing.firstIndex(where: { $0.accessoryType == .reorder }), index > 0,
      trailing[index].details.showsVerticalSeparator
    else { return nil }
    return index
  }

  // MARK: Layout

  func layOut() {
    var gone = views
    let start = margins.leading + (cell.indentsAccessories ? cell.indent : 0)
    var x = start
    for (accessory, key) in keyed(current.leading) {
      let view = view(accessory, key)
      gone[key] = nil
      let room = width(accessory, view)
      place(view, accessory, CGRect(x: x, y: 0, width: room, height: cell.bounds.height))
      x += room + metrics.leadingGap
    }
    var end = cell.bounds.width - margins.trailing
    let lineIndex = lineIndex
    for (index, (accessory, key)) in keyed(current.trailing).enumerated().reversed() {
      let view = view(accessory, key)
      gone[key] = nil
      let room = width(accessory, view)
      place(view, accessory, CGRect(x: end - room, y: 0, width: room, height: cell.bounds.height))
      end -= room + (index == lineIndex ? metrics.reorderGap : metrics.trailingGap)
      if index == lineIndex { placeLine(at: end + metrics.reorderGap / 2) }
    }
    if lineIndex == nil {
      line?.removeFromSuperview()
      line = nil
    }
    for (key, view) in gone {
      views[key] = nil
      measured[ObjectIdentifier(view)] = nil
      if view.superview === cell { view.removeFromSuperview() }
    }
  }

  private func placeLine(at x: CGFloat) {
    let view = line ?? UIView()
    line = view
    view.backgroundColor = .separator
    if view.superview == nil { cell.addSubview(view) }
    let rect = CGRect(x: x, y: 10, width: pixel, height: max(0, cell.bounds.height - 20))
    view.frame = cell.isRightToLeft ? rect.mirrored(in: cell.bounds.width) : rect
  }

  private var pixel: CGFloat { 1 / max(1, cell.traitCollection.displayScale) }

  private func size(_ accessory: UICellAccessory, _ view: UIView) -> CGSize {
    guard case .customView = accessory.accessoryType else { return view.sizeThatFits(.zero) }
    if accessory.details.maintainsFixedSize { return view.bounds.size }
    let key = ObjectIdentifier(view)
    let intrinsic = view.intrinsicContentSize
    if let known = measured[key], known.intrinsic == intrinsic { return known.size }
    let size = wantedSize(view)
    measured[key] = (size, intrinsic)
    return size
  }

  private func wantedSize(_ view: UIView) -> CGSize {
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    if fitting.width > 0, fitting.height > 0 { return fitting }
    let intrinsic = view.intrinsicContentSize
    return CGSize(
      width: intrinsic.width >= 0 ? intrinsic.width : view.bounds.width,
      height: intrinsic.height >= 0 ? intrinsic.height : view.bounds.height
    )
  }

  /// Puts a view into its room: in the middle, but signs that belong to the edge near it.
  private func place(_ view: UIView, _ accessory: UICellAccessory, _ room: CGRect) {
    let size = size(accessory, view)
    let x =
      switch accessory.accessoryType {
      case .disclosureIndicator: room.maxX - size.width - metrics.chevronEnd
      case .outlineDisclosure: room.maxX - size.width - metrics.chevronEnd
      case .checkmark: room.maxX - size.width - metrics.checkmarkEnd
      default: room.midX - size.width / 2
      }
    func onPixel(_ length: CGFloat) -> CGFloat { (length / pixel).rounded() * pixel }
    var rect = CGRect(
      x: onPixel(x),
      y: onPixel(middle(room) - size.height / 2),
      width: size.width,
      height: size.height
    )
    if cell.isRightToLeft { rect = rect.mirrored(in: cell.bounds.width) }
    let isNew = view.superview !== cell
    if isNew { cell.addSubview(view) }
    // Bounds and centre: the outline's sign turns.
    let body = {
      // Views with constraints inside take every placement for news.
      let center = CGPoint(x: rect.midX, y: rect.midY)
      if view.bounds.size != rect.size { view.bounds.size = rect.size }
      if view.center != center { view.center = center }
    }
    if isNew { UIView.performWithoutAnimation(body) } else { body() }
    if isNew, UIView.inheritedAnimationDuration > 0 {
      UIView.performWithoutAnimation { view.alpha = 0 }
      view.alpha = 1
    }
  }

  /// Signs stand in the middle of a row, and beside the text of a header or footer.
  private func middle(_ room: CGRect) -> CGFloat {
    guard let role = cell.surroundings?.role, role != .cell,
      let content = cell.contentView as? UIListContentView, let text = content.textLayoutGuide
    else { return room.midY }
    content.layoutIfNeeded()
    return content.convert(text.layoutFrame, to: cell).midY
  }

  // MARK: Views

  private func keyed(
    _ accessories: [UICellAccessory]
  ) -> [(accessory: UICellAccessory, key: Key)] {
    var labels = 0
    return accessories.map { accessory in
      guard accessory.accessoryType == .label else {
        return (accessory, Key(type: accessory.accessoryType, number: 0))
      }
      labels += 1
      return (accessory, Key(type: .label, number: labels))
    }
  }

  private func view(_ accessory: UICellAccessory, _ key: Key) -> UIView {
    if let view = views[key] { return view }
    let made = make(accessory)
    views[key] = made
    configure(made, accessory)
    showState(made, accessory.accessoryType, animated: false)
    return made
  }

  private func make(_ accessory: UICellAccessory) -> UIView {
    switch accessory.accessoryType {
    case .customView(let view): view
    case .label: UILabel()
    case .popUpMenu: AccessoryMenuView()
    case .checkmark: AccessoryGlyphView(.checkmark)
    case .disclosureIndicator: AccessoryGlyphView(.chevron)
    case .outlineDisclosure: AccessoryGlyphView(.outline)
    case .detail: AccessoryGlyphView(.detail)
    case .delete: AccessoryGlyphView(.delete)
    case .insert: AccessoryGlyphView(.insert)
    case .multiselect: AccessoryGlyphView(.mark(isOn: cell.isSelected))
    case .reorder: AccessoryGripView(cell: cell)
    }
  }

  /// Brings views up to date after other accessories were set.
  func refresh() {
    measured = [:]
    for side in [current.leading, current.trailing] {
      for (accessory, key) in keyed(side) {
        if let view = views[key] { configure(view, accessory) }
      }
    }
    stateDidChange(animated: false)
  }

  private func configure(_ view: UIView, _ accessory: UICellAccessory) {
    let details = accessory.details
    switch accessory.accessoryType {
    case .customView: if let tint = details.tintColor { view.tintColor = tint }
    case .label: configure(view as? UILabel, details)
    case .popUpMenu: (view as? AccessoryMenuView)?.show(details)
    case .disclosureIndicator: view.tintColor = details.tintColor ?? .tertiaryLabel
    case .reorder: view.tintColor = details.tintColor ?? .tertiaryLabel
    default: view.tintColor = details.tintColor
    }
    guard let glyph = view as? AccessoryGlyphView else { return }
    glyph.discColor = details.backgroundColor
    if accessory.accessoryType == .outlineDisclosure {
      glyph.action = { [weak cell] in cell?.performOutlineAction() }
    } else if !(glyph is AccessoryGripView) {
      glyph.action = details.action
    }
  }

  private func configure(_ label: UILabel?, _ details: UICellAccessory.Details) {
    guard let label else { return }
    label.text = details.text
    label.font = details.font ?? .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = details.followsTextSize
    label.textColor = details.tintColor ?? .secondaryLabel
  }

  /// Signs that show the cell's state follow it.
  func stateDidChange(animated: Bool) {
    for (key, view) in views { showState(view, key.type, animated: animated) }
  }

  private func showState(
    _ view: UIView,
    _ type: UICellAccessory.AccessoryType,
    animated: Bool
  ) {
    switch type {
    case .multiselect: (view as? AccessoryGlyphView)?.glyph = .mark(isOn: cell.isSelected)
    case .outlineDisclosure: turn(view, animated: animated)
    default: break
    }
  }

  /// A collapsed row's sign points along the line, an expanded one's down.
  private func turn(_ view: UIView, animated: Bool) {
    let quarter: CGFloat = cell.isRightToLeft ? -.pi / 2 : .pi / 2
    let transform: CGAffineTransform =
      cell.circumstances.isExpanded ? CGAffineTransform(rotationAngle: quarter) : .identity
    guard view.transform != transform else { return }
    guard animated, cell.window != nil else {
      return UIView.performWithoutAnimation { view.transform = transform }
    }
    UIView.animate(withDuration: 0.25) { view.transform = transform }
  }
}
