import Foundation

/// A point, in points, or a direction of the simulation; y grows downwards.
package typealias Vector2 = SIMD2<Double>

extension SIMD2<Double> {
  package func dot(_ other: Self) -> Double { x * other.x + y * other.y }

  /// The third component of the cross product: positive where `other` lies clockwise on a screen.
  package func cross(_ other: Self) -> Double { x * other.y - y * other.x }

  package var length: Double { dot(self).squareRoot() }

  /// The vector a quarter turn further on, clockwise on a screen.
  package var turned: Self { Self(-y, x) }

  /// The vector turned by an angle in radians, clockwise on a screen.
  package func rotated(by angle: Double) -> Self {
    let (sine, cosine) = (sin(angle), cos(angle))
    return Self(x * cosine - y * sine, x * sine + y * cosine)
  }
}
