import Foundation
import TestSupport
import Testing

@testable import TextShaping

@Suite struct LineBreakingTests {
  @Test func `words wrap where the line is full`() {
    let text = layout("The quick brown fox jumps over the lazy dog", width: 100)
    #expect(text.visibleTexts == ["The quick", "brown fox", "jumps over", "the lazy dog"])
    #expect(text.lines.allSatisfy { $0.width <= 100 })
    #expect(!text.isTruncated)
  }

  @Test func `a text that just fits stays on one line`() {
    for text in ["Hello UIKit", "日本語のテキスト", "AV שלום x"] {
      let width = layout(text).size.width
      #expect(layout(text, width: width).lines.count == 1, "\(text)")
      #expect(layout(text, width: width - 0.1).lines.count == 2, "\(text)")
    }
  }

  @Test func `the width of a wrapped label counts the space at a line's end`() throws {
    // On iOS a label reports the widest line with its space; see la.footer and la.footer2.
    let vectors = try TextFacts.vectors("labels")
    for (id, tried, lines) in [
      (
        "la.footer", "Your account details are synced",
        ["Your account details are ", "synced across devices."]
      ),
      ("la.footer2", "Alerts appear on the lock", ["Alerts appear on the ", "lock screen."]),
    ] {
      let vector = try #require(vectors.first { $0.id == id })
      let string = try #require(vector["text"].string)
      let fitted = vector["sizeThatFits200"].numbers
      // How much wider the macOS cut of a line is, which was measured, than the iOS cut.
      func difference(_ line: String) -> CGFloat { CGFloat(line.count) * 41 * 13 / 2048 }
      let text = layout(
        string,
        paragraphFormat(systemFont(13)) { $0.lineBreakStrategy = .standard },
        width: 200 - difference(tried)
      )
      #expect(text.texts == lines)
      #expect(text.lines.count == Int(fitted[1]) / 16)
      let measured = CGFloat(fitted[0]) - difference(lines[0])
      #expect(abs(text.size.width - measured) < 1.2)
      #expect(abs(text.size.width - text.lines[0].width - text.lines[0].hangingWidth) < 1e-9)
    }
  }

  @Test func `a word is pushed out rather than left one alone`() {
    let plain = layout("Alerts appear on the lock screen.", width: 200)
    #expect(plain.visibleTexts == ["Alerts appear on the lock", "screen."])
    let pushing = paragraphFormat { $0.lineBreakStrategy = .pushOut }
    let text = layout("Alerts appear on the lock screen.", pushing, width: 200)
    #expect(text.visibleTexts == ["Alerts appear on the", "lock screen."])
    // Two words on a line: the first must stay.
    #expect(layout("Hello World", pushing, width: 60).visibleTexts == ["Hello", "World"])
    // Two words left over: nothing to push.
    let two = layout("Alerts appear on the lock screen now.", pushing, width: 200)
    #expect(two.visibleTexts == ["Alerts appear on the lock", "screen now."])
  }

  @Test func `pushing out never adds a line`() {
    var random = SplitMix64(seed: 4)
    for _ in 0..<200 {
      let text = random.text(words: 10)
      let width = CGFloat.random(in: 60...260, using: &random)
      let pushing = paragraphFormat { $0.lineBreakStrategy = .pushOut }
      #expect(
        layout(text, pushing, width: width).lines.count == layout(text, width: width).lines.count,
        "\(text)"
      )
    }
  }

  @Test func `Japanese breaks between characters, but not before or after forbidden ones`() {
    let string = "吾輩は猫である。名前はまだ無い。どこで生れたか、「とんと」見当がつかぬ。ニャーニャー泣いた。"
    for width in stride(from: 60.0, through: 200, by: 7) {
      let text = layout(string, width: width)
      #expect(text.lines.allSatisfy { $0.width <= width + 0.01 })
      for line in text.texts.dropFirst() {
        #expect(!"。、」ー".contains(line.first ?? "。"), "\(width): \(line)")
      }
      for line in text.texts.dropLast() {
        #expect(line.last != "「", "\(width): \(line)")
      }
      #expect(text.texts.joined() == string)
    }
  }

  @Test func `Thai breaks between words though there are no spaces`() {
    let text = layout("การตั้งค่าและการแจ้งเตือนของระบบ", width: 90)
    #expect(text.lines.count > 2)
    #expect(text.texts.allSatisfy { !$0.hasPrefix("ั") && !$0.hasPrefix("้") })
    #expect(text.texts[0].hasPrefix("การ"))
  }

  @Test func `Korean breaks between syllables unless words have priority`() {
    let string = "안녕하세요반갑습니다 여러분"
    let plain = layout(string, width: 100)
    #expect(plain.texts[0].count > 3 && plain.lines.count > 2)
    let words = paragraphFormat { $0.lineBreakStrategy = .hangulWordPriority }
    let text = layout("안녕 하세요 반갑습니다", words, width: 60)
    #expect(text.visibleTexts == ["안녕", "하세요", "반갑습", "니다"])
  }

  @Test func `a word too long for a line breaks anywhere, at least a character a line`() {
    let text = layout("Donaudampfschifffahrt", width: 60)
    #expect(text.lines.count > 2)
    #expect(text.lines.allSatisfy { $0.width <= 60 })
    #expect(text.texts.joined() == "Donaudampfschifffahrt")
    #expect(layout("abc", width: 1).texts == ["a", "b", "c"])
    #expect(layout("abc", width: 0).texts == ["a", "b", "c"])
    #expect(layout("👩‍👩‍👧‍👦👍🏽", width: 1).texts == ["👩‍👩‍👧‍👦", "👍🏽"])
    #expect(layout("e\u{301}a\u{308}", width: 1).texts == ["e\u{301}", "a\u{308}"])
  }

  @Test func `character wrapping breaks inside words`() {
    let mode = paragraphFormat { $0.lineBreakMode = .charWrapping }
    let text = layout("Hello wonderful world", mode, width: 80)
    #expect(text.texts.joined() == "Hello wonderful world")
    #expect(text.lines.count < layout("Hello wonderful world", width: 80).lines.count + 1)
    #expect(text.texts[0].count > "Hello ".count)
  }

  @Test(arguments: ["\n", "\r", "\r\n", "\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{C}"])
  func `every kind of line end ends a line`(end: String) {
    let text = layout("ab\(end)cd")
    #expect(text.texts == ["ab", "cd"])
    #expect(text.lines[1].range.lowerBound == 2 + end.utf16.count)
    #expect(abs(text.size.height - 2 * systemFont().metrics.lineHeight) < 1e-9)
  }

  @Test func `empty lines in the middle count, one at the end only where it is wanted`() {
    #expect(layout("a\n\nb").lines.count == 3)
    #expect(layout("a\n").lines.count == 1)
    #expect(layout("a\n\n").lines.count == 2)
    #expect(layout("").lines.isEmpty)
    #expect(layout("").size == .zero)
    #expect(layout("\n").lines.count == 1)
    var constraints = LayoutConstraints()
    constraints.includesFinalEmptyLine = true
    for (text, count) in [("", 1), ("a", 1), ("a\n", 2), ("\n", 2), ("a\nb\n\n", 4)] {
      let layout = Typesetter().layout(text, format(), in: constraints)
      #expect(layout.lines.count == count, "\(text.debugDescription)")
      let height = CGFloat(count) * systemFont().metrics.lineHeight
      #expect(abs(layout.size.height - height) < 1e-9)
    }
  }

  @Test func `a soft hyphen shows only where the line breaks`() {
    let string = "extra\u{AD}ordinary"
    #expect(abs(layout(string).size.width - layout("extraordinary").size.width) < 3)
    let text = layout(string, width: 70)
    #expect(text.texts == ["extra\u{AD}", "ordinary"])
    let line = text.lines[0]
    #expect(line.runs.last?.range.isEmpty == true)
    #expect(line.runs.last?.glyphs.count == 1)
    #expect(line.width <= 70)
    #expect(line.width > layout("extra").size.width + 3)
    // Without room for the hyphen the break is not taken.
    let narrow = layout(string, width: layout("extra").size.width + 1)
    #expect(narrow.texts[0] != "extra\u{AD}")
  }

  @Test func `the lines are Pango's where the rules are the same`() throws {
    let family = "Noto Sans"
    let oracle = try #require(PangoOracle(family: family, size: 16))
    let string =
      "It’s a well-known fact (or so they say) that 3.14 % of all “quick” brown foxes jump, "
      + "http://example.com/path?x=1 notwithstanding; naïve façades…really?"
    for width in stride(from: 160.0, through: 500, by: 13) {
      let own = layout(string, format(namedFont(family, 16)), width: width)
      let starts = own.lines.map { own.text(of: 0..<$0.range.lowerBound).utf8.count }
      #expect(starts == oracle.lineStarts(of: string, width: width), "\(width)")
    }
  }

  @Test func `non-breaking spaces hold words together`() {
    #expect(layout("a b\u{A0}c", width: 25).visibleTexts.first == "a")
  }
}
