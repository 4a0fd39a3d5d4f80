import UIKit

/// How groups of controls look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// A group as it is shown.
  associatedtype Body: View
  /// What a style is told.
  typealias Configuration = ControlGroupStyleConfiguration
  /// A group as it is shown.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of groups of controls is told.
public struct ControlGroupStyleConfiguration {
  /// The controls of a group.
  public struct Content: View {
    let view: AnyView

    /// The controls.
    public var body: some View { view }
  }

  /// The label of a group.
  public struct Label: View {
    let view: AnyView

    /// The label.
    public var body: some View { view }
  }

  /// The controls.
  public let content: Content
  /// The label; nothing where the group has none.
  public let label: Label
}

/// What a group of controls is.
enum ControlGroupForm {
  case automatic
  case row
  case menu
  case compactMenu
  case palette
}

/// A style of groups that comes with the framework.
@MainActor @preconcurrency
protocol FormedControlGroupStyle: ControlGroupStyle {
  var form: ControlGroupForm { get }
}

/// As the system likes: a row of buttons, and a row of items in a menu.
public struct AutomaticControlGroupStyle: ControlGroupStyle, FormedControlGroupStyle {
  var form: ControlGroupForm { .automatic }

  /// Makes the style.
  public nonisolated init() {}

  /// A row.
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

/// A row of buttons, as in a bar.
public struct NavigationControlGroupStyle: ControlGroupStyle, FormedControlGroupStyle {
  var form: ControlGroupForm { .row }

  /// Makes the style.
  public nonisolated init() {}

  /// A row.
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

/// A menu, and a menu inside another one.
public struct MenuControlGroupStyle: ControlGroupStyle, FormedControlGroupStyle {
  var form: ControlGroupForm { .menu }

  /// Makes the style.
  public nonisolated init() {}

  /// A menu that comes out of the label.
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// A menu, and a row of items inside another one.
public struct CompactMenuControlGroupStyle: ControlGroupStyle, FormedControlGroupStyle {
  var form: ControlGroupForm { .compactMenu }

  /// Makes the style.
  public nonisolated init() {}

  /// A menu that comes out of the label.
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      ControlGroup(content: { configuration.content })
    } label: {
      configuration.label
    }
  }
}

/// A row of buttons, and a row of small items in a menu.
public struct PaletteControlGroupStyle: ControlGroupStyle, FormedControlGroupStyle {
  var form: ControlGroupForm { .palette }

  /// Makes the style.
  public nonisolated init() {}

  /// A row.
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// As the system likes.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// A row of buttons.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A menu, and a row of items inside another one.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A row of buttons, and a row of small items in a menu.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

private enum ControlGroupFormKey: EnvironmentKey {
  static var defaultValue: ControlGroupForm { .automatic }
}

extension EnvironmentValues {
  /// What groups of controls are in menus.
  var controlGroupForm: ControlGroupForm {
    get { self[ControlGroupFormKey.self] }
    set { self[ControlGroupFormKey.self] = newValue }
  }
}

extension View {
  /// Sets how groups of controls look.
  public func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View {
    let form = (style as? any FormedControlGroupStyle)?.form ?? .automatic
    return setStyle(style) { $0.makeBody(configuration: $1) }
      .environment(\.controlGroupForm, form)
  }
}
