import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct `Labels of several views` {
  @ViewBuilder private var blocks: some View {
    Part.a.block(20, 20)
    Part.b.block(30, 10)
  }

  @Test func `stand beside each other in a button, and are one button`() {
    let handle = Handle<Int>()
    struct Counting<Blocks: View>: View {
      let handle: Handle<Int>
      let blocks: Blocks
      @State var count = 0
      var body: some View {
        let _ = handle.note($count)
        VStack { Button(action: { count += 1 }, label: { blocks }) }
      }
    }
    showing(Counting(handle: handle, blocks: blocks), width: 100, height: 100) { shown in
      let (a, b) = (shown.frames[.a], shown.frames[.b])
      #expect(a?.midY == b?.midY && a?.maxX ?? 0 < b?.minX ?? 0)
      // Between the two is the button as well.
      shown.screen.tap(Double(a?.maxX ?? 0) + 3, 50)
      #expect(handle.value == 1)
    }
  }

  @Test func `are one ground in a style`() {
    struct Grounded: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.background { Part.c.color }
      }
    }
    let view = Button(action: {}, label: { blocks }).buttonStyle(Grounded())
    let frames = frames(of: view)
    #expect(frames.all(.c).count == 1)
    #expect(frames[.c] == frames[.a]?.union(frames[.b] ?? .zero))
  }

  @Test func `are one row of a list where they are a link`() {
    let view = NavigationStack {
      List { NavigationLink(destination: { Text("Page") }, label: { blocks }) }
    }
    showing(view, width: 320, height: 480) { shown in
      #expect(shown.frames[.a]?.midY == shown.frames[.b]?.midY)
    }
  }
}
