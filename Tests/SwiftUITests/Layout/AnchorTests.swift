import SwiftUI
import Testing
import UIKit

private struct FrameKey: PreferenceKey {
  static var defaultValue: [Int: Anchor<CGRect>] { [:] }

  static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

/// What is told of one view, which nothing says is equal to anything.
private struct Marks {
  var bounds: Anchor<CGRect>?
  var corner: Anchor<CGPoint>?
  var edges: Anchor<[CGPoint]>?
  var none: Anchor<CGPoint?>?
}

private struct MarksKey: PreferenceKey {
  static var defaultValue: Marks { Marks() }

  static func reduce(value: inout Marks, nextValue: () -> Marks) { value = nextValue() }
}

/// A part in front of another view, wherever that is.
private struct Cover: View {
  let places: [Int: Anchor<CGRect>]

  var body: some View {
    GeometryReader { proxy in
      if let place = places[1] {
        let frame = proxy[place]
        Part.c.color.frame(width: frame.width, height: frame.height)
          .offset(x: frame.minX, y: frame.minY)
      }
    }
  }
}

extension View {
  fileprivate func told(_ number: Int) -> some View {
    anchorPreference(key: FrameKey.self, value: .bounds) { [number: $0] }
  }
}

@MainActor
@Suite struct `Anchors` {
  @Test(arguments: [false, true])
  func `tell where a view is`(isRightToLeft: Bool) {
    let view = HStack(spacing: 10) {
      Part.a.block(20, 10).told(0)
      Part.b.block(30, 20).told(1)
    }
    .padding(.leading, 10)
    .overlayPreferenceValue(FrameKey.self) { Cover(places: $0) }
    showing(view, isRightToLeft: isRightToLeft) { shown in
      #expect(shown.frames[.b] == rect(isRightToLeft ? 15 : 55, 40, 30, 20))
      #expect(shown.frames[.c] == shown.frames[.b])
    }
  }

  @Test func `are followed while a view is scrolled`() throws {
    let view = ScrollView {
      VStack(spacing: 0) {
        Part.a.block(20, 50)
        Part.b.block(30, 20).told(1)
        Color.clear.frame(height: 400)
      }
    }
    .overlayPreferenceValue(FrameKey.self) { Cover(places: $0) }
    try showing(view) { shown in
      #expect(shown.frames[.c] == rect(35, 50, 30, 20))
      let scrolled = try #require(shown.screen.window.first(UIScrollView.self))
      scrolled.contentOffset.y = 30
      shown.update()
      #expect(shown.frames[.b] == rect(35, 20, 30, 20))
      #expect(shown.frames[.c] == shown.frames[.b])
    }
  }

  @Test func `are of points, of several places or of none`() {
    let handle = CallLog()
    let view = Part.a.block(40, 20)
      .anchorPreference(key: MarksKey.self, value: .bounds) { Marks(bounds: $0) }
      .transformAnchorPreference(key: MarksKey.self, value: .bottomTrailing) { $0.corner = $1 }
      .transformAnchorPreference(
        key: MarksKey.self,
        value: .init([.top, .point(CGPoint(x: 1, y: 2))])
      ) {
        $0.edges = $1
      }
      .transformAnchorPreference(key: MarksKey.self, value: .init(nil as Anchor<CGPoint>.Source?)) {
        $0.none = $1
      }
      .padding(.leading, 20)
      .backgroundPreferenceValue(MarksKey.self, alignment: .topLeading) { marks in
        GeometryReader { proxy in
          let bounds = marks.bounds.map { proxy[$0] } ?? .zero
          let corner = marks.corner.map { proxy[$0] } ?? .zero
          let edges = marks.edges.map { proxy[$0] } ?? []
          let isNone = marks.none.map { proxy[$0] == nil } ?? false
          let _ = handle.lines.append("\(bounds) \(corner) \(edges) \(isNone)")
        }
      }
    showing(view) { _ in
      let told = "(20.0, 0.0, 40.0, 20.0) (60.0, 20.0) [(40.0, 0.0), (21.0, 2.0)] true"
      #expect(handle.lines.last == told)
    }
  }
}
