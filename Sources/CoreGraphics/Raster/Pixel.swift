/// One premultiplied pixel, eight bits a channel, in the order ARGB from the high byte down.
package struct Pixel: Hashable, Sendable {
  package var argb: UInt32

  package init(argb: UInt32) { self.argb = argb }

  /// Makes a premultiplied pixel from straight components, clamped to 0...1.
  package init(red: Double, green: Double, blue: Double, alpha: Double) {
    let alpha = Self.unit(alpha)
    func byte(_ value: Double) -> UInt32 {
      UInt32((Self.unit(value) * alpha * 255).rounded())
    }
    argb =
      UInt32((alpha * 255).rounded()) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }

  package static let clear = Pixel(argb: 0)

  package var alpha: UInt8 { UInt8(truncatingIfNeeded: argb >> 24) }
  package var red: UInt8 { UInt8(truncatingIfNeeded: argb >> 16) }
  package var green: UInt8 { UInt8(truncatingIfNeeded: argb >> 8) }
  package var blue: UInt8 { UInt8(truncatingIfNeeded: argb) }
  package var isOpaque: Bool { alpha == 255 }

  private static func unit(_ value: Double) -> Double {
    // A NaN channel counts as none, so that garbage never reaches the screen.
    value > 0 ? min(value, 1) : 0
  }
}
