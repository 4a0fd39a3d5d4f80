import SwiftUI
import Testing
import UIKit
import WindowHost

@MainActor
@Suite struct `Keys that go to what has the focus` {
  @Test func `a view is told of keys only while it has the focus`() {
    let log = CallLog()
    let view = Part.a.block(20, 20).focusable()
      .onKeyPress(.leftArrow) {
        log.lines.append("left")
        return .handled
      }
    showing(view) { shown in
      shown.screen.key(.left)
      #expect(log.take() == [])
      shown.screen.key(.tab)
      shown.screen.key(.left)
      #expect(log.take() == ["left"])
    }
  }

  @Test func `what the inner view ignores the outer one is told of`() {
    let log = CallLog()
    let view = Part.a.block(20, 20).focusable()
      .onKeyPress(keys: [.leftArrow, "a"]) { press in
        log.lines.append("inner \(press.key == "a" ? "a" : "left")")
        return press.key == "a" ? .handled : .ignored
      }
      .onKeyPress { press in
        log.lines.append("outer")
        return .handled
      }
    showing(view) { shown in
      shown.screen.key(.tab)
      shown.screen.press(TestScreen.keyA)
      shown.screen.key(.left)
      shown.screen.key(.right)
      #expect(log.take() == ["inner a", "inner left", "outer", "outer"])
    }
  }

  @Test func `keys go down, are held and come up`() {
    let log = CallLog()
    let view = Part.a.block(20, 20).focusable()
      .onKeyPress("a", phases: .all) { press in
        let names: [(KeyPress.Phases, String)] = [
          (.down, "down"), (.repeat, "repeat"), (.up, "up"),
        ]
        log.lines += names.filter { $0.0 == press.phase }.map(\.1)
        return .handled
      }
      .onKeyPress("s", phases: .up) { press in
        log.lines.append("s \(press.characters) \(press.modifiers == .shift)")
        return .handled
      }
    showing(view) { shown in
      shown.screen.key(.tab)
      shown.screen.hold(TestScreen.keyA)
      shown.screen.hold(TestScreen.keyA, isRepeat: true)
      shown.screen.hold(TestScreen.keyA, isDown: false)
      shown.screen.press(TestScreen.keyS, .shift)
      #expect(log.take() == ["down", "repeat", "up", "s S true"])
    }
  }

  @Test func `keys are chosen by the characters that they type`() {
    let log = CallLog()
    let view = Part.a.block(20, 20).focusable()
      .onKeyPress(characters: .uppercaseLetters) { press in
        log.lines.append(press.characters)
        return .handled
      }
    showing(view) { shown in
      shown.screen.key(.tab)
      shown.screen.press(TestScreen.keyA)
      shown.screen.press(TestScreen.keyS, .shift)
      #expect(log.take() == ["S"])
    }
  }

  @Test func `a field is told of a key after the view that it is in`() {
    let log = CallLog()
    let view = TextField("Name", text: .constant("")).onSubmit { log.lines.append("submit") }
      .onKeyPress(.return) {
        log.lines.append("key")
        return log.lines.count == 1 ? .handled : .ignored
      }
    showing(view) { shown in
      shown.screen.window.first(UITextField.self)?.becomeFirstResponder()
      shown.screen.key(.enter)
      #expect(log.lines == ["key"])
      shown.screen.key(.enter)
      #expect(log.lines == ["key", "key", "submit"])
    }
  }

  @Test func `a key that a button has goes to the button`() {
    let log = CallLog()
    let view = VStack {
      Button("Save") { log.lines.append("save") }.keyboardShortcut(.defaultAction)
      Part.a.block(20, 20).focusable()
        .onKeyPress(.return) {
          log.lines.append("key")
          return .handled
        }
    }
    showing(view) { shown in
      shown.screen.key(.tab)
      shown.screen.key(.tab)
      shown.screen.key(.enter)
      #expect(log.take() == ["save"])
    }
  }
}
