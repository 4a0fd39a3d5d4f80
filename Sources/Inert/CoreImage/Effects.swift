import CoreGraphics
import Foundation

extension FilterDefinition {
  /// Changes colours as they are seen, that is in sRGB, whatever filters count in.
  private static func seen(
    _ name: String,
    _ display: String,
    _ change: @escaping @Sendable (Color4) -> Color4
  ) -> FilterDefinition {
    color(name, display, kCICategoryColorEffect) { _ in
      { row, pass in
        row.eachStraight { color in
          guard pass.isLinear else { return Color4(change(color), alpha: color.w) }
          let changed = change(ToneCurve.quickComponents(color)).clamped
          return Color4(ToneCurve.quickLight(changed), alpha: color.w)
        }
      }
    }
  }

  @Sendable private static func gray(_ color: Color4) -> Float {
    0.299 * color.x + 0.587 * color.y + 0.114 * color.z
  }

  private static func bent(_ value: Float, _ amount: Float) -> Float {
    value + amount * value * (1 - value) * (2 * value - 1)
  }

  /// Effects of colour; those that are called photo effects are near to what iOS shows.
  static let effects: [FilterDefinition] = [
    color("CIColorInvert", "Color Invert", kCICategoryColorEffect) { _ in
      { row, _ in row.eachStraight { Color4(1 - $0, alpha: $0.w) } }
    },
    color(
      "CIColorMonochrome",
      "Color Monochrome",
      kCICategoryColorEffect,
      [
        .color("Color", CIColor(red: 0.6, green: 0.45, blue: 0.3)),
        .number("Intensity", 1, 0...1, identity: 0),
      ]
    ) { given in
      let (tint, amount) = (given.color("Color"), given["Intensity"])
      return { row, pass in
        let tint = tint.pixel(pass).straight
        row.eachStraight {
          Color4(ColorMath.mix($0, tint * $0.luminance, amount), alpha: $0.w)
        }
      }
    },
    color(
      "CISepiaTone",
      "Sepia Tone",
      kCICategoryColorEffect,
      [.number("Intensity", 1, 0...1, identity: 0)]
    ) { given in
      let amount = given["Intensity"]
      return { row, _ in
        row.eachStraight { color in
          let brown = Color4(
            0.393 * color.x + 0.769 * color.y + 0.189 * color.z,
            0.349 * color.x + 0.686 * color.y + 0.168 * color.z,
            0.272 * color.x + 0.534 * color.y + 0.131 * color.z,
            color.w
          )
          return Color4(ColorMath.mix(color, brown, amount), alpha: color.w)
        }
      }
    },
    color(
      "CIColorPosterize",
      "Color Posterize",
      kCICategoryColorEffect,
      [.number("Levels", 6, 2...30, least: 2)]
    ) { given in
      let steps = given["Levels"] - 1
      return { row, _ in
        row.eachStraight {
          Color4(($0 * steps).rounded(.toNearestOrAwayFromZero) / steps, alpha: $0.w)
        }
      }
    },
    color(
      "CIFalseColor",
      "False Color",
      kCICategoryColorEffect,
      [
        .color("Color0", CIColor(red: 0.3, green: 0, blue: 0)),
        .color("Color1", CIColor(red: 1, green: 0.9, blue: 0.8)),
      ]
    ) { given in
      let (low, high) = (given.color("Color0"), given.color("Color1"))
      return { row, pass in
        let (a, b) = (low.pixel(pass), high.pixel(pass))
        row.each { color in
          ColorMath.mix(a, b, min(max(color.straight.luminance, 0), 1)) * color.w
        }
      }
    },
    color("CIMaskToAlpha", "Mask to Alpha", kCICategoryColorEffect) { _ in
      { row, _ in row.each { Color4(repeating: min(max($0.luminance, 0), 1)) } }
    },
    color("CIMaximumComponent", "Maximum Component", kCICategoryColorEffect) { _ in
      { row, _ in row.each { Color4(Color4(repeating: max($0.x, $0.y, $0.z)), alpha: $0.w) } }
    },
    color("CIMinimumComponent", "Minimum Component", kCICategoryColorEffect) { _ in
      { row, _ in row.each { Color4(Color4(repeating: min($0.x, $0.y, $0.z)), alpha: $0.w) } }
    },
    seen("CIPhotoEffectMono", "Photo Effect Mono") { Color4(repeating: gray($0)) },
    seen("CIPhotoEffectTonal", "Photo Effect Tonal") { Color4(repeating: bent(gray($0), -0.3)) },
    seen("CIPhotoEffectNoir", "Photo Effect Noir") { Color4(repeating: bent(gray($0), 1)) },
    seen("CIPhotoEffectFade", "Photo Effect Fade") { color in
      ColorMath.mix(color, Color4(repeating: gray(color)), 0.25) * 0.85 + 0.1
    },
    seen("CIPhotoEffectChrome", "Photo Effect Chrome") { color in
      let strong = ColorMath.mix(Color4(repeating: gray(color)), color, 1.25).clamped
      return ColorMath.map(strong) { bent($0, 0.5) }
    },
    seen("CIPhotoEffectProcess", "Photo Effect Process") { color in
      color * Color4(0.9, 1, 1, 1) + Color4(0, 0.02, 0.08, 0)
    },
    seen("CIPhotoEffectTransfer", "Photo Effect Transfer") { color in
      color * Color4(1, 0.95, 0.85, 1) + Color4(0.06, 0.03, 0.02, 0)
    },
    seen("CIPhotoEffectInstant", "Photo Effect Instant") { color in
      ColorMath.mix(color, Color4(repeating: gray(color)), 0.3) * Color4(0.95, 0.92, 0.8, 1)
        + Color4(0.06, 0.06, 0.08, 0)
    },
    FilterDefinition(
      "CIColorCube",
      "Color Cube",
      kCICategoryColorEffect,
      [
        .image, .number("CubeDimension", 2, least: 2, most: 128, type: kCIAttributeTypeCount),
        .other("CubeData", .data),
      ]
    ) { ColorCube.image($0, isSeen: false) },
    FilterDefinition(
      "CIColorCubeWithColorSpace",
      "Color Cube with ColorSpace",
      kCICategoryColorEffect,
      [
        .image, .number("CubeDimension", 2, least: 2, most: 128, type: kCIAttributeTypeCount),
        .other("CubeData", .data), .other("ColorSpace", .object),
      ]
    ) { ColorCube.image($0, isSeen: $0.value("ColorSpace", as: CGColorSpace.self) != nil) },
    FilterDefinition(
      "CIVignette",
      "Vignette",
      kCICategoryColorEffect,
      [.image, .number("Intensity", 0, -1...1, identity: 0), .radius(1, 0...2)]
    ) { given in
      guard let image = given.image, image.extent.isBounded, !image.extent.isNull else {
        return given.image
      }
      let extent = image.extent
      let center = SIMD2(Float(extent.midX), Float(extent.midY))
      let half = SIMD2(Float(extent.width), Float(extent.height)) / 2
      let (amount, radius) = (given["Intensity"], max(given["Radius"], 0.01))
      return shaded(image) { place in
        let way = (place - center) / half
        let far = min((way * way).sum() / 2 / radius, 1)
        return 1 - amount * far * far
      }
    },
    FilterDefinition(
      "CIVignetteEffect",
      "Vignette Effect",
      kCICategoryColorEffect,
      [
        .image, .center, .number("Radius", 150, 0...2000, least: 0),
        .number("Intensity", 1, -1...1, identity: 0), .number("Falloff", 0.5, 0...1),
      ]
    ) { given in
      let (center, radius) = (given.place(), given["Radius"])
      let (amount, soft) = (given["Intensity"], max(given["Falloff"], 0.001) * radius)
      return given.image.map {
        shaded($0) { place in
          let way = place - center
          let far = ((way * way).sum().squareRoot() - radius) / max(soft, 0.001)
          let t = min(max(far, 0), 1)
          return 1 - amount * t * t * (3 - 2 * t)
        }
      }
    },
  ]

  /// An image with the colours of each place weakened.
  private static func shaded(
    _ image: CIImage,
    _ factor: @escaping @Sendable (SIMD2<Float>) -> Float
  ) -> CIImage {
    image.changed { row, _ in
      for index in row.pixels.indices {
        let color = row.pixels[index]
        let place = SIMD2(Float(row.x + index) + 0.5, Float(row.y) + 0.5)
        row.pixels[index] = Color4(color * max(factor(place), 0), alpha: color.w)
      }
    }
  }
}

/// Colours that are looked up in a cube, red going on fastest.
enum ColorCube {
  static func image(_ given: FilterArguments, isSeen: Bool) -> CIImage? {
    guard let image = given.image else { return nil }
    let side = Int(given["CubeDimension"])
    guard let data = given.value("CubeData", as: Data.self),
      data.count >= side * side * side * 16
    else {
      CoreImageFinding.value(
        "CIColorCube",
        "inputCubeData",
        "\(given.value("CubeData", as: Data.self)?.count ?? 0) bytes for \(side) a side"
      )
      return nil
    }
    let cells = data.withUnsafeBytes { bytes in
      (0..<side * side * side).map {
        bytes.loadUnaligned(fromByteOffset: $0 * 16, as: Color4.self)
      }
    }
    return image.changed { row, pass in
      let isSeen = isSeen && pass.isLinear
      row.eachStraight { color in
        let found = look(isSeen ? ToneCurve.quickComponents(color) : color.clamped, cells, side)
        let straight = isSeen ? ToneCurve.quickLight(found.straight) : found.straight
        return Color4(straight, alpha: found.w * color.w)
      }
    }
  }

  /// The colour between the eight nearest.
  private static func look(_ color: Color4, _ cells: [Color4], _ side: Int) -> Color4 {
    let place = color * Float(side - 1)
    let low = place.rounded(.down)
    let part = place - low
    let (x, y, z) = (Int(low.x), Int(low.y), Int(low.z))
    func cell(_ dx: Int, _ dy: Int, _ dz: Int) -> Color4 {
      let (x, y, z) = (min(x + dx, side - 1), min(y + dy, side - 1), min(z + dz, side - 1))
      return cells[(z * side + y) * side + x]
    }
    func line(_ dy: Int, _ dz: Int) -> Color4 {
      ColorMath.mix(cell(0, dy, dz), cell(1, dy, dz), part.x)
    }
    return ColorMath.mix(
      ColorMath.mix(line(0, 0), line(1, 0), part.y),
      ColorMath.mix(line(0, 1), line(1, 1), part.y),
      part.z
    )
  }
}
