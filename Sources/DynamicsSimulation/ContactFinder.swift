import Foundation

/// Finds where outlines are in each other.
///
/// Two outlines of n and m corners take O(n · m).
package enum ContactFinder {
  /// Where two bodies are in each other: at most at two places, with normals from the second to the
  /// first.
  package static func contacts(_ first: RigidBody, _ second: RigidBody) -> [Contact] {
    let distance = first.position - second.position
    let reach = first.reach + second.reach
    guard distance.dot(distance) <= reach * reach else { return [] }
    switch (first.shape, second.shape) {
    case (.circle(let one), .circle(let other)):
      return circles(first.position, one, second.position, other)
    case (.circle(let radius), .polygon):
      return circle(first.position, radius, second.corners)
    case (.polygon, .circle(let radius)):
      return circle(second.position, radius, first.corners).map(\.reversed)
    case (.polygon, .polygon):
      return polygons(first.corners, second.corners)
    }
  }

  /// Where a body is in something that never moves: at most at two places, with normals to the body.
  package static func contacts(_ body: RigidBody, _ boundary: Boundary) -> [Contact] {
    switch boundary {
    case .outside(let point, let normal):
      switch body.shape {
      case .circle(let radius):
        let depth = radius - (body.position - point).dot(normal)
        guard depth > 0 else { return [] }
        return [Contact(point: body.position - normal * radius, normal: normal, depth: depth)]
      case .polygon:
        let deep = body.corners.map {
          Contact(point: $0, normal: normal, depth: -($0 - point).dot(normal))
        }
        return Array(deep.filter { $0.depth > 0 }.sorted { $0.depth > $1.depth }.prefix(2))
      }
    case .segment(let start, let end):
      switch body.shape {
      case .circle(let radius): return circle(body.position, radius, [start, end])
      case .polygon: return polygons(body.corners, [start, end])
      }
    }
  }

  private static func circles(
    _ first: Vector2,
    _ one: Double,
    _ second: Vector2,
    _ other: Double
  ) -> [Contact] {
    let distance = first - second
    let length = distance.length
    guard length < one + other else { return [] }
    let normal = length > 1e-9 ? distance / length : Vector2(0, -1)
    return [
      Contact(point: second + normal * other, normal: normal, depth: one + other - length)
    ]
  }

  /// A circle and an outline; two corners are a line that has no inside.
  private static func circle(
    _ middle: Vector2,
    _ radius: Double,
    _ corners: [Vector2]
  ) -> [Contact] {
    var nearest = (point: Vector2.zero, distance: Double.infinity, outwards: Vector2(0, -1))
    var isInside = corners.count > 2
    for number in corners.indices {
      let (start, end) = (corners[number], corners[(number + 1) % corners.count])
      let edge = end - start
      let share = min(max((middle - start).dot(edge) / max(edge.dot(edge), 1e-9), 0), 1)
      let point = start + edge * share
      let distance = (middle - point).length
      if distance < nearest.distance {
        let outwards = edge.length > 1e-9 ? -edge.turned / edge.length : Vector2(0, -1)
        nearest = (point, distance, outwards)
      }
      if edge.cross(middle - start) < 0 { isInside = false }
    }
    guard isInside || nearest.distance < radius else { return [] }
    // A middle on the outline itself has no way to it, and is driven out across its side.
    let way = (middle - nearest.point) / nearest.distance
    let outwards = nearest.distance > 1e-9 ? (isInside ? -way : way) : nearest.outwards
    return [
      Contact(
        point: nearest.point,
        normal: outwards,
        depth: isInside ? radius + nearest.distance : radius - nearest.distance
      )
    ]
  }

  private struct Side {
    let number: Int
    let gap: Double
    let normal: Vector2
  }

  /// The side of an outline that another is least far inside of.
  private static func bestSide(of outline: [Vector2], against other: [Vector2]) -> Side? {
    var best: Side?
    for number in outline.indices {
      let (start, end) = (outline[number], outline[(number + 1) % outline.count])
      let edge = end - start
      guard edge.length > 1e-9 else { continue }
      let normal = -edge.turned / edge.length
      let gap = other.map { ($0 - start).dot(normal) }.min() ?? 0
      if gap > best?.gap ?? -.infinity { best = Side(number: number, gap: gap, normal: normal) }
    }
    return best
  }

  private static func polygons(_ first: [Vector2], _ second: [Vector2]) -> [Contact] {
    guard let one = bestSide(of: first, against: second), one.gap < 0,
      let other = bestSide(of: second, against: first), other.gap < 0
    else { return [] }
    // Preferring one of two that are alike keeps contacts from jumping.
    if other.gap > one.gap + 0.01 || second.count == 2 {
      return clip(second, other, against: first)
    }
    return clip(first, one, against: second).map(\.reversed)
  }

  /// The ends of the side that faces a side, as far as they lie within it.
  private static func clip(
    _ outline: [Vector2],
    _ side: Side,
    against other: [Vector2]
  ) -> [Contact] {
    let (start, end) = (outline[side.number], outline[(side.number + 1) % outline.count])
    var facing = (0, Double.infinity)
    for number in other.indices {
      let edge = other[(number + 1) % other.count] - other[number]
      guard edge.length > 1e-9 else { continue }
      let match = (-edge.turned / edge.length).dot(side.normal)
      if match < facing.1 { facing = (number, match) }
    }
    var (one, two) = (other[facing.0], other[(facing.0 + 1) % other.count])
    let along = (end - start) / (end - start).length
    for (place, direction) in [(start, along), (end, -along)] {
      let (a, b) = ((one - place).dot(direction), (two - place).dot(direction))
      if a < 0, b < 0 { return [] }
      if a < 0 { one += (two - one) * (a / (a - b)) }
      if b < 0 { two += (one - two) * (b / (b - a)) }
    }
    return [one, two].compactMap { point in
      let depth = -(point - start).dot(side.normal)
      return depth > 0 ? Contact(point: point, normal: side.normal, depth: depth) : nil
    }
  }
}
