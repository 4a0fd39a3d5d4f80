import Foundation

/// How many straight pieces stand in for a curve.
struct CurveFlattening {
  /// The farthest a piece may be from the curve.
  var tolerance: CGFloat
  /// The most the direction may turn from one piece to the next, in radians.
  var largestTurn: CGFloat = .infinity

  /// Enough for any curve that fits on a screen, and an end to those that do not.
  private static let mostPieces = 512

  func pieces(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint) -> Int {
    // A piece of parameter length 1/n strays at most |second difference| / (4 n²).
    let bend = hypot(p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y)
    return count((bend / (4 * tolerance)).squareRoot(), turn: turn([p0, p1, p2]))
  }

  func pieces(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) -> Int {
    let bend = max(
      hypot(p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y),
      hypot(p1.x - 2 * p2.x + p3.x, p1.y - 2 * p2.y + p3.y)
    )
    return count((bend * 0.75 / tolerance).squareRoot(), turn: turn([p0, p1, p2, p3]))
  }

  private func count(_ pieces: CGFloat, turn: CGFloat) -> Int {
    // Directions do not turn evenly along a curve; half as many again absorbs that.
    let wanted = max(pieces, turn * 1.5 / largestTurn)
    guard wanted < CGFloat(Self.mostPieces) else { return Self.mostPieces }
    return max(1, Int(wanted.rounded(.up)))
  }

  /// How far the direction turns along the control polygon.
  private func turn(_ points: [CGPoint]) -> CGFloat {
    guard largestTurn.isFinite else { return 0 }
    var total: CGFloat = 0
    var last: CGVector?
    for (from, to) in zip(points, points.dropFirst()) where from != to {
      let step = CGVector(dx: to.x - from.x, dy: to.y - from.y)
      if let last {
        let cross = last.dx * step.dy - last.dy * step.dx
        total += abs(atan2(cross, last.dx * step.dx + last.dy * step.dy))
      }
      last = step
    }
    return total
  }
}

extension PathElements {
  /// A path made of straight lines.
  enum FlatElement {
    case move(CGPoint)
    /// A line; `isSmooth` when the curve goes on past its end without a corner.
    case line(CGPoint, isSmooth: Bool)
    case close
  }

  /// Hands out the transformed path with every curve replaced by lines.
  ///
  /// The lines depend on the path and the transform alone, never on what part of it is looked at.
  @inline(__always)
  func flatten(
    _ transform: CGAffineTransform,
    _ flattening: CurveFlattening,
    _ body: (FlatElement) -> Void
  ) {
    var start = CGPoint.zero
    var current = CGPoint.zero
    forEach { element in
      switch element {
      case .move(let point):
        current = point.applying(transform)
        start = current
        body(.move(current))
      case .line(let point):
        current = point.applying(transform)
        body(.line(current, isSmooth: false))
      case .quad(let c, let e):
        let control = c.applying(transform)
        let end = e.applying(transform)
        let count = flattening.pieces(current, control, end)
        for index in 1..<max(1, count) {
          let point = Self.point(at: CGFloat(index) / CGFloat(count), current, control, end)
          body(.line(point, isSmooth: true))
        }
        body(.line(end, isSmooth: false))
        current = end
      case .cubic(let c1, let c2, let e):
        let control1 = c1.applying(transform)
        let control2 = c2.applying(transform)
        let end = e.applying(transform)
        let count = flattening.pieces(current, control1, control2, end)
        for index in 1..<max(1, count) {
          let t = CGFloat(index) / CGFloat(count)
          let point = Self.point(at: t, current, control1, control2, end)
          body(.line(point, isSmooth: true))
        }
        body(.line(end, isSmooth: false))
        current = end
      case .close:
        current = start
        body(.close)
      }
    }
  }

  @inline(__always)
  static func point(
    at t: CGFloat,
    _ p0: CGPoint,
    _ p1: CGPoint,
    _ p2: CGPoint
  ) -> CGPoint {
    let s = 1 - t
    let (w0, w1, w2) = (s * s, 2 * s * t, t * t)
    return CGPoint(
      x: w0 * p0.x + w1 * p1.x + w2 * p2.x,
      y: w0 * p0.y + w1 * p1.y + w2 * p2.y
    )
  }

  @inline(__always)
  static func point(
    at t: CGFloat,
    _ p0: CGPoint,
    _ p1: CGPoint,
    _ p2: CGPoint,
    _ p3: CGPoint
  ) -> CGPoint {
    let s = 1 - t
    let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x,
      y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y
    )
  }
}
