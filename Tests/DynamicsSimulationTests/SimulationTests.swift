import DynamicsSimulation
import Foundation
import TestSupport
import Testing

@Suite struct SimulationTests {
  // MARK: Conservation

  @Test(arguments: 0..<40)
  func `collisions keep the momentum`(seed: Int) {
    var world = World.random(seed: seed, friction: 0...0.8)
    let before = world.momentum
    world.run(2)
    #expect(isClose(world.momentum, before, within: 1e-7))
  }

  @Test(arguments: 0..<40)
  func `ties keep the momentum`(seed: Int) {
    var random = SplitMix64(seed: seed)
    var world = World.random(seed: seed)
    let (one, other) = (RigidBody.ID(0), RigidBody.ID(1))
    func placement(_ id: RigidBody.ID) -> Tie.Placement {
      Tie.Placement(position: world[id].position, angle: world[id].angle)
    }
    let kind = random.pick([Tie.Kind.distance, .limit, .fixed, .pin, .sliding(Vector2(1, 0.3))])
    let middle = (world[one].position + world[other].position) / 2
    let tie =
      kind == .distance || kind == .limit
      ? Tie(
        kind: kind,
        first: placement(one),
        firstOffset: .zero,
        second: placement(other)
      ) : Tie(kind: kind, joining: placement(one), placement(other), at: middle)
    world.ties = [(tie, one, other)]
    let before = world.momentum
    world.run(1)
    #expect(isClose(world.momentum, before, within: 1e-7))
  }

  @Test(arguments: 0..<40)
  func `collisions never add energy`(seed: Int) {
    var world = World.random(seed: seed, friction: 0...0.8)
    let first = world.kineticEnergy
    var last = first
    for _ in 0..<240 {
      world.advance(by: 1 / 120)
      // What draws outlines out of each other moves them a little.
      #expect(world.kineticEnergy <= last + first * 0.02 + 50)
      last = world.kineticEnergy
    }
    #expect(last <= first * 1.02)
  }

  @Test(arguments: 0..<40)
  func `free bodies go on as they are`(seed: Int) {
    var world = World.random(seed: seed)
    world.collides = false
    let before = world.simulation.bodies
    world.run(1)
    for (body, start) in zip(world.simulation.bodies, before) {
      #expect(body.velocity == start.velocity && body.spin == start.spin)
      #expect(isClose(body.position, start.position + start.velocity))
      #expect(abs(body.angle - start.angle - start.spin) < 1e-9)
    }
  }

  @Test func `what falls freely is as fast as it has fallen long`() {
    var world = World()
    world.gravity = Vector2(0, 1000)
    let ball = world.addBall(at: .zero)
    world.run(0.5)
    #expect(isClose(world[ball].velocity, Vector2(0, 500)))
    // Steps add what a curve would not: at most the way of one step.
    #expect(abs(world[ball].position.y - 125) <= 500 * Simulation.step)
  }

  @Test func `all masses fall alike`() {
    var world = World()
    (world.gravity, world.collides) = (Vector2(0, 1000), false)
    let light = world.addBox(at: .zero) { $0.density = 0.1 }
    let heavy = world.addBox(at: .zero) { $0.density = 50 }
    world.run(0.4)
    #expect(world[light].position == world[heavy].position)
  }

  // MARK: Bouncing

  @Test func `balls of one mass that bounce without loss swap their speeds`() {
    var world = World()
    let one = world.addBall(at: Vector2(0, 0), velocity: Vector2(200, 0)) { $0.elasticity = 1 }
    let other = world.addBall(at: Vector2(60, 0)) { $0.elasticity = 1 }
    world.run(1)
    #expect(isClose(world[one].velocity, .zero, within: 1))
    #expect(isClose(world[other].velocity, Vector2(200, 0), within: 0.01))
  }

  @Test(arguments: [0.0, 0.3, 0.7, 1])
  func `a body leaves a wall with its share of the speed`(elasticity: Double) {
    var world = World()
    world.walls = [.outside(point: Vector2(0, 100), normal: Vector2(0, -1))]
    let ball = world.addBall(at: .zero, velocity: Vector2(30, 400)) { $0.elasticity = elasticity }
    world.run(1)
    // What draws it out of the wall, a fifth of its depth in a step, may throw it back a little.
    let share = -world[ball].velocity.y / 400
    #expect(share >= elasticity - 0.01 && share < max(elasticity + 0.04, 0.2))
    #expect(abs(world[ball].velocity.x - 30) < 1e-9, "nothing brakes it along the wall")
  }

  @Test func `a slow body does not bounce`() {
    var world = World()
    world.walls = [.outside(point: Vector2(0, 12), normal: Vector2(0, -1))]
    let speed = Contact.leastBounce - 1
    let ball = world.addBall(at: .zero, velocity: Vector2(0, speed)) { $0.elasticity = 1 }
    world.run(1)
    #expect(abs(world[ball].velocity.y) < 1)
  }

  // MARK: Rest

  @Test(arguments: 0..<20)
  func `what was dropped in a room comes to rest in it`(seed: Int) {
    var world = World.random(seed: seed, elasticity: 0...0.5, friction: 0.3...0.8)
    world.gravity = Vector2(0, 1000)
    world.addRoom(340, 340)
    world.run(12)
    for body in world.simulation.bodies {
      let inside = -3.0...343
      #expect(inside.contains(body.position.x) && inside.contains(body.position.y))
    }
    #expect(world.kineticEnergy < 2000)
  }

  @Test func `a box that lies on the ground stays there`() {
    var world = World()
    world.gravity = Vector2(0, 1000)
    world.walls = [.outside(point: Vector2(0, 100), normal: Vector2(0, -1))]
    let box = world.addBox(at: Vector2(50, 90))
    world.run(3)
    let at = world[box].position
    #expect(world.simulation.isAtRest)
    #expect(abs(at.x - 50) < 1e-6 && abs(at.y - 90) <= Contact.restingDepth + 0.5)
    #expect(abs(world[box].angle) < 1e-3)
    world.run(3)
    #expect(isClose(world[box].position, at, within: 1e-3))
  }

  @Test func `a stack of boxes stands`() {
    var world = World()
    world.gravity = Vector2(0, 1000)
    world.walls = [.outside(point: Vector2(0, 100), normal: Vector2(0, -1))]
    let boxes = (0..<4).map { number in
      world.addBox(at: Vector2(50, 90 - Double(number) * 20)) { $0.friction = 0.5 }
    }
    world.run(4)
    for (number, box) in boxes.enumerated() {
      #expect(abs(world[box].position.x - 50) < 2)
      #expect(abs(world[box].position.y - (90 - Double(number) * 20)) < 3)
    }
  }

  @Test func `bodies without speed are at rest after half a second, until they are woken`() {
    var world = World()
    world.addBall(at: .zero)
    world.run(Simulation.timeToRest - 0.1)
    #expect(!world.simulation.isAtRest)
    world.run(0.2)
    #expect(world.simulation.isAtRest)
    world.simulation.wake()
    #expect(!world.simulation.isAtRest)
  }

  @Test func `a moving body is never at rest`() {
    var world = World()
    world.addBall(at: .zero, velocity: Vector2(5, 0))
    world.run(2)
    #expect(!world.simulation.isAtRest)
  }

  // MARK: Time

  @Test(arguments: 0..<20)
  func `every run gives the same bits`(seed: Int) {
    var (one, other) = (World.random(seed: seed), World.random(seed: seed))
    for world in [0, 1] {
      var made = world == 0 ? one : other
      made.gravity = Vector2(0, 700)
      made.addRoom(300, 300)
      made.run(3)
      if world == 0 { one = made } else { other = made }
    }
    #expect(one.simulation.bodies == other.simulation.bodies)
  }

  @Test(arguments: 0..<20)
  func `frames of any rate give the same places at the same times`(seed: Int) {
    func run(_ rate: Double) -> [RigidBody] {
      var world = World.random(seed: seed, friction: 0...0.5)
      world.gravity = Vector2(0, 700)
      world.addRoom(300, 300)
      world.run(2, framesPerSecond: rate)
      return world.simulation.bodies
    }
    let bodies = run(60)
    for rate in [20.0, 30, 120] { #expect(run(rate) == bodies, "\(rate) frames a second") }
  }

  @Test(arguments: 0..<20)
  func `a copy goes its own way to the same end`(seed: Int) {
    var world = World.random(seed: seed)
    world.run(0.5)
    var copy = world
    world.run(1)
    #expect(copy.simulation.bodies != world.simulation.bodies)
    copy.run(1)
    #expect(copy.simulation.bodies == world.simulation.bodies)
  }

  @Test func `a stretch of time shorter than a step moves nothing`() {
    var world = World()
    let ball = world.addBall(at: .zero, velocity: Vector2(100, 0))
    world.advance(by: Simulation.step / 2)
    #expect(!world.simulation.hasStepped && world[ball].position == .zero)
    world.advance(by: Simulation.step / 2)
    #expect(world.simulation.hasStepped)
    #expect(isClose(world[ball].position, Vector2(100 * Simulation.step, 0)))
  }

  @Test func `a fast small body does not pass through a line`() {
    var world = World()
    world.walls = [.segment(Vector2(100, -50), Vector2(100, 50))]
    let ball = world.addBall(at: .zero, radius: 4, velocity: Vector2(3000, 0))
    world.run(0.5)
    #expect(world[ball].position.x < 101)
  }

  // MARK: Materials

  @Test func `what is anchored stays whatever hits it`() {
    var world = World()
    world.gravity = Vector2(0, 1000)
    let block = world.addBox(at: Vector2(0, 60), Vector2(80, 20)) { $0.isAnchored = true }
    world[block].spin = 3
    world.addBall(at: .zero, velocity: Vector2(0, 900))
    world.run(1)
    #expect(world[block].position == Vector2(0, 60))
    #expect(world[block].velocity == .zero && world[block].spin == 0 && world[block].angle == 0)
  }

  @Test func `what may not turn does not`() {
    var world = World()
    let box = world.addBox(at: .zero) { $0.allowsRotation = false }
    world.addBall(at: Vector2(60, 8), velocity: Vector2(-500, 0))
    world.run(1)
    #expect(world[box].angle == 0 && world[box].velocity.x < -10)
  }

  @Test(arguments: [0.5, 1, 3])
  func `resistance takes its share of the speed`(resistance: Double) {
    var world = World()
    let ball = world.addBall(at: .zero, velocity: Vector2(100, 0)) {
      $0.resistance = resistance
      $0.angularResistance = resistance * 2
    }
    world[ball].spin = 10
    world.run(1)
    #expect(abs(world[ball].velocity.x - 100 * exp(-resistance)) < 2)
    #expect(abs(world[ball].spin - 10 * exp(-resistance * 2)) < 0.5)
  }

  @Test func `friction brakes what slides, in proportion to it`() {
    func speed(_ friction: Double) -> Double {
      var world = World()
      world.gravity = Vector2(0, 1000)
      world.walls = [.outside(point: Vector2(0, 100), normal: Vector2(0, -1))]
      let box = world.addBox(at: Vector2(0, 90), velocity: Vector2(300, 0)) {
        $0.friction = friction
        $0.allowsRotation = false
      }
      world.run(0.25)
      return world[box].velocity.x
    }
    #expect(speed(0) == 300)
    #expect(abs(speed(0.4) - 200) < 15)
    #expect(abs(speed(0.8) - 100) < 25)
    #expect(abs(speed(5)) < 1e-6, "it stands")
  }

  @Test func `an impulse beside the middle turns`() {
    var world = World()
    let box = world.addBox(at: .zero, Vector2(100, 100))
    world.run(0.02)
    world[box].apply(impulse: Vector2(0, 50), at: Vector2(30, 0))
    #expect(isClose(world[box].velocity, Vector2(0, 50)))
    #expect(world[box].spin > 0, "clockwise on a screen")
    world[box].apply(impulse: Vector2(0, 50), at: Vector2(-30, 0))
    #expect(abs(world[box].spin) < 1e-12)
  }

  @Test func `only what is slower than a point and a half a second counts as still`() {
    for (velocity, rests) in [(1.4, true), (1.5, false), (1.6, false)] {
      var world = World()
      world.addBall(at: .zero, velocity: Vector2(velocity, 0))
      world.run(1)
      #expect(world.simulation.isAtRest == rests)
    }
    for (spin, rests) in [(0.034, true), (0.035, false), (0.036, false)] {
      var world = World()
      let ball = world.addBall(at: .zero)
      world[ball].spin = spin
      world.run(1)
      #expect(world.simulation.isAtRest == rests)
    }
  }
}
