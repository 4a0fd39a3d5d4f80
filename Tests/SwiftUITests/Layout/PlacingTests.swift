import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct `Padding, ratios and places` {
  // Not measured: what is seen of a divider in apps that move it up.
  @Test func `padding that takes more than there is leaves the content its size`() {
    let view = VStack(spacing: 0) {
      Part.a.block(20, 10)
      Part.b.block(40, 2).padding(.top, -10)
      Part.c.block(20, 10)
    }
    let frames = frames(of: view)
    #expect(frames[.a] == CGRect(x: 40, y: 40, width: 20, height: 10))
    #expect(frames[.b] == CGRect(x: 30, y: 40, width: 40, height: 2))
    #expect(frames[.c] == CGRect(x: 40, y: 50, width: 20, height: 10))
  }

  // Fact padding.additive.
  @Test func `padding adds to the size`() {
    let frames = frames(
      of: Part.a.block(30, 10).padding(20).background { Part.b.color }
    )
    #expect(frames[.b] == rect(15, 25, 70, 50))
    #expect(frames[.a] == rect(35, 45, 30, 10))
  }

  // Fact padding.default.
  @Test func `padding is sixteen points by itself`() {
    let all = frames(of: Part.a.color.padding())
    #expect(all[.a] == rect(16, 16, 68, 68))
    let some = frames(of: Part.a.color.padding([.top, .leading]))
    #expect(some[.a] == rect(16, 16, 84, 84))
  }

  // Fact aspect.fit.
  @Test func `a view that fits is as large as the room lets it`() {
    let frames = frames(
      of: Part.a.color.aspectRatio(16 / 9, contentMode: .fit),
      width: 160,
      height: 160
    )
    #expect(frames[.a] == rect(0, 35, 160, 90))
  }

  // Fact aspect.fill.
  @Test func `a view that fills reaches beyond the room`() {
    let frames = frames(
      of: Part.a.color.aspectRatio(16 / 9, contentMode: .fill),
      width: 90,
      height: 90
    )
    #expect(frames[.a] == rect(-35, 0, 160, 90))
  }

  // Fact aspect.nil.
  @Test func `without a ratio that of the view's own size counts`() {
    let fit = frames(of: Part.a.color.aspectRatio(contentMode: .fit), height: 60)
    #expect(fit[.a] == rect(20, 0, 60, 60))
    let fill = frames(of: Part.a.color.scaledToFill(), height: 60)
    #expect(fill[.a] == rect(0, -20, 100, 100))
  }

  // Fact aspect.nil.
  @Test func `a view of a fixed size keeps it`() {
    let frames = frames(
      of: Part.a.block(168, 95).aspectRatio(16 / 9, contentMode: .fit)
        .background { Part.b.color },
      width: 500,
      height: 300
    )
    #expect(frames[.a]?.size == CGSize(width: 168, height: 95))
    #expect(frames[.b]?.size == CGSize(width: 168, height: 95))
  }

  private var picture: Image {
    let size = CGSize(width: 40, height: 20)
    return Image(uiImage: UIGraphicsImageRenderer(size: size).image { $0.fill(rect(0, 0, 40, 20)) })
  }

  // Facts image.sizes, ideal.image and image.resizable.
  @Test func `an image has its own size, or any if it may be resized`() {
    #expect(frames(of: picture, height: 60).images == [rect(30, 20, 40, 20)])
    #expect(frames(of: picture.resizable(), height: 60).images == [rect(0, 0, 100, 60)])
    #expect(frames(of: picture.resizable().fixedSize()).images == [rect(30, 40, 40, 20)])
    let fit = frames(of: picture.resizable().scaledToFit(), height: 60)
    #expect(fit.images == [rect(0, 5, 100, 50)])
    let fill = frames(of: picture.resizable().scaledToFill(), height: 60)
    #expect(fill.images == [rect(-10, 0, 120, 60)])
  }

  // Fact offset.position.
  @Test func `an offset moves what is seen, not the place`() {
    let frames = frames(
      of: Part.a.block(20, 20).offset(x: 10, y: 5).background { Part.b.color }
    )
    #expect(frames[.b] == rect(40, 40, 20, 20))
    #expect(frames[.a] == rect(50, 45, 20, 20))
  }

  // Fact offset.position.
  @Test func `a position takes all the room and puts the middle at a point`() {
    let frames = frames(
      of: Part.a.block(20, 20).position(x: 30, y: 20).background { Part.b.color }
    )
    #expect(frames[.b] == rect(0, 0, 100, 100))
    #expect(frames[.a] == rect(20, 10, 20, 20))
  }

  // Fact transform.hit.
  @Test func `scaling and turning do not change the place`() {
    let scaled = frames(of: Part.a.block(20, 20).scaleEffect(2).background { Part.b.color })
    #expect(scaled[.b] == rect(40, 40, 20, 20))
    #expect(scaled[.a] == rect(30, 30, 40, 40))
    let turned = frames(
      of: Part.a.block(40, 20).rotationEffect(.degrees(90)).background { Part.b.color }
    )
    #expect(turned[.b] == rect(30, 40, 40, 20))
    #expect(turned[.a] == rect(40, 30, 20, 40))
  }

  // Fact pixel.rounding.
  @Test func `places are rounded to pixels`() {
    let frames = frames(of: Part.a.block(10.2, 10), width: 99, height: 99, scale: 1)
    #expect(frames[.a] == rect(44, 45, 11, 10))
  }
}
