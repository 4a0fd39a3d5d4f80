/// How the channels of colours are made of those of others: each is a sum of parts of all four, and of a
/// constant.
///
/// The channels are those of straight colours, from 0 to 1; what leaves that range is cut off.
package struct ColorMatrix: Hashable, Sendable {
  /// What red, green, blue, alpha and whatever the colour is each add to the four channels.
  private let columns: [SIMD4<Float>]

  /// Makes a matrix of the columns.
  package init(
    red: SIMD4<Float>,
    green: SIMD4<Float>,
    blue: SIMD4<Float>,
    alpha: SIMD4<Float>,
    constant: SIMD4<Float> = .zero
  ) {
    columns = [red, green, blue, alpha, constant]
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
    columns[0] * color.x + columns[1] * color.y + columns[2] * color.z + columns[3] * color.w
      + columns[4]
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
