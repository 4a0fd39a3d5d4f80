import Foundation

/// A straight sRGB colour ready to be drawn.
struct PaintColor: Hashable, Sendable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  static let black = PaintColor(red: 0, green: 0, blue: 0, alpha: 1)

  init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes the colour of components with a trailing alpha.
  init(space: CGColorSpace.Kind, values: [CGFloat]) {
    let rgb = ColorConversion.sRGB(from: space, values)
    self.init(
      red: rgb.red,
      green: rgb.green,
      blue: rgb.blue,
      alpha: values.count > space.componentCount ? Double(values[space.componentCount]) : 1
    )
  }

  func pixel(alpha factor: CGFloat = 1) -> Pixel {
    Pixel(red: red, green: green, blue: blue, alpha: alpha * Double(factor))
  }
}
