import CoreGraphics
import Foundation

/// The entries of an edit menu side by side, in pages where they have no room.
@MainActor
final class EditBar: UIView {
  static let height: CGFloat = 44
  private static let arrowWidth: CGFloat = 34
  private let shade = UIView()
  private let card = UIView()
  /// The menus that were opened, the innermost last, and the page that shows of each.
  private var levels: [(menu: UIMenu, page: Int)]
  /// Called with an entry that was chosen.
  var choose: (any UIMenuLeaf) -> Void = { _ in }
  /// Called when the bar wants to be of another size.
  var resized: () -> Void = {}
  /// How wide it may be, in points.
  var room: CGFloat = .infinity { didSet { if room != oldValue { load() } } }

  init(_ menu: UIMenu) {
    levels = [(menu, 0)]
    super.init(frame: .zero)
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
    for view in [shade, card] { addSubview(view) }
    load()
  }

  required init?(coder: NSCoder) { nil }

  /// The menu that was opened.
  var menu: UIMenu { levels[0].menu }

  /// Shows another menu in place of what was opened.
  func show(_ menu: UIMenu) {
    levels = [(menu, 0)]
    load()
    resized()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [shade, card] { view.frame = bounds }
    shade.layer.shadowPath =
      UIBezierPath(roundedRect: bounds, cornerRadius: MenuMetrics.radius).cgPath
  }

  // MARK: Entries

  private static func entries(_ menu: UIMenu) -> [UIMenuElement] {
    menu.children.flatMap { element -> [UIMenuElement] in
      switch element {
      case let menu as UIMenu where menu.options.contains(.displayInline): entries(menu)
      case let place as UIDeferredMenuElement: place.known ?? []
      case let leaf as any UIMenuLeaf: leaf.attributes.contains(.hidden) ? [] : [element]
      default: [element]
      }
    }
  }

  private func load() {
    for view in card.subviews { view.removeFromSuperview() }
    guard let level = levels.last else { return }
    let buttons = Self.entries(level.menu).map(button(for:))
    let pages = pages(of: buttons)
    var shown: [UIView] = []
    if level.page > 0 {
      shown.append(arrow("chevron.left", "Previous") { $0.page -= 1 })
    } else if levels.count > 1 {
      shown.append(arrow("chevron.left", "Back", nil))
    }
    shown += pages.indices.contains(level.page) ? pages[level.page] : []
    if level.page + 1 < pages.count {
      shown.append(arrow("chevron.right", "Next") { $0.page += 1 })
    }
    place(isRightToLeft ? shown.reversed() : shown)
  }

  private func place(_ views: [UIView]) {
    let line = 1 / max(traitCollection.displayScale, 1)
    var x: CGFloat = 0
    for (number, view) in views.enumerated() {
      if number > 0 {
        let separator = UIView(frame: CGRect(x: x, y: 0, width: line, height: Self.height))
        separator.backgroundColor = MenuMetrics.line
        card.addSubview(separator)
        x += line
      }
      view.frame = CGRect(x: x, y: 0, width: view.bounds.width, height: Self.height)
      card.addSubview(view)
      x += view.bounds.width
    }
    bounds.size = CGSize(width: x, height: Self.height)
    setNeedsLayout()
  }

  /// As many entries a page as have room beside the arrows.
  private func pages(of buttons: [EditBarButton]) -> [[EditBarButton]] {
    let whole = buttons.reduce(0) { $0 + $1.bounds.width + 1 }
    let back = levels.count > 1 ? Self.arrowWidth : 0
    guard whole + back > room else { return [buttons] }
    var pages: [[EditBarButton]] = [[]]
    var width: CGFloat = 0
    for button in buttons {
      let own = button.bounds.width + 1
      if !pages[pages.count - 1].isEmpty, width + own > room - 2 * (Self.arrowWidth + 1) {
        pages.append([])
        width = 0
      }
      pages[pages.count - 1].append(button)
      width += own
    }
    return pages
  }

  private func button(for element: UIMenuElement) -> EditBarButton {
    let button = EditBarButton(title: element.title, image: element.image)
    if let leaf = element as? any UIMenuLeaf {
      button.isEnabled = !leaf.attributes.contains(.disabled)
      button.isDestructive = leaf.attributes.contains(.destructive)
    }
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        if let leaf = element as? any UIMenuLeaf { return choose(leaf) }
        if let menu = element as? UIMenu { turn { $0.append((menu, 0)) } }
      },
      for: .touchUpInside
    )
    return button
  }

  /// An arrow to another page; without one, back to the menu outside.
  private func arrow(
    _ symbol: String,
    _ label: String,
    _ change: ((inout (menu: UIMenu, page: Int)) -> Void)?
  ) -> UIView {
    let configuration = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
    let image = UIImage(systemName: symbol, withConfiguration: configuration)
    let button = EditBarButton(
      title: "",
      image: image?.imageFlippedForRightToLeftLayoutDirection()
    )
    button.bounds.size.width = Self.arrowWidth
    button.accessibilityLabel = label
    button.addAction(
      UIAction { [weak self] _ in
        self?.turn { levels in
          if let change {
            change(&levels[levels.count - 1])
          } else {
            levels.removeLast()
          }
        }
      },
      for: .touchUpInside
    )
    return button
  }

  private func turn(_ change: (inout [(menu: UIMenu, page: Int)]) -> Void) {
    change(&levels)
    load()
    resized()
  }
}
