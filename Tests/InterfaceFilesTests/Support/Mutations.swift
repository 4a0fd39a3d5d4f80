import Foundation
import TestSupport

/// Files as damage and malice leave them: real ones with bytes, numbers and parts exchanged.
struct Mutations {
  private var random: SplitMix64

  /// Numbers that are at the end of what something can hold, and texts that are no numbers.
  private static let numbers = [
    "0", "-1", "1e19", "-1e300", "1e308", "9223372036854775807", "-9223372036854775808",
    "4294967296",
    "nan", "inf", "0x", "1e-320", "",
  ]

  init(seed: Int) { random = SplitMix64(seed: seed &* 131 &+ 17) }

  /// A text with some of its parts exchanged.
  mutating func mutate(_ text: String) -> Data {
    var bytes = Array(text.utf8)
    for _ in 0..<random.int(1...4) where !bytes.isEmpty {
      switch random.int(0...5) {
      case 0, 1: replaceNumber(&bytes)
      case 2: bytes[random.int(0...bytes.count - 1)] = UInt8(random.int(0...255))
      case 3: bytes.removeSubrange(part(bytes.count))
      case 4: bytes.insert(contentsOf: bytes[part(bytes.count)], at: random.int(0...bytes.count))
      default: bytes = Array(bytes.prefix(random.int(0...bytes.count)))
      }
    }
    return Data(bytes)
  }

  private mutating func part(_ count: Int) -> Range<Int> {
    let start = random.int(0...count - 1)
    return start..<min(count, start + random.int(1...24))
  }

  /// Puts another number in the place of one.
  private mutating func replaceNumber(_ bytes: inout [UInt8]) {
    let digits = bytes.indices.filter { (0x30...0x39).contains(bytes[$0]) }
    guard !digits.isEmpty else { return }
    let start = random.pick(digits)
    var end = start
    while end < bytes.count, (0x30...0x39).contains(bytes[end]) || bytes[end] == 0x2E { end += 1 }
    bytes.replaceSubrange(start..<end, with: random.pick(Self.numbers).utf8)
  }
}
