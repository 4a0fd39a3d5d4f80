/// A stretch of UTF-16 units as the UTF-8 that Pango reads.
struct UTF8Text {
  /// With a zero at the end.
  private(set) var bytes: [CChar] = []
  /// How many UTF-16 units each character had, 1 or 2.
  private(set) var unitCounts: [UInt8] = []

  /// Half a surrogate pair becomes U+FFFD.
  init(_ range: Range<Int>, of units: UnsafeBufferPointer<UInt16>) {
    bytes.reserveCapacity(range.count * 3 + 1)
    unitCounts.reserveCapacity(range.count)
    let part = UnsafeBufferPointer(rebasing: units[range])
    var index = 0
    while index < part.count {
      let (character, length) = Characters.character(at: index, in: part)
      append(character)
      unitCounts.append(UInt8(length))
      index += length
    }
    bytes.append(0)
  }

  /// The bytes without the zero.
  var byteCount: Int32 { Int32(bytes.count - 1) }

  @inline(__always)
  private mutating func append(_ character: UInt32) {
    if character < 0x80 {
      add(character)
    } else if character < 0x800 {
      add(0xC0 | character >> 6)
      add(0x80 | character & 0x3F)
    } else if character < 0x10000 {
      add(0xE0 | character >> 12)
      add(0x80 | character >> 6 & 0x3F)
      add(0x80 | character & 0x3F)
    } else {
      add(0xF0 | character >> 18)
      add(0x80 | character >> 12 & 0x3F)
      add(0x80 | character >> 6 & 0x3F)
      add(0x80 | character & 0x3F)
    }
  }

  @inline(__always)
  private mutating func add(_ byte: UInt32) {
    bytes.append(CChar(bitPattern: UInt8(truncatingIfNeeded: byte)))
  }
}
