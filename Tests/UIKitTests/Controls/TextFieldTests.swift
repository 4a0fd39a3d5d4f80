import CoreGraphics
import Testing
import UIKit
import WindowHost

@MainActor @Suite struct TextFieldTests {
  private final class Judge: NSObject, UITextFieldDelegate {
    var calls: [String] = []
    var allows = true

    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("end") }
    func textField(
      _ textField: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      calls.append("\(range.location),\(range.length) \(string)")
      return allows
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      calls.append("return")
      textField.resignFirstResponder()
      return true
    }
  }

  private func key(_ usage: Int, _ modifiers: HostModifiers = [], on screen: TestScreen) {
    for isDown in [true, false] {
      screen.send(
        .key(
          HostKey(
            usage: usage,
            name: "key",
            isDown: isDown,
            modifiers: modifiers,
            time: screen.time
          )
        )
      )
    }
  }

  private func editing(_ body: (UITextField, Judge, TestScreen) -> Void) {
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
    let judge = Judge()
    field.borderStyle = .roundedRect
    field.delegate = judge
    TestScreen.showing(controller) { screen in
      controller.view.addSubview(field)
      screen.step()
      screen.tap(60, 57)
      body(field, judge, screen)
    }
  }

  @Test func `what is typed comes where the caret is, and the delegate judges it`() {
    editing { field, judge, screen in
      #expect(field.isEditing && judge.calls == ["begin"])
      screen.send(.text("ab", time: screen.time))
      screen.send(.text("c", time: screen.time))
      #expect(field.text == "abc")
      key(0x50, on: screen)
      screen.send(.text("X", time: screen.time))
      #expect(field.text == "abXc")
      key(0x2A, on: screen)
      #expect(field.text == "abc")
      key(0x4C, on: screen)
      #expect(field.text == "ab")
      judge.allows = false
      screen.send(.text("no", time: screen.time))
      #expect(field.text == "ab" && judge.calls.last == "2,0 no")
      key(0x28, on: screen)
      #expect(!field.isEditing && judge.calls.suffix(2) == ["return", "end"])
    }
  }

  @Test func `keys select, cut, copy, paste, undo and redo`() {
    editing { field, _, screen in
      screen.send(.text("one two", time: screen.time))
      key(0x50, [.shift, .control], on: screen)
      key(0x1B, .control, on: screen)
      #expect(field.text == "one " && screen.host.clipboardText == "two")
      key(0x04, .control, on: screen)
      key(0x06, .control, on: screen)
      #expect(screen.host.clipboardText == "one ")
      key(0x4D, on: screen)
      key(0x19, .control, on: screen)
      #expect(field.text == "one one ")
      key(0x1D, .control, on: screen)
      #expect(field.text == "one ")
      key(0x1D, [.control, .shift], on: screen)
      #expect(field.text == "one one ")
    }
  }

  @Test func `characters are whole, whatever they are made of`() {
    editing { field, _, screen in
      screen.send(.text("a👩‍👩‍👧e\u{301}", time: screen.time))
      key(0x2A, on: screen)
      #expect(field.text == "a👩‍👩‍👧")
      key(0x2A, on: screen)
      #expect(field.text == "a")
    }
  }

  @Test func `what an input method composes shows until it is committed`() {
    editing { field, _, screen in
      screen.send(.textEditing("かん", start: 2, length: 0, time: screen.time))
      #expect(field.text == "かん")
      screen.send(.textEditing("漢字", start: 2, length: 0, time: screen.time))
      #expect(field.text == "漢字")
      screen.send(.text("漢字", time: screen.time))
      #expect(field.text == "漢字")
      #expect(screen.host.textInputRect != nil)
    }
  }

  @Test func `events and notices are sent, and code that sets the text sends none`() {
    var events: [String] = []
    editing { field, _, screen in
      field.addAction(UIAction { _ in events.append("changed") }, for: .editingChanged)
      field.addAction(UIAction { _ in events.append("end") }, for: .editingDidEnd)
      field.text = "set"
      #expect(events.isEmpty)
      screen.send(.text("!", time: screen.time))
      screen.window.endEditing(true)
      #expect(events == ["changed", "end"] && field.text == "set!")
    }
  }

  @Test func `a secure text shows dots and is not copied`() {
    editing { field, _, screen in
      field.isSecureTextEntry = true
      screen.send(.text("secret", time: screen.time))
      key(0x04, .control, on: screen)
      key(0x06, .control, on: screen)
      #expect(field.text == "secret" && screen.host.clipboardText == nil)
    }
  }

  @Test func `a long text goes along with the caret`() {
    editing { field, _, screen in
      screen.send(.text(String(repeating: "wide ", count: 30), time: screen.time))
      screen.step()
      let caret = field.canvasCaret
      #expect(caret.minX >= 0 && caret.maxX <= 200)
      key(0x4A, on: screen)
      screen.step()
      #expect(field.canvasCaret.minX < 10)
    }
  }

  @Test func `heights are the system's`() {
    let field = UITextField()
    #expect(field.intrinsicContentSize.height == 22)
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height == 34)
  }
}

extension UITextField {
  /// Where the caret is, in the field's coordinates.
  fileprivate var canvasCaret: CGRect {
    let views = subviews.flatMap(\.subviews).filter { $0.bounds.width == 2 && !$0.isHidden }
    return views.first.map { $0.convert($0.bounds, to: self) } ?? .null
  }
}
