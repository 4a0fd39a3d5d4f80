import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct `Views above and below each other` {
  // Fact zstack.size.
  @Test func `a stack towards who looks is as large as all its views`() {
    let frames = frames(
      of: ZStack {
        Part.a.block(60, 20)
        Part.b.block(20, 60)
      }
      .background { Part.c.color }
    )
    #expect(frames[.c] == rect(20, 20, 60, 60))
    #expect(frames[.a] == rect(20, 40, 60, 20))
    #expect(frames[.b] == rect(40, 20, 20, 60))
    // What comes later is above.
    #expect(frames.order == [.c, .a, .b])
  }

  // Fact zstack.size.
  @Test func `its views are offered the size it has`() {
    let frames = frames(
      of: ZStack {
        Part.a.color
        Part.b.block(60, 20)
      }
      .fixedSize()
    )
    #expect(frames[.a] == rect(20, 40, 60, 20))
    #expect(frames[.b] == rect(20, 40, 60, 20))
  }

  // Fact zstack.priority.
  @Test func `views of the highest priority decide its size`() {
    let frames = frames(
      of: ZStack {
        Part.a.block(80, 80)
        Part.b.block(40, 40).layoutPriority(1)
      }
      .background { Part.c.color }
    )
    #expect(frames[.c] == rect(30, 30, 40, 40))
    #expect(frames[.a] == rect(10, 10, 80, 80))
  }

  // Fact alignment.defaults.
  @Test func `it puts views at a corner if it is asked to`() {
    let frames = frames(
      of: ZStack(alignment: .topLeading) {
        Part.a.block(60, 60)
        Part.b.block(20, 20)
      }
    )
    #expect(frames[.b] == rect(20, 20, 20, 20))
  }

  // Fact background.
  @Test func `a background is offered the size of its view and does not change it`() {
    let frames = frames(
      of: VStack(spacing: 0) {
        Part.a.block(40, 20).background { Part.b.color }
        Part.c.block(20, 20).background { Part.d.block(80, 80) }
      }
    )
    #expect(frames[.a] == rect(30, 30, 40, 20))
    #expect(frames[.b] == rect(30, 30, 40, 20))
    #expect(frames[.c] == rect(40, 50, 20, 20))
    #expect(frames[.d] == rect(10, 20, 80, 80))
    #expect(frames.order == [.b, .a, .d, .c])
  }

  // Fact overlay.multi.
  @Test func `several views in front are put together in the middle, and then aligned`() {
    let frames = frames(
      of: Part.a.block(60, 60).overlay(alignment: .topLeading) {
        Part.b.block(20, 10)
        Part.c.block(10, 10)
      }
    )
    #expect(frames[.b] == rect(20, 20, 20, 10))
    #expect(frames[.c] == rect(25, 20, 10, 10))
    #expect(frames.order == [.a, .b, .c])
  }

  // Fact overlay.multi.
  @Test func `nothing in front changes nothing`() {
    let frames = frames(of: Part.a.block(60, 60).overlay { EmptyView() })
    #expect(frames[.a] == rect(20, 20, 60, 60))
  }

  // Fact group.modifier.
  @Test func `each of several views has a background of its own`() {
    let frames = frames(of: HStack(spacing: 0) { Pair().background { Part.c.color } })
    #expect(frames.all(.c) == [rect(10, 45, 30, 10), rect(40, 45, 50, 10)])
  }

  @Test func `a higher index is above`() {
    let frames = frames(
      of: ZStack {
        Part.a.block(20, 20).zIndex(1)
        Part.b.block(20, 20)
      }
    )
    #expect(frames.order == [.b, .a])
  }
}
