import Foundation

/// The outline that a body collides with, about its centre of mass, in points.
package enum BodyShape: Sendable, Equatable {
  case circle(radius: Double)
  /// The corners of a convex outline, clockwise on a screen.
  case polygon([Vector2])

  /// A rectangle about its middle; sides are a hundredth of a point at least.
  package static func rectangle(_ width: Double, _ height: Double) -> BodyShape {
    let (x, y) = (max(width, 0.01) / 2, max(height, 0.01) / 2)
    return .polygon([Vector2(-x, -y), Vector2(x, -y), Vector2(x, y), Vector2(-x, y)])
  }

  /// A circle, or twenty-four corners of an ellipse.
  package static func ellipse(_ width: Double, _ height: Double) -> BodyShape {
    guard abs(width - height) > 0.01 else { return .circle(radius: max(width, 0.01) / 2) }
    return .polygon(
      (0..<24).map { step in
        let angle = Double(step) / 24 * 2 * .pi
        return Vector2(cos(angle) * width / 2, sin(angle) * height / 2)
      }
    )
  }

  /// The smallest convex outline around points, in O(n log n); nil where they lie on a line.
  package static func hull(_ points: [Vector2]) -> BodyShape? {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    guard sorted.count > 2 else { return nil }
    func half(_ points: [Vector2]) -> [Vector2] {
      var chain: [Vector2] = []
      for point in points {
        while chain.count > 1,
          (chain[chain.count - 1] - chain[chain.count - 2])
            .cross(point - chain[chain.count - 2]) <= 0
        {
          chain.removeLast()
        }
        chain.append(point)
      }
      return chain.dropLast()
    }
    let hull = half(sorted) + half(sorted.reversed())
    return hull.count > 2 ? .polygon(hull) : nil
  }

  /// The moment of inertia of a mass of one, in points², for a body of the given size.
  func inertia(_ size: Vector2) -> Double {
    switch self {
    case .circle(let radius): radius * radius / 2
    case .polygon: size.dot(size) / 12
    }
  }
}
