import Foundation
import Testing

@testable import TextShaping

@Suite struct ParagraphStyleTests {
  static let fox = "The quick brown fox jumps over the lazy dog"
  static let line: CGFloat = 20.287109375
  static let ascent: CGFloat = 16.1865234375

  @Test(arguments: [
    (ParagraphStyle.Alignment.left, 0.0), (.center, 0.5), (.right, 1), (.natural, 0),
  ])
  func `alignment divides the room that is left`(
    alignment: ParagraphStyle.Alignment,
    part: CGFloat
  ) {
    let style = paragraphFormat { $0.alignment = alignment }
    for text in ["short", "日本", Self.fox] {
      for line in layout(text, style, width: 150).lines {
        #expect(abs(line.x - (150 - line.width) * part) < 1e-6)
      }
    }
  }

  @Test func `without a width lines are aligned with the widest`() {
    let style = paragraphFormat { $0.alignment = .right }
    let text = layout("long line here\nshort", style)
    #expect(text.lines[0].x == 0)
    #expect(abs(text.lines[1].x + text.lines[1].width - text.size.width) < 1e-6)
  }

  @Test func `justified lines end at the edge, except the last of a paragraph`() {
    let style = paragraphFormat { $0.alignment = .justified }
    let text = layout(Self.fox + "\n" + Self.fox, style, width: 150)
    #expect(text.lines.count > 4)
    for (index, line) in text.lines.enumerated() {
      let isLast = index == text.lines.count / 2 - 1 || index == text.lines.count - 1
      #expect((abs(line.width - 150) < 1e-6) == !isLast)
    }
    let japanese = layout("吾輩は猫である。名前はまだ無い。", style, width: 100)
    #expect(abs(japanese.lines[0].width - 100) < 1e-6)
  }

  @Test func `a multiple scales the line above the baseline`() {
    let style = paragraphFormat { $0.lineHeightMultiple = 1.5 }
    let text = layout("a\nb", style)
    #expect(abs(text.size.height - Self.line * 3) < 1e-9)
    #expect(abs(text.firstBaseline - (Self.ascent + Self.line * 0.5)) < 1e-9)
    let tight = layout("a\nb", paragraphFormat { $0.lineHeightMultiple = 0.5 })
    #expect(abs(tight.size.height - Self.line) < 1e-9)
    #expect(abs(tight.firstBaseline - (Self.ascent - Self.line * 0.5)) < 1e-9)
  }

  @Test func `heights are kept between the limits, and the descent as it is`() {
    let low = layout("a", paragraphFormat { $0.minimumLineHeight = 30 })
    #expect(low.size.height == 30)
    #expect(abs(low.lines[0].descent - (Self.line - Self.ascent)) < 1e-9)
    let high = layout("a", paragraphFormat { $0.maximumLineHeight = 15 })
    #expect(high.size.height == 15)
    #expect(abs(high.lines[0].descent - (Self.line - Self.ascent)) < 1e-9)
    let both = paragraphFormat {
      $0.minimumLineHeight = 24
      $0.maximumLineHeight = 24
      $0.lineHeightMultiple = 3
    }
    #expect(layout("a", both).size.height == 24)
    #expect(layout("a", paragraphFormat { $0.minimumLineHeight = 5 }).size.height == Self.line)
  }

  @Test func `line spacing separates lines and is not added after the last`() {
    let style = paragraphFormat { $0.lineSpacing = 7 }
    #expect(abs(layout("a", style).size.height - Self.line) < 1e-9)
    #expect(abs(layout("a\nb\nc", style).size.height - (Self.line * 3 + 14)) < 1e-9)
    let wrapped = layout(Self.fox, style, width: 150)
    let baselines = wrapped.lines.map(\.baseline)
    for (one, next) in zip(baselines, baselines.dropFirst()) {
      #expect(abs(next - one - Self.line - 7) < 1e-9)
    }
  }

  @Test func `paragraph spacing separates paragraphs only`() {
    let style = paragraphFormat {
      $0.paragraphSpacing = 10
      $0.paragraphSpacingBefore = 3
    }
    #expect(abs(layout("a", style).size.height - Self.line) < 1e-9)
    #expect(abs(layout("a\nb", style).size.height - (Self.line * 2 + 13)) < 1e-9)
    #expect(abs(layout("a\u{2028}b", style).size.height - Self.line * 2) < 1e-9)
    let wrapped = layout(Self.fox, style, width: 150)
    #expect(abs(wrapped.size.height - CGFloat(wrapped.lines.count) * Self.line) < 1e-9)
  }

  @Test func `indents move lines in and make them shorter`() {
    let style = paragraphFormat {
      $0.firstLineHeadIndent = 30
      $0.headIndent = 10
      $0.tailIndent = -20
    }
    let text = layout(Self.fox, style, width: 200)
    #expect(text.lines[0].x == 30)
    #expect(text.lines.dropFirst().allSatisfy { $0.x == 10 })
    #expect(text.lines.allSatisfy { $0.x + $0.width <= 180.01 })
    let tail = layout(Self.fox, paragraphFormat { $0.tailIndent = 100 }, width: 200)
    #expect(tail.lines.allSatisfy { $0.x + $0.width <= 100.01 })
    let soft = layout("a\u{2028}b\nc", style, width: 200)
    #expect(soft.lines.map(\.x) == [30, 10, 30])
  }

  @Test func `indents count in the size`() {
    let plain = layout("Hello").size.width
    let style = paragraphFormat { $0.firstLineHeadIndent = 25 }
    #expect(abs(layout("Hello", style).size.width - plain - 25) < 1e-9)
    #expect(layout("Hello", style, width: plain + 25).lines.count == 1)
  }

  @Test func `from right to left the leading edge is at the right`() {
    let style = paragraphFormat { $0.firstLineHeadIndent = 40 }
    let line = layout("שלום", style, width: 200).lines[0]
    #expect(abs(line.x + line.width - 160) < 1e-6)
    let centered = layout("שלום", paragraphFormat { $0.alignment = .center }, width: 200).lines[0]
    #expect(abs(centered.x + centered.width / 2 - 100) < 1e-6)
  }

  @Test func `tabs go to the stops, then to every 28 points`() {
    let text = layout("a\tb\tc")
    let xs = text.lines[0].clusterBoxes.map(\.x)
    #expect(abs(xs[2] - 28) < 1e-9 && abs(xs[4] - 56) < 1e-9)
    let stops = paragraphFormat {
      $0.tabStops = [.init(50), .init(120)]
      $0.defaultTabInterval = 40
    }
    let own = layout("a\tb\tc\td", stops).lines[0].clusterBoxes.map(\.x)
    #expect(abs(own[2] - 50) < 1e-9 && abs(own[4] - 120) < 1e-9 && abs(own[6] - 160) < 1e-9)
  }

  @Test func `columns end, are centred, or have their points at a stop`() {
    let right = layout("a\t12\tx", paragraphFormat { $0.tabStops = [.init(100, .right)] })
    let boxes = right.lines[0].clusterBoxes
    #expect(abs(boxes[3].x + boxes[3].width - 100) < 1e-6)
    let center = layout("\tmid", paragraphFormat { $0.tabStops = [.init(100, .center)] })
    let middle = center.lines[0].clusterBoxes
    let width = layout("mid").size.width
    #expect(abs(middle[1].x + Double(width) / 2 - 100) < 1e-6)
    let style = paragraphFormat { $0.tabStops = [.init(100, .decimal)] }
    for number in ["3.14", "1234.5", "7"] {
      let line = layout("\t\(number)", style).lines[0]
      let whole = number.split(separator: ".")[0].count
      let box = line.clusterBoxes[whole]
      #expect(abs(box.x + box.width - 100) < 0.3, "\(number)")
    }
  }

  @Test func `a tab that does not fit starts the next line`() {
    let text = layout("aaaa\tbbbb", width: 50)
    #expect(text.lines.count == 2)
    #expect(text.texts.joined() == "aaaa\tbbbb")
  }

  @Test func `the style of a paragraph is that of its first character`() {
    let center = paragraphFormat { $0.alignment = .center }
    let right = format { $0.paragraphStyle.alignment = .right }
    let text = AttributedText(
      "abc\ndef",
      runs: [.init(0..<1, center), .init(1..<7, right)],
      default: right
    )
    let lines = layout(text, width: 200).lines
    #expect(abs(lines[0].x - (200 - lines[0].width) / 2) < 1e-6)
    #expect(abs(lines[1].x + lines[1].width - 200) < 1e-6)
  }

  @Test func `what is no number counts as nothing`() {
    let style = paragraphFormat {
      $0.lineSpacing = .nan
      $0.paragraphSpacing = .infinity
      $0.firstLineHeadIndent = -.infinity
      $0.headIndent = .nan
      $0.tailIndent = .nan
      $0.lineHeightMultiple = .nan
      $0.minimumLineHeight = .infinity
      $0.maximumLineHeight = .nan
      $0.tabStops = [.init(.nan), .init(.infinity)]
      $0.defaultTabInterval = .nan
    }
    let text = layout("a\tb\nc", style)
    #expect(abs(text.size.height - 2 * Self.line) < 1e-9)
    #expect(text.size.width.isFinite)
    #expect(text.lines.allSatisfy { $0.x == 0 })
  }

  @Test func `leading separates lines only where it is wanted`() {
    let font = namedFont("Noto Sans CJK JP", 20)
    var constraints = LayoutConstraints()
    let without = Typesetter().layout("a\nb", format(font), in: constraints)
    constraints.leading = .allFonts
    let with = Typesetter().layout("a\nb", format(font), in: constraints)
    #expect(abs(with.size.height - without.size.height - font.metrics.leading) < 1e-9)
  }

  @Test func `lines of a text style are as far apart as it says`() {
    var description = FontDescription.system(12)
    description.linePitch = 16
    let font = FontLibrary.shared.font(for: description)
    var constraints = LayoutConstraints()
    let text = Typesetter().layout("a\nb\nc", format(font), in: constraints)
    #expect(abs(text.lines[1].baseline - text.lines[0].baseline - 16) < 1e-9)
    #expect(abs(text.size.height - (32 + Double(font.metrics.lineHeight))) < 1e-9)
    constraints.leading = .nobody
    let close = Typesetter().layout("a\nb\nc", format(font), in: constraints)
    #expect(abs(close.size.height - 3 * Double(font.metrics.lineHeight)) < 1e-9)
    // Another size has its own.
    description.size = 13
    #expect(FontLibrary.shared.font(for: description).metrics.leading == 0)
  }
}
