import Foundation

/// Where something is drawn, in device space.
enum Shape {
  /// Whole pixels.
  case pixels(PixelRect)
  /// The inside of an outline.
  case outline(PathElements, CGPathFillRule)
  /// Coverage that is already known.
  case mask(CoverageMask)

  /// The pixels that may be touched.
  var bounds: PixelRect {
    switch self {
    case .pixels(let rect): rect
    case .outline(let elements, _):
      elements.isEmpty ? .empty : PixelRect(around: elements.controlBounds)
    case .mask(let mask): mask.rect
    }
  }
}

extension CGContext {
  /// Draws a shape with everything the state asks for: clip, shadow, alpha, blend mode.
  func paint(_ shape: Shape, _ paint: Paint) {
    guard !state.clip.isEmpty else { return }
    if let shadow = state.shadow { cast(shadow, of: shape, paint) }
    composite(shape, paint, mode: state.blendMode, alpha: state.alpha)
  }

  /// Draws a shape inside the clip.
  func composite(_ shape: Shape, _ paint: Paint, mode: CGBlendMode, alpha: Double) {
    let rect = shape.bounds.intersection(state.clip.rect)
    guard !rect.isEmpty else { return }
    if let pages { return pages.draw(shape, paint, mode: mode, alpha: alpha, in: state) }
    if layers.isEmpty { foreign?.read(into: bitmap, rect) }
    switch shape {
    case .pixels:
      target.draw(paint, through: state.clip.mask, on: rect, mode: mode, alpha: alpha)
    case .outline(let elements, let rule):
      if mode == .normal, state.clip.mask == nil, case .color(let color) = paint,
        target.bitmap.format == .color
      {
        fill(elements, rule, with: color.pixel(alpha: alpha), on: rect)
      } else if let mask = coverage(of: elements, rule, on: rect) {
        target.draw(paint, through: clipped(mask), on: rect, mode: mode, alpha: alpha)
      }
    case .mask(let mask):
      let copy = state.clip.mask == nil ? mask : mask.copy(of: rect)
      guard let copy else { return }
      target.draw(paint, through: clipped(copy), on: rect, mode: mode, alpha: alpha)
    }
    if layers.isEmpty { foreign?.write(from: bitmap, rect) }
  }

  /// Fills an outline with a colour, without the detour through a mask.
  private func fill(
    _ elements: PathElements,
    _ rule: CGPathFillRule,
    with pixel: Pixel,
    on rect: PixelRect
  ) {
    guard pixel.argb != 0 else { return }
    var filler = ColorFiller(target: target, pixel: pixel, antialias: isAntialiased)
    elements.cover(rect, .identity, rule, state.flattening, into: &filler)
  }

  /// The coverage of an outline on some pixels; nil when it has none there.
  func coverage(
    of elements: PathElements,
    _ rule: CGPathFillRule,
    on rect: PixelRect
  ) -> CoverageMask? {
    CoverageMask(
      of: elements,
      rule: rule,
      flattening: state.flattening,
      antialias: isAntialiased,
      window: rect
    )
  }

  /// A mask that belongs to nobody else, multiplied by the clip's.
  private func clipped(_ mask: CoverageMask) -> CoverageMask {
    if let clip = state.clip.mask {
      mask.bitmap.multiply(
        by: clip.bitmap,
        at: (clip.x - mask.x, clip.y - mask.y),
        in: mask.bitmap.bounds
      )
    }
    return mask
  }
}

extension CoverageMask {
  /// The part of the mask in a rectangle that it shares pixels with, as one of its own.
  func copy(of rect: PixelRect) -> CoverageMask? {
    let rect = rect.intersection(self.rect)
    guard !rect.isEmpty, let copy = CoverageMask(clearing: rect) else { return nil }
    copy.bitmap.copyPixels(of: bitmap, from: rect.offsetBy(dx: -x, dy: -y), to: (0, 0))
    return copy
  }
}
