import CoreGraphics
import Foundation

/// What an app said of an object to those who cannot see it; only objects it spoke of have one.
@MainActor
final class AccessibilityStore {
  /// What is said beside where the object is and what is in it.
  var said = AccessibilityProperties()
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var groupsChildren = false
  var language: String?
  var elements: [Any]?
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  /// Counts how often something was said.
  var changeCount = 0
  /// Keeps together what is said of the object from several places.
  var keeper: AnyObject?
  /// The number by which assistive programs know the object; zero before they asked.
  var number = 0
  /// How a list counts what it tells of.
  var listIndex: AccessibleListIndex?
}

/// What an object says of itself, which may tell how it is spoken.
///
/// Foundation's attributed strings are never quite given back here, so one is made for those alone who
/// ask for it, and no second time.
@MainActor
final class SpokenText {
  let string: String
  /// The text with how it is spoken.
  private(set) lazy var attributed = NSAttributedString(string: string)

  init(_ string: String) { self.string = string }

  init(_ text: NSAttributedString) {
    string = text.string
    attributed = text
  }
}
