import UIKit
import ViewGraph
import ViewLayout

/// A control that shows a menu.
nonisolated public struct Menu<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
  /// Whether it is the menu that a style shows.
  var isStyled = false
  /// Whether it looks as the system has it, whatever style is set.
  var isPlain = false

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
    MenuBody(
      label: label,
      content: content,
      primaryAction: primaryAction,
      isStyled: isStyled,
      isPlain: isPlain
    )
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

  /// Makes a control with a text that does something when it is tapped, and shows its menu when it is pressed.
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// Makes a control with a text that does something when it is tapped, and shows its menu when it is pressed.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu {
  /// The menu as the system shows it, whatever style is set.
  var plain: Self {
    var copy = self
    copy.isPlain = true
    return copy
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Makes a control of what a style is told.
  public init(_ configuration: MenuStyleConfiguration) {
    label = configuration.label
    content = configuration.content
    primaryAction = configuration.primaryAction
    isStyled = true
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
  let isStyled: Bool
  let isPlain: Bool
  @Environment(\.menuCollector) private var isCollected
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.styles) private var styles

  var body: some View {
    if isCollected {
      SubmenuView(label: label, content: content, isInline: false)
    } else if !isPlain, let styled = styles.view(configuration, isStyled: isStyled) {
      styled
    } else {
      label
        .modifier(ButtonForeground(role: nil, isEnabled: isEnabled))
        .modifier(
          MenuModifier(content: content, primaryAction: primaryAction, isContext: false)
        )
    }
  }

  private var configuration: MenuStyleConfiguration {
    MenuStyleConfiguration(
      label: MenuStyleConfiguration.Label(view: AnyView(label)),
      content: MenuStyleConfiguration.Content(view: AnyView(content)),
      primaryAction: primaryAction
    )
  }
}

/// Shows a menu when a view is tapped or pressed.
struct MenuModifier<Content: View>: ElementModifier {
  let content: Content
  let primaryAction: (() -> Void)?
  let isContext: Bool
  /// What a menu of a view that is pressed shows in its place.
  var preview: AnyView?

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
    view.preferredMenuElementOrder = node.environment.menuOrder.order
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
    view.preferredMenuElementOrder = node.environment.menuOrder.order
  }

  override func remove() { reader.end() }

  override func isHit(_ point: CGPoint) -> Bool { true }
}
