import TestSupport

/// Changes that know nothing of what the bytes mean.
enum ByteChanges {
  static func change(
    _ bytes: [UInt8],
    _ seeds: [[UInt8]],
    _ random: inout SplitMix64
  ) -> [UInt8] {
    var bytes = bytes
    let part = random.part(of: bytes.count)
    switch random.int(0...8) {
    case 0 where !bytes.isEmpty: bytes[random.index(bytes.count)] ^= 1 << random.int(0...7)
    case 1 where !bytes.isEmpty: bytes[random.index(bytes.count)] = random.pick(extremes)
    case 2: bytes.removeSubrange(part)
    case 3: bytes.insert(contentsOf: bytes[part], at: part.upperBound)
    case 4: bytes.removeLast(bytes.count - random.index(bytes.count + 1))
    case 5: bytes.insert(contentsOf: random.pick(badText), at: random.index(bytes.count + 1))
    case 6:
      let other = random.pick(seeds)
      bytes =
        Array(bytes.prefix(random.index(bytes.count))) + other.dropFirst(random.index(other.count))
    case 7:
      let other = random.pick(seeds)
      bytes.replaceSubrange(part, with: other[random.part(of: other.count)])
    default:
      let place = random.index(bytes.count + 1)
      bytes.insert(
        contentsOf: (0..<random.int(1...8)).map { _ in UInt8(random.int(0...255)) },
        at: place
      )
    }
    return bytes
  }

  private static let extremes: [UInt8] = [
    0, 1, 0x20, 0x7F, 0x80, 0xFE, 0xFF, 0x0A, 0x3C, 0x22, 0x25,
  ]

  /// Bytes that are no UTF-8, characters of other directions and planes, and some that end texts.
  static let badText: [[UInt8]] = [
    [0xDC], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF, 0xFE],
    [0xEF, 0xBB, 0xBF],
    [0], [0xE2, 0x80, 0xAE], [0xF0, 0x9F, 0x8F, 0xB4], [0xE2, 0x80, 0xA8], [0xCC, 0x81],
    [0xEF, 0xBF, 0xBC],
  ]
}

/// Changes to numbers of two and four bytes, as files of pictures and fonts have them.
enum FieldChanges {
  static func change(_ bytes: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    let width = random.pick([1, 2, 4, 4])
    guard bytes.count >= width else { return bytes }
    // What decides about sizes stands at the start.
    let reach = random.once(in: 2) ? min(bytes.count, 96) : bytes.count
    let place = random.index(max(1, reach - width + 1))
    let isBig = random.once(in: 2)
    var old: UInt32 = 0
    for offset in 0..<width {
      let shift = UInt32(8 * (isBig ? width - 1 - offset : offset))
      old |= UInt32(bytes[place + offset]) << shift
    }
    let top: UInt32 = width == 4 ? .max : (1 << UInt32(8 * width)) - 1
    let new = random.pick(
      [
        0, 1, 2, old &+ 1, old &- 1, old &* 2, old / 2, top, top / 2, top / 2 + 1, top - 1, 0x10000,
        32_000,
      ]
    )
    for offset in 0..<width {
      let shift = UInt32(8 * (isBig ? width - 1 - offset : offset))
      bytes[place + offset] = UInt8(truncatingIfNeeded: new >> shift)
    }
    return bytes
  }
}
