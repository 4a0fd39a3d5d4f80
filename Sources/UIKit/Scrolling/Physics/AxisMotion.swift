import CoreGraphics
import Foundation

/// The movement along one axis after content was let go.
enum AxisMotion {
  case still(CGFloat)
  case run(Deceleration)
  /// Content that stops at its end without giving way.
  case stopped(Deceleration, at: TimeInterval, CGFloat)
  /// Content that swings back, at once or after it ran against its end.
  case spring(EdgeSpring, after: Deceleration?, TimeInterval)

  /// Content this close to its end, in points, is at rest (fact sp.bounce.finalSnap).
  private static let nearEnough: CGFloat = 0.25

  var isStill: Bool {
    if case .still = self { true } else { false }
  }

  var duration: TimeInterval {
    switch self {
    case .still: 0
    case .run(let run): run.duration
    case .stopped(_, let time, _): time
    case .spring(let spring, _, let time): time + spring.settlingTime(within: Self.nearEnough)
    }
  }

  /// The same movement elsewhere.
  func shifted(by distance: CGFloat) -> AxisMotion {
    switch self {
    case .still(let place): .still(place + distance)
    case .run(let run): .run(run.shifted(by: distance))
    case .stopped(let run, let time, let edge):
      .stopped(run.shifted(by: distance), at: time, edge + distance)
    case .spring(let spring, let run, let time):
      .spring(spring.shifted(by: distance), after: run?.shifted(by: distance), time)
    }
  }

  /// The run that content is still on at a time; nil when it came to its end or never ran.
  func freeRun(at time: TimeInterval) -> Deceleration? {
    switch self {
    case .still: nil
    case .run(let run): run
    case .stopped(let run, let end, _): time < end ? run : nil
    case .spring(_, let run, let end): time < end ? run : nil
    }
  }

  func position(at time: TimeInterval) -> CGFloat {
    switch self {
    case .still(let place): return place
    case .run(let run): return run.position(at: time)
    case .stopped(let run, let end, let edge):
      return time < end ? run.position(at: time) : edge
    case .spring(let spring, let run, let start):
      if let run, time < start { return run.position(at: time) }
      return time < duration ? spring.position(at: time - start) : spring.edge
    }
  }
}
