import Foundation

/// A colour: components in a colour space, and an alpha.
public final class CGColor: Sendable {
  let space: CGColorSpace
  let values: [CGFloat]
  /// The straight sRGB colour that is drawn.
  let paint: PaintColor
  /// What is drawn in place of the colour.
  public let pattern: CGPattern?

  private init(space: CGColorSpace, values: [CGFloat]) {
    self.space = space
    self.values = values
    paint = PaintColor(space: space.kind, values: values)
    pattern = nil
  }

  /// Makes a colour that an image is drawn in place of.
  package init(_ image: ImagePattern) {
    space = .patterns
    values = [1]
    paint = image.average
    pattern = CGPattern(image)
  }

  /// Makes a colour that a pattern is drawn in place of, or nil when the space is not one of patterns.
  ///
  /// The components are the alpha alone when the pattern has colours of its own, else those of the colour it is
  /// painted in and its alpha.
  public init?(
    patternSpace space: CGColorSpace,
    pattern: CGPattern,
    components: UnsafePointer<CGFloat>
  ) {
    guard let tint = PatternTint(space, pattern, components) else { return nil }
    self.space = space
    values = tint.values
    paint = tint.color ?? PaintColor(red: 0, green: 0, blue: 0, alpha: tint.alpha)
    self.pattern = pattern
  }

  /// The image that layers have in place of the colour.
  package var imagePattern: ImagePattern? { pattern?.image(tinted: PatternTint(self)) }

  /// Makes a colour from its components, the last of which is alpha.
  ///
  /// As many components are read as the space has, and one more.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents + 1
    self.init(
      space: space,
      values: Array(UnsafeBufferPointer(start: components, count: count))
    )
  }

  /// Makes an sRGB colour.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standard, values: [red, green, blue, alpha])
  }

  /// Makes an sRGB colour.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standard, values: [red, green, blue, alpha])
  }

  /// Makes a grey.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, values: [gray, alpha])
  }

  /// Makes a grey.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, values: [gray, alpha])
  }

  /// Makes a colour from inks.
  public convenience init(
    genericCMYKCyan cyan: CGFloat,
    magenta: CGFloat,
    yellow: CGFloat,
    black: CGFloat,
    alpha: CGFloat
  ) {
    self.init(
      space: CGColorSpace(.genericCMYK),
      values: [cyan, magenta, yellow, black, alpha]
    )
  }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The space the components are in.
  public var colorSpace: CGColorSpace? { space }

  /// The components, the last of which is alpha.
  public var components: [CGFloat]? { values }

  /// How many components there are, alpha counted.
  public var numberOfComponents: Int { values.count }

  /// The opacity, 0 to 1.
  public var alpha: CGFloat { values.last ?? 1 }

  /// The colour itself, since it cannot change.
  public func copy() -> CGColor? { self }

  /// The colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    guard let pattern else { return CGColor(space: space, values: values.dropLast() + [alpha]) }
    return CGColor(patternSpace: space, pattern: pattern, components: values.dropLast() + [alpha])
  }

  /// The colour as it appears in another space.
  ///
  /// Components are clamped where the space is not an extended one. The intent and the options do
  /// not change the result. Nil of patterns, and where the space is one of patterns.
  public func converted(
    to destination: CGColorSpace,
    intent: CGColorRenderingIntent,
    options: CFDictionary?
  ) -> CGColor? {
    if destination == space { return self }
    guard pattern == nil, destination.model != .pattern else { return nil }
    if destination.kind == .deviceRGB || destination.kind == .sRGB, space.model == .rgb,
      !space.kind.isLinear, !space.kind.hasDisplayP3Primaries, !space.kind.isExtended
    {
      return CGColor(space: destination, values: values)
    }
    let rgb = ColorConversion.sRGB(from: space.kind, Array(values.dropLast()))
    let components = ColorConversion.components(of: rgb, in: destination.kind)
    return CGColor(space: destination, values: components + [alpha])
  }
}

extension CGColor: Hashable {
  /// Whether space and components are the same.
  public static func == (a: CGColor, b: CGColor) -> Bool {
    a === b || (a.space == b.space && a.values == b.values && a.pattern === b.pattern)
  }

  /// Feeds space and components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(values)
  }
}

extension CGColor: CustomStringConvertible {
  /// The space's name and the components.
  public var description: String {
    let list = values.map { "\($0)" }.joined(separator: " ")
    return "<CGColor [\(space.name ?? "pattern")] ( \(list) )>"
  }
}

extension CGColor {
  /// The premultiplied sRGB pixel of the colour, with its alpha multiplied by another.
  package func pixel(alpha: CGFloat = 1) -> Pixel { paint.pixel(alpha: alpha) }
}
