import QuartzCore

/// A curve from 0 to 1: how far something is at a share of its time.
public struct UnitCurve: Hashable, Sendable {
  private enum Form: Hashable, Sendable {
    case bezier(TimingCurve)
    case circleIn
    case circleOut
    case circleInOut
    case circleOutIn
  }

  private let form: Form

  private init(_ form: Form) { self.form = form }

  /// A curve with two control points.
  public static func bezier(
    startControlPoint: UnitPoint,
    endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      .bezier(
        TimingCurve(
          x1: min(max(startControlPoint.x, 0), 1),
          y1: startControlPoint.y,
          x2: min(max(endControlPoint.x, 0), 1),
          y2: endControlPoint.y
        )
      )
    )
  }

  /// Of the same speed from end to end.
  public static let linear = UnitCurve(.bezier(.linear))
  /// Slow at both ends.
  public static let easeInOut = UnitCurve(.bezier(.easeInOut))
  /// Slow at first.
  public static let easeIn = UnitCurve(.bezier(.easeIn))
  /// Slow at last.
  public static let easeOut = UnitCurve(.bezier(.easeOut))
  /// A quarter of a circle, slow at first.
  public static let circularEaseIn = UnitCurve(.circleIn)
  /// A quarter of a circle, slow at last.
  public static let circularEaseOut = UnitCurve(.circleOut)
  /// Two quarters of circles, slow at both ends.
  public static let circularEaseInOut = UnitCurve(.circleInOut)

  /// How far it is at a share of the time, from 0 to 1.
  public func value(at progress: Double) -> Double {
    let share = min(max(progress, 0), 1)
    switch form {
    case .bezier(let curve): return Double(curve.value(at: share))
    case .circleIn: return 1 - (1 - share * share).squareRoot()
    case .circleOut: return (1 - (1 - share) * (1 - share)).squareRoot()
    case .circleInOut:
      let half = share < 0.5 ? 2 * share : 2 - 2 * share
      let way = (1 - (1 - half * half).squareRoot()) / 2
      return share < 0.5 ? way : 1 - way
    case .circleOutIn:
      let half = share < 0.5 ? 2 * share : 2 - 2 * share
      let way = (1 - (1 - half) * (1 - half)).squareRoot() / 2
      return share < 0.5 ? way : 1 - way
    }
  }

  /// How fast it is at a share of the time, in whole ways.
  public func velocity(at progress: Double) -> Double {
    let step = 1e-5
    let share = min(max(progress, step), 1 - step)
    return (value(at: share + step) - value(at: share - step)) / (2 * step)
  }

  /// The curve with time and way exchanged.
  public var inverse: UnitCurve {
    switch form {
    case .bezier(let curve):
      UnitCurve(.bezier(TimingCurve(x1: curve.y1, y1: curve.x1, x2: curve.y2, y2: curve.x2)))
    case .circleIn: .circularEaseOut
    case .circleOut: .circularEaseIn
    case .circleInOut: UnitCurve(.circleOutIn)
    case .circleOutIn: .circularEaseInOut
    }
  }

  /// The control points; those of the nearest curve that has some where it is a part of a circle.
  var controlPoints: (CGPoint, CGPoint) {
    switch form {
    case .bezier(let curve):
      (CGPoint(x: curve.x1, y: curve.y1), CGPoint(x: curve.x2, y: curve.y2))
    case .circleIn: (CGPoint(x: 0.552, y: 0), CGPoint(x: 1, y: 0.448))
    case .circleOut: (CGPoint(x: 0, y: 0.552), CGPoint(x: 0.448, y: 1))
    case .circleInOut: (CGPoint(x: 0.85, y: 0), CGPoint(x: 0.15, y: 1))
    case .circleOutIn: (CGPoint(x: 0, y: 0.85), CGPoint(x: 1, y: 0.15))
    }
  }
}
