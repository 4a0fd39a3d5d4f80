import CoreGraphics

extension Painter {
  /// What lay under corners before something was painted that does not belong there.
  struct SavedCorners {
    let mask: CornerCoverage.Mask
    let rect: PixelRect
    /// For each corner of the mask; nil where none of it is painted.
    var pixels = InlineArray<4, Canvas.Kept?>(repeating: nil)
  }

  func save(
    _ mask: CornerCoverage.Mask,
    of rect: PixelRect,
    clip: PixelRect,
    on canvas: Canvas
  ) -> SavedCorners {
    var saved = SavedCorners(mask: mask, rect: rect)
    let parts = mask.quadrants(of: rect)
    for index in parts.indices {
      saved.pixels[index] = canvas.keep(parts[index].clip.intersection(clip))
    }
    return saved
  }

  @inline(never)
  func restore(_ saved: SavedCorners, on canvas: Canvas) {
    let parts = saved.mask.quadrants(of: saved.rect)
    for index in parts.indices {
      guard let kept = saved.pixels[index] else { continue }
      canvas.restore(kept, outside: saved.mask, at: parts[index].origin)
    }
  }

  func paintContents(
    _ node: RenderNode,
    _ toDevice: Projection,
    _ rect: PixelRect,
    clip: PixelRect,
    on canvas: Canvas,
    opacity: Double
  ) {
    let look = node.look
    let key = RasterCache.Key(layer: node.id, piece: .contents)
    switch look.contents {
    case .none: return
    case .image, .drawing:
      paintPicture(node, toDevice, rect, clip: clip, on: canvas, opacity: opacity)
    case .gradient(let gradient):
      guard rect.intersects(clip),
        let raster = cache.raster(
          key,
          .gradient(gradient, width: rect.width, height: rect.height),
          make: {
            ContentsRasterizer.gradient(gradient, width: rect.width, height: rect.height)
              .map { .init(bitmap: $0) }
          }
        )
      else { return }
      paintRounded(raster.bitmap, rect, look, toDevice.a, clip: clip, on: canvas, opacity)
    case .shape(let shape):
      let origin = node.geometry.bounds.origin
      let signature = RasterCache.Signature.shape(shape, scale: toDevice.a, origin: origin)
      guard
        let raster = cache.raster(
          key,
          signature,
          make: { ContentsRasterizer.shape(shape, scale: toDevice.a, origin: origin) }
        )
      else { return }
      let corner = toDevice.map(origin)
      canvas.drawOver(
        raster.bitmap,
        at: (PixelRect.pixel(corner.x) + raster.x, PixelRect.pixel(corner.y) + raster.y),
        clip: clip,
        alpha: opacity
      )
    }
  }

  func paintPicture(
    _ node: RenderNode,
    _ toDevice: Projection,
    _ rect: PixelRect,
    clip: PixelRect,
    on canvas: Canvas,
    opacity: Double
  ) {
    let look = node.look
    guard let frame = look.placement.frame(of: look.contents, in: node.geometry.bounds)
    else { return }
    let target = PixelRect(snapping: toDevice.boundingBox(of: frame))
    guard target.intersects(clip) else { return }
    let isOneToOne = look.placement.isOneToOne(look.contents, frame, target, toDevice.a)
    let fit = PictureFit(look.placement, target, scale: toDevice.a)
    guard let bitmap = isOneToOne ? look.contents.bitmap : fitted(node, fit, on: canvas)
    else { return }
    if let tint = look.tint {
      canvas.fillOver(
        tint.faded(opacity),
        through: bitmap,
        at: (target.minX, target.minY),
        clip: clip
      )
    } else {
      canvas.drawOver(bitmap, at: (target.minX, target.minY), clip: clip, alpha: opacity)
    }
  }

  /// The layer's picture in the size it is shown in.
  private func fitted(_ node: RenderNode, _ fit: PictureFit, on canvas: Canvas) -> Bitmap? {
    let contents = node.look.contents
    guard let picture = contents.picture else { return nil }
    let raster = cache.raster(
      RasterCache.Key(layer: node.id, piece: .contents),
      .bitmap(RasterCache.Identity(picture), fit),
      make: {
        guard let deferred = contents.image?.deferred else {
          return contents.bitmap.flatMap(fit.picture).map { .init(bitmap: $0) }
        }
        return canvas.makeFitted(deferred, fit).map { .init(bitmap: $0) }
      }
    )
    // What is painted at once needs the pixels now.
    if !canvas.isNotedDown { PictureJobs.shared.wait() }
    return raster?.bitmap
  }

  func paint(
    _ pattern: ImagePattern,
    of node: RenderNode,
    _ rect: PixelRect,
    _ scale: Double,
    clip: PixelRect,
    on canvas: Canvas,
    opacity: Double
  ) {
    let area = PixelRect(x: 0, y: 0, width: rect.width, height: rect.height)
    guard rect.intersects(clip),
      let raster = cache.raster(
        RasterCache.Key(layer: node.id, piece: .background),
        .pattern(
          RasterCache.Identity(pattern),
          width: area.width,
          height: area.height,
          scale: scale
        ),
        make: { pattern.tiled(over: area, scale: scale).map { .init(bitmap: $0) } }
      )
    else { return }
    paintRounded(raster.bitmap, rect, node.look, scale, clip: clip, on: canvas, opacity)
  }

  /// Paints a picture that fills the bounds and has the background's corners, as gradients do.
  func paintRounded(
    _ bitmap: Bitmap,
    _ rect: PixelRect,
    _ look: RenderLook,
    _ scale: Double,
    clip: PixelRect,
    on canvas: Canvas,
    _ opacity: Double
  ) {
    let corner = look.corner.scaled(by: scale)
    let mask =
      corner.isSquare || look.clips ? nil : corners.mask(for: rect, corner: corner)
    let saved = mask.map { save($0, of: rect, clip: clip, on: canvas) }
    canvas.drawOver(bitmap, at: (rect.minX, rect.minY), clip: clip, alpha: opacity)
    if let saved { restore(saved, on: canvas) }
  }

  func paint(
    _ shadow: Shadow,
    of node: RenderNode,
    _ toDevice: Projection,
    _ rect: PixelRect,
    clip: PixelRect,
    on canvas: Canvas,
    opacity: Double
  ) {
    let maker = ShadowRasterizer(painter: self, node: node, toDevice: toDevice, rect: rect)
    guard
      let raster = cache.raster(
        RasterCache.Key(layer: node.id, piece: .shadow),
        maker.signature(shadow),
        make: { maker.raster(shadow) }
      )
    else { return }
    canvas.fillOver(
      shadow.color.faded(opacity),
      through: raster.bitmap,
      at: (rect.minX + raster.x, rect.minY + raster.y),
      clip: clip
    )
  }
}
