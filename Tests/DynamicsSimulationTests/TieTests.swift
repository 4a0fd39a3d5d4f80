import Foundation
import TestSupport
import Testing

@testable import DynamicsSimulation

@Suite struct TieTests {
  private static func placement(_ body: RigidBody) -> Tie.Placement {
    Tie.Placement(position: body.position, angle: body.angle)
  }

  /// The places on two tied bodies, or on one and the anchor, as they are now.
  private static func distance(_ world: World, _ number: Int = 0) -> Double {
    let (tie, first, second) = world.ties[number]
    return tie.distance(placement(world[first]), second.map { placement(world[$0]) })
  }

  /// A body that hangs from a point by a rod.
  private static func pendulum(_ seed: Int, kind: Tie.Kind = .distance) -> World {
    var random = SplitMix64(seed: seed)
    var world = World()
    world.gravity = Vector2(0, 1000)
    world.collides = false
    let box = world.addBox(
      at: Vector2(random.double(-80...80), random.double(30...100)),
      velocity: Vector2(random.double(-200...200), 0)
    )
    let tie = Tie(
      kind: kind,
      first: placement(world[box]),
      firstOffset: Vector2(random.double(-8...8), random.double(-8...8)),
      second: nil,
      anchor: .zero
    )
    world.ties = [(tie, box, nil)]
    return world
  }

  // MARK: Lengths

  @Test(arguments: 0..<30)
  func `a rod keeps its length`(seed: Int) {
    var world = Self.pendulum(seed)
    let length = world.ties[0].tie.length
    #expect(length > 0)
    for _ in 0..<180 {
      world.run(1.0 / 60)
      #expect(abs(Self.distance(world) - length) < length * 0.02 + 0.5)
    }
  }

  @Test(arguments: 0..<30)
  func `a rope gets no longer, and shorter where nothing pulls`(seed: Int) {
    var world = Self.pendulum(seed, kind: .limit)
    let length = world.ties[0].tie.length
    for _ in 0..<120 {
      world.run(1.0 / 60)
      #expect(Self.distance(world) < length * 1.05 + 1)
    }
    world.gravity = .zero
    let box = world.ties[0].first
    world[box].velocity = -world[box].position
    let before = Self.distance(world)
    world.run(0.3)
    #expect(Self.distance(world) < before)
  }

  @Test(arguments: 0..<30)
  func `two that are tied keep their distance wherever they go`(seed: Int) {
    var random = SplitMix64(seed: seed)
    var world = World()
    let one = world.addBall(at: .zero, velocity: Vector2(random.double(-300...300), 90))
    let other = world.addBox(
      at: Vector2(random.double(40...90), random.double(-30...30)),
      velocity: Vector2(0, random.double(-300...300))
    )
    let tie = Tie(
      kind: .distance,
      first: Self.placement(world[one]),
      firstOffset: .zero,
      second: Self.placement(world[other]),
      secondOffset: .zero
    )
    world.ties = [(tie, one, other)]
    world.collides = false
    for _ in 0..<120 {
      world.run(1.0 / 60)
      #expect(abs(Self.distance(world) - tie.length) < 1.5)
    }
  }

  @Test func `a tie is as long as its places are apart when it is made`() {
    let first = Tie.Placement(position: Vector2(10, 0), angle: .pi / 2)
    let second = Tie.Placement(position: Vector2(10, 50), angle: 0)
    let tie = Tie(
      kind: .distance,
      first: first,
      firstOffset: Vector2(5, 0),
      second: second,
      secondOffset: Vector2(0, -5)
    )
    // The first is turned by a quarter: its right side is below.
    #expect(abs(tie.length - 40) < 1e-9)
    let anchored = Tie(
      kind: .limit,
      first: second,
      firstOffset: .zero,
      second: nil,
      anchor: Vector2(10, 20)
    )
    #expect(anchored.length == 30)
  }

  @Test func `a tie of no length holds the place where it is`() {
    var world = World()
    world.gravity = Vector2(0, 1000)
    let ball = world.addBall(at: Vector2(5, 5))
    let tie = Tie(
      kind: .distance,
      first: Self.placement(world[ball]),
      firstOffset: .zero,
      second: nil,
      anchor: Vector2(5, 5)
    )
    world.ties = [(tie, ball, nil)]
    world.run(1)
    #expect(isClose(world[ball].position, Vector2(5, 5), within: 0.2))
  }

  // MARK: Springs

  @Test(arguments: [1.0, 2, 4])
  func `a spring swings as often as it says`(frequency: Double) {
    var world = World()
    world.collides = false
    let ball = world.addBall(at: Vector2(0, 100))
    var tie = Tie(
      kind: .distance,
      first: Self.placement(world[ball]),
      firstOffset: .zero,
      second: nil,
      anchor: .zero
    )
    (tie.frequency, tie.damping) = (frequency, 0)
    world.ties = [(tie, ball, nil)]
    world[ball].position.y = 120
    var crossings = 0
    var isBeyond = true
    for _ in 0..<240 {
      world.advance(by: 1 / 120)
      if (world[ball].position.y > 100) != isBeyond {
        isBeyond.toggle()
        crossings += 1
      }
    }
    #expect(abs(crossings - Int(frequency * 4)) <= 1, "twice in a swing, for two seconds")
  }

  @Test func `the more it is damped the sooner a spring is still`() {
    func swing(_ damping: Double) -> Double {
      var world = World()
      let ball = world.addBall(at: Vector2(0, 100))
      var tie = Tie(
        kind: .distance,
        first: Self.placement(world[ball]),
        firstOffset: .zero,
        second: nil,
        anchor: .zero
      )
      (tie.frequency, tie.damping) = (2, damping)
      world.ties = [(tie, ball, nil)]
      world[ball].position.y = 140
      var way = 0.0
      for _ in 0..<240 {
        world.advance(by: 1 / 120)
        way += abs(world[ball].velocity.y) / 120
      }
      return way
    }
    #expect(swing(0) > swing(0.2))
    #expect(swing(0.2) > swing(0.6))
    #expect(swing(1) < 45, "it goes the way once")
  }

  // MARK: Joints

  @Test(arguments: 0..<20)
  func `what is fixed moves as one`(seed: Int) {
    var world = Self.joined(seed, .fixed)
    let turn = world[RigidBody.ID(0)].angle - world[RigidBody.ID(1)].angle
    for _ in 0..<60 {
      world.run(1.0 / 60)
      let now = world[RigidBody.ID(0)].angle - world[RigidBody.ID(1)].angle
      #expect(abs(now - turn) < 0.15)
      #expect(Self.distance(world) < 4)
    }
  }

  @Test(arguments: 0..<20)
  func `what is pinned turns about the pin`(seed: Int) {
    var world = Self.joined(seed, .pin)
    world[RigidBody.ID(0)].spin = 4
    world.run(1)
    #expect(Self.distance(world) < 4)
    let turn = world[RigidBody.ID(0)].angle - world[RigidBody.ID(1)].angle
    #expect(abs(turn - world.ties[0].tie.angle) > 0.05)
  }

  @Test func `a pin with friction brakes`() {
    func spin(_ torque: Double) -> Double {
      var world = World()
      let box = world.addBox(at: .zero, Vector2(100, 100))
      var tie = Tie(kind: .pin, joining: Self.placement(world[box]), nil, at: .zero)
      tie.frictionTorque = torque
      world.ties = [(tie, box, nil)]
      world[box].spin = 10
      world.run(0.5)
      return world[box].spin
    }
    #expect(abs(spin(0) - 10) < 1e-9)
    #expect(spin(0.5) < 9 && spin(0.5) > 0)
    #expect(abs(spin(50)) < 1e-6, "it stands")
  }

  @Test func `a pin turns no farther than its range`() {
    var world = World()
    let box = world.addBox(at: .zero, Vector2(100, 100))
    var tie = Tie(kind: .pin, joining: Self.placement(world[box]), nil, at: .zero)
    (tie.least, tie.most) = (-0.5, 0.5)
    world.ties = [(tie, box, nil)]
    for speed in [6.0, -6] {
      world[box].spin = speed
      var farthest = 0.0
      for _ in 0..<120 {
        world.advance(by: 1 / 120)
        farthest = max(farthest, abs(world[box].angle))
      }
      #expect(farthest > 0.5 && farthest < 0.56, "it goes to the end and no step beyond it")
    }
  }

  @Test(arguments: 0..<20)
  func `what slides stays on its axis and does not turn`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let axis = Vector2(1, 0).rotated(by: random.double(-3...3))
    var world = World()
    world.gravity = Vector2(0, 1000)
    let box = world.addBox(at: Vector2(30, 40))
    let tie = Tie(
      kind: .sliding(axis * random.double(0.2...9)),
      joining: Self.placement(world[box]),
      nil,
      at: Vector2(30, 40)
    )
    world.ties = [(tie, box, nil)]
    for _ in 0..<60 {
      world.run(1.0 / 60)
      let way = world[box].position - Vector2(30, 40)
      #expect(abs(way.dot(axis.turned)) < 1, "it left its axis")
      #expect(abs(world[box].angle) < 0.01)
    }
  }

  @Test func `what slides goes no farther than its range`() {
    var world = World()
    world.gravity = Vector2(1000, 0)
    let box = world.addBox(at: .zero)
    var tie = Tie(
      kind: .sliding(Vector2(1, 0)),
      joining: Self.placement(world[box]),
      nil,
      at: .zero
    )
    (tie.least, tie.most) = (-20, 60)
    world.ties = [(tie, box, nil)]
    world.run(2)
    #expect(abs(world[box].position.x - 60) < 2)
    world.gravity = Vector2(-1000, 0)
    world.run(2)
    #expect(abs(world[box].position.x + 20) < 2)
  }

  @Test func `a sliding tie without an axis holds the place`() {
    var world = World()
    world.gravity = Vector2(300, 1000)
    let box = world.addBox(at: .zero)
    let tie = Tie(kind: .sliding(.zero), joining: Self.placement(world[box]), nil, at: .zero)
    world.ties = [(tie, box, nil)]
    world.run(1)
    #expect(world[box].position.length < 1)
  }

  /// Two boxes side by side that are joined between them, thrown about.
  private static func joined(_ seed: Int, _ kind: Tie.Kind) -> World {
    var random = SplitMix64(seed: seed)
    var world = World()
    world.collides = false
    let one = world.addBox(at: .zero, velocity: Vector2(random.double(-100...100), 50))
    let other = world.addBox(at: Vector2(30, 0), velocity: Vector2(0, random.double(-100...100)))
    world[one].angle = random.double(-2...2)
    let tie = Tie(
      kind: kind,
      joining: placement(world[one]),
      placement(world[other]),
      at: Vector2(15, 0)
    )
    world.ties = [(tie, one, other)]
    return world
  }

  // MARK: Snaps

  @Test(arguments: 0..<20)
  func `a snap brings a body to its point and lets it lie straight`(seed: Int) {
    var random = SplitMix64(seed: seed)
    var world = World()
    let box = world.addBox(at: Vector2(random.double(-200...200), random.double(-200...200)))
    world[box].angle = random.double(-3...3)
    world.snaps = [(Snap(to: Vector2(10, 20), damping: random.double(0...1)), box)]
    world.run(6)
    #expect(isClose(world[box].position, Vector2(10, 20), within: 0.05))
    #expect(abs(world[box].angle) < 0.02)
  }

  @Test func `a snap turns a body by the shorter way`() {
    for (angle, rest) in [(5.5, 2 * Double.pi), (-5.5, -2 * Double.pi), (2, 0)] {
      var world = World()
      let box = world.addBox(at: .zero)
      world[box].angle = angle
      world.snaps = [(Snap(to: .zero, damping: 1), box)]
      world.run(4)
      #expect(abs(world[box].angle - rest) < 0.02)
    }
  }

  @Test func `a damped snap does not run past its point`() {
    var world = World()
    let box = world.addBox(at: .zero)
    world.snaps = [(Snap(to: Vector2(100, 0), damping: 1), box)]
    var farthest = 0.0
    for _ in 0..<240 {
      world.advance(by: 1 / 120)
      farthest = max(farthest, world[box].position.x)
    }
    #expect(farthest < 100.5)
  }

  @Test(arguments: 0..<20)
  func `what slides keeps the angular momentum`(seed: Int) {
    var world = World.random(seed: seed, count: 2...2)
    world.collides = false
    let (one, other) = (RigidBody.ID(0), RigidBody.ID(1))
    let tie = Tie(
      kind: .sliding(Vector2(1, 0.3)),
      joining: Self.placement(world[one]),
      Self.placement(world[other]),
      at: (world[one].position + world[other].position) / 2
    )
    world.ties = [(tie, one, other)]
    func angularMomentum() -> Double {
      world.simulation.bodies.reduce(0) {
        $0 + $1.mass * ($1.position.cross($1.velocity) + $1.shape.inertia($1.size) * $1.spin)
      }
    }
    let before = angularMomentum()
    world.run(1)
    #expect(abs(angularMomentum() - before) < 1e-6 * max(1, abs(before)))
  }

  @Test func `a rod whose ends are at one place is driven apart downwards`() {
    var world = World()
    world.collides = false
    let box = world.addBox(at: Vector2(0, 30))
    world.ties = [
      (
        Tie(kind: .distance, first: Self.placement(world[box]), firstOffset: .zero, second: nil),
        box, nil
      )
    ]
    world[box].position = .zero
    world.advance(by: Simulation.step)
    #expect(isClose(world[box].position, Vector2(0, 6)), "a fifth of the error in a step")
    world.run(1)
    #expect(isClose(world[box].position, Vector2(0, 30), within: 1e-3))
  }

  @Test func `a rope does not slow down what comes nearer`() {
    var world = World()
    world.collides = false
    let box = world.addBox(at: Vector2(0, 50), velocity: Vector2(0, -100))
    world.ties = [
      (
        Tie(kind: .limit, first: Self.placement(world[box]), firstOffset: .zero, second: nil), box,
        nil
      )
    ]
    world[box].position.y = 50.5
    world.advance(by: Simulation.step)
    #expect(isClose(world[box].velocity, Vector2(0, -100)))
  }

  @Test func `a snap takes a damping beyond its range for the nearest one in it`() {
    func end(_ damping: Double) -> Vector2 {
      var world = World()
      world.collides = false
      let box = world.addBox(at: Vector2(80, 20))
      world.snaps = [(Snap(to: Vector2(10, 10), damping: damping), box)]
      world.run(0.2)
      return world[box].position
    }
    #expect(end(5) == end(1) && end(-3) == end(0) && end(0) != end(1))
  }
}
