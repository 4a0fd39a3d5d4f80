import UIKit

/// What effects do to colours.
extension CoreGraphics.ColorMatrix {
  /// How bright the channels are (Filter Effects, feColorMatrix).
  private static let brightness = SIMD3<Double>(0.213, 0.715, 0.072)

  /// Makes the matrix of what red, green and blue add to those three, and of what is added to each.
  private init(
    _ red: SIMD3<Double>,
    _ green: SIMD3<Double>,
    _ blue: SIMD3<Double>,
    constant: SIMD3<Double> = .zero
  ) {
    func column(_ parts: SIMD3<Double>) -> SIMD4<Float> { SIMD4(SIMD3<Float>(parts), 0) }
    self.init(
      red: column(red),
      green: column(green),
      blue: column(blue),
      alpha: SIMD4(0, 0, 0, 1),
      constant: column(constant)
    )
  }

  /// Makes the matrix that multiplies red, green and blue and adds to them.
  private init(scale: Double, constant: Double = 0) {
    self.init(
      SIMD3(scale, 0, 0),
      SIMD3(0, scale, 0),
      SIMD3(0, 0, scale),
      constant: SIMD3(repeating: constant)
    )
  }

  /// Adds to red, green and blue.
  static func brightness(_ amount: Double) -> Self { Self(scale: 1, constant: amount) }

  /// Brings channels nearer to the middle, or farther from it.
  static func contrast(_ amount: Double) -> Self { Self(scale: amount, constant: (1 - amount) / 2) }

  /// Brings channels nearer to the brightness, or farther from it.
  static func saturation(_ amount: Double) -> Self {
    let grey = brightness * (1 - amount)
    return Self(
      SIMD3(grey.x + amount, grey.x, grey.x),
      SIMD3(grey.y, grey.y + amount, grey.y),
      SIMD3(grey.z, grey.z, grey.z + amount)
    )
  }

  /// Turns the hue by an angle in radians; brightness stays.
  static func hueRotation(_ angle: Double) -> Self {
    let (red, green, blue) = (brightness.x, brightness.y, brightness.z)
    let (c, s) = (cos(angle), sin(angle))
    return Self(
      SIMD3(
        red + c * (1 - red) - s * red,
        red - c * red + s * 0.143,
        red - c * red - s * (1 - red)
      ),
      SIMD3(
        green - c * green - s * green,
        green + c * (1 - green) + s * 0.140,
        green - c * green + s * green
      ),
      SIMD3(
        blue - c * blue + s * (1 - blue),
        blue - c * blue - s * 0.283,
        blue + c * (1 - blue) + s * blue
      )
    )
  }

  /// Inverts colours, from 0 for not at all to 1.
  static func inversion(_ amount: Double) -> Self { Self(scale: 1 - 2 * amount, constant: amount) }

  /// Multiplies channels by those of a colour.
  static func multiply(_ color: [Double]) -> Self {
    let parts = SIMD4<Float>(
      Float(color[0]),
      Float(color[1]),
      Float(color[2]),
      Float(color[3])
    )
    return Self(
      red: SIMD4(parts.x, 0, 0, 0),
      green: SIMD4(0, parts.y, 0, 0),
      blue: SIMD4(0, 0, parts.z, 0),
      alpha: SIMD4(0, 0, 0, parts.w)
    )
  }

  /// A colour, as opaque as the one it takes the place of and as itself.
  static func silhouette(_ color: SIMD4<Double>) -> Self {
    let parts = SIMD4<Float>(color)
    return Self(
      red: .zero,
      green: .zero,
      blue: .zero,
      alpha: SIMD4(0, 0, 0, parts.w),
      constant: SIMD4(parts.x, parts.y, parts.z, 0)
    )
  }

  /// Black, as opaque as colours are bright.
  static let luminanceToAlpha = Self(
    red: SIMD4(0, 0, 0, 0.2125),
    green: SIMD4(0, 0, 0, 0.7154),
    blue: SIMD4(0, 0, 0, 0.0721),
    alpha: .zero
  )
}
