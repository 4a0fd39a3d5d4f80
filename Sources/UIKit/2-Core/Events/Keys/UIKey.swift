import Foundation

/// A key of a keyboard.
@MainActor @preconcurrency
open class UIKey: NSObject {
  let storedCharacters: String
  let storedModifiers: UIKeyModifierFlags
  let usage: Int

  init(characters: String, modifiers: UIKeyModifierFlags, usage: Int) {
    storedCharacters = characters
    storedModifiers = modifiers
    self.usage = usage
  }

  /// What the key types.
  open var characters: String {
    let isUpper = storedModifiers.contains(.shift) != storedModifiers.contains(.alphaShift)
    return isUpper && storedCharacters.count == 1 ? storedCharacters.uppercased() : storedCharacters
  }

  /// What the key types without its modifiers, shift apart.
  open var charactersIgnoringModifiers: String { storedCharacters }

  /// The modifier keys held down.
  open var modifierFlags: UIKeyModifierFlags { storedModifiers }

  /// The key's number in the USB HID keyboard usage page.
  open var keyCode: UIKeyboardHIDUsage { UIKeyboardHIDUsage(rawValue: usage) }
}

/// A key by its number in the USB HID keyboard usage page.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int

  /// Makes a usage from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
}
