import CoreGraphics
import Foundation

@testable import TextShaping

/// A white bitmap in points, to draw on and to look at.
struct Canvas {
  let bitmap: Bitmap
  let context: CGContext
  let scale: Double

  init?(width: Double, height: Double, scale: Double) {
    guard
      let bitmap = Bitmap(
        width: Int((width * scale).rounded(.up)),
        height: Int((height * scale).rounded(.up))
      ),
      let context = CGContext(drawingInto: bitmap, scale: scale)
    else { return nil }
    self.bitmap = bitmap
    self.context = context
    self.scale = scale
    context.setFillColor(CGColor(gray: 1, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: width + 1, height: height + 1))
  }

  static let black = DrawStyle(foreground: CGColor(gray: 0, alpha: 1))

  func draw(_ layout: TextLayout, at point: CGPoint = .zero, _ style: DrawStyle = Canvas.black) {
    layout.draw(in: context, at: point, style: { _ in style })
  }

  /// A pixel as 0xAARRGGBB.
  func pixel(_ x: Int, _ y: Int) -> UInt32 {
    bitmap.data.advanced(by: y * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)[x]
  }

  /// How dark a pixel is, 0 to 255.
  func darkness(_ x: Int, _ y: Int) -> Int { 255 - Int(pixel(x, y) & 0xFF) }

  /// The box around all pixels darker than `threshold`, in pixels; nil where there are none.
  func ink(above threshold: Int = 8) -> CGRect? {
    var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where pixel(x, y) != 0xFFFF_FFFF && isInk(x, y, threshold) {
        left = min(left, x)
        right = max(right, x)
        top = min(top, y)
        bottom = max(bottom, y)
      }
    }
    guard right >= left else { return nil }
    return CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  private func isInk(_ x: Int, _ y: Int, _ threshold: Int) -> Bool {
    let value = pixel(x, y)
    return [value & 0xFF, value >> 8 & 0xFF, value >> 16 & 0xFF].contains {
      255 - Int($0) > threshold
    }
  }

  /// A number that differs when any pixel does.
  var fingerprint: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        hash = (hash ^ UInt64(pixel(x, y))) &* 0x100_0000_01B3
      }
    }
    return hash
  }
}
