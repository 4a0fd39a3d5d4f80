import CoreGraphics
import Foundation

/// What an app said of an object to those who cannot see it; only objects it spoke of have one.
@MainActor
final class AccessibilityStore {
  var isElement: Bool?
  var identifier: String?
  var label: SpokenText?
  var hint: SpokenText?
  var value: SpokenText?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var hidesElements = false
  var isModal: Bool?
  var groupsChildren = false
  var language: String?
  var elements: [Any]?
  var containerType = UIAccessibilityContainerType.none
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var respondsToUser: Bool?
  var inputLabels: [SpokenText]?
  var context: UIAccessibilityTextualContext?
  var ignoresInvertColors = false
  /// Counts how often something was said.
  var changeCount = 0
  /// Keeps together what is said of the object from several places.
  var keeper: AnyObject?
  /// What is done and told for the object beside what its class does.
  var handlers = AccessibilityHandlers()
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
