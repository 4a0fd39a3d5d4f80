import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct `What views do for who does not see them` {
  @Test func `actions of a kind are what UIKit asks for, and no actions by name`() {
    let log = CallLog()
    let view = Text("Song").accessibilityIdentifier("song")
      .accessibilityAction { log.lines.append("play") }
      .accessibilityAction(.escape) { log.lines.append("back") }
      .accessibilityAction(.magicTap) { log.lines.append("pause") }
    showing(view) { shown in
      let song = shown.view(named: "song")
      #expect(song?.accessibilityActivate() == true)
      #expect(song?.accessibilityPerformEscape() == true)
      #expect(song?.accessibilityPerformMagicTap() == true)
      #expect(log.take() == ["play", "back", "pause"])
      #expect(song?.accessibilityCustomActions?.isEmpty ?? true)
    }
  }

  @Test func `a button is used as its action says, by touches as before`() {
    let log = CallLog()
    let view = Button("Song") { log.lines.append("touch") }
      .accessibilityIdentifier("song")
      .accessibilityAction { log.lines.append("action") }
    showing(view) { shown in
      #expect(shown.view(named: "song")?.accessibilityActivate() == true)
      #expect(log.take() == ["action"])
      shown.screen.tap(50, 50)
      #expect(log.take() == ["touch"])
    }
  }

  @Test func `escape does what the page has an action for`() {
    let log = CallLog()
    let view = VStack {
      Part.a.block(10, 10)
      Text("Song").accessibilityAction(.escape) { log.lines.append("back") }
    }
    showing(view) { shown in
      shown.screen.key(.escape)
      #expect(log.take() == ["back"])
    }
    showing(Text("Song")) { shown in
      #expect(!shown.controller.accessibilityPerformEscape())
    }
  }

  @Test func `a value is made greater and less`() {
    let log = CallLog()
    let view = Text("Volume").accessibilityIdentifier("volume")
      .accessibilityAdjustableAction { log.lines.append("\($0)") }
    showing(view) { shown in
      #expect(shown.spoken().first?.traits.contains("adjustable") == true)
      shown.view(named: "volume")?.accessibilityIncrement()
      shown.view(named: "volume")?.accessibilityDecrement()
      #expect(log.take() == ["increment", "decrement"])
    }
  }

  @Test func `a page is scrolled towards an edge, which reading from the right changes`() {
    let log = CallLog()
    let view = Text("Page").accessibilityIdentifier("page")
      .accessibilityScrollAction { log.lines.append("\($0)") }
    for isRightToLeft in [false, true] {
      showing(view, isRightToLeft: isRightToLeft) { shown in
        for direction in [UIAccessibilityScrollDirection.left, .right, .up, .down] {
          #expect(shown.view(named: "page")?.accessibilityScroll(direction) == true)
        }
      }
    }
    #expect(
      log.lines == ["leading", "trailing", "top", "bottom", "trailing", "leading", "top", "bottom"]
    )
  }

  @Test func `actions are offered by names, keys and labels`() {
    let log = CallLog()
    let name = "Share"
    let view = Text("Song").accessibilityIdentifier("song")
      .accessibilityAction(named: Text("Like")) { log.lines.append("like") }
      .accessibilityAction(named: name) { log.lines.append("share") }
      .accessibilityAction {
        log.lines.append("save")
      } label: {
        Label("Save", systemImage: "star")
      }
    showing(view) { shown in
      #expect(shown.spoken().first?.actions == ["Like", "Share", "Save"])
      for action in shown.view(named: "song")?.accessibilityCustomActions ?? [] {
        #expect(action.actionHandler?(action) == true)
      }
      #expect(log.lines == ["like", "share", "save"])
    }
  }

  @Test func `buttons in a closure are actions while they are there and enabled`() {
    let handle = Handle<Bool>()
    let log = CallLog()
    showing(Offering(handle: handle, log: log)) { shown in
      #expect(shown.spoken().first?.actions == ["First", "Second", "Inner"])
      handle.set(true)
      shown.update()
      #expect(shown.spoken().first?.actions == ["First", "Inner", "Last"])
      let actions = shown.view(named: "song")?.accessibilityCustomActions ?? []
      for action in actions { _ = action.actionHandler?(action) }
      #expect(log.lines == ["first", "inner", "last"])
    }
  }

  @Test func `a group that is read out as one has the actions that are said around it`() {
    let view = VStack {
      Text("Song")
      Text("Band")
    }
    .accessibilityElement(children: .combine)
    .accessibilityAction(named: "Like") {}
    showing(view) { shown in
      let nodes = shown.spoken()
      #expect(nodes.map(\.label) == ["Song, Band"])
      #expect(nodes.map(\.actions) == [["Like"]])
    }
  }
}

private struct Offering: View {
  let handle: Handle<Bool>
  let log: CallLog
  @State private var isLast = false

  var body: some View {
    let _ = handle.note($isLast)
    Text("Song").accessibilityIdentifier("song")
      .accessibilityActions {
        Button("First") { log.lines.append("first") }
        Button("Never") { log.lines.append("never") }.disabled(true)
        if !isLast { Button("Second") { log.lines.append("second") } }
        Menu("More") { Button("Inner") { log.lines.append("inner") } }
        if isLast { Button("Last") { log.lines.append("last") } }
      }
  }
}
