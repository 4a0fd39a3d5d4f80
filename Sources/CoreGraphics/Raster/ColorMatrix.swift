/// How the channels of colours are made of those of others: each is a sum of parts of all four, and of a
/// constant.
///
/// The channels are those of straight colours, from 0 to 1; what leaves that range is cut off.
package struct ColorMatrix: Hashable, Sendable {
  /// What red adds to the four channels.
  package let red: SIMD4<Float>
  /// What green adds to the four channels.
  package let green: SIMD4<Float>
  /// What blue adds to the four channels.
  package let blue: SIMD4<Float>
  /// What alpha adds to the four channels.
  package let alpha: SIMD4<Float>
  /// What is added whatever the colour is.
  package let constant: SIMD4<Float>

  /// Makes a matrix of the columns.
  package init(
    red: SIMD4<Float>,
    green: SIMD4<Float>,
    blue: SIMD4<Float>,
    alpha: SIMD4<Float>,
    constant: SIMD4<Float> = .zero
  ) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    self.constant = constant
  }

  /// Leaves colours as they are.
  package static let identity = ColorMatrix(
    red: SIMD4(1, 0, 0, 0),
    green: SIMD4(0, 1, 0, 0),
    blue: SIMD4(0, 0, 1, 0),
    alpha: SIMD4(0, 0, 0, 1)
  )

  /// A straight colour, changed.
  package func applied(to color: SIMD4<Float>) -> SIMD4<Float> {
    linear(color) + constant
  }

  private func linear(_ color: SIMD4<Float>) -> SIMD4<Float> {
    red * color.x + green * color.y + blue * color.z + alpha * color.w
  }

  /// This matrix, and then another one.
  package func concatenating(_ other: ColorMatrix) -> ColorMatrix {
    ColorMatrix(
      red: other.linear(red),
      green: other.linear(green),
      blue: other.linear(blue),
      alpha: other.linear(alpha),
      constant: other.applied(to: constant)
    )
  }

  /// A pixel, changed.
  package func applied(to pixel: Pixel) -> Pixel {
    let alpha = Float(pixel.alpha)
    let straight =
      alpha > 0
      ? SIMD4(
        Float(pixel.red) / alpha,
        Float(pixel.green) / alpha,
        Float(pixel.blue) / alpha,
        alpha / 255
      ) : .zero
    let color = applied(to: straight).clamped(lowerBound: .zero, upperBound: .one)
    return Pixel(
      red: Double(color.x),
      green: Double(color.y),
      blue: Double(color.z),
      alpha: Double(color.w)
    )
  }
}
