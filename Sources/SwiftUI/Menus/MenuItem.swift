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
  var kind: Kind

  /// What a view becomes in a menu of UIKit's.
  var element: UIMenuElement? {
    switch kind {
    case .action(let action):
      var attributes: UIMenuElement.Attributes = []
      if role == .destructive { attributes.insert(.destructive) }
      if !isEnabled { attributes.insert(.disabled) }
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

  var body: some View { SubmenuHolder(label: label, content: content, isInline: isInline) }
}

private struct SubmenuHolder<Label: View, Content: View>: PrimitiveView {
  let label: Label
  let content: Content
  let isInline: Bool

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
    element.collector = { [unowned labelNode] in labelNode.elements }
    element.make = { [unowned self] in
      let (title, image) = MenuReading.label(element.children)
      return MenuItem(
        title: title,
        image: image,
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

/// A control that shows a menu.
nonisolated public struct Menu<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?

  /// Makes a control.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }

  /// Makes a control that does something when it is tapped, and shows its menu when it is pressed.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }

  /// The label; the menu comes out of it.
  @MainActor
  public var body: some View {
    MenuBody(label: label, content: content, primaryAction: primaryAction)
  }
}

extension Menu where Label == Text {
  /// Makes a control with a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Makes a control with a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Text(title) })
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Makes a control with a text and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { SwiftUI.Label(titleKey, systemImage: systemImage) })
  }
}

private struct MenuBody<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
  @Environment(\.menuCollector) private var isCollected
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    if isCollected {
      SubmenuView(label: label, content: content, isInline: false)
    } else {
      label
        .modifier(ButtonForeground(role: nil, isEnabled: isEnabled))
        .modifier(
          MenuModifier(content: content, primaryAction: primaryAction, isContext: false)
        )
    }
  }
}

/// Shows a menu when a view is tapped or pressed.
struct MenuModifier<Content: View>: ElementModifier {
  let content: Content
  let primaryAction: (() -> Void)?
  let isContext: Bool

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<MenuModifier<Content>> {
    isContext
      ? ContextMenuElement(HitView(), self, around: content, node: node)
      : MenuElement(MenuControl(), self, around: content, node: node)
  }
}

/// The control of a menu.
final class MenuControl: UIButton {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? SpokenText.of(self) }
    set { super.accessibilityLabel = newValue }
  }
}

private final class MenuElement<Content: View>: SurfaceElement<
  MenuModifier<Content>, MenuControl
>
{
  private let reader: MenuReader<Content>

  override init(
    _ view: MenuControl,
    _ modifier: MenuModifier<Content>,
    around content: LayoutElement,
    node: GraphNode
  ) {
    reader = MenuReader(modifier.content, in: node.childPlace())
    super.init(view, modifier, around: content, node: node)
    view.showsMenuAsPrimaryAction = modifier.primaryAction == nil
    view.isEnabled = node.environment.isEnabled
    view.setAction(for: .touchUpInside) { [unowned self] in self.modifier.primaryAction?() }
    refresh()
  }

  private func refresh() {
    view.menu = UIMenu(
      title: "",
      children: [
        UIDeferredMenuElement.uncached { [weak self] provide in
          provide(MenuItem.elements(self?.reader.items ?? []))
        }
      ]
    )
  }

  override func modifierDidChange(
    from old: MenuModifier<Content>,
    isEnvironmentChanged: Bool
  ) {
    reader.update(modifier.content, node.environment)
    view.isEnabled = node.environment.isEnabled
  }

  override func remove() { reader.end() }

  override func isHit(_ point: CGPoint) -> Bool { true }
}

private final class ContextMenuElement<Content: View>: SurfaceElement<
  MenuModifier<Content>, HitView
>
{
  private let reader: MenuReader<Content>
  private let presenter: ContextMenuPresenter

  override init(
    _ view: HitView,
    _ modifier: MenuModifier<Content>,
    around content: LayoutElement,
    node: GraphNode
  ) {
    let reader = MenuReader(modifier.content, in: node.childPlace())
    self.reader = reader
    presenter = ContextMenuPresenter { MenuItem.elements(reader.items) }
    super.init(view, modifier, around: content, node: node)
    view.addInteraction(UIContextMenuInteraction(delegate: presenter))
  }

  override func modifierDidChange(
    from old: MenuModifier<Content>,
    isEnvironmentChanged: Bool
  ) {
    reader.update(modifier.content, node.environment)
  }

  override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value {
    if Key.self == ContextMenuTrait.self {
      let reader = reader
      let make: (@MainActor () -> [UIMenuElement])? = { MenuItem.elements(reader.items) }
      if let value = make as? Key.Value { return value }
    }
    return super.trait(key)
  }

  override func remove() { reader.end() }
}

/// The menu that an element shows when it is pressed.
enum ContextMenuTrait: ElementTrait {
  static var defaultValue: (@MainActor () -> [UIMenuElement])? { nil }
}

/// Shows the menu of a view that is pressed.
final class ContextMenuPresenter: NSObject, UIContextMenuInteractionDelegate {
  private let elements: () -> [UIMenuElement]

  init(_ elements: @escaping () -> [UIMenuElement]) { self.elements = elements }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    let children = elements()
    guard !children.isEmpty else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(title: "", children: children)
    }
  }
}

extension View {
  /// Shows a menu when the view is pressed.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
    modifier(MenuModifier(content: menuItems(), primaryAction: nil, isContext: true))
  }

  /// Shows a menu and a view when the view is pressed; the view here is what was pressed.
  public func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items,
    @ViewBuilder preview: () -> Preview
  ) -> some View {
    modifier(MenuModifier(content: menuItems(), primaryAction: nil, isContext: true))
  }
}
