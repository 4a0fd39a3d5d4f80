import UIKit

/// A key, known by what it types.
public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Hashable, Sendable {
  /// What the key types; keys that type nothing have a character of their own.
  public var character: Character

  /// Makes a key.
  public init(_ character: Character) { self.character = character }

  /// Makes a key.
  public init(extendedGraphemeClusterLiteral: Character) {
    self.init(extendedGraphemeClusterLiteral)
  }

  /// The upwards arrow.
  public static let upArrow: KeyEquivalent = "\u{F700}"
  /// The downwards arrow.
  public static let downArrow: KeyEquivalent = "\u{F701}"
  /// The arrow to the left.
  public static let leftArrow: KeyEquivalent = "\u{F702}"
  /// The arrow to the right.
  public static let rightArrow: KeyEquivalent = "\u{F703}"
  /// Escape.
  public static let escape: KeyEquivalent = "\u{1B}"
  /// The key that removes what came before.
  public static let delete: KeyEquivalent = "\u{8}"
  /// The key that removes what comes next.
  public static let deleteForward: KeyEquivalent = "\u{F728}"
  /// Home.
  public static let home: KeyEquivalent = "\u{F729}"
  /// End.
  public static let end: KeyEquivalent = "\u{F72B}"
  /// Page up.
  public static let pageUp: KeyEquivalent = "\u{F72C}"
  /// Page down.
  public static let pageDown: KeyEquivalent = "\u{F72D}"
  /// The key that clears a field, on a numeric pad.
  public static let clear: KeyEquivalent = "\u{F739}"
  /// The tab key.
  public static let tab: KeyEquivalent = "\t"
  /// The space bar.
  public static let space: KeyEquivalent = " "
  /// Return.
  public static let `return`: KeyEquivalent = "\r"
}

extension KeyEquivalent {
  /// What UIKit calls keys that type nothing.
  @MainActor private static let named: [(key: KeyEquivalent, input: String)] = [
    (.upArrow, UIKeyCommand.inputUpArrow), (.downArrow, UIKeyCommand.inputDownArrow),
    (.leftArrow, UIKeyCommand.inputLeftArrow), (.rightArrow, UIKeyCommand.inputRightArrow),
    (.escape, UIKeyCommand.inputEscape), (.deleteForward, UIKeyCommand.inputDelete),
    (.home, UIKeyCommand.inputHome), (.end, UIKeyCommand.inputEnd),
    (.pageUp, UIKeyCommand.inputPageUp), (.pageDown, UIKeyCommand.inputPageDown),
  ]

  /// What key commands call the key.
  @MainActor var input: String {
    Self.named.first { $0.key == self }?.input ?? String(character)
  }

  /// The key that UIKit tells of; nil for one that is known by no character.
  @MainActor
  init?(_ key: UIKey) {
    let input = key.charactersIgnoringModifiers
    if let known = Self.named.first(where: { $0.input == input }) {
      self = known.key
    } else if input.hasPrefix("UIKeyInputF"), let number = UInt32(input.dropFirst(11)),
      let scalar = Unicode.Scalar(0xF703 + number)
    {
      self.init(Character(scalar))
    } else if input.count == 1, let character = input.first {
      self.init(character)
    } else {
      return nil
    }
  }
}
