import CoreGraphics
import CoreImage
import Diagnostics
import Foundation
import ImageIO
import Testing

@Suite struct `Images that are recipes` {
  /// Red, green, blue and white from the upper left to the lower right.
  private func four() throws -> CGImage {
    let bytes: [UInt8] = [
      255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255,
    ]
    let provider = try #require(CGDataProvider(data: Data(bytes)))
    return try #require(
      CGImage(
        width: 2,
        height: 2,
        bitsPerComponent: 8,
        bitsPerPixel: 32,
        bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
        provider: provider,
        decode: nil,
        shouldInterpolate: false,
        intent: .defaultIntent
      )
    )
  }

  private func letters(_ image: CIImage) -> String {
    let names: [[Float]: String] = [
      [1, 0, 0, 1]: "R", [0, 1, 0, 1]: "G", [0, 0, 1, 1]: "B", [1, 1, 1, 1]: "W",
    ]
    return [(0, 1), (1, 1), (0, 0), (1, 0)]
      .map { names[Pixels.color(image, $0.0, $0.1)] ?? "-" }.joined()
  }

  @Test func `start in the lower left corner`() throws {
    let image = CIImage(cgImage: try four())
    #expect(image.extent == CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(letters(image) == "RGBW" && Pixels.color(image, 2, 0) == [0, 0, 0, 0])
  }

  @Test(
    arguments: [
      (1, "RGBW"), (2, "GRWB"), (3, "WBGR"), (4, "BWRG"), (5, "RBGW"), (6, "BRWG"), (7, "WGBR"),
      (8, "GWRB"),
    ] as [(UInt32, String)]
  )
  func `are turned as EXIF says`(_ orientation: UInt32, _ expected: String) throws {
    let turn = try #require(CGImagePropertyOrientation(rawValue: orientation))
    let image = CIImage(cgImage: try four()).oriented(turn)
    #expect(image.extent == CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(letters(image) == expected)
  }

  @Test(arguments: [0.0, .pi / 2, .pi, 3 * .pi / 2]) func `come back by the inverse transform`(
    _ angle: CGFloat
  ) throws {
    let image = CIImage(cgImage: try four())
    let turn = CGAffineTransform(rotationAngle: angle).translatedBy(x: 3, y: -5)
    let back = image.transformed(by: turn).transformed(by: turn.inverted())
    #expect(back.extent == image.extent && letters(back) == "RGBW")
  }

  @Test func `are painted to every value`() throws {
    // Every grey and every alpha comes back as it was, through light and back.
    for alpha in [255, 128, 3] {
      var bytes: [UInt8] = []
      for value in 0..<256 {
        let part = UInt8((value * alpha + 127) / 255)
        bytes += [part, part, part, UInt8(alpha)]
      }
      let provider = try #require(CGDataProvider(data: Data(bytes)))
      let picture = try #require(
        CGImage(
          width: 256,
          height: 1,
          bitsPerComponent: 8,
          bitsPerPixel: 32,
          bytesPerRow: 1024,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
          provider: provider,
          decode: nil,
          shouldInterpolate: false,
          intent: .defaultIntent
        )
      )
      let image = CIImage(cgImage: picture)
      let made = try #require(CIContext().createCGImage(image, from: image.extent))
      for x in 0..<256 {
        var found = [UInt8](repeating: 0, count: 4)
        CIContext().render(
          CIImage(cgImage: made),
          toBitmap: &found,
          rowBytes: 4,
          bounds: CGRect(x: x, y: 0, width: 1, height: 1),
          format: .RGBA8,
          colorSpace: CGColorSpaceCreateDeviceRGB()
        )
        #expect(found == Array(bytes[x * 4..<x * 4 + 4]))
      }
    }
  }

  @Test func `light is mixed, not its components`() throws {
    let (black, white) = (Pixels.one(0, 0, 0), Pixels.one(1, 1, 1, 0.5))
    let image = white.composited(over: black)
    var found = [UInt8](repeating: 0, count: 4)
    let space = CGColorSpaceCreateDeviceRGB()
    func render(_ context: CIContext) {
      context.render(
        image,
        toBitmap: &found,
        rowBytes: 4,
        bounds: image.extent,
        format: .RGBA8,
        colorSpace: space
      )
    }
    render(CIContext())
    #expect(found == [188, 188, 188, 255])
    render(Pixels.plain)
    #expect(found == [128, 128, 128, 255])
  }

  @Test func `end in nil where they have no end or no pixels`() {
    let context = CIContext()
    let rects = [
      CGRect.infinite, .null, .zero, CGRect(x: 0, y: 0, width: 1e9, height: 1),
      CGRect(x: 0, y: 0, width: 32_000, height: 32_000),
      CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
    ]
    for rect in rects {
      let findings = UIKitDiagnostics.recording {
        #expect(context.createCGImage(.red, from: rect) == nil)
      }
      #expect(findings.map(\.code) == ["TSK-IMAGE-SIZE"])
    }
  }

  @Test func `may be made of very many steps`() {
    var image = Pixels.one(0.5, 0.5, 0.5)
    for _ in 0..<20_000 { image = image.applyingFilter("CIColorInvert") }
    #expect(Pixels.near(Pixels.color(image), [0.5, 0.5, 0.5, 1]))
    // Twice the same image at every step is still painted once.
    var double = Pixels.one(0.5, 0.5, 0.5)
    for _ in 0..<60 { double = double.composited(over: double.applyingFilter("CIColorInvert")) }
    #expect(Pixels.near(Pixels.color(double), [0.5, 0.5, 0.5, 1]))
  }

  @Test func `are written and read`() throws {
    let image = CIImage(cgImage: try four())
    let space = CGColorSpaceCreateDeviceRGB()
    let data = CIContext().pngRepresentation(of: image, format: .RGBA8, colorSpace: space)
    let read = try #require(data.flatMap { CIImage(data: $0) })
    #expect(letters(read) == "RGBW")
    #expect(CIContext().jpegRepresentation(of: image, colorSpace: space) != nil)
    _ = UIKitDiagnostics.recording {
      #expect(CIContext().pngRepresentation(of: .red, format: .RGBA8, colorSpace: space) == nil)
      #expect(CIImage(data: Data("no picture".utf8)) == nil)
    }
  }

  @Test func `go on at their border`() throws {
    let image = CIImage(cgImage: try four())
    let wide = image.clampedToExtent()
    #expect(wide.extent == .infinite)
    #expect(
      Pixels.color(wide, -9, 40) == [1, 0, 0, 1] && Pixels.color(wide, 99, -3) == [1, 1, 1, 1]
    )
    let tiled = image.applyingFilter("CIAffineTile")
    #expect(Pixels.color(tiled, -2, -1) == [1, 0, 0, 1])
  }

  @Test func `vectors and colours are what they are made of`() {
    let vector = CIVector(x: 1, y: 2, z: 3, w: 4)
    #expect(vector.stringRepresentation == "[1 2 3 4]" && vector.count == 4)
    #expect(CIVector(string: "[1 2 3 4]") == vector && vector.value(at: 9) == 0)
    #expect(vector.cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
    let color = CIColor(string: "0.5 0.25 1 0.5")
    #expect(color.stringRepresentation == "0.5 0.25 1 0.5")
    #expect(CIColor(cgColor: CGColor(gray: 1, alpha: 1)) == .white)
  }
}
