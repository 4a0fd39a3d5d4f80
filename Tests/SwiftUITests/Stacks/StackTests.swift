import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct `Stacks` {
  // Fact stack.spacing.default.
  @Test func `two views have eight points between them`() {
    let column = frames(
      of: VStack {
        Part.a.block(20, 20)
        Part.b.block(20, 20)
      }
    )
    #expect(column[.a] == rect(40, 26, 20, 20))
    #expect(column[.b] == rect(40, 54, 20, 20))
    let row = frames(
      of: HStack {
        Part.a.block(20, 20)
        Part.b.block(20, 20)
      }
    )
    #expect(row[.a] == rect(26, 40, 20, 20))
    #expect(row[.b] == rect(54, 40, 20, 20))
  }

  // Fact hstack.equalflex.
  @Test func `a distance that is given is kept`() {
    let row = frames(
      of: HStack(spacing: 10) {
        Part.a.color
        Part.b.color
        Part.c.color
      },
      width: 620,
      height: 20
    )
    #expect(row[.a] == rect(0, 0, 200, 20))
    #expect(row[.b] == rect(210, 0, 200, 20))
    #expect(row[.c] == rect(420, 0, 200, 20))
  }

  // Fact hstack.example1.
  @Test func `the least flexible view is served first and the stack may overflow`() {
    let row = frames(
      of: HStack(spacing: 0) {
        Part.a.color.frame(maxWidth: 100)
        Part.b.color.frame(minWidth: 100)
      },
      width: 150,
      height: 20
    )
    #expect(row[.a] == rect(-12.5, 0, 75, 20))
    #expect(row[.b] == rect(62.5, 0, 100, 20))
  }

  // Fact hstack.example2.
  @Test func `views without limits share the width`() {
    let row = frames(
      of: HStack(spacing: 0) {
        Rectangle().fill(Part.a.color)
        Rectangle().fill(Part.b.color)
        Rectangle().fill(Part.c.color)
      },
      width: 300,
      height: 20
    )
    #expect(row[.a] == rect(0, 0, 100, 20))
    #expect(row[.b] == rect(100, 0, 100, 20))
    #expect(row[.c] == rect(200, 0, 100, 20))
  }

  // Fact hstack.remaining.
  @Test func `nothing is offered where nothing is left`() {
    let row = frames(
      of: HStack(spacing: 0) {
        Part.a.color.frame(minWidth: 30, maxWidth: 40)
        Part.b.color.frame(minWidth: 0, maxWidth: 100)
        Part.c.block(45, 20)
      },
      width: 60,
      height: 20
    )
    #expect(row[.a] == rect(-7.5, 0, 30, 20))
    #expect(row[.b] == rect(22.5, 0, 0, 20))
    #expect(row[.c] == rect(22.5, 0, 45, 20))
  }

  // Fact hstack.grow.
  @Test(arguments: [false, true]) func `a growing frame takes what a fixed view leaves`(
    _ isFirst: Bool
  ) {
    let row = frames(
      of: HStack(spacing: 0) {
        if isFirst { Part.a.block(20, 20).frame(maxWidth: .infinity) }
        Part.b.block(20, 20)
        if !isFirst { Part.a.block(20, 20).frame(maxWidth: .infinity) }
      },
      width: 200,
      height: 20
    )
    // The view itself stays in the middle of its frame.
    #expect(row[.a] == rect(isFirst ? 80 : 100, 0, 20, 20))
    #expect(row[.b] == rect(isFirst ? 180 : 0, 0, 20, 20))
  }

  // Fact hstack.overflow.
  @Test func `fixed views overflow on both sides, and small ones stay together`() {
    let wide = frames(
      of: HStack(spacing: 0) {
        Part.a.block(80, 20)
        Part.b.block(80, 20)
      }
    )
    #expect(wide[.a] == rect(-30, 40, 80, 20))
    #expect(wide[.b] == rect(50, 40, 80, 20))
    let small = frames(
      of: HStack(spacing: 0) {
        Part.a.block(20, 20)
        Part.b.block(20, 20)
      },
      width: 300
    )
    #expect(small[.a] == rect(130, 40, 20, 20))
    #expect(small[.b] == rect(150, 40, 20, 20))
  }

  // Fact hstack.flextie.
  @Test func `of two views without an upper limit the one that is longest at least comes first`() {
    let column = frames(
      of: VStack {
        Part.a.color
        Part.b.color.frame(minHeight: 58)
      }
    )
    #expect(column[.a] == rect(0, 0, 100, 34))
    #expect(column[.b] == rect(0, 42, 100, 58))
  }

  // Fact vstack.min.
  @Test func `a column of its smallest height overflows`() {
    let column = frames(
      of: VStack(spacing: 0) {
        Part.a.color.frame(minHeight: 5, maxHeight: 100)
        Part.b.color.frame(minHeight: 80)
      },
      height: 85,
      scale: 4
    )
    #expect(column[.a] == rect(0, -18.75, 100, 42.5))
    #expect(column[.b] == rect(0, 23.75, 100, 80))
  }

  // Fact stack.secondpass.
  @Test func `a view that grows is as wide as the widest of a column that hugs`() {
    let column = frames(
      of: VStack(spacing: 0) {
        Part.a.color.frame(height: 10)
        Part.b.block(60, 10)
      }
      .fixedSize(),
      height: 20
    )
    #expect(column[.a] == rect(20, 0, 60, 10))
    #expect(column[.b] == rect(20, 10, 60, 10))
  }

  // Fact stack.emptyif.
  @Test func `what is not there has no distance`() {
    let isShown = false
    let column = frames(
      of: VStack {
        Part.a.block(20, 20)
        if isShown { Part.c.block(20, 20) }
        EmptyView()
        Part.b.block(20, 20)
      }
    )
    #expect(column[.a] == rect(40, 26, 20, 20))
    #expect(column[.b] == rect(40, 54, 20, 20))
    #expect(column[.c] == nil)
  }

  // Fact group.modifier.
  @Test func `a modifier of several views is that of each`() {
    let row = frames(of: HStack { Pair().padding(8) }.background { Part.c.color }, width: 200)
    #expect(row[.c]?.size == CGSize(width: 120, height: 26))
    let wide = frames(
      of: HStack(spacing: 0) { Pair().frame(width: 70) }.background { Part.c.color },
      width: 200
    )
    #expect(wide[.c]?.width == 140)
    #expect(wide[.a]?.minX == 50)
    #expect(wide[.b]?.minX == 110)
  }
}
