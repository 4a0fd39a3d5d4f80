import Foundation

/// Bodies and what acts on them, moved in equal steps of time.
///
/// The steps are counted from the start, so that the same times give the same places however frames
/// fall; the same input gives the same bits on every run. A step takes O(bodies + 12 · rows), and
/// what it takes to make the rows.
package struct Simulation: Sendable {
  /// How long a step is, in seconds.
  package static let step = 1.0 / 120
  /// How long nothing has to move until nothing will, in seconds.
  package static let timeToRest = 0.5
  private static let rounds = 12
  /// Below these speeds a body counts as still: points and radians a second.
  private static let stillness = (speed: 1.5, spin: 0.035)

  package var bodies: [RigidBody] = []
  private var time = 0.0
  private var stepCount = 0
  private var stillTime = 0.0
  /// Whether the last stretch of time was long enough for a step.
  package private(set) var hasStepped = false

  package init() {}

  package subscript(id: RigidBody.ID) -> RigidBody {
    get { bodies[id.index] }
    set { bodies[id.index] = newValue }
  }

  /// Whether nothing has moved for so long that nothing will.
  package var isAtRest: Bool { stillTime >= Self.timeToRest }

  /// Begins anew to wait for rest.
  package mutating func wake() { stillTime = 0 }

  /// Goes on by a time in seconds.
  ///
  /// For each step, whose length in seconds they are given, `forces` adds what acts on the bodies
  /// before anything moves, and `rows` what has to hold.
  package mutating func advance(
    by interval: Double,
    forces: (inout [RigidBody], Double) -> Void,
    rows: ([RigidBody], inout [ConstraintRow], Double) -> Void
  ) {
    time += interval
    let target = Int((time / Self.step + 1e-6).rounded(.down))
    hasStepped = stepCount < target
    while stepCount < target {
      stepCount += 1
      for _ in 0..<parts { move(Self.step / Double(parts), forces, rows) }
    }
  }

  /// Fast small bodies go in smaller steps, so that they do not pass through lines.
  private var parts: Int {
    let most = bodies.map { $0.velocity.length * Self.step / max(min($0.size.x, $0.size.y), 1) }
      .max()
    return min(max(Int(((most ?? 0) * 2).rounded(.up)), 1), 8)
  }

  private mutating func move(
    _ step: Double,
    _ forces: (inout [RigidBody], Double) -> Void,
    _ addRows: ([RigidBody], inout [ConstraintRow], Double) -> Void
  ) {
    let count = bodies.count
    for index in bodies.indices { bodies[index].beginStep() }
    forces(&bodies, step)
    assert(bodies.count == count, "a force added or removed a body")
    for index in bodies.indices { bodies[index].accelerate(for: step) }
    var rows: [ConstraintRow] = []
    addRows(bodies, &rows, step)
    rows.solve(&bodies, times: Self.rounds)
    for index in bodies.indices { bodies[index].move(for: step) }
    assert(isConsistent)
    let isStill = bodies.allSatisfy {
      $0.velocity.length < Self.stillness.speed && abs($0.spin) < Self.stillness.spin
    }
    stillTime = isStill ? stillTime + step : 0
  }

  /// Whether what is anchored stands still and nothing turns that may not.
  var isConsistent: Bool {
    bodies.allSatisfy { body in
      (!body.material.isAnchored || body.velocity == .zero && body.spin == 0)
        && (body.material.allowsRotation || body.spin == 0)
    }
  }
}
