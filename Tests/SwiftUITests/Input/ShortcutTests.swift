import SwiftUI
import Testing
import UIKit
import WindowHost

@MainActor
@Suite struct `Keys that do what controls do` {
  @Test func `a button is used by its key, with control in place of command`() {
    let log = CallLog()
    let view = Button("Save") { log.lines.append("save") }.keyboardShortcut("s")
    showing(view) { shown in
      shown.screen.press(TestScreen.keyS, .command)
      shown.screen.press(TestScreen.keyS, .control)
      #expect(log.take() == ["save", "save"])
      shown.screen.press(TestScreen.keyS)
      shown.screen.press(TestScreen.keyS, [.command, .shift])
      shown.screen.press(TestScreen.keyA, .command)
      #expect(log.take() == [])
    }
  }

  @Test func `return and escape use the buttons that are meant`() {
    let log = CallLog()
    let view = VStack {
      Button("Cancel") { log.lines.append("cancel") }.keyboardShortcut(.cancelAction)
      Button("OK") { log.lines.append("ok") }.keyboardShortcut(.defaultAction)
    }
    showing(view) { shown in
      shown.screen.key(.enter)
      shown.screen.key(.escape)
      #expect(log.take() == ["ok", "cancel"])
    }
  }

  @Test func `a disabled button and one that is gone do nothing`() {
    let log = CallLog()
    let isThere = Handle<Bool>()
    let isEnabled = Handle<Bool>()
    showing(Saving(isThere: isThere, isEnabled: isEnabled, log: log)) { shown in
      shown.screen.press(TestScreen.keyS, .command)
      #expect(log.take() == ["save"])
      isEnabled.set(false)
      shown.update()
      shown.screen.press(TestScreen.keyS, .command)
      #expect(log.take() == [])
      isEnabled.set(true)
      shown.update()
      shown.screen.press(TestScreen.keyS, .command)
      #expect(log.take() == ["save"])
      isThere.set(false)
      shown.update()
      shown.screen.press(TestScreen.keyS, .command)
      #expect(log.take() == [])
    }
  }

  @Test func `a toggle is turned by its key in every style`() {
    for isButton in [false, true] {
      let handle = Handle<Bool>()
      showing(Turning(handle: handle, isButton: isButton)) { shown in
        shown.screen.press(TestScreen.keyS, [.command, .shift])
        shown.update()
        #expect(handle.value == true)
        shown.screen.press(TestScreen.keyS, [.command, .shift])
        shown.update()
        #expect(handle.value == false)
      }
    }
  }

  @Test func `the first of several with one key is used`() {
    let log = CallLog()
    let view = VStack {
      Button("One") { log.lines.append("one") }
      Button("Two") { log.lines.append("two") }
    }
    .keyboardShortcut("s")
    showing(view) { shown in
      shown.screen.press(TestScreen.keyS, .command)
      #expect(log.take() == ["one"])
    }
  }

  @Test func `buttons of bars and menus have keys`() {
    let log = CallLog()
    let view = Part.a.block(20, 20).toolbar {
      ToolbarItem { Button("Save") { log.lines.append("save") }.keyboardShortcut("s") }
      ToolbarItem(placement: .topBarLeading) {
        Menu("More") { Button("All") { log.lines.append("all") }.keyboardShortcut("a") }
      }
    }
    let stack = UINavigationController(rootViewController: UIHostingController(rootView: view))
    TestScreen.showing(stack) { screen in
      screen.press(TestScreen.keyS, .command)
      screen.press(TestScreen.keyA, .command)
      #expect(log.take() == ["save", "all"])
    }
  }

  @Test func `a page that another one covers does nothing`() {
    let log = CallLog()
    let view = Button("Save") { log.lines.append("save") }.keyboardShortcut("s")
    showing(view) { shown in
      shown.controller.present(UIViewController(), animated: false)
      shown.update()
      shown.screen.press(TestScreen.keyS, .command)
      #expect(log.take() == [])
      shown.controller.dismiss(animated: false)
      shown.update()
      shown.screen.press(TestScreen.keyS, .command)
      #expect(log.take() == ["save"])
    }
  }

  @Test func `a key that types something types it while a text is edited`() {
    let log = CallLog()
    let view = VStack {
      Button("Save") { log.lines.append("plain") }.keyboardShortcut("s", modifiers: [])
      Button("All") { log.lines.append("command") }.keyboardShortcut("s")
      TextField("Name", text: .constant(""))
    }
    showing(view) { shown in
      shown.screen.press(TestScreen.keyS)
      #expect(log.take() == ["plain"])
      shown.screen.window.first(UITextField.self)?.becomeFirstResponder()
      shown.screen.press(TestScreen.keyS)
      #expect(log.take() == [])
      shown.screen.press(TestScreen.keyS, .command)
      #expect(log.take() == ["command"])
    }
  }

  @Test func `the overview of keys calls them as the buttons are called`() {
    let view = Button("Save", systemImage: "star") {}.keyboardShortcut("s")
    showing(view) { shown in
      let offering = shown.controller.view as? any KeyShortcutOffering
      #expect(offering?.keyShortcuts.map { $0.title() } == ["Save"])
      #expect(offering?.keyShortcuts.map { $0.command.input } == ["s"])
    }
  }
}

private struct Saving: View {
  let isThere: Handle<Bool>
  let isEnabled: Handle<Bool>
  let log: CallLog
  @State private var shows = true
  @State private var enables = true

  var body: some View {
    let _ = isThere.note($shows)
    let _ = isEnabled.note($enables)
    VStack {
      Part.a.block(10, 10)
      if shows {
        Button("Save") { log.lines.append("save") }
          .disabled(!enables)
          .keyboardShortcut("s")
      }
    }
  }
}

private struct Turning: View {
  let handle: Handle<Bool>
  let isButton: Bool
  @State private var isOn = false

  var body: some View {
    let _ = handle.note($isOn)
    let toggle = Toggle("Shuffle", isOn: $isOn)
    Group {
      if isButton { toggle.toggleStyle(.button) } else { toggle }
    }
    .keyboardShortcut("s", modifiers: [.command, .shift])
  }
}
