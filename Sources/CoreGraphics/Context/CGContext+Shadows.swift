import Foundation

extension CGContext {
  /// Gives everything drawn from now on a shadow; nil takes it away.
  ///
  /// - Parameters:
  ///   - offset: how far the shadow lies from what throws it, whatever the CTM is: in pixels with y
  ///     up for a context made from pixels, in points with y down in a view.
  ///   - blur: how soft it is, in the same units: twice the standard deviation of the blur.
  ///   - color: its colour, whose alpha is multiplied with that of what throws it.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    let place = "CGContext.setShadow(offset:blur:color:)"
    guard FiniteGeometry.accepts(offset.width, offset.height, blur, place: place) else { return }
    guard let color, color.paint.alpha > 0 else {
      state.shadow = nil
      return
    }
    let scale = baseTransform.meanScale
    // In a context made from pixels the base transform turns y round, and an offset up with it.
    let dy = offset.height * scale * (baseTransform.d < 0 ? -1 : 1)
    let farthest = CGFloat(Bitmap.maximumSide)
    state.shadow = Shadow(
      dx: Int(min(max(offset.width * scale, -farthest), farthest).rounded()),
      dy: Int(min(max(dy, -farthest), farthest).rounded()),
      sigma: Double(max(0, blur) * scale / 2),
      color: color.paint
    )
  }

  /// Gives everything drawn from now on a shadow of black at a third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: Self.defaultShadowColor)
  }

  private static let defaultShadowColor = CGColor(gray: 0, alpha: 1 / 3)

  /// The clip and what may throw a shadow into it.
  var shadowedClip: PixelRect {
    guard !state.clip.isEmpty, let shadow = state.shadow else { return state.clip.rect }
    let reach = Bitmap.blurReach(radius: shadow.sigma)
    return state.clip.rect.union(
      state.clip.rect.offsetBy(dx: -shadow.dx, dy: -shadow.dy).insetBy(-reach)
    )
  }

  /// Draws the shadow of a shape.
  func cast(_ shadow: Shadow, of shape: Shape, _ paint: Paint) {
    let reach = Bitmap.blurReach(radius: shadow.sigma)
    // Only what is near enough to throw its shadow into the clip.
    let window = state.clip.rect.offsetBy(dx: -shadow.dx, dy: -shadow.dy).insetBy(-reach)
      .intersection(shape.bounds)
    guard !window.isEmpty, let caster = opacity(of: shape, paint, on: window) else { return }
    let soft = shadow.sigma > 0 ? caster.bitmap.blurred(radius: shadow.sigma) : caster.bitmap
    guard let soft else { return }
    let mask = CoverageMask(
      bitmap: soft,
      x: caster.x - reach + shadow.dx,
      y: caster.y - reach + shadow.dy
    )
    composite(.mask(mask), .color(shadow.color), mode: state.blendMode, alpha: state.alpha)
  }

  /// How opaque a painted shape is, in a mask of its own.
  private func opacity(of shape: Shape, _ paint: Paint, on window: PixelRect) -> CoverageMask? {
    guard let mask = mask(of: shape, on: window) else { return nil }
    switch paint {
    case .color(let color):
      guard color.alpha < 1 else { break }
      fade(mask, by: .color(color))
    case .pixels(let source):
      guard !source.isOpaque(on: window) else { break }
      fade(mask, by: paint)
    }
    return mask
  }

  /// Multiplies a mask by the alpha of a paint.
  private func fade(_ mask: CoverageMask, by paint: Paint) {
    DrawTarget(bitmap: mask.bitmap, x: mask.x, y: mask.y)
      .draw(paint, through: nil, on: mask.rect, mode: .destinationIn, alpha: 1)
  }
}
