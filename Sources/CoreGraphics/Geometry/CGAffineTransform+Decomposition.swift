import Foundation

/// An affine transform taken apart into scale, shear, rotation and translation, applied in that
/// order.
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// The scale along each axis, applied first.
  public var scale: CGSize
  /// How far x moves with y, applied after the scale.
  public var horizontalShear: CGFloat
  /// The rotation in radians, applied after the shear.
  public var rotation: CGFloat
  /// The translation, applied last.
  public var translation: CGVector

  /// Makes components that are all zero.
  public init() {
    self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
  }

  /// Makes components from their values.
  public init(
    scale: CGSize,
    horizontalShear: CGFloat,
    rotation: CGFloat,
    translation: CGVector
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// Makes the transform that the components describe.
  public init(_ components: CGAffineTransformComponents) {
    let sine = sin(components.rotation)
    let cosine = cos(components.rotation)
    let sx = components.scale.width
    let sy = components.scale.height
    let shear = components.horizontalShear
    self.init(
      a: sx * cosine,
      b: sx * sine,
      c: sy * (shear * cosine - sine),
      d: sy * (shear * sine + cosine),
      tx: components.translation.dx,
      ty: components.translation.dy
    )
  }

  /// Takes the transform apart.
  ///
  /// A mirroring transform comes out with a negative vertical scale.
  public func decomposed() -> CGAffineTransformComponents {
    let sx = hypot(a, b)
    let rotation = sx > 0 ? atan2(b, a) : atan2(-c, d)
    let sine = sx > 0 ? b / sx : sin(rotation)
    let cosine = sx > 0 ? a / sx : cos(rotation)
    let sy = d * cosine - c * sine
    return CGAffineTransformComponents(
      scale: CGSize(width: sx, height: sy),
      horizontalShear: sy == 0 ? 0 : (c * cosine + d * sine) / sy,
      rotation: rotation,
      translation: CGVector(dx: tx, dy: ty)
    )
  }
}

extension CGAffineTransform: Codable {
  /// Reads the six entries from an array, as Apple writes them.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init()
    a = try container.decode(CGFloat.self)
    b = try container.decode(CGFloat.self)
    c = try container.decode(CGFloat.self)
    d = try container.decode(CGFloat.self)
    tx = try container.decode(CGFloat.self)
    ty = try container.decode(CGFloat.self)
  }

  /// Writes the six entries as an array.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for entry in [a, b, c, d, tx, ty] { try container.encode(entry) }
  }
}
