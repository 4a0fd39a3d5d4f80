import CoreGraphics
import Foundation
import Testing

@testable import TextShaping

@Suite struct OutlineTests {
  @Test(arguments: ["Inter", "Noto Sans", "Noto Sans CJK JP"])
  func `an outline fills the glyph's box`(family: String) throws {
    let typeface = namedFont(family).typeface
    for character in "AgO8@" {
      let scalar = try #require(character.unicodeScalars.first)
      let glyph = try #require(typeface.glyph(for: scalar))
      let outline = typeface.outline(of: glyph).boundingBoxOfPath
      let bounds = typeface.bounds(of: glyph)
      #expect(abs(outline.minX - bounds.minX) < 0.003 && abs(outline.maxX - bounds.maxX) < 0.003)
      #expect(abs(outline.minY - bounds.minY) < 0.003 && abs(outline.maxY - bounds.maxY) < 0.003)
    }
  }

  @Test func `spaces and pictures have no outline`() throws {
    let space = try #require(systemFont().typeface.glyph(for: " "))
    #expect(systemFont().typeface.outline(of: space).isEmpty)
    let emoji = namedFont("Noto Color Emoji").typeface
    let glyph = try #require(emoji.glyph(for: "😀"))
    #expect(emoji.outline(of: glyph).isEmpty)
  }

  @Test func `letters larger than the rasteriser can make are drawn, and small ones still are`()
    throws
  {
    let canvas = try #require(Canvas(width: 100, height: 100, scale: 2))
    let huge = layout("H", format(systemFont(200_000)))
    // The stem of the H covers the whole canvas.
    canvas.draw(huge, at: CGPoint(x: -25_000, y: -100_000))
    #expect(canvas.darkness(100, 100) == 255)
    let small = try #require(Canvas(width: 100, height: 40, scale: 2))
    small.draw(layout("H", format(systemFont(24))))
    #expect(small.ink() != nil)
  }

  @Test func `a huge letter stands where a small one would`() throws {
    let font = namedFont("Inter", 40_000)
    let glyph = try #require(font.typeface.glyph(for: "H"))
    let left = font.bounds(of: glyph).minX
    let canvas = try #require(Canvas(width: 100, height: 100, scale: 1))
    let text = layout("H", format(font))
    // The left edge of the stem at 50, the foot of the letter at 70.
    canvas.draw(text, at: CGPoint(x: 50 - left, y: 70 - text.firstBaseline))
    let ink = try #require(canvas.ink())
    #expect(abs(ink.minX - 50) <= 1 && ink.maxX == 100)
    #expect(abs(ink.maxY - 70) <= 1 && ink.minY == 0)
  }
}
