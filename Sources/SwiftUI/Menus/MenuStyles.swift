import UIKit

/// How controls look that show a menu.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// A control as it is shown.
  associatedtype Body: View
  /// What a style is told.
  typealias Configuration = MenuStyleConfiguration
  /// A control as it is shown.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of menus is told.
public struct MenuStyleConfiguration {
  /// The label of a control.
  public struct Label: View {
    let view: AnyView

    /// The label.
    public var body: some View { view }
  }

  /// What there is to choose from.
  public struct Content: View {
    let view: AnyView

    /// The items.
    public var body: some View { view }
  }

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

/// The style of the system: a label in the tint colour.
public struct DefaultMenuStyle: MenuStyle, SystemStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A label in the tint colour.
public struct BorderlessButtonMenuStyle: MenuStyle, SystemStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button, in the style that is set for buttons.
public struct ButtonMenuStyle: MenuStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The button.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonMenu(configuration: configuration)
  }
}

/// A menu that comes out of what the style of buttons makes of its label.
private struct ButtonMenu: View {
  let configuration: MenuStyleConfiguration

  var body: some View {
    Button {
    } label: {
      configuration.label
    }
    .modifier(
      MenuModifier(
        content: configuration.content,
        primaryAction: configuration.primaryAction,
        isContext: false
      )
    )
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The style of the system.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A label in the tint colour.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button, in the style that is set for buttons.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension View {
  /// Sets how controls look that show a menu.
  public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View {
    setStyle(style) { $0.makeBody(configuration: $1) }
  }
}
