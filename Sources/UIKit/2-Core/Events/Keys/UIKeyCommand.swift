import Foundation

/// A key, mostly with modifiers, that does something.
@MainActor @preconcurrency
open class UIKeyCommand: UICommand {
  private let key: String?
  private let flags: UIKeyModifierFlags

  /// Makes a command with an entry for menus.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    action: Selector,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    key = input
    flags = modifierFlags
    super.init(
      title: title,
      subtitle: subtitle,
      image: image,
      action: action,
      propertyList: propertyList,
      alternates: alternates,
      discoverabilityTitle: discoverabilityTitle,
      attributes: attributes,
      state: state
    )
  }

  /// Makes a command without an entry for menus.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Makes a command with a title for the overview of keys.
  public convenience init(
    input: String,
    modifierFlags: UIKeyModifierFlags,
    action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(
      title: "",
      action: action,
      input: input,
      modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle
    )
  }

  /// Archives hold none.
  public required init?(coder: NSCoder) { nil }

  /// What the key types without modifiers.
  open var input: String? { key }

  /// The modifiers that must be held.
  open var modifierFlags: UIKeyModifierFlags { flags }

  /// Whether the command goes before what texts and the focus do with the key.
  ///
  /// Defaults to false.
  open var wantsPriorityOverSystemBehavior = false

  /// Whether the key may be another on other keyboards; keys are as written here.
  ///
  /// Defaults to true.
  /// Kept for the app; nothing here reads it.
  open var allowsAutomaticLocalization = true

  /// Whether arrows and brackets change sides where one reads from the right.
  ///
  /// Defaults to true.
  open var allowsAutomaticMirroring = true

  // MARK: Keys

  /// The upwards arrow.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The downwards arrow.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  public static let inputEscape = "UIKeyInputEscape"
  /// Page up.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// Page down.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// Home.
  public static let inputHome = "UIKeyInputHome"
  /// End.
  public static let inputEnd = "UIKeyInputEnd"
  /// The key that removes what comes next.
  public static let inputDelete = "UIKeyInputDelete"
  /// F1.
  public static let f1 = "UIKeyInputF1"
  /// F2.
  public static let f2 = "UIKeyInputF2"
  /// F3.
  public static let f3 = "UIKeyInputF3"
  /// F4.
  public static let f4 = "UIKeyInputF4"
  /// F5.
  public static let f5 = "UIKeyInputF5"
  /// F6.
  public static let f6 = "UIKeyInputF6"
  /// F7.
  public static let f7 = "UIKeyInputF7"
  /// F8.
  public static let f8 = "UIKeyInputF8"
  /// F9.
  public static let f9 = "UIKeyInputF9"
  /// F10.
  public static let f10 = "UIKeyInputF10"
  /// F11.
  public static let f11 = "UIKeyInputF11"
  /// F12.
  public static let f12 = "UIKeyInputF12"

  // MARK: Matching

  /// Whether a key with modifiers is meant.
  ///
  /// The machine's keyboards have control where Apple's have command: either does.
  func matches(_ pressed: UIKey, isRightToLeft: Bool) -> Bool {
    guard var key, !key.isEmpty else { return false }
    if isRightToLeft, allowsAutomaticMirroring {
      if key == Self.inputLeftArrow {
        key = Self.inputRightArrow
      } else if key == Self.inputRightArrow {
        key = Self.inputLeftArrow
      }
    }
    let held = pressed.modifierFlags.subtracting([.alphaShift, .numericPad])
    let wanted = flags.subtracting([.alphaShift, .numericPad])
    guard Self.isSame(held, wanted) else {
      return alternates.contains { Self.isSame(held, wanted.union($0.modifierFlags)) }
        && isKey(key, pressed)
    }
    return isKey(key, pressed)
  }

  private func isKey(_ key: String, _ pressed: UIKey) -> Bool {
    let typed = pressed.charactersIgnoringModifiers
    return key.lowercased() == typed.lowercased()
      || key == "\u{7F}" && typed == "\u{8}" || key == "\u{1B}" && typed == Self.inputEscape
  }

  private static func isSame(_ held: UIKeyModifierFlags, _ wanted: UIKeyModifierFlags) -> Bool {
    if held == wanted { return true }
    guard wanted.contains(.command), !wanted.contains(.control) else { return false }
    return held == wanted.subtracting(.command).union(.control)
  }

  /// The action that the modifiers held ask for: the command's, or that of an alternate.
  func action(for pressed: UIKey) -> Selector {
    let held = pressed.modifierFlags.subtracting([.alphaShift, .numericPad])
    let own = flags.subtracting([.alphaShift, .numericPad])
    if Self.isSame(held, own) { return action }
    return alternates.first { Self.isSame(held, own.union($0.modifierFlags)) }?.action ?? action
  }
}
