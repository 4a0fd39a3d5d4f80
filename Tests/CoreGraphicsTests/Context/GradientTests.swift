import CoreGraphics
import Foundation
import TestSupport
import Testing

/// Gradients against the colour at the middle of each pixel.
@Suite struct `Gradients in contexts` {
  private struct Plan {
    var random: SplitMix64
    var greys: [Double] = []
    var places: [Double] = []
    var options: CGGradientDrawingOptions = []

    init(seed: Int) {
      random = SplitMix64(seed: seed)
      let count = random.int(1...5)
      greys = (0..<count).map { _ in random.double(0...1) }
      places = (0..<count).map { _ in random.double(0...1) }.sorted()
      if random.once(in: 2) { options.insert(.drawsBeforeStartLocation) }
      if random.once(in: 2) { options.insert(.drawsAfterEndLocation) }
    }

    var gradient: CGGradient? {
      let colors = greys.map { CGColor(red: $0, green: $0, blue: $0, alpha: 1) }
      return places.map { CGFloat($0) }.withUnsafeBufferPointer {
        CGGradient(colorsSpace: nil, colors: colors, locations: $0.baseAddress)
      }
    }

    /// The grey at a share of the way; nil where nothing is drawn.
    func grey(_ share: Double?) -> Double? {
      guard let share, share >= 0 || options.contains(.drawsBeforeStartLocation),
        share <= 1 || options.contains(.drawsAfterEndLocation)
      else { return nil }
      guard share > places[0] else { return greys[0] }
      for index in greys.indices.dropFirst() where share <= places[index] {
        let span = places[index] - places[index - 1]
        let part = (share - places[index - 1]) / span
        return greys[index - 1] + (greys[index] - greys[index - 1]) * part
      }
      return greys[greys.count - 1]
    }

    /// Where the grey is steep, a rounded place makes a large difference.
    func isSteep(near share: Double) -> Bool {
      let values = [-0.004, 0, 0.004].map { grey(share + $0) ?? -1 }
      return (values.max() ?? 0) - (values.min() ?? 0) > 0.1
    }
  }

  private static let transforms = [
    CGAffineTransform.identity,
    CGAffineTransform(scaleX: 2, y: 0.5),
    CGAffineTransform(rotationAngle: 0.4),
    CGAffineTransform(a: 1, b: 0.3, c: -0.2, d: 1, tx: 4, ty: -3),
  ]

  private func expect(
    _ plan: Plan,
    _ transform: CGAffineTransform,
    _ draw: (CGContext, CGGradient) -> Void,
    share: (CGPoint) -> Double?
  ) throws {
    let gradient = try #require(plan.gradient)
    let (bitmap, context) = try picture(24, 24)
    context.concatenate(transform)
    draw(context, gradient)
    let back = transform.inverted()
    var wrong: [String] = []
    for y in 0..<24 {
      for x in 0..<24 {
        let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(back)
        let place = share(point)
        if let place, place.isNaN || plan.isSteep(near: place) { continue }
        let pixel = bitmap[x, y]
        if let grey = plan.grey(place) {
          if pixel.alpha < 255 || abs(Double(pixel.red) - grey * 255) > 3 {
            wrong.append("(\(x), \(y)) is \(pixel.channels), by hand \(grey * 255)")
          }
        } else if pixel != .clear {
          wrong.append("(\(x), \(y)) is \(pixel.channels), by hand clear")
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(3))")
  }

  @Test(arguments: 0..<48) func `run straight from a point to another`(seed: Int) throws {
    var plan = Plan(seed: seed)
    let start = plan.random.point(20)
    let end = CGPoint(x: start.x + plan.random.double(3...12), y: plan.random.double(0...20))
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    try expect(plan, Self.transforms[seed % 4]) {
      $0.drawLinearGradient($1, start: start, end: end, options: plan.options)
    } share: { point in
      ((point.x - start.x) * dx + (point.y - start.y) * dy) / (dx * dx + dy * dy)
    }
  }

  @Test(arguments: 0..<48) func `grow in rings about a point`(seed: Int) throws {
    var plan = Plan(seed: 100 + seed)
    let center = plan.random.point(20)
    let inner = plan.random.double(0...5)
    let outer = inner + plan.random.double(3...9)
    let isInward = seed % 3 == 0
    try expect(plan, Self.transforms[seed % 4]) {
      $0.drawRadialGradient(
        $1,
        startCenter: center,
        startRadius: isInward ? outer : inner,
        endCenter: center,
        endRadius: isInward ? inner : outer,
        options: plan.options
      )
    } share: { point in
      let (dx, dy) = (point.x - center.x, point.y - center.y)
      let share = ((dx * dx + dy * dy).squareRoot() - inner) / (outer - inner)
      return isInward ? 1 - share : share
    }
  }

  /// Of the circles that go through a point the last one counts.
  @Test(arguments: 0..<48) func `go from circle to circle`(seed: Int) throws {
    var plan = Plan(seed: 200 + seed)
    plan.options = []
    let (start, end) = (plan.random.point(20), plan.random.point(20))
    let (first, last) = (plan.random.double(0...6), plan.random.double(0...6))
    let steps = 4000
    try expect(plan, Self.transforms[seed % 4]) {
      $0.drawRadialGradient(
        $1,
        startCenter: start,
        startRadius: first,
        endCenter: end,
        endRadius: last,
        options: []
      )
    } share: { point in
      func distance(_ step: Int) -> Double {
        let t = Double(step) / Double(steps)
        let (x, y) = (start.x + (end.x - start.x) * t, start.y + (end.y - start.y) * t)
        let (dx, dy) = (point.x - x, point.y - y)
        return (dx * dx + dy * dy).squareRoot() - (first + (last - first) * t)
      }
      // Where the point crosses a circle last; at an edge of the whole both are right.
      var found: Double?
      for step in 0..<steps where distance(step) * distance(step + 1) <= 0 {
        found = (Double(step) + 0.5) / Double(steps)
      }
      return found
    }
  }

  @Test(arguments: 0..<24) func `turn about a point, from an angle on`(seed: Int) throws {
    var plan = Plan(seed: 300 + seed)
    let (center, angle) = (plan.random.point(20), plan.random.double(-7...7))
    try expect(plan, Self.transforms[seed % 4]) {
      $0.drawConicGradient($1, center: center, angle: angle)
    } share: { point in
      let turn = (atan2(point.y - center.y, point.x - center.x) - angle) / (2 * .pi)
      let share = turn - turn.rounded(.down)
      // The seam is sharp, and not looked at.
      return share < 0.01 || share > 0.99 ? .nan : share
    }
  }

  @Test func `of no colours are none, of one are that colour`() throws {
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: ["red"], locations: nil) == nil)
    let one = try #require(CGGradient(colorsSpace: nil, colors: [CGColor.blue], locations: nil))
    let (bitmap, context) = try picture(4, 1)
    context.drawLinearGradient(
      one,
      start: .zero,
      end: CGPoint(x: 4, y: 0),
      options: []
    )
    #expect(bitmap.pixels == [Pixel](repeating: .fullBlue, count: 4))
  }

  @Test func `two colours in one place make an edge`() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: nil,
        colors: [CGColor.red, CGColor.red, CGColor.blue, CGColor.blue],
        locations: [0, 0.5, 0.5, 1]
      )
    )
    let (bitmap, context) = try picture(8, 1)
    context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 8, y: 0), options: [])
    #expect(
      bitmap.pixels == [Pixel](repeating: .fullRed, count: 4)
        + [Pixel](repeating: .fullBlue, count: 4)
    )
  }

  @Test func `places are sorted, held to the way, and those that are none are its start`() throws {
    let sorted = try #require(
      CGGradient(
        colorsSpace: nil,
        colors: [CGColor.blue, CGColor.red],
        locations: [7, -3]
      )
    )
    let (bitmap, context) = try picture(64, 1)
    context.drawLinearGradient(sorted, start: .zero, end: CGPoint(x: 64, y: 0), options: [])
    #expect(bitmap[0, 0].red > 250 && bitmap[63, 0].blue > 250)
    #expect(
      CGGradient(colorsSpace: nil, colors: [CGColor.blue], locations: [.nan]) != nil
    )
  }

  @Test func `components are those of their space, with the opacity last`() throws {
    let space = CGColorSpaceCreateDeviceGray()
    let gradient = try #require(
      CGGradient(colorSpace: space, colorComponents: [1, 1, 0, 0.5], locations: nil, count: 2)
    )
    let (bitmap, context) = try picture(2, 1)
    context.drawLinearGradient(
      gradient,
      start: CGPoint(x: 0.5, y: 0),
      end: CGPoint(x: 1.5, y: 0),
      options: []
    )
    #expect(bitmap[0, 0] == .white)
    #expect(bitmap[1, 0].distance(to: Pixel(argb: 0x8000_0000)) <= 1)
    #expect(CGGradient(colorSpace: space, colorComponents: [], locations: nil, count: 0) == nil)
  }

  @Test func `without a way or with places that are none draw nothing`() throws {
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [CGColor.red, CGColor.blue], locations: nil)
    )
    let (bitmap, context) = try picture(4, 4)
    let everywhere: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    let nowhere = CGPoint(x: CGFloat.nan, y: 0)
    context.drawLinearGradient(gradient, start: .zero, end: .zero, options: everywhere)
    context.drawLinearGradient(gradient, start: nowhere, end: .zero, options: everywhere)
    context.drawConicGradient(gradient, center: nowhere, angle: 0)
    context.drawConicGradient(gradient, center: .zero, angle: .infinity)
    context.drawRadialGradient(
      gradient,
      startCenter: .zero,
      startRadius: .nan,
      endCenter: .zero,
      endRadius: 4,
      options: everywhere
    )
    context.scaleBy(x: 0, y: 1)
    context.drawLinearGradient(
      gradient,
      start: .zero,
      end: CGPoint(x: 1, y: 1),
      options: everywhere
    )
    #expect(bitmap.pixels.allSatisfy { $0 == .clear })
  }
}
