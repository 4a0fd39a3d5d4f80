import CoreGraphics
import CoreImage
import TestSupport
import Testing

/// The blend modes of "Compositing and Blending Level 1" (W3C), as that page writes them.
private enum Reference {
  typealias Color = SIMD3<Double>

  @Sendable static func multiply(_ b: Double, _ s: Double) -> Double { b * s }
  @Sendable static func screen(_ b: Double, _ s: Double) -> Double { b + s - b * s }

  @Sendable static func hardLight(_ b: Double, _ s: Double) -> Double {
    s <= 0.5 ? multiply(b, 2 * s) : screen(b, 2 * s - 1)
  }

  @Sendable static func dodge(_ b: Double, _ s: Double) -> Double {
    b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s))
  }

  @Sendable static func burn(_ b: Double, _ s: Double) -> Double {
    b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s)
  }

  @Sendable static func softLight(_ b: Double, _ s: Double) -> Double {
    if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
    let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
    return b + (2 * s - 1) * (d - b)
  }

  /// Modes that mix component by component: what lies below first.
  static let parts: [String: @Sendable (Double, Double) -> Double] = [
    "CIMultiplyBlendMode": multiply, "CIScreenBlendMode": screen,
    "CIOverlayBlendMode": { hardLight($1, $0) }, "CIDarkenBlendMode": { min($0, $1) },
    "CILightenBlendMode": { max($0, $1) }, "CIColorDodgeBlendMode": dodge,
    "CIColorBurnBlendMode": burn, "CIHardLightBlendMode": hardLight,
    "CISoftLightBlendMode": softLight, "CIDifferenceBlendMode": { abs($0 - $1) },
    "CIExclusionBlendMode": { $0 + $1 - 2 * $0 * $1 },
  ]

  static func light(_ c: Color) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }

  static func clip(_ c: Color) -> Color {
    let (l, n, x) = (light(c), c.min(), c.max())
    var c = c
    if n < 0 { c = (c - l) * (l / (l - n)) + l }
    if x > 1 { c = (c - l) * ((1 - l) / (x - l)) + l }
    return c
  }

  static func lit(_ c: Color, _ l: Double) -> Color { clip(c + (l - light(c))) }
  static func saturation(_ c: Color) -> Double { c.max() - c.min() }

  static func saturated(_ c: Color, _ s: Double) -> Color {
    guard c.max() > c.min() else { return .zero }
    return (c - c.min()) * (s / (c.max() - c.min()))
  }

  static let wholes: [String: @Sendable (Color, Color) -> Color] = [
    "CIHueBlendMode": { b, s in lit(saturated(s, saturation(b)), light(b)) },
    "CISaturationBlendMode": { b, s in lit(saturated(b, saturation(s)), light(b)) },
    "CIColorBlendMode": { b, s in lit(s, light(b)) },
    "CILuminosityBlendMode": { b, s in lit(b, light(s)) },
  ]

  static let names = (Array(parts.keys) + wholes.keys).sorted()

  /// A colour over another with their alphas, premultiplied: `cs = (1 - αb) Cs + αb B(Cb, Cs)`.
  static func blend(
    _ name: String,
    _ upper: (Color, Double),
    _ lower: (Color, Double)
  ) -> [Float] {
    let ((s, sa), (b, ba)) = (upper, lower)
    let mixed: Color =
      if let part = parts[name] {
        Color(part(b.x, s.x), part(b.y, s.y), part(b.z, s.z))
      } else {
        wholes[name]?(b, s) ?? .zero
      }
    let shown = s * (1 - ba) + mixed * ba
    let result = shown * sa + b * ba * (1 - sa)
    let alpha = sa + ba * (1 - sa)
    return [result.x, result.y, result.z, alpha].map { Float($0) }
  }
}

@Suite struct `Blend modes of images` {
  private func color(_ random: inout SplitMix64) -> SIMD3<Double> {
    let edges = [0, 0.25, 0.5, 1]
    func part() -> Double { random.once(in: 4) ? random.pick(edges) : random.double(0...1) }
    return SIMD3(part(), part(), part())
  }

  private func image(_ color: SIMD3<Double>, _ alpha: Double) -> CIImage {
    Pixels.one(color.x, color.y, color.z, alpha)
  }

  @Test(arguments: Reference.names)
  func `are those of the W3C, whatever the alphas`(_ name: String) {
    var random = SplitMix64(seed: name.count * 31 + 8000)
    for _ in 0..<40 {
      let (s, b) = (color(&random), color(&random))
      let alphas = [1, 1, 0.5, random.double(0.05...1)]
      let (sa, ba) = (random.pick(alphas), random.pick(alphas))
      let made = image(s, sa)
        .applyingFilter(name, parameters: [kCIInputBackgroundImageKey: image(b, ba)])
      let (found, wanted) = (Pixels.color(made), Reference.blend(name, (s, sa), (b, ba)))
      #expect(Pixels.near(found, wanted, 0.003), "\(s) \(sa) over \(b) \(ba): \(found)")
    }
  }

  @Test(arguments: Reference.names)
  func `leave each image where it is alone`(_ name: String) {
    let (upper, lower) = (image([0.2, 0.4, 0.6], 0.8), image([0.9, 0.1, 0.3], 0.5))
    let aside = lower.transformed(by: CGAffineTransform(translationX: 4, y: 0))
    let made = upper.applyingFilter(name, parameters: [kCIInputBackgroundImageKey: aside])
    #expect(made.extent == CGRect(x: 0, y: 0, width: 5, height: 1))
    #expect(Pixels.near(Pixels.color(made), Pixels.color(upper)))
    #expect(Pixels.near(Pixels.color(made, 4, 0), Pixels.color(lower)))
    #expect(Pixels.color(made, 2, 0) == [0, 0, 0, 0])
  }

  /// What Porter and Duff keep of the upper and the lower image: Fa and Fb.
  @Test(arguments: [
    "CISourceOverCompositing", "CISourceInCompositing", "CISourceOutCompositing",
    "CISourceAtopCompositing",
  ])
  func `of Porter and Duff are sums of shares`(_ name: String) throws {
    let shares: [String: (Double, Double) -> (Double, Double)] = [
      "CISourceOverCompositing": { a, _ in (1, 1 - a) },
      "CISourceInCompositing": { _, b in (b, 0) },
      "CISourceOutCompositing": { _, b in (1 - b, 0) },
      "CISourceAtopCompositing": { a, b in (b, 1 - a) },
    ]
    let share = try #require(shares[name])
    var random = SplitMix64(seed: 8100)
    for _ in 0..<30 {
      let (s, b) = (color(&random), color(&random))
      let (sa, ba) = (random.double(0...1), random.double(0...1))
      let (fa, fb) = share(sa, ba)
      let sum = SIMD4(s * sa, sa) * fa + SIMD4(b * ba, ba) * fb
      let made = image(s, sa)
        .applyingFilter(name, parameters: [kCIInputBackgroundImageKey: image(b, ba)])
      let wanted = (0..<4).map { Float(sum[$0]) }
      #expect(Pixels.near(Pixels.color(made), wanted))
    }
  }
}

@Suite struct `Images that are mixed by others` {
  private let over = Pixels.one(1, 0.5, 0)
  private let under = Pixels.one(0, 0.25, 1)

  private func mixed(_ name: String, _ mask: CIImage) -> [Float] {
    let values = [kCIInputBackgroundImageKey: under, kCIInputMaskImageKey: mask]
    return Pixels.color(over.applyingFilter(name, parameters: values))
  }

  @Test(arguments: ["CIBlendWithMask", "CIBlendWithRedMask", "CIBlendWithBlueMask"])
  func `show the one where the mask is white and the other where it is black`(_ name: String) {
    #expect(Pixels.near(mixed(name, Pixels.one(1, 1, 1)), [1, 0.5, 0, 1]))
    #expect(Pixels.near(mixed(name, Pixels.one(0, 0, 0)), [0, 0.25, 1, 1]))
    #expect(Pixels.near(mixed(name, Pixels.one(0.5, 0.5, 0.5)), [0.5, 0.375, 0.5, 1]))
  }

  @Test func `go by one component of the mask, or by its alpha`() {
    let mask = Pixels.one(1, 0, 0)
    #expect(Pixels.near(mixed("CIBlendWithRedMask", mask), [1, 0.5, 0, 1]))
    #expect(Pixels.near(mixed("CIBlendWithBlueMask", mask), [0, 0.25, 1, 1]))
    #expect(Pixels.near(mixed("CIBlendWithAlphaMask", mask), [1, 0.5, 0, 1]))
    #expect(
      Pixels.near(
        mixed("CIBlendWithAlphaMask", Pixels.one(1, 1, 1, 0.25)),
        [0.25, 0.3125, 0.75, 1]
      )
    )
  }

  @Test(arguments: [0.0, 0.25, 0.5, 1]) func `dissolve by the time`(_ time: Double) {
    let values: [String: Any] = [kCIInputTargetImageKey: under, kCIInputTimeKey: time]
    let found = Pixels.color(over.applyingFilter("CIDissolveTransition", parameters: values))
    let t = Float(time)
    #expect(Pixels.near(found, [1 - t, 0.5 - 0.25 * t, t, 1]))
  }
}
