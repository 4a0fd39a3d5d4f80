import UIKit

/// Draws a landscape for a number: a sky, the sun, and hills one behind the other.
struct Landscape {
  private struct Palette {
    let sky: [UIColor]
    let sun: UIColor
    let hills: [UIColor]
  }

  private static let palettes: [Palette] = [
    palette(0xFDC8_91, 0xF8E9_D2, sun: 0xFFF4_DC, 0xD88C_72, 0xA45A_5B, 0x5B33_4A),
    palette(0x6FB1_E4, 0xDDF0_FA, sun: 0xFFFF_FF, 0x86B7_8F, 0x4F8A_6C, 0x2A57_4C),
    palette(0x2B2D_5B, 0xC26A_82, sun: 0xFFD9_A0, 0x6A4A_7D, 0x4230_63, 0x241C_40),
    palette(0xBFE3_DF, 0xFBF3_E4, sun: 0xFFE0_8A, 0x8FC1_B5, 0x5E9C_98, 0x2F66_70),
    palette(0xE9ED_F2, 0xF9FA_FC, sun: 0xFFFF_FF, 0xC3CE_DB, 0x93A5_BA, 0x5D73_8E),
    palette(0xFFD6_DF, 0xFFF1_EC, sun: 0xFFFF_FF, 0xE8A0_AE, 0xB86C_86, 0x6E3F_63),
  ]

  private static func palette(
    _ top: Int,
    _ bottom: Int,
    sun: Int,
    _ hills: Int...
  ) -> Palette {
    Palette(sky: [color(top), color(bottom)], sun: color(sun), hills: hills.map(color))
  }

  private static func color(_ hex: Int) -> UIColor {
    UIColor(
      red: CGFloat(hex >> 16 & 255) / 255,
      green: CGFloat(hex >> 8 & 255) / 255,
      blue: CGFloat(hex & 255) / 255,
      alpha: 1
    )
  }

  let number: Int

  /// A picture of the landscape, in points.
  @MainActor
  func image(_ size: CGSize) -> UIImage {
    let format = UIGraphicsImageRendererFormat.preferred()
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      draw(size, context.cgContext)
    }
  }

  private func draw(_ size: CGSize, _ context: CGContext) {
    let palette = Self.palettes[abs(number &* 7 &+ number / 5) % Self.palettes.count]
    let colors = palette.sky.map(\.cgColor)
    if let gradient = CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(),
      colors: colors as CFArray,
      locations: [0, 1]
    ) {
      context.drawLinearGradient(
        gradient,
        start: .zero,
        end: CGPoint(x: 0, y: size.height * 0.8),
        options: [.drawsAfterEndLocation]
      )
    }
    let radius = size.width * 0.09
    let center = CGPoint(
      x: size.width * (0.2 + 0.6 * share(1)),
      y: size.height * (0.18 + 0.2 * share(2))
    )
    context.setFillColor(palette.sun.cgColor)
    context.fillEllipse(
      in: CGRect(
        x: center.x - radius,
        y: center.y - radius,
        width: radius * 2,
        height: radius * 2
      )
    )
    for (index, color) in palette.hills.enumerated() {
      context.setFillColor(color.cgColor)
      context.addPath(ridge(index, of: palette.hills.count, size))
      context.fillPath()
    }
  }

  /// The outline of a row of hills: two waves on top of each other.
  private func ridge(_ index: Int, of count: Int, _ size: CGSize) -> CGPath {
    let path = CGMutablePath()
    let base = size.height * (0.5 + 0.42 * CGFloat(index) / CGFloat(count))
    let swing = size.height * (0.13 - 0.03 * CGFloat(index))
    let phase = share(3 + index) * 2 * .pi
    let waves = 1.1 + 0.9 * share(7 + index)
    path.move(to: CGPoint(x: 0, y: size.height))
    for step in 0...48 {
      let x = CGFloat(step) / 48
      let slow = sin(x * waves * 2 * .pi + phase)
      let quick = sin(x * waves * 5.3 * .pi + phase * 2)
      path.addLine(
        to: CGPoint(x: x * size.width, y: base - swing * (slow + quick * 0.3))
      )
    }
    path.addLine(to: CGPoint(x: size.width, y: size.height))
    path.closeSubpath()
    return path
  }

  /// A number in 0..<1 that is always the same for the picture and `index`.
  private func share(_ index: Int) -> CGFloat {
    let mixed = (number &+ 1) &* 0x9E37_79B1 &+ index &* 0x85EB_CA77
    return CGFloat((mixed >> 7) & 1023) / 1024
  }
}
