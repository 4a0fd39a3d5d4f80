import Testing

@testable import UIKit

@MainActor @Suite struct CustomRotorTests {
  @Test func `a rotor has a name, or that of the system`() {
    let own = UIAccessibilityCustomRotor(name: "Warnings") { _ in nil }
    #expect(own.name == "Warnings" && own.systemRotorType == .none)
    own.name = "Errors"
    #expect(own.attributedName.string == "Errors")
    let known = UIAccessibilityCustomRotor(systemType: .headingLevel2) { _ in nil }
    #expect(known.systemRotorType.rawValue == 5 && known.name == "Headings Level 2")
  }

  @Test func `views and other objects have rotors`() {
    let rotor = UIAccessibilityCustomRotor(name: "Warnings") { $0.currentItem }
    let (view, object) = (UIView(), NSObject())
    #expect(view.accessibilityCustomRotors == nil && object.accessibilityCustomRotors == nil)
    view.accessibilityCustomRotors = [rotor]
    object.accessibilityCustomRotors = [rotor]
    #expect(view.accessibilityCustomRotors?.first === rotor)
    #expect(object.accessibilityCustomRotors?.first === rotor)
    #expect(AccessibilityReading(view).rotorNames == ["Warnings"])
    #expect(AccessibilityTree.isGroup(view) && !AccessibilityTree.isGroup(UIView()))
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    #expect(predicate.searchDirection == .next)
    predicate.currentItem = UIAccessibilityCustomRotorItemResult(
      targetElement: view,
      targetRange: nil
    )
    #expect(rotor.itemSearchBlock(predicate)?.targetElement === view)
  }
}
