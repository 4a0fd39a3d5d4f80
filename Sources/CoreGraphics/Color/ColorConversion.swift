import Foundation

/// The way from one colour space to another, through extended sRGB.
enum ColorConversion {
  /// Straight (not premultiplied) red, green and blue of sRGB, not clamped.
  struct RGB {
    var red: Double
    var green: Double
    var blue: Double

    func map(_ change: (Double) -> Double) -> RGB {
      RGB(red: change(red), green: change(green), blue: change(blue))
    }
  }

  /// The sRGB colour of components; missing ones count as zero.
  static func sRGB(from kind: CGColorSpace.Kind, _ components: [CGFloat]) -> RGB {
    func component(_ index: Int) -> Double {
      index < components.count ? Double(components[index]) : 0
    }
    switch kind.model {
    case .monochrome:
      let white = kind.isLinear ? encoded(component(0)) : component(0)
      return RGB(red: white, green: white, blue: white)
    case .cmyk:
      let black = 1 - component(3)
      return RGB(
        red: (1 - component(0)) * black,
        green: (1 - component(1)) * black,
        blue: (1 - component(2)) * black
      )
    default:
      let rgb = RGB(red: component(0), green: component(1), blue: component(2))
      if kind.hasDisplayP3Primaries {
        let light = kind.isLinear ? rgb : rgb.map(decoded)
        return displayP3ToSRGB.applied(to: light).map(encoded)
      }
      return kind.isLinear ? rgb.map(encoded) : rgb
    }
  }

  /// The components of an sRGB colour in a space, clamped where the space is not extended.
  static func components(of rgb: RGB, in kind: CGColorSpace.Kind) -> [CGFloat] {
    let exact: [Double]
    switch kind.model {
    case .monochrome:
      let light = rgb.map(decoded)
      let luminance = 0.2126 * light.red + 0.7152 * light.green + 0.0722 * light.blue
      let isGray = rgb.red == rgb.green && rgb.green == rgb.blue
      let white = isGray && !kind.isLinear ? rgb.red : luminance
      exact = [kind.isLinear || isGray ? white : encoded(luminance)]
    case .cmyk:
      exact = inks(of: rgb.map { min(max($0, 0), 1) })
    default:
      var result = rgb
      if kind.hasDisplayP3Primaries {
        let light = sRGBToDisplayP3.applied(to: rgb.map(decoded))
        result = kind.isLinear ? light : light.map(encoded)
      } else if kind.isLinear {
        result = rgb.map(decoded)
      }
      exact = [result.red, result.green, result.blue]
    }
    return exact.map { kind.isExtended ? CGFloat($0) : CGFloat(min(max($0, 0), 1)) }
  }

  private static func inks(of rgb: RGB) -> [Double] {
    let white = max(rgb.red, rgb.green, rgb.blue)
    guard white > 0 else { return [0, 0, 0, 1] }
    return [1 - rgb.red / white, 1 - rgb.green / white, 1 - rgb.blue / white, 1 - white]
  }

  /// sRGB's tone curve, mirrored for negative values as the extended spaces want it.
  static func encoded(_ light: Double) -> Double {
    let size = abs(light)
    let value = size <= 0.003_130_8 ? 12.92 * size : 1.055 * pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -value : value
  }

  /// The inverse of `encoded`.
  static func decoded(_ value: Double) -> Double {
    let size = abs(value)
    let light = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -light : light
  }

  // Both follow from the chromaticities of the two sets of primaries and their common D65 white.
  private static let sRGBLight = LightMatrix(
    red: (0.64, 0.33),
    green: (0.30, 0.60),
    blue: (0.15, 0.06)
  )
  private static let displayP3Light = LightMatrix(
    red: (0.680, 0.320),
    green: (0.265, 0.690),
    blue: (0.150, 0.060)
  )
  private static let displayP3ToSRGB = sRGBLight.inverted().multiplied(by: displayP3Light)
  private static let sRGBToDisplayP3 = displayP3Light.inverted().multiplied(by: sRGBLight)
}

/// A matrix that takes light in three primaries to other coordinates, by its columns.
private struct LightMatrix {
  var red: SIMD3<Double>
  var green: SIMD3<Double>
  var blue: SIMD3<Double>

  init(red: SIMD3<Double>, green: SIMD3<Double>, blue: SIMD3<Double>) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Makes the matrix to CIE XYZ for primaries whose full light together is the white of D65.
  init(red: (Double, Double), green: (Double, Double), blue: (Double, Double)) {
    func light(_ chromaticity: (x: Double, y: Double)) -> SIMD3<Double> {
      let z = 1 - chromaticity.x - chromaticity.y
      return SIMD3(chromaticity.x / chromaticity.y, 1, z / chromaticity.y)
    }
    self.init(red: light(red), green: light(green), blue: light(blue))
    let amounts = inverted().applied(to: light((0.3127, 0.3290)))
    self.red *= amounts.x
    self.green *= amounts.y
    self.blue *= amounts.z
  }

  func applied(to light: SIMD3<Double>) -> SIMD3<Double> {
    red * light.x + green * light.y + blue * light.z
  }

  func applied(to light: ColorConversion.RGB) -> ColorConversion.RGB {
    let result = applied(to: SIMD3(light.red, light.green, light.blue))
    return ColorConversion.RGB(red: result.x, green: result.y, blue: result.z)
  }

  func multiplied(by other: LightMatrix) -> LightMatrix {
    LightMatrix(
      red: applied(to: other.red),
      green: applied(to: other.green),
      blue: applied(to: other.blue)
    )
  }

  /// The inverse, whose rows are cross products of the columns.
  func inverted() -> LightMatrix {
    let rows = [Self.cross(green, blue), Self.cross(blue, red), Self.cross(red, green)]
    let determinant = (red * rows[0]).sum()
    func column(_ index: Int) -> SIMD3<Double> {
      SIMD3(rows[0][index], rows[1][index], rows[2][index]) / determinant
    }
    return LightMatrix(red: column(0), green: column(1), blue: column(2))
  }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }
}
