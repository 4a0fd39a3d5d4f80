import TestSupport
import Testing

@testable import TextShaping

@Suite struct CharactersTests {
  @Test func `every kind of line end is one, and some end a paragraph`() {
    for unit in [0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029] as [UInt16] {
      #expect(Characters.endsLine(unit))
    }
    #expect(![0x09, 0x20, 0x2027, 0x41].contains { Characters.endsLine($0) })
    #expect(Characters.endsParagraph(0x0A) && Characters.endsParagraph(0x2029))
    #expect(!Characters.endsParagraph(0x2028) && !Characters.endsParagraph(0x0B))
  }

  @Test func `spaces hang, except those that must not break`() {
    for unit in [0x20, 0x09, 0x2003, 0x3000, 0x200B] as [UInt16] {
      #expect(Characters.isHangingSpace(unit))
    }
    for unit in [0xA0, 0x2007, 0x202F, 0x2060, 0x41] as [UInt16] {
      #expect(!Characters.isHangingSpace(unit))
    }
  }

  @Test func `a quick look finds everything that may run from right to left`() {
    var missed: [UInt32] = []
    for value in UInt32(0)..<0x11_0000 {
      guard let scalar = Unicode.Scalar(value), isRightToLeft(scalar) else { continue }
      if !Character(scalar).utf16.contains(where: { Characters.mayChangeDirection($0) }) {
        missed.append(value)
      }
    }
    #expect(missed.isEmpty)
    #expect(!"Hello äöü 日本 Привет 😀 ไทย".utf16.contains { Characters.mayChangeDirection($0) })
  }

  /// Whether a character is a letter of a script that runs from right to left.
  private func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    let isLetter = scalar.properties.isAlphabetic
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      return isLetter
    default: return false
    }
  }

  @Test func `emoji are told from text by their default and by selectors`() {
    #expect(Characters.isEmoji(0x1F600, next: 0))
    #expect(!Characters.isEmoji(0x1F600, next: 0xFE0E))
    #expect(!Characters.isEmoji(0x2764, next: 0x41))
    #expect(Characters.isEmoji(0x2764, next: 0xFE0F))
    #expect(!Characters.isEmoji(0x31, next: 0x20E3))
    #expect(Characters.isEmoji(0x31, next: 0xFE0F))
    #expect(!Characters.isEmoji(0x41, next: 0xFE0F))
    #expect(Characters.isEmoji(0x231A, next: 0))
  }

  @Test func `no picture is missed by the range that is looked at`() {
    for value in UInt32(0)..<0x11_0000 {
      guard let scalar = Unicode.Scalar(value), scalar.properties.isEmojiPresentation else {
        continue
      }
      #expect(Characters.isEmoji(value, next: 0))
    }
  }

  @Test func `digits but 1 are wide`() {
    #expect("0123456789".utf16.map { Characters.isWideDigit($0) }.count { $0 } == 9)
    #expect(!"1aZ/:٣".utf16.contains { Characters.isWideDigit($0) })
  }

  @Test func `pairs of units are one character, halves are damage`() {
    let units: [UInt16] = [0x41, 0xD83D, 0xDE00, 0xD83D, 0x42, 0xDE00]
    units.withUnsafeBufferPointer { units in
      #expect(Characters.character(at: 0, in: units) == (0x41, 1))
      #expect(Characters.character(at: 1, in: units) == (0x1F600, 2))
      #expect(Characters.character(at: 3, in: units) == (0xFFFD, 1))
      #expect(Characters.character(at: 5, in: units) == (0xFFFD, 1))
    }
  }
}

@Suite struct UnitBufferTests {
  private static func units(_ text: String) -> [UInt16] {
    let buffer = UnitBuffer()
    return withExtendedLifetime(buffer) { Array(buffer.load(text)) }
  }

  @Test(arguments: 0..<20)
  func `units are those of the string`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let text = random.text(words: Int.random(in: 0...200, using: &random)) + "\u{10FFFF}\u{10000}"
    #expect(Self.units(text) == Array(text.utf16))
  }

  @Test func `what has no picture becomes a space without width`() {
    let text = "a\u{0}b\tc\nd\u{7F}e\u{85}f\u{9F}g\u{FFF9}"
    let units = Self.units(text)
    let z = Characters.zeroWidthSpace
    #expect(units == [0x61, z, 0x62, 9, 0x63, 10, 0x64, z, 0x65, 0x85, 0x66, z, 0x67, z])
  }

  @Test func `one buffer serves short and long texts in turn`() {
    let buffer = UnitBuffer()
    for count in [1, 100_000, 3, 0, 300, 70_000] {
      let text = String(repeating: "é", count: count)
      #expect(buffer.load(text).count == count)
      #expect(buffer.load(text).allSatisfy { $0 == 0xE9 })
    }
  }

  @Test func `UTF-8 for Pango is the string's own`() {
    let text = "aé漢😀\u{10FFFF}"
    Array(text.utf16).withUnsafeBufferPointer { units in
      let bytes = UTF8Text(0..<units.count, of: units)
      #expect(bytes.bytes.dropLast().map { UInt8(bitPattern: $0) } == Array(text.utf8))
      #expect(bytes.bytes.last == 0)
      #expect(bytes.unitCounts == [1, 1, 1, 2, 2])
      #expect(Int(bytes.byteCount) == text.utf8.count)
    }
  }
}
