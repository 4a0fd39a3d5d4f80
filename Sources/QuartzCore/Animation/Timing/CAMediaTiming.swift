import Foundation

/// What something shows before it begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Makes a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing before and after; the default.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The last value after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first value before the beginning, the last one after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// Something that has its own time, as part of a parent's: layers and animations.
///
/// A parent's time `t` is `(t - beginTime) * speed + timeOffset` here.
public protocol CAMediaTiming {
  /// When it begins, in seconds of the parent's time.
  ///
  /// Defaults to 0; for an animation, 0 is the time at which it is first shown.
  var beginTime: CFTimeInterval { get set }

  /// How long it takes once, in seconds of its own time.
  ///
  /// Defaults to 0; for an animation, 0 is the duration of the transaction it is added in.
  var duration: CFTimeInterval { get set }

  /// How fast its time goes compared with the parent's.
  ///
  /// Defaults to 1.
  var speed: Float { get set }

  /// Seconds added to its own time.
  ///
  /// Defaults to 0.
  var timeOffset: CFTimeInterval { get set }

  /// How often it runs; may be a fraction.
  ///
  /// Defaults to 0, which is once.
  var repeatCount: Float { get set }

  /// How long it repeats, in seconds; 0, the default, leaves it to `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }

  /// Whether it runs back to its start after it came to its end.
  ///
  /// Defaults to false.
  var autoreverses: Bool { get set }

  /// What it shows before it begins and after it ends.
  ///
  /// Defaults to `removed`.
  var fillMode: CAMediaTimingFillMode { get set }
}
