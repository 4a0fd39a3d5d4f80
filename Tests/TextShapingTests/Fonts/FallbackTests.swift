import Foundation
import TestSupport
import Testing

@testable import TextShaping

@Suite struct FallbackTests {
  @Test(arguments: [
    ("Hello", "Inter-Regular"), ("Привет", "Inter-Regular"), ("Γειά", "Inter-Regular"),
    ("日本", "NotoSansCJKjp-Regular"), ("カタカナ", "NotoSansCJKjp-Regular"),
    ("한국어", "NotoSansCJKjp-Regular"), ("مرحبا", "NotoSansArabic-Regular"),
    ("שלום", "NotoSansHebrew-Regular"), ("ไทย", "NotoSansThai-Regular"),
    ("हिन्दी", "NotoSansDevanagari-Regular"), ("বাংলা", "NotoSansBengali-Regular"),
    ("தமிழ்", "NotoSansTamil-Regular"), ("Հայ", "NotoSansArmenian-Regular"),
    ("ქართ", "NotoSansGeorgian-Regular"), ("አማ", "NotoSansEthiopic-Regular"),
    ("ខ្មែរ", "NotoSansKhmer-Regular"), ("ລາວ", "NotoSansLao-Regular"),
    ("မြန်", "NotoSansMyanmar-Regular"), ("ᏣᎳᎩ", "NotoSansCherokee-Regular"),
    ("😀", "NotoColorEmoji"), ("🇯🇵", "NotoColorEmoji"), ("１２", "NotoSansCJKjp-Regular"),
    ("𓀀", "NotoSansEgyptianHieroglyphs-Regular"),
  ])
  func `every script has its face`(text: String, face: String) {
    #expect(layout(text).faces == [face])
    #expect(layout(text).glyphs.allSatisfy { $0.id != 0 })
  }

  @Test(
    arguments: [
      (nil, "jp"), ("ja", "jp"), ("zh-Hans", "sc"), ("zh", "sc"), ("zh-Hant", "tc"),
      ("zh-TW", "tc"), ("zh-HK", "hk"), ("zh-Hant-HK", "hk"), ("ko", "kr"), ("en", "jp"),
    ] as [(String?, String)]
  )
  func `the language chooses between forms of ideographs`(language: String?, member: String) {
    let text = layout("直骨", format { $0.language = language })
    #expect(text.faces == ["NotoSansCJK\(member)-Regular"])
  }

  @Test func `regional forms differ`() {
    let japanese = layout("直", format { $0.language = "ja" })
    let chinese = layout("直", format { $0.language = "zh-Hans" })
    #expect(japanese.glyphs[0].id != chinese.glyphs[0].id)
  }

  @Test func `heavy text gets heavy fallbacks`() {
    #expect(layout("日本", format(systemFont(17, .semibold))).faces == ["NotoSansCJKjp-Bold"])
    #expect(layout("日本", format(systemFont(17, .medium))).faces == ["NotoSansCJKjp-Regular"])
    #expect(layout("مرحبا", format(systemFont(17, .black))).faces == ["NotoSansArabic-Bold"])
  }

  @Test func `serif text gets serif fallbacks`() {
    let serif = FontLibrary.shared.font(for: FontDescription(.system(.serif), size: 17))
    #expect(layout("日本", format(serif)).faces == ["NotoSerifCJKjp-Regular"])
    #expect(layout("ไทย", format(serif)).faces == ["NotoSerifThai-Regular"])
  }

  @Test func `fallbacks do not change the height of a line`() {
    let height = systemFont().metrics.lineHeight
    for text in ["日本語", "ไทยที่", "مرحبا", "😀", "བོད", "Ag 日本語 😀"] {
      #expect(layout(text).size.height == height, "\(text)")
      #expect(layout(text).firstBaseline == systemFont().metrics.ascender)
    }
  }

  @Test(arguments: [
    ("👩‍👩‍👧‍👦", 1), ("👍🏽", 1), ("🇯🇵🇫🇷", 2), ("1️⃣", 1), ("❤️", 1), ("🏳️‍🌈", 1), ("👩‍❤️‍👩", 1), ("😀😀", 2),
    ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 1),
  ])
  func `emoji sequences are one picture each`(text: String, count: Int) {
    #expect(layout(text).faces == ["NotoColorEmoji"])
    #expect(layout(text).glyphs.count { $0.advance > 0 } == count)
  }

  @Test(arguments: ["☺", "❤", "✈", "©", "1", "☺\u{FE0E}"])
  func `signs that are text by default stay text`(text: String) {
    #expect(!layout(text).faces.contains("NotoColorEmoji"))
  }

  @Test func `marks stand on their letters, in one face with them`() {
    #expect(layout("e\u{301}").faces == ["Inter-Regular"])
    let composed = layout("é")
    #expect(abs(layout("e\u{301}").size.width - composed.size.width) < 1e-9)
    // Devanagari's sign for a missing base and a mark that Inter has not.
    let stacked = layout("क\u{951}")
    #expect(stacked.faces == ["NotoSansDevanagari-Regular"])
    #expect(stacked.glyphs.count { $0.advance > 0 } == 1)
  }

  @Test func `a letter follows its mark to a face that has both`() {
    // Inter has the letter o but not the double-struck zigzag below.
    let text = layout("ao\u{1DFD}b")
    let runs = text.lines[0].runs
    let mark = runs.first { $0.range.contains(2) }
    #expect(mark?.range.contains(1) == true)
    #expect(runs.map(\.range.lowerBound) == runs.map(\.range.lowerBound).sorted())
  }

  @Test func `what no face has shows the font's own box`() {
    let text = layout("a\u{10FFFD}b")
    #expect(text.faces == ["Inter-Regular"])
    #expect(text.glyphs[1].id == 0)
    #expect(text.glyphs[1].advance > 0)
  }

  @Test func `an answer does not depend on what was asked before`() {
    let scripts = ["日本", "مر", "①", "★", "ไท", "漢", "、", "😀", "ක", "⌘"]
    var random = SplitMix64(seed: 3)
    let faces = Dictionary(uniqueKeysWithValues: scripts.map { ($0, layout($0).faces) })
    for _ in 0..<50 {
      let text = scripts.shuffled(using: &random)[0]
      let library = FontLibrary()
      #expect(layout(text, format(library.font(for: .system(17)))).faces == faces[text])
    }
  }
}
