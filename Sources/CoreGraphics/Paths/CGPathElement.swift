import Foundation

/// What a path element does.
public enum CGPathElementType: Int32, Sendable {
  /// Starts a subpath at one point.
  case moveToPoint = 0
  /// A line to one point.
  case addLineToPoint = 1
  /// A quadratic curve: the control point, then the end.
  case addQuadCurveToPoint = 2
  /// A cubic curve: two control points, then the end.
  case addCurveToPoint = 3
  /// A line back to the subpath's start; no points.
  case closeSubpath = 4

  var pointCount: Int {
    switch self {
    case .moveToPoint, .addLineToPoint: 1
    case .addQuadCurveToPoint: 2
    case .addCurveToPoint: 3
    case .closeSubpath: 0
    }
  }
}

/// One element of a path, as `CGPath.applyWithBlock(_:)` hands it out.
public struct CGPathElement {
  /// What the element does.
  public var type: CGPathElementType
  /// Its points, as many as the type asks for, good only during the call.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Makes an element.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// A function that receives the elements of a path one by one.
public typealias CGPathApplierFunction = (
  UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>
) -> Void

/// A block that receives the elements of a path one by one.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

/// Which points are inside a path that winds around them several times.
public enum CGPathFillRule: Int, Sendable {
  /// Those it winds around, counting directions, not zero times.
  case winding = 0
  /// Those it winds around an odd number of times.
  case evenOdd = 1
}

/// How the ends of open lines look.
public enum CGLineCap: Int32, Sendable {
  /// Cut off at the end point.
  case butt = 0
  /// A half circle around the end point.
  case round = 1
  /// Half a square beyond the end point.
  case square = 2
}

/// How lines meet at a corner.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner, cut off where it would reach beyond the miter limit.
  case miter = 0
  /// A circle around the corner.
  case round = 1
  /// The corner cut off.
  case bevel = 2
}
