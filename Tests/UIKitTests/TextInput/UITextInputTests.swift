import Testing
import WindowHost

@testable import UIKit

/// What formatters of fields and custom editors ask of a text.
@MainActor @Suite struct UITextInputTests {
  private func onScreen(_ body: (TestScreen, UITextField, UITextView) throws -> Void) throws {
    let controller = UIViewController()
    try TestScreen.showing(controller) { screen in
      let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 30))
      let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 200))
      controller.view.addSubview(field)
      controller.view.addSubview(view)
      screen.settle()
      try body(screen, field, view)
    }
  }

  private func range(_ input: any UITextInput, _ start: Int, _ end: Int) throws -> UITextRange {
    let from = try #require(input.position(from: input.beginningOfDocument, offset: start))
    let to = try #require(input.position(from: input.beginningOfDocument, offset: end))
    return try #require(input.textRange(from: from, to: to))
  }

  // MARK: Places

  @Test func `positions are UTF-16 offsets from the start to the end`() throws {
    let field = UITextField()
    field.text = "a👍b"
    #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 4)
    let two = try #require(field.position(from: field.beginningOfDocument, offset: 3))
    #expect(field.text(in: try range(field, 0, 3)) == "a👍")
    #expect(field.compare(two, to: field.endOfDocument) == .orderedAscending)
    #expect(field.compare(two, to: two) == .orderedSame)
    #expect(field.position(from: two, offset: 2) == nil)
    #expect(field.position(from: two, offset: -4) == nil)
    #expect(field.position(from: two, offset: .max) == nil)
    #expect(field.position(from: two, offset: 1) == field.endOfDocument)
    let back = try #require(field.textRange(from: field.endOfDocument, to: two))
    #expect(field.text(in: back) == "b" && !back.isEmpty)
  }

  @Test func `the caret goes where a formatter puts it`() throws {
    try onScreen { _, field, _ in
      field.text = "12 345"
      _ = field.becomeFirstResponder()
      #expect(field.selectedTextRange?.start == field.endOfDocument)
      field.selectedTextRange = try range(field, 2, 2)
      field.insertText("9")
      #expect(field.text == "129 345")
      let caret = try #require(field.selectedTextRange)
      #expect(field.offset(from: field.beginningOfDocument, to: caret.start) == 3)
      field.selectedTextRange = try range(field, 0, 3)
      #expect(field.selectedTextRange.flatMap(field.text(in:)) == "129")
      field.deleteBackward()
      #expect(field.text == " 345")
    }
  }

  @Test func `replacing tells the delegate and does not ask it`() throws {
    final class Log: NSObject, UITextViewDelegate {
      var calls: [String] = []

      func textView(
        _ textView: UITextView,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
      ) -> Bool {
        calls.append("should")
        return false
      }

      func textViewDidChange(_ textView: UITextView) { calls.append("did") }
    }
    let (log, view) = (Log(), UITextView())
    view.delegate = log
    view.text = "one two three"
    view.replace(try range(view, 4, 7), withText: "2")
    #expect(view.text == "one 2 three")
    #expect(view.selectedRange == NSRange(location: 5, length: 0))
    #expect(log.calls == ["did"])
    #expect(!view.shouldChangeText(in: try range(view, 0, 1), replacementText: ""))
    #expect(log.calls == ["did", "should"])
  }

  @Test func `who is told of changes nobody typed hears of them`() throws {
    final class Listener: NSObject, UITextInputDelegate {
      var heard: [String] = []
      func selectionWillChange(_ textInput: (any UITextInput)?) { heard.append("will select") }
      func selectionDidChange(_ textInput: (any UITextInput)?) { heard.append("selected") }
      func textWillChange(_ textInput: (any UITextInput)?) { heard.append("will change") }
      func textDidChange(_ textInput: (any UITextInput)?) {
        heard.append("changed \(textInput?.hasText ?? false)")
      }
    }
    let (listener, field) = (Listener(), UITextField())
    field.text = "abc"
    field.inputDelegate = listener
    field.selectedTextRange = try range(field, 1, 2)
    field.replace(try range(field, 0, 1), withText: "x")
    field.insertText("typed")
    #expect(listener.heard == ["will select", "selected", "will change", "changed true"])
  }

  @Test func `steps go by whole characters and by lines`() throws {
    try onScreen { _, _, view in
      view.text = "a👍🏽b\ncd"
      view.layoutIfNeeded()
      let start = view.beginningOfDocument
      let one = try #require(view.position(from: start, in: .right, offset: 2))
      #expect(view.offset(from: start, to: one) == 5)
      let down = try #require(view.position(from: start, in: .down, offset: 1))
      #expect(view.offset(from: start, to: down) == 7)
      #expect(view.position(from: start, in: .up, offset: 1) == nil)
      #expect(view.position(from: down, in: .down, offset: 1) == nil)
      #expect(view.position(from: down, in: .down, offset: -1) == start)
    }
  }

  // MARK: Composing

  @Test func `what an input method composes is marked until it is left`() throws {
    let field = UITextField()
    field.text = "a"
    field.setMarkedText("にほ", selectedRange: NSRange(location: 2, length: 0))
    #expect(field.text == "aにほ")
    #expect(field.markedTextRange.flatMap(field.text(in:)) == "にほ")
    field.setMarkedText("日本", selectedRange: NSRange(location: 9, length: 9))
    #expect(field.text == "a日本")
    field.unmarkText()
    #expect(field.text == "a日本" && field.markedTextRange == nil)
  }

  // MARK: Places on the screen

  @Test func `rectangles are in the coordinates of the view`() throws {
    try onScreen { _, field, view in
      field.text = "wide"
      field.borderStyle = .roundedRect
      let start = field.caretRect(for: field.beginningOfDocument)
      let end = field.caretRect(for: field.endOfDocument)
      #expect(start.minX == 7 && abs(start.midY - 15) <= 0.5 && end.minX > start.minX + 20)
      #expect(field.firstRect(for: try range(field, 0, 4)).width == end.minX - start.minX)
      let middle = CGPoint(x: (start.minX + end.minX) / 2, y: 15)
      let near = try #require(field.closestPosition(to: middle))
      #expect((1...3).contains(field.offset(from: field.beginningOfDocument, to: near)))
      #expect(field.closestPosition(to: middle, within: try range(field, 0, 0)) == TextOffset(0))
      view.text = "one\ntwo"
      let rects = view.selectionRects(for: try range(view, 0, 7))
      #expect(rects.count == 2 && rects[0].containsStart && rects[1].containsEnd)
      #expect(rects[0].rect.minX == 5 && rects[0].rect.minY == 8)
      #expect(rects[1].rect.minY == rects[0].rect.maxY)
      let inFirst = CGPoint(x: rects[0].rect.minX + 1, y: rects[0].rect.midY)
      #expect(view.characterRange(at: inFirst).flatMap(view.text(in:)) == "o")
      #expect(view.characterRange(at: CGPoint(x: 190, y: 190)) == nil)
    }
  }

  @Test func `caret and selection show where a subclass says`() throws {
    final class Code: UITextField {
      override func caretRect(for position: UITextPosition) -> CGRect { .zero }
      override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    }
    let controller = UIViewController()
    try TestScreen.showing(controller) { screen in
      let code = Code(frame: CGRect(x: 20, y: 40, width: 200, height: 30))
      let plain = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 30))
      for field in [code, plain] {
        controller.view.addSubview(field)
        field.text = "1234"
        _ = field.becomeFirstResponder()
        screen.step(2)
        let caret = try #require(field.canvas.subviews.first)
        #expect(!caret.isHidden && caret.bounds.isEmpty == (field === code))
        field.selectAll(nil)
        screen.step(2)
        let picture = UIGraphicsImageRenderer(bounds: field.canvas.bounds).image { _ in
          field.canvas.draw(field.canvas.bounds)
        }
        field.canvas.selection = NSRange(location: 0, length: 0)
        let without = UIGraphicsImageRenderer(bounds: field.canvas.bounds).image { _ in
          field.canvas.draw(field.canvas.bounds)
        }
        #expect((picture.pngData() == without.pngData()) == (field === code))
      }
    }
  }

  // MARK: Direction and attributes

  @Test func `text that is read from right to left says so`() throws {
    try onScreen { _, _, view in
      view.text = "שלום"
      view.layoutIfNeeded()
      let start = view.beginningOfDocument
      #expect(view.baseWritingDirection(for: start, in: .forward) == .rightToLeft)
      let left = try #require(view.position(from: start, in: .left, offset: 1))
      #expect(view.offset(from: start, to: left) == 1)
      let whole = try range(view, 0, 4)
      #expect(view.position(within: whole, farthestIn: .left) == view.endOfDocument)
    }
  }

  @Test func `the attributes of a place are those of the character beside it`() throws {
    let view = UITextView()
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(.kern, value: 3, range: NSRange(location: 1, length: 1))
    view.attributedText = text
    let middle = try #require(view.position(from: view.beginningOfDocument, offset: 1))
    #expect(view.textStyling(at: middle, in: .forward)?[.kern] != nil)
    #expect(view.textStyling(at: middle, in: .backward)?[.kern] == nil)
    #expect(view.textStyling(at: view.endOfDocument, in: .forward) == nil)
  }

  // MARK: Tokenizer

  @Test func `the tokenizer finds words and lines as they are shown`() throws {
    try onScreen { _, _, view in
      view.text = "Don't stop. Go on and on and on and on and on"
      view.layoutIfNeeded()
      let start = view.beginningOfDocument
      let word = view.tokenizer.rangeEnclosingPosition(
        start,
        with: .word,
        inDirection: .storage(.forward)
      )
      #expect(word.flatMap(view.text(in:)) == "Don't")
      let line = try #require(
        view.tokenizer.rangeEnclosingPosition(
          start,
          with: .line,
          inDirection: .storage(.forward)
        )
      )
      let shown = try #require(view.text(in: line))
      #expect(shown.hasPrefix("Don't stop.") && shown.utf16.count < 45)
      #expect(
        view.tokenizer.isPosition(line.end, atBoundary: .line, inDirection: .storage(.forward))
      )
      let next = view.tokenizer.position(
        from: start,
        toBoundary: .word,
        inDirection: .layout(.right)
      )
      #expect(next.map { view.offset(from: start, to: $0) } == 5)
    }
  }

  @Test func `a view of the app's own takes what an input method composes`() {
    final class Editor: TypingView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let controller = UIViewController()
    TestScreen.showing(controller) { screen in
      let editor = Editor(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      controller.view.addSubview(editor)
      #expect(editor.becomeFirstResponder())
      screen.send(.textEditing("か", start: 1, length: 0, time: screen.time))
      #expect(editor.marked == "か")
      screen.send(.text("蚊", time: screen.time))
      #expect(editor.content == "蚊" && editor.keyboardType == .default)
    }
  }
}
