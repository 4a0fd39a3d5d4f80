import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct `Menus of one's own` {
  private struct Framed: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      Menu(configuration).padding(10).background { Part.a.color }
    }
  }

  @Test func `a style shows the menu within what it adds`() {
    var count = 0
    let view = Menu("Open") { Button("One") { count += 1 } }.menuStyle(Framed())
    showing(view, width: 320, height: 480) { shown in
      let frame = shown.frames[.a]
      let label = shown.screen.place(of: "Open")
      #expect(frame != nil && frame == label?.insetBy(dx: -10, dy: -10))
      #expect(shown.screen.tap("Open"))
      #expect(shown.screen.tap("One"))
      #expect(count == 1)
    }
  }

  @Test(arguments: [0, 1, 2])
  func `styles of the system show a menu`(style: Int) {
    var count = 0
    let menu = Menu("Open") { Button("One") { count += 1 } }
    let view = Group {
      switch style {
      case 0: menu.menuStyle(.automatic)
      case 1: menu.menuStyle(.borderlessButton)
      default: menu.menuStyle(.button).buttonStyle(.borderedProminent)
      }
    }
    .background { Part.a.color }
    showing(view, width: 320, height: 480) { shown in
      let size = shown.frames[.a]?.size ?? .zero
      let label = shown.screen.place(of: "Open")?.size ?? .zero
      // The style of buttons adds its ground.
      #expect(size.width == label.width + (style == 2 ? 24 : 0))
      #expect(shown.screen.tap("Open"))
      #expect(shown.screen.tap("One"))
      #expect(count == 1)
    }
  }

  @Test func `a menu that opens upwards has the order that is asked for`() {
    @MainActor func isFirstAbove(_ order: MenuOrder) -> Bool? {
      var isAbove: Bool?
      let view = Menu("Open") {
        Button("One") {}
        Button("Two") {}
      }
      .menuOrder(order)
      .frame(maxHeight: .infinity, alignment: .bottom)
      showing(view, width: 320, height: 480) { shown in
        shown.screen.tap("Open")
        if let one = shown.screen.place(of: "One"), let two = shown.screen.place(of: "Two") {
          isAbove = one.minY < two.minY
        }
        shown.screen.tap(10, 10)
        shown.screen.settle()
      }
      return isAbove
    }
    #expect(isFirstAbove(.fixed) == true)
    #expect(isFirstAbove(.priority) == false)
  }

  @Test func `a menu stays where items do not end it`() {
    var count = 0
    let view = Menu("Open") {
      Button("One") { count += 1 }.menuActionDismissBehavior(.disabled)
      Button("Two") { count += 10 }
    }
    showing(view, width: 320, height: 480) { shown in
      shown.screen.tap("Open")
      #expect(shown.screen.tap("One"))
      #expect(shown.screen.tap("One"))
      #expect(count == 2)
      #expect(shown.screen.tap("Two"))
      #expect(count == 12)
      #expect(shown.screen.place(of: "One") == nil)
    }
  }

  @Test func `a style is told whether to show that there is a menu`() {
    struct Told: View {
      let handle: Handle<Visibility>
      @Environment(\.menuIndicatorVisibility) private var visibility

      var body: some View {
        let _ = handle.note(visibility)
        Part.a.block(10, 10)
      }
    }
    let handle = Handle<Visibility>()
    showing(Told(handle: handle).menuIndicator(.hidden)) { _ in }
    #expect(handle.seen.last == .hidden)
  }
}
