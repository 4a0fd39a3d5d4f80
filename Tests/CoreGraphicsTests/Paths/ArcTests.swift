import CoreGraphics
import Foundation
import Testing

@Suite struct ArcTests {
  /// Angles of the flattened path's points about the origin, in degrees, in order.
  func degrees(_ path: CGPath) -> [Int] {
    var result: [Int] = []
    path.flattened(threshold: 0.0001).applyWithBlock { element in
      guard element.pointee.type != .closeSubpath else { return }
      let point = element.pointee.points[0]
      result.append(Int((atan2(point.y, point.x) * 180 / .pi).rounded()))
    }
    return result
  }

  /// Whether the arc passes a direction, in degrees.
  func passes(_ path: CGPath, _ degree: Int) -> Bool {
    degrees(path).contains { abs(($0 - degree + 540) % 360 - 180) <= 3 }
  }

  func arc(_ start: CGFloat, _ end: CGFloat, _ clockwise: Bool) -> CGPath {
    let path = CGMutablePath()
    path.addArc(
      center: .zero,
      radius: 10,
      startAngle: start * .pi / 180,
      endAngle: end * .pi / 180,
      clockwise: clockwise
    )
    return path
  }

  @Test func `clockwise means falling angles, as seen with y up`() {
    let short = arc(0, 90, false)
    #expect(passes(short, 45) && !passes(short, 225))
    let long = arc(0, 90, true)
    #expect(!passes(long, 45) && passes(long, 225))
  }

  @Test func `an end before the start goes around`() {
    let around = arc(90, 0, false)
    #expect(passes(around, 180) && passes(around, 270) && !passes(around, 45))
    let back = arc(350, 10, false)
    #expect(passes(back, 0) && !passes(back, 180))
  }

  @Test func `a whole turn is a circle, more is not more`() {
    for (start, end, clockwise) in [
      (0, 360, false), (-90, 270, false), (0, 900, false), (360, 0, true),
    ] {
      let circle = arc(CGFloat(start), CGFloat(end), clockwise)
      for degree in stride(from: 0, to: 360, by: 30) { #expect(passes(circle, degree)) }
      let box = circle.boundingBoxOfPath
      #expect(abs(box.width - 20) < 0.01 && abs(box.height - 20) < 0.01)
    }
    #expect(arc(0, 0, false).boundingBox == CGRect(x: 10, y: 0, width: 0, height: 0))
  }

  @Test func `every point of an arc has the radius`() {
    arc(13, 301, false).flattened(threshold: 0.01).applyWithBlock { element in
      let point = element.pointee.points[0]
      #expect(abs(hypot(point.x, point.y) - 10) < 0.004)
    }
  }

  @Test func `a relative arc turns by its delta`() {
    let path = CGMutablePath()
    path.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: -.pi / 2)
    #expect(passes(path, -45) && !passes(path, 45))
    #expect(abs(path.currentPoint.x) < 1e-9 && abs(path.currentPoint.y + 10) < 1e-9)
  }

  @Test func `an arc is joined to the current point by a line`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    path.closeSubpath()
    #expect(path.contains(CGPoint(x: 3, y: 3)) && !path.contains(CGPoint(x: -3, y: 3)))
    var types: [CGPathElementType] = []
    path.applyWithBlock { types.append($0.pointee.type) }
    #expect(types == [.moveToPoint, .addLineToPoint, .addCurveToPoint, .closeSubpath])
  }

  @Test func `the arc between tangents rounds the corner`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 20), radius: 4)
    #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 4) < 1e-9)
    var points: [CGPoint] = []
    path.flattened(threshold: 0.001).applyWithBlock { points.append($0.pointee.points[0]) }
    #expect(abs(points[1].x - 6) < 1e-9 && abs(points[1].y) < 1e-9)
    for point in points.dropFirst() {
      #expect(abs(hypot(point.x - 6, point.y - 4) - 4) < 0.003)
    }
  }

  @Test func `the arc between tangents turns either way, at any angle`() {
    for degree in [30, 80, 135, 170, 200, 300] {
      let angle = CGFloat(degree) * .pi / 180
      let corner = CGPoint(x: 100, y: 0)
      let end = CGPoint(x: 100 - 50 * cos(angle), y: 50 * sin(angle))
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addArc(tangent1End: corner, tangent2End: end, radius: 3)
      // The arc ends on the second tangent, as far from the corner as it began.
      let last = path.currentPoint
      let distance = 3 / tan(min(angle, 2 * .pi - angle) / 2)
      #expect(abs(hypot(last.x - 100, last.y) - distance) < 1e-6)
      let cross = (last.x - 100) * (end.y - 0) - (last.y - 0) * (end.x - 100)
      #expect(abs(cross) < 1e-6)
    }
  }

  @Test func `without a corner the arc between tangents is a line`() {
    for end in [CGPoint(x: 20, y: 0), CGPoint(x: 5, y: 0), CGPoint(x: 10, y: 0)] {
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: end, radius: 4)
      #expect(path.currentPoint == CGPoint(x: 10, y: 0))
    }
  }

  @Test func `a transform turns circles into ellipses`() {
    let path = CGMutablePath()
    path.addArc(
      center: CGPoint(x: 1, y: 1),
      radius: 1,
      startAngle: 0,
      endAngle: 2 * .pi,
      clockwise: false,
      transform: CGAffineTransform(scaleX: 10, y: 5)
    )
    let box = path.boundingBoxOfPath
    #expect(abs(box.width - 20) < 0.01 && abs(box.height - 10) < 0.01)
    #expect(abs(box.minX) < 0.01 && abs(box.minY) < 0.01)
  }
}
