import Foundation

/// Is notified when an animation starts and stops; both methods are optional.
public protocol CAAnimationDelegate: AnyObject {
  /// The animation began.
  func animationDidStart(_ anim: CAAnimation)

  /// The animation came to its end, or was taken away before, with its layer or alone.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}

  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The rate of frames that suits an animation; frames come as the display shows them here.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The least frames a second.
  public var minimum: Float
  /// The most frames a second.
  public var maximum: Float
  /// The best rate; nil leaves it to the system.
  private var best: Float?

  /// Makes the default range, which leaves everything to the system.
  public init() { (minimum, maximum) = (0, 0) }

  /// Makes a range; the preferred rate may be left out.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, best) = (minimum, maximum, preferred)
  }

  /// The best rate; nil where none is preferred.
  public var preferred: Float? {
    get { best }
    set { best = newValue }
  }

  /// The range that leaves everything to the system.
  public static let `default` = CAFrameRateRange()
}

/// A change of what a layer shows over time; the layer's own values stay as they are.
///
/// A layer copies the animation that is added to it.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  package var timing = MediaTiming()
  /// Seconds between being shown for the first time and beginning.
  package var startDelay = 0.0
  /// Decides how far the animation is in place of the time; see `AnimationDriver`.
  package var pacer: (any AnimationDriver)?
  /// The share of the pacer's way at which the animation starts.
  package var pacerStart = 0.0
  /// Whether the pacer's way along y counts, for a spring that was pushed aslant.
  package var pacerIsVertical = false
  private var tags: [String: Any] = [:]

  /// Makes an animation that changes nothing.
  public override init() { super.init() }

  /// The object that is notified of start and stop; kept as long as the animation.
  ///
  /// Defaults to nil.
  open var delegate: (any CAAnimationDelegate)?

  /// The pace; nil, the default, is even.
  open var timingFunction: CAMediaTimingFunction?

  /// Whether the layer forgets the animation when it is over.
  ///
  /// Defaults to true.
  open var isRemovedOnCompletion = true

  /// The rate of frames that suits the animation.
  ///
  /// Defaults to `default`.
  open var preferredFrameRateRange = CAFrameRateRange.default

  // MARK: Timing

  /// When the animation begins, in the layer's time, in seconds; 0, the default, is when it is
  /// first shown.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue.isFinite ? newValue : 0 }
  }

  /// The seconds it takes once; 0, the default, takes the duration of the transaction.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue > 0 ? newValue : 0 }
  }

  /// How fast it goes; backwards where negative, not at all where 0.
  ///
  /// Defaults to 1.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue.isFinite ? newValue : 1 }
  }

  /// Seconds added to its time.
  ///
  /// Defaults to 0.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue.isFinite ? newValue : 0 }
  }

  /// How often it runs; 0, the default, is once.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue > 0 ? newValue : 0 }
  }

  /// How many seconds it repeats; 0, the default, leaves it to `repeatCount`.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue > 0 ? newValue : 0 }
  }

  /// Whether it runs back after each run.
  ///
  /// Defaults to false.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// What it shows before and after.
  ///
  /// Defaults to `removed`.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  // MARK: Values by key

  /// The value a property has before it is set; nil for those without a default.
  open class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "removedOnCompletion", "isRemovedOnCompletion": true
    case "speed": Float(1)
    case "fillMode": CAMediaTimingFillMode.removed
    case "duration", "beginTime", "timeOffset", "repeatDuration": CFTimeInterval(0)
    default: nil
    }
  }

  /// Whether the value would be written to an archive; animations are not archived here.
  open func shouldArchiveValue(forKey key: String) -> Bool { tags[key] != nil }

  /// A value that was kept with the animation under a key of one's own.
  open func value(forKey key: String) -> Any? { tags[key] }

  /// Keeps a value with the animation, by which to know it again in the delegate.
  open func setValue(_ value: Any?, forKey key: String) { tags[key] = value }

  // MARK: Copying

  /// A copy of the animation.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  package final func duplicate() -> CAAnimation {
    let copy = makeEmpty()
    copy.take(from: self)
    return copy
  }

  /// A new animation of the same kind.
  package func makeEmpty() -> CAAnimation { CAAnimation() }

  /// Takes over everything from another of the kind.
  package func take(from other: CAAnimation) {
    timing = other.timing
    startDelay = other.startDelay
    pacer = other.pacer
    pacerStart = other.pacerStart
    pacerIsVertical = other.pacerIsVertical
    tags = other.tags
    delegate = other.delegate
    timingFunction = other.timingFunction
    isRemovedOnCompletion = other.isRemovedOnCompletion
    preferredFrameRateRange = other.preferredFrameRateRange
  }

  // MARK: Acting

  /// Adds the animation to the layer, as the answer to a changed property.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  // MARK: Showing

  /// Changes the values of a layer to those of a time of the layer's, or of the group's.
  package final func apply(at parentTime: Double, to values: inout LayerValues) {
    if let pacer {
      let progress = pacer.progress(from: pacerStart, isVertical: pacerIsVertical)
      return apply(MediaTiming.Moment(share: progress, repetition: 0), progress, to: &values)
    }
    guard let moment = timing.moment(atLocal: timing.local(parentTime)) else { return }
    apply(moment, pace(moment.share), to: &values)
  }

  /// The share of the way at a share of the time.
  package func pace(_ share: Double) -> Double {
    timingFunction.map { Double($0.curve.value(at: share)) } ?? share
  }

  /// Changes the values of a layer to those at a share of the way.
  package func apply(
    _ moment: MediaTiming.Moment,
    _ progress: Double,
    to values: inout LayerValues
  ) {}

  /// Whether anything but the place of a layer may be changed.
  package var changesLook: Bool { false }
}

/// Decides how far animations are in place of the time, for those that can be paused and scrubbed.
package protocol AnimationDriver: AnyObject {
  /// How far an animation is that starts at a share of the way; may leave 0...1.
  func progress(from start: Double, isVertical: Bool) -> Double
  /// Whether the next frame is another one.
  var isMoving: Bool { get }
  /// Whether what it moves goes on without end, or is followed by more of its kind: nobody waits for it.
  var isEndless: Bool { get }
}

extension AnimationDriver {
  package var isEndless: Bool { false }
}
