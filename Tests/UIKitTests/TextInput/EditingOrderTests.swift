import CoreGraphics
import Testing
import UIKit
import WindowHost

/// In which order delegates, events and notices tell of editing.
@MainActor @Suite struct EditingOrderTests {
  @MainActor private final class FieldLog: NSObject, UITextFieldDelegate {
    var lines: [String] = []
    var refused: Set<String> = []

    private func ask(_ name: String) -> Bool {
      lines.append(name)
      return !refused.contains(name)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("should begin") }
    func textFieldDidBeginEditing(_ textField: UITextField) {
      lines.append("did begin \(textField.isFirstResponder)")
    }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("should end") }
    func textFieldDidEndEditing(
      _ textField: UITextField,
      reason: UITextField.DidEndEditingReason
    ) { lines.append("did end \(textField.isFirstResponder) \(reason == .committed)") }
    func textField(
      _ textField: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { ask("\(range.location),\(range.length),\(string)") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("return") }
  }

  @MainActor private final class ViewLog: NSObject, UITextViewDelegate {
    var lines: [String] = []
    var refused: Set<String> = []

    private func ask(_ name: String) -> Bool {
      lines.append(name)
      return !refused.contains(name)
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask("should begin") }
    func textViewDidBeginEditing(_ textView: UITextView) { lines.append("did begin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask("should end") }
    func textViewDidEndEditing(_ textView: UITextView) { lines.append("did end") }
    func textView(
      _ textView: UITextView,
      shouldChangeTextIn range: NSRange,
      replacementText text: String
    ) -> Bool { ask("\(range.location),\(range.length),\(text)") }
    func textViewDidChange(_ textView: UITextView) { lines.append("change \(textView.text ?? "")") }
    func textViewDidChangeSelection(_ textView: UITextView) {
      lines.append("selection \(textView.selectedRange.location),\(textView.selectedRange.length)")
    }
  }

  private func field(_ body: (UITextField, FieldLog, TestScreen) throws -> Void) rethrows {
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
    let log = FieldLog()
    field.delegate = log
    try TestScreen.showing(controller) { screen in
      controller.view.addSubview(field)
      screen.step()
      try body(field, log, screen)
    }
  }

  private func textView(_ body: (UITextView, ViewLog, TestScreen) throws -> Void) rethrows {
    let controller = UIViewController()
    let view = UITextView(frame: CGRect(x: 20, y: 40, width: 200, height: 100))
    let log = ViewLog()
    view.delegate = log
    try TestScreen.showing(controller) { screen in
      controller.view.addSubview(view)
      screen.step()
      try body(view, log, screen)
    }
  }

  @Test func `a field asks before it begins, and tells when it is the first responder`() {
    field { field, log, screen in
      #expect(field.becomeFirstResponder())
      #expect(log.lines == ["should begin", "did begin true"])
      #expect(field.becomeFirstResponder())
      #expect(log.lines.count == 2)
      screen.window.endEditing(true)
      #expect(log.lines.suffix(2) == ["should end", "did end false true"])
    }
  }

  @Test func `who may not begin does not, and who may not end goes on`() {
    field { field, log, _ in
      log.refused = ["should begin"]
      #expect(!field.becomeFirstResponder() && !field.isEditing)
      log.refused = ["should end"]
      #expect(field.becomeFirstResponder())
      #expect(!field.resignFirstResponder() && field.isEditing)
      #expect(!log.lines.contains { $0.hasPrefix("did end") })
      log.refused = []
      #expect(field.resignFirstResponder() && !field.isEditing)
    }
  }

  @Test func `one field ends before the next begins`() {
    field { field, log, screen in
      let second = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
      second.delegate = log
      field.superview?.addSubview(second)
      screen.step()
      field.becomeFirstResponder()
      log.lines = []
      second.becomeFirstResponder()
      #expect(second.isEditing && !field.isEditing)
      let end = log.lines.firstIndex { $0.hasPrefix("did end") }
      let begin = log.lines.firstIndex { $0.hasPrefix("did begin") }
      #expect(log.lines.count == 4)
      #expect((end ?? 9) < (begin ?? 0))
    }
  }

  @Test func `a field that may not end keeps the next from beginning`() {
    field { field, log, screen in
      let second = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
      field.superview?.addSubview(second)
      screen.step()
      field.becomeFirstResponder()
      log.refused = ["should end"]
      #expect(!second.becomeFirstResponder())
      #expect(field.isEditing && !second.isEditing)
    }
  }

  @Test func `a field that leaves its window ends editing`() {
    field { field, log, screen in
      field.becomeFirstResponder()
      log.lines = []
      field.removeFromSuperview()
      #expect(!field.isEditing && log.lines.contains { $0.hasPrefix("did end") })
      screen.send(.text("x", time: screen.time))
      #expect(field.text == "")
    }
  }

  @Test func `events and notices of a field come once for each change`() {
    field { field, log, screen in
      var events: [String] = []
      let named: [(UIControl.Event, String)] = [
        (.editingDidBegin, "begin"), (.editingChanged, "changed"), (.editingDidEnd, "end"),
        (.editingDidEndOnExit, "exit"), (.primaryActionTriggered, "primary"),
      ]
      for (event, name) in named {
        field.addAction(UIAction { _ in events.append(name) }, for: event)
      }
      field.becomeFirstResponder()
      screen.send(.text("a", time: screen.time))
      field.deleteBackward()
      field.deleteBackward()
      #expect(events == ["begin", "changed", "changed"])
      log.refused = ["return"]
      screen.key(.enter)
      #expect(events.count == 3 && field.isEditing)
      log.refused = []
      screen.key(.enter)
      #expect(events.dropFirst(3) == ["exit", "primary", "end"] && !field.isEditing)
    }
  }

  @Test func `a field nobody waits for at its end stays when return is typed`() {
    field { field, _, screen in
      field.becomeFirstResponder()
      screen.key(.enter)
      #expect(field.isEditing)
    }
  }

  @Test func `a refused change leaves text and caret`() {
    field { field, log, screen in
      field.text = "abc"
      field.becomeFirstResponder()
      field.selectedTextRange = field.textRange(
        from: field.beginningOfDocument,
        to: field.beginningOfDocument
      )
      log.refused = ["0,0,x", "0,3,"]
      screen.send(.text("x", time: screen.time))
      #expect(field.text == "abc")
      field.selectAll(nil)
      field.deleteBackward()
      #expect(field.text == "abc")
      #expect(log.lines.suffix(2) == ["0,0,x", "0,3,"])
    }
  }

  @Test func `a delegate that changes the text itself has the last word`() {
    @MainActor final class Upper: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        let old = (textField.text ?? "") as NSString
        textField.text = old.replacingCharacters(in: range, with: string.uppercased())
        return false
      }
    }
    field { field, _, screen in
      let upper = Upper()
      field.delegate = upper
      field.becomeFirstResponder()
      for letter in ["a", "b", "c"] { screen.send(.text(letter, time: screen.time)) }
      #expect(field.text == "ABC")
      field.deleteBackward()
      #expect(field.text == "AB")
    }
  }

  @Test func `a text view tells of the new selection before the change`() {
    textView { view, log, screen in
      view.becomeFirstResponder()
      log.lines = []
      screen.send(.text("a", time: screen.time))
      #expect(log.lines == ["0,0,a", "selection 1,0", "change a"])
      log.lines = []
      view.deleteBackward()
      #expect(log.lines == ["0,1,", "selection 0,0", "change "])
    }
  }

  @Test func `a text view asks before it begins and before it ends`() {
    textView { view, log, _ in
      log.refused = ["should begin"]
      #expect(!view.becomeFirstResponder() && log.lines == ["should begin"])
      log.refused = ["should end"]
      #expect(view.becomeFirstResponder())
      #expect(!view.resignFirstResponder() && view.isFirstResponder)
      log.refused = []
      #expect(view.resignFirstResponder() && log.lines.suffix(2) == ["should end", "did end"])
    }
  }

  @Test func `return in a text view is a change like others`() {
    textView { view, log, screen in
      view.becomeFirstResponder()
      log.refused = ["1,0,\n"]
      screen.send(.text("a", time: screen.time))
      screen.key(.enter)
      #expect(view.text == "a" && log.lines.contains("1,0,\n"))
      log.refused = []
      screen.key(.enter)
      #expect(view.text == "a\n" && view.isFirstResponder)
    }
  }

  @Test func `a text view that cannot be edited is not typed into`() {
    textView { view, log, screen in
      view.text = "fixed"
      view.isEditable = false
      log.lines = []
      view.becomeFirstResponder()
      screen.send(.text("a", time: screen.time))
      view.insertText("b")
      view.deleteBackward()
      #expect(view.text == "fixed")
      #expect(!log.lines.contains { $0.hasPrefix("change") || $0 == "did begin" })
    }
  }

  @Test func `notices name what is edited`() {
    textView { view, _, screen in
      let log = CallLog()
      let names = [
        UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
        UITextView.textDidEndEditingNotification,
      ]
      let tokens = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { note in
          let name = note.name.rawValue
          MainActor.assumeIsolated { log.lines.append(name) }
        }
      }
      view.becomeFirstResponder()
      screen.send(.text("a", time: screen.time))
      view.resignFirstResponder()
      view.text = "set"
      #expect(log.lines == names.map(\.rawValue))
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
  }
}
