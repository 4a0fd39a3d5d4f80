import Foundation

extension PathElements {
  /// A box that grows around points.
  struct Extent {
    var minX = CGFloat.infinity
    var minY = CGFloat.infinity
    var maxX = -CGFloat.infinity
    var maxY = -CGFloat.infinity

    mutating func add(_ point: CGPoint) {
      minX = min(minX, point.x)
      minY = min(minY, point.y)
      maxX = max(maxX, point.x)
      maxY = max(maxY, point.y)
    }

    /// The box, or the null rectangle when nothing was added.
    var rect: CGRect {
      if minX > maxX { return .null }
      return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
  }

  /// The box around all points, those that only steer curves included.
  var controlBounds: CGRect {
    var extent = Extent()
    for point in points { extent.add(point) }
    return extent.rect
  }

  /// The box around the path itself.
  var tightBounds: CGRect {
    var extent = Extent()
    var start = CGPoint.zero
    var current = CGPoint.zero
    forEach { element in
      switch element {
      case .move(let point):
        start = point
        current = point
        extent.add(point)
      case .line(let point):
        current = point
        extent.add(point)
      case .quad(let control, let end):
        for t in Self.turningPoints(current, control, end) {
          extent.add(Self.point(at: t, current, control, end))
        }
        current = end
        extent.add(end)
      case .cubic(let control1, let control2, let end):
        for t in Self.turningPoints(current, control1, control2, end) {
          extent.add(Self.point(at: t, current, control1, control2, end))
        }
        current = end
        extent.add(end)
      case .close:
        current = start
      }
    }
    return extent.rect
  }

  /// Where a quadratic curve runs along an axis, in 0...1.
  private static func turningPoints(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint) -> [CGFloat] {
    func root(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGFloat { (a - b) / (a - 2 * b + c) }
    return [root(p0.x, p1.x, p2.x), root(p0.y, p1.y, p2.y)].filter { $0 > 0 && $0 < 1 }
  }

  /// Where a cubic curve runs along an axis, in 0...1.
  private static func turningPoints(
    _ p0: CGPoint,
    _ p1: CGPoint,
    _ p2: CGPoint,
    _ p3: CGPoint
  ) -> [CGFloat] {
    func roots(_ v0: CGFloat, _ v1: CGFloat, _ v2: CGFloat, _ v3: CGFloat) -> [CGFloat] {
      // The derivative is a t² + 2 b t + c, up to a factor.
      let a = v3 - 3 * v2 + 3 * v1 - v0
      let b = v2 - 2 * v1 + v0
      let c = v1 - v0
      let discriminant = b * b - a * c
      guard discriminant >= 0 else { return [] }
      // The form that does not cancel when a is small.
      let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
      return [q / a, c / q]
    }
    let all = roots(p0.x, p1.x, p2.x, p3.x) + roots(p0.y, p1.y, p2.y, p3.y)
    return all.filter { $0 > 0 && $0 < 1 }
  }

  /// Whether a point is inside or on the outline.
  func contains(_ point: CGPoint, rule: CGPathFillRule) -> Bool {
    let box = controlBounds
    guard point.x >= box.minX, point.x <= box.maxX, point.y >= box.minY, point.y <= box.maxY
    else { return false }
    let tolerance = max(max(box.width, box.height) * 1e-5, .leastNormalMagnitude)
    var winding = 0
    var isOnOutline = false
    var start = CGPoint.zero
    var current = CGPoint.zero
    func cross(to end: CGPoint) {
      if point.isOn(current, end, within: tolerance) { isOnOutline = true }
      // Half-open in y, so that a corner on the line of sight counts once.
      if (current.y <= point.y) != (end.y <= point.y) {
        let t = (point.y - current.y) / (end.y - current.y)
        if current.x + t * (end.x - current.x) > point.x {
          winding += end.y > current.y ? 1 : -1
        }
      }
      current = end
    }
    flatten(.identity, CurveFlattening(tolerance: tolerance)) { element in
      switch element {
      case .move(let point):
        cross(to: start)
        start = point
        current = point
      case .line(let point, _): cross(to: point)
      case .close: cross(to: start)
      }
    }
    cross(to: start)
    if isOnOutline { return true }
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }

  /// The rectangle the path draws, when it is one with sides along the axes.
  var rect: CGRect? {
    // A move and three lines, perhaps one more back to the start, perhaps a close.
    guard points.count == 4 || (points.count == 5 && points[4] == points[0]) else { return nil }
    let isClosed = types.last == .closeSubpath
    guard types.count == points.count + (isClosed ? 1 : 0), types[0] == .moveToPoint,
      types[1..<points.count].allSatisfy({ $0 == .addLineToPoint })
    else { return nil }
    let (a, b, c, d) = (points[0], points[1], points[2], points[3])
    let alongX = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let alongY = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    guard alongX || alongY else { return nil }
    return CGRect(x: a.x, y: a.y, width: c.x - a.x, height: c.y - a.y).standardized
  }
}

extension CGPoint {
  /// Whether the point is on the line between two others, its ends included.
  fileprivate func isOn(_ a: CGPoint, _ b: CGPoint, within tolerance: CGFloat) -> Bool {
    guard a != b else { return false }
    let way = CGVector(dx: b.x - a.x, dy: b.y - a.y)
    let length = (way.dx * way.dx + way.dy * way.dy).squareRoot()
    let along = ((x - a.x) * way.dx + (y - a.y) * way.dy) / length
    let across = ((x - a.x) * way.dy - (y - a.y) * way.dx) / length
    return abs(across) <= tolerance && along >= -tolerance && along <= length + tolerance
  }
}
