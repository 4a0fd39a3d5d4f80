import CoreGraphics
import Foundation

/// Moves what a view shows when the device is tilted.
///
/// Machines here are not: effects stay at their middle.
@MainActor @preconcurrency
open class UIMotionEffect: NSObject, NSCopying {
  /// Makes an effect.
  public nonisolated override init() { super.init() }

  /// What an effect sets for a tilt, by key path.
  ///
  /// Defaults to nothing.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }

  /// Returns the effect itself.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An effect that moves a value between two others.
@MainActor @preconcurrency
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// Which tilt counts.
  public enum EffectType: Int, Sendable {
    /// To the left and right.
    case tiltAlongHorizontalAxis = 0
    /// Up and down.
    case tiltAlongVerticalAxis = 1
  }

  /// The key path that is set.
  public let keyPath: String
  /// Which tilt counts.
  public let type: EffectType

  /// The value at one end.
  ///
  /// Defaults to nil.
  open var minimumRelativeValue: Any?

  /// The value at the other end.
  ///
  /// Defaults to nil.
  open var maximumRelativeValue: Any?

  /// Makes an effect on a key path.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }

  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let tilt = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    guard let least = Double(boxed: minimumRelativeValue),
      let most = Double(boxed: maximumRelativeValue)
    else { return nil }
    let share = (min(max(tilt, -1), 1) + 1) / 2
    return [keyPath: CGFloat(least) + CGFloat(most - least) * share]
  }
}

/// Several effects together.
@MainActor @preconcurrency
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  ///
  /// Defaults to nil.
  open var motionEffects: [UIMotionEffect]?

  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    (motionEffects ?? []).reduce(into: [:]) { values, effect in
      let more = effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]
      values.merge(more) { $1 }
    }
  }
}
