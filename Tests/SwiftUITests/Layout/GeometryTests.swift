import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct `Views made of the room they are given` {
  // Fact geometryreader.
  @Test func `a reader takes all the room and puts its views into the corner`() {
    let frames = frames(
      of: GeometryReader { proxy in
        Part.b.block(proxy.size.width / 2, 30)
        Part.c.block(20, 10)
      }
      .background { Part.a.color },
      height: 60
    )
    #expect(frames[.a] == rect(0, 0, 100, 60))
    #expect(frames[.b] == rect(0, 0, 50, 30))
    #expect(frames[.c] == rect(0, 0, 20, 10))
  }

  // Fact geometryreader.ideal.
  @Test func `a reader is ten points long where nothing is offered`() {
    let frames = frames(of: GeometryReader { _ in Part.b.color }.fixedSize())
    #expect(frames[.b] == rect(45, 45, 10, 10))
  }

  @Test func `a reader is told its size and place`() throws {
    let log = CallLog()
    let view = VStack(spacing: 0) {
      Part.a.block(100, 20)
      GeometryReader { proxy in
        let _ = log.lines.append("\(proxy.size) \(proxy.frame(in: .global).minY)")
        Part.b.color
      }
    }
    let frames = frames(of: view)
    #expect(frames[.b] == rect(0, 20, 100, 80))
    let last = try #require(log.lines.last)
    #expect(last == "\(CGSize(width: 100, height: 80)) \(CGFloat(20))")
  }

  @Test func `a reader follows what is scrolled where it asks for its place`() throws {
    let (placed, sized) = (CallLog(), CallLog())
    let view = ScrollView {
      ScrollView(.horizontal) {
        VStack(spacing: 0) {
          GeometryReader { proxy in
            let _ = placed.lines.append("\(proxy.frame(in: .named("page")).minY)")
            Part.a.color
          }
          .frame(width: 20, height: 20)
          GeometryReader { proxy in
            let _ = sized.lines.append("\(proxy.size.width)")
            Part.b.color
          }
          .frame(width: 30, height: 400)
        }
      }
    }
    .coordinateSpace(name: "page")
    try showing(view) { shown in
      #expect(placed.take().last == "0.0")
      #expect(sized.take().last == "30.0")
      let scrolled = try #require(shown.screen.window.first(UIScrollView.self))
      scrolled.contentOffset.y = 30
      shown.update()
      #expect(placed.take().last == "-30.0")
      #expect(sized.lines.isEmpty)
    }
  }
}
