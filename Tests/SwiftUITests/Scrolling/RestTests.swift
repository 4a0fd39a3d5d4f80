import SwiftUI
import Testing
import UIKit

/// Comes to rest a little behind every fifty points.
private struct Fifties: ScrollTargetBehavior {
  let log: CallLog

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    log.lines.append(
      "\(context.containerSize.height) \(context.contentSize.height) \(context.axes)"
    )
    target.rect.origin.y = (target.rect.minY / 50).rounded() * 50 + 5
  }
}

/// Comes to rest at whole pages, a little further.
private struct PagesAndMore: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    PagingScrollTargetBehavior().updateTarget(&target, context: context)
    target.rect.origin.x += 10
  }
}

@MainActor
@Suite struct `Where scrolling comes to rest` {
  private func cards(_ count: Int, isLazy: Bool) -> some View {
    let cards = ForEach(0..<count, id: \.self) { number in
      (number == 2 ? Part.b : Part.a).block(60, 40)
    }
    return Group {
      if isLazy {
        LazyHStack(spacing: 10) { cards }.scrollTargetLayout()
      } else {
        HStack(spacing: 10) { cards }.scrollTargetLayout()
      }
    }
  }

  private func offset<Content: View>(
    _ view: Content,
    from start: CGFloat = 0,
    dragging distance: Double,
    frames: Int = 10
  ) throws -> CGFloat {
    var offset = CGFloat.nan
    try showing(view) { shown in
      let scrolled = try #require(shown.screen.window.first(UIScrollView.self))
      scrolled.contentOffset.x += start
      shown.update()
      shown.screen.drag(from: (80, 50), to: (80 - distance, 50), frames: frames)
      shown.screen.settle()
      offset = scrolled.contentOffset.x
    }
    return offset
  }

  @Test(arguments: [false, true])
  func `it is at the beginning of a view`(isLazy: Bool) throws {
    let view = ScrollView(.horizontal) { cards(20, isLazy: isLazy) }
      .scrollTargetBehavior(.viewAligned)
    #expect(try offset(view, dragging: 20, frames: 40) == 0)
    #expect(try offset(view, dragging: 45, frames: 40) == 70)
    let far = try offset(
      ScrollView(.horizontal) { cards(20, isLazy: isLazy) }
        .scrollTargetBehavior(.viewAligned(limitBehavior: .never)),
      dragging: 60,
      frames: 3
    )
    #expect(far > 70)
    #expect(far.truncatingRemainder(dividingBy: 70) == 0)
  }

  @Test func `one movement goes by one view, or by as many as are seen`() throws {
    func view(_ limit: ViewAlignedScrollTargetBehavior.LimitBehavior) -> some View {
      ScrollView(.horizontal) { cards(20, isLazy: false) }
        .scrollTargetBehavior(.viewAligned(limitBehavior: limit))
    }
    #expect(try offset(view(.alwaysByOne), from: 140, dragging: 60, frames: 3) == 210)
    #expect(try offset(view(.always), from: 140, dragging: 60, frames: 3) == 210)
    #expect(try offset(view(.automatic), from: 140, dragging: -60, frames: 3) == 70)
  }

  @Test func `margins of the content are kept free`() throws {
    let view = ScrollView(.horizontal) { cards(20, isLazy: true) }
      .scrollTargetBehavior(.viewAligned)
      .contentMargins(.horizontal, 20, for: .scrollContent)
    #expect(try offset(view, dragging: 45, frames: 40) == 50)
    #expect(frames(of: view).all(.a).first == rect(20, 30, 60, 40))
    let column = ScrollView { Part.a.color.frame(height: 20) }
      .contentMargins(.horizontal, 10)
      .contentMargins(.top, 5)
    #expect(frames(of: column)[.a] == rect(10, 5, 80, 20))
  }

  @Test func `a behaviour of one's own decides`() throws {
    let log = CallLog()
    let view = ScrollView { Part.a.block(100, 400) }.scrollTargetBehavior(Fifties(log: log))
    try showing(view) { shown in
      let scrolled = try #require(shown.screen.window.first(UIScrollView.self))
      shown.screen.drag(from: (50, 90), to: (50, 50), frames: 40)
      shown.screen.settle()
      #expect(scrolled.contentOffset.y == 55)
      #expect(log.lines == ["100.0 400.0 \(Axis.Set.vertical)"])
    }
  }

  @Test func `pages are turned one by one`() throws {
    let view = ScrollView(.horizontal) {
      HStack(spacing: 0) { ForEach(0..<5) { _ in Part.a.block(100, 40) } }
    }
    .scrollTargetBehavior(.paging)
    #expect(try offset(view, dragging: 60, frames: 40) == 100)
  }

  @Test func `a behaviour asks another one`() throws {
    let view = ScrollView(.horizontal) {
      HStack(spacing: 0) { ForEach(0..<5) { _ in Part.a.block(100, 40) } }
    }
    .scrollTargetBehavior(PagesAndMore())
    #expect(try offset(view, dragging: 60, frames: 40) == 110)
    #expect(try offset(view, from: 200, dragging: 60, frames: 3) == 310)
    #expect(try offset(view, from: 200, dragging: -60, frames: 3) == 110)
  }

  @Test func `what has no behaviour goes on as far as it goes`() throws {
    let view = ScrollView(.horizontal) { cards(20, isLazy: false) }
    #expect(try offset(view, dragging: 45, frames: 60) != 70)
  }
}
