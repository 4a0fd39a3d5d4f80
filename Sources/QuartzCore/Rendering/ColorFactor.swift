import CoreGraphics

/// What the channels of colours are multiplied by.
struct ColorFactor: Hashable {
  var red = 1.0
  var green = 1.0
  var blue = 1.0

  static let none = ColorFactor()

  func of(_ pixel: Pixel) -> Pixel {
    guard self != .none else { return pixel }
    func channel(_ value: UInt8, _ factor: Double, _ shift: UInt32) -> UInt32 {
      UInt32((Double(value) * max(0, min(1, factor))).rounded()) << shift
    }
    return Pixel(
      argb: UInt32(pixel.alpha) << 24 | channel(pixel.red, red, 16) | channel(pixel.green, green, 8)
        | channel(pixel.blue, blue, 0)
    )
  }

  func of(_ color: CGColor) -> CGColor {
    guard self != .none else { return color }
    let c = color.deviceComponents
    func part(_ value: Double, _ factor: Double) -> CGFloat {
      CGFloat(value * max(0, min(1, factor)))
    }
    return CGColor(
      red: part(c.red, red),
      green: part(c.green, green),
      blue: part(c.blue, blue),
      alpha: CGFloat(c.alpha)
    )
  }

  func of(_ bitmap: Bitmap) -> Bitmap? {
    guard bitmap.format == .color,
      let result = Bitmap(width: bitmap.width, height: bitmap.height)
    else { return nil }
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let pixel = bitmap[x, y]
        guard pixel != .clear else { continue }
        result.fill(PixelRect(x: x, y: y, width: 1, height: 1), with: of(pixel))
      }
    }
    result.isOpaque = bitmap.isOpaque
    return result
  }

  /// Contents in other colours; nil where their pixels cannot be had.
  func of(_ contents: LayerContents) -> LayerContents? {
    switch contents {
    case .none: return contents
    case .image(let image): return of(image.bitmap).map { .image(CGImage(bitmap: $0)) }
    case .drawing(let bitmap, let overhang): return of(bitmap).map { .drawing($0, overhang) }
    case .gradient(var gradient):
      gradient.colors = gradient.colors.map(of)
      return .gradient(gradient)
    case .shape(var shape):
      shape.fillColor = shape.fillColor.map(of)
      shape.strokeColor = shape.strokeColor.map(of)
      return .shape(shape)
    }
  }

  /// The nearest of 32 steps of each channel, so that few pictures have to be made.
  var stepped: ColorFactor {
    func step(_ value: Double) -> Double { (max(0, min(1, value)) * 31).rounded() / 31 }
    return ColorFactor(red: step(red), green: step(green), blue: step(blue))
  }
}
