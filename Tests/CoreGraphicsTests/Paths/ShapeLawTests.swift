import CoreGraphics
import Foundation
import TestSupport
import Testing

/// Shapes against what a point of them must satisfy.
@Suite struct `Laws of shapes` {
  private func rect(_ random: inout SplitMix64) -> CGRect {
    CGRect(
      x: random.double(-20...20),
      y: random.double(-20...20),
      width: random.double(1...40),
      height: random.double(1...40)
    )
  }

  /// Points in and around a rectangle.
  private func points(_ rect: CGRect, _ random: inout SplitMix64) -> [CGPoint] {
    (0..<120).map { _ in
      CGPoint(
        x: rect.minX - 3 + random.double(0...1) * (rect.width + 6),
        y: rect.minY - 3 + random.double(0...1) * (rect.height + 6)
      )
    }
  }

  @Test(arguments: 0..<40) func `an ellipse is what is near enough to its middle`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let rect = rect(&random)
    let path = CGPath(ellipseIn: rect, transform: nil)
    for point in points(rect, &random) {
      let x = (point.x - rect.midX) / (rect.width / 2)
      let y = (point.y - rect.midY) / (rect.height / 2)
      let distance = (x * x + y * y).squareRoot()
      // Four curves are a circle but for three parts in ten thousand.
      if abs(distance - 1) > 0.0005 { #expect(path.contains(point) == (distance < 1)) }
    }
    #expect(path.boundingBoxOfPath.insetBy(dx: 1e-6, dy: 1e-6).minX > rect.minX)
  }

  @Test(arguments: 0..<40) func `round corners cut off what is further than their radius`(
    seed: Int
  ) {
    var random = SplitMix64(seed: 100 + seed)
    let rect = rect(&random)
    let (width, height) = (random.double(0...30), random.double(0...30))
    let path = CGPath(roundedRect: rect, cornerWidth: width, cornerHeight: height, transform: nil)
    // At most half a side; none in one direction is none at all.
    let (a, b) = (min(width, rect.width / 2), min(height, rect.height / 2))
    for point in points(rect, &random) {
      let x = max(rect.minX + a - point.x, point.x - (rect.maxX - a), 0) / a
      let y = max(rect.minY + b - point.y, point.y - (rect.maxY - b), 0) / b
      let distance = (x * x + y * y).squareRoot()
      let isCorner = x > 0 && y > 0
      if isCorner, abs(distance - 1) < 0.0005 { continue }
      #expect(path.contains(point) == (rect.contains(point) && (!isCorner || distance < 1)))
    }
  }

  @Test(arguments: 0..<30) func `an arc goes from angle to angle, the way it is told`(seed: Int) {
    var random = SplitMix64(seed: 200 + seed)
    let center = CGPoint(x: random.double(-9...9), y: random.double(-9...9))
    let (radius, start) = (random.double(1...20), random.double(-7...7))
    let delta = random.double(-6.2...6.2)
    let path = CGMutablePath()
    path.addRelativeArc(center: center, radius: radius, startAngle: start, delta: delta)
    var places: [CGPoint] = []
    path.flattened(threshold: 0.0001).applyWithBlock { element in
      if element.pointee.type != .closeSubpath { places.append(element.pointee.points[0]) }
    }
    for place in places {
      #expect(abs(hypot(place.x - center.x, place.y - center.y) - radius) < 0.001 * radius)
    }
    let ends = [start, start + delta].map {
      CGPoint(x: center.x + radius * cos($0), y: center.y + radius * sin($0))
    }
    for (place, end) in zip([places[0], places[places.count - 1]], ends) {
      #expect(hypot(place.x - end.x, place.y - end.y) < 1e-6)
    }
    // As long as its angle says.
    let length = zip(places, places.dropFirst()).reduce(0) {
      $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y)
    }
    #expect(abs(length - abs(delta) * radius) < 0.002 * radius + 1e-6)
    // By its two angles it is the same one.
    let other = CGMutablePath()
    other.addArc(
      center: center,
      radius: radius,
      startAngle: start,
      endAngle: start + delta,
      clockwise: delta < 0
    )
    let (first, second) = (path.boundingBoxOfPath, other.boundingBoxOfPath)
    #expect(abs(first.minX - second.minX) < 1e-6 && abs(first.width - second.width) < 1e-6)
    #expect(abs(first.minY - second.minY) < 1e-6 && abs(first.height - second.height) < 1e-6)
  }

  @Test(arguments: 0..<40) func `dashes are as long together as the pattern says`(seed: Int) {
    var random = SplitMix64(seed: 300 + seed)
    let total = random.double(10...100)
    let lengths = (0..<random.int(1...4)).map { _ in CGFloat(random.int(1...9)) }
    let phase = CGFloat(random.int(0...20))
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: total, y: 0))
    let dashed = line.copy(dashingWithPhase: phase, lengths: lengths)
    // A pattern of an odd number is gone through twice for the same again.
    let pattern = lengths.count % 2 == 1 ? lengths + lengths : lengths
    func isDrawn(_ place: CGFloat) -> Bool {
      var rest = (place + phase).truncatingRemainder(dividingBy: pattern.reduce(0, +))
      for (index, length) in pattern.enumerated() {
        if rest < length { return index % 2 == 0 }
        rest -= length
      }
      return true
    }
    var pieces: [(CGFloat, CGFloat)] = []
    dashed.applyWithBlock { element in
      let x = element.pointee.points[0].x
      if element.pointee.type == .moveToPoint {
        pieces.append((x, x))
      } else {
        pieces[pieces.count - 1].1 = x
      }
    }
    for step in 0..<200 {
      let place = total * (Double(step) + 0.5) / 200
      let isNearEnd = pieces.contains { abs($0.0 - place) < 1e-6 || abs($0.1 - place) < 1e-6 }
      if !isNearEnd {
        #expect(pieces.contains { $0.0 <= place && place <= $0.1 } == isDrawn(place))
      }
    }
  }

  @Test(arguments: 0..<30) func `half of a picture is the mean of its pixels`(seed: Int) throws {
    var random = SplitMix64(seed: 400 + seed)
    let format = [Bitmap.Format.color, .alpha][seed % 2]
    let source = try random.bitmap(random.int(1...9), random.int(1...9), format)
    for (x, y) in [(true, true), (true, false), (false, true)] {
      let image = CGImage(bitmap: source)
      let (width, height) = (
        x ? (source.width + 1) / 2 : source.width, y ? (source.height + 1) / 2 : source.height
      )
      guard
        let context = CGContext(
          drawingInto: try #require(Bitmap(width: width, height: height)),
          scale: 1
        )
      else { continue }
      context.translateBy(x: 0, y: CGFloat(height))
      context.scaleBy(x: 1, y: -1)
      context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
      // Nothing is brighter or darker than all of the source.
      for channel in 0..<4 {
        let values = source.pixels.map { $0.channels[channel] }
        let range = (values.min() ?? 0)...(values.max() ?? 255)
        #expect(context.bitmap.pixels.allSatisfy { range.contains($0.channels[channel]) })
      }
    }
  }
}
