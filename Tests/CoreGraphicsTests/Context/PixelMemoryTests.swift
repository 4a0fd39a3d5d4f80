import CoreGraphics
import Diagnostics
import Foundation
import TestSupport
import Testing

/// Contexts on memory of any layout, against one in the layout of one's own.
@Suite struct `Contexts on pixels of any layout` {
  private struct Layout: CustomTestStringConvertible {
    var alpha: CGImageAlphaInfo
    var order: CGBitmapInfo = []
    var isGray = false

    var testDescription: String { "\(alpha) \(order.rawValue)" }
    var bytes: Int { isGray || alpha == .alphaOnly ? 1 : 4 }
    var isOpaque: Bool { [.none, .noneSkipFirst, .noneSkipLast].contains(alpha) }
    var info: UInt32 { alpha.rawValue | order.rawValue }
    var space: CGColorSpace {
      isGray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB()
    }

    /// Where alpha, red, green and blue lie in four bytes.
    var places: [Int] {
      let isFirst = [.premultipliedFirst, .noneSkipFirst].contains(alpha)
      let big = isFirst ? [0, 1, 2, 3] : [3, 0, 1, 2]
      return order == .byteOrder32Little ? big.map { 3 - $0 } : big
    }

    static let colors = [
      Layout(alpha: .premultipliedFirst), Layout(alpha: .premultipliedLast),
      Layout(alpha: .premultipliedFirst, order: .byteOrder32Little),
      Layout(alpha: .premultipliedLast, order: .byteOrder32Little),
      Layout(alpha: .premultipliedLast, order: .byteOrder32Big),
      Layout(alpha: .noneSkipFirst), Layout(alpha: .noneSkipLast),
      Layout(alpha: .noneSkipFirst, order: .byteOrder32Little),
    ]
  }

  private func made(
    _ layout: Layout,
    _ data: UnsafeMutableRawPointer? = nil,
    width: Int = 12,
    height: Int = 10,
    row: Int = 0
  ) -> CGContext? {
    CGContext(
      data: data,
      width: width,
      height: height,
      bitsPerComponent: 8,
      bytesPerRow: row,
      space: layout.space,
      bitmapInfo: layout.info
    )
  }

  @Test(arguments: Layout.colors) private func `keep what is drawn in the order they name`(
    _ layout: Layout
  ) throws {
    var random = SplitMix64(seed: 11)
    let image = CGImage(bitmap: try random.bitmap(5, 5, .color))
    let row = 12 * 4 + 8
    // Uneven memory as well, and more of it than is drawn on.
    let memory = UnsafeMutableRawPointer.allocate(byteCount: row * 10 + 16, alignment: 16)
    defer { memory.deallocate() }
    for offset in [0, 1, 4] {
      memory.initializeMemory(as: UInt8.self, repeating: 0, count: row * 10 + 16)
      let start = memory + offset
      let own = try bitmapContext(12, 10)
      let other = try #require(made(layout, start, row: row))
      #expect(other.bytesPerRow == row && other.data == start && other.alphaInfo == layout.alpha)
      for seed in 0..<3 {
        let program = DrawingProgram(seed: seed, side: 12, image: image)
        if layout.isOpaque {
          // What has no opacity begins black.
          if seed == 0 { own.setFillColor(CGColor(gray: 0, alpha: 1)) }
          if seed == 0 { own.fill(CGRect(x: 0, y: 0, width: 12, height: 10)) }
        }
        program.run(on: own)
        program.run(on: other)
      }
      let bytes = start.assumingMemoryBound(to: UInt8.self)
      var worst = 0
      for y in 0..<10 {
        for x in 0..<12 {
          let place = y * row + x * 4
          let pixel = own.bitmap[x, y]
          let found = layout.places.map { Int(bytes[place + $0]) }
          let channels = pixel.channels
          // Modes may leave less than all of an own picture; what has no opacity stays whole.
          guard !layout.isOpaque || pixel.alpha == 255 else { continue }
          for index in (layout.isOpaque ? 1 : 0)..<4 {
            worst = max(worst, abs(found[index] - channels[index]))
          }
        }
      }
      #expect(worst <= 1, "at \(offset)")
      // The room between rows is nobody's.
      #expect((0..<10).allSatisfy { y in (48..<56).allSatisfy { bytes[y * row + $0] == 0 } })
    }
  }

  @Test(arguments: Layout.colors) private func `see what their owner writes`(
    _ layout: Layout
  ) throws {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 4)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: 16)
    let context = try #require(made(layout, memory, width: 2, height: 2, row: 8))
    let bytes = memory.assumingMemoryBound(to: UInt8.self)
    for (index, value) in [255, 10, 20, 30].enumerated() {
      bytes[layout.places[index]] = UInt8(value)
    }
    let image = try #require(context.makeImage())
    #expect(image.bitmap[0, 0].channels == [255, 10, 20, 30])
    // What is drawn beside it leaves it.
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(layout.places.dropFirst().map { Int(bytes[$0]) } == [10, 20, 30])
  }

  @Test func `of brightness or coverage alone have one byte`() throws {
    let gray = try #require(made(Layout(alpha: .none, isGray: true)))
    gray.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    gray.fill(CGRect(x: 0, y: 9, width: 1, height: 1))
    gray.setFillColor(gray: 1, alpha: 0.5)
    gray.fill(CGRect(x: 1, y: 9, width: 1, height: 1))
    let bytes = try #require(gray.data).assumingMemoryBound(to: UInt8.self)
    #expect(bytes[0] == 54 && abs(Int(bytes[1]) - 128) <= 1 && bytes[2] == 0)
    #expect(gray.bitsPerPixel == 8 && gray.colorSpace?.model == .monochrome)
    let mask = try #require(made(Layout(alpha: .alphaOnly)))
    mask.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    mask.fill(CGRect(x: 0, y: 9, width: 1, height: 1))
    let coverage = try #require(mask.data).assumingMemoryBound(to: UInt8.self)
    #expect(abs(Int(coverage[0]) - 128) <= 1 && coverage[1] == 0 && mask.colorSpace == nil)
  }

  @Test func `an image stays as it was made`() throws {
    let context = try bitmapContext(4, 4)
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    let image = try #require(context.makeImage())
    context.clear(CGRect(x: 0, y: 0, width: 4, height: 4))
    context.setFillColor(.blue)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(image.bitmap.pixels.allSatisfy { $0 == .fullRed })
    #expect(try #require(context.makeImage()).bitmap[0, 3] == .fullBlue)
  }

  @Test func `that cannot be are none, and it is told`() {
    let bad: [() -> CGContext?] = [
      { made(Layout(alpha: .first)) }, { made(Layout(alpha: .last)) },
      { made(Layout(alpha: .none)) },
      { made(Layout(alpha: .premultipliedLast), width: 0) },
      { made(Layout(alpha: .premultipliedLast), height: -4) },
      { made(Layout(alpha: .premultipliedLast), width: .max, row: .max) },
      { made(Layout(alpha: .premultipliedLast), row: 47) },
      { made(Layout(alpha: .premultipliedLast, isGray: true)) },
    ]
    for make in bad {
      var made: CGContext?
      let findings = UIKitDiagnostics.recording { made = make() }
      #expect(made == nil && findings.map(\.code) == ["TSK-IMAGE"])
    }
  }

  @Test func `edges are sharp where smoothing is off or not allowed`() throws {
    for change in [
      { (context: CGContext) in context.setShouldAntialias(false) },
      { (context: CGContext) in context.setAllowsAntialiasing(false) },
    ] {
      let (bitmap, context) = try picture(16, 16)
      change(context)
      context.fillEllipse(in: CGRect(x: 1.3, y: 1.7, width: 12, height: 11))
      #expect(bitmap.alphas.allSatisfy { $0 == 0 || $0 == 255 })
      #expect(bitmap.alphas.contains(255) && bitmap.alphas.contains(0))
      // States keep the one, the context the other.
      context.saveGState()
      context.setShouldAntialias(true)
      context.restoreGState()
      context.clear(CGRect(x: 0, y: 0, width: 16, height: 16))
      context.fillEllipse(in: CGRect(x: 1.3, y: 1.7, width: 12, height: 11))
      #expect(bitmap.alphas.allSatisfy { $0 == 0 || $0 == 255 })
    }
  }
}
