import Foundation

/// Which corners of a rectangle are meant, named by their coordinates.
///
/// The bits are those of `CACornerMask`.
package struct RectCorners: OptionSet, Hashable, Sendable {
  package let rawValue: UInt

  package init(rawValue: UInt) { self.rawValue = rawValue }

  package static let minXMinY = RectCorners(rawValue: 1)
  package static let maxXMinY = RectCorners(rawValue: 2)
  package static let minXMaxY = RectCorners(rawValue: 4)
  package static let maxXMaxY = RectCorners(rawValue: 8)
  package static let all: RectCorners = [.minXMinY, .maxXMinY, .minXMaxY, .maxXMaxY]
}

/// How the corner of a rectangle is rounded.
package enum CornerCurve: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve whose curvature grows smoothly from the straight sides, as iOS draws it.
  case continuous
}

extension CGPath {
  /// Makes a rectangle with some corners rounded, turning from the x axis towards the y axis.
  ///
  /// The radius is cut down to half the shorter side.
  package convenience init(
    roundedRect rect: CGRect,
    radius: CGFloat,
    corners: RectCorners = .all,
    curve: CornerCurve
  ) {
    var elements = PathElements()
    let place = "CGPath(roundedRect:radius:corners:curve:)"
    if FiniteGeometry.accepts(rect, place: place), FiniteGeometry.accepts(radius, place: place) {
      let rounding = CornerRounding(rect.standardized, radius, corners, curve)
      if rounding.isRound { rounding.add(to: &elements) } else { elements.addRect(rect) }
    }
    self.init(elements: elements)
  }
}

/// The corners of one rectangle.
private struct CornerRounding {
  let rect: CGRect
  let radius: CGFloat
  let corners: RectCorners
  let curve: CornerCurve

  init(_ rect: CGRect, _ radius: CGFloat, _ corners: RectCorners, _ curve: CornerCurve) {
    self.rect = rect
    self.radius = min(radius, min(rect.width, rect.height) / 2)
    self.corners = corners
    self.curve = curve
  }

  var isRound: Bool { radius > 0 && !corners.isEmpty }

  /// A corner, how the path reaches and leaves it, and its neighbours on the way.
  private struct Corner {
    let point: CGPoint
    /// Unit vectors along the sides: the way the path comes, and the way it goes.
    let coming: CGVector
    let going: CGVector
    let corner: RectCorners
    let before: RectCorners
    let after: RectCorners
  }

  private var inOrder: [Corner] {
    let right = CGVector(dx: 1, dy: 0)
    let left = CGVector(dx: -1, dy: 0)
    let down = CGVector(dx: 0, dy: 1)
    let up = CGVector(dx: 0, dy: -1)
    let (topLeft, topRight) = (RectCorners.minXMinY, RectCorners.maxXMinY)
    let (bottomLeft, bottomRight) = (RectCorners.minXMaxY, RectCorners.maxXMaxY)
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    return [
      Corner(
        point: at(x1, y0),
        coming: right,
        going: down,
        corner: topRight,
        before: topLeft,
        after: bottomRight
      ),
      Corner(
        point: at(x1, y1),
        coming: down,
        going: left,
        corner: bottomRight,
        before: topRight,
        after: bottomLeft
      ),
      Corner(
        point: at(x0, y1),
        coming: left,
        going: up,
        corner: bottomLeft,
        before: bottomRight,
        after: topLeft
      ),
      Corner(
        point: at(x0, y0),
        coming: up,
        going: right,
        corner: topLeft,
        before: bottomLeft,
        after: topRight
      ),
    ]
  }

  func add(to elements: inout PathElements) {
    for corner in inOrder { add(corner, to: &elements) }
    elements.close()
  }

  private func add(_ corner: Corner, to elements: inout PathElements) {
    func go(to point: CGPoint) {
      if elements.isEmpty { elements.move(to: point) } else { elements.line(to: point) }
    }
    guard corners.contains(corner.corner) else { return go(to: corner.point) }
    /// A point so many radii back along the incoming and on along the outgoing side.
    func point(_ back: CGFloat, _ on: CGFloat) -> CGPoint {
      CGPoint(
        x: corner.point.x - corner.coming.dx * back * radius + corner.going.dx * on * radius,
        y: corner.point.y - corner.coming.dy * back * radius + corner.going.dy * on * radius
      )
    }
    switch curve {
    case .circular:
      let control = 1 - PathElements.quarterArc
      go(to: point(1, 0))
      elements.cubic(to: point(0, 1), control1: point(control, 0), control2: point(0, control))
    case .continuous:
      let shape = ContinuousCorner.self
      let start = length(along: corner.coming, sharedWith: corner.before)
      let end = length(along: corner.going, sharedWith: corner.after)
      go(to: point(start, 0))
      elements.cubic(
        to: point(shape.middle, shape.middle),
        control1: point(shape.nearControl, 0),
        control2: point(shape.farControl, 0)
      )
      elements.cubic(
        to: point(0, end),
        control1: point(0, shape.farControl),
        control2: point(0, shape.nearControl)
      )
    }
  }

  /// How far from the corner the curve starts, in radii, where the side leaves it room.
  private func length(along side: CGVector, sharedWith other: RectCorners) -> CGFloat {
    let whole = (side.dx != 0 ? rect.width : rect.height) / radius
    let room = corners.contains(other) ? whole / 2 : whole
    return min(ContinuousCorner.reach, max(1, room))
  }
}

/// The continuous corner of radius 1, as distances along its sides.
///
/// Measured on iOS (radius 10): the curve passes the middle of the corner where the circle does,
/// 0.293 of the radius from either side, and leaves the sides at about 1.22. Two cubic curves that
/// meet in the middle do that, if there they have the direction and the curvature of the circle,
/// and where they leave the sides no curvature at all. The latter puts both control points on the
/// side; direction and curvature in the middle then fix where. Only the start is left to choose.
private enum ContinuousCorner {
  /// Where the circle, and the curve, passes the middle.
  static let middle = 1 - 0.5.squareRoot()
  /// Where the tangent in the middle meets the side.
  static let farControl = 1 - halfTurn
  /// A cubic curve's curvature at its end is two thirds of how far the control point before the
  /// last lies off the tangent, over the square of how far the last lies from the end.
  static let nearControl = farControl + 1.5 * halfTurn * halfTurn / 0.5.squareRoot()
  /// Where the curve starts: so that at 1.22 it is 0.002 off the side, the least that was seen.
  static let reach: CGFloat = 1.5264

  /// The tangent of half the angle by which each half of the corner turns.
  private static let halfTurn = 2.squareRoot() - 1
}
