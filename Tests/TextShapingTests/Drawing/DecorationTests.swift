import CoreGraphics
import Foundation
import Testing

@testable import TextShaping

@Suite struct DecorationTests {
  private static func canvas(_ text: String, scale: Double, _ style: DrawStyle) throws -> Canvas {
    let canvas = try #require(Canvas(width: 120, height: 40, scale: scale))
    canvas.draw(layout(text, format(systemFont(20))), at: CGPoint(x: 10, y: 5), style)
    return canvas
  }

  /// Rows that are dark from `left` to `right`, in pixels.
  private static func darkRows(_ canvas: Canvas, _ left: Int, _ right: Int) -> [Int] {
    (0..<canvas.bitmap.height).filter { y in
      (left..<right).allSatisfy { canvas.darkness($0, y) > 250 }
    }
  }

  private static func style(_ change: (inout DrawStyle) -> Void) -> DrawStyle {
    var style = Canvas.black
    change(&style)
    return style
  }

  @Test(arguments: [1.0, 2, 3])
  func `an underline is sharp, below the baseline, and as wide as the text`(
    scale: Double
  ) throws {
    let canvas = try Self.canvas("nnnnnn", scale: scale, Self.style { $0.underline = .init() })
    let width = layout("nnnnnn", format(systemFont(20))).size.width
    let left = Int((10 * scale).rounded(.up))
    let right = Int(((10 + width) * scale).rounded(.down))
    let rows = Self.darkRows(canvas, left, right)
    #expect(rows.count == max(1, Int((1.2 * scale).rounded())))
    let baseline = (5 + systemFont(20).metrics.ascender) * scale
    #expect(rows.allSatisfy { Double($0) >= baseline })
    #expect(canvas.darkness(left - 3, rows.first ?? 0) == 0)
    #expect(canvas.darkness(right + 3, rows.first ?? 0) == 0)
    // Sharp: full rows only.
    let above = (rows.first ?? 1) - 1
    #expect((left..<right).contains { canvas.darkness($0, above) == 0 })
  }

  @Test func `thick is twice as high and double is two lines`() throws {
    func rows(_ weight: LineDecoration.Weight) throws -> [Int] {
      let style = Self.style { $0.underline = .init(weight) }
      return try Self.darkRows(Self.canvas("nnnnnn", scale: 2, style), 22, 120)
    }
    let single = try rows(.single)
    let thick = try rows(.thick)
    let double = try rows(.double)
    #expect(thick.count == single.count * 2 || thick.count == single.count * 2 + 1)
    #expect(double.count == single.count * 2)
    #expect((double.last ?? 0) - (double.first ?? 0) + 1 == single.count * 3)
  }

  @Test(arguments: [
    LineDecoration.Pattern.dot, .dash, .dashDot, .dashDotDot,
  ])
  func `patterns have gaps`(pattern: LineDecoration.Pattern) throws {
    let plain = try Self.canvas("      ", scale: 2, Canvas.black)
    #expect(plain.ink() == nil)
    let style = Self.style { $0.underline = .init(.single, pattern) }
    let canvas = try Self.canvas("nnnnnn", scale: 2, style)
    let row = Int((5 + systemFont(20).metrics.ascender) * 2) + 4
    let line = (22..<120).map { canvas.darkness($0, row) > 128 }
    #expect(line.contains(true) && line.contains(false))
  }

  @Test func `a strike goes through the letters and may have a colour of its own`() throws {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let style = Self.style { $0.strikethrough = .init(color: red) }
    let canvas = try Self.canvas("oooooo", scale: 2, style)
    let font = systemFont(20)
    let middle = Int((5 + font.metrics.ascender - font.metrics.xHeight / 2) * 2)
    let rows = (middle - 4...middle + 4).filter { y in
      (24..<118).allSatisfy { canvas.pixel($0, y) == 0xFFFF_0000 }
    }
    #expect(rows.count == 2)
  }

  @Test func `by word leaves the spaces out`() throws {
    let style = Self.style { $0.underline = .init(isByWord: true) }
    let font = format(systemFont(20))
    let canvas = try Self.canvas("nn nn", scale: 2, style)
    let whole = try Self.canvas("nn nn", scale: 2, Self.style { $0.underline = .init() })
    let space = (10 + layout("nn nn", font).caretRect(at: .init(2)).minX) * 2
    let column = Int(space + layout(" ", font).size.width)
    let row = Int((5 + systemFont(20).metrics.ascender) * 2) + 4
    #expect(whole.darkness(column, row) > 250)
    #expect(canvas.darkness(column, row) == 0)
    #expect(canvas.darkness(26, row) > 250)
  }

  @Test func `spaces that hang over a line's end are not underlined`() throws {
    let text = layout("nn  nn", format(systemFont(20)), width: 30)
    #expect(text.lines.count == 2)
    let canvas = try #require(Canvas(width: 80, height: 60, scale: 1))
    canvas.draw(text, Self.style { $0.underline = .init() })
    let ink = try #require(canvas.ink())
    #expect(ink.maxX <= text.lines[0].width.rounded(.up))
  }

  @Test func `runs of one look share one line without seams`() throws {
    let style = Self.style { $0.underline = .init() }
    let canvas = try Self.canvas("nn日本nn", scale: 2, style)
    let width = layout("nn日本nn", format(systemFont(20))).size.width
    #expect(Self.darkRows(canvas, 20, Int((10 + width) * 2)).count == 2)
  }

  @Test(arguments: [1.0, 2, 3])
  func `a background fills the line's box to whole pixels`(scale: Double) throws {
    let yellow = CGColor(red: 1, green: 1, blue: 0, alpha: 1)
    let canvas = try Self.canvas("Hg", scale: scale, Self.style { $0.background = yellow })
    let size = layout("Hg", format(systemFont(20))).size
    let ink = try #require(canvas.ink())
    #expect(abs(ink.minX - 10 * scale) <= 0.5 && abs(ink.minY - 5 * scale) <= 0.5)
    #expect(abs(ink.width - size.width * scale) <= 1)
    #expect(abs(ink.height - size.height * scale) <= 1)
    #expect(canvas.pixel(Int(ink.minX), Int(ink.minY)) == 0xFFFF_FF00)
    #expect(canvas.pixel(Int(ink.maxX) - 1, Int(ink.maxY) - 1) == 0xFFFF_FF00)
  }

  @Test func `an outline leaves the inside of letters free`() throws {
    let font = format(systemFont(60, .black))
    let canvas = try #require(Canvas(width: 80, height: 80, scale: 2))
    canvas.draw(layout("I", font), at: CGPoint(x: 20, y: 5), Self.style { $0.strokeWidth = 3 })
    let ink = try #require(canvas.ink())
    #expect(canvas.darkness(Int(ink.midX), Int(ink.midY)) == 0)
    #expect(canvas.darkness(Int(ink.minX) + 1, Int(ink.midY)) > 128)
    let both = try #require(Canvas(width: 80, height: 80, scale: 2))
    both.draw(layout("I", font), at: CGPoint(x: 20, y: 5), Self.style { $0.strokeWidth = -3 })
    #expect(both.darkness(Int(ink.midX), Int(ink.midY)) == 255)
    #expect(both.ink() == canvas.ink())
    let plain = try #require(Canvas(width: 80, height: 80, scale: 2))
    plain.draw(layout("I", font), at: CGPoint(x: 20, y: 5))
    #expect(try #require(plain.ink()).width < ink.width)
  }

  @Test func `a shadow lies beside the text and does not stay on`() throws {
    let shadow = TextShadow(
      offset: CGSize(width: 20, height: 10),
      blurRadius: 0,
      color: CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    )
    let canvas = try Self.canvas("I", scale: 1, Self.style { $0.shadow = shadow })
    let plain = try Self.canvas("I", scale: 1, Canvas.black)
    let text = try #require(plain.ink())
    let ink = try #require(canvas.ink())
    #expect(abs(ink.maxX - text.maxX - 20) <= 1 && abs(ink.maxY - text.maxY - 10) <= 1)
    let row = (Int(text.midX) + 17..<Int(text.midX) + 24).map {
      canvas.pixel($0, Int(text.midY) + 10)
    }
    #expect(row.contains { $0 & 0xFF == 0xFF && $0 >> 16 & 0xFF < 0x80 })
    canvas.draw(layout("I", format(systemFont(20))), at: CGPoint(x: 80, y: 5))
    #expect(canvas.pixel(80 + 20 + 2, 5 + 10 + 8) == 0xFFFF_FFFF)
  }

  @Test func `a raised run takes its lines along`() throws {
    let raised = format(systemFont(20)) { $0.baselineOffset = 8 }
    let canvas = try #require(Canvas(width: 80, height: 60, scale: 1))
    let text = layout("nnnn", raised)
    canvas.draw(text, Self.style { $0.underline = .init() })
    let baseline = Int(text.firstBaseline)
    let rows = Self.darkRows(canvas, 2, 40)
    #expect(rows.allSatisfy { $0 < baseline && $0 > baseline - 9 })
    #expect(!rows.isEmpty)
  }
}
