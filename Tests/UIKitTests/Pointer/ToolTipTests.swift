import CoreGraphics
import Foundation
import Testing
import WindowHost

@testable import UIKit

@MainActor @Suite(.serialized) struct ToolTipTests {
  private final class Halves: NSObject, UIToolTipInteractionDelegate {
    func toolTipInteraction(
      _ interaction: UIToolTipInteraction,
      configurationAt point: CGPoint
    ) -> UIToolTipConfiguration? {
      guard point.x < 50 else { return nil }
      return UIToolTipConfiguration(
        toolTip: "Left",
        in: CGRect(x: 0, y: 0, width: 50, height: 40)
      )
    }
  }

  private func tip(_ screen: TestScreen) -> String? {
    let view = screen.window.subviews.first { $0 is ToolTipView }
    return (view?.subviews.first as? UILabel)?.text
  }

  private func with(_ body: (UIButton, TestScreen) -> Void) {
    let controller = UIViewController()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 40, y: 60, width: 100, height: 40)
    controller.view.addSubview(button)
    TestScreen.showing(controller) { screen in body(button, screen) }
  }

  @Test func `a pointer that rests is told what a control is for`() {
    with { button, screen in
      #expect(button.toolTip == nil && button.toolTipInteraction == nil)
      button.toolTip = "Opens the door"
      #expect(button.toolTipInteraction?.view === button)
      #expect(button.toolTipInteraction?.isEnabled == true)
      screen.hover(60, 70)
      screen.step(50)
      #expect(tip(screen) == nil)
      // The second begins anew with a movement.
      screen.hover(61, 70)
      screen.step(50)
      #expect(tip(screen) == nil)
      screen.step(15)
      #expect(tip(screen) == "Opens the door")
      screen.hover(62, 70)
      #expect(tip(screen) == "Opens the door")
      screen.hover(5, 5)
      #expect(tip(screen) == nil)
      button.toolTip = nil
      #expect(button.toolTipInteraction == nil)
      screen.hover(60, 70)
      screen.step(80)
      #expect(tip(screen) == nil)
    }
  }

  @Test func `it goes with a press, a key, a wheel and its view`() {
    with { button, screen in
      button.toolTip = "Opens the door"
      let ends: [() -> Void] = [
        { screen.tap(5, 5) }, { screen.key(.tab) }, { screen.wheel(5, 5, dy: 1) },
        { button.toolTipInteraction?.isEnabled = false },
      ]
      for (index, end) in ends.enumerated() {
        screen.hover(60, 70)
        screen.step(70)
        #expect(tip(screen) != nil, "\(index)")
        end()
        #expect(tip(screen) == nil, "\(index)")
        screen.hover(5, 5)
      }
      button.toolTipInteraction?.isEnabled = true
      screen.hover(60, 70)
      button.removeFromSuperview()
      screen.step(70)
      #expect(tip(screen) == nil)
    }
  }

  @Test func `a delegate says what is where`() {
    with { button, screen in
      let halves = Halves()
      let interaction = UIToolTipInteraction()
      interaction.delegate = halves
      button.addInteraction(interaction)
      screen.hover(60, 70)
      screen.step(70)
      #expect(tip(screen) == "Left")
      screen.hover(120, 70)
      #expect(tip(screen) == nil)
      screen.step(70)
      #expect(tip(screen) == nil)
    }
  }

  @Test func `a tip at the edge stays in the window, and one without words does not show`() throws {
    let controller = UIViewController()
    let view = UIView(frame: CGRect(x: 200, y: 400, width: 120, height: 80))
    let interaction = UIToolTipInteraction(
      defaultToolTip: String(repeating: "A long explanation of it all. ", count: 12)
    )
    view.addInteraction(interaction)
    controller.view.addSubview(view)
    try TestScreen.showing(controller) { screen in
      screen.hover(310, 470)
      screen.step(70)
      let shown = try #require(screen.window.subviews.first { $0 is ToolTipView })
      #expect(screen.window.bounds.contains(shown.frame))
      #expect(screen.window.hitTest(CGPoint(x: 310, y: 470), with: nil) === view)
      interaction.defaultToolTip = ""
      screen.hover(5, 5)
      screen.hover(310, 470)
      screen.step(70)
      #expect(tip(screen) == nil)
    }
  }

  @Test func `a label whose text is cut off shows it where it is asked to`() {
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 40, y: 60, width: 80, height: 24))
    label.text = "A text that does not fit"
    controller.view.addSubview(label)
    TestScreen.showing(controller) { screen in
      screen.hover(60, 70)
      screen.step(70)
      #expect(tip(screen) == nil)
      label.showsExpansionTextWhenTruncated = true
      screen.hover(61, 70)
      screen.step(70)
      #expect(tip(screen) == "A text that does not fit")
      label.text = "Fits"
      screen.hover(62, 70)
      #expect(tip(screen) == nil)
      screen.step(70)
      #expect(tip(screen) == nil)
    }
  }
}
