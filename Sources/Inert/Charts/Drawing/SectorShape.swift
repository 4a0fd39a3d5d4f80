import SwiftUI

/// The outline of a slice, whose angles are counted clockwise from above.
struct SectorShape {
  var center: CGPoint
  var inner: CGFloat
  var outer: CGFloat
  var start: Double
  var end: Double
  /// The distance to the next slice on each side, in points.
  var inset: CGFloat = 0

  func path() -> Path {
    guard outer > 0, end > start else { return Path() }
    guard end - start < 2 * .pi - 1e-9 else { return ring() }
    let half = (end - start) / 2
    let shift = shift(at: outer)
    guard shift < half else { return Path() }
    var path = Path()
    path.addArc(
      center: center,
      radius: outer,
      startAngle: .radians(start + shift - .pi / 2),
      endAngle: .radians(end - shift - .pi / 2),
      clockwise: false
    )
    let innerShift = inner > 0 ? self.shift(at: inner) : .infinity
    if innerShift < half {
      path.addArc(
        center: center,
        radius: inner,
        startAngle: .radians(end - innerShift - .pi / 2),
        endAngle: .radians(start + innerShift - .pi / 2),
        clockwise: true
      )
    } else {
      // The two sides meet before they reach the middle.
      let distance = max(Double(inset) / max(sin(min(half, .pi / 2)), 0.001), Double(inner))
      path.addLine(to: point(at: start + half, CGFloat(min(distance, Double(outer)))))
    }
    path.closeSubpath()
    return path
  }

  /// The largest radius of corners that leaves some of the slice, however thin it is.
  var largestRounding: CGFloat {
    let half = (end - start) / 2
    guard half < .pi / 2 else { return .infinity }
    let part = CGFloat(sin(half))
    return max((outer * part - inset) / (1 + part) * 0.95, 0)
  }

  /// A point at an angle and a distance.
  func point(at angle: Double, _ radius: CGFloat) -> CGPoint {
    CGPoint(x: center.x + sin(angle) * radius, y: center.y - cos(angle) * radius)
  }

  private func shift(at radius: CGFloat) -> Double { asin(min(Double(inset / radius), 1)) }

  private func ring() -> Path {
    var path = Path(ellipseIn: square(outer))
    guard inner > 0 else { return path }
    // Drawn the other way round, it is a hole.
    path.addArc(
      center: center,
      radius: inner,
      startAngle: .radians(2 * .pi),
      endAngle: .zero,
      clockwise: true
    )
    path.closeSubpath()
    return path
  }

  private func square(_ radius: CGFloat) -> CGRect {
    CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }
}
