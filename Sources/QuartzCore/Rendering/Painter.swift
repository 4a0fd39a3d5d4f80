import CoreGraphics

/// Paints render trees into bitmaps, from cached pictures of what the layers show.
///
/// Every pixel depends on the tree alone and never on the clip, so that painting a part gives the
/// same pixels as painting all.
final class Painter {
  private let cache: RasterCache
  private let corners: CornerCoverage
  /// The layers whose own pieces were painted.
  private(set) var paintedLayers = 0
  /// Pictures made on the side for groups, masks and transforms.
  private(set) var offscreens = 0
  /// The largest side of a picture made on the side.
  private static let maximumSide = 8192

  init(cache: RasterCache, corners: CornerCoverage) {
    self.cache = cache
    self.corners = corners
  }

  /// Paints a tree.
  ///
  /// `toDevice` leads from the coordinates of the node's bounds to device pixels, and only the
  /// pixels of `clip` may change. `cover` is the way down to a node that hides all painted before
  /// it, that node last; what comes before is left out. Empty paints all.
  func paint(
    _ node: RenderNode,
    _ toDevice: Projection,
    clip: PixelRect,
    on canvas: Canvas,
    opacity: Double = 1,
    cover: ArraySlice<RenderNode> = []
  ) {
    let opacity = opacity * node.look.opacity
    guard opacity > 0, node.look.isDoubleSided || toDevice.determinant > 0 else { return }
    let box = PixelRect(touching: toDevice.boundingBox(of: node.extent)).intersection(clip)
    guard !box.isEmpty else { return }
    if !toDevice.isUpright {
      paintTurned(node, toDevice, clip: box, on: canvas, opacity: opacity)
    } else if node.needsGroup(opacity: opacity) {
      paintGroup(node, toDevice, clip: box, on: canvas, opacity: opacity)
    } else {
      paintPieces(node, toDevice, clip: box, on: canvas, opacity: opacity, cover: cover)
    }
  }

  // MARK: Plain layers

  private func paintPieces(
    _ node: RenderNode,
    _ toDevice: Projection,
    clip: PixelRect,
    on canvas: Canvas,
    opacity: Double,
    cover: ArraySlice<RenderNode> = []
  ) {
    let look = node.look
    let rect = PixelRect(snapping: toDevice.boundingBox(of: node.geometry.bounds))
    let startsAbove = cover.count > 1
    paintedLayers += 1
    if cover.isEmpty, let shadow = look.shadow {
      paint(shadow, of: node, toDevice, rect, clip: clip, on: canvas, opacity: opacity)
    }
    let corner = look.corner.scaled(by: toDevice.a)
    let inner = look.clips ? clip.intersection(rect) : clip
    let guarded = look.clips && !corner.isSquare ? corners.mask(for: rect, corner: corner) : nil
    let saved = guarded.map { save($0, of: rect, clip: inner, on: canvas) } ?? []
    if !startsAbove {
      if let backdrop = look.backdrop {
        let area = rect.intersection(inner)
        paint(backdrop, area, toDevice.a, on: canvas, opacity: opacity)
      }
      if let pattern = look.pattern {
        paint(pattern, of: node, rect, toDevice.a, clip: inner, on: canvas, opacity: opacity)
      } else {
        let shape = guarded == nil ? corner : .square
        fill(rect, look.background.faded(opacity), shape, clip: inner, on: canvas)
      }
      paintContents(node, toDevice, rect, clip: inner, on: canvas, opacity: opacity)
    }
    paintChildren(node, toDevice, clip: inner, on: canvas, opacity: opacity, cover: cover)
    restore(saved, on: canvas)
    paintBorder(look, rect, corner, toDevice.a, clip: clip, on: canvas, opacity: opacity)
  }

  private func paintChildren(
    _ node: RenderNode,
    _ toDevice: Projection,
    clip: PixelRect,
    on canvas: Canvas,
    opacity: Double,
    cover: ArraySlice<RenderNode>
  ) {
    guard !clip.isEmpty else { return }
    if let share = node.look.dissolve {
      return paintDissolve(node, share, toDevice, clip: clip, on: canvas, opacity: opacity)
    }
    var children = node.children[...]
    var cover = cover.dropFirst()
    if let next = cover.first, let index = children.firstIndex(where: { $0 === next }) {
      children = children[index...]
    }
    // Without group opacity a faded layer fades each of its sublayers instead.
    let inherited = node.look.fadesAsGroup ? 1 : opacity
    for child in children {
      paint(
        child,
        node.geometry.toSelf(from: child.geometry).concatenating(toDevice),
        clip: clip,
        on: canvas,
        opacity: inherited,
        cover: cover
      )
      cover = []
    }
  }

  /// Replaces what is there already by how it looks through a material.
  private func paint(
    _ backdrop: Backdrop,
    _ area: PixelRect,
    _ scale: Double,
    on canvas: Canvas,
    opacity: Double
  ) {
    let area = area.intersection(canvas.bounds)
    guard canvas.holdsAll,
      let pixels = canvas.bitmap.backdrop(
        of: area.offsetBy(dx: -canvas.x, dy: -canvas.y),
        radius: backdrop.blurRadius * scale,
        saturation: backdrop.saturation
      )
    else { return }
    canvas.drawOver(pixels, at: (area.minX, area.minY), clip: area, alpha: opacity)
  }

  private func fill(
    _ rect: PixelRect,
    _ color: Pixel,
    _ corner: CornerShape,
    clip: PixelRect,
    on canvas: Canvas
  ) {
    guard color != .clear else { return }
    guard !corner.isSquare, let mask = corners.mask(for: rect, corner: corner) else {
      canvas.fillOver(rect.intersection(clip), with: color)
      return
    }
    for part in mask.rest(of: rect) { canvas.fillOver(part.intersection(clip), with: color) }
    for part in mask.quadrants(of: rect) {
      canvas.fillOver(
        color,
        through: mask.inside,
        at: part.origin,
        clip: part.clip.intersection(clip)
      )
    }
  }

  private func paintBorder(
    _ look: RenderLook,
    _ rect: PixelRect,
    _ corner: CornerShape,
    _ scale: Double,
    clip: PixelRect,
    on canvas: Canvas,
    opacity: Double
  ) {
    let color = look.border.faded(opacity)
    guard color != .clear, !rect.intersection(clip).isEmpty else { return }
    let width = max(1, Int((look.borderWidth * scale).rounded()))
    guard 2 * width < min(rect.width, rect.height) else {
      fill(rect, color, corner, clip: clip, on: canvas)
      return
    }
    guard let mask = corners.mask(for: rect, corner: corner, border: width) else { return }
    for part in mask.quadrants(of: rect) {
      canvas.fillOver(
        color,
        through: mask.inside,
        at: part.origin,
        clip: part.clip.intersection(clip)
      )
    }
    for edge in mask.edges(of: rect, width: width) {
      canvas.fillOver(edge.intersection(clip), with: color)
    }
  }

  // MARK: Rounded clipping

  /// What lay under the corners before something was painted that does not belong there.
  private struct SavedCorner {
    let pixels: Canvas
    let mask: CornerCoverage.Mask
    let origin: (x: Int, y: Int)
  }

  private func save(
    _ mask: CornerCoverage.Mask,
    of rect: PixelRect,
    clip: PixelRect,
    on canvas: Canvas
  ) -> [SavedCorner] {
    mask.quadrants(of: rect).compactMap { part in
      let area = part.clip.intersection(clip)
      guard !area.isEmpty, let pixels = canvas.copy(of: area) else { return nil }
      return SavedCorner(pixels: pixels, mask: mask, origin: part.origin)
    }
  }

  /// Blends what was saved back in: the sum of old and new by coverage is what clipping each
  /// painted piece as one group would give.
  private func restore(_ saved: [SavedCorner], on canvas: Canvas) {
    for corner in saved {
      let area = corner.pixels.bounds
      let old = corner.pixels
      old.bitmap.multiply(
        by: corner.mask.outside,
        at: (corner.origin.x - old.x, corner.origin.y - old.y),
        in: old.bitmap.bounds
      )
      canvas.bitmap.multiply(
        by: corner.mask.inside,
        at: (corner.origin.x - canvas.x, corner.origin.y - canvas.y),
        in: area.offsetBy(dx: -canvas.x, dy: -canvas.y)
      )
      canvas.bitmap.add(old.bitmap, at: (old.x - canvas.x, old.y - canvas.y))
    }
  }

  // MARK: Contents

  private func paintContents(
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

  private func paintPicture(
    _ node: RenderNode,
    _ toDevice: Projection,
    _ rect: PixelRect,
    clip: PixelRect,
    on canvas: Canvas,
    opacity: Double
  ) {
    let look = node.look
    guard let source = look.contents.bitmap,
      let frame = look.placement.frame(of: look.contents, in: node.geometry.bounds)
    else { return }
    let target = PixelRect(snapping: toDevice.boundingBox(of: frame))
    guard target.intersects(clip) else { return }
    var bitmap = source
    if !look.placement.isOneToOne(look.contents, frame, target, toDevice.a) {
      guard
        let raster = cache.raster(
          RasterCache.Key(layer: node.id, piece: .contents),
          .bitmap(
            RasterCache.Identity(source),
            width: target.width,
            height: target.height,
            scale: toDevice.a,
            look.placement
          ),
          make: {
            ContentsRasterizer.fit(
              source,
              look.placement,
              width: target.width,
              height: target.height,
              scale: toDevice.a
            ).map { .init(bitmap: $0) }
          }
        )
      else { return }
      bitmap = raster.bitmap
    }
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

  private func paint(
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
  private func paintRounded(
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
    let saved = mask.map { save($0, of: rect, clip: clip, on: canvas) } ?? []
    canvas.drawOver(bitmap, at: (rect.minX, rect.minY), clip: clip, alpha: opacity)
    restore(saved, on: canvas)
  }

  private func paint(
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

  // MARK: Groups, masks and transforms

  /// Paints the tree on the side and lays the result over as one picture.
  private func paintGroup(
    _ node: RenderNode,
    _ toDevice: Projection,
    clip: PixelRect,
    on canvas: Canvas,
    opacity: Double
  ) {
    guard let bitmap = Bitmap(width: clip.width, height: clip.height) else { return }
    offscreens += 1
    let group = Canvas(bitmap, x: clip.minX, y: clip.minY)
    paintPieces(node, toDevice, clip: clip, on: group, opacity: 1)
    if let mask = node.mask { cut(group, by: mask, of: node, toDevice) }
    canvas.drawOver(bitmap, at: (clip.minX, clip.minY), clip: clip, alpha: opacity)
  }

  /// Paints the first sublayer dissolved into the second: the sum of both, each by its share.
  private func paintDissolve(
    _ node: RenderNode,
    _ share: Double,
    _ toDevice: Projection,
    clip: PixelRect,
    on canvas: Canvas,
    opacity: Double
  ) {
    guard let sum = Bitmap(width: clip.width, height: clip.height) else { return }
    let weight = (share * 255).rounded() / 255
    let weights = node.children.count > 1 ? [1 - weight, weight] : [weight]
    for (child, weight) in zip(node.children, weights) {
      guard let flat = Bitmap(width: clip.width, height: clip.height),
        let faded = Bitmap(width: clip.width, height: clip.height)
      else { return }
      offscreens += 1
      paint(
        child,
        node.geometry.toSelf(from: child.geometry).concatenating(toDevice),
        clip: clip,
        on: Canvas(flat, x: clip.minX, y: clip.minY)
      )
      Canvas(faded).drawOver(flat, at: (0, 0), clip: faded.bounds, alpha: weight)
      sum.add(faded, at: (0, 0))
    }
    canvas.drawOver(sum, at: (clip.minX, clip.minY), clip: clip, alpha: opacity)
  }

  private func cut(
    _ group: Canvas,
    by mask: RenderNode,
    of node: RenderNode,
    _ toDevice: Projection
  ) {
    let area = group.bounds
    guard let bitmap = Bitmap(width: area.width, height: area.height) else { return }
    offscreens += 1
    paint(
      mask,
      node.geometry.toSelf(from: mask.geometry).concatenating(toDevice),
      clip: area,
      on: Canvas(bitmap, x: area.minX, y: area.minY)
    )
    group.bitmap.multiply(by: bitmap, at: (0, 0), in: group.bitmap.bounds)
  }

  /// Paints a turned, mirrored or tilted tree: flat on the side first, then laid over turned.
  private func paintTurned(
    _ node: RenderNode,
    _ toDevice: Projection,
    clip: PixelRect,
    on canvas: Canvas,
    opacity: Double
  ) {
    guard let flat = flatten(node, scale: flatScale(node, toDevice)) else { return }
    let fromFlat = Projection(
      a: 1 / flat.scale,
      b: 0,
      c: 0,
      d: 1 / flat.scale,
      tx: Double(flat.x) / flat.scale,
      ty: Double(flat.y) / flat.scale
    ).concatenating(toDevice)
    // Around the whole picture and not the clip, so that the clip cannot shift the sampling.
    let area = PixelRect(touching: fromFlat.boundingBox(of: flat.rect))
      .intersection(PixelRect(minX: -2048, minY: -2048, maxX: 10_000, maxY: 10_000))
    let raster = cache.raster(
      RasterCache.Key(layer: node.id, piece: .warped),
      .warped(RasterCache.Identity(flat.bitmap), fromFlat),
      make: {
        guard let inverse = fromFlat.inverted else { return nil }
        return flat.bitmap.warped(inverse: inverse.rows, into: area)
          .map { .init(bitmap: $0, x: area.minX, y: area.minY) }
      }
    )
    guard let raster else { return }
    canvas.drawOver(raster.bitmap, at: (raster.x, raster.y), clip: clip, alpha: opacity)
  }

  private struct Flat {
    let bitmap: Bitmap
    let x: Int
    let y: Int
    let scale: Double

    var rect: CGRect {
      CGRect(x: 0, y: 0, width: CGFloat(bitmap.width), height: CGFloat(bitmap.height))
    }
  }

  /// How many pixels a point gets before it is turned: enough for the size it will have.
  private func flatScale(_ node: RenderNode, _ toDevice: Projection) -> Double {
    let area = abs(toDevice.a * toDevice.d - toDevice.b * toDevice.c)
    // Steps, so that a zoom does not make a new picture for each of its frames.
    let wanted = exp2Step(max(area.squareRoot(), 0.25))
    let side = max(node.extent.width, node.extent.height, 1)
    return min(wanted, Double(Self.maximumSide) / side)
  }

  private func exp2Step(_ value: Double) -> Double {
    var step = 1.0
    while step < value { step *= 1.25 }
    while step / 1.25 >= value { step /= 1.25 }
    return step
  }

  private func flatten(_ node: RenderNode, scale: Double) -> Flat? {
    let toFlat = Projection(scale: scale)
    let area = PixelRect(touching: toFlat.boundingBox(of: node.extent))
    let signature = RasterCache.Signature.flat(
      RasterCache.Identity(node.look),
      node.children.map(RasterCache.Identity.init),
      mask: node.mask.map(RasterCache.Identity.init),
      bounds: node.geometry.bounds,
      scale: scale
    )
    let raster = cache.raster(
      RasterCache.Key(layer: node.id, piece: .flat),
      signature,
      make: {
        guard let bitmap = Bitmap(width: area.width, height: area.height) else { return nil }
        offscreens += 1
        let canvas = Canvas(bitmap, x: area.minX, y: area.minY)
        paintPieces(node, toFlat, clip: area, on: canvas, opacity: 1)
        if let mask = node.mask { cut(canvas, by: mask, of: node, toFlat) }
        return .init(bitmap: bitmap, x: area.minX, y: area.minY)
      }
    )
    return raster.map { Flat(bitmap: $0.bitmap, x: $0.x, y: $0.y, scale: scale) }
  }
}

extension RenderNode {
  /// Whether the tree has to be painted on the side before it can be laid over.
  func needsGroup(opacity: Double) -> Bool {
    if mask != nil { return true }
    guard opacity < 1, look.fadesAsGroup else { return false }
    return !children.isEmpty || (look.paintsBounds && !look.contents.isNone)
      || (look.shadow != nil) || (look.clips && !look.corner.isSquare)
      || (look.background != .clear && look.border != .clear)
  }
}

extension Pixel {
  /// The colour at a fraction of its strength.
  func faded(_ opacity: Double) -> Pixel {
    guard opacity < 1 else { return self }
    func part(_ shift: UInt32) -> UInt32 {
      UInt32((Double((argb >> shift) & 255) * opacity).rounded()) << shift
    }
    return Pixel(argb: part(24) | part(16) | part(8) | part(0))
  }
}
