import Foundation
import TestSupport
import Testing

@testable import TextShaping

@Suite struct ParagraphShaperTests {
  /// Runs `body` with a shaper that has taken up a text.
  private static func withShaper<Result>(
    _ text: String,
    _ runs: [AttributedText.Run]? = nil,
    _ body: (ParagraphShaper) throws -> Result
  ) rethrows -> Result {
    let shaper = ParagraphShaper(shaper: Shaper(), pairs: PairTables())
    let units = Array(text.utf16)
    return try units.withUnsafeBufferPointer { buffer in
      shaper.begin(
        0..<units.count,
        of: buffer,
        runs: runs ?? [.init(0..<units.count, format())],
        direction: .natural
      )
      return try body(shaper)
    }
  }

  @Test func `advances stand at the starts of clusters and add up to the width`() {
    for text in ["Hello", "e\u{301}a", "שלום", "👩‍👩‍👧 x", "日本語", "क्षि"] {
      let width = layout(text).size.width
      Self.withShaper(text) { shaper in
        shaper.shape(upTo: text.utf16.count - 1)
        #expect(abs(shaper.width(of: shaper.range) - Double(width)) < 1e-6, "\(text)")
        for index in shaper.range where !shaper.isClusterStart(index) {
          #expect(shaper.advance(at: index) == 0)
        }
        #expect(shaper.isClusterStart(0) && shaper.isClusterStart(text.utf16.count))
      }
    }
  }

  @Test func `only what is looked at is shaped`() {
    let text = String(repeating: "word and ", count: 5000)
    Self.withShaper(text) { shaper in
      shaper.shape(upTo: 10)
      #expect(shaper.shapedEnd > 10 && shaper.shapedEnd <= ParagraphShaper.pieceLength)
      shaper.shape(upTo: 3000)
      #expect(shaper.shapedEnd > 3000 && shaper.shapedEnd < 5000)
    }
  }

  @Test(arguments: ["word and ", "日本語", "👩‍👩‍👧", "e\u{301}\u{323}", "ก็", "😀"])
  func `pieces end between characters`(unit: String) {
    let text = String(repeating: unit, count: 3000)
    let ends = Set(
      text.indices.map { text.utf16.distance(from: text.startIndex, to: $0) } + [text.utf16.count]
    )
    Self.withShaper(text) { shaper in
      while shaper.shapedEnd < text.utf16.count {
        shaper.shape(upTo: shaper.shapedEnd)
        #expect(ends.contains(shaper.shapedEnd))
      }
    }
  }

  @Test(arguments: 0..<30)
  func `dividing keeps the items whole and the glyphs in place`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let text = random.text(words: 6)
    Self.withShaper(text) { shaper in
      shaper.shape(upTo: text.utf16.count - 1)
      let before = shaper.width(of: shaper.range)
      for _ in 0..<5 {
        let place = Int.random(in: shaper.range, using: &random)
        if shaper.isClusterStart(place) { shaper.split(at: place) }
        var end = 0
        for item in shaper.items {
          #expect(item.range.lowerBound == end)
          end = item.range.upperBound
          #expect(shaper.glyphs[item.glyphs].allSatisfy { item.range.contains(Int($0.cluster)) })
        }
        #expect(end == text.utf16.count)
      }
      // Kerning and joins across the cuts are lost, nothing else.
      #expect(abs(shaper.width(of: shaper.range) - before) < 12, "\(text)")
    }
  }

  @Test func `dividing between safe places changes nothing`() {
    Self.withShaper("日本語日本語") { shaper in
      shaper.shape(upTo: 5)
      let count = shaper.glyphs.count
      shaper.split(at: 3)
      #expect(shaper.items.count == 2)
      #expect(shaper.glyphs.count == count)
      shaper.split(at: 3)
      shaper.split(at: 0)
      shaper.split(at: 6)
      #expect(shaper.items.count == 2)
    }
  }

  @Test func `dividing a kerned pair shapes both sides anew`() {
    Self.withShaper("AVAV") { shaper in
      shaper.shape(upTo: 3)
      let before = shaper.width(of: 0..<4)
      #expect(shaper.flags(at: 1).contains(.unsafeToBreakBefore))
      shaper.split(at: 2)
      let half = Double(layout("AV").size.width)
      #expect(shaper.width(of: 0..<4) > before)
      #expect(abs(shaper.width(of: 0..<2) - half) < 1e-6)
      #expect(abs(shaper.width(of: 2..<4) - half) < 1e-6)
      #expect(!shaper.flags(at: 2).contains(.unsafeToBreakBefore))
    }
  }

  @Test func `a word from right to left is divided at its right places`() {
    Self.withShaper("שלום") { shaper in
      shaper.shape(upTo: 3)
      shaper.split(at: 1)
      let parts = shaper.items.map { item in
        shaper.glyphs[item.glyphs].map { Int($0.cluster) }
      }
      #expect(parts == [[0], [3, 2, 1]])
    }
  }

  @Test func `a paragraph can be taken up after another`() {
    let shaper = ParagraphShaper(shaper: Shaper(), pairs: PairTables())
    let widths = ["long text here", "b", "שלום"].map { text -> Double in
      let units = Array(text.utf16)
      return units.withUnsafeBufferPointer { buffer in
        shaper.begin(
          0..<units.count,
          of: buffer,
          runs: [.init(0..<units.count, format())],
          direction: .natural
        )
        shaper.shape(upTo: units.count - 1)
        return shaper.width(of: shaper.range)
      }
    }
    #expect(abs(widths[1] - Double(layout("b").size.width)) < 1e-9)
    #expect(abs(widths[2] - Double(layout("שלום").size.width)) < 1e-9)
  }

  @Test func `what fits is found from both ends`() {
    Self.withShaper("日本語漢字") { shaper in
      shaper.shape(upTo: 4)
      let tabs = TabRuler(ParagraphStyle())
      func overflow(_ width: Double) -> Int? {
        shaper.firstOverflow(from: 0, width: width, indent: 0, tabs: tabs)
      }
      #expect(overflow(85) == nil && overflow(84.9) == 4 && overflow(34) == 2)
      #expect(overflow(0) == 1)
      func prefix(_ width: Double) -> Int {
        shaper.fittingPrefix(of: 0..<5, width: width, indent: 0, tabs: tabs)
      }
      #expect(prefix(85) == 5 && prefix(40) == 2 && prefix(16) == 0 && prefix(-5) == 0)
      func suffix(_ width: Double) -> Int { shaper.fittingSuffix(of: 0..<5, width: width) }
      #expect(suffix(85) == 0 && suffix(40) == 3 && suffix(16) == 5 && suffix(-5) == 5)
    }
  }

  @Test func `spaces at a line's end always fit`() {
    Self.withShaper("日本   ") { shaper in
      let tabs = TabRuler(ParagraphStyle())
      #expect(shaper.firstOverflow(from: 0, width: 34, indent: 0, tabs: tabs) == nil)
    }
  }
}

@Suite struct PairTableTests {
  private let table = PairTable(systemFont().typeface, features: [FontFeature("calt", 0)])

  @Test func `letters of European languages are in the table, others are not`() {
    for character in "AzéßŁž 0!~–—‘’“”•…€™‰" {
      for unit in character.utf16 { #expect(table.nominal(unit) != nil, "\(character)") }
    }
    for unit in [
      0x00, 0x09, 0x0A, 0x7F, 0x9F, 0xAD, 0x180, 0x301, 0x416, 0x2009, 0x200B, 0x2028,
      0x65E5, 0xD83D,
    ] as [UInt16] {
      #expect(table.nominal(unit) == nil)
    }
  }

  @Test func `an advance depends on what follows`() throws {
    let shaper = Shaper()
    let table = PairTable(systemFont().typeface, features: [FontFeature("calt", 0)])
    let nominal = try #require(table.nominal(0x41)).advance
    let before = try #require(table.advance(0x41, before: 0x56, shaper: shaper))
    #expect(before < nominal)
    #expect(table.advance(0x41, before: 0x56, shaper: shaper) == before)
    #expect(table.advance(0x6E, before: 0x6E, shaper: shaper) == table.nominal(0x6E)?.advance)
    let accented = try #require(table.advance(0xC4, before: 0x56, shaper: shaper))
    #expect(accented < nominal)
  }

  @Test func `a pair that does not stay two nominal glyphs has to be shaped`() throws {
    // In Noto Sans f and i are one glyph.
    let shaper = Shaper()
    let table = PairTable(namedFont("Noto Sans").typeface, features: [])
    #expect(table.advance(0x66, before: 0x69, shaper: shaper) == nil)
    #expect(table.advance(0x66, before: 0x69, shaper: shaper) == nil)
    #expect(table.advance(0x61, before: 0x62, shaper: shaper) != nil)
    let text: [UInt8] = [0x61, 0x66, 0x69]
    var digits = 0
    let width = text.withUnsafeBufferPointer {
      table.width(of: $0, digits: &digits, shaper: shaper)
    }
    #expect(width == nil)
  }

  @Test func `digits are counted, but not the ones`() {
    let shaper = Shaper()
    let table = PairTable(systemFont().typeface, features: [FontFeature("calt", 0)])
    var digits = 0
    let text = Array("a1b23 11 4".utf8)
    let width = text.withUnsafeBufferPointer {
      table.width(of: $0, digits: &digits, shaper: shaper)
    }
    #expect(digits == 3 && width != nil)
    let none = [UInt8]().withUnsafeBufferPointer {
      table.width(of: $0, digits: &digits, shaper: shaper)
    }
    #expect(none == nil)
  }

  @Test func `only the system font's own face is set by pairs`() {
    let tables = PairTables()
    #expect(tables.table(for: systemFont()) != nil)
    #expect(tables.table(for: systemFont()) === tables.table(for: systemFont(11)))
    #expect(tables.table(for: systemFont(30)) !== tables.table(for: systemFont(11)))
    #expect(tables.table(for: namedFont("Noto Sans")) == nil)
    var digits = FontDescription.system(17)
    digits.hasMonospacedDigits = true
    #expect(tables.table(for: FontLibrary.shared.font(for: digits)) == nil)
  }
}
