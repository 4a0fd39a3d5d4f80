import Foundation

/// How large a person wants text to be.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the category.
  public let rawValue: String

  /// Makes a category from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ suffix: String) { rawValue = "UICTContentSizeCategory\(suffix)" }

  /// Not decided here.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified"
  )
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory("XS")
  /// Small.
  public static let small = UIContentSizeCategory("S")
  /// One step under the default.
  public static let medium = UIContentSizeCategory("M")
  /// The default.
  public static let large = UIContentSizeCategory("L")
  /// One step over the default.
  public static let extraLarge = UIContentSizeCategory("XL")
  /// Two steps over the default.
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  /// The largest without the accessibility sizes.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  /// The smallest accessibility size.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  /// The second accessibility size.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  /// The third accessibility size.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  /// The fourth accessibility size.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  /// The largest of all.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    "AccessibilityXXXL"
  )

  /// Posted when the size of text asked for changes.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification"
  )

  /// The key of the new category's name in that notification.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// From the smallest to the largest.
  static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The place among the twelve, or that of the default.
  var index: Int {
    // The name ends in its size, and its length tells how many times that is extra: one comparison and
    // not twelve, since layouts ask for every item.
    let length = rawValue.utf8.count - 23
    let isAccessible = length > 13
    let extra = length - (isAccessible ? 14 : 1)
    let place: Int? =
      switch rawValue.utf8.last {
      case UInt8(ascii: "S"): extra == 0 ? 1 : 0
      case UInt8(ascii: "M"): isAccessible ? 7 : 2
      case UInt8(ascii: "L"): (isAccessible ? 8 : 3) + extra
      default: nil
      }
    guard let place, Self.ordered.indices.contains(place), Self.ordered[place] == self else {
      return 3
    }
    return place
  }

  /// Whether it is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { index >= 7 }

  /// Whether the left is smaller.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.index < right.index
  }

  /// Whether the left is smaller or equal.
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.index <= right.index
  }

  /// Whether the left is larger.
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.index > right.index
  }

  /// Whether the left is larger or equal.
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.index >= right.index
  }
}

/// Something whose font follows the size of text asked for.
@MainActor @preconcurrency
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether the font follows by itself. Defaults to false.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
