import CoreGraphics
import Foundation
import TestSupport
import Testing

/// Coverage of outlines, against areas worked out in other ways.
@Suite struct CoverageTests {
  static let window = PixelRect(x: 0, y: 0, width: 20, height: 20)

  func coverage(
    _ path: CGPath,
    _ window: PixelRect = Self.window,
    evenOdd: Bool = false
  ) -> [Int] {
    CoreGraphics.coverage(of: path, transform: .identity, in: window, evenOdd: evenOdd)?.alphas
      ?? Array(repeating: 0, count: window.area)
  }

  /// The polygon's area inside each pixel of the window, by cutting it to the pixel.
  func areas(of polygon: [CGPoint]) -> [Double] {
    (0..<20).flatMap { y in
      (0..<20).map { x in
        var cut = polygon
        for (isX, bound, sign) in [
          (true, Double(x), 1.0), (true, Double(x + 1), -1.0), (false, Double(y), 1.0),
          (false, Double(y + 1), -1.0),
        ] {
          cut = halfPlane(cut) { ((isX ? $0.x : $0.y) - bound) * sign }
        }
        return abs(area(cut))
      }
    }
  }

  func area(_ polygon: [CGPoint]) -> Double {
    guard polygon.count > 2 else { return 0 }
    return polygon.indices.reduce(0) { sum, index in
      let (a, b) = (polygon[index], polygon[(index + 1) % polygon.count])
      return sum + (a.x * b.y - b.x * a.y) / 2
    }
  }

  func halfPlane(_ polygon: [CGPoint], _ distance: (CGPoint) -> Double) -> [CGPoint] {
    polygon.indices.flatMap { index -> [CGPoint] in
      let (a, b) = (polygon[index], polygon[(index + 1) % polygon.count])
      let (da, db) = (distance(a), distance(b))
      var result = da >= 0 ? [a] : []
      if (da >= 0) != (db >= 0) {
        let t = da / (da - db)
        result.append(CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t))
      }
      return result
    }
  }

  @Test(arguments: 1...60) func `a convex polygon covers its area in each pixel`(seed: Int) {
    var random = SplitMix64(seed: seed)
    // Points on an ellipse in order of their angle, on the grid the scan converter rounds to.
    let center = random.point(20)
    let radii = (random.double(1...14), random.double(1...14))
    let points = (0..<random.int(3...9)).map { _ in random.double(0...(2 * .pi)) }.sorted().map {
      CGPoint(
        x: ((center.x + radii.0 * cos($0)) * 256).rounded() / 256,
        y: ((center.y + radii.1 * sin($0)) * 256).rounded() / 256
      )
    }
    let path = CGMutablePath()
    path.addLines(between: random.int(0...1) == 0 ? points : points.reversed())
    let errors = zip(coverage(path), areas(of: points)).map { abs(Double($0) - $1 * 255) }
    #expect((errors.max() ?? 0) <= 2)
  }

  @Test func `a triangle of half a pixel covers half of it`() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 3, y: 3), CGPoint(x: 4, y: 3), CGPoint(x: 3, y: 4)])
    #expect(coverage(path, PixelRect(x: 2, y: 3, width: 3, height: 1)) == [0, 128, 0])
  }

  /// Whether samples of the path are inside, counted over each pixel.
  func samples(_ path: CGPath, evenOdd: Bool) -> [Double] {
    let steps = 8
    let flat = path.flattened(threshold: 0.02)
    return (0..<20).flatMap { y in
      (0..<20).map { x in
        var inside = 0
        for sy in 0..<steps {
          for sx in 0..<steps {
            let point = CGPoint(
              x: Double(x) + (Double(sx) + 0.5) / Double(steps),
              y: Double(y) + (Double(sy) + 0.5) / Double(steps)
            )
            if flat.contains(point, using: evenOdd ? .evenOdd : .winding) { inside += 1 }
          }
        }
        return Double(inside * 255) / Double(steps * steps)
      }
    }
  }

  @Test(arguments: 1...4, [false, true])
  func `any outline covers about what points inside it say`(seed: Int, evenOdd: Bool) {
    var random = SplitMix64(seed: seed)
    let path = random.path(20, curved: true)
    let errors = zip(coverage(path, evenOdd: evenOdd), samples(path, evenOdd: evenOdd)).map {
      abs(Double($0) - $1)
    }
    // Pixels in which lines cross are summed, not untangled; there are few of them.
    #expect(errors.filter { $0 > 32 }.count <= 12)
    #expect(errors.reduce(0, +) / Double(errors.count) < 4)
  }

  @Test(arguments: 1...300) func `the window does not change what is seen in it`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let path = random.path(60, curved: seed % 2 == 0)
    let all = PixelRect(x: -10, y: -10, width: 80, height: 80)
    let evenOdd = seed % 3 == 0
    let whole = coverage(path, all, evenOdd: evenOdd)
    let part = PixelRect(
      x: random.int(-10...60),
      y: random.int(-10...60),
      width: random.int(1...10),
      height: random.int(1...10)
    )
    let expected = (part.minY..<part.maxY).flatMap { y in
      (part.minX..<part.maxX).map { whole[(y + 10) * 80 + $0 + 10] }
    }
    #expect(coverage(path, part, evenOdd: evenOdd) == expected)
  }

  @Test(arguments: 1...60) func `a rectangle covers what its outline does`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let rect = CGRect(
      x: random.double(-5...20),
      y: random.double(-5...20),
      width: random.double(0...20),
      height: random.double(0...(seed % 2 == 0 ? 1.5 : 20))
    )
    // A point on a side keeps it from being taken for a rectangle.
    let outline = CGMutablePath()
    outline.addLines(between: [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.midX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ])
    #expect(coverage(CGPath(rect: rect, transform: nil)) == coverage(outline))
  }

  @Test func `the even-odd rule leaves out what is wound around twice`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 4, height: 1))
    path.addRect(CGRect(x: 1, y: 0, width: 2, height: 1))
    let row = PixelRect(x: 0, y: 0, width: 5, height: 1)
    #expect(coverage(path, row) == [255, 255, 255, 255, 0])
    #expect(coverage(path, row, evenOdd: true) == [255, 0, 0, 255, 0])
  }

  @Test func `the winding rule leaves out what is wound around forth and back`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 4, height: 1))
    path.addLines(between: [
      CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1), CGPoint(x: 3, y: 1), CGPoint(x: 3, y: 0),
    ])
    #expect(coverage(path, PixelRect(x: 0, y: 0, width: 5, height: 1)) == [255, 0, 0, 255, 0])
  }

  @Test func `shapes side by side leave no seam`() {
    let path = CGMutablePath()
    for index in 0..<8 {
      let x = CGFloat(index) * 1.37
      path.addLines(between: [
        CGPoint(x: x, y: 0), CGPoint(x: x + 1.37, y: 0), CGPoint(x: x + 2.37, y: 4),
        CGPoint(x: x + 1, y: 4),
      ])
    }
    let inner = PixelRect(x: 1, y: 0, width: 9, height: 4)
    #expect(coverage(path, inner) == Array(repeating: 255, count: 36))
  }

  @Test func `what lies far outside is cut off, not bent`() {
    let far = CGMutablePath()
    // The half plane above the diagonal, as a triangle with corners millions of pixels away.
    far.addLines(between: [
      CGPoint(x: -8e9, y: -8e9), CGPoint(x: 8e9, y: 8e9), CGPoint(x: 8e9, y: -8e9),
    ])
    let near = CGMutablePath()
    near.addLines(between: [
      CGPoint(x: -90, y: -90), CGPoint(x: 90, y: 90), CGPoint(x: 90, y: -90),
    ])
    #expect(coverage(far) == coverage(near))
    #expect(
      coverage(CGPath(rect: CGRect(x: -1e15, y: -1e15, width: 2e15, height: 2e15), transform: nil))
        .allSatisfy { $0 == 255 }
    )
  }

  @Test func `numbers that overflow cover nothing and stop nothing`() {
    let path = CGMutablePath()
    path.addLines(between: [
      CGPoint(x: 1, y: 1), CGPoint(x: 1e308, y: 1e308), CGPoint(x: -1e308, y: 1e308),
    ])
    path.addCurve(
      to: CGPoint(x: 1e308, y: -1e308),
      control1: CGPoint(x: -1e308, y: 1e308),
      control2: CGPoint(x: 1e308, y: 1e308)
    )
    for scale in [1, 1e10, 1e300, 0, 1e-300] {
      _ = CoreGraphics.coverage(
        of: path,
        transform: CGAffineTransform(scaleX: scale, y: scale),
        in: Self.window
      )
    }
    #expect(
      CoreGraphics.coverage(
        of: CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil),
        transform: CGAffineTransform(scaleX: 0, y: 1),
        in: Self.window
      ) == nil
    )
  }

  @Test func `a path that covers nothing has no coverage`() {
    let path = CGPath(rect: CGRect(x: 100, y: 0, width: 5, height: 5), transform: nil)
    #expect(CoreGraphics.coverage(of: path, transform: .identity, in: Self.window) == nil)
    #expect(
      CoreGraphics.coverage(of: CGMutablePath(), transform: .identity, in: Self.window) == nil
    )
    #expect(CoreGraphics.coverage(of: path, transform: .identity, in: .empty) == nil)
  }

  @Test func `thousands of lines in one pixel are summed without overflow`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 5.1, y: 5))
    for index in 0..<40_000 {
      path.addLine(to: CGPoint(x: 5.1 + Double(index % 7) / 10, y: index % 2 == 0 ? 6 : 5))
    }
    let found = coverage(path)
    #expect(found.enumerated().allSatisfy { $0.offset == 5 * 20 + 5 || $0.element == 0 })
  }
}
