import CoreGraphics

/// What is done with the shapes of glyphs around their origins, y upwards: slanting, stretching, turning.
package struct GlyphMatrix: Hashable, Sendable {
  /// The part of x that goes into x; how far glyphs move the pen is multiplied by it.
  package var a: CGFloat
  /// The part of x that goes into y.
  package var b: CGFloat
  /// The part of y that goes into x.
  package var c: CGFloat
  /// The part of y that goes into y.
  package var d: CGFloat

  /// Changes nothing.
  package static let identity = Self(a: 1, b: 0, c: 0, d: 1)

  package init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat) {
    (self.a, self.b, self.c, self.d) = (a, b, c, d)
  }

  /// Makes a matrix of a transform without its translation; what is no number changes nothing.
  package init(_ transform: CGAffineTransform) {
    self.init(a: transform.a, b: transform.b, c: transform.c, d: transform.d)
    if ![a, b, c, d].allSatisfy({ $0.isFinite && abs($0) <= 1000 }) { self = .identity }
  }

  package var isIdentity: Bool { self == .identity }

  /// The matrix as a transform, y upwards.
  package var transform: CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
  }

  /// The matrix as a transform where y points downwards.
  var flipped: CGAffineTransform { CGAffineTransform(a: a, b: -b, c: -c, d: d, tx: 0, ty: 0) }

  /// The matrix, and then another.
  package func concatenating(_ other: Self) -> Self {
    Self(transform.concatenating(other.transform))
  }
}
