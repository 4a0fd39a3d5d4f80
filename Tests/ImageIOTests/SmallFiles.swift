import CoreGraphics
import Foundation

/// Picture files of a few pixels, byte by byte.
enum SmallFiles {
  /// A moving GIF, two pixels wide and one high; each frame has a colour of the table and a delay in
  /// hundredths of a second.
  static func gif(_ frames: [(color: UInt8, delay: UInt8)], loops: UInt8? = 3) -> Data {
    var bytes = Array("GIF89a".utf8) + [2, 0, 1, 0, 0x81, 0, 0]
    bytes += [0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255]
    if let loops {
      bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, loops, 0, 0]
    }
    for frame in frames {
      bytes += [0x21, 0xF9, 4, 4, frame.delay, 0, 0, 0]
      bytes += [0x2C, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2]
      // Codes of three bits: begin, a pixel, begin, a pixel, the end.
      let codes: [UInt32] = [4, UInt32(frame.color), 4, UInt32(frame.color), 5]
      let bits = codes.enumerated().reduce(UInt32(0)) { $0 | $1.element << UInt32(3 * $1.offset) }
      bytes += [2, UInt8(bits & 0xFF), UInt8(bits >> 8), 0]
    }
    return Data(bytes + [0x3B])
  }

  /// A picture of 4 × 2 pixels, its left half red and its right half blue.
  static var halves: CGImage? {
    let context = CGContext(
      data: nil,
      width: 4,
      height: 2,
      bitsPerComponent: 8,
      bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
    )
    context?.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context?.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    context?.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    context?.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
    return context?.makeImage()
  }

  /// A JPEG file with the orientation that EXIF numbers.
  static func turned(_ jpeg: Data, _ orientation: UInt8) -> Data {
    let exif: [UInt8] =
      Array("Exif\0\0II*\0".utf8) + [
        8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0,
      ]
      + [0, 0, 0, 0]
    let head: [UInt8] = [0xFF, 0xE1, 0, UInt8(exif.count + 2)]
    return jpeg.prefix(2) + Data(head + exif) + jpeg.dropFirst(2)
  }
}

extension CGImage {
  /// The colours of a row, each by the letter of its strongest part.
  func letters(_ y: Int) -> String {
    (0..<width).map { x in
      let pixel = bitmap[x, y]
      if pixel.alpha < 128 { return "-" }
      let parts = [("R", pixel.red), ("G", pixel.green), ("B", pixel.blue)]
      return parts.max { $0.1 < $1.1 }.map { $0.1 > 127 ? $0.0 : "K" } ?? "K"
    }.joined()
  }
}
