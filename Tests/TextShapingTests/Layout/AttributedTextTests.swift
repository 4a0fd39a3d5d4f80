import Foundation
import Testing

@testable import TextShaping

@Suite struct AttributedTextTests {
  static let plain = format()
  static let large = format(systemFont(34))

  @Test func `runs are put in order, cut to the text, and the gaps filled`() {
    let text = AttributedText(
      "0123456789",
      runs: [
        .init(6..<8, Self.large), .init(2..<4, Self.large), .init(3..<5, Self.plain),
        .init(9..<40, Self.large), .init(-5..<0, Self.large),
      ],
      default: Self.plain
    )
    #expect(text.runs.map(\.range) == [0..<2, 2..<4, 4..<5, 5..<6, 6..<8, 8..<9, 9..<10])
    #expect(text.runs[1].format === Self.large)
    #expect(text.runs[2].format === Self.plain)
  }

  @Test func `a range never cuts a surrogate pair`() {
    let text = AttributedText("a😀b", runs: [.init(2..<4, Self.large)], default: Self.plain)
    #expect(text.runs.map(\.range) == [0..<1, 1..<4])
    #expect(layout(text).faces.contains("NotoColorEmoji"))
  }

  @Test func `an empty text has one run`() {
    let text = AttributedText("", runs: [.init(0..<5, Self.large)], default: Self.plain)
    #expect(text.runs.count == 1)
    #expect(layout(text).lines.isEmpty)
  }

  @Test func `a line is as high as its largest font on a common baseline`() {
    let text = AttributedText("small LARGE", runs: [.init(6..<11, Self.large)], default: Self.plain)
    let line = layout(text).lines[0]
    #expect(line.ascent == systemFont(34).metrics.ascender)
    #expect(line.descent == -systemFont(34).metrics.descender)
    #expect(line.runs.map(\.font) == [systemFont(), systemFont(34)])
  }

  @Test func `a raised run makes room above, a lowered one below`() {
    let metrics = systemFont().metrics
    let raised = layout("abc", format { $0.baselineOffset = 5 }).lines[0]
    #expect(raised.ascent == metrics.ascender + 5)
    #expect(raised.descent == -metrics.descender - 5)
    let low = format { $0.baselineOffset = -5 }
    let mixed = AttributedText("abc", runs: [.init(1..<2, low)], default: Self.plain)
    let line = layout(mixed).lines[0]
    #expect(line.ascent == metrics.ascender)
    #expect(line.descent == -metrics.descender + 5)
  }

  @Test func `an attachment takes its box on the line`() {
    let box = AttachmentBox(bounds: CGRect(x: 2, y: -10, width: 40, height: 60))
    let picture = format { $0.attachment = box }
    let text = AttributedText("a\u{FFFC}b", runs: [.init(1..<2, picture)], default: Self.plain)
    let line = layout(text).lines[0]
    #expect(line.runs.count == 3)
    #expect(line.runs[1].attachment == box)
    #expect(line.runs[1].advance == 42)
    #expect(line.ascent == 50 && line.descent == 10)
    #expect(abs(line.width - layout("a").size.width - layout("b").size.width - 42) < 1e-6)
  }

  @Test func `an attachment wraps like a word and may be alone on a line`() {
    let picture = format {
      $0.attachment = AttachmentBox(bounds: CGRect(x: 0, y: 0, width: 90, height: 30))
    }
    let text = AttributedText(
      "some words \u{FFFC} and more",
      runs: [.init(11..<12, picture)],
      default: Self.plain
    )
    let wrapped = layout(text, width: 100)
    #expect(wrapped.lines.count == 3)
    #expect(wrapped.lines[1].runs[0].attachment != nil)
    #expect(wrapped.lines[1].ascent == 30)
  }

  @Test func `the sign for an attachment without one is invisible`() {
    let text = layout("a\u{FFFC}b")
    #expect(abs(text.size.width - layout("ab").size.width) < 1)
  }

  @Test func `an attachment with impossible bounds takes no room`() {
    for value in [CGFloat.nan, .infinity, -.infinity] {
      let picture = format {
        $0.attachment = AttachmentBox(
          bounds: CGRect(x: value, y: value, width: value, height: value)
        )
      }
      let text = layout(AttributedText("\u{FFFC}", picture))
      #expect(text.size.width == 0)
      #expect(text.size.height == systemFont().metrics.lineHeight)
    }
  }

  @Test func `equal attributes share one format`() {
    #expect(format { $0.kern = 2 } === format { $0.kern = 2 })
    #expect(format { $0.kern = 2 } !== format { $0.kern = 3 })
    #expect(format { $0.kern = 2 } == format { $0.kern = 2 })
    #expect(format { $0.style = 1 } != format { $0.style = 2 })
  }

  @Test func `runs carry the number of their style`() {
    let red = format { $0.style = 7 }
    let text = AttributedText("abc", runs: [.init(1..<2, red)], default: Self.plain)
    #expect(layout(text).lines[0].runs.map(\.style) == [0, 7, 0])
  }

  @Test func `spacing that is no number is no spacing`() {
    let odd = format {
      $0.kern = .nan
      $0.tracking = .infinity
      $0.baselineOffset = -.infinity
    }
    #expect(abs(layout("abc", odd).size.width - layout("abc").size.width) < 1e-6)
    #expect(layout("abc", odd).size.height == layout("abc").size.height)
  }
}
