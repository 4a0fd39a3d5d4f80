import UIKit
import ViewGraph
import ViewLayout

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  let number: Int

  /// It destroys something.
  public static let destructive = ButtonRole(number: 0)
  /// It leaves everything as it is.
  public static let cancel = ButtonRole(number: 1)
}

/// A view that does something when it is tapped.
nonisolated public struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  /// Whether it is the button that a style shows.
  var isStyled = false

  /// Makes a button.
  public init(
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    role = nil
    self.action = action
    self.label = label()
  }

  /// Makes a button that is for something.
  public init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// The label, in the style of buttons.
  @MainActor
  public var body: some View {
    ButtonBody(role: role, action: action, label: AnyView(label), isStyled: isStyled)
  }
}

extension Button where Label == Text {
  /// Makes a button with a text.
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Makes a button with a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }

  /// Makes a button with a text that is for something.
  public init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Makes a button with a text that is for something.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Makes a button with a text and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a button with a text and a symbol.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ title: Characters,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }

  /// Makes a button with a text and a symbol that is for something.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

/// The body of a button.
struct ButtonBody: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: AnyView
  var isStyled = false
  @Environment(\.styles) private var styles
  @Environment(\.menuCollector) private var collector
  @Environment(\.keyboardShortcut) private var shortcut

  var body: some View {
    if let shortcut {
      shown.modifier(ShortcutModifier(shortcut: shortcut, label: label, action: action))
    } else {
      shown
    }
  }

  @ViewBuilder private var shown: some View {
    let configuration = PrimitiveButtonStyleConfiguration(
      role: role,
      label: PrimitiveButtonStyleConfiguration.Label(view: row),
      action: action
    )
    if collector {
      MenuItemView(label: label, role: role, isOn: false) { .action(action) }
    } else if let styled = styles.view(configuration, isStyled: isStyled) {
      styled
    } else {
      DefaultButton(role: role, action: action, label: row)
    }
  }

  /// The label; several views of it stand beside each other.
  private var row: AnyView { AnyView(HStack { label }) }
}

/// A button in the style of the system: its label in the tint colour.
struct DefaultButton: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: AnyView
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isListRow) private var isListRow

  var body: some View {
    PressableView(action: action) { isPressed in
      label
        .modifier(ButtonForeground(role: role, isEnabled: isEnabled))
        .opacity(isPressed && !isListRow ? 0.2 : 1)
    }
    .modifier(TraitModifier<RowActionTrait>(value: isEnabled ? action : nil))
  }
}

/// Colours labels as those of buttons.
struct ButtonForeground: ViewModifier {
  let role: ButtonRole?
  let isEnabled: Bool
  @Environment(\.foreground) private var foreground
  @Environment(\.tintStyle) private var tint

  func body(content: Content) -> some View {
    if !isEnabled {
      content.foregroundStyle(Color(.tertiaryLabel))
    } else if role == .destructive {
      content.foregroundStyle(.red)
    } else if foreground == nil || foreground?.base is HierarchicalShapeStyle {
      content.foregroundStyle(TintShapeStyle())
    } else {
      content
    }
  }
}

/// What happens when the row is chosen that an element is in.
enum RowActionTrait: ElementTrait {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

/// A view that answers to presses, and shows itself pressed.
struct PressableView<Content: View>: View {
  let action: @MainActor () -> Void
  let content: (Bool) -> Content
  @State private var isPressed = false

  init(
    action: @escaping @MainActor () -> Void,
    @ViewBuilder content: @escaping (Bool) -> Content
  ) {
    self.action = action
    self.content = content
  }

  var body: some View {
    content(isPressed)
      .modifier(PressModifier(action: action, isPressed: $isPressed))
  }
}

/// Lets a view be pressed.
struct PressModifier: ElementModifier {
  let action: @MainActor () -> Void
  let isPressed: Binding<Bool>

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<PressModifier> {
    PressElement(PressControl(), self, around: content, node: node)
  }
}

/// The control of a button.
final class PressControl: UIControl, HitShaped {
  var hitPath: ((CGRect) -> Path)?
  var pressed: (Bool) -> Void = { _ in }
  var action: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(UIAction { [weak self] _ in self?.action() }, for: .touchUpInside)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Made in code.") }

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { pressed(isHighlighted) } }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    hitPath.map { $0(bounds).contains(point) } ?? super.point(inside: point, with: event)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // What is in a label is part of the button.
    super.hitTest(point, with: event) == nil ? nil : self
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? SpokenText.of(self) }
    set { super.accessibilityLabel = newValue }
  }
}

/// What views say together to who does not see them.
@MainActor
enum SpokenText {
  static func of(_ view: UIView) -> String? {
    var parts: [String] = []
    collect(view, &parts)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private static func collect(_ view: UIView, _ parts: inout [String]) {
    for subview in view.subviews where !subview.isHidden && !subview.accessibilityElementsHidden {
      if let label = subview as? UILabel {
        if let text = label.text, !text.isEmpty { parts.append(text) }
      } else if let text = subview.accessibilityLabel {
        parts.append(text)
      } else {
        collect(subview, &parts)
      }
    }
  }
}

final class PressElement: HitSurfaceElement<PressModifier, PressControl> {
  override init(
    _ view: PressControl,
    _ modifier: PressModifier,
    around content: LayoutElement,
    node: GraphNode
  ) {
    super.init(view, modifier, around: content, node: node)
    view.action = { [unowned self] in self.modifier.action() }
    view.pressed = { [unowned self] in self.modifier.isPressed.wrappedValue = $0 }
    view.isEnabled = node.environment.isEnabled
  }

  override func modifierDidChange(from old: PressModifier, isEnvironmentChanged: Bool) {
    view.isEnabled = node.environment.isEnabled
  }

  override func isHit(_ point: CGPoint) -> Bool { true }
}

enum ListRowKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

enum MenuCollectorKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var borderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }

  /// Whether a view is the row of a list.
  var isListRow: Bool {
    get { self[ListRowKey.self] }
    set { self[ListRowKey.self] = newValue }
  }

  /// Whether views are read for a menu.
  var menuCollector: Bool {
    get { self[MenuCollectorKey.self] }
    set { self[MenuCollectorKey.self] = newValue }
  }
}
