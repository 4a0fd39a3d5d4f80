import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct `Layout priority` {
  // Fact hstack.priority.
  @Test func `a higher priority takes what the others do not need`() {
    let row = frames(
      of: HStack(spacing: 0) {
        Part.a.color.frame(minWidth: 0, maxWidth: 80).layoutPriority(1)
        Part.b.color.frame(minWidth: 30, maxWidth: 80)
      },
      height: 20
    )
    #expect(row[.a] == rect(0, 0, 70, 20))
    #expect(row[.b] == rect(70, 0, 30, 20))
  }

  // Fact hstack.priority.
  @Test func `three priorities are served from high to low`() {
    let row = frames(
      of: HStack(spacing: 0) {
        Part.a.color.frame(minWidth: 0, maxWidth: 80).layoutPriority(-1)
        Part.b.color.frame(minWidth: 0, maxWidth: 80)
        Part.c.color.frame(minWidth: 0, maxWidth: 80).layoutPriority(1)
      },
      height: 20
    )
    #expect(row[.a]?.width == 0)
    #expect(row[.b] == rect(0, 0, 20, 20))
    #expect(row[.c] == rect(20, 0, 80, 20))
  }

  // Fact layoutpriority.pass.
  @Test func `a frame hides the priority of what is in it, a background does not`() {
    let framed = frames(
      of: HStack(spacing: 0) {
        Part.a.color.layoutPriority(1).frame(maxWidth: .infinity)
        Part.b.color
      },
      height: 20
    )
    #expect(framed[.a]?.width == 50)
    let padded = frames(
      of: HStack(spacing: 0) {
        Part.a.color.layoutPriority(1).padding(.vertical, 2)
        Part.b.color
      },
      height: 20
    )
    #expect(padded[.a]?.width == 50)
    let backed = frames(
      of: HStack(spacing: 0) {
        Part.a.color.layoutPriority(1).background { Part.c.color }
        Part.b.color
      },
      height: 20
    )
    #expect(backed[.a]?.width == 100)
    #expect(backed[.b]?.width == 0)
  }

  // Fact layoutpriority.default.
  @Test func `a stack of one view has its priority, a stack of two has none`() {
    let one = frames(
      of: HStack(spacing: 0) {
        HStack { Part.a.color.layoutPriority(1) }
        Part.b.color
      },
      height: 20
    )
    #expect(one[.a]?.width == 100)
    let two = frames(
      of: HStack(spacing: 0) {
        HStack(spacing: 0) {
          Part.a.color.layoutPriority(1)
          Part.c.block(0, 20)
        }
        Part.b.color
      },
      height: 20
    )
    #expect(two[.a]?.width == 50)
    #expect(two[.b]?.width == 50)
  }
}
