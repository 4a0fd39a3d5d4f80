import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct `Spacers and dividers` {
  // Fact spacer.axis.
  @Test func `a spacer pushes views apart along its stack`() {
    let row = frames(
      of: HStack {
        Part.a.block(20, 20)
        Spacer()
        Part.b.block(20, 20)
      },
      width: 200
    )
    #expect(row[.a] == rect(0, 40, 20, 20))
    #expect(row[.b] == rect(180, 40, 20, 20))
    let column = frames(
      of: VStack {
        Part.a.block(20, 20)
        Spacer()
      }
    )
    #expect(column[.a] == rect(40, 0, 20, 20))
  }

  // Facts spacer.minlength.value and spacer.spacing.
  @Test func `a spacer has at least eight points, and no distance to its neighbours`() {
    let standard = frames(
      of: HStack {
        Part.a.block(20, 20)
        Spacer()
        Part.b.block(20, 20)
      }
      .fixedSize()
    )
    #expect(standard[.a] == rect(26, 40, 20, 20))
    #expect(standard[.b] == rect(54, 40, 20, 20))
    let none = frames(
      of: HStack {
        Part.a.block(20, 20)
        Spacer(minLength: 0)
        Part.b.block(20, 20)
      }
      .fixedSize()
    )
    #expect(none[.a] == rect(30, 40, 20, 20))
    #expect(none[.b] == rect(50, 40, 20, 20))
  }

  // Fact spacer.spacing.
  @Test func `a distance that is given is kept around a spacer`() {
    let row = frames(
      of: HStack(spacing: 20) {
        Part.a.block(20, 20)
        Spacer(minLength: 0)
        Part.b.block(20, 20)
      }
      .fixedSize()
    )
    #expect(row[.a] == rect(10, 40, 20, 20))
    #expect(row[.b] == rect(70, 40, 20, 20))
  }

  // Fact spacer.priority.
  @Test func `a view that grows leaves a spacer only what it needs`() {
    let row = frames(
      of: HStack(spacing: 0) {
        Part.a.color
        Spacer()
        Part.b.block(0, 20)
      },
      width: 200,
      height: 20
    )
    #expect(row[.a] == rect(0, 0, 192, 20))
    let raised = frames(
      of: HStack(spacing: 0) {
        Part.a.color
        Spacer().layoutPriority(1)
      },
      width: 200,
      height: 20
    )
    #expect(raised[.a]?.width == 0)
  }

  // Fact spacer.frame.
  @Test func `a spacer in a fixed frame does not grow`() {
    let row = frames(
      of: HStack(spacing: 0) {
        Part.a.color
        Spacer().frame(width: 30)
      },
      width: 200,
      height: 20
    )
    #expect(row[.a] == rect(0, 0, 170, 20))
  }

  // Fact spacer.cross.
  @Test func `a spacer has no height in a row`() {
    let row = frames(of: HStack { Spacer() }.background { Part.a.color }, height: 50)
    #expect(row[.a] == rect(0, 25, 100, 0))
    let alone = frames(of: Spacer().background { Part.a.color }, height: 50)
    #expect(alone[.a] == rect(0, 0, 100, 50))
  }

  // Fact divider.axis.
  @Test func `a divider lies across its stack`() throws {
    let column = frames(of: VStack { Divider().background { Part.a.color } })
    let line = try #require(column[.a])
    #expect(line.width == 100 && line.height <= 1)
    let row = frames(of: HStack { Divider().background { Part.a.color } })
    let bar = try #require(row[.a])
    #expect(bar.height == 100 && bar.width <= 1)
    let alone = frames(of: Divider().background { Part.a.color })
    #expect(alone[.a]?.width == 100)
  }
}
