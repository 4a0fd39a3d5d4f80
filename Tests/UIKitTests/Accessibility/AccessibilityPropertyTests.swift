import CoreGraphics
import Foundation
import Testing
import UIKit

/// What views say to assistive programs: defaults, and what follows from what.
@MainActor @Suite struct AccessibilityPropertyTests {
  @Test func `a plain view says nothing of itself`() {
    let view = UIView()
    #expect(!view.isAccessibilityElement && view.accessibilityLabel == nil)
    #expect(view.accessibilityTraits == .none && view.accessibilityHint == nil)
    #expect(view.accessibilityValue == nil && view.accessibilityIdentifier == nil)
    #expect(view.accessibilityElements == nil && view.accessibilityCustomActions == nil)
    #expect(!view.accessibilityElementsHidden && !view.accessibilityViewIsModal)
    #expect(!view.shouldGroupAccessibilityChildren && view.accessibilityLanguage == nil)
    #expect(view.accessibilityContainerType == .none)
    #expect(view.accessibilityNavigationStyle == .automatic && view.accessibilityPath == nil)
    #expect(!view.accessibilityActivate() && !view.accessibilityPerformMagicTap())
    #expect(!view.accessibilityScroll(.down) && !view.accessibilityPerformEscape())
  }

  @Test func `texts with attributes and without are two looks at one`() {
    let view = UIView()
    view.accessibilityLabel = "Plain"
    #expect(view.accessibilityAttributedLabel?.string == "Plain")
    view.accessibilityAttributedLabel = NSAttributedString(string: "Rich")
    #expect(view.accessibilityLabel == "Rich")
    view.accessibilityAttributedHint = NSAttributedString(string: "Tap")
    view.accessibilityAttributedValue = NSAttributedString(string: "5")
    #expect(view.accessibilityHint == "Tap" && view.accessibilityValue == "5")
    view.accessibilityHint = nil
    #expect(view.accessibilityAttributedHint == nil)
  }

  @Test func `people say the label unless there are other words`() {
    let view = UIView()
    #expect(view.accessibilityUserInputLabels.isEmpty)
    view.accessibilityLabel = "Send message"
    #expect(view.accessibilityUserInputLabels == ["Send message"])
    view.accessibilityUserInputLabels = ["Send", "Go"]
    #expect(view.accessibilityUserInputLabels == ["Send", "Go"])
    #expect(view.accessibilityAttributedUserInputLabels.map(\.string) == ["Send", "Go"])
  }

  @Test func `the frame is the one on the screen, and is activated in its middle`() {
    let controller = UIViewController()
    TestScreen.showing(controller) { _ in
      let outer = UIView(frame: CGRect(x: 20, y: 30, width: 200, height: 200))
      let view = UIView(frame: CGRect(x: 5, y: 6, width: 40, height: 20))
      controller.view.addSubview(outer)
      outer.addSubview(view)
      #expect(view.accessibilityFrame == CGRect(x: 25, y: 36, width: 40, height: 20))
      #expect(view.accessibilityActivationPoint == CGPoint(x: 45, y: 46))
      outer.frame.origin.x = 120
      #expect(view.accessibilityFrame.minX == 125)
      view.accessibilityActivationPoint = CGPoint(x: 1, y: 2)
      #expect(view.accessibilityActivationPoint == CGPoint(x: 1, y: 2))
      view.accessibilityPath = UIBezierPath(rect: CGRect(x: 9, y: 8, width: 7, height: 6))
      #expect(view.accessibilityFrame == CGRect(x: 9, y: 8, width: 7, height: 6))
      let local = CGRect(x: 1, y: 1, width: 2, height: 2)
      let shown = UIAccessibility.convertToScreenCoordinates(local, in: view)
      #expect(shown == CGRect(x: 126, y: 37, width: 2, height: 2))
      let path = UIAccessibility.convertToScreenCoordinates(UIBezierPath(rect: local), in: view)
      #expect(path.bounds == shown)
    }
  }

  @Test func `elements without a view have a frame in their container`() {
    let controller = UIViewController()
    TestScreen.showing(controller) { _ in
      let container = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
      controller.view.addSubview(container)
      let element = UIAccessibilityElement(accessibilityContainer: container)
      element.accessibilityLabel = "Dot"
      element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 10, height: 10)
      container.accessibilityElements = [element]
      #expect(element.accessibilityFrame == CGRect(x: 51, y: 62, width: 10, height: 10))
      #expect(element.accessibilityContainer as AnyObject? === container)
      container.frame.origin.x = 80
      #expect(element.accessibilityFrame.minX == 81)
      #expect(element.isAccessibilityElement)
    }
  }

  @Test func `elements are counted, given and found`() {
    let (container, a, b) = (UIView(), UIView(), UIView())
    #expect(container.accessibilityElementCount() == NSNotFound)
    container.accessibilityElements = [a, b]
    #expect(container.accessibilityElementCount() == 2)
    #expect(container.accessibilityElement(at: 1) as AnyObject? === b)
    #expect(container.accessibilityElement(at: 2) == nil)
    #expect(container.index(ofAccessibilityElement: b) == 1)
    #expect(container.index(ofAccessibilityElement: UIView()) == NSNotFound)
  }

  @Test func `traits come and go by themselves`() {
    let all: [UIAccessibilityTraits] = [
      .button, .link, .image, .selected, .playsSound, .keyboardKey, .staticText, .summaryElement,
      .notEnabled, .updatesFrequently, .searchField, .startsMediaSession, .adjustable,
      .allowsDirectInteraction, .causesPageTurn, .header,
    ]
    for (index, trait) in all.enumerated() {
      #expect(trait != .none)
      for other in all[(index + 1)...] { #expect(trait.isDisjoint(with: other)) }
    }
    let view = UIView()
    view.accessibilityTraits = [.button]
    #expect(view.accessibilityTraits.contains(.button))
    view.accessibilityTraits.insert(.selected)
    view.accessibilityTraits.remove(.button)
    #expect(view.accessibilityTraits == .selected)
  }

  @Test func `an action runs its handler or its target's method`() {
    final class Target: NSObject {
      var names: [String] = []
    }
    SelectorTable.register(Target.self, "act:") { target, arguments in
      target.names.append((arguments.first as? UIAccessibilityCustomAction)?.name ?? "")
      return true
    }
    let target = Target()
    let byTarget = UIAccessibilityCustomAction(name: "Delete", target: target, selector: "act:")
    #expect(byTarget.name == "Delete" && byTarget.attributedName.string == "Delete")
    #expect(byTarget.actionHandler == nil && byTarget.target === target)
    let byHandler = UIAccessibilityCustomAction(name: "Share") { $0.name == "Share" }
    #expect(byHandler.actionHandler?(byHandler) == true && byHandler.target == nil)
    byHandler.name = "Send"
    #expect(byHandler.attributedName.string == "Send")
    #expect(byHandler.actionHandler?(byHandler) == false)
  }

  @Test func `settings are those of a new device`() {
    #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isSwitchControlRunning)
    #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isInvertColorsEnabled)
    #expect(!UIAccessibility.isGuidedAccessEnabled && !UIAccessibility.isMonoAudioEnabled)
    #expect(!UIAccessibility.isClosedCaptioningEnabled && !UIAccessibility.isGrayscaleEnabled)
    #expect(!UIAccessibility.isReduceTransparencyEnabled && !UIAccessibility.buttonShapesEnabled)
    #expect(UIAccessibility.isVideoAutoplayEnabled && UIAccessibility.isShakeToUndoEnabled)
    #expect(!UIAccessibility.shouldDifferentiateWithoutColor)
    #expect(!UIAccessibility.prefersCrossFadeTransitions)
  }
}
