import Testing
import UIKit
import WindowHost

@MainActor @Suite struct NestedScrollTests {
  private func nested(
    outer: CGSize,
    inner: CGSize,
    _ body: (TestScreen, UIScrollView, UIScrollView, ScrollLog) throws -> Void
  ) throws {
    try ScrollFixture.show(content: outer) { fixture in
      let view = UIScrollView(frame: fixture.view.bounds)
      view.contentSize = inner
      fixture.view.addSubview(view)
      fixture.screen.settle()
      try body(fixture.screen, fixture.view, view, fixture.log)
    }
  }

  @Test func `each takes the drags along its own axis`() throws {
    try nested(outer: CGSize(width: 900, height: 500), inner: CGSize(width: 300, height: 2000)) {
      screen,
      outer,
      inner,
      _ in
      screen.drag(from: (200, 250), to: (100, 240))
      screen.settle()
      #expect(outer.contentOffset.x > 50 && inner.contentOffset == .zero)
      outer.setContentOffset(.zero, animated: false)
      screen.drag(from: (200, 250), to: (190, 150))
      screen.settle()
      #expect(outer.contentOffset.x == 0 && inner.contentOffset.y > 50)
    }
  }

  @Test func `one that is at its end leaves the drag to the one around it`() throws {
    try nested(outer: CGSize(width: 300, height: 1500), inner: CGSize(width: 300, height: 800)) {
      screen,
      outer,
      inner,
      log in
      inner.contentOffset.y = 300
      screen.drag(from: (150, 300), to: (150, 200), lifts: false)
      #expect(inner.contentOffset.y == 300 && outer.contentOffset.y > 80)
      #expect(log.calls == ["willBeginDragging"])
      #expect(!inner.isDragging && outer.isDragging)
      screen.finger(.ended, 150, 200)
      screen.settle()
    }
  }

  @Test func `one that comes to its end hands the drag over and takes it back`() throws {
    try nested(outer: CGSize(width: 300, height: 1500), inner: CGSize(width: 300, height: 800)) {
      screen,
      outer,
      inner,
      log in
      inner.contentOffset.y = 250
      screen.drag(from: (150, 400), to: (150, 250), frames: 30, lifts: false)
      #expect(inner.contentOffset.y == 300)
      #expect(outer.contentOffset.y == 90)
      for step in 1...10 { screen.finger(.moved, 150, 250 + Double(step) * 12) }
      #expect(outer.contentOffset.y == 0)
      #expect(inner.contentOffset.y == 270)
      screen.finger(.ended, 150, 370)
      screen.settle()
      #expect(log.calls.first == "willBeginDragging" && !outer.isDragging)
    }
  }

  @Test func `one that keeps its drags gives way at its end instead`() throws {
    try nested(outer: CGSize(width: 300, height: 1500), inner: CGSize(width: 300, height: 800)) {
      screen,
      outer,
      inner,
      _ in
      inner.transfersVerticalScrollingToParent = false
      inner.contentOffset.y = 300
      screen.drag(from: (150, 300), to: (150, 200), lifts: false)
      #expect(inner.contentOffset.y > 300 && outer.contentOffset.y == 0)
      screen.finger(.ended, 150, 200)
      screen.settle()
      #expect(inner.contentOffset.y == 300)
    }
  }

  @Test func `with both at their ends the inner one gives way`() throws {
    try nested(outer: CGSize(width: 300, height: 1500), inner: CGSize(width: 300, height: 800)) {
      screen,
      outer,
      inner,
      _ in
      screen.drag(from: (150, 200), to: (150, 300), lifts: false)
      #expect(inner.contentOffset.y < 0 && outer.contentOffset.y == 0)
      screen.finger(.ended, 150, 300)
      screen.settle()
      #expect(inner.contentOffset.y == 0)
    }
  }

  @Test func `a pager inside a pager turns the outer page at its end`() throws {
    try nested(outer: CGSize(width: 900, height: 500), inner: CGSize(width: 600, height: 500)) {
      screen,
      outer,
      inner,
      _ in
      outer.isPagingEnabled = true
      inner.isPagingEnabled = true
      for _ in 0..<2 {
        screen.drag(from: (250, 250), to: (100, 250), frames: 5)
        screen.settle()
      }
      #expect(inner.contentOffset.x == 300 && outer.contentOffset.x == 300)
    }
  }
}
