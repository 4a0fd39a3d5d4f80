import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing

/// Gradients against the colour worked out for the middle of each pixel.
@Suite struct `Pictures of gradients` {
  private func layer(_ colors: [CGFloat], side: CGFloat = 32) -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: side, height: side)
    layer.colors = colors.map { CGColor(red: $0, green: $0, blue: $0, alpha: 1) }
    return layer
  }

  /// The grey at a place along the way.
  private func grey(_ colors: [CGFloat], _ locations: [Double], at place: Double) -> Double {
    guard place > locations[0] else { return colors[0] * 255 }
    for index in 1..<colors.count where place <= locations[index] {
      let span = locations[index] - locations[index - 1]
      let share = span > 0 ? (place - locations[index - 1]) / span : 1
      return (colors[index - 1] + (colors[index] - colors[index - 1]) * share) * 255
    }
    return colors[colors.count - 1] * 255
  }

  private func expect(
    _ layer: CAGradientLayer,
    _ colors: [CGFloat],
    _ locations: [Double],
    within accuracy: Double = 3,
    place: (Double, Double) -> Double
  ) throws {
    let picture = try #require(SmallPicture(layer, width: 32, height: 32))
    var worst = 0.0
    for y in 0..<32 {
      for x in 0..<32 {
        let along = place((Double(x) + 0.5) / 32, (Double(y) + 0.5) / 32)
        let expected = grey(colors, locations, at: along)
        worst = max(worst, abs(Double(picture.red(x, y)) - expected))
      }
    }
    #expect(worst <= accuracy)
  }

  @Test func `runs from the top to the bottom by itself`() throws {
    try expect(layer([0, 1]), [0, 1], [0, 1]) { _, y in y }
    try expect(layer([1, 0, 0.5]), [1, 0, 0.5], [0, 0.5, 1]) { _, y in y }
  }

  @Test(arguments: 0..<12)
  func `runs between its points, through its colours at their places`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let count = random.int(2...4)
    let colors = (0..<count).map { _ in CGFloat(random.double(0...1)) }
    let locations = (0..<count).map { (Double($0) + random.double(0...0.8)) / Double(count) }
    let (x0, y0) = (random.double(0...0.4), random.double(0...0.4))
    let (x1, y1) = (random.double(0.6...1), random.double(0.6...1))
    let layer = layer(colors)
    layer.locations = locations.map { NSNumber(value: $0) }
    layer.startPoint = CGPoint(x: x0, y: y0)
    layer.endPoint = CGPoint(x: x1, y: y1)
    let length = (x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0)
    try expect(layer, colors, locations, within: 4) { x, y in
      ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length
    }
  }

  @Test func `goes round from its start to the side of its end`() throws {
    let layer = layer([0, 1])
    layer.type = .radial
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 1)
    try expect(layer, [0, 1], [0, 1]) { x, y in
      2 * ((x - 0.5) * (x - 0.5) + (y - 0.5) * (y - 0.5)).squareRoot()
    }
  }

  @Test func `turns about its start from the direction of its end`() throws {
    let layer = layer([0, 1])
    layer.type = .conic
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 0.5, y: 0)
    let picture = try #require(SmallPicture(layer, width: 32, height: 32))
    // One turn goes through all colours, and two places opposite each other are half a turn apart.
    var values: [Int] = []
    for degrees in stride(from: 5.0, to: 360, by: 10) {
      let angle = (degrees - 90) * .pi / 180
      values.append(
        picture.red(Int((0.5 + 0.4 * cos(angle)) * 32), Int((0.5 + 0.4 * sin(angle)) * 32))
      )
    }
    #expect(values == values.sorted() || values == values.sorted(by: >))
    for index in 0..<18 { #expect(abs(abs(values[index] - values[index + 18]) - 128) < 12) }
  }

  @Test func `one colour is one colour, and none is none`() throws {
    #expect(
      try #require(SmallPicture(layer([0]), width: 4, height: 4)).rows
        == Array(repeating: "KKKK", count: 4)
    )
    #expect(
      try #require(SmallPicture(layer([]), width: 4, height: 4)).rows
        == Array(repeating: "WWWW", count: 4)
    )
  }
}
