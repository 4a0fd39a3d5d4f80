import SwiftUI
import Testing
import UIKit
import UniformTypeIdentifiers
import WindowHost

@MainActor
@Suite struct `What is dragged` {
  /// A source at the top and a target at the bottom.
  private struct Board<Source: View, Target: View>: View {
    let source: Source
    let target: Target

    var body: some View {
      VStack(spacing: 100) {
        source
        target
      }
    }
  }

  /// Drags from the source to the target of a board: blocks of 100 by 100 points.
  private func dragging<Source: View, Target: View>(
    _ source: Source,
    onto target: Target,
    _ body: (ShownView<Board<Source, Target>>) -> Void = { _ in }
  ) {
    showing(Board(source: source, target: target), width: 300, height: 400) { shown in
      shown.screen.carry(from: (150, 100), to: (150, 310))
      body(shown)
      shown.screen.finger(.ended, 150, 310)
      shown.screen.settle()
      shown.screen.step(2)
    }
  }

  @Test func `values of a type arrive with the place in the view`() {
    var dropped: [Note] = []
    var place = CGPoint.zero
    var targeted: [Bool] = []
    dragging(
      Part.a.block(100, 100).draggable(Note(text: "tea", stars: 2)),
      onto: Part.b.block(100, 100).dropDestination(for: Note.self) { items, location in
        dropped = items
        place = location
        return true
      } isTargeted: {
        targeted.append($0)
      }
    ) { _ in #expect(targeted == [true]) }
    #expect(dropped == [Note(text: "tea", stars: 2)])
    #expect(place == CGPoint(x: 50, y: 60))
    #expect(targeted == [true, false])
  }

  @Test func `a value arrives as the type that the view takes`() {
    var texts: [String] = []
    dragging(
      Part.a.block(100, 100).draggable(Note(text: "tea")),
      onto: Part.b.block(100, 100).dropDestination(for: String.self) { items, _ in
        texts = items
        return true
      }
    )
    #expect(texts == ["tea"])
  }

  @Test func `what the view cannot read goes to the view around it`() {
    var log: [String] = []
    let inner = Part.b.block(100, 100).dropDestination(for: URL.self) { _, _ in
      log.append("inner")
      return true
    } isTargeted: {
      log.append("inner \($0)")
    }
    dragging(
      Part.a.block(100, 100).draggable("tea"),
      onto: inner.dropDestination(for: String.self) { _, _ in
        log.append("outer")
        return true
      }
    )
    #expect(log == ["outer"])
  }

  @Test func `a view takes drops where it shows nothing`() {
    var count = 0
    dragging(
      Part.a.block(100, 100).draggable("tea"),
      onto: Part.b.block(10, 10).frame(width: 100, height: 100, alignment: .topLeading)
        .dropDestination(for: String.self) { items, _ in
          count += items.count
          return true
        }
    )
    #expect(count == 1)
  }

  @Test func `a view that is disabled neither gives nor takes`() {
    var count = 0
    let target = Part.b.block(100, 100).dropDestination(for: String.self) { items, _ in
      count += items.count
      return true
    }
    dragging(Part.a.block(100, 100).draggable("tea").disabled(true), onto: target)
    dragging(Part.a.block(100, 100).draggable("tea"), onto: target.disabled(true))
    #expect(count == 0)
    dragging(Part.a.block(100, 100).draggable("tea"), onto: target)
    #expect(count == 1)
  }

  /// The colour of a part on the screen.
  private func showingColor(_ part: Part) -> [Int] {
    var color: [Int] = []
    showing(part.color) { color = $0.color(50, 50) }
    return color
  }

  @Test func `another view is under the finger, as large as it is by itself`() {
    dragging(
      Part.a.block(100, 100).draggable("tea") { Part.c.block(30, 20) },
      onto: Part.b.block(100, 100)
    ) { shown in
      let colors = (0..<400).map { y in (0..<300).map { shown.color(CGFloat($0), CGFloat(y)) } }
      let own = showingColor(.c)
      let rows = colors.filter { $0.contains(own) }
      // What is lifted is shown a little larger.
      #expect((20...24).contains(rows.count))
      #expect((30...36).contains(rows.first?.count { $0 == own } ?? 0))
    }
  }

  @Test func `a provider of one's own is dragged`() {
    var providers: [NSItemProvider] = []
    let handle = Handle<Bool>()
    struct Target: View {
      let handle: Handle<Bool>
      let take: ([NSItemProvider], CGPoint) -> Bool
      @State private var isTargeted = false

      var body: some View {
        let _ = handle.note($isTargeted)
        Part.b.block(100, 100).onDrop(of: [.text], isTargeted: $isTargeted, perform: take)
      }
    }
    dragging(
      Part.a.block(100, 100).onDrag { NSItemProvider(object: "tea" as NSString) },
      onto: Target(handle: handle) { items, _ in
        providers = items
        return true
      }
    ) { _ in #expect(handle.value == true) }
    #expect(handle.value == false)
    #expect(providers.map(\.registeredTypeIdentifiers) == [["public.utf8-plain-text"]])
  }

  @Test func `types by their names are taken as types are`() {
    var count = 0
    func target(_ name: String) -> some View {
      Part.b.block(100, 100).onDrop(of: [name], isTargeted: nil) { items in
        count += items.count
        return true
      }
    }
    dragging(Part.a.block(100, 100).draggable("tea"), onto: target("public.image"))
    #expect(count == 0)
    dragging(Part.a.block(100, 100).draggable("tea"), onto: target("public.text"))
    #expect(count == 1)
  }
}
