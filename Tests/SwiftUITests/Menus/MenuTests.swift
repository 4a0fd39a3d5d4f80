import SwiftUI
import Testing
import UIKit
import WindowHost

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

  @Test(arguments: [false, true])
  func `choices of a picker in a menu are items as others are`(isDisabled: Bool) {
    struct Choosing: View {
      let handle: Handle<Int>
      let isDisabled: Bool
      @State var number = 1

      var body: some View {
        let _ = handle.note($number)
        Menu("Open") {
          Picker("Number", selection: $number) {
            Text("One").tag(1)
            Text("Two").tag(2)
          }
          .menuActionDismissBehavior(.disabled)
          .disabled(isDisabled)
        }
      }
    }
    let handle = Handle<Int>()
    showing(Choosing(handle: handle, isDisabled: isDisabled), width: 320, height: 480) { shown in
      #expect(shown.screen.tap("Open"))
      #expect(shown.screen.tap("Two"))
      #expect(handle.value == (isDisabled ? 1 : 2))
      #expect(shown.screen.place(of: "One") != nil)
      shown.screen.tap(10, 470)
      shown.screen.settle()
    }
  }

  @Test(arguments: [false, true])
  func `a view that is pressed shows its menu, in a list as well, with another view`(
    isInList: Bool
  ) {
    let pressed = Text("Press").contextMenu {
      Button("One") {}
    } preview: {
      Part.c.block(120, 60)
    }
    let view = isInList ? AnyView(List { pressed }) : AnyView(pressed)
    showing(view, width: 320, height: 480) { shown in
      guard let place = shown.screen.place(of: "Press") else {
        Issue.record("The text is not shown.")
        return
      }
      shown.screen.finger(.began, Double(place.midX), Double(place.midY))
      shown.screen.step(60)
      shown.screen.finger(.ended, Double(place.midX), Double(place.midY))
      shown.screen.settle()
      #expect(shown.screen.place(of: "One") != nil)
      #expect(shown.frames.all(.c).count == 1)
      shown.screen.tap(10, 470)
      shown.screen.settle()
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
