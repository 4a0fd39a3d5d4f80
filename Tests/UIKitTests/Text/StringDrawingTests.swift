import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit

/// Sizes of texts, and what holds between them.
@MainActor @Suite struct StringDrawingTests {
  private static let words = [
    "a", "word", "and", "another", "incomprehensibly", "—", "ﬁne", "漢字", "שלום", "é", "🙂", "x.",
  ]

  private func text(_ random: inout SplitMix64) -> String {
    (0..<random.int(1...20)).map { _ in random.pick(Self.words) }.joined(separator: " ")
  }

  private func attributes(_ size: CGFloat) -> [NSAttributedString.Key: Any] {
    [.font: UIFont.systemFont(ofSize: size)]
  }

  private func box(_ text: String, _ width: CGFloat, _ size: CGFloat = 15) -> CGRect {
    text.boundingRect(
      with: CGSize(width: width, height: .greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin],
      attributes: attributes(size),
      context: nil
    )
  }

  @Test(arguments: 0..<20) func `a box is no wider than its room, and higher where that is narrow`(
    seed: Int
  ) {
    var random = SplitMix64(seed: seed)
    let text = text(&random)
    var height = CGFloat(0)
    for width in [400, 300, 200, 150, 120] as [CGFloat] {
      let box = box(text, width)
      #expect(box.width <= width + 0.01 || !text.contains(" "))
      #expect(box.height >= height && box.origin == .zero)
      height = box.height
    }
  }

  @Test(arguments: 0..<20) func `in the width it asked for a text is as high again`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let text = text(&random)
    let first = box(text, CGFloat(random.int(120...400)))
    let second = box(text, first.width.rounded(.up))
    #expect(second.height == first.height)
  }

  @Test(arguments: 0..<20) func `strings and attributed strings measure alike`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let text = text(&random)
    let look = attributes(CGFloat(random.int(8...40)))
    let attributed = NSAttributedString(string: text, attributes: look)
    #expect(attributed.size() == text.size(withAttributes: look))
    #expect((text as NSString).size(withAttributes: look) == attributed.size())
    let room = CGSize(width: 150, height: 1000)
    #expect(
      attributed.boundingRect(with: room, options: [.usesLineFragmentOrigin], context: nil)
        == text.boundingRect(
          with: room,
          options: [.usesLineFragmentOrigin],
          attributes: look,
          context: nil
        )
    )
  }

  @Test func `a line more makes a text higher by a line`() {
    let heights = (1...5).map { count in
      box(Array(repeating: "Line", count: count).joined(separator: "\n"), 300).height
    }
    let steps = zip(heights.dropFirst(), heights).map { $0 - $1 }
    #expect(steps.allSatisfy { abs($0 - steps[0]) < 0.01 && $0 > 0 })
    #expect(abs(heights[0] - UIFont.systemFont(ofSize: 15).lineHeight) < 1)
  }

  @Test func `an empty text has no width`() {
    #expect("".size(withAttributes: attributes(15)).width == 0)
    #expect(NSAttributedString(string: "").size().width == 0)
    #expect(
      NSAttributedString(string: "").boundingRect(
        with: CGSize(width: 100, height: 100),
        options: [.usesLineFragmentOrigin],
        context: nil
      ).width == 0
    )
  }

  @Test func `a text without a font is written in twelve points of Helvetica`() {
    let plain = "Some text".size(withAttributes: nil)
    #expect(plain == "Some text".size(withAttributes: [:]))
    #expect(plain.height < "Some text".size(withAttributes: attributes(17)).height)
    if let font = UIFont(name: "Helvetica", size: 12) {
      #expect(plain == "Some text".size(withAttributes: [.font: font]))
    }
  }

  @Test func `kerning widens each character by as much`() {
    let bare = "abcd".size(withAttributes: attributes(15)).width
    var look = attributes(15)
    look[.kern] = 3
    let wide = "abcd".size(withAttributes: look).width
    #expect(abs(wide - bare - 12) < 0.5)
  }

  @Test func `spacing between lines and paragraphs adds up`() {
    func height(_ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
      let style = NSMutableParagraphStyle()
      change(style)
      var look = attributes(15)
      look[.paragraphStyle] = style
      return "One\nTwo\nThree".boundingRect(
        with: CGSize(width: 300, height: 1000),
        options: [.usesLineFragmentOrigin],
        attributes: look,
        context: nil
      ).height
    }
    let bare = height { _ in }
    #expect(abs(height { $0.paragraphSpacing = 10 } - bare - 20) < 0.01)
    #expect(abs(height { $0.paragraphSpacingBefore = 10 } - bare - 20) < 0.01)
    #expect(abs(height { $0.minimumLineHeight = 40 } - 120) < 0.01)
    #expect(abs(height { $0.maximumLineHeight = 10 } - 30) < 0.01)
    #expect(height { $0.lineHeightMultiple = 2 } > bare * 1.5)
  }

  @Test func `a text that is not wrapped is one line from its baseline`() {
    let box = "One two three four".boundingRect(
      with: CGSize(width: 20, height: 1000),
      options: [],
      attributes: attributes(15),
      context: nil
    )
    #expect(box.width > 20 && box.minY < 0 && box.maxY > 0)
    #expect(abs(-box.minY - UIFont.systemFont(ofSize: 15).ascender) < 1)
  }

  @Test func `a context tells how small a text was made`() {
    let context = NSStringDrawingContext()
    #expect(context.minimumScaleFactor == 0 && context.actualScaleFactor == 1)
    context.minimumScaleFactor = 0.5
    func measure(_ text: String) -> CGRect {
      text.boundingRect(
        with: CGSize(width: 100, height: 22),
        options: [.usesLineFragmentOrigin],
        attributes: attributes(17),
        context: context
      )
    }
    _ = measure("Short")
    #expect(context.actualScaleFactor == 1)
    let rect = measure("A text too long for it")
    #expect(context.actualScaleFactor < 1 && context.actualScaleFactor >= 0.5)
    #expect(context.totalBounds == rect)
  }

  @Test func `what is drawn stays in its rectangle`() {
    let picture = Picture.drawn(60, 30) {
      String(repeating: "███ ", count: 30).draw(
        in: CGRect(x: 10, y: 5, width: 40, height: 20),
        withAttributes: attributes(12)
      )
    }
    for (y, row) in picture.enumerated() {
      let isInside = (5..<25).contains(y)
      for (x, letter) in row.enumerated() where !isInside || !(10..<50).contains(x) {
        #expect(letter == ".")
      }
    }
    #expect(picture.contains { $0.contains("K") })
  }

  @Test func `a colour of the text is the colour of its ink`() {
    let picture = Picture.drawn(20, 20) {
      "█".draw(
        at: .zero,
        withAttributes: [
          .font: UIFont.systemFont(ofSize: 16),
          .foregroundColor: UIColor(red: 0, green: 1, blue: 0, alpha: 1),
        ]
      )
    }
    #expect(picture.contains { $0.contains("G") } && !picture.contains { $0.contains("K") })
  }
}

/// Styles of paragraphs as values.
@MainActor @Suite struct ParagraphStyleTests {
  @Test func `a new style has the defaults of the system`() {
    for style in [NSParagraphStyle.default, NSParagraphStyle(), NSMutableParagraphStyle()] {
      #expect(style.alignment == .natural && style.lineBreakMode == .byWordWrapping)
      #expect(style.lineSpacing == 0 && style.paragraphSpacing == 0)
      #expect(style.paragraphSpacingBefore == 0 && style.lineHeightMultiple == 0)
      #expect(style.headIndent == 0 && style.tailIndent == 0 && style.firstLineHeadIndent == 0)
      #expect(style.minimumLineHeight == 0 && style.maximumLineHeight == 0)
      #expect(style.baseWritingDirection == .natural && style.hyphenationFactor == 0)
      #expect(style.defaultTabInterval == 0 && !style.allowsDefaultTighteningForTruncation)
    }
  }

  @Test func `each part tells styles apart, and a copy is equal and its own`() throws {
    let changes: [(NSMutableParagraphStyle) -> Void] = [
      { $0.alignment = .right }, { $0.lineSpacing = 1 }, { $0.paragraphSpacing = 1 },
      { $0.paragraphSpacingBefore = 1 }, { $0.headIndent = 1 }, { $0.tailIndent = -1 },
      { $0.firstLineHeadIndent = 1 }, { $0.minimumLineHeight = 1 }, { $0.maximumLineHeight = 1 },
      { $0.lineHeightMultiple = 1 }, { $0.lineBreakMode = .byTruncatingTail },
      { $0.baseWritingDirection = .rightToLeft }, { $0.hyphenationFactor = 1 },
      { $0.defaultTabInterval = 1 }, { $0.allowsDefaultTighteningForTruncation = true },
      { $0.addTabStop(NSTextTab(textAlignment: .right, location: 777)) },
    ]
    for change in changes {
      let style = NSMutableParagraphStyle()
      change(style)
      #expect(style != NSParagraphStyle.default)
      let copy = try #require(style.copy() as? NSParagraphStyle)
      #expect(copy == style && copy.hash == style.hash)
      let other = NSMutableParagraphStyle()
      other.setParagraphStyle(style)
      #expect(other == style)
      style.headIndent += 5
      #expect(copy != style)
    }
  }

  @Test func `tab stops are in the order of their places`() {
    let style = NSMutableParagraphStyle()
    style.tabStops = []
    for place in [300, 100, 200] as [CGFloat] {
      style.addTabStop(NSTextTab(textAlignment: .left, location: place))
    }
    #expect(style.tabStops.map(\.location) == [100, 200, 300])
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 200))
    #expect(style.tabStops.map(\.location) == [100, 300])
    style.removeTabStop(NSTextTab(textAlignment: .right, location: 300))
    #expect(style.tabStops.map(\.location) == [100, 300])
  }

  @Test func `languages have their direction`() {
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "en") == .leftToRight)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar") == .rightToLeft)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "he") == .rightToLeft)
  }
}
