import UIKit

/// What menus of the app offer.
///
/// There is no menu bar here: what has a shortcut is done by its keys, and the overview of keys lists it.
@MainActor @preconcurrency
public protocol Commands {
  /// What the commands are made of.
  associatedtype Body: Commands
  /// What the commands are made of.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
  /// The views of the commands.
  func menuView() -> AnyView
}

extension Commands {
  /// Those of the body.
  public func menuView() -> AnyView { body.menuView() }
}

extension Never: Commands {
  /// None.
  public func menuView() -> AnyView { switch self {} }
}

/// Commands that are not made of others.
public protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
  /// There is none.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// Makes commands of several.
@resultBuilder @MainActor
public struct CommandsBuilder {
  /// Takes commands as they are.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// None.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// One of them.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Several.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> CommandsList {
    var parts: [AnyView] = []
    repeat parts.append((each content).menuView())
    return CommandsList(parts: parts)
  }

  /// Those of a condition that holds.
  public static func buildOptional<Content: Commands>(_ content: Content?) -> CommandsList {
    CommandsList(parts: content.map { [$0.menuView()] } ?? [])
  }

  /// Those of a condition.
  public static func buildEither<Content: Commands>(first content: Content) -> CommandsList {
    CommandsList(parts: [content.menuView()])
  }

  /// Those of a condition that does not hold.
  public static func buildEither<Content: Commands>(second content: Content) -> CommandsList {
    CommandsList(parts: [content.menuView()])
  }

  /// Those that not every system has.
  public static func buildLimitedAvailability<Content: Commands>(
    _ content: Content
  ) -> CommandsList { CommandsList(parts: [content.menuView()]) }
}

/// Several commands.
public struct CommandsList: PrimitiveCommands {
  let parts: [AnyView]

  /// The views, one after the other.
  public func menuView() -> AnyView {
    AnyView(ForEach(parts.indices, id: \.self) { parts[$0] })
  }
}

/// No commands.
public struct EmptyCommands: PrimitiveCommands {
  /// Makes none.
  public nonisolated init() {}

  /// Nothing.
  public func menuView() -> AnyView { AnyView(EmptyView()) }
}

/// A menu of the app's own.
public struct CommandMenu<Content: View>: PrimitiveCommands {
  private let content: Content

  /// Makes a menu with a name.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a menu with a name.
  public init(_ name: Text, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes a menu with a name.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(
    _ name: Characters,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// What is in the menu.
  public func menuView() -> AnyView { AnyView(content) }
}

/// Commands beside those of the system, or in place of them.
public struct CommandGroup<Content: View>: PrimitiveCommands {
  private let content: Content

  /// Makes commands in front of others.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  /// Makes commands behind others.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  /// Makes commands in place of others.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  /// The commands.
  public func menuView() -> AnyView { AnyView(content) }
}

/// Where commands of the system are.
public struct CommandGroupPlacement: Sendable {
  private let name: String

  /// What tells of the app.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// The settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// What other apps do for this one.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// Whether the app is seen.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// The end of the app.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// What is made anew.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// What is kept.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// What comes from elsewhere and goes there.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// Printing.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// Undoing and doing again.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// Copying and pasting.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// Editing of texts.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// How texts look.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// Bars.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// The list at the side.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// How large windows are.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// Which windows there are.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// Where a window is made alone.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// Which windows are in front.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// Help.
  public static let help = CommandGroupPlacement(name: "help")
}

/// Commands of the system for lists at the side; here there are none.
public struct SidebarCommands: PrimitiveCommands {
  /// Makes them.
  public nonisolated init() {}

  /// Nothing.
  public func menuView() -> AnyView { AnyView(EmptyView()) }
}

/// Commands of the system for bars; here there are none.
public struct ToolbarCommands: PrimitiveCommands {
  /// Makes them.
  public nonisolated init() {}

  /// Nothing.
  public func menuView() -> AnyView { AnyView(EmptyView()) }
}

/// Commands of the system for editing texts; texts answer to their keys without them.
public struct TextEditingCommands: PrimitiveCommands {
  /// Makes them.
  public nonisolated init() {}

  /// Nothing.
  public func menuView() -> AnyView { AnyView(EmptyView()) }
}

/// Commands of the system for how texts look; here there are none.
public struct TextFormattingCommands: PrimitiveCommands {
  /// Makes them.
  public nonisolated init() {}

  /// Nothing.
  public func menuView() -> AnyView { AnyView(EmptyView()) }
}

extension Scene {
  /// Adds commands to the menus of the app: they are done by their keys.
  public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    let menu = content().menuView()
    return ChangedScene(base: self) { view in
      AnyView(
        view.background {
          menu.frame(width: 0, height: 0).hidden().accessibilityHidden(true)
            .allowsHitTesting(false)
        }
      )
    }
  }

  /// Leaves out the commands of the scene's own.
  public func commandsRemoved() -> some Scene { self }

  /// Puts commands in place of those of the scene.
  public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { commands(content: content) }
}
