import SwiftUI
import Testing
import UIKit

private struct Rows: View {
  let handle: Handle<ScrollPosition>
  @State var position = ScrollPosition(idType: Int.self)

  var body: some View {
    let _ = handle.note($position)
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<50, id: \.self) { row in
          (row == 20 ? Part.b : Part.a).color.frame(height: 20)
        }
      }
      .scrollTargetLayout()
    }
    .scrollPosition($position)
  }
}

private struct Followed: View {
  let handle: Handle<Int?>
  var anchor: UnitPoint?
  @State var row: Int?

  var body: some View {
    let _ = handle.note($row)
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<50, id: \.self) { row in
          (row == 20 ? Part.b : Part.a).color.frame(height: 20).id(row)
        }
      }
    }
    .scrollPosition(id: $row, anchor: anchor)
  }
}

private struct Growing: View {
  let handle: Handle<Int>
  @State var count = 10

  var body: some View {
    let _ = handle.note($count)
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { _ in Part.a.color.frame(height: 20) }
      }
    }
    .defaultScrollAnchor(.bottom)
  }
}

@MainActor
@Suite struct `Where a scroll view is` {
  @Test func `it goes to views, edges and points`() throws {
    let handle = Handle<ScrollPosition>()
    try showing(Rows(handle: handle)) { shown in
      let scrolled = try #require(shown.screen.window.first(UIScrollView.self))
      @MainActor func go(_ change: (inout ScrollPosition) -> Void) {
        var position = handle.value ?? ScrollPosition()
        change(&position)
        handle.set(position)
        shown.update()
      }
      go { $0.scrollTo(id: 20, anchor: .top) }
      #expect(scrolled.contentOffset.y == 400)
      #expect(handle.value?.viewID(type: Int.self) == 20)
      go { $0.scrollTo(edge: .bottom) }
      #expect(scrolled.contentOffset.y == 900)
      #expect(handle.value?.edge == .bottom)
      go { $0.scrollTo(y: 130) }
      #expect(scrolled.contentOffset.y == 130)
      #expect(handle.value?.y == 130)
      go { $0.scrollTo(point: CGPoint(x: 0, y: 5000)) }
      #expect(scrolled.contentOffset.y == 900)
      #expect(handle.value?.isPositionedByUser == false)
      // The same once more, after the user has scrolled.
      shown.screen.drag(from: (50, 20), to: (50, 60), frames: 60)
      shown.screen.settle()
      #expect(handle.value?.isPositionedByUser == true)
      #expect(handle.value?.point == nil)
      #expect(
        handle.value?.viewID(type: Int.self) == Int((scrolled.contentOffset.y / 20).rounded())
      )
      go { $0.scrollTo(edge: .bottom) }
      #expect(scrolled.contentOffset.y == 900)
    }
  }

  @Test func `it goes there with an animation, and says when it is under way`() throws {
    let (handle, log) = (Handle<ScrollPosition>(), CallLog())
    let view = Rows(handle: handle).onScrollPhaseChange { log.lines.append("\($0) \($1)") }
    try showing(view) { shown in
      let scrolled = try #require(shown.screen.window.first(UIScrollView.self))
      withAnimation(.linear(duration: 1)) { handle.set(ScrollPosition(id: 20, anchor: .top)) }
      shown.run(0.5)
      #expect(log.take() == ["idle animating"])
      #expect(isNear(scrolled.contentOffset.y, 200, within: 30))
      shown.run(0.6)
      #expect(scrolled.contentOffset.y == 400)
      #expect(log.take() == ["animating idle"])
      shown.screen.drag(from: (50, 90), to: (50, 50), frames: 3)
      shown.screen.settle()
      #expect(log.lines == ["idle interacting", "interacting decelerating", "decelerating idle"])
    }
  }

  @Test func `what is followed stays where the user has scrolled it`() throws {
    let handle = Handle<Int?>()
    try showing(Followed(handle: handle, anchor: .center)) { shown in
      let scrolled = try #require(shown.screen.window.first(UIScrollView.self))
      scrolled.contentOffset.y = 203
      shown.update()
      #expect(handle.value == 12)
      // Another value of the binding that comes from here moves nothing.
      #expect(scrolled.contentOffset.y == 203)
      handle.set(20)
      shown.update()
      #expect(scrolled.contentOffset.y == 360)
    }
  }

  @Test func `the content begins at its anchor, and stays at it`() throws {
    let handle = Handle<Int>()
    try showing(Growing(handle: handle)) { shown in
      let scrolled = try #require(shown.screen.window.first(UIScrollView.self))
      #expect(scrolled.contentOffset.y == 100)
      handle.set(12)
      shown.update()
      #expect(scrolled.contentOffset.y == 140)
      shown.screen.drag(from: (50, 20), to: (50, 60), frames: 60)
      shown.screen.settle()
      let offset = scrolled.contentOffset.y
      #expect(offset < 130)
      handle.set(14)
      shown.update()
      #expect(scrolled.contentOffset.y == offset)
    }
    let small = ScrollView { Part.a.block(100, 30) }.defaultScrollAnchor(.bottom)
    #expect(frames(of: small)[.a] == rect(0, 70, 100, 30))
    let top = ScrollView { Part.a.block(100, 30) }.defaultScrollAnchor(.bottom, for: .initialOffset)
    #expect(frames(of: top)[.a] == rect(0, 0, 100, 30))
  }
}
