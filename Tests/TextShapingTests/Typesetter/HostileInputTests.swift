import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import TextShaping

/// Whatever is put in, something sensible comes out, and in the end.
@Suite struct HostileInputTests {
  @Test(arguments: [
    "\u{0}", "a\u{0}b", "\u{7F}\u{80}\u{9F}", "\u{FFFE}\u{FFFF}", "\u{FEFF}", "\u{200B}\u{200D}",
    "\u{202E}\u{202E}\u{2066}", "\u{301}", "\u{FE0F}", "\u{20E3}", "\u{1F3FB}", "\u{E0001}",
    "\u{D7FB}", "\u{1F1E6}", "\t", " ", "\u{3000}", "\r\n\r\n", "\u{FFF9}a\u{FFFB}", "\u{AD}",
  ])
  func `odd characters are laid out and drawn`(text: String) throws {
    for width in [.infinity, 10, 0] as [CGFloat] {
      let layout = layout(text, width: width)
      #expect(layout.size.width.isFinite && layout.size.height.isFinite)
      let canvas = try #require(Canvas(width: 60, height: 60, scale: 1))
      canvas.draw(layout)
    }
  }

  @Test func `characters without a picture take no room`() {
    let plain = layout("ab").size.width
    for text in ["a\u{0}b", "a\u{1}b", "a\u{7F}b", "a\u{85}b".replacing("\u{85}", with: "\u{84}")] {
      #expect(abs(layout(text).size.width - plain) < 1, "\(text.debugDescription)")
    }
  }

  @Test func `halves of surrogate pairs arrive as signs of damage`() {
    let damaged = String(decoding: [0x61, 0xD83D, 0x62] as [UInt16], as: UTF16.self)
    #expect(layout(damaged).lines[0].range == 0..<3)
    #expect(layout(damaged).size.width > layout("ab").size.width)
  }

  @Test func `a million characters on one line`() {
    let text = String(repeating: "abcdefghi ", count: 100_000)
    let measured = Typesetter(cacheLimit: 0).measure(text, format())
    #expect(measured.lineCount == 1)
    let word = layout("abcdefghi ").size.width
    #expect(abs(measured.size.width / word - 100_000) < 5000)
  }

  @Test func `of a million characters only what is visible is shaped`() {
    for unit in ["日本語の文章。", "word and ", "שלום "] {
      let text = String(repeating: unit, count: 1_000_000 / unit.utf16.count)
      let style = paragraphFormat { $0.lineBreakMode = .truncatingTail }
      let two = layout(text, style, width: 200, lines: 2)
      #expect(two.lines.count == 2 && two.isTruncated)
      #expect(two.pictures[1].contains("…"))
    }
  }

  @Test func `a long paragraph is the same in one piece or many`() {
    let words = (0..<3000).map { "word\($0 % 17) 日本" }.joined(separator: " ")
    let text = layout(words, width: 300)
    #expect(text.lines.count > 500)
    #expect(text.texts.joined() == words)
    #expect(text.lines.allSatisfy { $0.width <= 300 })
  }

  @Test(arguments: ["a", "日", "מ", "ก", "👍", "क्"])
  func `a word of ten thousand characters`(letter: String) {
    let text = String(repeating: letter, count: 10_000)
    let wrapped = layout(text, width: 100)
    #expect(wrapped.lines.count > 100)
    #expect(wrapped.lines.allSatisfy { $0.width <= 100.01 })
    #expect(wrapped.texts.joined() == text)
    let style = paragraphFormat { $0.lineBreakMode = .truncatingMiddle }
    #expect(layout(text, style, width: 100, lines: 1).lines[0].width <= 100.01)
  }

  @Test func `a thousand marks on one letter`() throws {
    let text = layout("a" + String(repeating: "\u{301}\u{323}", count: 500), width: 50)
    #expect(text.lines.count == 1)
    let canvas = try #require(Canvas(width: 50, height: 50, scale: 1))
    canvas.draw(text)
  }

  @Test func `ten thousand lines and ten thousand runs`() {
    let lines = String(repeating: "a\n", count: 10_000)
    #expect(layout(lines).lines.count == 10_000)
    let string = String(repeating: "ab", count: 10_000)
    let styles = (0..<2).map { style in format { $0.style = style } }
    let runs = (0..<20_000).map { AttributedText.Run($0..<$0 + 1, styles[$0 % 2]) }
    let text = layout(AttributedText(string, runs: runs, default: styles[0]), width: 200)
    #expect(text.lines.last?.range.upperBound == 20_000)
  }

  @Test(arguments: [-1, -.infinity, 0, .infinity, .nan, 1e-300, 1e300] as [CGFloat])
  func `impossible sizes of containers`(length: CGFloat) {
    for text in ["Hello World", "日本語", "שלום", ""] {
      _ = UIKitDiagnostics.recording {
        let wide = layout(text, width: length)
        #expect(wide.size.width.isFinite && wide.size.height.isFinite)
        let high = layout(text, width: 50, height: length)
        #expect(high.size.height.isFinite)
        #expect(high.lines.isEmpty == text.isEmpty)
      }
    }
  }

  @Test func `a width that is no number is reported and counts as no limit`() {
    let found = UIKitDiagnostics.recording {
      #expect(layout("Hello World", width: .nan).lines.count == 1)
    }
    #expect(found.map(\.code) == ["TSK-NAN"])
    #expect(UIKitDiagnostics.recording { _ = layout("Hello", width: -5) }.isEmpty)
  }

  @Test(arguments: [0.001, 1e6] as [CGFloat])
  func `tiny and gigantic fonts`(size: CGFloat) throws {
    let text = layout("Hello 日本 👍", format(systemFont(size)))
    #expect(text.size.height > size)
    let canvas = try #require(Canvas(width: 40, height: 40, scale: 2))
    canvas.draw(text)
    canvas.draw(text, at: CGPoint(x: -size / 2, y: -size / 2))
  }

  @Test func `negative numbers of lines are no limit`() {
    #expect(layout("a\nb\nc", lines: -3).lines.count == 3)
  }

  @Test(arguments: 0..<30)
  func `random characters of all of Unicode`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    var scalars = String.UnicodeScalarView()
    for _ in 0..<60 {
      let bound: UInt32 = random.pick([0x80, 0x600, 0x3000, 0xFFFF, 0x10FFFF])
      if let scalar = Unicode.Scalar(UInt32.random(in: 0...bound, using: &random)) {
        scalars.append(scalar)
      }
    }
    let text = String(scalars)
    let wrapped = layout(text, width: .random(in: 0...200, using: &random))
    #expect(wrapped.lines.allSatisfy { $0.width.isFinite && $0.height > 0 })
    for mode in [ParagraphStyle.LineBreakMode.truncatingHead, .truncatingMiddle, .truncatingTail] {
      let style = paragraphFormat { $0.lineBreakMode = mode }
      #expect(layout(text, style, width: 80, lines: 1).lines.count <= 1)
    }
    let canvas = try #require(Canvas(width: 200, height: 100, scale: 1))
    canvas.draw(wrapped)
  }
}
