import CoreGraphics
import Foundation

/// What an app said of an object to those who cannot see it; only objects it spoke of have one.
@MainActor
final class AccessibilityStore {
  var isElement: Bool?
  var identifier: String?
  var label: NSAttributedString?
  var hint: NSAttributedString?
  var value: NSAttributedString?
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
  var respondsToUser: Bool?
  var inputLabels: [NSAttributedString]?
  var context: UIAccessibilityTextualContext?
  var ignoresInvertColors = false
  /// The number by which assistive programs know the object; zero before they asked.
  var number = 0
  /// How a list counts what it tells of.
  var listIndex: AccessibleListIndex?
}
