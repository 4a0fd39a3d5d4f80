import CoreGraphics

/// What is done and told for an object beside what its class does and tells.
@MainActor
package struct AccessibilityHandlers {
  /// What the object is called where nothing else is said; found out each time that it is asked for.
  package var label: (() -> String?)?
  /// Does what a tap does; returns whether it did anything.
  package var activate: (() -> Bool)?
  /// Goes back or away; returns whether it did.
  package var escape: (() -> Bool)?
  /// Does the one thing the app is about; returns whether it did.
  package var magicTap: (() -> Bool)?
  /// Makes the value greater, or less.
  package var adjust: ((_ isGreater: Bool) -> Void)?
  /// Scrolls by a page; returns whether it did.
  package var scroll: ((UIAccessibilityScrollDirection) -> Bool)?
  /// An assistive program came to the object, or left it.
  package var focusChanged: ((_ isFocused: Bool) -> Void)?
  /// The point of the screen that is touched to use the object.
  package var activationPoint: (() -> CGPoint)?
  /// Objects of a higher priority are read before those beside them; nil is none.
  package var sortPriority: Double?
  /// How deep a heading is, from 1; nil is not told.
  package var headingLevel: Int?
  /// Traits beside those of the class or the app.
  package private(set) var addedTraits = UIAccessibilityTraits.none
  /// Traits that the object has not, whoever else says so.
  package private(set) var removedTraits = UIAccessibilityTraits.none
  /// What else is worth knowing, each under a name that is told to nobody.
  package var customContent: [(key: String, content: AXCustomContent)] = []

  /// Adds traits, whatever those of the class become.
  package mutating func add(_ traits: UIAccessibilityTraits) {
    addedTraits.formUnion(traits)
    removedTraits.subtract(traits)
  }

  /// Takes traits away, whatever those of the class become.
  package mutating func remove(_ traits: UIAccessibilityTraits) {
    removedTraits.formUnion(traits)
    addedTraits.subtract(traits)
  }
}

extension AccessibilityObject {
  /// What is done and told for the object beside what its class does and tells.
  package var accessibilityHandlers: AccessibilityHandlers {
    get { accessibilityStore?.said.handlers ?? AccessibilityHandlers() }
    set { ownAccessibilityStore.said.handlers = newValue }
  }
}
