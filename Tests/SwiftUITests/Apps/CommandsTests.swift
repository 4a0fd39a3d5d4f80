import SwiftUI
import Testing
import UIKit
import WindowHost

@MainActor
@Suite struct `Commands of an app` {
  @Test func `are done by their keys, and are not seen`() {
    let log = CallLog()
    let scene = WindowGroup { Part.a.block(20, 20) }
      .commands {
        CommandMenu("Song") {
          Button("Play") { log.lines.append("play") }.keyboardShortcut("s")
        }
        CommandGroup(replacing: .newItem) {
          Button("New") { log.lines.append("new") }
            .keyboardShortcut("a", modifiers: [.command, .shift])
          Button("Never") { log.lines.append("never") }.keyboardShortcut("a").disabled(true)
        }
        SidebarCommands()
      }
    guard let view = scene.rootView() else {
      Issue.record("The scene has no views.")
      return
    }
    showing(view) { shown in
      #expect(shown.frames[.a] == CGRect(x: 40, y: 40, width: 20, height: 20))
      #expect(shown.screen.place(of: "Play") == nil)
      shown.screen.press(TestScreen.keyS, .command)
      shown.screen.press(TestScreen.keyA, [.command, .shift])
      shown.screen.press(TestScreen.keyA, .command)
      #expect(log.lines == ["play", "new"])
    }
  }

  @Test func `values that name no place are kept where the scene says`() throws {
    struct Counted: View {
      let handle: Handle<Int>
      @AppStorage("commands.count") private var count = 1
      var body: some View {
        let _ = handle.note($count)
        Text("\(count)")
      }
    }
    let store = try #require(UserDefaults(suiteName: "CommandsTests"))
    store.set(3, forKey: "commands.count")
    defer { store.removePersistentDomain(forName: "CommandsTests") }
    let handle = Handle<Int>()
    let scene = WindowGroup { Counted(handle: handle) }.defaultAppStorage(store)
    showing(try #require(scene.rootView())) { shown in
      #expect(handle.value == 3)
      handle.set(4)
      shown.update()
      #expect(handle.seen.last == 4)
    }
    #expect(store.integer(forKey: "commands.count") == 4)
  }
}
