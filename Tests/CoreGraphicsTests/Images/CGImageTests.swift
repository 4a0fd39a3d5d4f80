import CoreGraphics
import Diagnostics
import Foundation
import TestSupport
import Testing

@Suite struct `Images of pixels` {
  /// A way to store a pixel, written down byte by byte.
  private struct Format: CustomTestStringConvertible {
    var name: String
    var alpha: CGImageAlphaInfo
    var order: CGBitmapInfo = []
    var isGray = false

    var testDescription: String { name }
    var info: CGBitmapInfo { [CGBitmapInfo(rawValue: alpha.rawValue), order] }
    var space: CGColorSpace {
      isGray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB()
    }
    var bytes: Int { isGray ? 1 : alpha == .none ? 3 : 4 }
    var isStraight: Bool { alpha == .first || alpha == .last }
    var hasAlpha: Bool { ![.none, .noneSkipFirst, .noneSkipLast].contains(alpha) }

    /// The stored bytes as alpha, red, green and blue.
    func channels(_ stored: [UInt8]) -> [Int] {
      let ordered = order == .byteOrder32Little ? stored.reversed() : stored
      let values = ordered.map { Int($0) }
      if isGray { return [255, values[0], values[0], values[0]] }
      if alpha == .none { return [255] + values }
      let isFirst = [.first, .premultipliedFirst, .noneSkipFirst].contains(alpha)
      let (extra, colors) =
        isFirst ? (values[0], Array(values[1...])) : (values[3], Array(values[..<3]))
      return [hasAlpha ? extra : 255] + colors
    }

    /// What is drawn: colours with the opacity in them, never above it.
    func pixel(_ stored: [UInt8]) -> Pixel {
      let channels = channels(stored)
      let alpha = channels[0]
      return Pixel(
        channels: [alpha]
          + channels[1...].map {
            isStraight ? Reference.product($0, alpha) : min($0, alpha)
          }
      )
    }

    static let all = [
      Format(name: "grey", alpha: .none, isGray: true),
      Format(name: "three bytes", alpha: .none),
      Format(name: "ARGB", alpha: .premultipliedFirst),
      Format(name: "RGBA", alpha: .premultipliedLast),
      Format(name: "BGRA", alpha: .premultipliedFirst, order: .byteOrder32Little),
      Format(name: "ABGR", alpha: .premultipliedLast, order: .byteOrder32Little),
      Format(name: "straight ARGB", alpha: .first),
      Format(name: "straight RGBA", alpha: .last, order: .byteOrder32Big),
      Format(name: "straight BGRA", alpha: .first, order: .byteOrder32Little),
      Format(name: "XRGB", alpha: .noneSkipFirst),
      Format(name: "RGBX", alpha: .noneSkipLast),
      Format(name: "BGRX", alpha: .noneSkipFirst, order: .byteOrder32Little),
    ]
  }

  private func made(
    _ bytes: [UInt8],
    _ format: Format,
    _ width: Int,
    _ height: Int,
    row: Int? = nil,
    decode: [CGFloat]? = nil
  ) throws -> CGImage? {
    let provider = try #require(CGDataProvider(data: Data(bytes)))
    func build(_ decode: UnsafePointer<CGFloat>?) -> CGImage? {
      CGImage(
        width: width,
        height: height,
        bitsPerComponent: 8,
        bitsPerPixel: format.bytes * 8,
        bytesPerRow: row ?? width * format.bytes,
        space: format.space,
        bitmapInfo: format.info,
        provider: provider,
        decode: decode,
        shouldInterpolate: true,
        intent: .defaultIntent
      )
    }
    return decode?.withUnsafeBufferPointer { build($0.baseAddress) } ?? build(nil)
  }

  @Test(arguments: Format.all) private func `are read byte by byte, also from long rows`(
    _ format: Format
  ) throws {
    var random = SplitMix64(seed: 7)
    let (width, height) = (5, 4)
    let row = width * format.bytes + 3
    var bytes = (0..<row * height).map { _ in UInt8(random.int(0...255)) }
    if format.alpha == .premultipliedFirst, format.order == .byteOrder32Little {
      // Pixels as they are drawn are taken as they come, so they have to be ones that can be.
      for start in stride(from: 0, to: bytes.count - 3, by: 1) where start % row % 4 == 0 {
        let alpha = bytes[start + 3]
        for place in start..<start + 3 { bytes[place] = min(bytes[place], alpha) }
      }
    }
    let image = try #require(try made(bytes, format, width, height, row: row))
    #expect((image.width, image.height, image.bitsPerPixel) == (5, 4, format.bytes * 8))
    #expect(image.alphaInfo == format.alpha && image.bitmapInfo == format.info)
    for y in 0..<height {
      for x in 0..<width {
        let start = y * row + x * format.bytes
        let expected = format.pixel(Array(bytes[start..<start + format.bytes]))
        #expect(image.bitmap[x, y].distance(to: expected) == 0, "(\(x), \(y))")
      }
    }
    #expect(image.bitmap.isOpaque == !format.hasAlpha)
  }

  @Test(arguments: Format.all) private func `give back the bytes they were made of`(
    _ format: Format
  ) throws {
    var random = SplitMix64(seed: 8)
    let (width, height) = (6, 3)
    var bytes: [UInt8] = []
    for _ in 0..<width * height {
      // Colours that can be: none above its opacity, and no opacity where there is none.
      let isClear = format.hasAlpha && random.once(in: 4)
      var pixel = (0..<format.bytes).map { _ in UInt8(isClear ? 0 : random.int(0...255)) }
      if !isClear, format.bytes == 4 {
        let isFirst = [.first, .premultipliedFirst, .noneSkipFirst].contains(format.alpha)
        pixel[(format.order == .byteOrder32Little) == isFirst ? 3 : 0] = 255
      }
      bytes += pixel
    }
    let image = try #require(try made(bytes, format, width, height))
    let stored = try #require(image.dataProvider?.data)
    let row = image.bytesPerRow
    for y in 0..<height {
      let start = y * width * format.bytes
      let expected = Array(bytes[start..<start + width * format.bytes])
      #expect(Array(stored[y * row..<y * row + expected.count]) == expected)
    }
  }

  @Test func `a decode array stretches and turns each component round`() throws {
    let format = Format.all[1]
    let image = try #require(
      try made([0, 51, 255, 255, 0, 102], format, 2, 1, decode: [1, 0, 0, 0.5, 0.2, 2])
    )
    #expect(image.bitmap[0, 0].channels == [255, 255, 26, 255])
    #expect(image.bitmap[1, 0].channels == [255, 0, 0, 235])
  }

  @Test func `of too few bytes, no size or no layout are none, and it is told`() throws {
    let rgb = Format.all[3]
    let makers: [() throws -> CGImage?] = [
      { try made([UInt8](repeating: 0, count: 15), rgb, 2, 2) },
      { try made([UInt8](repeating: 0, count: 64), rgb, 0, 2) },
      { try made([UInt8](repeating: 0, count: 64), rgb, 2, -1) },
      { try made([UInt8](repeating: 0, count: 64), rgb, 2, 2, row: 7) },
      { try made([UInt8](repeating: 0, count: 64), rgb, 1, 2, row: .max) },
      { try made([], rgb, .max, .max, row: .max) },
      { try made([0], Format(name: "", alpha: .first, isGray: true), 1, 1) },
    ]
    for make in makers {
      var image: CGImage?
      let findings = UIKitDiagnostics.recording { image = (try? make()) ?? nil }
      #expect(image == nil)
      #expect(findings.map(\.code) == ["TSK-IMAGE"])
    }
    // The last row need not be whole.
    #expect(try made([UInt8](repeating: 9, count: 20), rgb, 2, 2, row: 12) != nil)
  }

  @Test(arguments: 0..<40) func `are cut at whole pixels around the part asked for`(
    seed: Int
  ) throws {
    var random = SplitMix64(seed: seed)
    let bitmap = try random.bitmap(9, 7, seed % 2 == 0 ? .color : .alpha)
    let image = CGImage(bitmap: bitmap)
    let rect = CGRect(
      x: random.double(-4...10),
      y: random.double(-4...10),
      width: random.double(-5...8),
      height: random.double(0...8)
    )
    let (left, top) = (Int(rect.minX.rounded(.down)), Int(rect.minY.rounded(.down)))
    let (right, bottom) = (Int(rect.maxX.rounded(.up)), Int(rect.maxY.rounded(.up)))
    let columns = max(0, left)..<max(max(0, left), min(9, right))
    let rows = max(0, top)..<max(max(0, top), min(7, bottom))
    guard let part = image.cropping(to: rect) else {
      #expect(columns.isEmpty || rows.isEmpty)
      return
    }
    #expect((part.width, part.height) == (columns.count, rows.count))
    for y in rows {
      for x in columns {
        #expect(part.bitmap[x - columns.lowerBound, y - rows.lowerBound] == bitmap[x, y])
      }
    }
    // A part of a part is a part of the whole.
    let again = part.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(again?.bitmap[0, 0] == (part.width > 1 && part.height > 1 ? part.bitmap[1, 1] : nil))
  }

  @Test func `are not cut at places that are none`() {
    guard let bitmap = Bitmap(width: 4, height: 4) else { return }
    let image = CGImage(bitmap: bitmap)
    #expect(image.cropping(to: CGRect(x: 4, y: 0, width: 2, height: 2)) == nil)
    #expect(image.cropping(to: .null) == nil)
    let nowhere = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
    var part: CGImage?
    #expect(!UIKitDiagnostics.recording { part = image.cropping(to: nowhere) }.isEmpty)
    #expect(part == nil)
    let huge = CGRect(x: -1e300, y: -1e300, width: 1e301, height: 1e301)
    #expect(image.cropping(to: huge)?.width == 4)
  }

  // MARK: Masks

  private func stencil(_ samples: [UInt8], _ width: Int, decode: [CGFloat]? = nil) -> CGImage? {
    guard let provider = CGDataProvider(data: Data(samples)) else { return nil }
    func build(_ decode: UnsafePointer<CGFloat>?) -> CGImage? {
      CGImage(
        maskWidth: width,
        height: samples.count / width,
        bitsPerComponent: 8,
        bitsPerPixel: 8,
        bytesPerRow: width,
        provider: provider,
        decode: decode,
        shouldInterpolate: false
      )
    }
    return decode?.withUnsafeBufferPointer { build($0.baseAddress) } ?? build(nil)
  }

  @Test(arguments: 0..<20)
  func `a mask hides where its samples are full, unless it is turned round`(
    seed: Int
  ) throws {
    var random = SplitMix64(seed: seed)
    let picture = try random.bitmap(4, 3, .color)
    let samples = (0..<12).map { _ in UInt8(random.int(0...255)) }
    let isTurned = seed % 2 == 1
    let mask = try #require(stencil(samples, 4, decode: isTurned ? [1, 0] : nil))
    #expect(mask.isMask && mask.colorSpace == nil)
    #expect(isTurned || Array(mask.dataProvider?.data ?? Data()) == samples)
    let masked = try #require(CGImage(bitmap: picture).masking(mask))
    for (index, sample) in samples.enumerated() {
      let (x, y) = (index % 4, index / 4)
      let expected = Reference.faded(picture[x, y], by: Int(isTurned ? sample : 255 - sample))
      #expect(masked.bitmap[x, y].distance(to: expected) <= 1)
    }
  }

  @Test func `another image masks by its brightness`() throws {
    let picture = try #require(Bitmap(width: 4, height: 1))
    picture.fill(picture.bounds, with: .fullRed)
    let light = try #require(Bitmap(width: 4, height: 1))
    for (x, pixel) in [Pixel.white, .black, .fullGreen, .fullBlue].enumerated() {
      light.poke(x, 0, pixel)
    }
    let masked = try #require(CGImage(bitmap: picture).masking(CGImage(bitmap: light)))
    #expect((0..<4).map { Int(masked.bitmap[$0, 0].alpha) } == [255, 0, 182, 18])
    #expect((0..<4).allSatisfy { masked.bitmap[$0, 0].red == masked.bitmap[$0, 0].alpha })
  }

  @Test func `colours between two are left out`() throws {
    let format = Format.all[1]
    let bytes: [UInt8] = [10, 20, 30, 11, 21, 31, 9, 20, 30, 200, 20, 30]
    let image = try #require(try made(bytes, format, 4, 1))
    let ranges: [CGFloat] = [10, 11, 20, 30, 0, 31]
    let result = try #require(
      ranges.withUnsafeBufferPointer { ranges in
        ranges.baseAddress.flatMap { image.copy(maskingColorComponents: $0) }
      }
    )
    #expect((0..<4).map { result.bitmap[$0, 0] == .clear } == [true, true, false, false])
    #expect(result.bitmap[3, 0] == image.bitmap[3, 0])
    // Only a picture without opacity has colours to leave out.
    let faded = try made([1, 1, 1, 1], Format.all[3], 1, 1)
    #expect(
      ranges.withUnsafeBufferPointer { ranges in
        ranges.baseAddress.flatMap { faded?.copy(maskingColorComponents: $0) }
      } == nil
    )
  }

  @Test func `take on another space of as many components`() throws {
    let image = try #require(try made([1, 2, 3], Format.all[1], 1, 1))
    let wide = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    #expect(image.copy(colorSpace: wide)?.colorSpace == wide)
    #expect(image.copy(colorSpace: CGColorSpaceCreateDeviceGray()) == nil)
    #expect(image.copy(colorSpace: CGColorSpaceCreateDeviceCMYK()) == nil)
    #expect(image.copy()?.bitmap === image.bitmap)
  }

  @Test func `a provider gives what it was made of, and its memory back`() {
    var released = 0
    let bytes: [UInt8] = [1, 2, 3]
    let provider = bytes.withUnsafeBytes { raw in
      raw.baseAddress.flatMap { start in
        CGDataProvider(dataInfo: nil, data: start, size: 3) { _, _, size in released += size }
      }
    }
    #expect(provider?.data == Data(bytes) && released == 3)
    #expect(CGDataProvider(url: URL(fileURLWithPath: "/nowhere/at/all")) == nil)
    #expect(CGDataProvider(data: Data())?.data == Data())
  }
}
