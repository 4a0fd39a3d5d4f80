import Foundation

/// A gradient as pixels of device space.
struct GradientSource: PixelSource {
  /// How a place becomes a location along the gradient.
  enum Geometry {
    case linear(LinearGeometry)
    case radial(RadialGeometry)
    case conic(ConicGeometry)
  }

  let ramp: GradientRamp
  let geometry: Geometry
  let options: CGGradientDrawingOptions

  func isOpaque(on rect: PixelRect) -> Bool {
    guard ramp.isOpaque else { return false }
    switch geometry {
    case .linear(let linear):
      let range = linear.range(on: rect)
      return (range.low >= 0 || options.contains(.drawsBeforeStartLocation))
        && (range.high <= 1 || options.contains(.drawsAfterEndLocation))
    case .radial: return false
    case .conic: return true
    }
  }

  func image(for rect: PixelRect) -> PixelImage? {
    guard let bitmap = Bitmap(width: rect.width, height: rect.height) else { return nil }
    fill(bitmap, rect, at: (0, 0))
    return PixelImage(bitmap: bitmap, x: rect.minX, y: rect.minY)
  }

  func write(_ rect: PixelRect, to bitmap: Bitmap, at origin: (x: Int, y: Int)) -> Bool {
    guard bitmap.format == .color else { return false }
    fill(bitmap, rect, at: origin)
    return true
  }

  private func fill(_ bitmap: Bitmap, _ rect: PixelRect, at origin: (x: Int, y: Int)) {
    ramp.pixels.withUnsafeBufferPointer { pixels in
      let colors = GradientColors(pixels: pixels, options: options)
      for y in 0..<rect.height {
        let line = bitmap.data + (origin.y + y) * bitmap.bytesPerRow + origin.x * 4
        let row = line.assumingMemoryBound(to: UInt32.self)
        let center = CGFloat(rect.minY + y) + 0.5
        switch geometry {
        case .linear(let linear):
          if linear.perX == 0 {
            let place = PixelRect(x: origin.x, y: origin.y + y, width: rect.width, height: 1)
            bitmap.fill(place, with: Pixel(argb: colors[linear.location(x: 0, y: center)]))
          } else if linear.perY == 0, y > 0 {
            memcpy(line, line - bitmap.bytesPerRow, rect.width * 4)
          } else {
            linear.fill(row, minX: rect.minX, count: rect.width, y: center, colors)
          }
        case .radial(let radial):
          radial.fill(row, minX: rect.minX, count: rect.width, y: center, colors)
        case .conic(let conic):
          conic.fill(row, minX: rect.minX, count: rect.width, y: center, colors)
        }
      }
    }
  }
}

/// The colours at locations along a gradient, clear beyond an end that does not go on.
struct GradientColors {
  private let pixels: UnsafeBufferPointer<UInt32>
  private let before: UInt32
  private let after: UInt32
  let options: CGGradientDrawingOptions

  init(pixels: UnsafeBufferPointer<UInt32>, options: CGGradientDrawingOptions) {
    self.pixels = pixels
    self.options = options
    before = options.contains(.drawsBeforeStartLocation) ? pixels[0] : 0
    after = options.contains(.drawsAfterEndLocation) ? pixels[GradientRamp.steps] : 0
  }

  @inline(__always)
  subscript(location: CGFloat) -> UInt32 {
    // Written so that what is not a number is before the start.
    if !(location >= 0) { return before }
    if location > 1 { return after }
    return pixels[Int(location * CGFloat(GradientRamp.steps) + 0.5)]
  }
}
