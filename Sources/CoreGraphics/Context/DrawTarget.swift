internal import CPixman
import Foundation

/// The pixels being drawn into, and where they lie in device space.
struct DrawTarget {
  let bitmap: Bitmap
  /// The device pixel that is the bitmap's first.
  let x: Int
  let y: Int
  /// Whether the bitmap's alpha means nothing and must stay full.
  var isAlwaysOpaque = false

  var bounds: PixelRect { bitmap.bounds.offsetBy(dx: x, dy: y) }

  /// Draws `paint` through `mask` on the pixels of `rect`, which must be inside `bounds`.
  ///
  /// Without a mask all of each pixel is covered. `alpha` multiplies the paint.
  func draw(
    _ paint: Paint,
    through mask: CoverageMask?,
    on rect: PixelRect,
    mode: CGBlendMode,
    alpha: Double
  ) {
    var rect = rect
    if let mask { rect = rect.intersection(mask.rect) }
    guard !rect.isEmpty else { return }
    if mode == .normal, drawCommon(paint, through: mask, on: rect, alpha: alpha) { return }
    let source: PixelImage?
    var fade: UInt8 = 255
    switch paint {
    case .color(let color): source = PixelImage(color: color.pixel(alpha: alpha))
    case .pixels(let pixels):
      source = pixels.image(for: rect)
      fade = UInt8((min(max(alpha, 0), 1) * 255).rounded())
    }
    guard let source else { return }
    switch mode.operation {
    case .direct(let operation):
      blend(operation, source, through: mask, fade: fade, on: rect)
    case .mixed(let operation):
      mix(operation, source, through: mask, fade: fade, on: rect)
    case .mixedWhole(let operation):
      guard let whole = faded(source, by: fade, on: rect) else { return }
      mix(operation, whole, through: mask, fade: 255, on: rect)
    case .plusDarker:
      addDark(source, through: mask, fade: fade, on: rect)
    }
    if !mode.keepsOpacity { restoreOpacity(on: rect) }
  }

  /// The ways that need no set-up: colours, and opaque pixels drawn as they are.
  private func drawCommon(
    _ paint: Paint,
    through mask: CoverageMask?,
    on rect: PixelRect,
    alpha: Double
  ) -> Bool {
    let local = rect.offsetBy(dx: -x, dy: -y)
    switch paint {
    case .color(let color):
      let pixel = color.pixel(alpha: alpha)
      if let mask {
        let origin = (mask.x - x, mask.y - y)
        bitmap.fillOver(pixel, through: mask.bitmap, at: origin, clip: local)
      } else {
        bitmap.fillOver(local, with: pixel)
      }
      return true
    case .pixels(let source):
      guard mask == nil, alpha >= 1, source.isOpaque(on: rect) else { return false }
      return source.write(rect, to: bitmap, at: (local.minX, local.minY))
    }
  }

  /// Runs an operator of the pixel library.
  private func blend(
    _ operation: pixman_op_t,
    _ source: borrowing PixelImage,
    through mask: CoverageMask?,
    fade: UInt8,
    on rect: PixelRect
  ) {
    let coverage = MaskImage(mask: mask, alpha: fade, rect: rect)
    pixman_image_composite32(
      operation,
      source.image,
      coverage.image,
      bitmap.image,
      Int32(clamping: rect.minX + source.dx),
      Int32(clamping: rect.minY + source.dy),
      coverage.x,
      coverage.y,
      Int32(rect.minX - x),
      Int32(rect.minY - y),
      Int32(rect.width),
      Int32(rect.height)
    )
  }

  /// Runs an operator on a copy of the pixels and mixes the result in by coverage.
  private func mix(
    _ operation: pixman_op_t,
    _ source: borrowing PixelImage,
    through mask: CoverageMask?,
    fade: UInt8,
    on rect: PixelRect
  ) {
    guard let mask else { return blend(operation, source, through: nil, fade: fade, on: rect) }
    guard let copy = copy(of: rect) else { return }
    copy.blend(operation, source, through: nil, fade: fade, on: rect)
    forEachPixel(of: rect) { x, y, pixel in
      let coverage = mask.bitmap[x - mask.x, y - mask.y].alpha
      let changed = copy.bitmap[x - copy.x, y - copy.y]
      return pixel.mixed(with: changed, UInt32(coverage))
    }
  }

  /// Adds the darkness of what is drawn to that of what is there, which no operator does.
  private func addDark(
    _ source: borrowing PixelImage,
    through mask: CoverageMask?,
    fade: UInt8,
    on rect: PixelRect
  ) {
    guard let drawn = copy(of: nil, size: rect) else { return }
    drawn.blend(PIXMAN_OP_SRC, source, through: mask, fade: fade, on: rect)
    forEachPixel(of: rect) { x, y, pixel in
      pixel.addingDarkness(of: drawn.bitmap[x - drawn.x, y - drawn.y])
    }
  }

  /// What is drawn, multiplied by an alpha, as pixels of its own.
  private func faded(
    _ source: borrowing PixelImage,
    by fade: UInt8,
    on rect: PixelRect
  ) -> PixelImage? {
    guard let drawn = copy(of: nil, size: rect) else { return nil }
    drawn.blend(PIXMAN_OP_SRC, source, through: nil, fade: fade, on: rect)
    return PixelImage(bitmap: drawn.bitmap, x: drawn.x, y: drawn.y)
  }

  private func copy(of rect: PixelRect) -> DrawTarget? { copy(of: rect, size: rect) }

  private func copy(of rect: PixelRect?, size: PixelRect) -> DrawTarget? {
    guard let copy = Bitmap(width: size.width, height: size.height, format: bitmap.format) else {
      return nil
    }
    if let rect { copy.copyPixels(of: bitmap, from: rect.offsetBy(dx: -x, dy: -y), to: (0, 0)) }
    return DrawTarget(bitmap: copy, x: size.minX, y: size.minY)
  }

  private func forEachPixel(of rect: PixelRect, _ change: (Int, Int, Pixel) -> Pixel) {
    for row in rect.minY..<rect.maxY {
      for column in rect.minX..<rect.maxX {
        bitmap.set(column - x, row - y, change(column, row, bitmap[column - x, row - y]))
      }
    }
  }

  private func restoreOpacity(on rect: PixelRect) {
    guard isAlwaysOpaque else {
      bitmap.isOpaque = false
      return
    }
    guard let black = PixelImage(color: Pixel(argb: 0xFF00_0000)) else { return }
    blend(PIXMAN_OP_ADD, black, through: nil, fade: 255, on: rect)
  }
}

extension Bitmap {
  /// Writes one pixel; of coverage only the alpha counts.
  func set(_ x: Int, _ y: Int, _ pixel: Pixel) {
    switch format {
    case .color:
      data.storeBytes(of: pixel.argb, toByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
    case .alpha:
      data.storeBytes(of: pixel.alpha, toByteOffset: y * bytesPerRow + x, as: UInt8.self)
    }
  }
}

extension Pixel {
  /// Applies a function to each channel of two pixels.
  private func zip(_ other: Pixel, _ channel: (UInt32, UInt32) -> UInt32) -> Pixel {
    var result: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      result |= channel(argb >> shift & 255, other.argb >> shift & 255) << shift
    }
    return Pixel(argb: result)
  }

  /// The pixel with a share of another mixed in, 0...255.
  func mixed(with other: Pixel, _ share: UInt32) -> Pixel {
    if self == other || share == 0 { return self }
    return zip(other) { own, other in (own * (255 - share) + other * share + 127) / 255 }
  }

  /// The sum of both pixels' darkness: premultiplied, α − (αs − S) − (αd − D), α = min(1, αs + αd).
  func addingDarkness(of other: Pixel) -> Pixel {
    let alpha = min(255, UInt32(self.alpha) + UInt32(other.alpha))
    let lost = UInt32(self.alpha) + UInt32(other.alpha) - alpha
    let colors = zip(other) { own, other in own + other > lost ? min(own + other - lost, 255) : 0 }
    return Pixel(argb: alpha << 24 | colors.argb & 0x00FF_FFFF)
  }
}
