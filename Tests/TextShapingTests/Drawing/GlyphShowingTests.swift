import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import TextShaping

/// Glyphs that contexts show, against their outlines as paths.
@Suite struct `Glyphs that a context shows` {
  private let typeface = namedFont("Inter").typeface

  private func glyphs(_ text: String) throws -> [CGGlyph] {
    try text.unicodeScalars.map { CGGlyph(try #require(typeface.glyph(for: $0))) }
  }

  /// The outline of a glyph in text space, in which y points up, at a size.
  private func outline(_ glyph: CGGlyph, _ size: CGFloat) throws -> CGPath {
    let capital = try #require(typeface.glyph(for: "H"))
    let pointsDown = typeface.outline(of: capital).boundingBoxOfPath.minY < -0.5
    var scale = CGAffineTransform(scaleX: size, y: pointsDown ? -size : size)
    return try #require(typeface.outline(of: UInt32(glyph)).copy(using: &scale))
  }

  /// What is expected of glyphs at places, under a text matrix.
  private func path(
    _ glyphs: [CGGlyph],
    _ places: [CGPoint],
    _ size: CGFloat,
    _ matrix: CGAffineTransform = .identity
  ) throws -> CGPath {
    let path = CGMutablePath()
    for (glyph, place) in zip(glyphs, places) {
      let moved = CGAffineTransform(translationX: place.x, y: place.y).concatenating(matrix)
      path.addPath(try outline(glyph, size), transform: moved)
    }
    return path
  }

  private func canvas() throws -> Canvas {
    let canvas = try #require(Canvas(width: 80, height: 60, scale: 2))
    canvas.context.setFillColor(CGColor(gray: 0, alpha: 1))
    canvas.context.setStrokeColor(CGColor(gray: 0, alpha: 1))
    // What is turned is drawn from outlines, not from pictures on whole pixels.
    canvas.context.rotate(by: 0.1)
    return canvas
  }

  /// By how much the darkest or lightest pixel differs: outlines of letters are rounded once more than
  /// paths are.
  private func difference(_ a: Canvas, _ b: Canvas) -> Int {
    var worst = 0
    for y in 0..<a.bitmap.height {
      for x in 0..<a.bitmap.width { worst = max(worst, abs(a.darkness(x, y) - b.darkness(x, y))) }
    }
    return worst
  }

  private func show(
    _ canvas: Canvas,
    _ glyphs: [CGGlyph],
    _ places: [CGPoint],
    _ size: CGFloat
  ) throws {
    canvas.context.setFont(try #require(typeface.cgFont))
    canvas.context.setFontSize(size)
    canvas.context.showGlyphs(glyphs, at: places)
  }

  @Test(arguments: 0..<8) func `are their outlines, where the text matrix puts them`(
    seed: Int
  ) throws {
    var random = SplitMix64(seed: 13_000 + seed)
    let glyphs = try glyphs(random.pick(["Ag", "O8@", "x", "Hi"]))
    let places = glyphs.indices.map { index in
      CGPoint(x: 10 + 20 * Double(index), y: random.double(5...40))
    }
    let size = random.double(8...30)
    let matrix = random.pick([
      CGAffineTransform.identity, CGAffineTransform(scaleX: 1, y: -1).translatedBy(x: 0, y: -45),
      CGAffineTransform(rotationAngle: 0.3), CGAffineTransform(scaleX: 1.2, y: 0.7),
    ])
    let (shown, wanted) = (try canvas(), try canvas())
    shown.context.textMatrix = matrix
    try show(shown, glyphs, places, size)
    wanted.context.addPath(try path(glyphs, places, size, matrix))
    wanted.context.fillPath()
    let worst = difference(shown, wanted)
    #expect(wanted.ink() != nil && worst <= 20, "\(worst)")
  }

  @Test func `are filled, stroked, both or neither, as the mode says`() throws {
    let (glyphs, places) = (try glyphs("Ag"), [CGPoint(x: 5, y: 10), CGPoint(x: 40, y: 10)])
    let path = try path(glyphs, places, 30)
    for mode in [CGTextDrawingMode.fill, .stroke, .fillStroke, .invisible] {
      let (shown, wanted) = (try canvas(), try canvas())
      for canvas in [shown, wanted] { canvas.context.setLineWidth(1.5) }
      shown.context.setTextDrawingMode(mode)
      try show(shown, glyphs, places, 30)
      wanted.context.addPath(path)
      switch mode {
      case .fill: wanted.context.fillPath()
      case .stroke: wanted.context.strokePath()
      case .fillStroke: wanted.context.drawPath(using: .fillStroke)
      default: wanted.context.beginPath()
      }
      #expect(difference(shown, wanted) <= 20, "\(mode)")
      #expect((shown.ink() == nil) == (mode == .invisible))
    }
  }

  @Test(arguments: [CGTextDrawingMode.clip, .fillClip]) func `cut what is drawn later`(
    _ mode: CGTextDrawingMode
  ) throws {
    let (glyphs, places) = (try glyphs("O"), [CGPoint(x: 15, y: 10)])
    let (shown, wanted) = (try canvas(), try canvas())
    shown.context.setTextDrawingMode(mode)
    try show(shown, glyphs, places, 40)
    wanted.context.addPath(try path(glyphs, places, 40))
    if mode == .clip { wanted.context.clip() } else { wanted.context.fillPath() }
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    shown.context.setFillColor(red)
    shown.context.fill(CGRect(x: -100, y: -100, width: 400, height: 300))
    if mode == .clip {
      wanted.context.setFillColor(red)
      wanted.context.fill(CGRect(x: -100, y: -100, width: 400, height: 300))
      #expect(difference(shown, wanted) <= 20)
    }
    // Nothing is red beside the letter.
    #expect(shown.ink() == wanted.ink() && shown.pixel(0, 0) == 0xFFFF_FFFF)
  }

  @Test func `begin where the text position is`() throws {
    let glyphs = try glyphs("A")
    let (shown, wanted) = (try canvas(), try canvas())
    shown.context.textPosition = CGPoint(x: 12, y: 9)
    #expect(shown.context.textMatrix == CGAffineTransform(translationX: 12, y: 9))
    try show(shown, glyphs, [CGPoint(x: 8, y: 1)], 25)
    try show(wanted, glyphs, [CGPoint(x: 20, y: 10)], 25)
    #expect(shown.ink() != nil && difference(shown, wanted) <= 20)
  }

  @Test func `are as many as have a place, and none without a font or a size`() throws {
    let glyphs = try glyphs("HH")
    let (one, two) = (try canvas(), try canvas())
    try show(one, glyphs, [CGPoint(x: 10, y: 10)], 25)
    try show(two, [glyphs[0]], [CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 10)], 25)
    #expect(one.ink() != nil && difference(one, two) == 0)
    let none = try canvas()
    none.context.showGlyphs(glyphs, at: [.zero, .zero])
    try show(none, glyphs, [CGPoint(x: 10, y: 10)], 0)
    #expect(none.ink() == nil)
  }

  @Test func `keep the font of the state they are saved in`() throws {
    let glyphs = try glyphs("H")
    let (shown, wanted) = (try canvas(), try canvas())
    shown.context.setFont(try #require(typeface.cgFont))
    shown.context.setFontSize(12)
    shown.context.saveGState()
    shown.context.setFontSize(40)
    shown.context.setTextDrawingMode(.invisible)
    shown.context.restoreGState()
    shown.context.showGlyphs(glyphs, at: [CGPoint(x: 10, y: 10)])
    try show(wanted, glyphs, [CGPoint(x: 10, y: 10)], 12)
    #expect(shown.ink() != nil && difference(shown, wanted) == 0)
  }

  @Test func `fade with the context and mix as it does`() throws {
    let glyphs = try glyphs("H")
    let (shown, wanted) = (try canvas(), try canvas())
    for canvas in [shown, wanted] {
      canvas.context.setAlpha(0.5)
      canvas.context.setBlendMode(.difference)
      canvas.context.setFillColor(CGColor(gray: 1, alpha: 1))
    }
    try show(shown, glyphs, [CGPoint(x: 10, y: 10)], 40)
    wanted.context.addPath(try path(glyphs, [CGPoint(x: 10, y: 10)], 40))
    wanted.context.fillPath()
    #expect(shown.ink() != nil && difference(shown, wanted) <= 20)
  }
}
