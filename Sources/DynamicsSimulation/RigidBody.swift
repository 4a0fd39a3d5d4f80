import Foundation

/// What moves in a simulation.
package struct RigidBody: Sendable, Equatable {
  /// Where a simulation's body is in its list.
  package struct ID: Sendable, Hashable {
    package let index: Int

    package init(_ index: Int) { self.index = index }
  }

  /// The centre of mass, in points.
  package var position: Vector2
  /// Radians, clockwise on a screen.
  package var angle: Double
  /// Points a second.
  package var velocity = Vector2.zero
  /// Radians a second, clockwise on a screen.
  package var spin = 0.0
  /// Width and height, in points, of which the mass follows.
  package var size: Vector2
  package var shape: BodyShape

  /// What it is made of.
  package var material = Material()

  /// What a body is made of.
  package struct Material: Sendable, Equatable {
    /// The mass of 100 x 100 points.
    package var density = 1.0
    /// What is left of the speed after a collision, from 0 to 1.
    package var elasticity = 0.0
    /// How much it brakes what slides along it: the share of the pressure.
    package var friction = 0.0
    /// The share of the speed that is lost a second.
    package var resistance = 0.0
    /// The share of the spin that is lost a second.
    package var angularResistance = 0.0
    /// Whether nothing moves it.
    package var isAnchored = false
    package var allowsRotation = true

    package init() {}
  }

  /// What a body gets during a step, in points/s², whatever its mass.
  package var acceleration = Vector2.zero
  /// What pushes it during a step: mass times points/s².
  package var force = Vector2.zero
  /// What turns it during a step: mass times points²/s².
  package var torque = 0.0

  package init(position: Vector2, angle: Double, size: Vector2, shape: BodyShape) {
    self.position = position
    self.angle = angle
    self.size = size
    self.shape = shape
  }

  /// 100 x 100 points of density one weigh one.
  package var mass: Double { max(material.density * size.x * size.y / 10_000, 1e-6) }

  /// One divided by the mass as it is in the present step; zero where nothing moves the body.
  package private(set) var inverseMass = 1.0
  /// One divided by the moment of inertia as it is in the present step; zero where nothing turns it.
  package private(set) var inverseInertia = 1.0

  /// Takes what holds for the coming step, in which nothing acts on it yet.
  mutating func beginStep() {
    inverseMass = material.isAnchored ? 0 : 1 / mass
    let inertia = mass * shape.inertia(size)
    inverseInertia =
      material.isAnchored || !material.allowsRotation ? 0 : 1 / max(inertia, 1e-6)
    force = .zero
    acceleration = .zero
    torque = 0
  }

  /// Takes up what acts on it for a step of a time in seconds; what is anchored stands still.
  mutating func accelerate(for step: Double) {
    guard !material.isAnchored else {
      velocity = .zero
      spin = 0
      return
    }
    velocity += (acceleration + force * inverseMass) * step
    spin += torque * inverseInertia * step
    velocity /= 1 + step * material.resistance
    spin /= 1 + step * material.angularResistance
    if !material.allowsRotation { spin = 0 }
  }

  /// Goes on with the speed it has for a time in seconds.
  mutating func move(for step: Double) {
    position += velocity * step
    angle += spin * step
  }

  /// Changes the speed at once: an impulse of mass times points a second, at a place from the middle.
  package mutating func apply(impulse: Vector2, at arm: Vector2) {
    velocity += impulse * inverseMass
    spin += arm.cross(impulse) * inverseInertia
  }

  /// A place on the body as it is turned now, from its middle, given as it was unturned.
  package func arm(_ offset: Vector2) -> Vector2 { offset.rotated(by: angle) }

  /// The corners where they are now; a circle has none.
  package var corners: [Vector2] {
    guard case .polygon(let points) = shape else { return [] }
    let (sine, cosine) = (sin(angle), cos(angle))
    return points.map { point in
      position
        + Vector2(point.x * cosine - point.y * sine, point.x * sine + point.y * cosine)
    }
  }

  /// The farthest that any of it is from its middle, in points.
  package var reach: Double {
    switch shape {
    case .circle(let radius): radius
    case .polygon(let points): points.map(\.length).max() ?? 0
    }
  }

  /// The energy of its motion: mass times points²/s².
  package var kineticEnergy: Double {
    let inertia = mass * shape.inertia(size)
    return (mass * velocity.dot(velocity) + inertia * spin * spin) / 2
  }
}
