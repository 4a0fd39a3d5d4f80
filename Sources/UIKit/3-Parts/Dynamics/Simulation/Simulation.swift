import Foundation

/// Bodies and what acts on them, moved in equal steps of time.
///
/// The steps are counted from the start, so that the same times give the same places however frames
/// fall.
@MainActor
final class Simulation {
  /// Seconds.
  static let step = 1.0 / 120
  private static let rounds = 12
  /// Below these speeds a body counts as still: points and radians a second.
  private static let stillness = (speed: 1.5, spin: 0.035)
  private static let timeToRest = 0.5

  var bodies: [RigidBody] = []
  private var time = 0.0
  private var stepCount = 0
  private var stillTime = 0.0
  /// Whether the last stretch of time was long enough for a step.
  private(set) var hasStepped = false

  /// Whether nothing has moved for so long that nothing will.
  var isAtRest: Bool { stillTime >= Self.timeToRest }

  func wake() { stillTime = 0 }

  /// What acts in a step.
  @MainActor
  protocol Influence: AnyObject {
    /// Adds forces; runs before anything moves.
    func addForces(step: Double)
    /// Adds what has to hold.
    func addRows(to rows: inout [ConstraintRow], step: Double)
  }

  /// Goes on by a time.
  func advance(by interval: Double, under influences: [any Influence]) {
    time += interval
    let target = Int((time / Self.step + 1e-6).rounded(.down))
    hasStepped = stepCount < target
    while stepCount < target {
      stepCount += 1
      for _ in 0..<parts { move(Self.step / Double(parts), influences) }
    }
  }

  /// Fast small bodies go in smaller steps, so that they do not pass through lines.
  private var parts: Int {
    let most = bodies.map { $0.velocity.length * Self.step / max(min($0.size.x, $0.size.y), 1) }
      .max()
    return min(max(Int(((most ?? 0) * 2).rounded(.up)), 1), 8)
  }

  private func move(_ step: Double, _ influences: [any Influence]) {
    for body in bodies {
      body.weigh()
      body.force = .zero
      body.acceleration = .zero
      body.torque = 0
    }
    for influence in influences { influence.addForces(step: step) }
    for body in bodies {
      guard !body.isAnchored else {
        body.velocity = .zero
        body.spin = 0
        continue
      }
      body.velocity += (body.acceleration + body.force * body.inverseMass) * step
      body.spin += body.torque * body.inverseInertia * step
      body.velocity /= 1 + step * body.resistance
      body.spin /= 1 + step * body.angularResistance
      if !body.allowsRotation { body.spin = 0 }
    }
    var rows: [ConstraintRow] = []
    for influence in influences { influence.addRows(to: &rows, step: step) }
    rows.solve(times: Self.rounds)
    for body in bodies {
      body.position += body.velocity * step
      body.angle += body.spin * step
    }
    let isStill = bodies.allSatisfy {
      $0.velocity.length < Self.stillness.speed && abs($0.spin) < Self.stillness.spin
    }
    stillTime = isStill ? stillTime + step : 0
  }
}
