import Foundation

/// What draws a body to a point and lets it come to lie straight, by the shorter way.
package struct Snap: Sendable, Equatable {
  /// Swings a second.
  package static let frequency = 2.5

  /// In points.
  package var point: Vector2
  /// How little it swings, from 0 to 1.
  package var damping: Double

  package init(to point: Vector2, damping: Double) {
    (self.point, self.damping) = (point, damping)
  }

  /// Adds what it amounts to in a step of a time in seconds: three rows.
  package func addRows(
    _ id: RigidBody.ID,
    _ bodies: [RigidBody],
    to rows: inout [ConstraintRow],
    step: Double
  ) {
    let body = bodies[id.index]
    let ratio = 0.1 + 0.9 * min(max(damping, 0), 1)
    let away = body.position - point
    for axis in [Vector2(1, 0), Vector2(0, 1)] {
      var row = ConstraintRow.linear(id, .zero, nil, .zero, along: axis, bodies)
      row.spring(away.dot(axis), frequency: Self.frequency, damping: ratio, in: step)
      rows.append(row)
    }
    let angle = body.angle.remainder(dividingBy: 2 * .pi)
    var row = ConstraintRow.angular(id, nil, bodies)
    row.spring(angle, frequency: Self.frequency, damping: ratio, in: step)
    rows.append(row)
  }
}
