import Foundation

/// A point or direction of the simulation, in points.
typealias Vector2 = SIMD2<Double>

extension SIMD2<Double> {
  func dot(_ other: Self) -> Double { x * other.x + y * other.y }

  func cross(_ other: Self) -> Double { x * other.y - y * other.x }

  var length: Double { dot(self).squareRoot() }

  /// The vector a quarter turn further on, clockwise on a screen.
  var turned: Self { Self(-y, x) }

  func rotated(by angle: Double) -> Self {
    let (sine, cosine) = (sin(angle), cos(angle))
    return Self(x * cosine - y * sine, x * sine + y * cosine)
  }
}

/// The outline that a body collides with, about its centre of mass.
enum BodyShape: Equatable {
  case circle(radius: Double)
  /// The corners of a convex outline, clockwise on a screen.
  case polygon([Vector2])

  static func rectangle(_ width: Double, _ height: Double) -> BodyShape {
    let (x, y) = (max(width, 0.01) / 2, max(height, 0.01) / 2)
    return .polygon([Vector2(-x, -y), Vector2(x, -y), Vector2(x, y), Vector2(-x, y)])
  }

  static func ellipse(_ width: Double, _ height: Double) -> BodyShape {
    guard abs(width - height) > 0.01 else { return .circle(radius: max(width, 0.01) / 2) }
    return .polygon(
      (0..<24).map { step in
        let angle = Double(step) / 24 * 2 * .pi
        return Vector2(cos(angle) * width / 2, sin(angle) * height / 2)
      }
    )
  }

  /// The smallest convex outline around points.
  static func hull(_ points: [Vector2]) -> BodyShape? {
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

  /// The second moment for a mass of one.
  func inertia(_ size: Vector2) -> Double {
    switch self {
    case .circle(let radius): radius * radius / 2
    case .polygon: size.dot(size) / 12
    }
  }
}

/// What moves in a simulation.
final class RigidBody {
  var position: Vector2
  var angle: Double
  var velocity = Vector2.zero
  /// Radians a second, clockwise on a screen.
  var spin = 0.0
  var size: Vector2
  var shape: BodyShape

  var density = 1.0
  var elasticity = 0.0
  var friction = 0.0
  var resistance = 0.0
  var angularResistance = 0.0
  var isAnchored = false
  var allowsRotation = true

  /// What pushes it during a step; for a mass of one, gravity apart.
  var acceleration = Vector2.zero
  var force = Vector2.zero
  var torque = 0.0

  init(position: Vector2, angle: Double, size: Vector2, shape: BodyShape) {
    self.position = position
    self.angle = angle
    self.size = size
    self.shape = shape
  }

  /// 100 x 100 points of density one weigh one.
  var mass: Double { max(density * size.x * size.y / 10_000, 1e-6) }

  private(set) var inverseMass = 1.0
  private(set) var inverseInertia = 1.0

  /// Takes what holds for the coming step.
  func weigh() {
    inverseMass = isAnchored ? 0 : 1 / mass
    let inertia = mass * shape.inertia(size)
    inverseInertia = isAnchored || !allowsRotation ? 0 : 1 / max(inertia, 1e-6)
  }

  func apply(impulse: Vector2, at arm: Vector2) {
    velocity += impulse * inverseMass
    spin += arm.cross(impulse) * inverseInertia
  }

  /// A place on the body, given from its middle as it was unturned.
  func arm(_ offset: Vector2) -> Vector2 { offset.rotated(by: angle) }

  /// The corners where they are now; a circle has none.
  var corners: [Vector2] {
    guard case .polygon(let points) = shape else { return [] }
    let (sine, cosine) = (sin(angle), cos(angle))
    return points.map { point in
      position
        + Vector2(point.x * cosine - point.y * sine, point.x * sine + point.y * cosine)
    }
  }

  /// The farthest that any of it is from its middle.
  var reach: Double {
    switch shape {
    case .circle(let radius): radius
    case .polygon(let points): points.map(\.length).max() ?? 0
    }
  }
}
