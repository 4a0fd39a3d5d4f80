import Foundation
import TestSupport
import Testing

@testable import TextShaping

@Suite struct TruncationTests {
  static let fox = "The quick brown fox jumps over the lazy dog"

  private static func truncated(
    _ mode: ParagraphStyle.LineBreakMode,
    _ text: String = fox,
    width: CGFloat = 120,
    lines: Int = 1
  ) -> TextLayout {
    layout(text, paragraphFormat { $0.lineBreakMode = mode }, width: width, lines: lines)
  }

  @Test(arguments: [
    (ParagraphStyle.LineBreakMode.truncatingTail, "The quick bro…"),
    (.truncatingHead, "…r the lazy dog"), (.truncatingMiddle, "The qu…zy dog"),
    (.clipping, fox), (.wordWrapping, "The quick "), (.charWrapping, "The quick brow"),
  ])
  func `one line is shortened as its mode says`(
    mode: ParagraphStyle.LineBreakMode,
    picture: String
  ) {
    let text = Self.truncated(mode)
    #expect(text.pictures == [picture])
    #expect(text.isTruncated)
    #expect(text.lines[0].isTruncated)
    #expect(text.size.width <= 120)
  }

  @Test(arguments: [
    ParagraphStyle.LineBreakMode.truncatingTail, .truncatingHead, .truncatingMiddle, .clipping,
    .wordWrapping, .charWrapping,
  ])
  func `what fits is left alone`(mode: ParagraphStyle.LineBreakMode) {
    let width = layout(Self.fox).size.width
    let text = Self.truncated(mode, width: width)
    #expect(text.pictures == [Self.fox])
    #expect(!text.isTruncated)
  }

  @Test func `only the last line that is allowed is shortened`() {
    #expect(
      Self.truncated(.truncatingTail, lines: 2).pictures == ["The quick ", "brown fox ju…"]
    )
    #expect(
      Self.truncated(.truncatingHead, lines: 2).pictures == ["The quick ", "…r the lazy dog"]
    )
    #expect(
      Self.truncated(.truncatingMiddle, lines: 2).pictures == ["The quick ", "brown…zy dog"]
    )
    #expect(Self.truncated(.truncatingTail, lines: 2).lines.map(\.isTruncated) == [false, true])
    #expect(!Self.truncated(.truncatingTail, lines: 0).isTruncated)
    #expect(!Self.truncated(.truncatingTail, lines: 9).isTruncated)
  }

  @Test func `no space is left before the ellipsis`() {
    let width = layout("The quick …").size.width + 1
    let text = Self.truncated(.truncatingTail, width: width)
    #expect(text.pictures == ["The quick…"])
  }

  @Test func `an ellipsis stands for following paragraphs`() {
    let text = Self.truncated(.truncatingTail, "One\nTwo", width: 200)
    #expect(text.pictures == ["One…"])
    #expect(Self.truncated(.truncatingMiddle, "One\nTwo", width: 200).pictures == ["One…"])
    #expect(Self.truncated(.truncatingTail, "One\n", width: 200).pictures == ["One"])
    #expect(
      Self.truncated(.truncatingTail, "One\nTwo\nThree", width: 200, lines: 2).pictures
        == ["One", "Two…"]
    )
    let words = Self.truncated(.wordWrapping, "One\nTwo", width: 200)
    #expect(words.pictures == ["One"] && words.isTruncated)
  }

  @Test func `height limits lines like their number does`() {
    let style = paragraphFormat { $0.lineBreakMode = .truncatingTail }
    let line = systemFont().metrics.lineHeight
    for (height, count) in [(line * 2.5, 2), (line * 2, 2), (line * 1.9, 1), (line * 0.5, 1)] {
      let text = layout(Self.fox, style, width: 120, height: height)
      #expect(text.lines.count == count, "\(height)")
      #expect(text.pictures.last?.hasSuffix("…") == true)
    }
    #expect(layout(Self.fox, style, width: 120, height: line * 20).pictures.last == "lazy dog")
    let spaced = paragraphFormat {
      $0.lineBreakMode = .truncatingTail
      $0.lineSpacing = line
    }
    #expect(layout(Self.fox, spaced, width: 120, height: line * 3).lines.count == 2)
    #expect(layout(Self.fox, spaced, width: 120, height: line * 2.9).lines.count == 1)
  }

  @Test func `from right to left the end is at the left`() {
    let text = Self.truncated(.truncatingTail, "שלום עולם טוב מאוד", width: 80)
    #expect(text.pictures[0].hasPrefix("…"))
    #expect(text.pictures[0].hasSuffix("םולש"))
    let head = Self.truncated(.truncatingHead, "שלום עולם טוב מאוד", width: 80)
    #expect(head.pictures[0].hasSuffix("…"))
  }

  @Test func `characters are never cut in two`() {
    let text = "👩‍👩‍👧‍👦👍🏽e\u{301}e\u{301}e\u{301}日本語"
    for width in stride(from: 5.0, through: 140, by: 3) {
      for mode in [
        ParagraphStyle.LineBreakMode.truncatingTail, .truncatingHead, .truncatingMiddle,
      ] {
        let layout = Self.truncated(mode, text, width: width)
        for run in layout.lines[0].runs where !run.range.isEmpty {
          let part = layout.text(of: run.range)
          #expect(part.allSatisfy { text.contains($0) }, "\(mode) \(width) \(part)")
        }
      }
    }
  }

  @Test func `a width too small for the ellipsis still shows it`() {
    for width in [0.0, 1, 5] {
      #expect(Self.truncated(.truncatingTail, width: width).pictures == ["…"])
      #expect(Self.truncated(.truncatingHead, width: width).pictures == ["…"])
      #expect(Self.truncated(.truncatingMiddle, width: width).pictures == ["…"])
    }
  }

  @Test func `the ellipsis is set in the font of the text before it`() {
    let large = format(systemFont(30)) { $0.paragraphStyle.lineBreakMode = .truncatingTail }
    let small = format(systemFont(10)) { $0.paragraphStyle.lineBreakMode = .truncatingTail }
    let text = AttributedText(
      "Large and small text here",
      runs: [.init(0..<6, large), .init(6..<25, small)],
      default: small
    )
    let cut = layout(text, width: 120, lines: 1)
    #expect(cut.lines[0].runs.last?.font === systemFont(10))
    let early = layout(text, width: 70, lines: 1)
    #expect(early.lines[0].runs.last?.font === systemFont(30))
  }

  @Test func `in a text container every paragraph is one line`() {
    let constraints = LayoutConstraints(width: 120, truncation: .everyParagraph)
    let style = paragraphFormat { $0.lineBreakMode = .truncatingTail }
    let text = Typesetter().layout("\(Self.fox)\nshort\n\(Self.fox)", style, in: constraints)
    #expect(text.pictures == ["The quick bro…", "short", "The quick bro…"])
    let wrapping = Typesetter().layout(Self.fox, format(), in: constraints)
    #expect(wrapping.lines.count == 4)
  }

  @Test func `clipping runs on to the end of the paragraph`() {
    let text = Self.truncated(.clipping, lines: 2)
    #expect(text.texts == ["The quick ", "brown fox jumps over the lazy dog"])
    #expect(text.isTruncated)
    #expect(text.size.width == 120)
  }

  @Test(arguments: 0..<20)
  func `a shortened line fits and starts as the text does`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let string = random.text(words: 20)
    let width = CGFloat.random(in: 30...200, using: &random)
    let text = Self.truncated(.truncatingTail, string, width: width)
    #expect(text.lines.count == 1)
    #expect(text.lines[0].width <= width + 0.01)
    #expect(string.unicodeScalars.starts(with: text.texts[0].unicodeScalars))
  }
}
