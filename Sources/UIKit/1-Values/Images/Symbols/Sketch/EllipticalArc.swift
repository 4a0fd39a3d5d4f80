import CoreGraphics
import Foundation

/// A part of an ellipse between two places, as curves (Scalable Vector Graphics 1.1, "Elliptical arc
/// implementation notes").
struct EllipticalArc {
  struct Curve {
    let control1: CGPoint
    let control2: CGPoint
    let end: CGPoint
  }

  /// Curves of a quarter of the ellipse at most.
  let curves: [Curve]

  /// Nil where there is no ellipse, but a line.
  init?(
    from start: CGPoint,
    to end: CGPoint,
    radii: CGSize,
    angle: CGFloat,
    isLarge: Bool,
    isForward: Bool
  ) {
    guard radii.width > 0, radii.height > 0, start != end else { return nil }
    let (sine, cosine) = (sin(angle), cos(angle))
    let half = CGPoint(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2)
    let x = cosine * half.x + sine * half.y
    let y = cosine * half.y - sine * half.x
    // An ellipse that is too small to reach is made as large as it must be.
    let reach = x * x / (radii.width * radii.width) + y * y / (radii.height * radii.height)
    let growth = max(1, reach.squareRoot())
    let (rx, ry) = (radii.width * growth, radii.height * growth)
    let rest = max(0, rx * rx * ry * ry - rx * rx * y * y - ry * ry * x * x)
    let divisor = rx * rx * y * y + ry * ry * x * x
    let way = (isLarge == isForward ? -1 : 1) * (divisor > 0 ? (rest / divisor).squareRoot() : 0)
    let (cx, cy) = (way * rx * y / ry, -way * ry * x / rx)
    let center = CGPoint(
      x: cosine * cx - sine * cy + (start.x + end.x) / 2,
      y: sine * cx + cosine * cy + (start.y + end.y) / 2
    )
    let first = atan2((y - cy) / ry, (x - cx) / rx)
    var turn = atan2((-y - cy) / ry, (-x - cx) / rx) - first
    if isForward, turn < 0 { turn += 2 * .pi }
    if !isForward, turn > 0 { turn -= 2 * .pi }
    let count = max(1, Int((abs(turn) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = turn / CGFloat(count)
    let pull = 4 / 3 * tan(step / 4)
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(
        x: center.x + cosine * rx * x - sine * ry * y,
        y: center.y + sine * rx * x + cosine * ry * y
      )
    }
    curves = (0..<count).map { index in
      let (a, b) = (first + CGFloat(index) * step, first + CGFloat(index + 1) * step)
      return Curve(
        control1: place(cos(a) - pull * sin(a), sin(a) + pull * cos(a)),
        control2: place(cos(b) + pull * sin(b), sin(b) - pull * cos(b)),
        end: index == count - 1 ? end : place(cos(b), sin(b))
      )
    }
  }
}
