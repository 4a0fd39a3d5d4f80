import Foundation
import TestSupport
import Testing

@testable import TextShaping

@Suite struct BidiTests {
  @Test(arguments: [
    ("abc", "abc"), ("שלום", "םולש"), ("abc שלום def", "abc םולש def"),
    ("שלום abc עולם", "םלוע abc םולש"), ("שלום 123 עולם", "םלוע 123 םולש"),
    ("abc (שלום) def", "abc (םולש) def"), ("שלום!", "!םולש"), ("abc שלום 12", "abc 12 םולש"),
    ("\u{202E}abc\u{202C}", "\u{202E}cba\u{202C}"),
  ])
  func `text stands in visual order`(text: String, picture: String) {
    #expect(layout(text).pictures == [picture])
  }

  @Test func `the first strong character decides on the direction`() {
    #expect(!layout("abc שלום").lines[0].isRightToLeft)
    #expect(layout("שלום abc").lines[0].isRightToLeft)
    #expect(layout("123 שלום").lines[0].isRightToLeft)
    #expect(!layout("123").lines[0].isRightToLeft)
  }

  @Test func `the style may decide instead`() {
    let right = paragraphFormat { $0.baseWritingDirection = .rightToLeft }
    #expect(layout("abc!", right).pictures == ["!abc"])
    #expect(layout("abc!", right).lines[0].isRightToLeft)
    let left = paragraphFormat { $0.baseWritingDirection = .leftToRight }
    #expect(layout("שלום!", left).pictures == ["םולש!"])
  }

  @Test func `brackets are mirrored`() {
    let left = layout("(", format(namedFont("Noto Sans Hebrew"))).glyphs[0].id
    let text = layout("א(ב", format(namedFont("Noto Sans Hebrew")))
    #expect(text.glyphs.count == 3)
    #expect(text.glyphs[1].id != left)
  }

  @Test func `runs lie side by side from left to right`() {
    var random = SplitMix64(seed: 21)
    for _ in 0..<100 {
      let text = random.text(words: 8)
      for line in layout(text, width: 200).lines {
        var pen = line.isRightToLeft ? -line.hangingWidth : 0
        for run in line.runs {
          #expect(abs(run.x - pen) < 1e-6)
          pen += run.advance
        }
        let end = line.isRightToLeft ? line.width : line.width + line.hangingWidth
        #expect(abs(pen - end) < 0.01, "\(text)")
      }
    }
  }

  @Test func `every paragraph has its own direction`() {
    let text = layout("abc\nשלום\nabc")
    #expect(text.lines.map(\.isRightToLeft) == [false, true, false])
  }

  @Test func `natural alignment follows the direction`() {
    let hebrew = layout("שלום", width: 200).lines[0]
    #expect(abs(hebrew.x + hebrew.width - 200) < 1e-6)
    #expect(layout("abc", width: 200).lines[0].x == 0)
  }

  @Test func `spaces at the end of a line from right to left hang at its left`() {
    let line = layout("שלום  ", width: 200).lines[0]
    #expect(abs(line.x + line.width - 200) < 1e-6)
    #expect(line.hangingWidth > 5)
    #expect(line.runs[0].x == -line.hangingWidth)
  }

  @Test func `a wrapped paragraph keeps its direction on every line`() {
    let text = layout("שלום עולם טוב hello world שלום עולם", width: 90)
    #expect(text.lines.count > 2)
    #expect(text.lines.allSatisfy { $0.isRightToLeft })
  }
}
