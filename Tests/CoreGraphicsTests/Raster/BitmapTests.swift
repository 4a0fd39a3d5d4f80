import CoreGraphics
import Foundation
import TestSupport
import Testing

@Suite struct BitmapTests {
  @Test(arguments: [(0, 1), (1, 0), (-1, 5), (Bitmap.maximumSide + 1, 1), (1, Int.max)])
  func `a bitmap has sides of at least one pixel and not too many`(width: Int, height: Int) {
    #expect(Bitmap(width: width, height: height) == nil)
  }

  @Test func `a new bitmap is clear`() throws {
    let bitmap = try #require(Bitmap(width: 3, height: 2))
    #expect(bitmap.pixels == Array(repeating: .clear, count: 6))
    #expect(!bitmap.isOpaque)
    #expect(bitmap.bounds == PixelRect(x: 0, y: 0, width: 3, height: 2))
    #expect(bitmap.bytesPerRow % 16 == 0)
    #expect(bitmap.byteCount == bitmap.bytesPerRow * 2)
  }

  @Test func `a wrapped bitmap is the memory itself, and gives it back`() throws {
    var released = 0
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 32, alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: 32)
    do {
      let bitmap = try #require(
        Bitmap(wrapping: memory, width: 3, height: 2, bytesPerRow: 16) { released += 1 }
      )
      bitmap.fill(PixelRect(x: 2, y: 1, width: 1, height: 1), with: .fullRed)
      #expect(memory.load(fromByteOffset: 24, as: UInt32.self) == 0xFFFF_0000)
      #expect(released == 0)
    }
    #expect(released == 1)
    memory.deallocate()
  }

  @Test func `rows that are too short or not aligned are refused`() {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 16)
    defer { memory.deallocate() }
    #expect(Bitmap(wrapping: memory, width: 4, height: 2, bytesPerRow: 12) == nil)
    #expect(Bitmap(wrapping: memory, width: 4, height: 2, bytesPerRow: 18) == nil)
  }

  @Test func `a copy has the same pixels and its own memory`() throws {
    var random = SplitMix64(seed: 4)
    let bitmap = try random.bitmap(7, 5, .color)
    bitmap.isOpaque = true
    let copy = try #require(bitmap.copy())
    #expect(copy.pixels == bitmap.pixels)
    #expect(copy.isOpaque)
    copy.fill(copy.bounds, with: .fullRed)
    #expect(bitmap[0, 0] != .fullRed || bitmap[1, 1] != .fullRed)
  }

  @Test(arguments: [Bitmap.Format.color, .alpha]) func `a part has the pixels of its rectangle`(
    format: Bitmap.Format
  ) throws {
    var random = SplitMix64(seed: 9)
    for _ in 0..<30 {
      let bitmap = try random.bitmap(13, 11, format)
      let rect = random.rect(13)
      let inside = rect.intersection(bitmap.bounds)
      guard !inside.isEmpty else {
        #expect(bitmap.part(rect) == nil)
        continue
      }
      let part = try #require(bitmap.part(rect))
      #expect(part.width == inside.width && part.height == inside.height)
      let expected = (inside.minY..<inside.maxY).flatMap { y in
        (inside.minX..<inside.maxX).map { bitmap[$0, y] }
      }
      #expect(part.pixels.differences(from: expected) == 0)
    }
  }

  @Test func `a part outlives the whole`() throws {
    var random = SplitMix64(seed: 10)
    var bitmap: Bitmap? = try random.bitmap(12, 12, .color)
    let expected = try #require(bitmap)[5, 6]
    let part = try #require(bitmap?.part(PixelRect(x: 4, y: 4, width: 4, height: 4)))
    bitmap = nil
    #expect(part[1, 2] == expected)
  }

  @Test func `one pixel that is not opaque is found`() throws {
    for format in [Bitmap.Format.color, .alpha] {
      let bitmap = try #require(Bitmap(width: 9, height: 4, format: format))
      bitmap.fill(bitmap.bounds, with: .white)
      #expect(bitmap.hasOnlyOpaquePixels)
      bitmap.poke(8, 3, Pixel(argb: 0xFE00_0000))
      #expect(!bitmap.hasOnlyOpaquePixels)
    }
  }

  @Test func `making opaque keeps the colours`() throws {
    let bitmap = try #require(Bitmap(width: 2, height: 1))
    bitmap.poke(0, 0, Pixel(argb: 0x8011_2233))
    bitmap.makeOpaque()
    #expect(bitmap.pixels == [Pixel(argb: 0xFF11_2233), .black])
    #expect(bitmap.isOpaque)
  }

  @Test func `a pixel premultiplies, clamps, and takes what is no number for nothing`() {
    #expect(Pixel(red: 1, green: 0.5, blue: 0, alpha: 0.5).argb == 0x8080_4000)
    #expect(Pixel(red: 7, green: -3, blue: 1, alpha: 2).argb == 0xFFFF_00FF)
    #expect(Pixel(red: .nan, green: 1, blue: 1, alpha: 1).argb == 0xFF00_FFFF)
    #expect(Pixel(red: 1, green: 1, blue: 1, alpha: .nan) == .clear)
  }
}
