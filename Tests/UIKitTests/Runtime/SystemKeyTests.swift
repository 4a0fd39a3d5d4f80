import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Properties of UIKit's own classes by their names, as interface files and selectors have them.
@MainActor @Suite struct SystemKeyTests {
  @Test func `choices are set by their numbers`() {
    let label = UILabel()
    label.setValue(NSTextAlignment.center.rawValue, forKey: "textAlignment")
    #expect(label.textAlignment == .center)
    let stack = UIStackView()
    stack.setValue(1, forKey: "axis")
    #expect(stack.axis == .vertical)
  }

  @Test func `insets are set by the four numbers of a rectangle`() {
    let view = UITextView()
    view.setValue(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "textContainerInset")
    #expect(view.textContainerInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.setValue(0, forKeyPath: "textContainer.lineFragmentPadding")
    #expect(view.textContainer.lineFragmentPadding == 0)
  }

  @Test func `parts are reached by the names that apps know`() {
    let bar = UISearchBar()
    bar.setValue("Stop", forKey: "cancelButtonText")
    #expect(bar.value(forKey: "cancelButtonText") as? String == "Stop")
    #expect((bar.value(forKey: "cancelButton") as? UIButton)?.currentTitle == "Stop")
    #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
    let field = UITextField()
    field.placeholder = "Name"
    (field.value(forKey: "placeholderLabel") as? UILabel)?.textColor = .red
    field.setValue(UIColor.green, forKeyPath: "_placeholderLabel.textColor")
    #expect(field.placeholderLabel.textColor == .green && field.placeholderLabel.text == "Name")
  }

  @Test func `properties are got and set by selectors`() {
    let label = UILabel()
    label.perform(Selector("setText:"), with: "later")
    #expect(label.text == "later")
    for name in ["setHidden:", "setIsHidden:"] {
      label.isHidden = false
      label.perform(Selector(name), with: true)
      #expect(label.isHidden)
    }
    #expect(label.perform(Selector("text"))?.takeUnretainedValue() as? String == "later")
    label.perform(Selector("setText:"), with: nil)
    #expect(label.text == nil)
  }

  @Test func `what is no property stays unknown`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = UILabel().perform(Selector("setNothing:"), with: "x") }
    }
  }
}
