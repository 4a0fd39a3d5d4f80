import UIKit

/// What the places of a rotor are that screen readers know by themselves.
public struct AccessibilitySystemRotor: Sendable {
  let type: UIAccessibilityCustomRotor.SystemRotorType

  /// Links, those that were followed or the others.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(type: visited ? .visitedLink : .link)
  }

  /// Links.
  public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(type: .link) }

  /// Headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    switch level {
    case .unspecified: headings
    case .h1: AccessibilitySystemRotor(type: .headingLevel1)
    case .h2: AccessibilitySystemRotor(type: .headingLevel2)
    case .h3: AccessibilitySystemRotor(type: .headingLevel3)
    case .h4: AccessibilitySystemRotor(type: .headingLevel4)
    case .h5: AccessibilitySystemRotor(type: .headingLevel5)
    case .h6: AccessibilitySystemRotor(type: .headingLevel6)
    }
  }

  /// Headings.
  public static var headings: AccessibilitySystemRotor {
    AccessibilitySystemRotor(type: .heading)
  }
  /// Bold text.
  public static var boldText: AccessibilitySystemRotor {
    AccessibilitySystemRotor(type: .boldText)
  }
  /// Italic text.
  public static var italicText: AccessibilitySystemRotor {
    AccessibilitySystemRotor(type: .italicText)
  }
  /// Underlined text.
  public static var underlineText: AccessibilitySystemRotor {
    AccessibilitySystemRotor(type: .underlineText)
  }
  /// Words that are not spelled as they should be.
  public static var misspelledWords: AccessibilitySystemRotor {
    AccessibilitySystemRotor(type: .misspelledWord)
  }
  /// Images.
  public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(type: .image) }
  /// Fields for text.
  public static var textFields: AccessibilitySystemRotor {
    AccessibilitySystemRotor(type: .textField)
  }
  /// Tables.
  public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(type: .table) }
  /// Lists.
  public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(type: .list) }
  /// Landmarks.
  public static var landmarks: AccessibilitySystemRotor {
    AccessibilitySystemRotor(type: .landmark)
  }
}
