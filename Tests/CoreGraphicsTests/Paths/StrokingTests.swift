import CoreGraphics
import Foundation
import TestSupport
import Testing

@Suite struct StrokingTests {
  func line(_ points: [CGPoint], closed: Bool = false) -> CGMutablePath {
    let path = CGMutablePath()
    path.addLines(between: points)
    if closed { path.closeSubpath() }
    return path
  }

  func stroke(
    _ path: CGPath,
    _ width: CGFloat,
    cap: CGLineCap = .butt,
    join: CGLineJoin = .miter,
    limit: CGFloat = 10
  ) -> CGPath {
    path.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: limit)
  }

  /// How many pixels a path covers.
  func area(_ path: CGPath) -> Double {
    let window = PixelRect(x: -60, y: -60, width: 180, height: 180)
    let alphas = coverage(of: path, transform: .identity, in: window)?.alphas ?? []
    return Double(alphas.reduce(0, +)) / 255
  }

  static let elbow = [CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20)]

  @Test func `caps`() {
    let path = line([.zero, CGPoint(x: 20, y: 0)])
    #expect(abs(area(stroke(path, 4)) - 80) < 0.1)
    #expect(abs(area(stroke(path, 4, cap: .square)) - 96) < 0.1)
    #expect(abs(area(stroke(path, 4, cap: .round)) - (80 + 4 * .pi)) < 0.15)
    #expect(stroke(path, 4).boundingBox == CGRect(x: 0, y: -2, width: 20, height: 4))
    #expect(stroke(path, 4, cap: .square).boundingBox == CGRect(x: -2, y: -2, width: 24, height: 4))
  }

  @Test func `joins`() {
    let path = line(Self.elbow)
    #expect(abs(area(stroke(path, 4)) - 160) < 0.1)
    #expect(abs(area(stroke(path, 4, join: .bevel)) - 158) < 0.1)
    #expect(abs(area(stroke(path, 4, join: .round)) - (156 + .pi)) < 0.15)
  }

  @Test func `a corner sharper than the miter limit is cut off`() {
    // The miter of a right angle is 1.414 half widths long.
    let path = line(Self.elbow)
    #expect(abs(area(stroke(path, 4, limit: 1.42)) - 160) < 0.1)
    #expect(abs(area(stroke(path, 4, limit: 1.41)) - 158) < 0.1)
  }

  @Test func `a closed line has no ends and a hole`() {
    let square = CGPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20), transform: nil)
    let outline = stroke(square, 4)
    #expect(abs(area(outline) - (24 * 24 - 16 * 16)) < 0.1)
    #expect(!outline.contains(CGPoint(x: 20, y: 20)) && outline.contains(CGPoint(x: 9, y: 9)))
    // Wider than the square, the stroke closes the hole.
    #expect(abs(area(stroke(square, 24)) - 44 * 44) < 0.1)
  }

  @Test func `a circle's stroke is a ring`() {
    let circle = CGPath(ellipseIn: CGRect(x: -20, y: -20, width: 40, height: 40), transform: nil)
    #expect(abs(area(stroke(circle, 6)) - .pi * (23 * 23 - 17 * 17)) < 1)
    #expect(abs(area(stroke(circle, 44)) - .pi * 42 * 42) < 3)
  }

  @Test func `a line without length is a dot if its caps are seen`() {
    let dot = CGMutablePath()
    dot.move(to: CGPoint(x: 5, y: 5))
    dot.addLine(to: CGPoint(x: 5, y: 5))
    #expect(stroke(dot, 4).isEmpty)
    #expect(abs(area(stroke(dot, 4, cap: .round)) - 4 * .pi) < 0.1)
    #expect(abs(area(stroke(dot, 4, cap: .square)) - 16) < 0.1)
    let nothing = CGMutablePath()
    nothing.move(to: CGPoint(x: 5, y: 5))
    #expect(stroke(nothing, 4, cap: .round).isEmpty)
  }

  @Test func `no width and bad widths draw nothing`() {
    let path = line(Self.elbow)
    #expect(stroke(path, 0).isEmpty)
    #expect(stroke(path, -1).isEmpty)
    #expect(stroke(path, .nan).isEmpty)
    #expect(stroke(CGMutablePath(), 5).isEmpty)
  }

  /// How far a point is from a line through points.
  func distance(_ point: CGPoint, _ points: [CGPoint]) -> CGFloat {
    zip(points, points.dropFirst()).map { a, b in
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let square = dx * dx + dy * dy
      let t = square > 0 ? ((point.x - a.x) * dx + (point.y - a.y) * dy) / square : 0
      let s = min(max(t, 0), 1)
      return hypot(point.x - a.x - s * dx, point.y - a.y - s * dy)
    }.min() ?? .infinity
  }

  @Test(arguments: 1...25) func `with round ends and joins a stroke is all that is near its line`(
    seed: Int
  ) {
    var random = SplitMix64(seed: seed)
    let points = (0..<random.int(2...7)).map { _ in random.point(30) }
    let width = random.double(0.5...14)
    let closed = seed % 3 == 0
    let outline = stroke(line(points, closed: closed), width, cap: .round, join: .round)
    let all = closed ? points + [points[0]] : points
    var wrong = 0
    for _ in 0..<400 {
      let point = CGPoint(x: random.double(-8...38), y: random.double(-8...38))
      let distance = distance(point, all)
      // The outline is made of lines, a hundredth of a point off at most.
      if abs(distance - width / 2) < 0.02 { continue }
      if outline.contains(point) != (distance < width / 2) { wrong += 1 }
    }
    #expect(wrong == 0)
  }

  @Test(arguments: 1...12) func `curves are stroked along their whole length`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let path = CGMutablePath()
    path.move(to: random.point(30))
    path.addCurve(to: random.point(30), control1: random.point(30), control2: random.point(30))
    path.addQuadCurve(to: random.point(30), control: random.point(30))
    var points: [CGPoint] = []
    path.flattened(threshold: 0.0005).applyWithBlock { points.append($0.pointee.points[0]) }
    let width = random.double(0.5...10)
    let outline = stroke(path, width, cap: .round, join: .round)
    var wrong = 0
    for _ in 0..<200 {
      let point = CGPoint(x: random.double(-8...38), y: random.double(-8...38))
      let distance = distance(point, points)
      if abs(distance - width / 2) < 0.05 { continue }
      if outline.contains(point) != (distance < width / 2) { wrong += 1 }
    }
    #expect(wrong == 0)
  }

  @Test func `the transform comes before the stroke`() {
    let wide = line([.zero, CGPoint(x: 10, y: 0)]).copy(
      strokingWithWidth: 4,
      lineCap: .butt,
      lineJoin: .miter,
      miterLimit: 10,
      transform: CGAffineTransform(scaleX: 2, y: 2)
    )
    #expect(wide.boundingBox == CGRect(x: 0, y: -2, width: 20, height: 4))
  }
}

@Suite struct DashingTests {
  /// The pieces of a dashed line along the x axis, as pairs of numbers.
  func dashes(
    _ phase: CGFloat,
    _ lengths: [CGFloat],
    length: CGFloat = 20
  ) -> [[CGFloat]] {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: length, y: 0)])
    var result: [[CGFloat]] = []
    path.copy(dashingWithPhase: phase, lengths: lengths).applyWithBlock { element in
      let x = (element.pointee.points[0].x * 1000).rounded() / 1000
      if element.pointee.type == .moveToPoint {
        result.append([x])
      } else {
        result[result.count - 1].append(x)
      }
    }
    return result
  }

  @Test func `lengths are drawn and skipped by turns`() {
    #expect(dashes(0, [5, 3]) == [[0, 5], [8, 13], [16, 20]])
    #expect(dashes(0, [4]) == [[0, 4], [8, 12], [16, 20]])
    #expect(dashes(0, [6, 2, 1]) == [[0, 6], [8, 9], [15, 17], [18, 20]])
  }

  @Test func `the phase is where the pattern starts`() {
    #expect(dashes(2, [5, 3]) == [[0, 3], [6, 11], [14, 19]])
    #expect(dashes(6, [5, 3]) == [[2, 7], [10, 15], [18, 20]])
    #expect(dashes(-3, [5, 3]) == dashes(5, [5, 3]))
    #expect(dashes(16, [5, 3]) == dashes(0, [5, 3]))
  }

  @Test func `dots are dashes without length`() {
    #expect(dashes(0, [0, 8]) == [[0, 0], [8, 8], [16, 16]])
  }

  @Test func `no lengths, none but zeros and bad ones leave the line whole`() {
    for lengths in [[], [0], [0, 0], [-1, 2], [.nan, 1], [.infinity, 1]] as [[CGFloat]] {
      #expect(dashes(0, lengths) == [[0, 20]])
    }
    #expect(dashes(0, [1e-5, 1e-5], length: 1e4) == [[0, 10_000]])
  }

  @Test func `a pattern runs on around corners and starts anew with each subpath`() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 3, y: 0), CGPoint(x: 3, y: 9)])
    path.addLines(between: [CGPoint(x: 50, y: 0), CGPoint(x: 53, y: 0)])
    let expected = CGMutablePath()
    expected.addLines(between: [.zero, CGPoint(x: 3, y: 0), CGPoint(x: 3, y: 1)])
    expected.addLines(between: [CGPoint(x: 3, y: 5), CGPoint(x: 3, y: 9)])
    expected.addLines(between: [CGPoint(x: 50, y: 0), CGPoint(x: 53, y: 0)])
    #expect(path.copy(dashingWithPhase: 0, lengths: [4, 4]) == expected)
  }

  @Test func `a dash that runs through the start of a closed line is one`() {
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let expected = CGMutablePath()
    // From 34 of the 40 around to 40, and on from 0 to 4.
    expected.addLines(between: [
      CGPoint(x: 0, y: 6), CGPoint(x: 0, y: 0), CGPoint(x: 4, y: 0),
    ])
    expected.addLines(between: [
      CGPoint(x: 10, y: 4), CGPoint(x: 10, y: 10), CGPoint(x: 6, y: 10),
    ])
    #expect(square.copy(dashingWithPhase: 6, lengths: [10, 10]) == expected)
  }

  @Test func `a dash longer than a closed line leaves it closed`() {
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    #expect(square.copy(dashingWithPhase: 0, lengths: [100, 1]) == square)
  }

  @Test func `curves are cut by their length`() {
    let circle = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
    let quarter = CGFloat.pi * 5
    let dashed = circle.copy(dashingWithPhase: 0, lengths: [quarter, quarter])
    var ends: [CGPoint] = []
    dashed.applyWithBlock { ends.append($0.pointee.points[0]) }
    // The first quarter ends at the top.
    #expect(ends.contains { abs($0.x) < 0.03 && abs($0.y - 10) < 0.03 })
    #expect(ends.allSatisfy { $0.x > -0.03 && $0.y > -0.03 || $0.x < 0.03 && $0.y < 0.03 })
  }
}
