import CoreGraphics
import Diagnostics
import Foundation
import Testing

/// The corner of iOS, against what was measured on its pictures: the metric "inset grouped corner
/// radius", radius 10, 45 degree point 2.93 points in, curve leaving the edge at about 12.2.
@Suite struct ContinuousCornerTests {
  /// Points along the outline of a large square whose top left corner is the origin.
  func points(radius: CGFloat, side: CGFloat = 200) -> [CGPoint] {
    let path = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: side, height: side),
      radius: radius,
      curve: .continuous
    )
    var points: [CGPoint] = []
    path.flattened(threshold: 1e-6).applyWithBlock { element in
      if element.pointee.type != .closeSubpath { points.append(element.pointee.points[0]) }
    }
    return points
  }

  @Test func `in the middle the corner is where the circle is`() {
    let nearest = points(radius: 10).filter { $0.x < 20 && $0.y < 20 }
      .min { abs($0.x - $0.y) < abs($1.x - $1.y) }
    let middle = nearest ?? .zero
    #expect(abs(middle.x - 2.93) < 0.01 && abs(middle.y - 2.93) < 0.01)
  }

  @Test func `the curve is seen to leave the edge at 12_2`() {
    // What the pictures can show: a few hundredths of a point.
    let seen = points(radius: 10).filter { $0.x < 20 && $0.y >= 0.02 && $0.y < 3 }
    let leaves = seen.map(\.x).max() ?? 0
    #expect(abs(leaves - 12.2) < 0.15)
    let touches = points(radius: 10).filter { $0.x > 15.3 && $0.x < 100 && $0.y < 1 }
    #expect(touches.allSatisfy { $0.y == 0 })
  }

  @Test func `direction and curvature change without a jump`() {
    let corner = points(radius: 100, side: 2000).filter { $0.x < 180 && $0.y < 180 }
    #expect(corner.count > 200)
    var curvatures: [CGFloat] = []
    for index in 8..<corner.count - 8 {
      let (a, b, c) = (corner[index - 8], corner[index], corner[index + 8])
      let (ab, bc, ca) = (
        hypot(b.x - a.x, b.y - a.y), hypot(c.x - b.x, c.y - b.y), hypot(a.x - c.x, a.y - c.y)
      )
      let cross = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
      curvatures.append(2 * cross / (ab * bc * ca))
    }
    let jumps = zip(curvatures, curvatures.dropFirst()).map { abs($0 - $1) }
    #expect((jumps.max() ?? 1) < 0.001)
    #expect((curvatures.max() ?? 0) < 1.25 / 100)
    #expect((curvatures.min() ?? -1) > -1e-6)
    #expect(abs((curvatures.first ?? 1)) < 0.002)
  }

  @Test func `all corners are alike`() {
    let all = points(radius: 12, side: 60)
    let mirrored = all.map { CGPoint(x: 60 - $0.x, y: $0.y) }
    for point in mirrored {
      let nearest = all.map { hypot($0.x - point.x, $0.y - point.y) }.min() ?? 1
      #expect(nearest < 0.02)
    }
  }

  @Test(arguments: [10, 12, 13.5, 15, 20, 100] as [CGFloat])
  func `near half a side the corner turns into a circle's`(radius: CGFloat) {
    let side: CGFloat = 30
    let clamped = min(radius, 15)
    for point in points(radius: radius, side: side) {
      #expect(point.x >= -1e-9 && point.x <= 30 && point.y >= -1e-9 && point.y <= 30)
      guard point.x < clamped, point.y < clamped else { continue }
      let off = hypot(point.x - clamped, point.y - clamped) - clamped
      #expect(abs(off) < clamped * 0.02)
      if radius >= 15 { #expect(abs(off) < clamped * 0.002) }
    }
  }

  @Test func `only the corners asked for are round`() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 30)
    for curve in [CornerCurve.circular, .continuous] {
      let path = CGPath(
        roundedRect: rect,
        radius: 8,
        corners: [.minXMinY, .maxXMaxY],
        curve: curve
      )
      #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
      #expect(path.contains(CGPoint(x: 39.5, y: 0.5)))
      #expect(path.contains(CGPoint(x: 0.5, y: 29.5)))
      #expect(!path.contains(CGPoint(x: 39.5, y: 29.5)))
      #expect(path.boundingBoxOfPath == rect)
    }
    #expect(CGPath(roundedRect: rect, radius: 8, corners: [], curve: .continuous).isRect(nil))
    #expect(CGPath(roundedRect: rect, radius: 0, curve: .continuous).isRect(nil))
    #expect(CGPath(roundedRect: rect, radius: -4, curve: .circular).isRect(nil))
  }

  @Test func `the circular corner is a quarter circle`() {
    let path = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 30),
      radius: 8,
      curve: .circular
    )
    path.flattened(threshold: 0.001).applyWithBlock { element in
      guard element.pointee.type != .closeSubpath else { return }
      let point = element.pointee.points[0]
      if point.x < 8, point.y < 8 {
        #expect(abs(hypot(point.x - 8, point.y - 8) - 8) < 0.004)
      }
    }
  }

  @Test func `a radius that is no number makes nothing and is reported`() {
    let found = UIKitDiagnostics.recording {
      let path = CGPath(
        roundedRect: CGRect(x: 0, y: 0, width: 4, height: 4),
        radius: .nan,
        curve: .continuous
      )
      #expect(path.isEmpty)
    }
    #expect(found.map(\.code) == ["TSK-NAN"])
  }
}
