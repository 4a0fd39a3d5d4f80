import CoreGraphics
import Foundation
import Testing

/// What is drawn on pages against the same drawn in pixels.
@Suite struct `What is drawn on pages` {
  private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  @Test func `outlines, curves and strokes are where they are in pixels`() throws {
    func draw(_ context: CGContext) {
      context.setFillColor(red: 0, green: 0.5, blue: 0, alpha: 1)
      context.fillEllipse(in: CGRect(x: 5, y: 5, width: 30, height: 30))
      context.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.setLineWidth(4)
      context.setLineDash(phase: 0, lengths: [6, 6])
      context.strokeLineSegments(between: [CGPoint(x: 40, y: 4), CGPoint(x: 56, y: 36)])
      context.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
      context.addRect(CGRect(x: 15, y: 15, width: 10, height: 10))
      context.setFillColor(Self.red)
      context.fillPath(using: .evenOdd)
      context.move(to: CGPoint(x: 2, y: 38))
      context.addQuadCurve(to: CGPoint(x: 38, y: 38), control: CGPoint(x: 20, y: 20))
      context.fillPath()
    }
    try expectSame(draw)
  }

  @Test func `clips are those of pixels, one within another, and end with their state`() throws {
    func draw(_ context: CGContext) {
      context.setFillColor(Self.red)
      context.saveGState()
      context.addEllipse(in: CGRect(x: 10, y: 5, width: 30, height: 30))
      context.clip()
      context.rotate(by: 0.3)
      context.clip(to: CGRect(x: 20, y: -10, width: 30, height: 40))
      context.fill(CGRect(x: -100, y: -100, width: 300, height: 300))
      context.restoreGState()
      context.fill(CGRect(x: 50, y: 30, width: 20, height: 20))
    }
    try expectSame(draw)
  }

  @Test func `half transparent shapes mix, and a layer mixes as one`() throws {
    func draw(_ context: CGContext) {
      context.setFillColor(Self.red)
      context.setAlpha(0.5)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(CGRect(x: 30, y: 0, width: 20, height: 20))
      context.fill(CGRect(x: 40, y: 10, width: 20, height: 20))
      context.endTransparencyLayer()
    }
    try expectSame(draw)
  }

  @Test(arguments: [CGBlendMode.multiply, .screen, .darken, .difference, .luminosity])
  func `colours blend as in pixels`(mode: CGBlendMode) throws {
    func draw(_ context: CGContext) {
      context.setFillColor(red: 0.8, green: 0.6, blue: 0.2, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 60, height: 40))
      context.setBlendMode(mode)
      context.setFillColor(red: 0.3, green: 0.5, blue: 0.9, alpha: 1)
      context.fill(CGRect(x: 20, y: 10, width: 20, height: 20))
    }
    try expectSame(draw)
  }

  @Test func `what would take away what is there changes nothing`() throws {
    let page = try WrittenDocument.page { context in
      context.setFillColor(Self.red)
      context.fill(CGRect(x: 0, y: 0, width: 60, height: 40))
      context.clear(CGRect(x: 10, y: 10, width: 10, height: 10))
      context.setBlendMode(.destinationOut)
      context.fill(CGRect(x: 30, y: 10, width: 10, height: 10))
    }
    let shown = try page.shown()
    #expect(shown.shows(15, 25, 0xFF0000) && shown.shows(35, 25, 0xFF0000))
  }

  @Test func `images stand upright, and are in the file once`() throws {
    let pixels = try #require(Bitmap(width: 100, height: 100))
    for y in 0..<100 {
      for x in 0..<100 {
        // Noise, which does not compress.
        let noise = UInt32(truncatingIfNeeded: (x * 7919 + y * 104_729) &* 2_654_435_761) & 0xFF
        let red: UInt32 = y < 50 ? 0xFF00_0000 | 0x00FF_0000 | noise : 0xFF00_0000 | noise
        pixels.fill(PixelRect(x: x, y: y, width: 1, height: 1), with: Pixel(argb: red))
      }
    }
    let image = CGImage(bitmap: pixels)
    func document(_ times: Int) throws -> WrittenDocument {
      try WrittenDocument.page { context in
        for index in 0..<times {
          context.draw(image, in: CGRect(x: 10 * index, y: 10, width: 10, height: 20))
        }
      }
    }
    let once = try document(1)
    let often = try document(5)
    #expect(often.bytes.count < once.bytes.count * 3 / 2)
    let shown = try often.shown(scale: 4)
    for x in [20, 180] {
      #expect(shown[x, 20 * 4].red < 40 || shown[x, 20 * 4].red > 200)
      #expect(shown[x, 12 * 4].red > 200 && shown[x, 28 * 4].red < 40)
    }
  }

  @Test func `an image of three pixels a point is shown pixel by pixel`() throws {
    let pixels = try #require(Bitmap(width: 180, height: 120))
    pixels.fill(pixels.bounds, with: Pixel(argb: 0xFFFF_FFFF))
    pixels.fill(PixelRect(x: 12, y: 14, width: 30, height: 1), with: Pixel(argb: 0xFF00_0000))
    let shown = try WrittenDocument.page { context in
      context.draw(CGImage(bitmap: pixels), in: CGRect(x: 0, y: 0, width: 60, height: 40))
    }
    .shown(scale: 3)
    for x in [12, 41] { #expect(shown.shows(x, 14, 0x000000)) }
    for (x, y) in [(11, 14), (42, 14), (20, 13), (20, 15)] {
      #expect(shown.shows(x, y, 0xFFFFFF), "(\(x), \(y)) is \(shown[x, y])")
    }
  }

  @Test func `gradients fill the clip, with the colours of pixels`() throws {
    func draw(_ context: CGContext) {
      guard
        let gradient = CGGradient(
          colorsSpace: nil,
          colors: [Self.red, CGColor(red: 0, green: 0, blue: 1, alpha: 1)],
          locations: [0, 1]
        )
      else { return }
      context.clip(to: CGRect(x: 10, y: 10, width: 40, height: 20))
      context.drawLinearGradient(
        gradient,
        start: CGPoint(x: 10, y: 0),
        end: CGPoint(x: 50, y: 0),
        options: []
      )
    }
    try expectSame(draw, within: 8)
  }

  @Test func `shadows lie below what throws them`() throws {
    let shown = try WrittenDocument.page { context in
      context.setShadow(
        offset: CGSize(width: 10, height: -10),
        blur: 0,
        color: CGColor(red: 0, green: 0, blue: 0, alpha: 1)
      )
      context.setFillColor(Self.red)
      context.fill(CGRect(x: 10, y: 20, width: 20, height: 10))
    }
    .shown()
    #expect(shown.shows(15, 15, 0xFF0000))
    #expect(shown.shows(35, 25, 0x000000) && shown.shows(35, 15, 0xFFFFFF))
  }

  @Test func `a mask of pixels clips`() throws {
    let mask = try #require(Bitmap(width: 2, height: 1))
    mask.fill(PixelRect(x: 0, y: 0, width: 1, height: 1), with: Pixel(argb: 0xFFFF_FFFF))
    mask.fill(PixelRect(x: 1, y: 0, width: 1, height: 1), with: Pixel(argb: 0xFF00_0000))
    let shown = try WrittenDocument.page { context in
      context.interpolationQuality = .none
      context.clip(to: CGRect(x: 10, y: 10, width: 40, height: 20), mask: CGImage(bitmap: mask))
      context.setFillColor(Self.red)
      context.fill(CGRect(x: 0, y: 0, width: 60, height: 40))
    }
    .shown()
    #expect(shown.shows(15, 20, 0xFF0000) && shown.shows(45, 20, 0xFFFFFF))
    #expect(shown.shows(5, 20, 0xFFFFFF))
  }

  /// Draws in pixels and on a page; pixels at edges may differ, which are few.
  private func expectSame(
    _ draw: (CGContext) -> Void,
    within tolerance: Int = 3,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let shown = try WrittenDocument.page(draw).shown(scale: 4)
    let paper = try #require(Bitmap(width: 240, height: 160))
    paper.fill(paper.bounds, with: Pixel(argb: 0xFFFF_FFFF))
    let context = try #require(CGContext(drawingInto: paper, scale: 4))
    context.translateBy(x: 0, y: 40)
    context.scaleBy(x: 1, y: -1)
    draw(context)
    var different = 0
    for y in 0..<160 {
      for x in 0..<240 {
        if !shown.shows(x, y, paper[x, y].argb, within: tolerance) { different += 1 }
      }
    }
    #expect(different < 240 * 160 / 50, "\(different) pixels differ", sourceLocation: location)
  }
}
