import Foundation

/// How far colours are from each other for the eye: 0 for the same, 100 for black and white.
///
/// It is the distance in CIE L*a*b* under D65, that of 1976.
enum ColorDistance {
  private typealias Lab = (l: Float, a: Float, b: Float)

  /// The distance of two pixels, alpha in the highest byte and multiplied in; a difference in alpha counts
  /// as one in lightness.
  static func between(_ first: UInt32, _ second: UInt32) -> Float {
    if first == second { return 0 }
    let (one, two) = (lab(first), lab(second))
    let (l, a, b) = (one.l - two.l, one.a - two.a, one.b - two.b)
    let alpha = abs(Float(first >> 24) - Float(second >> 24)) / 255 * 100
    return max((l * l + a * a + b * b).squareRoot(), alpha)
  }

  /// Light of the values of a byte in sRGB.
  private static let light: [Float] = (0...255).map { value in
    let share = Float(value) / 255
    return share <= 0.04045 ? share / 12.92 : powf((share + 0.055) / 1.055, 2.4)
  }

  private static func lab(_ pixel: UInt32) -> Lab {
    let red = light[Int(pixel >> 16 & 0xff)]
    let green = light[Int(pixel >> 8 & 0xff)]
    let blue = light[Int(pixel & 0xff)]
    let x = root((0.412_456_4 * red + 0.357_576_1 * green + 0.180_437_5 * blue) / 0.950_47)
    let y = root(0.212_672_9 * red + 0.715_152_2 * green + 0.072_175 * blue)
    let z = root((0.019_333_9 * red + 0.119_192 * green + 0.950_304_1 * blue) / 1.088_83)
    return (116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  private static func root(_ value: Float) -> Float {
    value > 216.0 / 24_389 ? cbrtf(value) : (24_389.0 / 27 * value + 16) / 116
  }
}
