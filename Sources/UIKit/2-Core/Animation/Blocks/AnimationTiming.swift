import Foundation
import QuartzCore

/// How an animation goes from its start to its end.
enum AnimationTiming {
  case curve(TimingCurve)
  case spring(SpringCurve)

  /// A new animation of the property at a path that goes so.
  func makeAnimation(keyPath: String, duration: TimeInterval) -> CABasicAnimation {
    switch self {
    case .curve(let curve):
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.timingFunction = CAMediaTimingFunction(curve)
      animation.duration = duration
      return animation
    case .spring(let spring):
      let animation = CASpringAnimation(keyPath: keyPath)
      animation.mass = 1
      animation.stiffness = spring.omega * spring.omega
      animation.damping = 2 * spring.zeta * spring.omega
      animation.initialVelocity = spring.velocity
      animation.duration = duration
      return animation
    }
  }
}
