import CoreGraphics
import Testing
import UIKit
import WindowHost

@MainActor @Suite struct TextViewTests {
  @MainActor
  private final class Judge: NSObject, UITextViewDelegate {
    var calls: [String] = []

    func textViewDidBeginEditing(_ textView: UITextView) { calls.append("begin") }
    func textViewDidChange(_ textView: UITextView) { calls.append("change") }
    func textViewDidEndEditing(_ textView: UITextView) { calls.append("end") }
  }

  @Test func `lines are typed, and the view scrolls along with the caret`() {
    let controller = UIViewController()
    let view = UITextView(frame: CGRect(x: 10, y: 10, width: 200, height: 80))
    let judge = Judge()
    view.delegate = judge
    TestScreen.showing(controller) { screen in
      controller.view.addSubview(view)
      screen.step()
      screen.tap(60, 40)
      #expect(view.isFirstResponder && judge.calls == ["begin"])
      for line in 1...12 {
        screen.send(.text("line \(line)", time: screen.time))
        screen.send(
          .key(HostKey(usage: 0x28, name: "Return", isDown: true, time: screen.time))
        )
      }
      #expect(view.text.hasPrefix("line 1\nline 2\n"))
      #expect(view.contentSize.height > 80 && view.contentOffset.y > 0)
      screen.window.endEditing(true)
      #expect(judge.calls.last == "end" && judge.calls.count == 26)
    }
  }

  @Test func `a view that does not scroll is as high as its text`() {
    let view = UITextView()
    view.isScrollEnabled = false
    view.font = .systemFont(ofSize: 17)
    view.text = "one"
    let one = view.sizeThatFits(CGSize(width: 100, height: 1000))
    view.text = "one two three four five six"
    let more = view.sizeThatFits(CGSize(width: 100, height: 1000))
    #expect(one.height < 45 && more.height > one.height && more.width <= 100)
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
  }

  @Test func `code sets text and selection without a word`() {
    let view = UITextView()
    let judge = Judge()
    view.delegate = judge
    view.text = "hello"
    view.selectedRange = NSRange(location: 1, length: 3)
    #expect(judge.calls.isEmpty && view.selectedRange == NSRange(location: 1, length: 3))
    view.insertText("i")
    #expect(view.text == "hio" && judge.calls == ["change"])
  }
}
