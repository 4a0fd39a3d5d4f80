internal import CCairo
import Foundation

extension PDFPages {
  /// Draws a shape inside the clip.
  func draw(
    _ shape: Shape,
    _ paint: Paint,
    mode: CGBlendMode,
    alpha: Double,
    in state: GraphicsState
  ) {
    let area = shape.bounds.intersection(state.clip.rect)
    guard canDraw, !area.isEmpty, let blending = mode.onPages else { return }
    within(state.clip, blending) {
      switch (shape, paint) {
      case (.mask(let mask), .color(let color)):
        setSource(color, alpha)
        withSurface(mask.bitmap) {
          cairo_mask_surface(context, $0, Double(mask.x), Double(mask.y))
        }
      case (.mask(let mask), .pixels):
        guard let pixels = pixels(of: paint, through: mask, on: area) else { return }
        show(pixels, alpha)
      case (.pixels(let rect), .color(let color)):
        setSource(color, alpha)
        // Only where it is cut off by the page is it seen that a shape is endless.
        add(rect.intersection(pixels))
        cairo_fill(context)
      case (.outline(let elements, let rule), .color(let color)):
        setSource(color, alpha)
        add(elements, rule)
        cairo_fill(context)
      case (.pixels, .pixels):
        guard let pixels = pixels(of: paint, through: nil, on: area) else { return }
        show(pixels, alpha)
      case (.outline(let elements, let rule), .pixels):
        guard let pixels = pixels(of: paint, through: nil, on: area) else { return }
        add(elements, rule)
        cairo_clip(context)
        show(pixels, alpha)
      }
    }
  }

  /// Draws an image whose pixels a transform takes to the page's.
  func draw(
    _ image: CGImage,
    through outline: PathElements,
    toDevice: CGAffineTransform,
    in state: GraphicsState
  ) {
    guard canDraw, let inverse = toDevice.inverse, let blending = state.blendMode.onPages else {
      return
    }
    let bitmap = image.bitmap
    within(state.clip, blending) {
      add(outline, .winding)
      cairo_clip(context)
      withSurface(bitmap) { surface in
        name(surface, bitmap)
        var matrix = cairo_matrix_t(
          xx: inverse.a,
          yx: inverse.b,
          xy: inverse.c,
          yy: inverse.d,
          x0: inverse.tx,
          y0: inverse.ty
        )
        cairo_set_source_surface(context, surface, 0, 0)
        let pattern = cairo_get_source(context)
        cairo_pattern_set_matrix(pattern, &matrix)
        // What is as fine as the page itself, such as a picture of views, stays sharp.
        let isExact = abs(abs(toDevice.a) - 1) < 1e-6 && abs(abs(toDevice.d) - 1) < 1e-6
        let isPlain = isExact || state.interpolationQuality == .none || !image.shouldInterpolate
        cairo_pattern_set_filter(pattern, isPlain ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
        cairo_paint_with_alpha(context, state.alpha)
        cairo_set_source_rgb(context, 0, 0, 0)
      }
    }
  }

  /// Draws glyphs as text.
  func draw(_ run: GlyphRun, _ color: PaintColor, in state: GraphicsState) {
    guard canDraw, let blending = state.blendMode.onPages else { return }
    within(state.clip, blending) {
      setSource(color, state.alpha)
      run.show(in: context)
    }
  }

  /// Collects what is drawn, to draw it as one.
  func beginLayer(in clip: Clip) {
    guard canDraw else { return }
    openLayers += 1
    cairo_save(context)
    self.clip(to: clip)
    cairo_push_group(context)
  }

  /// Draws what was collected; without a state it is as it was when the page ends.
  func endLayer(_ state: GraphicsState?) {
    guard openLayers > 0 else { return }
    openLayers -= 1
    cairo_pop_group_to_source(context)
    if let blending = (state?.blendMode ?? .normal).onPages {
      cairo_set_operator(context, blending)
      if let mask = state?.clip.mask {
        withSurface(mask.bitmap) {
          cairo_mask_surface(context, $0, Double(mask.x), Double(mask.y))
        }
      } else {
        cairo_paint_with_alpha(context, state?.alpha ?? 1)
      }
    }
    cairo_restore(context)
  }

  // MARK: Parts

  private func within(_ clip: Clip, _ blending: cairo_operator_t, _ body: () -> Void) {
    cairo_save(context)
    self.clip(to: clip)
    guard let mask = clip.mask else {
      cairo_set_operator(context, blending)
      body()
      cairo_restore(context)
      return
    }
    cairo_push_group(context)
    body()
    cairo_pop_group_to_source(context)
    cairo_set_operator(context, blending)
    withSurface(mask.bitmap) { cairo_mask_surface(context, $0, Double(mask.x), Double(mask.y)) }
    cairo_restore(context)
  }

  private func clip(to clip: Clip) {
    if clip.rect != pixels {
      add(clip.rect)
      cairo_clip(context)
    }
    for outline in clip.outlines {
      add(outline.elements, outline.rule)
      cairo_clip(context)
    }
  }

  private func add(_ rect: PixelRect) {
    let (x, y) = (Double(rect.minX), Double(rect.minY))
    cairo_new_path(context)
    cairo_rectangle(context, x, y, Double(rect.width), Double(rect.height))
  }

  private func add(_ elements: PathElements, _ rule: CGPathFillRule) {
    cairo_set_fill_rule(
      context,
      rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
    )
    cairo_new_path(context)
    var current = CGPoint.zero
    func add(_ element: PathElements.Element) {
      switch element {
      case .move(let point):
        cairo_move_to(context, point.x, point.y)
        current = point
      case .line(let point):
        cairo_line_to(context, point.x, point.y)
        current = point
      case .quad(let control, let end):
        let (first, second) = (current.twoThirds(to: control), end.twoThirds(to: control))
        cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
        current = end
      case .cubic(let first, let second, let end):
        cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
        current = end
      case .close: cairo_close_path(context)
      }
    }
    elements.forEach(add)
  }

  private func setSource(_ color: PaintColor, _ alpha: Double) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha * alpha)
  }

  /// What a paint looks like on some pixels.
  private func pixels(
    of paint: Paint,
    through mask: CoverageMask?,
    on area: PixelRect
  ) -> PlacedBitmap? {
    guard let bitmap = Bitmap(width: area.width, height: area.height) else { return nil }
    DrawTarget(bitmap: bitmap, x: area.minX, y: area.minY)
      .draw(paint, through: mask, on: area, mode: .normal, alpha: 1)
    return PlacedBitmap(bitmap: bitmap, x: area.minX, y: area.minY)
  }

  private func show(_ pixels: PlacedBitmap, _ alpha: Double) {
    withSurface(pixels.bitmap) { surface in
      cairo_set_source_surface(context, surface, Double(pixels.x), Double(pixels.y))
      cairo_paint_with_alpha(context, alpha)
      cairo_set_source_rgb(context, 0, 0, 0)
    }
  }

  private func withSurface(_ bitmap: Bitmap, _ body: (OpaquePointer) -> Void) {
    let surface = cairo_image_surface_create_for_data(
      bitmap.data.assumingMemoryBound(to: UInt8.self),
      bitmap.format.cairo,
      Int32(bitmap.width),
      Int32(bitmap.height),
      Int32(bitmap.bytesPerRow)
    )
    guard let surface else { return }
    body(surface)
    // What the document still needs of the pixels it copies now.
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  /// Lets the document know that it has the pixels already, where it does.
  private func name(_ surface: OpaquePointer, _ bitmap: Bitmap) {
    let number = knownImages[ObjectIdentifier(bitmap)]?.number ?? knownImages.count
    knownImages[ObjectIdentifier(bitmap)] = (bitmap, number)
    guard let copy = strdup("\(number)") else { return }
    cairo_surface_set_mime_data(
      surface,
      "application/x-cairo.uuid",
      copy,
      UInt(strlen(copy)),
      { free($0) },
      copy
    )
  }
}

extension CGPoint {
  fileprivate func twoThirds(to other: CGPoint) -> CGPoint {
    CGPoint(x: x + (other.x - x) * 2 / 3, y: y + (other.y - y) * 2 / 3)
  }
}

extension CGBlendMode {
  /// How the mode is carried out on a page, which has none of those that take away what is there; nil
  /// where nothing is drawn.
  fileprivate var onPages: cairo_operator_t? {
    switch self {
    case .normal, .copy, .sourceAtop: CAIRO_OPERATOR_OVER
    case .multiply, .plusDarker: CAIRO_OPERATOR_MULTIPLY
    case .screen, .plusLighter: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear, .sourceIn, .sourceOut, .destinationOver, .destinationIn, .destinationOut,
      .destinationAtop, .xor:
      nil
    }
  }
}
