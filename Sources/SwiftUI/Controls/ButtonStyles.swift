import UIKit
import ViewGraph
import ViewLayout

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes a button of what a style is told.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    let action = configuration.action
    self.init(role: configuration.role, action: action) { configuration.label }
    isStyled = true
  }
}

/// How buttons look.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// A button as it is shown.
  associatedtype Body: View
  /// What a style is told.
  typealias Configuration = ButtonStyleConfiguration
  /// A button as it is shown.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of buttons is told.
public struct ButtonStyleConfiguration {
  /// The label of a button.
  public struct Label: View {
    let view: AnyView

    /// The label.
    public var body: some View { view }
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether it is pressed.
  public let isPressed: Bool
}

/// How buttons look and what they answer to.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// A button as it is shown.
  associatedtype Body: View
  /// What a style is told.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// A button as it is shown.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of buttons is told.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button.
  public struct Label: View {
    let view: AnyView

    /// The label.
    public var body: some View { view }
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button does.
  @MainActor public func trigger() { action() }
}

/// The style of the system.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The label in the tint colour.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultButton(
      role: configuration.role,
      action: configuration.action,
      label: AnyView(configuration.label)
    )
  }
}

/// A button that is its label in the tint colour.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The label in the tint colour.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultButton(
      role: configuration.role,
      action: configuration.action,
      label: AnyView(configuration.label)
    )
    .environment(\.isListRow, false)
  }
}

/// A button that is its label.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The label, which is fainter while it is pressed.
  public func makeBody(configuration: Configuration) -> some View {
    PressableView(action: configuration.action) { isPressed in
      configuration.label.opacity(isPressed ? 0.75 : 1)
    }
  }
}

/// A button on a ground.
struct GroundedButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let isProminent: Bool
  /// What it lies on where that is glass: a capsule, unless another form is set.
  var glass: Glass?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.borderShape) private var shape
  @Environment(\.tintStyle) private var tint

  private var metrics: (horizontal: CGFloat, vertical: CGFloat, radius: CGFloat, font: Font) {
    switch size {
    case .mini, .small: (10, 5, 6, .subheadline)
    case .regular: (12, 7, 8, .body)
    case .large, .extraLarge: (20, 15, 12, .body)
    }
  }

  private var color: Color {
    if configuration.role == .destructive { return .red }
    return tint.flatMap { $0.base as? Color } ?? .accentColor
  }

  var body: some View {
    let metrics = metrics
    PressableView(action: configuration.action) { isPressed in
      configuration.label
        .font(metrics.font)
        .foregroundStyle(front)
        .padding(.horizontal, metrics.horizontal)
        .padding(.vertical, metrics.vertical)
        .background {
          if let glass, !isProminent {
            GlassGround(glass: glass, form: form(metrics.radius)).opacity(isPressed ? 0.75 : 1)
          } else {
            form(metrics.radius).fill(ground.opacity(isPressed ? 0.75 : 1))
          }
        }
    }
  }

  private var front: Color {
    if !isEnabled { return Color(.tertiaryLabel) }
    if isProminent { return .white }
    guard let glass else { return color }
    if configuration.role == .destructive { return .red }
    return glass.color == nil ? .primary : .white
  }

  private var ground: Color {
    if !isEnabled { return Color(.tertiarySystemFill) }
    if isProminent { return color }
    return tint == nil && configuration.role == nil
      ? Color(.tertiarySystemFill) : color.opacity(0.15)
  }

  private func form(_ radius: CGFloat) -> RoundedRectangle {
    switch shape.kind {
    case .capsule, .circle: RoundedRectangle(cornerRadius: 1000)
    case .rounded(let own): RoundedRectangle(cornerRadius: own ?? (glass == nil ? radius : 1000))
    }
  }
}

/// A button on a ground of its tint.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The label on a ground.
  public func makeBody(configuration: Configuration) -> some View {
    GroundedButton(configuration: configuration, isProminent: false)
  }
}

/// A button on a ground of the tint colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The label on a ground.
  public func makeBody(configuration: Configuration) -> some View {
    GroundedButton(configuration: configuration, isProminent: true)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style of the system.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A button that is its label.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A button that is its label in the tint colour.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A button on a ground of its tint.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A button on a ground of the tint colour.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// The form of a button's ground.
public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case rounded(CGFloat?)
    case capsule
    case circle
  }

  let kind: Kind

  /// As the system likes.
  public static let automatic = ButtonBorderShape(kind: .rounded(nil))
  /// A capsule.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A rectangle with round corners.
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))

  /// A rectangle with round corners of a radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }
}

enum BorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension View {
  /// Sets how buttons look.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    setStyle(style) { style, button in
      let button: PrimitiveButtonStyleConfiguration = button
      PressableView(action: button.action) { isPressed in
        StyledView(
          style,
          ButtonStyleConfiguration(
            role: button.role,
            label: ButtonStyleConfiguration.Label(view: button.label.view),
            isPressed: isPressed
          )
        ) { $0.makeBody(configuration: $1) }
      }
    }
  }

  /// Sets how buttons look and what they answer to.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    setStyle(style) { $0.makeBody(configuration: $1) }
  }

  /// Sets the form of buttons' grounds.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.borderShape, shape)
  }
}
