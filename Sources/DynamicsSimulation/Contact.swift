import Foundation

/// A place where two outlines are in each other.
package struct Contact: Sendable, Equatable {
  package let point: Vector2
  /// From the second outline to the first, of length one.
  package let normal: Vector2
  /// How deep they are in each other, in points.
  package let depth: Double

  package init(point: Vector2, normal: Vector2, depth: Double) {
    (self.point, self.normal, self.depth) = (point, normal, depth)
  }

  /// The depth, in points, that stays so that what lies on something keeps touching it.
  package static let restingDepth = 0.25
  /// Bodies that meet more slowly than this, in points a second, do not bounce.
  package static let leastBounce = 20.0

  /// Adds what keeps a body and another, or something that never moves, from going into each other,
  /// and what brakes them where they slide.
  package func addRows(
    _ first: RigidBody.ID,
    _ second: RigidBody.ID?,
    _ bodies: [RigidBody],
    to rows: inout [ConstraintRow],
    step: Double
  ) {
    let body = bodies[first.index]
    let other = second.map { bodies[$0.index] }
    let arm = point - body.position
    let otherArm = other.map { point - $0.position } ?? .zero
    var row = ConstraintRow.linear(first, arm, second, otherArm, along: normal, bodies)
    row.lowest = 0
    row.correct(-max(depth - Self.restingDepth, 0), in: step)
    let bounce = max(body.material.elasticity, other?.material.elasticity ?? 0)
    let speed = row.speed(in: bodies)
    if speed < -Self.leastBounce, bounce > 0 { row.bias = min(row.bias, bounce * speed) }
    rows.append(row)
    let friction = body.material.friction
    let roughness = (friction * (other?.material.friction ?? friction)).squareRoot()
    guard roughness > 0 else { return }
    var slide = ConstraintRow.linear(first, arm, second, otherArm, along: normal.turned, bodies)
    slide.limitedBy = (rows.count - 1, roughness)
    rows.append(slide)
  }

  var reversed: Contact { Contact(point: point, normal: -normal, depth: depth) }
}

/// What a body can run into that never moves.
package enum Boundary: Sendable, Equatable {
  case segment(Vector2, Vector2)
  /// All that lies beyond a line, on the side that the normal points away from.
  case outside(point: Vector2, normal: Vector2)
}
