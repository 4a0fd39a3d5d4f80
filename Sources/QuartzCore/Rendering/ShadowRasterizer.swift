import CoreGraphics

/// Makes the blurred coverage of a layer's shadow.
struct ShadowRasterizer {
  let painter: Painter
  let node: RenderNode
  let toDevice: Projection
  /// The layer's bounds on the device.
  let rect: PixelRect

  /// Whether the outline of the layer's background is the outline of all it shows.
  private var outlineIsBackground: Bool {
    node.look.background.isOpaque
      && node.geometry.bounds.insetBy(dx: -0.01, dy: -0.01).contains(node.shownBox)
  }

  func signature(_ shadow: Shadow) -> RasterCache.Signature {
    if shadow.path != nil || outlineIsBackground {
      return .shadow(
        shadow,
        node.look.corner,
        width: rect.width,
        height: rect.height,
        origin: shadow.path == nil ? .zero : node.geometry.bounds.origin,
        scale: toDevice.a
      )
    }
    return .contentShadow(
      shadow,
      RasterCache.Identity(node.look),
      node.children.map(RasterCache.Identity.init),
      mask: node.mask.map(RasterCache.Identity.init),
      RasterCache.Inside(node.geometry),
      scale: toDevice.a
    )
  }

  func raster(_ shadow: Shadow) -> RasterCache.Raster? {
    let scale = toDevice.a
    let sigma = shadow.radius * scale
    let dx = PixelRect.pixel(shadow.offset.width * scale)
    let dy = PixelRect.pixel(shadow.offset.height * scale)
    if let raster = blurredBackground(shadow, scale, sigma) {
      return RasterCache.Raster(bitmap: raster.bitmap, x: raster.x + dx, y: raster.y + dy)
    }
    guard let outline = outline(shadow, scale),
      let blurred = sigma > 0 ? outline.bitmap.blurred(radius: sigma) : outline.bitmap
    else { return nil }
    // Blurring grows the picture evenly on all sides.
    let grown = (blurred.width - outline.bitmap.width) / 2
    return RasterCache.Raster(
      bitmap: blurred,
      x: outline.x - grown + dx,
      y: outline.y - grown + dy
    )
  }

  /// The blurred outline of the background, made of that of a small rectangle: between its corners the
  /// blur of a straight edge is the same everywhere.
  ///
  /// Nil where the background does not tell the outline, or is small itself.
  private func blurredBackground(
    _ shadow: Shadow,
    _ scale: Double,
    _ sigma: Double
  ) -> RasterCache.Raster? {
    guard shadow.path == nil, sigma > 0, outlineIsBackground else { return nil }
    var corner = node.look.corner.scaled(by: scale)
    // The radius that fits is decided by the whole rectangle, before it is cut down.
    corner.radius = min(corner.radius, CGFloat(min(rect.width, rect.height)) / 2)
    let reach = Bitmap.blurReach(radius: sigma)
    let edge = Int(pixels: corner.reach.rounded(.up)) + 1
    // In the middle nothing is seen of the corners on either side.
    let side = 2 * (edge + reach) + 1
    let (width, height) = (min(side, rect.width), min(side, rect.height))
    guard width * height * 2 < rect.width * rect.height else { return nil }
    let path = corner.path(in: CGRect(x: 0, y: 0, width: width, height: height))
    let area = PixelRect(x: 0, y: 0, width: width, height: height)
    let blurred = coverage(of: path, transform: .identity, in: area, evenOdd: false)
      .flatMap { $0.blurred(radius: sigma) }
    let whole = blurred?.repeating(
      column: edge + 2 * reach,
      row: edge + 2 * reach,
      width: rect.width + 2 * reach,
      height: rect.height + 2 * reach
    )
    return whole.map { RasterCache.Raster(bitmap: $0, x: -reach, y: -reach) }
  }

  /// The unblurred coverage, relative to the corner of the bounds.
  private func outline(_ shadow: Shadow, _ scale: Double) -> RasterCache.Raster? {
    if let path = shadow.path {
      let origin = node.geometry.bounds.origin
      let transform = CGAffineTransform(
        a: scale,
        b: 0,
        c: 0,
        d: scale,
        tx: -origin.x * scale,
        ty: -origin.y * scale
      )
      let box = path.boundingBoxOfPath.applying(transform)
      return coverageRaster(path, transform, PixelRect(touching: box))
    }
    if outlineIsBackground {
      let bounds = PixelRect(x: 0, y: 0, width: rect.width, height: rect.height)
      let path = node.look.corner.scaled(by: scale)
        .path(in: CGRect(x: 0, y: 0, width: rect.width, height: rect.height))
      return coverageRaster(path, .identity, bounds)
    }
    return shownCoverage(scale)
  }

  private func coverageRaster(
    _ path: CGPath,
    _ transform: CGAffineTransform,
    _ bounds: PixelRect
  ) -> RasterCache.Raster? {
    coverage(of: path, transform: transform, in: bounds, evenOdd: false)
      .map { RasterCache.Raster(bitmap: $0, x: bounds.minX, y: bounds.minY) }
  }

  /// The coverage of everything the layer and its sublayers show.
  private func shownCoverage(_ scale: Double) -> RasterCache.Raster? {
    let bare = RenderNode(
      id: node.id,
      geometry: node.geometry,
      look: RenderLook(withoutShadow: node.look),
      mask: node.mask,
      children: node.children
    )
    let origin = node.geometry.bounds.origin
    let toLocal = Projection(scale: scale).translatedBy(x: -origin.x, y: -origin.y)
    let area = PixelRect(touching: toLocal.boundingBox(of: bare.extent))
    guard let bitmap = Bitmap(width: area.width, height: area.height) else { return nil }
    painter.paint(bare, toLocal, clip: area, on: Canvas(bitmap, x: area.minX, y: area.minY))
    return bitmap.alphaOnly().map { RasterCache.Raster(bitmap: $0, x: area.minX, y: area.minY) }
  }
}

extension RenderNode {
  /// What the tree shows, apart from its shadow, in bounds coordinates.
  var shownBox: CGRect {
    var box = look.paintsBounds ? geometry.bounds : .null
    if let contents = look.contentsBox(in: geometry.bounds) { box = box.union(contents) }
    for child in children where !child.extent.isNull {
      box = box.union(geometry.toSelf(from: child.geometry).boundingBox(of: child.extent))
    }
    return box.isNull ? .zero : box
  }
}
