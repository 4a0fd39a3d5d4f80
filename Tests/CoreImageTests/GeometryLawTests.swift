import CoreGraphics
import CoreImage
import Foundation
import TestSupport
import Testing

@Suite struct `Images that are moved` {
  /// A transform that takes pixels to pixels.
  private func exact(_ random: inout SplitMix64) -> CGAffineTransform {
    let turns: [CGAffineTransform] = [
      .identity, CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0),
      CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0),
      CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0),
      CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0),
    ]
    var turn = random.pick(turns)
    turn.tx = CGFloat(random.int(-9...9))
    turn.ty = CGFloat(random.int(-9...9))
    return turn
  }

  @Test(arguments: 0..<16)
  func `twice are moved by both at once, pixel by pixel`(seed: Int) {
    var random = SplitMix64(seed: 8200 + seed)
    let image = Pixels.noise(random.int(1...6), random.int(1...6))
    let (a, b) = (exact(&random), exact(&random))
    let steps = image.transformed(by: a).transformed(by: b)
    let once = image.transformed(by: a.concatenating(b))
    #expect(steps.extent == once.extent)
    #expect(Pixels.near(Pixels.colors(steps, steps.extent), Pixels.colors(once, steps.extent)))
    for (x, y) in [(0, 0), (0, 1)] {
      let place = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
      let moved = place.applying(a.concatenating(b))
      let found = Pixels.color(once, Int(moved.x.rounded(.down)), Int(moved.y.rounded(.down)))
      #expect(Pixels.near(found, Pixels.color(image, x, y)))
    }
  }

  @Test(arguments: 0..<16)
  func `and cut are cut to what all share`(seed: Int) {
    var random = SplitMix64(seed: 8300 + seed)
    func rect() -> CGRect {
      CGRect(
        x: random.int(-4...8),
        y: random.int(-4...8),
        width: random.int(1...10),
        height: random.int(1...10)
      )
    }
    let image = Pixels.noise(12, 12)
    let (a, b) = (rect(), rect())
    let part = image.cropped(to: a).cropped(to: b)
    let shared = a.intersection(b).intersection(image.extent)
    guard !shared.isNull, !shared.isEmpty else {
      #expect(part.extent.isNull || part.extent.isEmpty)
      return
    }
    #expect(part.extent == shared)
    let around = CGRect(x: -6, y: -6, width: 26, height: 26)
    let (cut, whole) = (Pixels.colors(part, around), Pixels.colors(image, around))
    for y in 0..<26 {
      for x in 0..<26 {
        let isInside = shared.contains(CGPoint(x: Double(x) - 5.5, y: Double(y) - 5.5))
        #expect(cut[y * 26 + x] == (isInside ? whole[y * 26 + x] : [0, 0, 0, 0]))
      }
    }
  }

  @Test func `by no transform that has an inverse are none`() {
    let image = Pixels.noise(3, 3)
    #expect(image.transformed(by: .identity) === image)
  }

  @Test(arguments: 0..<6)
  func `over the plane repeat, or go on with their border`(seed: Int) {
    var random = SplitMix64(seed: 8400 + seed)
    let (width, height) = (random.int(1...5), random.int(1...5))
    let image = Pixels.noise(width, height)
    let tiled = image.applyingFilter("CIAffineTile")
    let clamped = image.applyingFilter("CIAffineClamp")
    #expect(tiled.extent.isInfinite && clamped.extent.isInfinite)
    for _ in 0..<12 {
      let (x, y) = (random.int(-20...20), random.int(-20...20))
      let (u, v) = (((x % width) + width) % width, ((y % height) + height) % height)
      #expect(Pixels.near(Pixels.color(tiled, x, y), Pixels.color(image, u, v)))
      let (s, t) = (min(max(x, 0), width - 1), min(max(y, 0), height - 1))
      #expect(Pixels.near(Pixels.color(clamped, x, y), Pixels.color(image, s, t)))
    }
  }

  @Test func `to corners of their own stay as they are`() {
    let image = Pixels.noise(6, 4)
    let corners: [String: Any] = [
      "inputTopLeft": CIVector(x: 0, y: 4), "inputTopRight": CIVector(x: 6, y: 4),
      "inputBottomLeft": CIVector(x: 0, y: 0), "inputBottomRight": CIVector(x: 6, y: 0),
    ]
    for name in ["CIPerspectiveTransform", "CIPerspectiveCorrection"] {
      let same = image.applyingFilter(name, parameters: corners)
      #expect(same.extent == image.extent, "\(name)")
      #expect(
        Pixels.near(Pixels.colors(same, image.extent), Pixels.colors(image, image.extent), 0.01)
      )
    }
  }

  @Test func `to other corners and corrected again are themselves`() {
    let image = CIImage(color: CIColor(red: 0.2, green: 0.4, blue: 0.6))
      .cropped(to: CGRect(x: 0, y: 0, width: 20, height: 10))
    let corners: [String: Any] = [
      "inputTopLeft": CIVector(x: 3, y: 14), "inputTopRight": CIVector(x: 25, y: 12),
      "inputBottomLeft": CIVector(x: 1, y: 2), "inputBottomRight": CIVector(x: 24, y: 1),
    ]
    let bent = image.applyingFilter("CIPerspectiveTransform", parameters: corners)
    #expect(bent.extent == CGRect(x: 1, y: 1, width: 24, height: 13))
    #expect(Pixels.near(Pixels.color(bent, 12, 7), [0.2, 0.4, 0.6, 1]))
    #expect(Pixels.color(bent, 24, 13) == [0, 0, 0, 0])
    let back = bent.applyingFilter("CIPerspectiveCorrection", parameters: corners)
    #expect(back.extent.minX == 0 && back.extent.minY == 0)
    #expect(Pixels.near(Pixels.color(back, 10, 5), [0.2, 0.4, 0.6, 1]))
  }

  @Test(arguments: ["CILanczosScaleTransform", "CIBicubicScaleTransform"])
  func `in size keep one colour, and are as large as asked`(_ name: String) {
    let image = CIImage(color: CIColor(red: 0.2, green: 0.4, blue: 0.6))
      .cropped(to: CGRect(x: 0, y: 0, width: 12, height: 8))
    for (scale, ratio) in [(0.5, 1.0), (1, 1), (2, 1), (0.5, 2), (1.5, 0.5)] {
      let values = [kCIInputScaleKey: scale, kCIInputAspectRatioKey: ratio]
      let scaled = image.applyingFilter(name, parameters: values)
      let size = CGSize(width: 12 * scale * ratio, height: 8 * scale)
      #expect(scaled.extent.size == size, "\(scale) \(ratio)")
      let found = Pixels.colors(scaled, scaled.extent)
      let isEven = found.allSatisfy { Pixels.near($0, [0.2, 0.4, 0.6, 1]) }
      #expect(isEven)
    }
    let noise = Pixels.noise(5, 5)
    let same = noise.applyingFilter(name, parameters: [kCIInputScaleKey: 1])
    #expect(Pixels.near(Pixels.colors(same, noise.extent), Pixels.colors(noise, noise.extent)))
  }

  @Test(arguments: 0..<8)
  func `are painted piece by piece as at once`(seed: Int) {
    var random = SplitMix64(seed: 8500 + seed)
    var image = Pixels.noise(14, 11)
    for _ in 0..<3 {
      switch random.int(0...4) {
      case 0: image = image.applyingGaussianBlur(sigma: random.double(0.3...3))
      case 1: image = image.transformed(by: CGAffineTransform(rotationAngle: random.double(0...6)))
      case 2: image = image.composited(over: Pixels.noise(9, 17))
      case 3:
        image = image.applyingFilter(
          "CITwirlDistortion",
          parameters: [
            kCIInputCenterKey: CIVector(x: 6, y: 5), kCIInputRadiusKey: 8,
          ]
        )
      default: image = image.applyingFilter("CIColorInvert")
      }
    }
    let area = CGRect(x: -3, y: -2, width: 16, height: 12)
    let all = Pixels.colors(image, area)
    for _ in 0..<12 {
      let (x, y) = (random.int(0...12), random.int(0...9))
      let piece = CGRect(x: x - 3, y: y - 2, width: 3, height: 2)
      let rows = (0..<2).flatMap { row in (0..<3).map { all[(y + row) * 16 + x + $0] } }
      #expect(Pixels.near(Pixels.colors(image, piece), rows, 1e-4))
    }
  }
}

@Suite struct `Images that are made of nothing` {
  private func value(_ image: CIImage?, _ x: Int, _ y: Int) -> Float {
    image.map { Pixels.color($0, x, y)[0] } ?? -1
  }

  @Test(arguments: 0..<6)
  func `as straight gradients go evenly from point to point`(seed: Int) {
    var random = SplitMix64(seed: 8600 + seed)
    let (a, b) = (
      SIMD2(random.double(-20...20), random.double(-20...20)),
      SIMD2(random.double(21...60), random.double(21...60))
    )
    let made = CIFilter(
      name: "CILinearGradient",
      parameters: [
        "inputPoint0": CIVector(x: a.x, y: a.y), "inputPoint1": CIVector(x: b.x, y: b.y),
        "inputColor0": CIColor.black, "inputColor1": CIColor.white,
      ]
    )?.outputImage
    for _ in 0..<15 {
      let (x, y) = (random.int(-40...80), random.int(-40...80))
      let way = SIMD2(Double(x) + 0.5, Double(y) + 0.5) - a
      let share = (way * (b - a)).sum() / ((b - a) * (b - a)).sum()
      #expect(abs(value(made, x, y) - Float(min(max(share, 0), 1))) < 0.002)
    }
  }

  @Test(arguments: 0..<6)
  func `as round gradients go by the distance`(seed: Int) {
    var random = SplitMix64(seed: 8700 + seed)
    let (inner, outer) = (random.double(0...10), random.double(20...60))
    let made = CIFilter(
      name: "CIRadialGradient",
      parameters: [
        kCIInputCenterKey: CIVector(x: 5, y: -3), "inputRadius0": inner, "inputRadius1": outer,
        "inputColor0": CIColor.white, "inputColor1": CIColor.black,
      ]
    )?.outputImage
    for _ in 0..<15 {
      let (x, y) = (random.int(-70...70), random.int(-70...70))
      let far = hypot(Double(x) + 0.5 - 5, Double(y) + 0.5 + 3)
      let share = 1 - min(max((far - inner) / (outer - inner), 0), 1)
      #expect(abs(value(made, x, y) - Float(share)) < 0.002)
    }
  }

  @Test(arguments: ["CICheckerboardGenerator", "CIStripesGenerator"])
  func `as patterns change with their width, from the center on`(_ name: String) {
    let made = CIFilter(
      name: name,
      parameters: [kCIInputCenterKey: CIVector(x: 3, y: 2), kCIInputWidthKey: 4]
    )?.outputImage
    let isBoard = name.contains("Checker")
    for y in -9..<9 {
      for x in -9..<9 {
        let (here, right) = (value(made, x, y), value(made, x + 4, y))
        #expect(here + right == 1 && value(made, x + 8, y) == here)
        #expect(value(made, x, y + 4) == (isBoard ? 1 - here : here))
      }
    }
    #expect(value(made, 2, 3) != value(made, 3, 3) && value(made, 3, 3) == value(made, 6, 3))
  }

  @Test func `have one colour everywhere, or are empty`() {
    #expect(CIImage.red.extent.isInfinite && Pixels.color(.red, -1000, 5000) == [1, 0, 0, 1])
    #expect(CIImage.empty().extent.isNull && Pixels.color(.empty()) == [0, 0, 0, 0])
    let named: [(CIImage, [Float])] = [
      (.cyan, [0, 1, 1, 1]), (.magenta, [1, 0, 1, 1]), (.yellow, [1, 1, 0, 1]),
      (.gray, [0.5, 0.5, 0.5, 1]), (.clear, [0, 0, 0, 0]), (.black, [0, 0, 0, 1]),
    ]
    for (image, color) in named { #expect(Pixels.near(Pixels.color(image), color)) }
  }
}
