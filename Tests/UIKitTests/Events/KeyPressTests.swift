import Testing
import UIKit
import WindowHost

/// Keys as presses: what they are called, what they type and who is told.
@MainActor @Suite struct KeyPressTests {
  private final class Pressed: UIView {
    var lines: [String] = []
    var keys: [UIKey] = []
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for press in presses {
        lines.append("began \(event?.allPresses.contains(press) ?? false) \(press.phase)")
        if let key = press.key { keys.append(key) }
      }
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      lines.append("ended")
    }
  }

  private func onScreen(_ body: (TestScreen, Pressed) -> Void) {
    let controller = UIViewController()
    TestScreen.showing(controller) { screen in
      let view = Pressed()
      controller.view.addSubview(view)
      #expect(view.becomeFirstResponder())
      body(screen, view)
      view.resignFirstResponder()
    }
  }

  private func key(_ usage: Int, _ name: String, _ modifiers: HostModifiers = []) -> [HostEvent] {
    [true, false].map { isDown in
      .key(HostKey(usage: usage, name: name, isDown: isDown, modifiers: modifiers, time: 0))
    }
  }

  @Test func `a key goes down and up at the first responder`() {
    onScreen { screen, view in
      for event in key(4, "a") { screen.send(event) }
      #expect(view.lines == ["began true began", "ended"])
      #expect(view.keys.first?.keyCode == .keyboardA)
      #expect(view.keys.first?.charactersIgnoringModifiers == "a")
      #expect(view.keys.first?.characters == "a")
    }
  }

  @Test func `shift makes letters large, and what is told is told with it`() {
    onScreen { screen, view in
      for event in key(4, "a", [.shift]) { screen.send(event) }
      #expect(view.keys.first?.characters == "A")
      #expect(view.keys.first?.charactersIgnoringModifiers == "a")
      #expect(view.keys.first?.modifierFlags == .shift)
    }
  }

  /// Pages and numbers of the USB HID usage tables.
  private static let usages: [(UIKeyboardHIDUsage, Int)] = [
    (.keyboardA, 4), (.keyboardZ, 29), (.keyboard1, 30), (.keyboard9, 38), (.keyboard0, 39),
    (.keyboardReturnOrEnter, 40), (.keyboardEscape, 41), (.keyboardDeleteOrBackspace, 42),
    (.keyboardTab, 43), (.keyboardSpacebar, 44), (.keyboardHyphen, 45), (.keyboardEqualSign, 46),
    (.keyboardOpenBracket, 47), (.keyboardCloseBracket, 48), (.keyboardBackslash, 49),
    (.keyboardNonUSPound, 50), (.keyboardSemicolon, 51), (.keyboardQuote, 52),
    (.keyboardGraveAccentAndTilde, 53), (.keyboardComma, 54), (.keyboardPeriod, 55),
    (.keyboardSlash, 56), (.keyboardCapsLock, 57), (.keyboardF1, 58), (.keyboardF12, 69),
    (.keyboardPrintScreen, 70), (.keyboardScrollLock, 71), (.keyboardPause, 72),
    (.keyboardInsert, 73), (.keyboardHome, 74), (.keyboardPageUp, 75),
    (.keyboardDeleteForward, 76), (.keyboardEnd, 77), (.keyboardPageDown, 78),
    (.keyboardRightArrow, 79), (.keyboardLeftArrow, 80), (.keyboardDownArrow, 81),
    (.keyboardUpArrow, 82), (.keypadNumLock, 83), (.keypadSlash, 84), (.keypadAsterisk, 85),
    (.keypadHyphen, 86), (.keypadPlus, 87), (.keypadEnter, 88), (.keypad1, 89), (.keypad9, 97),
    (.keypad0, 98), (.keypadPeriod, 99), (.keyboardNonUSBackslash, 100),
    (.keyboardApplication, 101), (.keyboardPower, 102), (.keypadEqualSign, 103),
    (.keyboardF13, 104), (.keyboardF24, 115), (.keyboardExecute, 116), (.keyboardHelp, 117),
    (.keyboardMenu, 118), (.keyboardSelect, 119), (.keyboardStop, 120), (.keyboardAgain, 121),
    (.keyboardUndo, 122), (.keyboardCut, 123), (.keyboardCopy, 124), (.keyboardPaste, 125),
    (.keyboardFind, 126), (.keyboardMute, 127), (.keyboardVolumeUp, 128),
    (.keyboardVolumeDown, 129), (.keyboardLeftControl, 224), (.keyboardLeftShift, 225),
    (.keyboardLeftAlt, 226), (.keyboardLeftGUI, 227), (.keyboardRightControl, 228),
    (.keyboardRightShift, 229), (.keyboardRightAlt, 230), (.keyboardRightGUI, 231),
  ]

  @Test func `keys have the numbers of the usage tables`() {
    for (usage, number) in Self.usages { #expect(usage.rawValue == number) }
    let letters: [UIKeyboardHIDUsage] = [
      .keyboardA, .keyboardB, .keyboardC, .keyboardD, .keyboardE, .keyboardF, .keyboardG,
      .keyboardH, .keyboardI, .keyboardJ, .keyboardK, .keyboardL, .keyboardM, .keyboardN,
      .keyboardO, .keyboardP, .keyboardQ, .keyboardR, .keyboardS, .keyboardT, .keyboardU,
      .keyboardV, .keyboardW, .keyboardX, .keyboardY, .keyboardZ,
    ]
    #expect(letters.map(\.rawValue) == Array(4...29))
    let functions: [UIKeyboardHIDUsage] = [
      .keyboardF1, .keyboardF2, .keyboardF3, .keyboardF4, .keyboardF5, .keyboardF6, .keyboardF7,
      .keyboardF8, .keyboardF9, .keyboardF10, .keyboardF11, .keyboardF12,
    ]
    #expect(functions.map(\.rawValue) == Array(58...69))
  }

  @Test func `keys that have no letter have a name for commands`() {
    let names = [
      UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow, UIKeyCommand.inputLeftArrow,
      UIKeyCommand.inputRightArrow, UIKeyCommand.inputEscape, UIKeyCommand.inputPageUp,
      UIKeyCommand.inputPageDown, UIKeyCommand.inputHome, UIKeyCommand.inputEnd,
      UIKeyCommand.inputDelete, UIKeyCommand.f1, UIKeyCommand.f12,
    ]
    #expect(Set(names).count == names.count)
    #expect(UIKeyCommand.inputUpArrow == "UIKeyInputUpArrow")
    #expect(UIKeyCommand.inputEscape == "UIKeyInputEscape")
    #expect(UIKeyCommand.f1 == "UIKeyInputF1" && UIKeyCommand.f12 == "UIKeyInputF12")
  }

  @Test func `a key command is done by a key without a letter`() {
    final class Commanded: UIView {
      var done: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      override var keyCommands: [UIKeyCommand]? {
        [
          UIKeyCommand(input: UIKeyCommand.inputUpArrow, modifierFlags: [], action: "up:"),
          UIKeyCommand(input: UIKeyCommand.f1, modifierFlags: .shift, action: "help:"),
        ]
      }
    }
    for name in ["up:", "help:"] {
      SelectorTable.register(Commanded.self, Selector(name)) { view, _ in
        view.done.append(name)
        return nil
      }
    }
    let controller = UIViewController()
    TestScreen.showing(controller) { screen in
      let view = Commanded()
      controller.view.addSubview(view)
      #expect(view.becomeFirstResponder())
      for event in key(82, "") { screen.send(event) }
      for event in key(58, "") { screen.send(event) }
      #expect(view.done == ["up:"])
      for event in key(58, "", [.shift]) { screen.send(event) }
      #expect(view.done == ["up:", "help:"])
      view.resignFirstResponder()
    }
  }
}
