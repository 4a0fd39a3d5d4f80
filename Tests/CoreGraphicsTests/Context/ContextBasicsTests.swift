import CoreGraphics
import Foundation
import Testing

@Suite struct ContextBasicsTests {
  static let white = Pixel(argb: 0xFFFF_FFFF)
  static let red = Pixel(argb: 0xFFFF_0000)

  @Test func `a view's context has points with y down`() throws {
    let bitmap = try #require(Bitmap(width: 20, height: 10))
    let context = try #require(CGContext(drawingInto: bitmap, scale: 2))
    #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 10))
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(bitmap[2, 0] == Self.red)
    #expect(bitmap[3, 1] == Self.red)
    #expect(bitmap[4, 1] == .clear)
    #expect(bitmap[2, 2] == .clear)
  }

  @Test func `a context made from pixels has its origin at the bottom left`() throws {
    let context = try #require(
      CGContext(
        data: nil,
        width: 4,
        height: 3,
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
      )
    )
    #expect(context.ctm == .identity)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    let bottomRow = 2 * context.bytesPerRow
    #expect((0..<4).map { bytes[bottomRow + $0] } == [255, 0, 0, 255])
    #expect((0..<4).map { bytes[$0] } == [0, 0, 0, 0])
  }
}
