import Foundation

extension PathElements {
  /// A circle, the part of it that is wanted, and where it ends up.
  struct Arc {
    var center: CGPoint
    var radius: CGFloat
    var startAngle: CGFloat
    /// Positive towards growing angles.
    var delta: CGFloat

    init(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat) {
      self.center = center
      self.radius = abs(radius)
      self.startAngle = startAngle
      // More than a whole turn draws nothing new.
      self.delta = min(max(delta, -2 * .pi), 2 * .pi)
    }

    /// Makes the arc between two angles, passing through angles that fall or grow.
    init(
      center: CGPoint,
      radius: CGFloat,
      startAngle: CGFloat,
      endAngle: CGFloat,
      clockwise: Bool
    ) {
      let turn = 2 * CGFloat.pi
      let difference = clockwise ? startAngle - endAngle : endAngle - startAngle
      var sweep = difference
      if difference < 0 || difference > turn {
        sweep = difference >= turn ? turn : difference.truncatingRemainder(dividingBy: turn)
        if sweep < 0 { sweep += turn }
      }
      self.init(
        center: center,
        radius: radius,
        startAngle: startAngle,
        delta: clockwise ? -sweep : sweep
      )
    }

    func point(at angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
  }

  /// Adds an arc, with a line to its start when there is a current point.
  mutating func addArc(_ arc: Arc, transform: CGAffineTransform) {
    let first = arc.point(at: arc.startAngle).applying(transform)
    if current == nil {
      move(to: first)
    } else if current != first {
      line(to: first)
    }
    let pieces = max(1, Int((abs(arc.delta) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = arc.delta / CGFloat(pieces)
    guard step != 0, arc.radius > 0 else { return }
    let reach = 4 / 3 * tan(step / 4) * arc.radius
    for piece in 0..<pieces {
      let from = arc.startAngle + step * CGFloat(piece)
      let to = arc.startAngle + step * CGFloat(piece + 1)
      let begin = arc.point(at: from)
      let end = arc.point(at: to)
      cubic(
        to: end.applying(transform),
        control1: CGPoint(x: begin.x - reach * sin(from), y: begin.y + reach * cos(from))
          .applying(transform),
        control2: CGPoint(x: end.x + reach * sin(to), y: end.y - reach * cos(to))
          .applying(transform)
      )
    }
  }

  /// Adds the arc that rounds the corner at `tangent1` on the way from `begin` to `tangent2`.
  ///
  /// Everything but `transform` is in the arc's own space; the current point must be `begin`
  /// transformed.
  mutating func addArc(
    from begin: CGPoint,
    tangent1: CGPoint,
    tangent2: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform
  ) {
    let toBegin = CGVector(dx: begin.x - tangent1.x, dy: begin.y - tangent1.y)
    let toEnd = CGVector(dx: tangent2.x - tangent1.x, dy: tangent2.y - tangent1.y)
    let lengths = hypot(toBegin.dx, toBegin.dy) * hypot(toEnd.dx, toEnd.dy)
    let cross = toBegin.dx * toEnd.dy - toBegin.dy * toEnd.dx
    let dot = toBegin.dx * toEnd.dx + toBegin.dy * toEnd.dy
    // Without a corner there is nothing to round: straight to the first tangent point.
    guard radius > 0, lengths > 0, abs(cross) > 1e-9 * lengths else {
      return line(to: tangent1.applying(transform))
    }
    let angle = atan2(abs(cross), dot)
    let distance = radius / tan(angle / 2)
    let along = distance / hypot(toBegin.dx, toBegin.dy)
    let first = CGPoint(x: tangent1.x + toBegin.dx * along, y: tangent1.y + toBegin.dy * along)
    // The centre lies off the first tangent on the side of the second.
    let side: CGFloat = cross > 0 ? 1 : -1
    let normal = radius / hypot(toBegin.dx, toBegin.dy) * side
    let center = CGPoint(x: first.x - toBegin.dy * normal, y: first.y + toBegin.dx * normal)
    let arc = Arc(
      center: center,
      radius: radius,
      startAngle: atan2(first.y - center.y, first.x - center.x),
      delta: -side * (.pi - angle)
    )
    addArc(arc, transform: transform)
  }
}
