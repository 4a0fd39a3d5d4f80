import CoreGraphics

/// The shadow of a background.
public struct UIShadowProperties: Hashable {
  /// The colour.
  ///
  /// Defaults to black.
  public var color: UIColor

  /// How strongly the shadow shows, 0...1.
  ///
  /// Defaults to 0, no shadow.
  public var opacity: CGFloat

  /// How far the shadow is moved, in points.
  ///
  /// Defaults to zero.
  public var offset: CGSize

  /// How far the shadow is blurred, in points.
  ///
  /// Defaults to 0.
  public var radius: CGFloat

  /// The outline that throws the shadow; nil is that of the background.
  ///
  /// Defaults to nil.
  public var path: UIBezierPath?

  init() {
    color = .black
    opacity = 0
    offset = .zero
    radius = 0
  }

  /// The essential parts; equal properties have equal ones.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(color)
    hasher.combine(opacity)
    hasher.combine(radius)
  }
}
