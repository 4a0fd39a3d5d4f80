internal import CQRCode
import CoreGraphics
import Foundation

extension FilterDefinition {
  /// Paints without end, place by place.
  private static func painted(
    _ color: @escaping @Sendable (SIMD2<Float>, RenderPass) -> Color4
  ) -> CIImage {
    CIImage(
      Recipe(.infinite, [], RowStep { row, _, pass in row.eachPlace { color($0, pass) } })
    )
  }

  /// Two colours in the working space.
  private static func mixed(
    _ given: FilterArguments,
    _ amount: @escaping @Sendable (SIMD2<Float>) -> Float
  ) -> CIImage {
    let (first, second) = (given.color("Color0"), given.color("Color1"))
    let step = RowStep { row, _, pass in
      let (a, b) = (first.pixel(pass), second.pixel(pass))
      row.eachPlace { ColorMath.mix(a, b, min(max(amount($0), 0), 1)) }
    }
    return CIImage(Recipe(.infinite, [], step))
  }

  private static let patternParameters: [FilterParameter] = [
    .center, .color("Color0", .white), .color("Color1", .black),
    .number("Width", 80, 0...800, least: 0), .number("Sharpness", 1, 0...1),
  ]

  /// What makes pictures of nothing.
  static let generators: [FilterDefinition] = [
    FilterDefinition(
      "CIConstantColorGenerator",
      "Constant Color",
      kCICategoryGenerator,
      [.color("Color", .red)]
    ) { CIImage(color: $0.color("Color")) },
    FilterDefinition(
      "CICheckerboardGenerator",
      "Checkerboard",
      kCICategoryGenerator,
      patternParameters
    ) { given in
      let (center, width) = (given.place(), max(given["Width"], 0.01))
      return mixed(given) { place in
        let cell = ((place - center) / width).rounded(.down)
        let sum = cell.x + cell.y
        return sum - 2 * (sum / 2).rounded(.down) == 0 ? 0 : 1
      }
    },
    FilterDefinition(
      "CIStripesGenerator",
      "Stripes",
      kCICategoryGenerator,
      patternParameters
    ) { given in
      let (center, width) = (given.place(), max(given["Width"], 0.01))
      return mixed(given) { place in
        let cell = ((place.x - center.x) / width).rounded(.down)
        return cell - 2 * (cell / 2).rounded(.down) == 0 ? 0 : 1
      }
    },
    FilterDefinition("CIRandomGenerator", "Random Generator", kCICategoryGenerator, []) { _ in
      painted { place, _ in
        // Steele, Lea and Flood's mixing of counters, by the place of the pixel.
        let (x, y) = (Int64(place.x.rounded(.down)), Int64(place.y.rounded(.down)))
        var bits = UInt64(bitPattern: x &* 0x1_0000_0001 &+ y) &* 0x9E37_79B9_7F4A_7C15
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        bits ^= bits >> 31
        func byte(_ shift: UInt64) -> Float { Float((bits >> shift) & 255) / 255 }
        return Color4(byte(0), byte(8), byte(16), byte(24)).premultiplied
      }
    },
    FilterDefinition(
      "CIQRCodeGenerator",
      "QR Code Generator",
      kCICategoryGenerator,
      [.other("Message", .data), .other("CorrectionLevel", .text("M"))]
    ) { QRCode.image($0) },
  ]

  /// Colours that go over into each other.
  static let gradients: [FilterDefinition] = [
    FilterDefinition(
      "CILinearGradient",
      "Linear Gradient",
      kCICategoryGradient,
      [
        .vector("Point0", [0, 0]), .vector("Point1", [200, 200]), .color("Color0", .white),
        .color("Color1", .black),
      ]
    ) { given in linear(given) { $0 } },
    FilterDefinition(
      "CISmoothLinearGradient",
      "Smooth Linear Gradient",
      kCICategoryGradient,
      [
        .vector("Point0", [0, 0]), .vector("Point1", [200, 200]), .color("Color0", .white),
        .color("Color1", .black),
      ]
    ) { given in linear(given) { $0 * $0 * (3 - 2 * $0) } },
    FilterDefinition(
      "CIRadialGradient",
      "Radial Gradient",
      kCICategoryGradient,
      [
        .center, .number("Radius0", 5, 0...800, least: 0),
        .number("Radius1", 100, 0...800, least: 0), .color("Color0", .white),
        .color("Color1", .black),
      ]
    ) { given in
      let (center, inner, outer) = (given.place(), given["Radius0"], given["Radius1"])
      return mixed(given) { place in
        let way = place - center
        let far = (way * way).sum().squareRoot()
        return outer == inner ? (far < inner ? 0 : 1) : (far - inner) / (outer - inner)
      }
    },
    FilterDefinition(
      "CIGaussianGradient",
      "Gaussian Gradient",
      kCICategoryGradient,
      [
        .center, .color("Color0", .white), .color("Color1", .clear),
        .number("Radius", 300, 0...800, least: 0),
      ]
    ) { given in
      let (center, radius) = (given.place(), max(given["Radius"], 0.01))
      return mixed(given) { place in
        let way = (place - center) / radius
        let far = min((way * way).sum().squareRoot(), 1)
        return far * far * (3 - 2 * far)
      }
    },
  ]

  private static func linear(
    _ given: FilterArguments,
    _ curve: @escaping @Sendable (Float) -> Float
  ) -> CIImage {
    let (start, end) = (given.place("Point0"), given.place("Point1"))
    let way = end - start
    let length = (way * way).sum()
    return mixed(given) { place in
      length == 0 ? 0 : curve(min(max(((place - start) * way).sum() / length, 0), 1))
    }
  }
}

/// QR codes, by libqrencode: black modules on white, one pixel each, with a border of one.
enum QRCode {
  static func image(_ given: FilterArguments) -> CIImage? {
    guard let message = given.value("Message", as: Data.self), !message.isEmpty else { return nil }
    let levels: [String: QRecLevel] = [
      "L": QR_ECLEVEL_L, "M": QR_ECLEVEL_M, "Q": QR_ECLEVEL_Q, "H": QR_ECLEVEL_H,
    ]
    let text = given.value("CorrectionLevel", as: String.self) ?? "M"
    guard let level = levels[text] else {
      CoreImageFinding.value("CIQRCodeGenerator", "inputCorrectionLevel", text)
      return nil
    }
    let code = message.withUnsafeBytes { bytes in
      QRcode_encodeData(
        Int32(bytes.count),
        bytes.bindMemory(to: UInt8.self).baseAddress,
        0,
        level
      )
    }
    guard let code else {
      CoreImageFinding.value("CIQRCodeGenerator", "inputMessage", "\(message.count) bytes")
      return nil
    }
    defer { QRcode_free(code) }
    let side = Int(code.pointee.width)
    guard let bitmap = Bitmap(width: side + 2, height: side + 2), let modules = code.pointee.data
    else { return nil }
    for y in 0..<side + 2 {
      let row = (bitmap.data + y * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<side + 2 {
        let isInside = x > 0 && y > 0 && x <= side && y <= side
        let isDark = isInside && modules[(y - 1) * side + x - 1] & 1 == 1
        row[x] = isDark ? 0xFF00_0000 : 0xFFFF_FFFF
      }
    }
    bitmap.isOpaque = true
    return CIImage(cgImage: CGImage(bitmap: bitmap))
  }
}
