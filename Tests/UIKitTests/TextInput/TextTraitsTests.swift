import CoreGraphics
import Testing
import WindowHost

@testable import UIKit

@MainActor @Suite struct `traits of texts` {
  private func field(
    smart: Bool = false,
    _ body: (UITextField, TestScreen) -> Void
  ) {
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
    let configure: (inout Device) -> Void = { $0.typesSmartly = smart }
    TestScreen.showing(controller, configure: configure) { screen in
      controller.view.addSubview(field)
      screen.step()
      field.becomeFirstResponder()
      body(field, screen)
    }
  }

  private func view(_ body: (UITextView, TestScreen) -> Void) {
    let controller = UIViewController()
    let view = UITextView(frame: CGRect(x: 20, y: 40, width: 200, height: 100))
    TestScreen.showing(controller) { screen in
      controller.view.addSubview(view)
      screen.step()
      view.becomeFirstResponder()
      body(view, screen)
    }
  }

  private func type(_ text: String, on screen: TestScreen) {
    for character in text { screen.send(.text(String(character), time: screen.time)) }
  }

  private func press(_ usage: Int, _ modifiers: HostModifiers = [], on screen: TestScreen) {
    screen.send(
      .key(
        HostKey(usage: usage, name: "key", isDown: true, modifiers: modifiers, time: screen.time)
      )
    )
  }

  @Test func `keys type what they say, unless the app or the device asks for more`() {
    field { field, screen in
      type("it's -- so", on: screen)
      #expect(field.text == "it's -- so")
      field.text = ""
      field.autocapitalizationType = .words
      field.smartQuotesType = .yes
      field.smartDashesType = .yes
      type("it's -- so", on: screen)
      #expect(field.text == "It’s — So")
      field.insertText(" in code's")
      #expect(field.text == "It’s — So in code's")
    }
    field(smart: true) { field, screen in
      type("it's -- so", on: screen)
      #expect(field.text == "It’s — so")
      field.text = ""
      field.keyboardType = .emailAddress
      field.smartQuotesType = .no
      type("o'x--y", on: screen)
      #expect(field.text == "O'x--y")
      field.text = ""
      field.keyboardType = .phonePad
      type("ext", on: screen)
      #expect(field.text == "ext")
      field.text = ""
      field.keyboardType = .default
      field.isSecureTextEntry = true
      type("a'b--", on: screen)
      #expect(field.text == "a'b--")
    }
  }

  private final class Refusal: NSObject, UITextFieldDelegate {
    func textField(
      _ textField: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { string != "—" }
  }

  @Test func `a delegate judges what takes the place of keys, and a refusal moves nothing`() {
    let refusal = Refusal()
    field { field, screen in
      field.smartDashesType = .yes
      field.delegate = refusal
      type("a--b", on: screen)
      #expect(field.text == "a-b")
    }
  }

  @Test func `spaces come and go with words where they are asked for`() {
    field { field, screen in
      field.smartInsertDeleteType = .yes
      type("one two three", on: screen)
      field.textEditing.select(NSRange(location: 4, length: 3))
      press(0x1B, .control, on: screen)
      #expect(field.text == "one three")
      field.textEditing.select(NSRange(location: 3, length: 0))
      press(0x19, .control, on: screen)
      #expect(field.text == "one two three")
    }
  }

  @Test func `return does nothing in an empty text where it enables itself`() {
    view { view, screen in
      view.enablesReturnKeyAutomatically = true
      press(0x28, on: screen)
      #expect(view.text == "")
      type("a", on: screen)
      press(0x28, on: screen)
      #expect(view.text == "a\n")
    }
  }

  @Test func `the first insertion replaces a text that it clears`() {
    view { view, screen in
      view.text = "old"
      view.clearsOnInsertion = true
      type("n", on: screen)
      type("ew", on: screen)
      #expect(view.text == "new" && !view.clearsOnInsertion)
    }
    field { field, screen in
      field.text = "old"
      field.clearsOnInsertion = true
      #expect(!field.canvas.isEditing)
      press(0x2A, on: screen)
      #expect(field.text == "" && !field.clearsOnInsertion && field.canvas.isEditing)
    }
  }

  @Test func `a secure text view shows its text and does not hand it out`() {
    view { view, screen in
      view.text = "secret"
      view.isSecureTextEntry = true
      view.selectAll(nil)
      #expect(!view.canPerformAction(Selector("copy:"), withSender: nil))
      press(0x06, .control, on: screen)
      #expect(screen.host.clipboardText == nil)
      view.isSecureTextEntry = false
      press(0x06, .control, on: screen)
      #expect(screen.host.clipboardText == "secret")
    }
  }

  @Test func `fonts of text styles follow the size of text, other fonts do not`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
    view { view, _ in
      view.font = .preferredFont(forTextStyle: .body)
      let text = NSMutableAttributedString(
        string: "follows stays",
        attributes: [.font: UIFont.preferredFont(forTextStyle: .body)]
      )
      let rest = NSRange(location: 8, length: 5)
      text.addAttribute(.font, value: UIFont.systemFont(ofSize: 11), range: rest)
      view.attributedText = text
      view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      view.updateTraitsIfNeeded()
      #expect(view.font?.pointSize == 17)
      view.adjustsFontForContentSizeCategory = true
      let font = view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
      let other = view.attributedText.attribute(.font, at: 9, effectiveRange: nil) as? UIFont
      #expect(view.font?.pointSize == body && font?.pointSize == body)
      #expect(other?.pointSize == 11)
    }
    field { field, _ in
      field.font = .preferredFont(forTextStyle: .body)
      field.text = "text"
      field.adjustsFontForContentSizeCategory = true
      let height = field.intrinsicContentSize.height
      field.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      field.updateTraitsIfNeeded()
      #expect(field.font?.pointSize == body && field.intrinsicContentSize.height > height)
    }
  }

  @Test func `a search bar makes room for a prompt above its field`() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
    bar.layoutIfNeeded()
    let (height, top) = (bar.intrinsicContentSize.height, bar.searchTextField.frame.minY)
    bar.prompt = "Find a place"
    bar.layoutIfNeeded()
    #expect(bar.prompt == "Find a place" && bar.intrinsicContentSize.height > height)
    #expect(bar.searchTextField.frame.minY > top)
    let label = bar.subviews.compactMap { $0 as? UILabel }.first
    #expect(label?.text == "Find a place" && label?.isHidden == false)
    bar.prompt = nil
    bar.layoutIfNeeded()
    #expect(bar.intrinsicContentSize.height == height && bar.searchTextField.frame.minY == top)
  }
}
