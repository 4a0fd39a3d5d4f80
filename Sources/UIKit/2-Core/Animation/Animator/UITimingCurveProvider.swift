import CoreGraphics
import Foundation
import QuartzCore

/// The kind of a timing curve.
public enum UITimingCurveType: Int, Sendable {
  /// One of the system's curves.
  case builtin = 0
  /// A curve with control points of one's own.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A curve and a spring at once.
  case composed = 3
}

/// Something that says how the pace of an animator changes.
@MainActor @preconcurrency
public protocol UITimingCurveProvider: AnyObject {
  /// Which of the two following counts.
  var timingCurveType: UITimingCurveType { get }

  /// The curve; nil for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }

  /// The spring; nil for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A pace that follows a cubic Bézier curve from (0, 0) to (1, 1).
@MainActor @preconcurrency
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, @preconcurrency NSCoding,
  @preconcurrency NSCopying
{
  let curve: TimingCurve
  private let named: UIView.AnimationCurve?

  /// Makes the system's pace, which starts and ends slowly.
  public convenience override init() { self.init(animationCurve: .easeInOut) }

  /// Makes one of the system's paces.
  public init(animationCurve curve: UIView.AnimationCurve) {
    named = curve
    self.curve = curve.timing
    super.init()
  }

  /// Makes a pace from two control points; their xs are held to 0...1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    named = nil
    curve = TimingCurve(
      x1: min(1, max(0, point1.x.isFinite ? point1.x : 0)),
      y1: point1.y.isFinite ? point1.y : 0,
      x2: min(1, max(0, point2.x.isFinite ? point2.x : 1)),
      y2: point2.y.isFinite ? point2.y : 1
    )
    super.init()
  }

  /// Reads a pace from an archive; the system's where it has none.
  public required init?(coder: NSCoder) {
    let raw = coder.decodeInteger(forKey: "UIAnimationCurve")
    named = UIView.AnimationCurve(rawValue: raw) ?? .easeInOut
    curve = (named ?? .easeInOut).timing
    super.init()
  }

  /// Writes the system's curve to an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(animationCurve.rawValue, forKey: "UIAnimationCurve")
  }

  /// The pace itself, since it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The system's curve; `easeInOut` for a curve of one's own.
  open var animationCurve: UIView.AnimationCurve { named ?? .easeInOut }

  /// The control point after (0, 0).
  open var controlPoint1: CGPoint { CGPoint(x: curve.x1, y: curve.y1) }

  /// The control point before (1, 1).
  open var controlPoint2: CGPoint { CGPoint(x: curve.x2, y: curve.y2) }

  /// The kind: one of the system's, or a curve of one's own.
  open var timingCurveType: UITimingCurveType { named == nil ? .cubic : .builtin }

  /// The pace itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }

  /// None.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A pace that follows a mass on a spring.
@MainActor @preconcurrency
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, @preconcurrency NSCoding,
  @preconcurrency NSCopying
{
  private enum Kind {
    /// At rest after the animator's duration.
    case damped(CGFloat)
    case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    case perceptual(TimeInterval, bounce: CGFloat)
  }

  private let kind: Kind
  private let velocity: CGVector

  private init(_ kind: Kind, _ velocity: CGVector) {
    self.kind = kind
    self.velocity = velocity
    super.init()
  }

  /// Makes the system's spring: mass 3, stiffness 1000, damping 500, which takes half a second
  /// whatever the animator's duration (fact an.sheet).
  public convenience override init() {
    self.init(.physical(mass: 3, stiffness: 1000, damping: 500), .zero)
  }

  /// Makes a spring with a damping ratio: 1 for no swing, near 0 for much of it.
  public convenience init(dampingRatio ratio: CGFloat) { self.init(.damped(ratio), .zero) }

  /// Makes a spring with a damping ratio and a velocity, in whole ways a second along x and y.
  ///
  /// Properties other than places go by the velocity along x.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(.damped(ratio), velocity)
  }

  /// Makes a spring from what it is made of; it takes the time it needs, whatever the duration.
  public convenience init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: CGVector
  ) {
    self.init(.physical(mass: mass, stiffness: stiffness, damping: damping), velocity)
  }

  /// Makes a spring that seems to take a number of seconds; a bounce of 0 does not overshoot.
  public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0) {
    self.init(.perceptual(duration, bounce: bounce), .zero)
  }

  /// Makes a spring that seems to take a number of seconds, with a velocity.
  public convenience init(
    duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialVelocity: CGVector
  ) {
    self.init(.perceptual(duration, bounce: bounce), initialVelocity)
  }

  /// Reads a spring from an archive: the system's.
  public required init?(coder: NSCoder) {
    kind = .physical(mass: 3, stiffness: 1000, damping: 500)
    velocity = .zero
    super.init()
  }

  /// Springs are not archived here.
  open func encode(with coder: NSCoder) {}

  /// The spring itself, since it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The velocity at the start, in whole ways a second.
  open var initialVelocity: CGVector { velocity }

  /// The kind: a spring.
  open var timingCurveType: UITimingCurveType { .spring }

  /// None.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// The spring itself.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// The spring's swing with a velocity, in an animator's duration.
  func curve(velocity: CGFloat, duration: TimeInterval) -> SpringCurve {
    switch kind {
    case .damped(let ratio):
      return SpringCurve(
        dampingRatio: Double(ratio),
        duration: duration,
        velocity: Double(velocity)
      )
    case .physical(let mass, let stiffness, let damping):
      return SpringCurve(
        mass: Double(mass),
        stiffness: Double(stiffness),
        damping: Double(damping),
        velocity: Double(velocity)
      )
    case .perceptual(let seconds, let bounce):
      let spring = CASpringAnimation(perceptualDuration: seconds, bounce: bounce)
      spring.initialVelocity = velocity
      return spring.curve
    }
  }

  /// How long an animator with the spring and a duration takes.
  func duration(of duration: TimeInterval) -> TimeInterval {
    if case .damped = kind { return duration }
    return curve(velocity: velocity.dx, duration: duration).settlingDuration
  }
}

extension UIView.AnimationCurve {
  /// The curve itself.
  var timing: TimingCurve {
    switch self {
    case .easeInOut: .easeInOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}
