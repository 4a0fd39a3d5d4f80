import UIKit
import ViewGraph
import ViewLayout

/// What a view is in a menu, an alert or among swipe actions.
@MainActor
struct MenuItem {
  enum Kind {
    case action(@MainActor () -> Void)
    case submenu([MenuItem], isInline: Bool)
    case divider
    /// Room that grows, in a bar.
    case space
    case text
  }

  var title = ""
  var image: UIImage?
  var role: ButtonRole?
  var isEnabled = true
  var isOn = false
  var tint: UIColor?
  /// Whether the menu stays when the item is chosen.
  var keepsMenu = false
  /// How large the items of a menu inside are.
  var size = UIMenu.ElementSize.automatic
  /// The order of the items of a menu inside.
  var order = MenuOrder.automatic
  var kind: Kind

  /// What a view becomes in a menu of UIKit's.
  var element: UIMenuElement? {
    switch kind {
    case .action(let action):
      var attributes: UIMenuElement.Attributes = []
      if role == .destructive { attributes.insert(.destructive) }
      if !isEnabled { attributes.insert(.disabled) }
      if keepsMenu { attributes.insert(.keepsMenuPresented) }
      return UIAction(
        title: title,
        image: image,
        attributes: attributes,
        state: isOn ? .on : .off
      ) { _ in action() }
    case .submenu(let items, let isInline):
      return UIMenu(
        title: title,
        image: image,
        options: isInline ? .displayInline : [],
        preferredElementSize: size,
        children: MenuItem.elements(items)
      )
    case .divider, .space: return nil
    case .text:
      return UIAction(title: title, image: image, attributes: .disabled) { _ in }
    }
  }

  /// The elements of a menu: dividers put what is between them into groups.
  static func elements(_ items: [MenuItem]) -> [UIMenuElement] {
    let groups = items.split(omittingEmptySubsequences: true) { item in
      if case .divider = item.kind { true } else { false }
    }
    guard groups.count > 1 else { return items.compactMap(\.element) }
    return groups.map { group in
      UIMenu(title: "", options: .displayInline, children: group.compactMap(\.element))
    }
  }
}

/// The item that an element is in a menu.
enum MenuItemTrait: ElementTrait {
  static var defaultValue: (@MainActor () -> MenuItem)? { nil }
}

/// Views that are read for a menu rather than shown.
@MainActor
final class MenuReader<Content: View> {
  private let node: LayerNode<Content>

  init(_ content: Content, in place: NodePlace) {
    var environment = place.environment
    environment.menuCollector = true
    environment.styles = StyleTable()
    node = LayerNode(
      content,
      in: NodePlace(host: place.host, parent: place.parent, environment: environment)
    )
  }

  func update(_ content: Content, _ environment: EnvironmentValues) {
    var environment = environment
    environment.menuCollector = true
    environment.styles = StyleTable()
    node.update(content, environment)
  }

  /// What there is to choose from.
  var items: [MenuItem] { MenuReading.items(node.elements) }

  var elements: [LayoutElement] { node.elements }

  func end() { node.remove() }
}

/// Reads elements for menus.
@MainActor
enum MenuReading {
  static func items(_ elements: [LayoutElement]) -> [MenuItem] {
    elements.compactMap { element in
      if let make = element.trait(MenuItemTrait.self) { return make() }
      if let text = textElement(element) {
        return MenuItem(title: text, kind: .text)
      }
      return nil
    }
  }

  /// The text and the image of a label.
  static func label(_ elements: [LayoutElement]) -> (title: String, image: UIImage?) {
    var titles: [String] = []
    var image: UIImage?
    func visit(_ element: LayoutElement) {
      if let text = element as? TextElement {
        if let string = text.view.text { titles.append(string) }
      } else if let picture = element as? ImageElement {
        image = image ?? picture.view.image
      } else if let container = element as? ContainerElement {
        for child in container.children { visit(child) }
      } else if let inner = element.wrapped {
        visit(inner)
      }
    }
    for element in elements { visit(element) }
    return (titles.joined(separator: " "), image)
  }

  private static func textElement(_ element: LayoutElement) -> String? {
    let title = label([element]).title
    return title.isEmpty ? nil : title
  }
}

/// A view that is an item of a menu: it shows nothing.
struct MenuItemView<Label: View>: PrimitiveView {
  let label: Label
  let role: ButtonRole?
  let isOn: Bool
  let kind: () -> MenuItem.Kind

  static func viewNode(_ view: Self, in place: NodePlace) -> ViewNode<Self> {
    MenuItemNode(view, in: place, element: MenuItemElement()) { $0.label }
  }
}

private final class MenuItemElement: ContainerElement {
  var make: (@MainActor () -> MenuItem)?

  override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value {
    if Key.self == MenuItemTrait.self, let value = make as? Key.Value { return value }
    return super.trait(key)
  }
}

private final class MenuItemNode<Label: View>: ContainerNode<
  MenuItemView<Label>, Label, MenuItemElement
>
{
  override func elementDidChange(_ change: NodeChange<MenuItemView<Label>>?) {
    element.make = { [unowned self] in
      let (title, image) = MenuReading.label(element.children)
      return MenuItem(
        title: title,
        image: image,
        role: view.role,
        isEnabled: environment.isEnabled,
        isOn: view.isOn,
        tint: environment.tintStyle?.solidColor(in: environment),
        keepsMenu: environment.menuDismissal == .disabled,
        kind: view.kind()
      )
    }
  }
}

/// Views that are read for a menu inside of another one.
struct SubmenuView<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let isInline: Bool
  var size = UIMenu.ElementSize.automatic

  var body: some View {
    SubmenuHolder(label: label, content: content, isInline: isInline, size: size)
  }
}

private struct SubmenuHolder<Label: View, Content: View>: PrimitiveView {
  let label: Label
  let content: Content
  let isInline: Bool
  let size: UIMenu.ElementSize

  static func viewNode(_ view: Self, in place: NodePlace) -> ViewNode<Self> {
    SubmenuNode(view, in: place)
  }
}

private final class SubmenuNode<Label: View, Content: View>: ViewNode<
  SubmenuHolder<Label, Content>
>
{
  private var labelNode: ViewNode<Label>?
  private var reader: MenuReader<Content>?
  private let element = MenuItemElement()

  override init(_ view: SubmenuHolder<Label, Content>, in place: NodePlace) {
    super.init(view, in: place)
    let labelNode = Label.viewNode(view.label, in: childPlace())
    let reader = MenuReader(view.content, in: childPlace())
    self.labelNode = labelNode
    self.reader = reader
    element.collector = { [weak labelNode] in labelNode?.elements ?? [] }
    element.make = { [unowned self] in
      let (title, image) = MenuReading.label(element.children)
      return MenuItem(
        title: title,
        image: image,
        size: self.view.size,
        order: environment.menuOrder,
        kind: .submenu(reader.items, isInline: self.view.isInline)
      )
    }
  }

  override func viewDidChange(_ change: NodeChange<SubmenuHolder<Label, Content>>) {
    labelNode?.update(view.label, environment)
    reader?.update(view.content, environment)
  }

  override func collect(_ elements: inout [LayoutElement]) { elements.append(element) }

  override var isStructural: Bool { false }

  override func remove() {
    labelNode?.remove()
    reader?.end()
    super.remove()
  }
}
