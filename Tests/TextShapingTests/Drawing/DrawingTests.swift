import CoreGraphics
import Foundation
import Testing

@testable import TextShaping

@Suite struct DrawingTests {
  static let scales = [1.0, 2, 3]

  @Test(arguments: scales, ["Hxgjp|Å", "The quick brown fox", "日本語のテキスト", "naïve (x)"])
  func `ink stays inside the measured box`(scale: Double, text: String) throws {
    let layout = layout(text, format(systemFont(20)))
    let margin = 10.0
    let canvas = try #require(
      Canvas(width: layout.size.width + 20, height: layout.size.height + 20, scale: scale)
    )
    canvas.draw(layout, at: CGPoint(x: margin, y: margin))
    let ink = try #require(canvas.ink())
    // A pixel more for antialiasing and for the quarter of a pixel glyphs may be moved by.
    let box = CGRect(
      x: margin * scale,
      y: margin * scale,
      width: layout.size.width * scale,
      height: layout.size.height * scale
    )
    #expect(box.insetBy(dx: -1.5, dy: -1.5).contains(ink))
    #expect(ink.width > box.width * 0.85)
  }

  @Test(
    arguments: scales,
    [
      "Hamburgefonstiv", "AVATAR 2024", "Ünïcödé ÅÉ", "שלום עולם", "日本 and more", "क्षत्रिय", "ก็ที่นี่น้ำ",
      "བོད་ཡིག",
      "e\u{301}\u{302}\u{303}", "two\nlines",
    ]
  )
  func `ink is where the layout says it is`(scale: Double, text: String) throws {
    let layout = layout(text, format(systemFont(28)))
    let canvas = try #require(
      Canvas(width: layout.size.width + 40, height: layout.size.height + 40, scale: scale)
    )
    canvas.draw(layout, at: CGPoint(x: 20, y: 20))
    let ink = try #require(canvas.ink())
    let bounds = layout.inkBounds.offsetBy(dx: 20, dy: 20)
    #expect(abs(ink.minX - bounds.minX * scale) < 2 && abs(ink.maxX - bounds.maxX * scale) < 2)
    #expect(abs(ink.minY - bounds.minY * scale) < 2 && abs(ink.maxY - bounds.maxY * scale) < 2)
  }

  @Test func `blank text has no ink`() {
    #expect(layout("  ").inkBounds.isNull)
    #expect(layout("").inkBounds.isNull)
  }

  @Test(arguments: scales, [0.0, 0.1, 0.25, 0.4, 0.5, 0.77])
  func `the baseline lies between two rows of pixels`(scale: Double, offset: Double) throws {
    let layout = layout("HHHHH", format(systemFont(20)))
    let canvas = try #require(Canvas(width: 120, height: 60, scale: scale))
    canvas.draw(layout, at: CGPoint(x: 5, y: 10 + offset))
    let ink = try #require(canvas.ink(above: 60))
    let baseline = (10 + offset + Double(layout.firstBaseline)) * scale
    #expect(abs(Double(ink.maxY) - baseline) <= 0.5 + 1e-6)
    // The stems end sharply: dark above the line, nothing below it.
    let row = Int(ink.maxY)
    let stem = (0..<canvas.bitmap.width).max {
      canvas.darkness($0, row - 2) < canvas.darkness($1, row - 2)
    }
    let column = try #require(stem)
    #expect(canvas.darkness(column, row - 1) == canvas.darkness(column, row - 3))
    #expect((0..<canvas.bitmap.width).allSatisfy { canvas.darkness($0, row) < 12 })
  }

  @Test func `one layout is drawn at every scale`() throws {
    let layout = layout("The quick brown fox", width: 100)
    var boxes: [CGRect] = []
    for scale in Self.scales {
      let canvas = try #require(Canvas(width: 120, height: 60, scale: scale))
      canvas.draw(layout)
      let ink = try #require(canvas.ink())
      boxes.append(
        CGRect(
          x: ink.minX / scale,
          y: ink.minY / scale,
          width: ink.width / scale,
          height: ink.height / scale
        )
      )
    }
    for box in boxes.dropFirst() {
      #expect(abs(box.minX - boxes[0].minX) < 1.2 && abs(box.maxX - boxes[0].maxX) < 1.2)
      #expect(abs(box.minY - boxes[0].minY) < 1.2 && abs(box.maxY - boxes[0].maxY) < 1.2)
    }
  }

  @Test func `text takes its colour, emoji keep theirs`() throws {
    let red = DrawStyle(foreground: CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    let canvas = try #require(Canvas(width: 60, height: 30, scale: 2))
    canvas.draw(layout("III"), red)
    let pixels = (0..<60).flatMap { y in (0..<120).map { canvas.pixel($0, y) } }
    #expect(pixels.contains(0xFFFF_0000))
    #expect(pixels.allSatisfy { $0 >> 16 & 0xFF == 0xFF })
    let emoji = try #require(Canvas(width: 60, height: 30, scale: 2))
    emoji.draw(layout("😀"), red)
    let colours = (0..<60).flatMap { y in (0..<120).map { emoji.pixel($0, y) } }
    #expect(
      colours.contains { $0 >> 16 & 0xFF > 0xC0 && $0 >> 8 & 0xFF > 0x90 && $0 & 0xFF < 0x80 }
    )
  }

  @Test func `runs of several looks are drawn in their own`() throws {
    let red = format { $0.style = 1 }
    let text = AttributedText("HHHH", runs: [.init(2..<4, red)], default: format())
    let layout = layout(text)
    let canvas = try #require(Canvas(width: 60, height: 30, scale: 1))
    var asked: [Int] = []
    layout.draw(in: canvas.context, at: .zero) { style in
      asked.append(style)
      let red: CGFloat = style == 1 ? 1 : 0
      return DrawStyle(foreground: CGColor(red: red, green: 0, blue: 0, alpha: 1))
    }
    #expect(asked == [0, 1])
    let middle = Int(layout.caretRect(at: .init(2)).minX)
    let row = Int(layout.firstBaseline) - 3
    #expect((0..<middle - 1).contains { canvas.pixel($0, row) >> 16 & 0xFF < 0x60 })
    #expect((middle + 1..<58).allSatisfy { canvas.pixel($0, row) >> 16 & 0xFF > 0xE0 })
  }

  @Test func `only lines that the clip shows are drawn`() throws {
    let text = layout(String(repeating: "line\n", count: 5000))
    let canvas = try #require(Canvas(width: 50, height: 100, scale: 1))
    var asked = 0
    for top in [0.0, -30_000, -101_000, 500] {
      asked = 0
      text.draw(in: canvas.context, at: CGPoint(x: 0, y: top)) { _ in
        asked += 1
        return Canvas.black
      }
      #expect(asked < 20)
    }
    #expect(canvas.ink() != nil)
  }

  @Test func `a turned context draws the text turned`() throws {
    let canvas = try #require(Canvas(width: 200, height: 200, scale: 1))
    canvas.context.translateBy(x: 100, y: 20)
    canvas.context.rotate(by: .pi / 2)
    canvas.draw(layout("Turned text"))
    let ink = try #require(canvas.ink())
    #expect(ink.height > 3 * ink.width)
    #expect(ink.minY > 18 && ink.maxX < 102)
  }

  @Test func `attachments are handed their boxes`() throws {
    let bounds = CGRect(x: 1, y: -4, width: 30, height: 20)
    let picture = format { $0.attachment = AttachmentBox(bounds: bounds) }
    let text = AttributedText("a\u{FFFC}b", runs: [.init(1..<2, picture)], default: format())
    let layout = layout(text)
    let canvas = try #require(Canvas(width: 100, height: 60, scale: 2))
    var boxes: [CGRect] = []
    layout.draw(
      in: canvas.context,
      at: CGPoint(x: 10, y: 10),
      style: { _ in Canvas.black },
      attachment: { _, box in boxes.append(box) }
    )
    #expect(boxes.count == 1)
    let box = try #require(boxes.first)
    #expect(abs(box.minX - 11 - layout.caretRect(at: .init(1)).minX) < 1e-6)
    #expect(box.size == bounds.size)
    #expect(abs(box.maxY - (10 + layout.firstBaseline + 4)) <= 0.25)
  }

  @Test func `nothing is drawn where there is nothing or nowhere`() throws {
    let canvas = try #require(Canvas(width: 30, height: 30, scale: 1))
    canvas.draw(layout(""))
    canvas.draw(layout("   "))
    canvas.draw(layout("Hello"), at: CGPoint(x: CGFloat.nan, y: 0))
    canvas.draw(layout("Hello"), at: CGPoint(x: 5000, y: 5000))
    canvas.context.clip(to: CGRect.zero)
    canvas.draw(layout("Hello"))
    #expect(canvas.ink() == nil)
  }
}
