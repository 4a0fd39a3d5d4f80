import CoreGraphics

extension Painter {
  /// Paints the tree on the side and lays the result over as one picture.
  @inline(never)
  func paintGroup(
    _ node: RenderNode,
    _ toDevice: Projection,
    clip: PixelRect,
    on canvas: Canvas,
    opacity: Double
  ) {
    if node.mask == nil, node.holdsBackdrop, canvas.holdsAll {
      return paintOverCopy(node, toDevice, clip: clip, on: canvas, opacity: opacity)
    }
    guard let bitmap = Bitmap(width: clip.width, height: clip.height) else { return }
    offscreens += 1
    let group = Canvas(bitmap, x: clip.minX, y: clip.minY)
    paintPieces(node, toDevice, clip: clip, on: group, opacity: 1)
    if let mask = node.mask { cut(group, by: mask, of: node, toDevice) }
    canvas.drawOver(bitmap, at: (clip.minX, clip.minY), clip: clip, alpha: opacity)
  }

  /// Fades a tree with materials: what lies behind turns into what it looks like under the whole tree.
  ///
  /// That is the same as laying the tree over as one picture, and a material finds what it blurs.
  @inline(never)
  private func paintOverCopy(
    _ node: RenderNode,
    _ toDevice: Projection,
    clip: PixelRect,
    on canvas: Canvas,
    opacity: Double
  ) {
    guard let copy = canvas.copy(of: clip) else { return }
    offscreens += 1
    paintPieces(node, toDevice, clip: clip, on: copy, opacity: 1)
    canvas.mix(copy, in: clip, share: opacity)
  }

  /// Paints the first sublayer dissolved into the second: the sum of both, each by its share.
  @inline(never)
  func paintDissolve(
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

  @inline(never)
  func cut(
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
  @inline(never)
  func paintTurned(
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
    canvas.draw(
      raster.bitmap,
      at: (raster.x, raster.y),
      clip: clip,
      alpha: opacity,
      mode: node.look.filter?.blendMode ?? .normal
    )
  }

  struct Flat {
    let bitmap: Bitmap
    let x: Int
    let y: Int
    let scale: Double

    var rect: CGRect {
      CGRect(x: 0, y: 0, width: CGFloat(bitmap.width), height: CGFloat(bitmap.height))
    }
  }

  /// How many pixels a point gets before it is turned: enough for the size it will have.
  func flatScale(_ node: RenderNode, _ toDevice: Projection) -> Double {
    let area = abs(toDevice.a * toDevice.d - toDevice.b * toDevice.c)
    let exact = area.squareRoot()
    // Turned by right angles or mirrored, a picture in whole pixels stays as sharp as it is. Otherwise
    // steps, so that a zoom does not make a new picture for each of its frames.
    let wanted =
      toDevice.keepsPixels ? exact.rounded() : exp2Step(max(exact, 0.25))
    let side = max(node.extent.width, node.extent.height, 1)
    return min(wanted, Double(Self.maximumSide) / side)
  }

  private func exp2Step(_ value: Double) -> Double {
    var step = 1.0
    while step < value { step *= 1.25 }
    while step / 1.25 >= value { step /= 1.25 }
    return step
  }

  @inline(never)
  func flatten(_ node: RenderNode, scale: Double) -> Flat? {
    let toFlat = Projection(scale: scale)
    let area = PixelRect(touching: toFlat.boundingBox(of: node.extent))
    let signature = RasterCache.Signature.flat(
      RasterCache.Identity(node.look),
      node.children.map(RasterCache.Identity.init),
      mask: node.mask.map(RasterCache.Identity.init),
      RasterCache.Inside(node.geometry),
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
        if let filter = node.look.filter { self.filter(canvas, filter, node, toFlat) }
        return .init(bitmap: bitmap, x: area.minX, y: area.minY)
      }
    )
    return raster.map { Flat(bitmap: $0.bitmap, x: $0.x, y: $0.y, scale: scale) }
  }
}

extension Projection {
  /// Whether whole pixels become whole pixels: it turns by right angles and mirrors, and makes points as
  /// many pixels, without a rest.
  fileprivate var keepsPixels: Bool {
    let near = 1e-9
    guard isAffine else { return false }
    let isAlong = abs(b) < near && abs(c) < near && abs(abs(a) - abs(d)) < near
    let isAcross = abs(a) < near && abs(d) < near && abs(abs(b) - abs(c)) < near
    let scale = abs(isAlong ? a : b)
    return (isAlong || isAcross) && scale > 0.5 && abs(scale - scale.rounded()) < near
  }
}
