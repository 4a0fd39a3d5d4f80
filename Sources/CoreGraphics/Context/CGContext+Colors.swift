import Foundation

extension CGContext {
  /// The colour shapes are filled with.
  public func setFillColor(_ color: CGColor) {
    state.fill = paint(of: color)
    state.fillSpace = color.space
  }

  /// The colour lines are drawn with.
  public func setStrokeColor(_ color: CGColor) {
    state.stroke = paint(of: color)
    state.strokeSpace = color.space
  }

  private func paint(of color: CGColor) -> Paint {
    color.pattern.flatMap { paint(of: $0, PatternTint(color)) } ?? .color(color.paint)
  }

  /// The sRGB colour shapes are filled with.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = .color(PaintColor(red: red, green: green, blue: blue, alpha: alpha))
    state.fillSpace = .standard
  }

  /// The sRGB colour lines are drawn with.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = .color(PaintColor(red: red, green: green, blue: blue, alpha: alpha))
    state.strokeSpace = .standard
  }

  /// The grey shapes are filled with.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fill = .color(PaintColor(red: gray, green: gray, blue: gray, alpha: alpha))
    state.fillSpace = .gray
  }

  /// The grey lines are drawn with.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.stroke = .color(PaintColor(red: gray, green: gray, blue: gray, alpha: alpha))
    state.strokeSpace = .gray
  }

  /// The inks shapes are filled with.
  public func setFillColor(
    cyan: CGFloat,
    magenta: CGFloat,
    yellow: CGFloat,
    black: CGFloat,
    alpha: CGFloat
  ) {
    let ink = CGColorSpace(.deviceCMYK)
    state.fill = .color(
      PaintColor(space: ink.kind, values: [cyan, magenta, yellow, black, alpha])
    )
    state.fillSpace = ink
  }

  /// The inks lines are drawn with.
  public func setStrokeColor(
    cyan: CGFloat,
    magenta: CGFloat,
    yellow: CGFloat,
    black: CGFloat,
    alpha: CGFloat
  ) {
    let ink = CGColorSpace(.deviceCMYK)
    state.stroke = .color(
      PaintColor(space: ink.kind, values: [cyan, magenta, yellow, black, alpha])
    )
    state.strokeSpace = ink
  }

  /// The space in which `setFillColor(_:)` takes components; the colour becomes opaque black.
  public func setFillColorSpace(_ space: CGColorSpace) {
    state.fillSpace = space
    state.fill = .color(.black)
  }

  /// The space in which `setStrokeColor(_:)` takes components; the colour becomes opaque black.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    state.strokeSpace = space
    state.stroke = .color(.black)
  }

  /// The colour shapes are filled with, as components in the fill space and an alpha.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    state.fill = .color(Self.paint(components, in: state.fillSpace))
  }

  /// The colour lines are drawn with, as components in the stroke space and an alpha.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    state.stroke = .color(Self.paint(components, in: state.strokeSpace))
  }

  private static func paint(
    _ components: UnsafePointer<CGFloat>,
    in space: CGColorSpace
  ) -> PaintColor {
    let count = space.numberOfComponents + 1
    let values = Array(UnsafeBufferPointer(start: components, count: count))
    return PaintColor(space: space.kind, values: values)
  }

  /// What is kept of colours that do not fit, which here is always each component, clamped.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
}
