import Foundation
import TestSupport
import Testing
import ViewLayout

@Suite struct `Rounding to pixels` {
  static let vectors = Facts.vectors("rounding")
  static let scales: [CGFloat] = [1, 2, 3]

  private func lengths(_ seed: Int = 1) -> [CGFloat] {
    var random = SplitMix64(seed: seed)
    return (0..<200).map { _ in CGFloat(random.double(-500...500)) }
  }

  private func rects(_ seed: Int = 2) -> [CGRect] {
    var random = SplitMix64(seed: seed)
    return (0..<200).map { _ in
      CGRect(
        x: random.double(-300...300),
        y: random.double(-300...300),
        width: random.double(0...200),
        height: random.double(0...200)
      )
    }
  }

  @Test func `the facts are there`() { #expect(Self.vectors.count == 6) }

  @Test(arguments: vectors) func `a length goes to the pixel SwiftUI puts it on`(
    _ vector: Fixture.Vector
  ) {
    let rounding = PixelRounding(scale: vector.inputs["scale"].length ?? 1)
    let rounded = rounding.rounded(vector.inputs["length"].length ?? 0)
    #expect(isNear(rounded, vector.expected["length"].length), "\(rounded)")
  }

  @Test(arguments: scales) func `a length goes to the nearest pixel`(_ scale: CGFloat) {
    let rounding = PixelRounding(scale: scale)
    for length in lengths() {
      let pixel = rounding.rounded(length)
      #expect(abs((pixel * scale).rounded() - pixel * scale) < 1e-9)
      #expect(abs(pixel - length) <= 0.5 / scale + 1e-9)
    }
  }

  @Test(arguments: scales) func `what is rounded stays where it is`(_ scale: CGFloat) {
    let rounding = PixelRounding(scale: scale)
    for length in lengths() {
      let once = rounding.rounded(length)
      #expect(rounding.rounded(once) == once)
    }
    for rect in rects() {
      let once = rounding.rounded(rect)
      let twice = rounding.rounded(once)
      #expect(abs(twice.minX - once.minX) < 1e-9 && abs(twice.maxX - once.maxX) < 1e-9)
      #expect(abs(twice.minY - once.minY) < 1e-9 && abs(twice.maxY - once.maxY) < 1e-9)
    }
  }

  @Test(arguments: scales) func `rounding keeps the order of lengths`(_ scale: CGFloat) {
    let rounding = PixelRounding(scale: scale)
    let sorted = lengths().sorted()
    for (short, long) in zip(sorted, sorted.dropFirst()) {
      #expect(rounding.rounded(short) <= rounding.rounded(long))
    }
  }

  @Test(arguments: scales) func `the edges of a rectangle lie on pixels`(_ scale: CGFloat) {
    let rounding = PixelRounding(scale: scale)
    for rect in rects() {
      let rounded = rounding.rounded(rect)
      for (edge, exact) in [
        (rounded.minX, rect.minX), (rounded.maxX, rect.maxX),
        (rounded.minY, rect.minY), (rounded.maxY, rect.maxY),
      ] {
        #expect(abs(edge - rounding.rounded(exact)) < 1e-9)
      }
      #expect(rounded.width >= 0 && rounded.height >= 0)
    }
  }

  @Test(arguments: scales) func `rectangles that touch still touch`(_ scale: CGFloat) {
    let rounding = PixelRounding(scale: scale)
    for rect in rects() {
      let (first, second) = rect.divided(atDistance: rect.width / 3, from: .minXEdge)
      #expect(abs(rounding.rounded(first).maxX - rounding.rounded(second).minX) < 1e-9)
    }
  }

  // Fact pixel.rounding: a tie goes up.
  @Test(arguments: scales) func `halves go up, on both sides of zero`(_ scale: CGFloat) {
    let rounding = PixelRounding(scale: scale)
    let pixels = (0...5).map { CGFloat($0) / scale }
    let above = pixels.map { rounding.rounded($0 + 0.5 / scale) }
    #expect(areNear(above, pixels.map { $0 + 1 / scale }))
    let below = pixels.map { rounding.rounded(-$0 - 0.5 / scale) }
    #expect(areNear(below, pixels.map { -$0 }))
  }

  // Facts pixel.rounding and text.height.footnote: a line of 15.667 points in the middle of 300.
  @Test func `what is whole pixels high stays so in the middle of a room`() {
    let rounding = PixelRounding(scale: 3)
    let height: CGFloat = 47 / 3
    let line = CGRect(x: 0, y: (300 - height) / 2, width: 30, height: height)
    #expect(isNear(rounding.rounded(line).height, height))
  }

  @Test(arguments: [0, -2, .nan] as [CGFloat])
  func `a scale that is none is one`(_ scale: CGFloat) {
    #expect(PixelRounding(scale: scale).scale == 1)
    #expect(PixelRounding(scale: scale).rounded(7.4) == 7)
  }

  @Test(arguments: [.nan, .infinity, -.infinity] as [CGFloat])
  func `a rectangle without an end is empty`(_ value: CGFloat) {
    let rounding = PixelRounding(scale: 2)
    #expect(rounding.rounded(CGRect(x: value, y: 0, width: 5, height: 5)) == .zero)
    #expect(rounding.rounded(CGRect(x: 0, y: 0, width: value, height: 5)) == .zero)
  }
}
