import CoreGraphics

/// The standard distances.
@MainActor
enum SystemSpacing {
  static let standard: CGFloat = 8
}
