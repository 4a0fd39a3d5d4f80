import CoreGraphics
import Foundation
import TestSupport
import Testing

/// Every blend mode against its formula, in doubles.
@Suite struct BlendModeTests {
  /// A premultiplied colour in doubles.
  struct Color {
    var alpha: Double
    var channels: [Double]

    init(_ pixel: Pixel) {
      alpha = Double(pixel.alpha) / 255
      channels = [pixel.red, pixel.green, pixel.blue].map { Double($0) / 255 }
    }

    init(alpha: Double, channels: [Double]) {
      self.alpha = alpha
      self.channels = channels
    }

    /// The colours without alpha.
    var straight: [Double] { alpha > 0 ? channels.map { $0 / alpha } : [0, 0, 0] }

    func mixed(_ other: Color, _ share: Double) -> Color {
      Color(
        alpha: alpha + (other.alpha - alpha) * share,
        channels: zip(channels, other.channels).map { $0 + ($1 - $0) * share }
      )
    }
  }

  /// The formula for straight colours: backdrop, source.
  func separable(_ mode: CGBlendMode) -> ((Double, Double) -> Double)? {
    func hardLight(_ b: Double, _ s: Double) -> Double {
      s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
    }
    switch mode {
    case .multiply: return { $0 * $1 }
    case .screen: return { $0 + $1 - $0 * $1 }
    case .overlay: return { hardLight($1, $0) }
    case .darken: return { min($0, $1) }
    case .lighten: return { max($0, $1) }
    case .colorDodge: return { $0 == 0 ? 0 : $1 >= 1 ? 1 : min(1, $0 / (1 - $1)) }
    case .colorBurn: return { $0 >= 1 ? 1 : $1 <= 0 ? 0 : 1 - min(1, (1 - $0) / $1) }
    case .hardLight: return hardLight
    case .softLight:
      return { b, s in
        if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
        let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
        return b + (2 * s - 1) * (d - b)
      }
    case .difference: return { abs($0 - $1) }
    case .exclusion: return { $0 + $1 - 2 * $0 * $1 }
    default: return nil
    }
  }

  func luminosity(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }

  func saturation(_ c: [Double]) -> Double { (c.max() ?? 0) - (c.min() ?? 0) }

  func settingLuminosity(_ c: [Double], _ value: Double) -> [Double] {
    var result = c.map { $0 + value - luminosity(c) }
    let l = luminosity(result)
    let (low, high) = (result.min() ?? 0, result.max() ?? 0)
    if low < 0 { result = result.map { l + ($0 - l) * l / (l - low) } }
    if high > 1 { result = result.map { l + ($0 - l) * (1 - l) / (high - l) } }
    return result
  }

  func settingSaturation(_ c: [Double], _ value: Double) -> [Double] {
    let (low, range) = (c.min() ?? 0, saturation(c))
    return range > 0 ? c.map { ($0 - low) * value / range } : [0, 0, 0]
  }

  func nonSeparable(_ mode: CGBlendMode) -> (([Double], [Double]) -> [Double])? {
    switch mode {
    case .hue:
      return {
        self.settingLuminosity(
          self.settingSaturation($1, self.saturation($0)),
          self.luminosity($0)
        )
      }
    case .saturation:
      return {
        self.settingLuminosity(
          self.settingSaturation($0, self.saturation($1)),
          self.luminosity($0)
        )
      }
    case .color: return { self.settingLuminosity($1, self.luminosity($0)) }
    case .luminosity: return { self.settingLuminosity($0, self.luminosity($1)) }
    default: return nil
    }
  }

  /// The factors of the modes that are sums: of the source and of the destination.
  func factors(_ mode: CGBlendMode, _ s: Double, _ d: Double) -> (Double, Double)? {
    switch mode {
    case .normal: (1, 1 - s)
    case .clear: (0, 0)
    case .copy: (1, 0)
    case .sourceIn: (d, 0)
    case .sourceOut: (1 - d, 0)
    case .sourceAtop: (d, 1 - s)
    case .destinationOver: (1 - d, 1)
    case .destinationIn: (0, s)
    case .destinationOut: (0, 1 - s)
    case .destinationAtop: (1 - d, s)
    case .xor: (1 - d, 1 - s)
    case .plusLighter: (1, 1)
    default: nil
    }
  }

  func expected(_ mode: CGBlendMode, _ s: Color, _ d: Color) -> Color {
    if let (fs, fd) = factors(mode, s.alpha, d.alpha) {
      return Color(
        alpha: min(1, s.alpha * fs + d.alpha * fd),
        channels: zip(s.channels, d.channels).map { min(1, $0 * fs + $1 * fd) }
      )
    }
    if mode == .plusDarker {
      let alpha = min(1, s.alpha + d.alpha)
      return Color(
        alpha: alpha,
        channels: zip(s.channels, d.channels).map {
          max(0, alpha - (s.alpha - $0) - (d.alpha - $1))
        }
      )
    }
    var blended = [0.0, 0, 0]
    if let formula = separable(mode) {
      blended = zip(d.straight, s.straight).map(formula)
    } else if let formula = nonSeparable(mode) {
      blended = formula(d.straight, s.straight)
    }
    return Color(
      alpha: s.alpha + d.alpha - s.alpha * d.alpha,
      channels: (0..<3).map {
        s.channels[$0] * (1 - d.alpha) + d.channels[$0] * (1 - s.alpha)
          + s.alpha * d.alpha * blended[$0]
      }
    )
  }

  func worst(_ found: Pixel, _ expected: Color) -> Double {
    let wanted = [expected.alpha] + expected.channels
    return zip(found.channels, wanted).map { abs(Double($0) - $1 * 255) }.max() ?? 0
  }

  @Test(arguments: CGBlendMode.allCases) func `a mode follows its formula`(
    mode: CGBlendMode
  ) throws {
    var random = SplitMix64(seed: 11)
    let background = try random.bitmap(24, 24, .color)
    let drawn = try random.bitmap(24, 24, .color)
    let target = try #require(background.copy())
    let context = try #require(CGContext(drawingInto: target, scale: 1))
    context.setBlendMode(mode)
    context.translateBy(x: 0, y: 24)
    context.scaleBy(x: 1, y: -1)
    context.draw(CGImage(bitmap: drawn), in: CGRect(x: 0, y: 0, width: 24, height: 24))
    // Bytes of faint colours say little about the colours; the formulas make much of it.
    let errors = target.bounds.points.filter { drawn[$0.x, $0.y].alpha > 40 || mode == .normal }
      .filter { background[$0.x, $0.y].alpha > 40 || background[$0.x, $0.y].alpha == 0 }
      .map { x, y in
        worst(target[x, y], expected(mode, Color(drawn[x, y]), Color(background[x, y])))
      }
    #expect(errors.count > 100)
    #expect((errors.max() ?? 255) <= 3)
  }

  @Test(arguments: CGBlendMode.allCases)
  func `where a shape covers in part, the result is mixed in`(
    mode: CGBlendMode
  ) throws {
    var random = SplitMix64(seed: 12)
    let background = try random.bitmap(12, 12, .color)
    for y in 0..<12 {
      for x in 0..<12 where background[x, y].alpha < 60 { background.poke(x, y, .white) }
    }
    let target = try #require(background.copy())
    let context = try #require(CGContext(drawingInto: target, scale: 1))
    context.setBlendMode(mode)
    context.setFillColor(red: 0.8, green: 0.3, blue: 0.5, alpha: 0.75)
    // Every pixel is covered by three quarters from the left, but for the last column.
    for column in 0..<12 {
      context.fill(CGRect(x: CGFloat(column), y: 0, width: 0.75, height: 12))
    }
    let source = Color(alpha: 0.75, channels: [0.6, 0.225, 0.375])
    let errors = target.bounds.points.map { x, y in
      let old = Color(background[x, y])
      let share = (0.75 * 255).rounded() / 255
      // Light is added in proportion to coverage, and only then cut off.
      if mode == .plusLighter || mode == .plusDarker {
        let faded = Color(alpha: 0.75 * share, channels: source.channels.map { $0 * share })
        return worst(target[x, y], expected(mode, faded, old))
      }
      return worst(target[x, y], old.mixed(expected(mode, source, old), share))
    }
    #expect((errors.max() ?? 255) <= 3)
  }

  @Test(arguments: CGBlendMode.allCases) func `alpha fades what is drawn, not the coverage`(
    mode: CGBlendMode
  ) throws {
    let (bitmap, context) = try picture(2, 1, background: Pixel(argb: 0xFF40_80C0))
    context.setBlendMode(mode)
    context.setAlpha(0.5)
    context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 0.6)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let source = Color(alpha: 0.3, channels: [0.3, 0.15, 0])
    let old = Color(Pixel(argb: 0xFF40_80C0))
    #expect(worst(bitmap[0, 0], expected(mode, source, old)) <= 2.5)
    #expect(bitmap[1, 0] == Pixel(argb: 0xFF40_80C0))
  }

  @Test(arguments: CGBlendMode.allCases) func `nothing outside the shape changes`(
    mode: CGBlendMode
  ) throws {
    var random = SplitMix64(seed: 13)
    let background = try random.bitmap(20, 20, .color)
    let target = try #require(background.copy())
    let context = try #require(CGContext(drawingInto: target, scale: 1))
    context.setBlendMode(mode)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    context.fillEllipse(in: CGRect(x: 5, y: 5, width: 8, height: 8))
    let inner = PixelRect(x: 5, y: 5, width: 8, height: 8)
    let expected = Reference.changing(background, on: inner) { x, y, _ in target[x, y] }
    #expect(target.pixels.differences(from: expected) == 0)
  }

  @Test func `a bitmap known to be opaque stays so only while it is`() throws {
    for mode in CGBlendMode.allCases {
      let (bitmap, context) = try picture(3, 3, background: .white)
      bitmap.isOpaque = true
      context.setBlendMode(mode)
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      context.fillEllipse(in: CGRect(x: 0, y: 0, width: 3, height: 3))
      if bitmap.isOpaque { #expect(bitmap.pixels.allSatisfy { $0.isOpaque }, "\(mode)") }
    }
  }

  @Test func `the numbers of the modes are Apple's`() {
    #expect(CGBlendMode.luminosity.rawValue == 15)
    #expect(CGBlendMode.clear.rawValue == 16)
    #expect(CGBlendMode.plusLighter.rawValue == 27)
    #expect(CGBlendMode.allCases.count == 28)
  }
}
