import CollectionLayout
import Foundation
import TestSupport
import Testing

/// Where pixels begin (fact fl.rule.snap, rule C2).
@Suite struct `A grid of pixels` {
  private static let scales: [CGFloat] = [1, 2, 3]

  private func isPixel(_ place: CGFloat, _ scale: CGFloat) -> Bool {
    abs((place * scale).rounded() - place * scale) < 1e-6
  }

  private func places(_ count: Int = 200, seed: Int = 1) -> [CGFloat] {
    var numbers = SplitMix64(seed: seed)
    return (0..<count).map { _ in CGFloat(numbers.double(-500...500)) }
  }

  @Test(arguments: scales) func `a place goes to the nearest pixel`(_ scale: CGFloat) {
    let grid = PixelGrid(scale: scale)
    for place in places() {
      let pixel = grid.snapped(place)
      #expect(isPixel(pixel, scale))
      #expect(abs(pixel - place) <= 0.5 / scale + 1e-5)
    }
  }

  @Test(arguments: scales) func `halves go away from zero`(_ scale: CGFloat) {
    let grid = PixelGrid(scale: scale)
    for number in 0...5 {
      let half = (CGFloat(number) + 0.5) / scale
      #expect(abs(grid.snapped(half) - CGFloat(number + 1) / scale) < 1e-9)
      #expect(abs(grid.snapped(-half) + CGFloat(number + 1) / scale) < 1e-9)
    }
    // As in pictures of iOS 17: a badge half above its item.
    #expect(PixelGrid(scale: 3).snapped(-7.5) * 3 == -23)
  }

  @Test func `what is short of a half by the error of a sum counts as a half`() {
    let grid = PixelGrid(scale: 1)
    #expect(grid.snapped(0.5 - 1e-9) == 1)
    #expect(grid.snapped(0.5 - 1e-4) == 0)
  }

  @Test(arguments: scales) func `a pixel stays where it is`(_ scale: CGFloat) {
    let grid = PixelGrid(scale: scale)
    for number in -20...20 {
      let pixel = CGFloat(number) / scale
      #expect(abs(grid.snapped(pixel) - pixel) < 1e-12)
      #expect(abs(grid.floored(pixel) - pixel) < 1e-12)
    }
  }

  @Test(arguments: scales) func `going to pixels keeps the order of places`(_ scale: CGFloat) {
    let grid = PixelGrid(scale: scale)
    let sorted = places().sorted()
    for (a, b) in zip(sorted, sorted.dropFirst()) {
      #expect(grid.snapped(a) <= grid.snapped(b))
      #expect(grid.floored(a) <= grid.floored(b))
    }
  }

  @Test(arguments: scales) func `what is moved by whole pixels snaps moved`(_ scale: CGFloat) {
    let grid = PixelGrid(scale: scale)
    for (index, place) in places().enumerated() {
      let way = CGFloat(index - 100) / scale
      #expect(abs(grid.snapped(place + way) - grid.snapped(place) - way) < 1e-9)
    }
  }

  @Test(arguments: scales) func `a length goes down to a whole pixel`(_ scale: CGFloat) {
    let grid = PixelGrid(scale: scale)
    for length in places() {
      let pixels = grid.floored(length)
      #expect(isPixel(pixels, scale))
      #expect(pixels <= length + 0.0011 / scale)
      #expect(length - pixels < 1 / scale)
    }
  }

  @Test func `a thousandth of a pixel short counts as whole, more does not`() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.floored(10 - 0.0004) == 10)
    #expect(grid.floored(10 - 0.002) == 9.5)
  }

  @Test(arguments: [0, -2, .nan, .infinity] as [CGFloat])
  func `a scale that is none is one`(_ scale: CGFloat) {
    #expect(PixelGrid(scale: scale).scale == 1)
    #expect(PixelGrid(scale: scale).snapped(7.4) == 7)
  }
}
