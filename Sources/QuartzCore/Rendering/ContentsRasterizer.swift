import CoreGraphics

/// The size in which a picture is shown, and the part of it.
struct PictureFit: Hashable, Sendable {
  let placement: ContentsPlacement
  let width: Int
  let height: Int
  /// How many device pixels a point of the layer is.
  let scale: Double

  init(_ placement: ContentsPlacement, _ target: PixelRect, scale: Double) {
    (width, height) = (target.width, target.height)
    (self.placement, self.scale) = (placement, scale)
  }

  /// The picture in that size.
  func picture(_ source: Bitmap) -> Bitmap? {
    guard let result = Bitmap(width: width, height: height, format: source.format) else {
      return nil
    }
    draw(source, into: result)
    return result
  }

  /// Draws the picture into a bitmap of that size.
  func draw(_ source: Bitmap, into result: Bitmap) {
    ContentsRasterizer.fit(source, placement, into: result, scale: scale)
  }
}

/// Makes pictures of what a layer shows, at the size it takes on the device.
struct ContentsRasterizer {
  /// Fits a picture into a bitmap.
  ///
  /// `scale` is how many device pixels a point of the layer is.
  fileprivate static func fit(
    _ source: Bitmap,
    _ placement: ContentsPlacement,
    into result: Bitmap,
    scale: Double
  ) {
    guard let context = CGContext(drawingInto: result, scale: 1) else { return }
    let target = CGRect(x: 0, y: 0, width: result.width, height: result.height)
    let shown = CGRect(
      x: placement.rect.minX * CGFloat(source.width),
      y: placement.rect.minY * CGFloat(source.height),
      width: placement.rect.width * CGFloat(source.width),
      height: placement.rect.height * CGFloat(source.height)
    )
    context.interpolationQuality =
      isNearest(placement, source: shown, target: target) ? .none : .high
    if placement.stretchesWhole {
      draw(source, from: shown, to: target, in: context)
    } else {
      for (from, to) in nineParts(of: shown, placement, target, scale: scale) {
        draw(source, from: from, to: to, in: context)
      }
    }
    result.isOpaque = source.isOpaque
  }

  private static func isNearest(
    _ placement: ContentsPlacement,
    source: CGRect,
    target: CGRect
  ) -> Bool {
    (target.width >= source.width ? placement.magnification : placement.minification) == .nearest
  }

  private static func draw(
    _ source: Bitmap,
    from: CGRect,
    to: CGRect,
    in context: CGContext
  ) {
    guard from.width > 0, from.height > 0, to.width > 0, to.height > 0,
      let part = CGImage(bitmap: source).cropping(to: from)
    else { return }
    // Images stand upright where y points up.
    context.saveGState()
    context.translateBy(x: to.minX, y: to.maxY)
    context.scaleBy(x: 1, y: -1)
    context.draw(part, in: CGRect(origin: .zero, size: to.size))
    context.restoreGState()
  }

  /// The parts of a picture whose middle stretches while its border keeps its size.
  private static func nineParts(
    of source: CGRect,
    _ placement: ContentsPlacement,
    _ target: CGRect,
    scale: Double
  ) -> [(from: CGRect, to: CGRect)] {
    let unit = scale / placement.scale
    let center = placement.center
    let xs = cuts(source.minX, source.width, center.minX, center.maxX, target.width, unit)
    let ys = cuts(source.minY, source.height, center.minY, center.maxY, target.height, unit)
    var parts: [(CGRect, CGRect)] = []
    for y in ys {
      for x in xs {
        parts.append(
          (
            CGRect(x: x.from.low, y: y.from.low, width: x.from.length, height: y.from.length),
            CGRect(x: x.to.low, y: y.to.low, width: x.to.length, height: y.to.length)
          )
        )
      }
    }
    return parts
  }

  private struct Span {
    var low: CGFloat
    var high: CGFloat
    var length: CGFloat { high - low }
  }

  private static func cuts(
    _ origin: CGFloat,
    _ length: CGFloat,
    _ low: CGFloat,
    _ high: CGFloat,
    _ target: CGFloat,
    _ unit: CGFloat
  ) -> [(from: Span, to: Span)] {
    var low = max(0, min(1, low))
    var high = max(low, min(1, high))
    if high - low < 1e-9, length > 0 {
      // Nothing was left to stretch: the pixel at the cut does.
      low = max(0, (low * length).rounded() - 1) / length
      high = low + 1 / length
    }
    // Where there is no room for both borders they share what there is.
    let before = low * length * unit
    let after = (1 - high) * length * unit
    let squeeze = min(1, target / max(before + after, .leastNormalMagnitude))
    let a = (before * squeeze).rounded()
    let b = target - (after * squeeze).rounded()
    let from = [origin, origin + low * length, origin + high * length, origin + length]
    let to = [0, a, max(a, b), target]
    return (0..<3).map {
      (Span(low: from[$0], high: from[$0 + 1]), Span(low: to[$0], high: to[$0 + 1]))
    }
  }

  /// Draws a gradient over `size` pixels.
  static func gradient(_ gradient: GradientContents, width: Int, height: Int) -> Bitmap? {
    guard let result = Bitmap(width: width, height: height),
      let context = CGContext(drawingInto: result, scale: 1)
    else { return nil }
    let size = CGSize(width: width, height: height)
    switch gradient.kind {
    case .conic: ConicGradient(gradient).draw(into: result)
    case .radial: drawRadial(gradient, size, context)
    default: drawAxial(gradient, size, context)
    }
    result.isOpaque = gradient.colors.allSatisfy { $0.alpha >= 1 } && gradient.kind != .radial
    return result
  }

  private static func drawAxial(
    _ gradient: GradientContents,
    _ size: CGSize,
    _ context: CGContext
  ) {
    guard let stops = gradient.stops else { return }
    context.drawLinearGradient(
      stops,
      start: gradient.startPoint.scaled(to: size),
      end: gradient.endPoint.scaled(to: size),
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    )
  }

  private static func drawRadial(
    _ gradient: GradientContents,
    _ size: CGSize,
    _ context: CGContext
  ) {
    guard let stops = gradient.stops else { return }
    let center = gradient.startPoint.scaled(to: size)
    let edge = gradient.endPoint.scaled(to: size)
    let x = abs(edge.x - center.x)
    let y = abs(edge.y - center.y)
    guard x > 0, y > 0 else { return }
    context.translateBy(x: center.x, y: center.y)
    context.scaleBy(x: x, y: y)
    context.drawRadialGradient(
      stops,
      startCenter: .zero,
      startRadius: 0,
      endCenter: .zero,
      endRadius: 1,
      options: [.drawsAfterEndLocation]
    )
  }

  /// Draws a shape at `scale`; `origin` is the corner of the layer's bounds.
  static func shape(
    _ shape: ShapeContents,
    scale: Double,
    origin: CGPoint
  ) -> RasterCache.Raster? {
    guard let path = shape.path, let box = shape.box else { return nil }
    let placed = box.offsetBy(dx: -origin.x, dy: -origin.y)
    let pixels = PixelRect(
      touching: CGRect(
        x: placed.minX * scale,
        y: placed.minY * scale,
        width: placed.width * scale,
        height: placed.height * scale
      )
    )
    guard let bitmap = Bitmap(width: pixels.width, height: pixels.height),
      let context = CGContext(drawingInto: bitmap, scale: 1)
    else { return nil }
    context.translateBy(x: CGFloat(-pixels.minX), y: CGFloat(-pixels.minY))
    context.scaleBy(x: scale, y: scale)
    context.translateBy(x: -origin.x, y: -origin.y)
    shape.draw(path, in: context)
    return RasterCache.Raster(bitmap: bitmap, x: pixels.minX, y: pixels.minY)
  }
}

extension GradientContents {
  /// The stops for Core Graphics, spread evenly where no locations were given.
  var stops: CGGradient? {
    let count = colors.count
    let places =
      locations ?? (0..<count).map { count > 1 ? CGFloat($0) / CGFloat(count - 1) : 0 }
    guard count > 0, places.count >= count else { return nil }
    return CGGradient(colorsSpace: nil, colors: colors, locations: Array(places.prefix(count)))
  }
}

extension CGPoint {
  func scaled(to size: CGSize) -> CGPoint { CGPoint(x: x * size.width, y: y * size.height) }
}
