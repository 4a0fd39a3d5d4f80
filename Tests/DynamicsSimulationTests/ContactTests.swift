import DynamicsSimulation
import Foundation
import TestSupport
import Testing

@Suite struct ContactTests {
  private static let floor = Boundary.outside(point: Vector2(0, 100), normal: Vector2(0, -1))

  private static func rows(_ world: World, _ contact: Contact, _ second: Int? = nil) -> Int {
    var rows: [ConstraintRow] = []
    contact.addRows(
      RigidBody.ID(0),
      second.map { RigidBody.ID($0) },
      world.simulation.bodies,
      to: &rows,
      step: Simulation.step
    )
    return rows.count
  }

  @Test func `only what is rough brakes`() {
    var world = World()
    world.addBox(at: .zero)
    world.addBox(at: Vector2(0, 19))
    let contact = Contact(point: Vector2(0, 10), normal: Vector2(0, -1), depth: 1)
    #expect(Self.rows(world, contact, 1) == 1)
    world.simulation.bodies[0].material.friction = 0.5
    #expect(Self.rows(world, contact, 1) == 1, "the other one is smooth")
    #expect(Self.rows(world, contact) == 2, "what never moves is as rough as the body")
    world.simulation.bodies[1].material.friction = 0.5
    #expect(Self.rows(world, contact, 1) == 2)
  }

  @Test(arguments: 0..<20)
  func `the livelier of two decides how they bounce`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let elasticity = random.double(0.3...1)
    func speed(_ one: Double, _ other: Double) -> Double {
      var world = World()
      world.addBall(at: .zero, velocity: Vector2(200, 0)) { $0.elasticity = one }
      world.addBall(at: Vector2(60, 0), velocity: Vector2(-200, 0)) { $0.elasticity = other }
      world.run(0.5)
      return world.simulation.bodies[1].velocity.x - world.simulation.bodies[0].velocity.x
    }
    #expect(speed(elasticity, 0) == speed(0, elasticity))
    #expect(abs(speed(elasticity, 0) - 400 * elasticity) < 40)
  }

  @Test(arguments: 0..<20)
  func `what lies on something keeps touching it`(seed: Int) {
    var random = SplitMix64(seed: seed)
    var world = World()
    world.gravity = Vector2(0, 1000)
    world.walls = [Self.floor]
    let size = Vector2(random.double(10...60), random.double(10...60))
    let box = world.addBox(at: Vector2(50, 100 - size.y / 2), size) {
      $0.density = random.double(0.1...9)
    }
    world.run(1)
    for _ in 0..<60 {
      world.run(1.0 / 60)
      #expect(!ContactFinder.contacts(world[box], Self.floor).isEmpty)
    }
  }

  @Test(arguments: 0..<20)
  func `heavy and light bodies meet as their masses say`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let (light, heavy) = (random.double(0.2...1), random.double(2...20))
    var world = World()
    let one = world.addBall(at: .zero, velocity: Vector2(300, 0)) {
      ($0.density, $0.elasticity) = (light, 1)
    }
    let other = world.addBall(at: Vector2(60, 0)) { ($0.density, $0.elasticity) = (heavy, 1) }
    world.run(0.5)
    // The law of an elastic collision along a line.
    #expect(abs(world[one].velocity.x - 300 * (light - heavy) / (light + heavy)) < 30)
    #expect(abs(world[other].velocity.x - 600 * light / (light + heavy)) < 30)
  }

  @Test func `bodies that part do not hold each other`() {
    var world = World()
    let one = world.addBall(at: .zero, velocity: Vector2(-100, 0))
    let other = world.addBall(at: Vector2(19.9, 0), velocity: Vector2(100, 0))
    world.run(0.5)
    #expect(world[one].velocity.x == -100 && world[other].velocity.x == 100)
  }
}
