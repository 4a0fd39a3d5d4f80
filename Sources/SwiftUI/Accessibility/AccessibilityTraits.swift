import UIKit

/// What views are for.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var traits: UIAccessibilityTraits

  /// The bit of what is no trait in UIKit, but a property of views.
  private static let modal = UIAccessibilityTraits(rawValue: 1 << 63)

  /// Those that are traits in UIKit.
  var ofUIKit: UIAccessibilityTraits { traits.subtracting(Self.modal) }

  /// None.
  public init() { traits = .none }

  private init(_ traits: UIAccessibilityTraits) { self.traits = traits }

  /// A button.
  public static let isButton = AccessibilityTraits(.button)
  /// A header.
  public static let isHeader = AccessibilityTraits(.header)
  /// Chosen.
  public static let isSelected = AccessibilityTraits(.selected)
  /// A link.
  public static let isLink = AccessibilityTraits(.link)
  /// A field for searches.
  public static let isSearchField = AccessibilityTraits(.searchField)
  /// An image.
  public static let isImage = AccessibilityTraits(.image)
  /// Something that makes a sound of its own.
  public static let playsSound = AccessibilityTraits(.playsSound)
  /// A key.
  public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
  /// Text that stays.
  public static let isStaticText = AccessibilityTraits(.staticText)
  /// Something that is told first.
  public static let isSummaryElement = AccessibilityTraits(.summaryElement)
  /// Something that changes often.
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  /// Something that begins to play.
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  /// Something that turns pages.
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
  /// The only thing that can be used.
  public static let isModal = AccessibilityTraits(modal)

  /// Whether one is among them.
  public func contains(_ member: AccessibilityTraits) -> Bool { traits.contains(member.traits) }
  /// Those of both.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(traits.union(other.traits))
  }
  /// Those that both have.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(traits.intersection(other.traits))
  }
  /// Those that one of them has.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(traits.symmetricDifference(other.traits))
  }
  /// Adds one.
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    traits.formUnion(newMember.traits)
    return (isNew, newMember)
  }
  /// Takes one away.
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let had = contains(member)
    traits.subtract(member.traits)
    return had ? member : nil
  }
  /// Adds or replaces one.
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let had = contains(newMember)
    traits.formUnion(newMember.traits)
    return had ? newMember : nil
  }
  /// Adds those of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { traits.formUnion(other.traits) }
  /// Keeps those that another set has.
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    traits.formIntersection(other.traits)
  }
  /// Keeps those that only one of both has.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    traits.formSymmetricDifference(other.traits)
  }
  /// Whether both have the same.
  public static func == (one: AccessibilityTraits, other: AccessibilityTraits) -> Bool {
    one.traits == other.traits
  }
}
