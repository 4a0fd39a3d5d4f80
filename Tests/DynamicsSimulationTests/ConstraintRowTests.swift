import Foundation
import TestSupport
import Testing

@testable import DynamicsSimulation

@Suite struct ConstraintRowTests {
  private let one = RigidBody.ID(0)
  private let other = RigidBody.ID(1)

  /// Two bodies of random masses and speeds, ready for a step.
  private static func bodies(_ seed: Int) -> [RigidBody] {
    var world = World.random(seed: seed, count: 2...2)
    for index in world.simulation.bodies.indices { world.simulation.bodies[index].beginStep() }
    return world.simulation.bodies
  }

  private static func momentum(_ bodies: [RigidBody]) -> Vector2 {
    bodies.reduce(.zero) { $0 + $1.velocity * $1.mass }
  }

  @Test(arguments: 0..<60)
  func `a solved row has the speed that is wanted`(seed: Int) {
    var random = SplitMix64(seed: seed)
    var bodies = Self.bodies(seed)
    let axis = Vector2(1, 0).rotated(by: random.double(-3...3))
    let arms = (Vector2(random.double(-9...9), 3), Vector2(-2, random.double(-9...9)))
    var row = ConstraintRow.linear(one, arms.0, other, arms.1, along: axis, bodies)
    row.bias = random.double(-90...90)
    row.solve(&bodies, limit: nil)
    #expect(abs(row.speed(in: bodies) + row.bias) < 1e-6)
    let impulse = row.impulse
    row.solve(&bodies, limit: nil)
    #expect(abs(row.impulse - impulse) < 1e-6, "nothing is left to do")
  }

  @Test(arguments: 0..<60)
  func `an angle between two is held as well`(seed: Int) {
    var bodies = Self.bodies(seed)
    var row = ConstraintRow.angular(one, other, bodies)
    row.solve(&bodies, limit: nil)
    #expect(abs(bodies[0].spin - bodies[1].spin) < 1e-9)
  }

  @Test(arguments: 0..<60)
  func `what one body gets the other loses`(seed: Int) {
    var bodies = Self.bodies(seed)
    let before = Self.momentum(bodies)
    var row = ConstraintRow.linear(one, Vector2(3, 4), other, .zero, along: Vector2(0, 1), bodies)
    row.solve(&bodies, limit: nil)
    #expect(isClose(Self.momentum(bodies), before, within: 1e-9))
    #expect(row.impulse != 0)
  }

  @Test(arguments: 0..<60)
  func `an impulse stays between its limits`(seed: Int) {
    var random = SplitMix64(seed: seed)
    var bodies = Self.bodies(seed)
    var row = ConstraintRow.linear(one, .zero, other, .zero, along: Vector2(1, 0), bodies)
    row.lowest = -random.double(0...20)
    row.highest = random.double(0...20)
    for _ in 0..<5 {
      row.bias = random.double(-900...900)
      row.solve(&bodies, limit: nil)
      #expect(row.impulse >= row.lowest && row.impulse <= row.highest)
    }
    row.solve(&bodies, limit: 1.5)
    #expect(abs(row.impulse) <= 1.5, "a limit holds both ways")
  }

  @Test(arguments: 0..<30)
  func `friction is limited by the pressure`(seed: Int) {
    var random = SplitMix64(seed: seed)
    var bodies = Self.bodies(seed)
    var press = ConstraintRow.linear(one, .zero, other, .zero, along: Vector2(0, 1), bodies)
    press.lowest = 0
    var slide = ConstraintRow.linear(one, .zero, other, .zero, along: Vector2(1, 0), bodies)
    let factor = random.double(0...1)
    slide.limitedBy = (0, factor)
    var rows = [press, slide]
    rows.solve(&bodies, times: 8)
    #expect(abs(rows[1].impulse) <= abs(rows[0].impulse) * factor + 1e-9)
    #expect(rows[0].impulse >= 0, "nothing is drawn together")
  }

  @Test(arguments: 0..<30)
  func `rows on what does not move change nothing`(seed: Int) {
    var bodies = Self.bodies(seed)
    for index in bodies.indices {
      bodies[index].material.isAnchored = true
      bodies[index].beginStep()
      bodies[index].accelerate(for: 0.01)
    }
    let before = bodies
    var row = ConstraintRow.linear(one, .zero, other, .zero, along: Vector2(1, 0), bodies)
    row.bias = 50
    row.spring(4, frequency: 2, damping: 0.5, in: 0.01)
    row.solve(&bodies, limit: nil)
    #expect(bodies == before && row.impulse == 0)
  }

  @Test func `an error is corrected by a fifth in a step`() {
    var body = RigidBody(
      position: .zero,
      angle: 0,
      size: Vector2(100, 100),
      shape: .rectangle(100, 100)
    )
    body.beginStep()
    var bodies = [body]
    var row = ConstraintRow.linear(one, .zero, nil, .zero, along: Vector2(1, 0), bodies)
    row.correct(10, in: 0.01)
    row.solve(&bodies, limit: nil)
    #expect(isClose(bodies[0].velocity * 0.01, Vector2(-2, 0)))
  }

  @Test(arguments: [0.5, 2.5, 10, 60])
  func `a spring never adds energy, however stiff it is`(frequency: Double) {
    var body = RigidBody(
      position: Vector2(40, 0),
      angle: 0,
      size: Vector2(100, 100),
      shape: .rectangle(100, 100)
    )
    var farthest = 40.0
    for step in 0..<600 {
      body.beginStep()
      var bodies = [body]
      var row = ConstraintRow.linear(one, .zero, nil, .zero, along: Vector2(1, 0), bodies)
      row.spring(body.position.x, frequency: frequency, damping: 0.1, in: 1 / 120)
      row.solve(&bodies, limit: nil)
      body = bodies[0]
      body.move(for: 1 / 120)
      #expect(abs(body.position.x) <= 40 + 1e-9)
      if step == 300 { farthest = 0 }
      farthest = max(farthest, abs(body.position.x))
    }
    #expect(farthest < 40, "it swings less and less")
  }

  @Test func `a spring that may not swing comes back as the critical one does`() {
    var body = RigidBody(
      position: Vector2(40, 0),
      angle: 0,
      size: Vector2(100, 100),
      shape: .rectangle(100, 100)
    )
    let (step, omega) = (1.0 / 6000, 2 * Double.pi)
    for count in 1...3000 {
      body.beginStep()
      var bodies = [body]
      var row = ConstraintRow.linear(one, .zero, nil, .zero, along: Vector2(1, 0), bodies)
      row.spring(body.position.x, frequency: 1, damping: 1, in: step)
      row.solve(&bodies, limit: nil)
      body = bodies[0]
      body.move(for: step)
      let time = omega * step * Double(count)
      #expect(abs(body.position.x - 40 * (1 + time) * exp(-time)) < 0.1)
    }
  }

  @Test func `a spring that never swings only holds the speed`() {
    var bodies = Self.bodies(3)
    var row = ConstraintRow.linear(one, .zero, nil, .zero, along: Vector2(1, 0), bodies)
    row.spring(7, frequency: 0, damping: 1, in: 0.01)
    row.solve(&bodies, limit: nil)
    #expect(abs(bodies[0].velocity.x) < 1e-9)
  }

  @Test func `one row is solved in one round`() {
    var bodies = Self.bodies(4)
    var rows = [ConstraintRow.linear(one, .zero, other, .zero, along: Vector2(1, 0), bodies)]
    rows.solve(&bodies, times: 1)
    #expect(abs(rows[0].speed(in: bodies)) < 1e-9 && rows[0].impulse != 0)
  }

  @Test func `a heavy body gets less speed of an impulse, a force and a torque`() {
    var body = RigidBody(
      position: .zero,
      angle: 0,
      size: Vector2(100, 200),
      shape: .rectangle(100, 200)
    )
    body.material.density = 2
    #expect(body.mass == 4)
    let inertia = 4 * 50_000.0 / 12
    body.beginStep()
    body.apply(impulse: Vector2(20, 0), at: Vector2(0, -30))
    #expect(isClose(body.velocity, Vector2(5, 0)) && abs(body.spin - 600 / inertia) < 1e-12)
    body.beginStep()
    (body.force, body.torque) = (Vector2(0, 80), inertia)
    body.acceleration = Vector2(10, 0)
    body.accelerate(for: 0.5)
    #expect(isClose(body.velocity, Vector2(10, 10)))
    #expect(abs(body.spin - 600 / inertia - 0.5) < 1e-12)
  }
}
