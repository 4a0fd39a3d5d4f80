import Foundation

/// One thing that velocities have to fulfil in a step: `J · v = -bias`, softened by `softness`, with an
/// impulse between two limits.
///
/// Joints and contacts are made of these. They are solved one after the other, several times over,
/// which is the projected Gauss-Seidel method. All functions of a row take constant time.
package struct ConstraintRow: Sendable {
  private let first: RigidBody.ID?
  private let second: RigidBody.ID?
  /// How the row's speed follows from the bodies' velocities.
  private let firstLinear: Vector2
  private let firstAngular: Double
  private let secondLinear: Vector2
  private let secondAngular: Double
  /// One divided by the mass that the row moves.
  private let inverseMass: Double
  private var effectiveMass = 0.0

  /// The speed that is wanted, negated, in points or radians a second.
  package var bias = 0.0
  /// How much the speed may differ for each impulse.
  package private(set) var softness = 0.0
  /// The least impulse.
  package var lowest = -Double.infinity
  /// The greatest impulse.
  package var highest = Double.infinity
  /// The row whose impulse limits this one, by its place, and the share of it: friction.
  package var limitedBy: (row: Int, factor: Double)?
  /// What the row has changed so far: mass times points a second.
  package private(set) var impulse = 0.0

  /// Along a direction of length one, between places on two bodies; what has no body stands still.
  package static func linear(
    _ first: RigidBody.ID?,
    _ firstArm: Vector2,
    _ second: RigidBody.ID?,
    _ secondArm: Vector2,
    along axis: Vector2,
    _ bodies: [RigidBody]
  ) -> ConstraintRow {
    ConstraintRow(
      first,
      axis,
      firstArm.cross(axis),
      second,
      -axis,
      -secondArm.cross(axis),
      bodies
    )
  }

  /// Of the angle between two bodies, or of one.
  package static func angular(
    _ first: RigidBody.ID?,
    _ second: RigidBody.ID?,
    _ bodies: [RigidBody]
  ) -> ConstraintRow {
    ConstraintRow(first, .zero, 1, second, .zero, -1, bodies)
  }

  private init(
    _ first: RigidBody.ID?,
    _ firstLinear: Vector2,
    _ firstAngular: Double,
    _ second: RigidBody.ID?,
    _ secondLinear: Vector2,
    _ secondAngular: Double,
    _ bodies: [RigidBody]
  ) {
    self.first = first
    self.second = second
    self.firstLinear = firstLinear
    self.firstAngular = firstAngular
    self.secondLinear = secondLinear
    self.secondAngular = secondAngular
    var sum = 0.0
    if let first = first?.index {
      sum += bodies[first].inverseMass * firstLinear.dot(firstLinear)
      sum += bodies[first].inverseInertia * firstAngular * firstAngular
    }
    if let second = second?.index {
      sum += bodies[second].inverseMass * secondLinear.dot(secondLinear)
      sum += bodies[second].inverseInertia * secondAngular * secondAngular
    }
    inverseMass = sum
    prepare()
  }

  private mutating func prepare() {
    let sum = inverseMass + softness
    effectiveMass = sum > 0 ? 1 / sum : 0
  }

  /// How fast what the row measures grows, in points or radians a second.
  package func speed(in bodies: [RigidBody]) -> Double {
    var sum = 0.0
    if let first = first?.index {
      sum += firstLinear.dot(bodies[first].velocity) + firstAngular * bodies[first].spin
    }
    if let second = second?.index {
      sum += secondLinear.dot(bodies[second].velocity) + secondAngular * bodies[second].spin
    }
    return sum
  }

  /// Draws an error, in points or radians, back to zero: a fifth of it in each step.
  package mutating func correct(_ error: Double, in step: Double) { bias = 0.2 / step * error }

  /// Lets an error swing back like a spring, so many times a second, damped by a share of what keeps
  /// it from swinging; implicit, so that it is stable for every step.
  package mutating func spring(
    _ error: Double,
    frequency: Double,
    damping: Double,
    in step: Double
  ) {
    guard inverseMass > 0 else { return }
    let mass = 1 / inverseMass
    let omega = 2 * .pi * frequency
    let damper = 2 * mass * damping * omega
    let stiffness = mass * omega * omega
    let softness = step * (damper + step * stiffness)
    self.softness = softness > 0 ? 1 / softness : 0
    bias = error * step * stiffness * self.softness
    prepare()
  }

  /// Changes the bodies' velocities by what is still missing; a limit holds both ways.
  mutating func solve(_ bodies: inout [RigidBody], limit: Double?) {
    if let limit {
      lowest = -limit
      highest = limit
    }
    let wanted = -effectiveMass * (speed(in: bodies) + bias + softness * impulse)
    let total = min(max(impulse + wanted, lowest), highest)
    let change = total - impulse
    impulse = total
    guard change != 0 else { return }
    if let first = first?.index {
      bodies[first].velocity += firstLinear * (change * bodies[first].inverseMass)
      bodies[first].spin += firstAngular * change * bodies[first].inverseInertia
    }
    if let second = second?.index {
      bodies[second].velocity += secondLinear * (change * bodies[second].inverseMass)
      bodies[second].spin += secondAngular * change * bodies[second].inverseInertia
    }
  }
}

extension [ConstraintRow] {
  /// Solves all rows in turn, so many times: O(rows · times).
  mutating func solve(_ bodies: inout [RigidBody], times: Int) {
    for _ in 0..<times {
      for number in indices {
        let limit = self[number].limitedBy.map { abs(self[$0.row].impulse) * $0.factor }
        self[number].solve(&bodies, limit: limit)
      }
    }
  }
}
