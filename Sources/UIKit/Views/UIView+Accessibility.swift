import CoreGraphics
import Foundation

/// What a view tells those who cannot see it.
struct AccessibilityProperties {
  var isElement: Bool?
  var identifier: String?
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var elementsHidden = false
  var isModal = false
  var groupsChildren = false
  var language: String?
}

/// What kind of thing something on the screen is.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt64

  /// Makes a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing special.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Plays a sound of its own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// A summary of how things stand.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Cannot be used.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A field to search with.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Starts something that plays.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Can be made more or less.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Is touched directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Turns a page.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// The heading of a section.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

extension UIView {
  private var properties: AccessibilityProperties {
    get { accessibility ?? AccessibilityProperties() }
    set { accessibility = newValue }
  }

  /// A name by which tests find the view.
  ///
  /// Defaults to nil.
  public var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { properties.identifier = newValue }
  }

  /// Whether the view is told of as one thing.
  ///
  /// Defaults to false but for labels and controls.
  public var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? isElementByDefault }
    set { properties.isElement = newValue }
  }

  /// What the view is called.
  ///
  /// Defaults to its text.
  public var accessibilityLabel: String? {
    get { accessibility?.label ?? (self as? any TextShowing)?.shownText }
    set { properties.label = newValue }
  }

  /// What using the view does.
  ///
  /// Defaults to nil.
  public var accessibilityHint: String? {
    get { accessibility?.hint }
    set { properties.hint = newValue }
  }

  /// How the view stands.
  ///
  /// Defaults to nil.
  public var accessibilityValue: String? {
    get { accessibility?.value }
    set { properties.value = newValue }
  }

  /// What kind of thing the view is.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? defaultTraits }
    set { properties.traits = newValue }
  }

  /// Where the view is on the screen.
  public var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? convert(bounds, to: nil) }
    set { properties.frame = newValue }
  }

  /// Whether what is in the view is left out.
  ///
  /// Defaults to false.
  public var accessibilityElementsHidden: Bool {
    get { accessibility?.elementsHidden ?? false }
    set { properties.elementsHidden = newValue }
  }

  /// Whether only the view is told of, and not its siblings.
  ///
  /// Defaults to false.
  public var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { properties.isModal = newValue }
  }

  /// Whether what is in the view belongs together.
  ///
  /// Defaults to false.
  public var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { properties.groupsChildren = newValue }
  }

  /// The language of what is told.
  ///
  /// Defaults to nil.
  public var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { properties.language = newValue }
  }

  private var isElementByDefault: Bool { self is any TextShowing || self is UIControl }

  private var defaultTraits: UIAccessibilityTraits {
    guard let control = self as? UIControl else {
      return self is any TextShowing ? .staticText : .none
    }
    var traits: UIAccessibilityTraits = .button
    if !control.isEnabled { traits.insert(.notEnabled) }
    if control.isSelected { traits.insert(.selected) }
    return traits
  }
}
