import CoreGraphics
import Foundation

/// Short names for bytes; two that differ do not have the same one.
package enum PixelDigest {
  /// The name of the pixels of a bitmap; how long its rows are does not count.
  package static func of(_ bitmap: Bitmap) -> String {
    var state = State(bitmap.width, bitmap.height)
    let length = bitmap.width * (bitmap.format == .color ? 4 : 1)
    for y in 0..<bitmap.height {
      state.add(UnsafeRawBufferPointer(start: bitmap.data + y * bitmap.bytesPerRow, count: length))
    }
    return state.text
  }

  /// The name of data.
  static func of(_ data: Data) -> String {
    var state = State(data.count, 1)
    data.withUnsafeBytes { state.add($0) }
    return state.text
  }

  private struct State {
    private var first: UInt64
    private var second: UInt64

    init(_ width: Int, _ height: Int) {
      first = 0x9e37_79b9_7f4a_7c15 ^ UInt64(width)
      second = 0xc2b2_ae3d_27d4_eb4f ^ UInt64(height)
    }

    mutating func add(_ bytes: UnsafeRawBufferPointer) {
      var place = 0
      var (first, second) = (first, second)
      while place + 16 <= bytes.count {
        let one = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        let two = bytes.loadUnaligned(fromByteOffset: place + 8, as: UInt64.self)
        first = Self.mix(first ^ one, second &+ 0xa076_1d64_78bd_642f)
        second = Self.mix(second ^ two, first &+ 0xe703_7ed1_a0b4_28db)
        place += 16
      }
      while place < bytes.count {
        first = Self.mix(first ^ UInt64(bytes[place]), second | 1)
        second = Self.mix(second &+ 1, first | 1)
        place += 1
      }
      (self.first, self.second) = (first, second)
    }

    private static func mix(_ one: UInt64, _ two: UInt64) -> UInt64 {
      let product = one.multipliedFullWidth(by: two | 1)
      return product.high ^ product.low ^ one
    }

    var text: String { String(first, radix: 16) + "-" + String(second, radix: 16) }
  }
}
