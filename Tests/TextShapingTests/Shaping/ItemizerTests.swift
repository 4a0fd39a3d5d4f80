import Foundation
import TestSupport
import Testing

@testable import TextShaping

@Suite struct ItemizerTests {
  /// The items of a text, as its parts and the faces that draw them.
  private static func items(
    _ text: String,
    _ runs: [AttributedText.Run]? = nil
  )
    -> [(text: String, face: String, item: ShapedItem)]
  {
    let units = Array(text.utf16)
    return units.withUnsafeBufferPointer { buffer in
      let bidi = BidiLevels(0..<units.count, of: buffer, direction: .natural)
      var itemizer = Itemizer(
        units: buffer,
        runs: runs ?? [.init(0..<units.count, format())],
        levels: bidi.levels,
        levelsStart: 0,
        baseLevel: bidi.baseLevel
      )
      var items: [ShapedItem] = []
      itemizer.appendItems(in: 0..<units.count, firstRun: 0, to: &items)
      return items.map {
        (
          String(decoding: units[$0.range], as: UTF16.self), $0.typeface.names.postScript, $0
        )
      }
    }
  }

  private static func parts(_ text: String) -> [String] { items(text).map(\.text) }

  @Test(arguments: [
    ("Hello, world 123!", ["Hello, world 123!"]), ("abc漢字かなカナabc", ["abc", "漢字かなカナ", "abc"]),
    ("Hello Привет", ["Hello ", "Привет"]), ("日本 語", ["日本", " ", "語"]),
    ("a\tb", ["a", "\t", "b"]), ("한국어日本", ["한국어", "日本"]), ("「日本」、です", ["「日本」、です"]),
    ("ab😀cd", ["ab", "😀", "cd"]), ("😀😀", ["😀😀"]), ("1️⃣2", ["1️⃣", "2"]),
    ("אב גד", ["אב", " ", "גד"]), ("", []), ("\u{200D}", ["\u{200D}"]), ("🇯🇵🇫🇷x", ["🇯🇵🇫🇷", "x"]),
  ])
  func `text is divided where face or script change`(text: String, parts: [String]) {
    #expect(Self.parts(text) == parts)
  }

  @Test func `items follow each other without gaps`() {
    var random = SplitMix64(seed: 12)
    for _ in 0..<100 {
      let text = random.text(words: 8)
      var end = 0
      for (_, _, item) in Self.items(text) {
        #expect(item.range.lowerBound == end && !item.range.isEmpty)
        end = item.range.upperBound
      }
      #expect(end == text.utf16.count)
    }
  }

  @Test func `the font's own face is drawn at its own size, fallbacks at the nominal one`() {
    let items = Self.items("a漢")
    #expect(items[0].item.isOwnFace && items[0].item.size == systemFont().drawnSize)
    #expect(!items[1].item.isOwnFace && items[1].item.size == 17)
  }

  @Test func `a run's end divides`() {
    let runs: [AttributedText.Run] = [
      .init(0..<2, format()), .init(2..<4, format { $0.style = 1 }),
    ]
    let items = Self.items("abcd", runs)
    #expect(items.map(\.text) == ["ab", "cd"])
    #expect(items.map(\.item.run) == [0, 1])
  }

  @Test func `selectors and joiners stay with what they follow`() {
    #expect(Self.parts("क\u{200D}ष") == ["क\u{200D}ष"])
    #expect(Self.parts("a\u{FE0E}b") == ["a\u{FE0E}b"])
    #expect(Self.parts("ex\u{AD}tra") == ["ex\u{AD}tra"])
  }

  @Test func `directions divide`() {
    let items = Self.items("אב12")
    #expect(items.map(\.item.level) == [1, 2])
    #expect(items.map(\.item.isRightToLeft) == [true, false])
  }

  @Test func `an attachment is an item of its own`() {
    let box = AttachmentBox(bounds: .init(x: 0, y: 0, width: 5, height: 5))
    let runs: [AttributedText.Run] = [
      .init(0..<1, format()), .init(1..<2, format { $0.attachment = box }), .init(2..<3, format()),
    ]
    let items = Self.items("a\u{FFFC}b", runs)
    #expect(items.map(\.item.kind) == [.text, .attachment(box), .text])
    #expect(Self.items("a\u{FFFC}b")[1].item.kind == .attachment(.nothing))
  }
}

@Suite struct BidiLevelsTests {
  private static func levels(
    _ text: String,
    _ direction: ParagraphStyle.WritingDirection = .natural
  ) -> ([UInt8], base: UInt8) {
    Array(text.utf16).withUnsafeBufferPointer { units in
      let bidi = BidiLevels(0..<units.count, of: units, direction: direction)
      return (bidi.levels, bidi.baseLevel)
    }
  }

  @Test func `text of one direction needs no levels`() {
    #expect(Self.levels("Hello 日本").0.isEmpty)
    #expect(Self.levels("Hello", .leftToRight).base == 0)
    #expect(Self.levels("").0.isEmpty)
  }

  @Test func `numbers in Hebrew are two levels deep`() {
    #expect(Self.levels("אב 12") == ([1, 1, 1, 2, 2], 1))
    #expect(Self.levels("a אב") == ([0, 0, 1, 1], 0))
    #expect(Self.levels("ab", .rightToLeft) == ([2, 2], 1))
  }

  @Test func `a pair of units has one level`() {
    #expect(Self.levels("א😀") == ([1, 1, 1], 1))
    #expect(Self.levels("\u{10900}a") == ([1, 1, 2], 1))
  }
}

@Suite struct LineBreakAnalysisTests {
  private static func breaks(_ text: String, from start: Int = 0, language: String? = nil) -> [Int]
  {
    var breaks: [Int] = []
    Array(text.utf16).withUnsafeBufferPointer { units in
      LineBreakAnalysis.forEachBreak(
        in: start..<units.count,
        of: units,
        paragraph: 0..<units.count,
        language: language
      ) { breaks.append($0) }
    }
    return breaks
  }

  @Test(arguments: [
    ("one two", [4]), ("one", []), ("a-b", [2]), ("日本語", [1, 2]), ("「日」", []), ("日。本", [2]),
    ("a\u{A0}b", []), ("a\u{200B}b", [2]), ("😀😀", [2]), ("don’t", []), ("3.14 x", [5]), ("", []),
    ("e\u{301} a", [3]),
  ])
  func `lines may break where Unicode lets them`(text: String, places: [Int]) {
    #expect(Self.breaks(text) == places)
  }

  @Test func `a piece is judged like the whole`() {
    let text = String(repeating: "word 日本語、「です」 naïve—dash 😀 ", count: 20)
    let whole = Self.breaks(text)
    for start in stride(from: 0, to: text.utf16.count, by: 37) {
      #expect(Self.breaks(text, from: start) == whole.filter { $0 >= start }, "\(start)")
    }
  }
}
