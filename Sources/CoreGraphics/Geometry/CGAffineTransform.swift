import Foundation

/// A two-dimensional affine transform: scaling, rotation, shearing and translation in one matrix.
///
/// A point is a row vector on the left of the matrix:
/// `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
public struct CGAffineTransform: Hashable, Sendable {
  /// The part of x that goes into x'.
  public var a: CGFloat
  /// The part of x that goes into y'.
  public var b: CGFloat
  /// The part of y that goes into x'.
  public var c: CGFloat
  /// The part of y that goes into y'.
  public var d: CGFloat
  /// What is added to x'.
  public var tx: CGFloat
  /// What is added to y'.
  public var ty: CGFloat

  /// The transform that changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Makes the transform whose entries are all zero, as C's zero initialisation does.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// Makes a transform from its entries.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Makes a transform from its entries.
  public init(
    _ a: CGFloat,
    _ b: CGFloat,
    _ c: CGFloat,
    _ d: CGFloat,
    _ tx: CGFloat,
    _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Makes a translation.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Makes a scaling about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Makes a rotation about the origin by an angle in radians.
  ///
  /// A positive angle turns the x axis towards the y axis: counterclockwise where y points up,
  /// clockwise where it points down.
  public init(rotationAngle angle: CGFloat) {
    let sine = sin(angle)
    let cosine = cos(angle)
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether this is the identity.
  public var isIdentity: Bool { self == .identity }

  /// The transform that applies this one first and `t2` after it.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c,
      b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c,
      d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx,
      ty: tx * t2.b + ty * t2.d + t2.ty
    )
  }

  /// The transform that moves first and applies this one after it.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(
      a: a,
      b: b,
      c: c,
      d: d,
      tx: tx * a + ty * c + self.tx,
      ty: tx * b + ty * d + self.ty
    )
  }

  /// The transform that scales first and applies this one after it.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: sx * a, b: sx * b, c: sy * c, d: sy * d, tx: tx, ty: ty)
  }

  /// The transform that rotates first, by an angle in radians, and applies this one after it.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The transform that undoes this one.
  ///
  /// A transform that cannot be undone, such as a scale of zero, is returned unchanged.
  public func inverted() -> CGAffineTransform {
    inverse ?? self
  }
}

extension CGAffineTransform {
  /// The inverse, or nil where there is none.
  var inverse: CGAffineTransform? {
    let determinant = a * d - b * c
    guard determinant != 0, (1 / determinant).isFinite, isFinite else { return nil }
    return CGAffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant
    )
  }

  /// Whether no entry is infinite or not a number.
  package var isFinite: Bool {
    // Any such entry makes the sum one, and finite entries too large to add are no better.
    (abs(a) + abs(b) + abs(c) + abs(d) + abs(tx) + abs(ty)).isFinite
  }

  /// Whether rectangles stay rectangles with sides along the axes.
  package var keepsAxes: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

  /// Whether lengths grow by the same factor in every direction.
  var isSimilarity: Bool {
    let tolerance = 1e-9 * (abs(a) + abs(b) + abs(c) + abs(d))
    return (abs(a - d) <= tolerance && abs(b + c) <= tolerance)
      || (abs(a + d) <= tolerance && abs(b - c) <= tolerance)
  }

  /// The factor by which areas grow, as a length: the geometric mean of the scales.
  var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }

  /// The most any length grows.
  var largestScale: CGFloat {
    // The larger singular value of the linear part.
    let sum = a * a + b * b + c * c + d * d
    let determinant = a * d - b * c
    let root = max(0, sum * sum - 4 * determinant * determinant).squareRoot()
    return ((sum + root) / 2).squareRoot()
  }
}
