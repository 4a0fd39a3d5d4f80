import CoreGraphics
import Foundation

/// How a transition moves when no finger does it.
@MainActor
struct TransitionPace {
  /// In seconds.
  let duration: TimeInterval
  private let isSpring: Bool
  private let options: UIView.AnimationOptions

  /// The pace of a spring that does not swing.
  static func spring(_ duration: TimeInterval, _ options: UIView.AnimationOptions = []) -> Self {
    Self(duration: duration, isSpring: true, options: options)
  }

  /// The pace of a curve that the options name.
  static func curve(_ duration: TimeInterval, _ options: UIView.AnimationOptions = []) -> Self {
    Self(duration: duration, isSpring: false, options: options)
  }

  /// Animates changes.
  func animate(_ changes: @escaping () -> Void, completion: @escaping () -> Void) {
    guard isSpring else {
      UIView.animate(withDuration: duration, delay: 0, options: options, animations: changes) { _ in
        completion()
      }
      return
    }
    UIView.animate(
      withDuration: duration,
      delay: 0,
      usingSpringWithDamping: 1,
      initialSpringVelocity: 0,
      options: options,
      animations: changes
    ) { _ in completion() }
  }
}

/// An animation of UIKit's own, beside which bars move at the same pace.
@MainActor
protocol BuiltInTransition: UIViewControllerAnimatedTransitioning {
  var pace: TransitionPace { get }
}

extension BuiltInTransition {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { pace.duration }
}
