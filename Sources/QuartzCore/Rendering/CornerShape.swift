import CoreGraphics

/// The rounding of a rectangle's corners.
package struct CornerShape: Hashable, Sendable {
  /// How much further than its radius a continuous corner reaches along an edge.
  package static let continuousReach = 1.528665

  package var radius: CGFloat
  package var curve: CALayerCornerCurve
  package var corners: CACornerMask

  package init(radius: CGFloat, curve: CALayerCornerCurve, corners: CACornerMask) {
    self.radius = corners.isEmpty ? 0 : radius
    self.curve = curve
    self.corners = corners
  }

  package static let square = CornerShape(radius: 0, curve: .circular, corners: .all)

  package var isSquare: Bool { radius <= 0 }

  /// How far from a corner the outline differs from the rectangle's.
  package var reach: CGFloat {
    curve == .continuous ? radius * Self.continuousReach : radius
  }

  /// The outline of a rectangle with these corners; the radius is at most half the shorter side.
  package func path(in rect: CGRect) -> CGPath {
    CGPath(
      roundedRect: rect,
      radius: radius,
      corners: RectCorners(rawValue: corners.rawValue),
      curve: curve == .continuous ? .continuous : .circular
    )
  }

  package func scaled(by scale: CGFloat) -> CornerShape {
    CornerShape(radius: radius * scale, curve: curve, corners: corners)
  }
}
