import Foundation

/// One thing that velocities have to fulfil in a step: `J · v = -bias`, softened by `softness`, with an
/// impulse between two limits.
///
/// Joints and contacts are made of these. They are solved one after the other, several times over,
/// which is the projected Gauss-Seidel method.
struct ConstraintRow {
  let first: RigidBody?
  let second: RigidBody?
  /// How the row's speed follows from the bodies' velocities.
  let firstLinear: Vector2
  let firstAngular: Double
  let secondLinear: Vector2
  let secondAngular: Double
  var bias = 0.0
  var softness = 0.0
  var lowest = -Double.infinity
  var highest = Double.infinity
  /// The row whose impulse limits this one, with friction.
  var limitedBy: (row: Int, factor: Double)?
  private(set) var impulse = 0.0
  private var effectiveMass = 0.0

  /// Along a direction, between places on two bodies; what has no body stands still.
  static func linear(
    _ first: RigidBody?,
    _ firstArm: Vector2,
    _ second: RigidBody?,
    _ secondArm: Vector2,
    along axis: Vector2
  ) -> ConstraintRow {
    ConstraintRow(
      first,
      axis,
      firstArm.cross(axis),
      second,
      -axis,
      -secondArm.cross(axis)
    )
  }

  /// Of the angle between two bodies.
  static func angular(_ first: RigidBody?, _ second: RigidBody?) -> ConstraintRow {
    ConstraintRow(first, .zero, 1, second, .zero, -1)
  }

  private init(
    _ first: RigidBody?,
    _ firstLinear: Vector2,
    _ firstAngular: Double,
    _ second: RigidBody?,
    _ secondLinear: Vector2,
    _ secondAngular: Double
  ) {
    self.first = first
    self.second = second
    self.firstLinear = firstLinear
    self.firstAngular = firstAngular
    self.secondLinear = secondLinear
    self.secondAngular = secondAngular
    prepare()
  }

  private var inverseMass: Double {
    var sum = 0.0
    if let first {
      sum += first.inverseMass * firstLinear.dot(firstLinear)
      sum += first.inverseInertia * firstAngular * firstAngular
    }
    if let second {
      sum += second.inverseMass * secondLinear.dot(secondLinear)
      sum += second.inverseInertia * secondAngular * secondAngular
    }
    return sum
  }

  private mutating func prepare() {
    let sum = inverseMass + softness
    effectiveMass = sum > 0 ? 1 / sum : 0
  }

  /// How fast what the row measures grows.
  var speed: Double {
    var sum = 0.0
    if let first { sum += firstLinear.dot(first.velocity) + firstAngular * first.spin }
    if let second { sum += secondLinear.dot(second.velocity) + secondAngular * second.spin }
    return sum
  }

  /// Draws an error back to nought, a share of it in each step.
  mutating func correct(_ error: Double, in step: Double) { bias = 0.2 / step * error }

  /// Lets an error swing back like a spring: implicit, so that it is stable for every step.
  mutating func spring(_ error: Double, frequency: Double, damping: Double, in step: Double) {
    let inverse = inverseMass
    guard inverse > 0 else { return }
    let mass = 1 / inverse
    let omega = 2 * .pi * frequency
    let damper = 2 * mass * damping * omega
    let stiffness = mass * omega * omega
    let softness = step * (damper + step * stiffness)
    self.softness = softness > 0 ? 1 / softness : 0
    bias = error * step * stiffness * self.softness
    prepare()
  }

  /// Changes the bodies' velocities by what is still missing.
  mutating func solve(limit: Double?) {
    if let limit {
      lowest = -limit
      highest = limit
    }
    let wanted = -effectiveMass * (speed + bias + softness * impulse)
    let total = min(max(impulse + wanted, lowest), highest)
    let change = total - impulse
    impulse = total
    guard change != 0 else { return }
    if let first {
      first.velocity += firstLinear * (change * first.inverseMass)
      first.spin += firstAngular * change * first.inverseInertia
    }
    if let second {
      second.velocity += secondLinear * (change * second.inverseMass)
      second.spin += secondAngular * change * second.inverseInertia
    }
  }
}

extension [ConstraintRow] {
  mutating func solve(times: Int) {
    for _ in 0..<times {
      for number in indices {
        let limit = self[number].limitedBy.map { abs(self[$0.row].impulse) * $0.factor }
        self[number].solve(limit: limit)
      }
    }
  }
}
