import DynamicsSimulation
import Foundation
import TestSupport

/// A simulation with what acts on it: gravity, walls, collisions, ties.
struct World: Sendable {
  var simulation = Simulation()
  /// Points/s².
  var gravity = Vector2.zero
  var walls: [Boundary] = []
  var collides = true
  var ties: [(tie: Tie, first: RigidBody.ID, second: RigidBody.ID?)] = []
  var snaps: [(snap: Snap, body: RigidBody.ID)] = []

  @discardableResult
  mutating func add(_ body: RigidBody) -> RigidBody.ID {
    simulation.bodies.append(body)
    return RigidBody.ID(simulation.bodies.count - 1)
  }

  @discardableResult
  mutating func addBox(
    at position: Vector2,
    _ size: Vector2 = Vector2(20, 20),
    velocity: Vector2 = .zero,
    _ material: (inout RigidBody.Material) -> Void = { _ in }
  ) -> RigidBody.ID {
    var body = RigidBody(
      position: position,
      angle: 0,
      size: size,
      shape: .rectangle(size.x, size.y)
    )
    body.velocity = velocity
    material(&body.material)
    return add(body)
  }

  @discardableResult
  mutating func addBall(
    at position: Vector2,
    radius: Double = 10,
    velocity: Vector2 = .zero,
    _ material: (inout RigidBody.Material) -> Void = { _ in }
  ) -> RigidBody.ID {
    var body = RigidBody(
      position: position,
      angle: 0,
      size: Vector2(radius * 2, radius * 2),
      shape: .circle(radius: radius)
    )
    body.velocity = velocity
    material(&body.material)
    return add(body)
  }

  mutating func addRoom(_ width: Double, _ height: Double) {
    walls += [
      .outside(point: .zero, normal: Vector2(1, 0)),
      .outside(point: .zero, normal: Vector2(0, 1)),
      .outside(point: Vector2(width, height), normal: Vector2(-1, 0)),
      .outside(point: Vector2(width, height), normal: Vector2(0, -1)),
    ]
  }

  /// Goes on by a time in seconds, in frames of the given rate.
  mutating func run(_ seconds: Double, framesPerSecond: Double = 60) {
    for _ in 0..<Int((seconds * framesPerSecond).rounded()) { advance(by: 1 / framesPerSecond) }
  }

  mutating func advance(by interval: Double) {
    let (gravity, walls, collides, ties, snaps) = (gravity, walls, collides, ties, snaps)
    simulation.advance(
      by: interval,
      forces: { bodies, _ in
        for index in bodies.indices { bodies[index].acceleration += gravity }
      },
      rows: { bodies, rows, step in
        for (tie, first, second) in ties {
          tie.addRows(first, second, bodies, to: &rows, step: step)
        }
        for (snap, body) in snaps { snap.addRows(body, bodies, to: &rows, step: step) }
        guard collides else { return }
        for index in bodies.indices {
          for other in bodies.indices.dropFirst(index + 1) {
            for contact in ContactFinder.contacts(bodies[index], bodies[other]) {
              let ids = (RigidBody.ID(index), RigidBody.ID(other))
              contact.addRows(ids.0, ids.1, bodies, to: &rows, step: step)
            }
          }
          for wall in walls {
            for contact in ContactFinder.contacts(bodies[index], wall) {
              contact.addRows(RigidBody.ID(index), nil, bodies, to: &rows, step: step)
            }
          }
        }
      }
    )
  }

  subscript(id: RigidBody.ID) -> RigidBody {
    get { simulation[id] }
    set { simulation[id] = newValue }
  }

  var momentum: Vector2 {
    simulation.bodies.reduce(.zero) { $0 + $1.velocity * $1.mass }
  }

  var kineticEnergy: Double { simulation.bodies.reduce(0) { $0 + $1.kineticEnergy } }

  /// Energy of motion and of height under gravity.
  var energy: Double {
    simulation.bodies.reduce(kineticEnergy) { $0 - $1.mass * gravity.dot($1.position) }
  }

  /// Bodies here and there that do not touch at first, with all sorts of speeds and materials.
  static func random(
    seed: Int,
    count: ClosedRange<Int> = 2...6,
    elasticity: ClosedRange<Double> = 0...1,
    friction: ClosedRange<Double> = 0...0
  ) -> World {
    var random = SplitMix64(seed: seed &+ 5)
    var world = World()
    for number in 0..<random.int(count) {
      let place = Vector2(Double(number % 3) * 90 + 60, Double(number / 3) * 90 + 60)
      let velocity = Vector2(random.double(-400...400), random.double(-400...400))
      let size = Vector2(random.double(15...50), random.double(15...50))
      let material: (inout RigidBody.Material) -> Void = {
        $0.elasticity = random.double(elasticity)
        $0.friction = random.double(friction)
        $0.density = random.double(0.2...4)
      }
      if random.once(in: 2) {
        world.addBall(at: place, radius: size.x / 2, velocity: velocity, material)
      } else {
        let id = world.addBox(at: place, size, velocity: velocity, material)
        world[id].angle = random.double(-3...3)
        world[id].spin = random.double(-5...5)
      }
    }
    return world
  }
}

/// Whether two vectors are alike.
func isClose(_ one: Vector2, _ other: Vector2, within tolerance: Double = 1e-6) -> Bool {
  (one - other).length <= tolerance * Swift.max(1, Swift.max(one.length, other.length))
}
