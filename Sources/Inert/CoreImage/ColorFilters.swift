import CoreGraphics
import Foundation

extension FilterDefinition {
  /// Makes a filter that changes the colours of an image where they are.
  static func color(
    _ name: String,
    _ display: String,
    _ category: String,
    _ parameters: [FilterParameter] = [],
    _ change:
      @escaping @Sendable (FilterArguments) -> @Sendable (Row, RenderPass) -> Void
  ) -> FilterDefinition {
    FilterDefinition(name, display, category, [.image] + parameters) { given in
      given.image?.changed(change(given))
    }
  }

  private static let zero: [CGFloat] = [0, 0, 0, 0]

  /// Adjustments of colour.
  static let colors: [FilterDefinition] = [
    color(
      "CIColorControls",
      "Color Controls",
      kCICategoryColorAdjustment,
      [
        .number("Saturation", 1, 0...2, identity: 1),
        .number("Brightness", 0, -1...1, least: -1, most: 1, identity: 0),
        .number("Contrast", 1, 0.25...4, identity: 1),
      ]
    ) { given in
      let (saturation, brightness) = (given["Saturation"], given["Brightness"])
      let contrast = given["Contrast"]
      return { row, _ in
        row.eachStraight { color in
          let gray = Color4(repeating: color.luminance)
          let mixed = gray + (color - gray) * saturation + brightness
          return Color4((mixed - 0.5) * contrast + 0.5, alpha: color.w)
        }
      }
    },
    color(
      "CIColorMatrix",
      "Color Matrix",
      kCICategoryColorAdjustment,
      [
        .vector("RVector", [1, 0, 0, 0]), .vector("GVector", [0, 1, 0, 0]),
        .vector("BVector", [0, 0, 1, 0]), .vector("AVector", [0, 0, 0, 1]),
        .vector("BiasVector", zero),
      ]
    ) { given in
      let (r, g, b) = (given.four("RVector"), given.four("GVector"), given.four("BVector"))
      let (a, bias) = (given.four("AVector"), given.four("BiasVector"))
      return { row, _ in
        row.eachStraight { color in
          let mixed =
            Color4((color * r).sum(), (color * g).sum(), (color * b).sum(), (color * a).sum())
            + bias
          return Color4(mixed, alpha: min(max(mixed.w, 0), 1))
        }
      }
    },
    color(
      "CIColorClamp",
      "Color Clamp",
      kCICategoryColorAdjustment,
      [.vector("MinComponents", zero), .vector("MaxComponents", [1, 1, 1, 1])]
    ) { given in
      let (low, high) = (given.four("MinComponents"), given.four("MaxComponents"))
      return { row, _ in
        row.eachStraight { pointwiseMin(pointwiseMax($0, low), high) }
      }
    },
    color(
      "CIExposureAdjust",
      "Exposure Adjust",
      kCICategoryColorAdjustment,
      [.number("EV", 0, -10...10, identity: 0)]
    ) { given in
      let factor = exp2(min(max(given["EV"], -30), 30))
      return { row, _ in row.each { Color4($0 * factor, alpha: $0.w) } }
    },
    color(
      "CIGammaAdjust",
      "Gamma Adjust",
      kCICategoryColorAdjustment,
      [.number("Power", 1, 0.25...4, identity: 1)]
    ) { given in
      let power = given["Power"]
      return { row, _ in
        row.eachStraight { color in
          func raised(_ value: Float) -> Float {
            value < 0 ? -pow(-value, power) : value == 0 ? 0 : pow(value, power)
          }
          return Color4(raised(color.x), raised(color.y), raised(color.z), color.w)
        }
      }
    },
    color(
      "CIHueAdjust",
      "Hue Adjust",
      kCICategoryColorAdjustment,
      [.number("Angle", 0, -.pi ... .pi, identity: 0, type: kCIAttributeTypeAngle)]
    ) { given in ColorMath.hueTurned(by: given["Angle"]) },
    color(
      "CIVibrance",
      "Vibrance",
      kCICategoryColorAdjustment,
      [.number("Amount", 0, -1...1, least: -1, most: 1, identity: 0)]
    ) { given in
      let amount = given["Amount"]
      return { row, _ in
        row.eachStraight { color in
          let (low, high) = (min(color.x, color.y, color.z), max(color.x, color.y, color.z))
          let factor = 1 + amount * (1 - min(max(high - low, 0), 1))
          let gray = Color4(repeating: color.luminance)
          return Color4(gray + (color - gray) * factor, alpha: color.w)
        }
      }
    },
    color(
      "CITemperatureAndTint",
      "Temperature and Tint",
      kCICategoryColorAdjustment,
      [
        .vector("Neutral", [6500, 0], type: kCIAttributeTypeOffset),
        .vector("TargetNeutral", [6500, 0], type: kCIAttributeTypeOffset),
      ]
    ) { given in
      let (from, to) = (given.place("Neutral"), given.place("TargetNeutral"))
      let factor =
        ColorMath.white(from.x, tint: from.y) / ColorMath.white(to.x, tint: to.y)
      return { row, _ in row.each { Color4($0 * factor, alpha: $0.w) } }
    },
    color(
      "CIWhitePointAdjust",
      "White Point Adjust",
      kCICategoryColorAdjustment,
      [.color("Color", .white)]
    ) { given in
      let white = given.color("Color")
      return { row, pass in
        let factor = white.pixel(pass)
        row.each { Color4($0 * factor, alpha: $0.w) }
      }
    },
    color(
      "CIToneCurve",
      "Tone Curve",
      kCICategoryColorAdjustment,
      (0...4).map { .vector("Point\($0)", [CGFloat($0) / 4, CGFloat($0) / 4]) }
    ) { given in
      let curve = ToneSpline((0...4).map { given.place("Point\($0)") })
      return { row, pass in
        row.eachStraight { color in
          let seen = pass.isLinear ? ToneCurve.quickComponents(color) : color
          let bent = Color4(curve[seen.x], curve[seen.y], curve[seen.z], color.w)
          return pass.isLinear ? ToneCurve.quickLight(bent) : bent
        }
      }
    },
    color(
      "CILinearToSRGBToneCurve",
      "Linear to sRGB Tone Curve",
      kCICategoryColorAdjustment
    ) { _ in
      { row, _ in row.eachStraight { ColorMath.map($0, ToneCurve.component) } }
    },
    color(
      "CISRGBToneCurveToLinear",
      "sRGB Tone Curve to Linear",
      kCICategoryColorAdjustment
    ) { _ in
      { row, _ in row.eachStraight { ColorMath.map($0, ToneCurve.light) } }
    },
    color(
      "CIColorPolynomial",
      "Color Polynomial",
      kCICategoryColorAdjustment,
      ["Red", "Green", "Blue", "Alpha"].map { .vector("\($0)Coefficients", [0, 1, 0, 0]) }
    ) { given in
      let parts = ["Red", "Green", "Blue", "Alpha"].map { given.four("\($0)Coefficients") }
      return { row, _ in
        row.eachStraight { color in
          func value(_ x: Float, _ c: Color4) -> Float { c.x + x * (c.y + x * (c.z + x * c.w)) }
          return Color4(
            value(color.x, parts[0]),
            value(color.y, parts[1]),
            value(color.z, parts[2]),
            min(max(value(color.w, parts[3]), 0), 1)
          )
        }
      }
    },
    color(
      "CIColorThreshold",
      "Color Threshold",
      kCICategoryColorAdjustment,
      [.number("Threshold", 0.5, 0...1)]
    ) { given in
      let threshold = given["Threshold"]
      return { row, _ in
        row.eachStraight { color in
          ColorMath.map(color) { $0 >= threshold ? 1 : 0 }
        }
      }
    },
  ]
}

/// Sums about colours.
enum ColorMath {
  @inline(__always) static func map(_ color: Color4, _ change: (Float) -> Float) -> Color4 {
    Color4(change(color.x), change(color.y), change(color.z), color.w)
  }

  @inline(__always) static func mix(_ a: Color4, _ b: Color4, _ amount: Float) -> Color4 {
    a + (b - a) * amount
  }

  /// Turns colours about the axis of greys and keeps their luminance, as SVG's `hueRotate` does.
  static func hueTurned(by angle: Float) -> @Sendable (Row, RenderPass) -> Void {
    let (c, s) = (cos(angle), sin(angle))
    let r = Color4(
      0.213 + c * 0.787 - s * 0.213,
      0.715 - c * 0.715 - s * 0.715,
      0.072 - c * 0.072 + s * 0.928,
      0
    )
    let g = Color4(
      0.213 - c * 0.213 + s * 0.143,
      0.715 + c * 0.285 + s * 0.140,
      0.072 - c * 0.072 - s * 0.283,
      0
    )
    let b = Color4(
      0.213 - c * 0.213 - s * 0.787,
      0.715 - c * 0.715 + s * 0.715,
      0.072 + c * 0.928 + s * 0.072,
      0
    )
    return { row, _ in
      row.each { Color4(($0 * r).sum(), ($0 * g).sum(), ($0 * b).sum(), $0.w) }
    }
  }

  /// The light of a white of a temperature in kelvin, with green 1 but for the tint.
  ///
  /// Chromaticities are those of daylight from 4000 K on (CIE 15), below those of a black body by Kim's
  /// formula.
  static func white(_ kelvin: Float, tint: Float) -> Color4 {
    let t = Double(min(max(kelvin, 1667), 25_000))
    var x: Double
    let y: Double
    if t >= 4000 {
      x =
        t <= 7000
        ? -4.6070e9 / (t * t * t) + 2.9678e6 / (t * t) + 99.11 / t + 0.244_063
        : -2.0064e9 / (t * t * t) + 1.9018e6 / (t * t) + 247.48 / t + 0.237_040
      y = -3 * x * x + 2.87 * x - 0.275
    } else {
      x = -0.266_123_9e9 / (t * t * t) - 0.234_358_9e6 / (t * t) + 877.6956 / t + 0.179_910
      y =
        t < 2222
        ? -1.106_381_4 * x * x * x - 1.348_110_2 * x * x + 2.185_558_32 * x - 0.202_196_83
        : -0.954_947_6 * x * x * x - 1.374_185_93 * x * x + 2.091_370_15 * x - 0.167_488_67
    }
    x = x / y
    let z = (1 - x * y - y) / y
    let red = 3.240_97 * x - 1.537_383 - 0.498_611 * z
    let green = -0.969_244 * x + 1.875_968 + 0.041_555 * z
    let blue = 0.055_63 * x - 0.203_977 + 1.056_972 * z
    let tinted = green * Double(exp2(min(max(tint, -150), 150) / 300))
    return Color4(
      Float(max(red, 0.01) / green),
      Float(tinted / green),
      Float(max(blue, 0.01) / green),
      1
    )
  }
}

/// A smooth curve through points, by a table of 1024 steps; straight before the first and after the last.
struct ToneSpline: Sendable {
  private let table: [Float]

  /// Makes a curve that rises and falls only where its points do (Fritsch and Carlson).
  init(_ given: [SIMD2<Float>]) {
    let points = given.sorted { $0.x < $1.x }
    let count = points.count
    let slopes = zip(points, points.dropFirst()).map { a, b in
      b.x - a.x > 1e-6 ? (b.y - a.y) / (b.x - a.x) : 0
    }
    let tangents = (0..<count).map { index -> Float in
      if index == 0 { return slopes[0] }
      if index == count - 1 { return slopes[index - 1] }
      let (before, after) = (slopes[index - 1], slopes[index])
      return before * after <= 0 ? 0 : 2 * before * after / (before + after)
    }
    table = (0...1024).map { step in
      let x = Float(step) / 1024
      guard let next = points.firstIndex(where: { $0.x > x }) else { return points[count - 1].y }
      guard next > 0 else { return points[0].y }
      let (a, b) = (points[next - 1], points[next])
      let width = b.x - a.x
      let t = (x - a.x) / width
      let (t2, t3) = (t * t, t * t * t)
      return (2 * t3 - 3 * t2 + 1) * a.y + (t3 - 2 * t2 + t) * width * tangents[next - 1]
        + (3 * t2 - 2 * t3) * b.y + (t3 - t2) * width * tangents[next]
    }
  }

  subscript(value: Float) -> Float {
    let place = (value > 0 ? min(value, 1) : 0) * 1024
    let low = min(Int(place), 1023)
    return table[low] + (table[low + 1] - table[low]) * (place - Float(low))
  }
}
