import UIKit

/// A key with modifiers that does what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
  /// How a shortcut is another one for other languages.
  public struct Localization: Hashable, Sendable {
    private let number: Int

    /// Arrows and brackets change sides where one reads from the right.
    public static let automatic = Localization(number: 0)
    /// The key may be another one on other keyboards, and changes no sides.
    public static let withoutMirroring = Localization(number: 1)
    /// The app cares for it.
    public static let custom = Localization(number: 2)
  }

  /// The key.
  public var key: KeyEquivalent
  /// What is held.
  public var modifiers: EventModifiers
  /// How it is another one for other languages.
  public var localization: Localization

  /// Makes a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  /// Makes a shortcut that is another one for other languages, or not.
  public init(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command,
    localization: Localization
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// That of the button that is meant first: return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// That of the button that leaves everything as it is: escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

private enum KeyboardShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
  /// The shortcut of the controls; nil where they have none.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

extension View {
  /// Has a key do what the first control in the view does, while that is on the screen.
  public func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Has a key do what the first control in the view does, while that is on the screen.
  public func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(
      KeyboardShortcut(key, modifiers: modifiers, localization: localization)
    )
  }

  /// Has a key do what the first control in the view does, while that is on the screen.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }

  /// Has a key do what the first control in the view does; nil takes the key away.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }
}
