import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct `Groups of controls` {
  private func controls(_ tapped: @escaping (String) -> Void) -> some View {
    Group {
      Button("Cut", systemImage: "scissors") { tapped("cut") }
      Button("Copy", systemImage: "doc.on.doc") { tapped("copy") }
    }
  }

  @Test func `are rows of buttons`() {
    var taps: [String] = []
    let view = ControlGroup {
      Button("Cut") { taps.append("cut") }
      Button("Copy") { taps.append("copy") }
    }
    showing(view, width: 320, height: 480) { shown in
      let cut = shown.screen.place(of: "Cut") ?? .zero
      let copy = shown.screen.place(of: "Copy") ?? .zero
      // 12 points beside each label, and a line of one point.
      #expect(abs(copy.minX - cut.maxX - 25) < 0.6)
      #expect(cut.midY == copy.midY)
      shown.screen.tap("Cut")
      shown.screen.tap("Copy")
      #expect(taps == ["cut", "copy"])
    }
  }

  @Test(arguments: [0, 1, 2])
  func `are rows of items in a menu`(style: Int) {
    var taps: [String] = []
    let group = ControlGroup { controls { taps.append($0) } }
    let view = Menu("Open") {
      Button("First") {}
      switch style {
      case 0: group
      case 1: group.controlGroupStyle(.compactMenu)
      default: group.controlGroupStyle(.navigation)
      }
    }
    showing(view, width: 320, height: 480) { shown in
      shown.screen.tap("Open")
      let cut = shown.screen.place(of: "Cut") ?? .zero
      let copy = shown.screen.place(of: "Copy") ?? .zero
      #expect(cut != .zero && cut.midY == copy.midY && cut.maxX < copy.minX)
      #expect(shown.screen.tap("Copy"))
      #expect(taps == ["copy"])
    }
  }

  @Test func `are menus where they are told so, in a menu and elsewhere`() {
    var taps: [String] = []
    let group = ControlGroup("Edit") { controls { taps.append($0) } }.controlGroupStyle(.menu)
    showing(group, width: 320, height: 480) { shown in
      #expect(shown.screen.place(of: "Cut") == nil)
      #expect(shown.screen.tap("Edit"))
      #expect(shown.screen.tap("Cut"))
    }
    showing(Menu("Open") { group }, width: 320, height: 480) { shown in
      shown.screen.tap("Open")
      #expect(shown.screen.place(of: "Cut") == nil)
      #expect(shown.screen.tap("Edit"))
      #expect(shown.screen.tap("Copy"))
    }
    #expect(taps == ["cut", "copy"])
  }

  @Test func `that are palettes show pictures alone in a menu`() {
    let group = ControlGroup { controls { _ in } }.controlGroupStyle(.palette)
    showing(Menu("Open") { group }, width: 320, height: 480) { shown in
      #expect(shown.screen.tap("Open"))
      // The menu is open, and its items have no titles.
      #expect(shown.screen.window.subviews.count > 1)
      #expect(shown.screen.place(of: "Cut") == nil)
      shown.screen.tap(10, 10)
      shown.screen.settle()
    }
    showing(group, width: 320, height: 480) { shown in
      #expect(shown.screen.place(of: "Cut") != nil)
    }
  }

  @Test func `look as a style of one's own says`() {
    struct Stacked: ControlGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
          configuration.label
          configuration.content
        }
      }
    }
    let view = ControlGroup {
      Part.a.block(20, 10)
      Part.b.block(20, 10)
    } label: {
      Part.c.block(20, 10)
    }
    .controlGroupStyle(Stacked())
    let shown = frames(of: view)
    #expect(shown[.c] == rect(40, 35, 20, 10))
    #expect(shown[.a] == rect(40, 45, 20, 10))
    #expect(shown[.b] == rect(40, 55, 20, 10))
  }
}
