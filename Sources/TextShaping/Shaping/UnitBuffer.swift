/// Memory for the UTF-16 units of one text at a time.
final class UnitBuffer {
  private var storage = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: 256)
  /// Beyond this the memory is given back after use.
  private static let keptCapacity = 65_536

  deinit { storage.deallocate() }

  /// The units of a string, until the next call; what has nothing to draw becomes a zero-width
  /// space, so that no font draws a box for it.
  func load(_ string: String) -> UnsafeBufferPointer<UInt16> {
    var string = string
    return string.withUTF8 { bytes in
      reserve(bytes.count)
      let count = Self.transcode(bytes, into: storage)
      for index in 0..<count where Characters.isInvisible(storage[index]) {
        if !Characters.endsLine(storage[index]), storage[index] != Characters.tab {
          storage[index] = Characters.zeroWidthSpace
        }
      }
      return UnsafeBufferPointer(rebasing: storage[..<count])
    }
  }

  private func reserve(_ count: Int) {
    guard count > storage.count || storage.count > Self.keptCapacity else { return }
    storage.deallocate()
    storage = .allocate(capacity: max(256, count))
  }

  /// A string's UTF-8 is always valid, so that lead bytes alone tell the lengths.
  private static func transcode(
    _ bytes: UnsafeBufferPointer<UInt8>,
    into units: UnsafeMutableBufferPointer<UInt16>
  ) -> Int {
    var read = 0
    var written = 0
    while read < bytes.count {
      let lead = UInt32(bytes[read])
      if lead < 0x80 {
        units[written] = UInt16(lead)
        read += 1
        written += 1
      } else if lead < 0xE0 {
        units[written] = UInt16((lead & 0x1F) << 6 | UInt32(bytes[read + 1]) & 0x3F)
        read += 2
        written += 1
      } else if lead < 0xF0 {
        let tail = (UInt32(bytes[read + 1]) & 0x3F) << 6 | UInt32(bytes[read + 2]) & 0x3F
        units[written] = UInt16((lead & 0x0F) << 12 | tail)
        read += 3
        written += 1
      } else {
        let middle = (UInt32(bytes[read + 1]) & 0x3F) << 12
        let tail = (UInt32(bytes[read + 2]) & 0x3F) << 6 | UInt32(bytes[read + 3]) & 0x3F
        let value = ((lead & 0x07) << 18 | middle | tail) - 0x10000
        units[written] = UInt16(0xD800 + (value >> 10))
        units[written + 1] = UInt16(0xDC00 + (value & 0x3FF))
        read += 4
        written += 2
      }
    }
    return written
  }
}
