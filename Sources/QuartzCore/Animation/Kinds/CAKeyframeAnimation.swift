import CoreGraphics
import Foundation

/// How values between keyframes are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Makes a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight from one to the next; the default.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Not at all: each value is shown until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Straight and with even speed; key times and timing functions are ignored.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a smooth curve through all of them.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On a smooth curve with even speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether layers that follow a path turn with it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Makes a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer's x axis points along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer's x axis points back along the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through a number of values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  private var keys: [AnimatableValue] = []
  private var track: KeyframeTrack?

  /// The values to go through.
  ///
  /// Defaults to nil. Without effect where there is a path.
  open var values: [Any]? {
    didSet {
      keys = (values ?? []).compactMap { AnimatableValue(boxed: $0) }
      track = nil
    }
  }

  /// Sets the values without boxes.
  package func setKeys(_ keys: [AnimatableValue]) {
    values = keys.map { $0.boxed ?? NSNull() }
    self.keys = keys
  }

  /// The path for a point to follow.
  ///
  /// Defaults to nil. Every line and curve of it is the way from one keyframe to the next.
  open var path: CGPath? {
    didSet { track = nil }
  }

  /// When each value is reached, as shares of the duration, rising from 0 to 1.
  ///
  /// With `discrete` there is one more than there are values. Nil, the default, spreads the values
  /// evenly.
  open var keyTimes: [NSNumber]? {
    didSet { track = nil }
  }

  /// The paces between values, one fewer than there are values.
  ///
  /// Defaults to nil.
  open var timingFunctions: [CAMediaTimingFunction]? {
    didSet { track = nil }
  }

  /// How values in between are found.
  ///
  /// Defaults to `linear`.
  open var calculationMode = CAAnimationCalculationMode.linear {
    didSet { track = nil }
  }

  /// How tightly a smooth curve bends at each value; 0, the default, is a Catmull-Rom curve.
  open var tensionValues: [NSNumber]? {
    didSet { track = nil }
  }

  /// How sharp the corner of a smooth curve is at each value.
  ///
  /// Defaults to nil, which is none.
  open var continuityValues: [NSNumber]? {
    didSet { track = nil }
  }

  /// Where a smooth curve overshoots each value: before it where negative.
  ///
  /// Defaults to nil, which is nowhere.
  open var biasValues: [NSNumber]? {
    didSet { track = nil }
  }

  /// Whether the layer turns with the path.
  ///
  /// Defaults to nil, which is no.
  open var rotationMode: CAAnimationRotationMode?

  package override func makeEmpty() -> CAAnimation { CAKeyframeAnimation() }

  package override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    keys = other.keys
    path = other.path
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    tensionValues = other.tensionValues
    continuityValues = other.continuityValues
    biasValues = other.biasValues
    rotationMode = other.rotationMode
  }

  override func value(_ progress: Double, over base: AnimatableValue) -> AnimatableValue? {
    currentTrack.value(at: progress)
  }

  package override func apply(
    _ moment: MediaTiming.Moment,
    _ progress: Double,
    to values: inout LayerValues
  ) {
    super.apply(moment, progress, to: &values)
    guard let rotationMode, let direction = currentTrack.direction(at: progress) else { return }
    let turn = rotationMode == .rotateAutoReverse ? direction + .pi : direction
    let rotation = CATransform3DMakeRotation(turn, 0, 0, 1)
    values.geometry.transform = (values.geometry.transform ?? .identity).concatenating(rotation)
  }

  private var currentTrack: KeyframeTrack {
    if let track { return track }
    let segments: [KeyframeSegment] =
      path.map { KeyframeSegment.along($0) }
      ?? KeyframeSegment.through(keys, isSmooth: isSmooth, shape)
    let times = keyTimes?.map(\.doubleValue)
    let paces = timingFunctions?.map(\.curve)
    let new: KeyframeTrack =
      switch calculationMode {
      case .discrete where path == nil: KeyframeTrack(steps: keys, times: times)
      case .paced, .cubicPaced: KeyframeTrack(evenly: segments)
      default: KeyframeTrack(segments: segments, times: times, paces: paces)
      }
    track = new
    return new
  }

  private var isSmooth: Bool { calculationMode == .cubic || calculationMode == .cubicPaced }

  private func shape(_ index: Int) -> SplineShape {
    func value(_ list: [NSNumber]?) -> Double {
      guard let list, list.indices.contains(index) else { return 0 }
      return list[index].doubleValue
    }
    return SplineShape(
      tension: value(tensionValues),
      continuity: value(continuityValues),
      bias: value(biasValues)
    )
  }
}
