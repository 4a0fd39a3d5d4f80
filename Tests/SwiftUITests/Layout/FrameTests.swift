import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct `Frames` {
  // Fact frame.fixed.
  @Test func `a fixed frame does not change what is in it`() {
    let frames = frames(
      of: Part.a.block(80, 10).frame(width: 50).background { Part.b.color }
    )
    #expect(frames[.b] == rect(25, 45, 50, 10))
    #expect(frames[.a] == rect(10, 45, 80, 10))
  }

  // Fact frame.chain.
  @Test func `of two frames the outer one decides the size`() {
    let inner = frames(
      of: Part.a.color.frame(width: 100).frame(width: 50).background { Part.b.color },
      width: 200
    )
    #expect(inner[.b] == rect(75, 0, 50, 100))
    #expect(inner[.a] == rect(50, 0, 100, 100))
    let wide = frames(
      of: Part.a.color.frame(width: 50).frame(maxWidth: .infinity).background { Part.b.color },
      width: 300
    )
    #expect(wide[.b]?.width == 300)
    #expect(wide[.a] == rect(125, 0, 50, 100))
  }

  // Fact frame.flexible.size.
  @Test(arguments: [(60, 60), (100, 80), (30, 40)] as [(CGFloat, CGFloat)])
  func `a frame with two limits takes what it is offered within them`(
    _ offered: CGFloat,
    _ width: CGFloat
  ) {
    let frames = frames(
      of: Part.a.block(20, 10).frame(minWidth: 40, maxWidth: 80).background { Part.b.color },
      width: offered
    )
    #expect(frames[.b]?.width == width)
    #expect(frames[.a]?.width == 20)
  }

  // Fact frame.flexible.size.
  @Test(arguments: [(40, 40), (400, 400)] as [(CGFloat, CGFloat)])
  func `a frame with a minimum is as wide as its content or the minimum`(
    _ minimum: CGFloat,
    _ width: CGFloat
  ) {
    let frames = frames(
      of: Part.a.block(20, 10).frame(minWidth: minimum).background { Part.b.color }
    )
    #expect(frames[.b]?.width == width)
  }

  // Facts frame.flexible.size and frame.maxinf.
  @Test(
    arguments: [
      (80, 100, 80), (80, 30, 30), (.infinity, 100, 100),
    ] as [(CGFloat, CGFloat, CGFloat)]
  )
  func `a frame with a maximum grows up to it`(
    _ maximum: CGFloat,
    _ offered: CGFloat,
    _ width: CGFloat
  ) {
    let frames = frames(
      of: Part.a.block(20, 10).frame(maxWidth: maximum).background { Part.b.color },
      width: offered
    )
    #expect(frames[.b]?.width == width)
  }

  // Fact frame.maxinf.
  @Test func `a frame without an end is as wide as its content where nothing is offered`() {
    let frames = frames(
      of: Part.a.block(20, 10).frame(maxWidth: .infinity).fixedSize().background { Part.b.color }
    )
    #expect(frames[.b] == rect(40, 45, 20, 10))
  }

  // Fact frame.mininf.
  @Test func `a frame from nothing to no end is as wide as what is offered`() {
    let frames = frames(
      of: Part.a.block(300, 10).frame(minWidth: 0, maxWidth: .infinity)
        .background { Part.b.color }
    )
    #expect(frames[.b] == rect(0, 45, 100, 10))
    #expect(frames[.a] == rect(-100, 45, 300, 10))
  }

  // Fact frame.ideal.
  @Test func `an ideal width holds where nothing is offered`() {
    let frames = frames(
      of: Part.a.block(200, 160).frame(idealWidth: 80).fixedSize().background { Part.b.color }
    )
    #expect(frames[.b]?.size == CGSize(width: 80, height: 160))
    #expect(frames[.a]?.size == CGSize(width: 200, height: 160))
  }

  // Fact alignment.defaults.
  @Test func `a frame puts its content in the middle, or where it is asked to`() {
    let middle = frames(of: Part.a.block(20, 20).frame(width: 60, height: 60))
    #expect(middle[.a] == rect(40, 40, 20, 20))
    let corner = frames(
      of: Part.a.block(20, 20).frame(width: 60, height: 60, alignment: .bottomTrailing)
    )
    #expect(corner[.a] == rect(60, 60, 20, 20))
  }

  // Facts ideal.shape and fixedsize.
  @Test func `colours and shapes are ten points long where nothing is offered`() {
    let color = frames(of: Part.a.color.fixedSize())
    #expect(color[.a] == rect(45, 45, 10, 10))
    let shape = frames(of: Rectangle().fill(Part.a.color).fixedSize())
    #expect(shape[.a] == rect(45, 45, 10, 10))
    let wide = frames(of: Part.a.color.fixedSize(horizontal: false, vertical: true))
    #expect(wide[.a] == rect(0, 45, 100, 10))
  }

  // Fact shape.size.
  @Test func `a circle is as large as the shorter side`() {
    let frames = frames(
      of: Circle().fill(Part.a.color).background { Part.b.color },
      height: 60
    )
    #expect(frames[.b] == rect(20, 0, 60, 60))
    #expect(frames.shapes == [rect(20, 0, 60, 60)])
  }
}
