import Foundation

/// How a mass on a spring comes to rest: from 0, where it is let go, to 1, where it rests.
///
/// More damping than the critical one counts as the critical one, as iOS's own springs do: its
/// default spring (mass 3, stiffness 1000, damping 500) moves with the frequency sqrt(1000 / 3) and
/// without overdamping (fact an.sheet).
package struct SpringCurve: Hashable, Sendable {
  /// The undamped frequency, in radians a second.
  package let omega: Double
  /// The damping ratio, 0...1.
  package let zeta: Double
  /// The velocity at the start, in whole ways a second.
  package let velocity: Double

  /// What counts as rest, as a share of the way.
  private static let rest = 0.001
  /// Where an undamped spring is taken to have lost interest, in seconds.
  private static let patience = 1e4

  package init(omega: Double, zeta: Double, velocity: Double) {
    self.omega = max(omega.isFinite ? omega : 1, 1e-6)
    self.zeta = min(1, max(0, zeta.isFinite ? zeta : 1))
    self.velocity = velocity.isFinite ? velocity : 0
  }

  package init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
    let mass = mass > 0 ? mass : 1
    let stiffness = stiffness > 0 ? stiffness : 1e-6
    self.init(
      omega: (stiffness / mass).squareRoot(),
      zeta: damping / (2 * (stiffness * mass).squareRoot()),
      velocity: velocity
    )
  }

  /// The share of the way after some seconds; may be more than 1.
  package func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let beta = zeta * omega
    if zeta >= 1 - 1e-9 {
      return 1 - (1 + (omega - velocity) * time) * exp(-omega * time)
    }
    let damped = omega * (1 - zeta * zeta).squareRoot()
    let swing = cos(damped * time) + (beta - velocity) / damped * sin(damped * time)
    return 1 - swing * exp(-beta * time)
  }

  /// The seconds after which the spring is never again further from its rest than a thousandth.
  package var settlingDuration: Double {
    let beta = zeta * omega
    guard zeta < 1 - 1e-9 else {
      return Self.solve { (1 + abs(omega - velocity) * $0) * exp(-omega * $0) - Self.rest }
    }
    guard beta > 0 else { return Self.patience }
    let damped = omega * (1 - zeta * zeta).squareRoot()
    return log((1 + abs(beta - velocity) / damped) / Self.rest) / beta
  }

  /// Where a function that falls for good comes to zero, by halving.
  private static func solve(_ function: (Double) -> Double) -> Double {
    var high = 1e-3
    while function(high) > 0 || function(high * 1.5) > 0, high < patience { high *= 2 }
    var low = 0.0
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if function(middle) > 0 { low = middle } else { high = middle }
    }
    return high
  }
}

extension SpringCurve {
  /// The spring that UIKit makes of a damping ratio, a duration and a velocity (fact an.spring.law).
  ///
  /// Its frequency is such that the swing's amplitude, `|(beta - v) / omega_d| e^(-beta D)` below
  /// the critical damping and `(1 + (omega - v) D) e^(-omega D)` at it, is a thousandth after the
  /// duration.
  package init(dampingRatio: Double, duration: Double, velocity: Double) {
    let zeta = min(1, max(0.01, dampingRatio.isFinite ? dampingRatio : 1))
    let duration = duration > 0 && duration.isFinite ? duration : 1e-3
    let velocity = velocity.isFinite ? velocity : 0
    let omega = Self.frequency(zeta, duration, velocity)
    self.init(omega: omega, zeta: zeta, velocity: velocity)
  }

  private static func frequency(_ zeta: Double, _ duration: Double, _ velocity: Double) -> Double {
    let isCritical = zeta >= 1 - 1e-9
    let root = (1 - zeta * zeta).squareRoot()
    // The logarithm is nearly straight in omega, so that a few steps of Newton's suffice.
    func excess(_ omega: Double) -> Double {
      let beta = zeta * omega
      let size =
        isCritical ? 1 + (omega - velocity) * duration : (beta - velocity) / (omega * root)
      return log(max(abs(size), 1e-300)) - beta * duration - log(rest)
    }
    let still =
      isCritical
      ? 9.233413476451586 / duration : log(zeta / (root * rest)) / (zeta * duration)
    let first = still.isFinite && still > 0 ? still : 1 / duration
    if velocity == 0, !isCritical, still > 0 { return still }
    // The solution continues the one without velocity: follow it from there.
    var omega = first
    for _ in 0..<60 {
      let step = omega * 1e-6
      let slope = (excess(omega + step) - excess(omega - step)) / (2 * step)
      guard slope < 0 else { break }
      let next = omega - excess(omega) / slope
      guard next.isFinite, next > 0 else { break }
      if abs(next - omega) < 1e-13 * omega { return next }
      omega = next
    }
    return omega.isFinite && omega > 0 ? omega : first
  }
}
