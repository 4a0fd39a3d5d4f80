import SwiftUI
import Testing
import UIKit

private struct Inner: View {
  let log: CallLog

  var body: some View {
    VStack(spacing: 0) {
      Part.a.block(100, 60).onScrollVisibilityChange { [log] in log.lines.append("a \($0)") }
      Part.b.block(100, 100).onScrollVisibilityChange(threshold: 0.9) { [log] in
        log.lines.append("b \($0)")
      }
      Part.c.block(100, 200)
    }
  }
}

@MainActor
@Suite struct `What scroll views tell of themselves` {
  @Test func `how far they are scrolled`() throws {
    let log = CallLog()
    let view = ScrollView {
      // A scroll view further in is not meant.
      ScrollView(.horizontal) { Part.b.block(300, 20) }
      Part.a.block(100, 300)
    }
    .onScrollGeometryChange(for: Int.self) {
      Int($0.visibleRect.minY / 10)
    } action: {
      log.lines.append("\($0) \($1)")
    }
    try showing(view, safeArea: [10, 0, 0, 0]) { shown in
      let scrolled = try #require(shown.screen.window.first(UIScrollView.self))
      #expect(log.lines == [])
      for y in [0.0, 5, 25, 24] {
        scrolled.contentOffset.y = y - 10
        shown.update()
      }
      #expect(log.lines == ["0 2"])
      // Who follows keeps nothing going.
      shown.screen.step(2)
      #expect(!shown.screen.stage.needsFrame)
    }
  }

  @Test func `their geometry`() {
    let geometry = ScrollGeometry(
      contentOffset: CGPoint(x: 0, y: 20),
      contentSize: CGSize(width: 100, height: 500),
      contentInsets: EdgeInsets(top: 10, leading: 0, bottom: 5, trailing: 0),
      containerSize: CGSize(width: 100, height: 100)
    )
    #expect(geometry.bounds == rect(0, 20, 100, 100))
    #expect(geometry.visibleRect == rect(0, 30, 100, 85))
  }

  @Test func `what of a view is seen`() throws {
    let log = CallLog()
    try showing(ScrollView { Inner(log: log) }) { shown in
      #expect(log.take() == ["a true"])
      let scrolled = try #require(shown.screen.window.first(UIScrollView.self))
      scrolled.contentOffset.y = 35
      shown.update()
      #expect(log.take() == ["a false"])
      scrolled.contentOffset.y = 60
      shown.update()
      #expect(log.take() == ["b true"])
      scrolled.contentOffset.y = 0
      shown.update()
      #expect(Set(log.lines) == ["a true", "b false"])
    }
  }

  @Test func `content is shown beyond their bounds where it is not clipped`() {
    let inner = ScrollView { Part.a.block(100, 80) }.frame(height: 40)
    showing(inner) { shown in #expect(shown.color(50, 80) != shown.color(50, 50)) }
    showing(inner.scrollClipDisabled()) { shown in
      #expect(shown.color(50, 80) == shown.color(50, 50))
    }
  }

  @Test func `they bounce where there is nothing to scroll, unless they are told not to`() throws {
    let view = ScrollView { Part.a.block(100, 20) }
    try showing(view) { shown in
      let scrolled = try #require(shown.screen.window.first(UIScrollView.self))
      #expect(scrolled.alwaysBounceVertical)
      #expect(!scrolled.alwaysBounceHorizontal)
    }
    try showing(view.scrollBounceBehavior(.basedOnSize)) { shown in
      let scrolled = try #require(shown.screen.window.first(UIScrollView.self))
      #expect(!scrolled.alwaysBounceVertical)
    }
  }

  @Test func `indicators are hidden along an axis`() throws {
    let view = ScrollView([.horizontal, .vertical]) { Part.a.block(300, 300) }
    try showing(view.scrollIndicators(.hidden, axes: .horizontal)) { shown in
      let scrolled = try #require(shown.screen.window.first(UIScrollView.self))
      #expect(!scrolled.showsHorizontalScrollIndicator)
      #expect(scrolled.showsVerticalScrollIndicator)
    }
  }
}
