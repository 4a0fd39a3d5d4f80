import Foundation

extension CGPoint {
  /// The point after a transform.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }

  /// Whether both coordinates are equal.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// The size after the linear part of a transform; the translation does not count.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }

  /// Whether both dimensions are equal.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// The smallest rectangle around the transformed corners.
  ///
  /// The null and the infinite rectangle stay what they are.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull || isInfinite || t.isIdentity { return self }
    let x = Self.span(t.a * minX, t.a * maxX, t.c * minY, t.c * maxY)
    let y = Self.span(t.b * minX, t.b * maxX, t.d * minY, t.d * maxY)
    return CGRect(
      x: x.low + t.tx,
      y: y.low + t.ty,
      width: x.high - x.low,
      height: y.high - y.low
    )
  }

  /// Whether both rectangles cover the same area.
  public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }

  private static func span(
    _ a: CGFloat,
    _ b: CGFloat,
    _ c: CGFloat,
    _ d: CGFloat
  ) -> (low: CGFloat, high: CGFloat) {
    (min(a, b) + min(c, d), max(a, b) + max(c, d))
  }
}
