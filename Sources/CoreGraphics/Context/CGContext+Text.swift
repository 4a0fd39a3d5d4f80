internal import CPixman
import Foundation

extension CGContext {
  /// Draws glyphs in the fill colour, or in their own colours where they have some.
  ///
  /// - Parameters:
  ///   - glyphs: the glyphs, with their origins on the baseline in user space, in which y points
  ///     down.
  ///   - font: the font.
  ///   - size: the em size in user space.
  package func draw(
    glyphs: UnsafeBufferPointer<PositionedGlyph>,
    font: CGFont,
    size: CGFloat
  ) {
    drawRun(GlyphRun(glyphs: glyphs, font: font, size: size, transform: state.transform))
  }

  /// The font of `showGlyphs(_:at:)`.
  public func setFont(_ font: CGFont) { state.font = font }

  /// The em size of `showGlyphs(_:at:)`, in text space.
  public func setFontSize(_ size: CGFloat) {
    guard FiniteGeometry.accepts(size, place: "CGContext.setFontSize(_:)") else { return }
    state.fontSize = size
  }

  /// What is done with the shapes of text.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }

  /// Where text space has its origin, in user space: the translation of the text matrix.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set {
      textMatrix.tx = newValue.x
      textMatrix.ty = newValue.y
    }
  }

  /// Draws glyphs of the font, with their origins in text space, in which y points up.
  ///
  /// As many are drawn as there are positions.
  public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
    guard let font = state.font,
      FiniteGeometry.accepts(textMatrix, place: "CGContext.showGlyphs(_:at:)")
    else { return }
    let placed = zip(glyphs, positions).map {
      PositionedGlyph(index: UInt($0), x: Double($1.x), y: Double($1.y))
    }
    placed.withUnsafeBufferPointer { placed in
      drawRun(
        GlyphRun(
          glyphs: placed,
          font: font,
          size: state.fontSize,
          transform: textMatrix.concatenating(state.transform),
          isFlipped: true
        )
      )
    }
  }

  private func drawRun(_ run: GlyphRun) {
    guard !state.clip.isEmpty, run.size > 0, run.transform.inverse != nil else { return }
    let mode = state.textMode
    if let pages, mode == .fill, state.shadow == nil, case .color(let color) = state.fill {
      pages.draw(run, color, in: state)
      for (picture, x, y) in run.coloredPictures { paint(picture, x, y) }
      return
    }
    if [.fill, .fillStroke, .fillClip, .fillStrokeClip].contains(mode) {
      if run.isPictured && pages == nil { fillPictures(run) } else { fillOutlines(run) }
    }
    guard ![.fill, .invisible].contains(mode) else { return }
    let outlines = run.outlines
    if [.stroke, .fillStroke, .strokeClip, .fillStrokeClip].contains(mode) {
      paint(.outline(outline(ofStroked: outlines), .winding), state.stroke)
    }
    if [.clip, .fillClip, .strokeClip, .fillStrokeClip].contains(mode) {
      let window = PixelRect(around: outlines.controlBounds).intersection(state.clip.rect)
      let mask = window.isEmpty ? nil : coverage(of: outlines, .winding, on: window)
      state.clip.intersect(mask, bounds: outlines.tightBounds)
    }
  }

  private func fillOutlines(_ run: GlyphRun) {
    paint(.outline(run.outlines, .winding), state.fill)
    for (picture, x, y) in run.coloredPictures { paint(picture, x, y) }
  }

  private func fillPictures(_ run: GlyphRun) {
    if case .color(let color) = state.fill, color.alpha * state.alpha >= 1,
      state.blendMode == .normal, state.shadow == nil, state.clip.mask == nil,
      target.bitmap.format == .color
    {
      drawDirectly(run, color.pixel())
    } else if let mask = run.coverage(near: shadowedClip) {
      paint(.mask(mask), state.fill)
    }
    for (picture, x, y) in run.coloredPictures { paint(picture, x, y) }
  }

  /// Draws each glyph over the pixels, the last over the first.
  private func drawDirectly(_ run: GlyphRun, _ pixel: Pixel) {
    guard let source = PixelImage(color: pixel) else { return }
    let clip = state.clip.rect
    let target = target
    if layers.isEmpty { foreign?.read(into: bitmap, clip) }
    run.forEachPicture { mask, x, y in
      let rect = mask.bounds.offsetBy(dx: x, dy: y).intersection(clip)
      guard !rect.isEmpty else { return }
      pixman_image_composite32(
        PIXMAN_OP_OVER,
        source.image,
        mask.image,
        target.bitmap.image,
        0,
        0,
        Int32(rect.minX - x),
        Int32(rect.minY - y),
        Int32(rect.minX - target.x),
        Int32(rect.minY - target.y),
        Int32(rect.width),
        Int32(rect.height)
      )
    }
    if layers.isEmpty { foreign?.write(from: bitmap, clip) }
  }

  private func paint(_ picture: Bitmap, _ x: Int, _ y: Int) {
    paint(
      .pixels(picture.bounds.offsetBy(dx: x, dy: y)),
      .pixels(PlacedBitmap(bitmap: picture, x: x, y: y))
    )
  }
}
