import UIKit
import ViewLayout

/// A switch with a title.
nonisolated public struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label
  /// Whether it is the switch that a style shows.
  var isStyled = false

  /// Makes a switch.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// The title and the switch, in the style of switches.
  @MainActor
  public var body: some View {
    ToggleBody(isOn: isOn, label: AnyView(label), isStyled: isStyled)
  }
}

extension Toggle where Label == Text {
  /// Makes a switch with a text.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Makes a switch with a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(_ title: Characters, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Makes a switch with a text and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Makes a switch of what a style is told.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
    isStyled = true
  }
}

/// How switches look.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// A switch as it is shown.
  associatedtype Body: View
  /// What a style is told.
  typealias Configuration = ToggleStyleConfiguration
  /// A switch as it is shown.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of switches is told.
public struct ToggleStyleConfiguration {
  /// The title of a switch.
  public struct Label: View {
    let view: AnyView

    /// The title.
    public var body: some View { view }
  }

  /// The title.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool
}

struct ToggleBody: View {
  let isOn: Binding<Bool>
  let label: AnyView
  var isStyled = false
  @Environment(\.styles) private var styles
  @Environment(\.menuCollector) private var isCollected
  @Environment(\.keyboardShortcut) private var shortcut

  var body: some View {
    if let shortcut {
      let isOn = isOn
      // What is shown may be a button, whose shortcut it is not.
      shown.environment(\.keyboardShortcut, nil).modifier(
        ShortcutModifier(shortcut: shortcut, label: label) { isOn.wrappedValue.toggle() }
      )
    } else {
      shown
    }
  }

  @ViewBuilder private var shown: some View {
    let configuration = ToggleStyleConfiguration(
      label: ToggleStyleConfiguration.Label(view: label),
      isOn: isOn
    )
    if isCollected {
      MenuItemView(label: label, role: nil, isOn: isOn.wrappedValue) {
        .action { isOn.wrappedValue.toggle() }
      }
    } else if let styled = styles.view(configuration, isStyled: isStyled) {
      styled
    } else {
      SwitchStyleBody(configuration: configuration)
    }
  }
}

struct SwitchStyleBody: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.hidesLabels) private var hidesLabels

  var body: some View {
    if hidesLabels {
      control
    } else {
      HStack {
        configuration.label
        Spacer(minLength: 8)
        control
      }
    }
  }

  private var control: some View {
    let isOn = configuration.$isOn
    let value = isOn.wrappedValue
    return ControlView<UISwitch>(
      make: { UISwitch() },
      update: { control, environment in
        if control.isOn != value {
          control.setOn(value, animated: control.window != nil)
        }
        control.isEnabled = environment.isEnabled
        control.onTintColor = environment.tintStyle?.solidColor(in: environment)
        control.setAction(for: .valueChanged) { [weak control] in
          if let control { isOn.wrappedValue = control.isOn }
        }
      }
    )
    .fixedSize()
  }
}

/// A switch that slides.
public struct SwitchToggleStyle: ToggleStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the style in a colour.
  public nonisolated init(tint: Color) { self.tint = tint }

  private nonisolated(unsafe) var tint: Color?

  /// The title and the switch.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchStyleBody(configuration: configuration)
      .transformEnvironment(\.tintStyle) { style in
        if let tint { style = AnyShapeStyle(tint) }
      }
  }
}

/// A button that stays pressed.
public struct ButtonToggleStyle: ToggleStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The title on a ground while it is on.
  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
        .padding(.horizontal, 12)
        .padding(.vertical, 7)
        .background(
          configuration.isOn ? Color.accentColor.opacity(0.2) : Color.clear,
          in: RoundedRectangle(cornerRadius: 8)
        )
    }
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch that slides.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
  /// As the system likes.
  public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
