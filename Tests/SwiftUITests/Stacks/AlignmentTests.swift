import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct `How views are aligned in stacks` {
  // Fact alignment.defaults.
  @Test func `stacks put views in the middle`() {
    let column = frames(
      of: VStack(spacing: 0) {
        Part.a.block(60, 20)
        Part.b.block(20, 20)
      }
    )
    #expect(column[.a] == rect(20, 30, 60, 20))
    #expect(column[.b] == rect(40, 50, 20, 20))
    let row = frames(
      of: HStack(spacing: 0) {
        Part.a.block(20, 60)
        Part.b.block(20, 20)
      }
    )
    #expect(row[.a] == rect(30, 20, 20, 60))
    #expect(row[.b] == rect(50, 40, 20, 20))
  }

  @Test func `stacks put views at an edge if they are asked to`() {
    let column = frames(
      of: VStack(alignment: .trailing, spacing: 0) {
        Part.a.block(60, 20)
        Part.b.block(20, 20)
      }
    )
    #expect(column[.b] == rect(60, 50, 20, 20))
    let row = frames(
      of: HStack(alignment: .bottom, spacing: 0) {
        Part.a.block(20, 60)
        Part.b.block(20, 20)
      }
    )
    #expect(row[.b] == rect(50, 60, 20, 20))
  }

  // Facts alignment.formula and hstack.size.
  @Test func `a guide that a view sets moves it, and the stack grows around all`() {
    let column = frames(
      of: VStack(alignment: .leading, spacing: 0) {
        Part.a.block(50, 10).alignmentGuide(.leading) { _ in 20 }
        Part.b.block(50, 10)
      }
      .background { Part.c.color }
    )
    #expect(column[.c] == rect(15, 40, 70, 20))
    #expect(column[.a] == rect(15, 40, 50, 10))
    #expect(column[.b] == rect(35, 50, 50, 10))
  }

  // Fact alignmentguide.chain.
  @Test func `an outer guide sees the change of an inner one`() {
    let column = frames(
      of: VStack(alignment: .leading, spacing: 0) {
        Part.a.block(50, 10)
          .alignmentGuide(HorizontalAlignment.center) { _ in 40 }
          .alignmentGuide(.leading) { $0[HorizontalAlignment.center] }
        Part.b.block(50, 10)
      }
      .background { Part.c.color }
    )
    #expect(column[.c]?.width == 90)
  }

  // Fact alignment.stackguide.
  @Test func `a stack's guide is the mean of those its views set`() {
    let row = frames(
      of: HStack(alignment: .bottom, spacing: 0) {
        HStack(alignment: .top, spacing: 0) {
          Part.a.block(10, 40).alignmentGuide(.bottom) { _ in 10 }
          Part.b.block(10, 40).alignmentGuide(.bottom) { _ in 30 }
        }
        Part.c.block(10, 20)
      }
    )
    // The mean is 20: there the last view ends.
    #expect(row[.a]?.minY == row[.c]?.minY)
  }
}
