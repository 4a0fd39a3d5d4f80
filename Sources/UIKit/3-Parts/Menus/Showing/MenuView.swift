import CoreGraphics
import Foundation

/// A menu, level by level: menus inside take its place and lead back.
@MainActor
final class MenuView: UIView {
  private let shade = UIView()
  private let card = UIView()
  private let scroll = UIScrollView()
  private var menus: [UIMenu]
  private var rows: [MenuRowView] = []
  private var provided: [ObjectIdentifier: [UIMenuElement]] = [:]
  private(set) var lit: MenuRowView?
  /// Whether the first entry is at the bottom.
  var opensUpwards = false { didSet { if opensUpwards != oldValue { load() } } }
  /// Called with an entry that was chosen; says whether the menu stays.
  var choose: (any UIMenuLeaf) -> Void = { _ in }
  /// Called when the menu wants to be of another size.
  var resized: () -> Void = {}

  init(_ menu: UIMenu) {
    menus = [menu]
    super.init(frame: CGRect(x: 0, y: 0, width: MenuMetrics.width, height: 0))
    shade.isUserInteractionEnabled = false
    shade.layer.shadowColor = UIColor.black.cgColor
    shade.layer.shadowOpacity = MenuMetrics.shadowOpacity
    shade.layer.shadowRadius = MenuMetrics.shadowRadius
    shade.layer.shadowOffset = MenuMetrics.shadowOffset
    card.layer.cornerRadius = MenuMetrics.radius
    card.layer.cornerCurve = .continuous
    card.clipsToBounds = true
    card.backgroundColor = MenuMetrics.fill
    card.layer.backdrop = MenuMetrics.backdrop
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.backgroundColor = nil
    for view in [shade, card] { addSubview(view) }
    card.addSubview(scroll)
    load()
  }

  required init?(coder: NSCoder) { nil }

  /// The menu that was opened.
  var menu: UIMenu { menus[0] }

  /// Shows another menu in place of what was opened.
  func show(_ menu: UIMenu) {
    menus = [menu]
    load()
    resized()
  }

  // MARK: Rows

  private func load() {
    guard let menu = menus.last else { return }
    let isInside = menus.count > 1
    var content = MenuRows(menu, isInside: isInside, provided: provided)
    if opensUpwards, !isInside { content = content.reversed() }
    for view in scroll.subviews { view.removeFromSuperview() }
    (rows, lit) = ([], nil)
    let isIndented =
      content.hasTicks
      || content.wholeRows.contains { row in
        switch row {
        case .menu, .back: true
        default: false
        }
      }
    var y: CGFloat = 0
    for (index, group) in content.groups.enumerated() {
      if index > 0 { y = addBand(at: y) }
      for (position, line) in group.lines.enumerated() {
        if position > 0 { addLine(at: y) }
        let views = line.map { row in
          MenuRowView(
            row,
            group.style(of: row),
            isIndented: isIndented,
            preferences: menu.displayPreferences
          )
        }
        y = add(views, at: y)
      }
    }
    scroll.contentSize = CGSize(width: MenuMetrics.width, height: y)
    for place in content.waiting { ask(place) }
  }

  /// Puts entries side by side, in the reading direction; returns where they end.
  private func add(_ line: [MenuRowView], at y: CGFloat) -> CGFloat {
    let width = MenuMetrics.width / CGFloat(line.count)
    let height = line.map { $0.height(for: width) }.max() ?? 0
    for (column, view) in line.enumerated() {
      let place = isRightToLeft ? line.count - 1 - column : column
      let x = (width * CGFloat(place)).rounded()
      let end = (width * CGFloat(place + 1)).rounded()
      view.frame = CGRect(x: x, y: y, width: end - x, height: height)
      view.activated = { [weak self, unowned view] in self?.choose(view) }
      scroll.addSubview(view)
      rows.append(view)
      if place > 0 { addRule(at: x, y, height) }
    }
    return y + height
  }

  private func addBand(at y: CGFloat) -> CGFloat {
    let band = UIView(
      frame: CGRect(x: 0, y: y, width: MenuMetrics.width, height: MenuMetrics.groupGap)
    )
    band.backgroundColor = MenuMetrics.gap
    scroll.addSubview(band)
    return band.frame.maxY
  }

  private func addLine(at y: CGFloat) {
    addRule(CGRect(x: 0, y: y - hairline, width: MenuMetrics.width, height: hairline))
  }

  private func addRule(at x: CGFloat, _ y: CGFloat, _ height: CGFloat) {
    addRule(CGRect(x: x - hairline, y: y, width: hairline, height: height))
  }

  private var hairline: CGFloat { 1 / max(traitCollection.displayScale, 1) }

  private func addRule(_ frame: CGRect) {
    let line = UIView(frame: frame)
    line.backgroundColor = MenuMetrics.line
    line.layer.zPosition = 1
    scroll.addSubview(line)
  }

  private func ask(_ place: UIDeferredMenuElement) {
    var isOver = false
    place.provide { [weak self] elements in
      guard let self, !isOver else { return }
      isOver = true
      provided[ObjectIdentifier(place)] = elements
      // What is at hand at once shows at once; the rows are still being made.
      FrameCycle.current.afterFrame { [weak self] in
        self?.load()
        self?.resized()
      }
    }
  }

  /// How tall the menu wants to be.
  var fullHeight: CGFloat { scroll.contentSize.height }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [shade, card, scroll] { view.frame = bounds }
    shade.layer.shadowPath =
      UIBezierPath(roundedRect: bounds, cornerRadius: MenuMetrics.radius).cgPath
    scroll.isScrollEnabled = scroll.contentSize.height > bounds.height
  }

  // MARK: Choosing

  private func row(at point: CGPoint) -> MenuRowView? {
    guard bounds.contains(point) else { return nil }
    let place = scroll.convert(point, from: self)
    return rows.first { $0.row.isChoosable && $0.frame.contains(place) }
  }

  /// A finger is at a point.
  func track(_ point: CGPoint) { light(row(at: point)) }

  /// The finger was lifted; what it was on is chosen.
  func release() {
    guard let row = lit else { return }
    light(nil)
    choose(row)
  }

  private func light(_ row: MenuRowView?) {
    guard row !== lit else { return }
    lit?.isLit = false
    lit = row
    lit?.isLit = true
  }

  private func choose(_ view: MenuRowView) {
    switch view.row {
    case .menu(let menu): open(menu)
    case .back: goBack()
    case .leaf(let leaf, let single):
      single?.tick(leaf)
      choose(leaf)
      if leaf.attributes.contains(.keepsMenuPresented) { load() }
    case .title, .waiting: break
    }
  }

  private func open(_ menu: UIMenu) {
    menus.append(menu)
    load()
    resized()
  }

  @discardableResult
  func goBack() -> Bool {
    guard menus.count > 1 else { return false }
    menus.removeLast()
    load()
    resized()
    return true
  }

  // MARK: Keys

  /// Lights the next or previous row that can be chosen.
  func step(_ by: Int) {
    let able = rows.filter(\.row.isChoosable)
    guard !able.isEmpty else { return }
    let current = able.firstIndex { $0 === lit }
    let next = current.map { ($0 + by + able.count) % able.count } ?? (by > 0 ? 0 : able.count - 1)
    light(able[next])
    scroll.scrollRectToVisible(able[next].frame, animated: false)
  }

  /// Whether what is lit has something beside it.
  var isLitBesideOthers: Bool { lit.map { $0.frame.width < MenuMetrics.width } ?? false }

  /// Whether the row that is lit leads into a menu.
  var isMenuLit: Bool { if case .menu = lit?.row { true } else { false } }

  // MARK: Accessibility

  override var roleByNature: AccessibilityRole? { .menu }
  override var labelByNature: String? { menus.last?.title }
}
