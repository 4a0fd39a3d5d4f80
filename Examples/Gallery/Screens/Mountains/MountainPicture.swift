import UIKit

/// Draws a mountain as high as it is among the others, with snow from a certain height on.
@MainActor
struct MountainPicture {
  let mountain: Mountain

  func image(_ size: CGSize) -> UIImage {
    let format = UIGraphicsImageRendererFormat.preferred()
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      drawSky(size, context.cgContext)
      drawRidge(size, base: 0.86, peak: 0.56, color: colors.far, seed: 5)
      drawPeak(size)
      drawRidge(size, base: 0.92, peak: 0.8, color: colors.near, seed: 11)
    }
  }

  private var number: Int { mountain.name.unicodeScalars.reduce(7) { $0 &* 31 &+ Int($1.value) } }

  private var colors: (sky: [UIColor], far: UIColor, peak: UIColor, near: UIColor) {
    func color(_ hue: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat) -> UIColor {
      UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
    }
    let hue: CGFloat =
      switch mountain.region {
      case .hokkaido: 0.55
      case .tohoku: 0.48
      case .kanto: 0.08
      case .chubu: 0.6
      case .west: 0.92
      case .kyushu: 0.03
      }
    let cool = color(0.62, 0.28, 0.56)
    return (
      [color(hue, 0.42, 0.93), color(hue, 0.12, 0.99)],
      color(hue, 0.28, 0.82), cool, color(0.38, 0.42, 0.42)
    )
  }

  private func drawSky(_ size: CGSize, _ context: CGContext) {
    let sky = colors.sky.map(\.cgColor) as CFArray
    if let gradient = CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(),
      colors: sky,
      locations: [0, 1]
    ) {
      context.drawLinearGradient(
        gradient,
        start: .zero,
        end: CGPoint(x: 0, y: size.height * 0.8),
        options: .drawsAfterEndLocation
      )
    }
    UIColor(red: 1, green: 0.95, blue: 0.78, alpha: 1).setFill()
    let x = size.width * (0.15 + 0.7 * CGFloat(abs(number) % 97) / 97)
    let sun = CGRect(x: x - 11, y: size.height * 0.14, width: 22, height: 22)
    UIBezierPath(ovalIn: sun).fill()
  }

  /// The mountain itself: steep at the top, flat at the foot, like a fan hung upside down.
  private func drawPeak(_ size: CGSize) {
    let top = size.height * (0.62 - 0.46 * CGFloat(mountain.metres) / 3_776)
    let middle = size.width * (0.4 + 0.2 * CGFloat(abs(number / 7) % 31) / 31)
    let foot = size.height * 0.94
    let path = slope(from: CGPoint(x: middle, y: top), to: foot, width: size.width * 0.62)
    colors.peak.setFill()
    path.fill()
    guard mountain.metres > 1_800, let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    path.addClip()
    UIColor.white.withAlphaComponent(0.94).setFill()
    let line = top + (foot - top) * 0.3 * CGFloat(mountain.metres - 1_300) / 2_476
    let snow = UIBezierPath()
    snow.move(to: CGPoint(x: 0, y: 0))
    snow.addLine(to: CGPoint(x: size.width, y: 0))
    snow.addLine(to: CGPoint(x: size.width, y: line))
    let teeth = 12
    for tooth in 0...teeth {
      let depth: CGFloat = tooth % 2 == 0 ? 0 : 5 + CGFloat(abs(number >> tooth) % 5)
      let x = size.width * (1 - CGFloat(tooth) / CGFloat(teeth))
      snow.addLine(to: CGPoint(x: x, y: line + depth))
    }
    snow.close()
    snow.fill()
    context.restoreGState()
  }

  private func slope(from top: CGPoint, to foot: CGFloat, width: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    let crater: CGFloat = 3
    path.move(to: CGPoint(x: top.x - crater, y: top.y))
    path.addLine(to: CGPoint(x: top.x + crater, y: top.y))
    path.addCurve(
      to: CGPoint(x: top.x + width, y: foot),
      controlPoint1: CGPoint(x: top.x + width * 0.22, y: top.y + (foot - top.y) * 0.55),
      controlPoint2: CGPoint(x: top.x + width * 0.55, y: foot)
    )
    path.addLine(to: CGPoint(x: top.x - width, y: foot))
    path.addCurve(
      to: CGPoint(x: top.x - crater, y: top.y),
      controlPoint1: CGPoint(x: top.x - width * 0.55, y: foot),
      controlPoint2: CGPoint(x: top.x - width * 0.22, y: top.y + (foot - top.y) * 0.55)
    )
    path.close()
    return path
  }

  private func drawRidge(
    _ size: CGSize,
    base: CGFloat,
    peak: CGFloat,
    color: UIColor,
    seed: Int
  ) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: size.height))
    var state = number &* 2_654_435_761 &+ seed
    let steps = 5
    var last = CGPoint(x: 0, y: size.height * (base + peak) / 2)
    path.addLine(to: last)
    for step in 1...steps {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let share = CGFloat((state >> 33) & 255) / 255
      let next = CGPoint(
        x: size.width * CGFloat(step) / CGFloat(steps),
        y: size.height * (peak + (base - peak) * share)
      )
      let middle = (last.x + next.x) / 2
      path.addCurve(
        to: next,
        controlPoint1: CGPoint(x: middle, y: last.y),
        controlPoint2: CGPoint(x: middle, y: next.y)
      )
      last = next
    }
    path.addLine(to: CGPoint(x: size.width, y: size.height))
    path.close()
    color.setFill()
    path.fill()
  }
}
