import CoreGraphics
import CoreImage
import Foundation
import TestSupport
import Testing

@Suite struct `Colours of images` {
  private func random(_ numbers: inout SplitMix64) -> [Double] {
    (0..<3).map { _ in numbers.double(0.02...0.98) } + [numbers.pick([1, 1, 0.5, 0.25])]
  }

  private func image(_ color: [Double]) -> CIImage {
    Pixels.one(color[0], color[1], color[2], color[3])
  }

  /// Straight components of the one pixel.
  private func straight(_ image: CIImage) -> [Float] {
    let color = Pixels.color(image)
    return color[3] == 0 ? color : color[0..<3].map { $0 / color[3] } + [color[3]]
  }

  @Test(arguments: 0..<10)
  func `are multiplied by a matrix, straight, with the bias on top`(seed: Int) {
    var numbers = SplitMix64(seed: 8800 + seed)
    let color = random(&numbers)
    let rows = (0..<3).map { _ in (0..<4).map { _ in numbers.double(-1...1) } }
    let bias = (0..<3).map { _ in numbers.double(-0.3...0.3) } + [0]
    func vector(_ values: [Double]) -> CIVector {
      CIVector(x: values[0], y: values[1], z: values[2], w: values[3])
    }
    let made = image(color).applyingFilter(
      "CIColorMatrix",
      parameters: [
        "inputRVector": vector(rows[0]), "inputGVector": vector(rows[1]),
        "inputBVector": vector(rows[2]), "inputBiasVector": vector(bias),
      ]
    )
    let wanted = (0..<3).map { row in
      Float(zip(rows[row], color).map { $0 * $1 }.reduce(bias[row], +))
    }
    #expect(Pixels.near(straight(made), wanted + [Float(color[3])], 0.01))
  }

  @Test(arguments: 0..<6)
  func `go through a polynomial and stay between bounds`(seed: Int) {
    var numbers = SplitMix64(seed: 8900 + seed)
    var color = random(&numbers)
    color[3] = 1
    let c = (0..<4).map { _ in numbers.double(-0.5...0.5) }
    let bent = image(color).applyingFilter(
      "CIColorPolynomial",
      parameters: ["inputGreenCoefficients": CIVector(x: c[0], y: c[1], z: c[2], w: c[3])]
    )
    let x = color[1]
    let green = c[0] + c[1] * x + c[2] * x * x + c[3] * x * x * x
    #expect(Pixels.near(Pixels.color(bent), [color[0], green, color[2], 1].map { Float($0) }))
    let held = image(color).applyingFilter(
      "CIColorClamp",
      parameters: [
        "inputMinComponents": CIVector(x: 0.4, y: 0, z: 0, w: 0),
        "inputMaxComponents": CIVector(x: 1, y: 0.5, z: 1, w: 1),
      ]
    )
    let wanted = [max(color[0], 0.4), min(color[1], 0.5), color[2], 1].map { Float($0) }
    #expect(Pixels.near(Pixels.color(held), wanted))
  }

  /// Pairs of filters of which the second undoes the first.
  @Test(
    arguments: [
      ("CIColorInvert", [:], "CIColorInvert", [:]),
      ("CIExposureAdjust", ["inputEV": 1.5], "CIExposureAdjust", ["inputEV": -1.5]),
      ("CIGammaAdjust", ["inputPower": 2], "CIGammaAdjust", ["inputPower": 0.5]),
      ("CIHueAdjust", ["inputAngle": 1], "CIHueAdjust", ["inputAngle": -1]),
      ("CILinearToSRGBToneCurve", [:], "CISRGBToneCurveToLinear", [:]),
      ("CIColorControls", ["inputBrightness": 0.2], "CIColorControls", ["inputBrightness": -0.2]),
      ("CIColorControls", ["inputContrast": 2], "CIColorControls", ["inputContrast": 0.5]),
    ] as [(String, [String: Double], String, [String: Double])]
  )
  func `come back by the opposite`(
    _ there: String,
    _ values: [String: Double],
    _ back: String,
    _ others: [String: Double]
  ) {
    var numbers = SplitMix64(seed: 9000)
    for _ in 0..<12 {
      let color = image(random(&numbers))
      let same = color.applyingFilter(there, parameters: values)
        .applyingFilter(back, parameters: others)
      #expect(Pixels.near(Pixels.color(same), Pixels.color(color), 0.004), "\(there)")
    }
  }

  @Test(arguments: 0..<6) func `turned twice are turned by the sum`(seed: Int) {
    var numbers = SplitMix64(seed: 9100 + seed)
    let color = image(random(&numbers))
    let (a, b) = (numbers.double(-3...3), numbers.double(-3...3))
    func turned(_ image: CIImage, _ angle: Double) -> CIImage {
      image.applyingFilter("CIHueAdjust", parameters: [kCIInputAngleKey: angle])
    }
    let (twice, once) = (turned(turned(color, a), b), turned(color, a + b))
    #expect(Pixels.near(Pixels.color(twice), Pixels.color(once), 0.004))
    #expect(Pixels.near(Pixels.color(turned(color, 2 * .pi)), Pixels.color(color), 0.004))
  }

  /// A cube of colours, red first, which `change` fills.
  private func cube(_ side: Int, _ change: (SIMD3<Float>) -> SIMD3<Float>) -> Data {
    var values: [Float] = []
    for b in 0..<side {
      for g in 0..<side {
        for r in 0..<side {
          let color = change(SIMD3(Float(r), Float(g), Float(b)) / Float(side - 1))
          values += [color.x, color.y, color.z, 1]
        }
      }
    }
    return values.withUnsafeBytes { Data($0) }
  }

  @Test(arguments: [2, 3, 8, 17]) func `are looked up in a cube`(_ side: Int) {
    var numbers = SplitMix64(seed: 9200 + side)
    func looked(_ image: CIImage, _ data: Data) -> [Float] {
      let values: [String: Any] = ["inputCubeDimension": side, "inputCubeData": data]
      return Pixels.color(image.applyingFilter("CIColorCube", parameters: values))
    }
    let (same, turned) = (cube(side) { $0 }, cube(side) { SIMD3($0.z, $0.x, 1 - $0.y) })
    for _ in 0..<10 {
      var color = random(&numbers)
      color[3] = 1
      let plain = color.map { Float($0) }
      #expect(Pixels.near(looked(image(color), same), plain, 0.004))
      #expect(
        Pixels.near(looked(image(color), turned), [plain[2], plain[0], 1 - plain[1], 1], 0.004)
      )
    }
  }

  @Test(arguments: 0..<6) func `of an area are their mean, highest and lowest`(seed: Int) {
    var numbers = SplitMix64(seed: 9300 + seed)
    let image = Pixels.noise(16, 16)
    let rect = CGRect(
      x: numbers.int(0...8),
      y: numbers.int(0...8),
      width: numbers.int(1...8),
      height: numbers.int(1...8)
    )
    let all = Pixels.colors(image, rect)
    func found(_ name: String) -> [Float] {
      let made = image.applyingFilter(name, parameters: [kCIInputExtentKey: CIVector(cgRect: rect)])
      #expect(made.extent == CGRect(x: 0, y: 0, width: 1, height: 1))
      return Pixels.color(made)
    }
    let mean = (0..<4).map { part in all.map { $0[part] }.reduce(0, +) / Float(all.count) }
    #expect(Pixels.near(found("CIAreaAverage"), mean))
    #expect(Pixels.near(found("CIAreaMaximum"), (0..<4).map { p in all.map { $0[p] }.max() ?? -1 }))
    #expect(Pixels.near(found("CIAreaMinimum"), (0..<4).map { p in all.map { $0[p] }.min() ?? -1 }))
  }

  @Test func `of half an alpha are multiplied and divided by it`() {
    let color = Pixels.one(0.8, 0.4, 0.2, 0.5)
    #expect(Pixels.near(Pixels.color(color), [0.4, 0.2, 0.1, 0.5]))
    #expect(Pixels.near(Pixels.color(color.unpremultiplyingAlpha()), [0.8, 0.4, 0.2, 0.5]))
    #expect(Pixels.near(Pixels.color(color.premultiplyingAlpha()), [0.2, 0.1, 0.05, 0.5]))
    let back = color.unpremultiplyingAlpha().premultiplyingAlpha()
    #expect(Pixels.near(Pixels.color(back), Pixels.color(color)))
  }

  /// Bytes of a pixel in the order that a format names.
  @Test(
    arguments: [
      (CIFormat.RGBA8, [204, 102, 51, 255]), (.BGRA8, [51, 102, 204, 255]),
      (.ARGB8, [255, 204, 102, 51]),
    ] as [(CIFormat, [UInt8])]
  )
  func `are written in the order asked for, and no byte beside`(
    _ format: CIFormat,
    _ wanted: [UInt8]
  ) {
    let image = Pixels.one(0.8, 0.4, 0.2)
    var bytes = [UInt8](repeating: 7, count: 24)
    Pixels.plain.render(
      image,
      toBitmap: &bytes,
      rowBytes: 12,
      bounds: CGRect(x: 0, y: -1, width: 2, height: 2),
      format: format,
      colorSpace: nil
    )
    #expect(Array(bytes[0..<4]) == wanted, "the row at the top comes first")
    #expect(Array(bytes[4..<8]) == [0, 0, 0, 0] && Array(bytes[12..<20]).allSatisfy { $0 == 0 })
    #expect(Array(bytes[8..<12]) == [7, 7, 7, 7] && Array(bytes[20..<24]) == [7, 7, 7, 7])
  }
}

@Suite struct `Vectors and colours as texts` {
  @Test(arguments: 0..<10) func `come back`(seed: Int) {
    var numbers = SplitMix64(seed: 9400 + seed)
    let values = (0..<numbers.int(1...6)).map { _ in CGFloat(numbers.int(-1000...1000)) / 8 }
    let vector = values.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { CIVector(values: $0, count: values.count) }
    }
    #expect(vector.map { CIVector(string: $0.stringRepresentation) } == vector)
    #expect(vector?.count == values.count)
    #expect(vector.map { v in values.indices.map { v.value(at: $0) } } == values)
  }

  @Test func `hold points, rectangles and transforms`() {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(CIVector(cgAffineTransform: transform).cgAffineTransformValue == transform)
    #expect(CIVector(cgAffineTransform: transform).count == 6)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CIVector(cgRect: rect).cgRectValue == rect)
    #expect(CIVector(cgPoint: CGPoint(x: 7, y: 8)).cgPointValue == CGPoint(x: 7, y: 8))
    #expect(CIVector(x: 1) != CIVector(x: 1, y: 0) && CIVector(x: 5).y == 0)
  }

  @Test func `of colours may leave out the alpha`() {
    let color = CIColor(string: "0.5 0.25 0.125")
    #expect(color.alpha == 1 && color.blue == 0.125 && color.numberOfComponents == 4)
    #expect(CIColor(red: 1, green: 0, blue: 0) == .red && CIColor.red != .green)
    #expect(CIColor(red: 1, green: 0, blue: 0, alpha: 0.5) != .red)
  }
}
