import CoreGraphics
import Foundation
import Testing
import UIKit
import WindowHost

/// Texts as long as books.
@MainActor @Suite(.serialized) struct LongTextTests {
  @Test func `a million characters are shown, edited and left`() {
    let text = String(repeating: "Rice and miso soup, every morning. ", count: 28_572)
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    let lines = UILabel(frame: CGRect(x: 0, y: 40, width: 300, height: 100))
    lines.numberOfLines = 3
    let field = UITextField(frame: CGRect(x: 0, y: 140, width: 300, height: 40))
    let view = UITextView(frame: CGRect(x: 0, y: 180, width: 300, height: 200))
    for shown in [label, lines, field, view] as [UIView] { controller.view.addSubview(shown) }
    TestScreen.showing(controller) { screen in
      let clock = ContinuousClock()
      func time(_ what: String, _ body: () -> Void) {
        let t = clock.measure(body)
        print("MILLION \(what) \(t)")
      }
      time("label") {
        label.text = text
        screen.step(2)
      }
      time("lines") {
        lines.text = text
        screen.step(2)
      }
      time("field") {
        field.text = text
        screen.step(2)
      }
      time("view") {
        view.text = text
        screen.step(2)
      }
      time("field first") {
        field.becomeFirstResponder()
        screen.step(2)
      }
      time("field type") { screen.send(.text("x", time: screen.time)) }
      time("view first") {
        view.becomeFirstResponder()
        screen.step(2)
      }
      time("view type") { screen.send(.text("x", time: screen.time)) }
      time("view select word") {
        view.select(nil)
        screen.step()
      }
      #expect(field.text?.hasSuffix("x") == true && view.text.hasSuffix("x"))
      #expect(view.contentSize.height > 100_000)
    }
  }
}
