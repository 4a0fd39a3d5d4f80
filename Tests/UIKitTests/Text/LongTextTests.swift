import CoreGraphics
import Foundation
import Testing
import UIKit
import WindowHost

/// Texts as long as books show, are edited and left.
@MainActor @Suite(.serialized) struct LongTextTests {
  private let text = String(repeating: "Rice and miso soup, every morning. ", count: 28_572)

  @Test func `labels show the beginning of a million characters`() {
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    let lines = UILabel(frame: CGRect(x: 0, y: 40, width: 300, height: 100))
    lines.numberOfLines = 3
    for shown in [label, lines] { controller.view.addSubview(shown) }
    TestScreen.showing(controller) { screen in
      label.text = text
      lines.text = text
      screen.step(2)
      #expect(label.text?.utf16.count == 1_000_020)
      let three = lines.sizeThatFits(CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude))
      #expect(three.width <= 300 && three.height < 100)
    }
  }

  @Test func `fields and text views take a million characters and one more`() {
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    let view = UITextView(frame: CGRect(x: 0, y: 40, width: 300, height: 200))
    for shown in [field, view] as [UIView] { controller.view.addSubview(shown) }
    TestScreen.showing(controller) { screen in
      field.text = text
      view.text = text
      screen.step(2)
      #expect(view.contentSize.height > 100_000)
      for first in [field, view] as [UIView] {
        first.becomeFirstResponder()
        screen.step(2)
        screen.send(.text("x", time: screen.time))
      }
      #expect(field.text?.hasSuffix("x") == true && view.text.hasSuffix("x"))
    }
  }
}
