import CoreGraphics
import Foundation
import Testing

/// A PDF document that was drawn, and what a reader makes of it.
struct WrittenDocument {
  let bytes: Data

  /// Draws a document; `draw` begins its pages.
  init(
    width: CGFloat = 60,
    height: CGFloat = 40,
    info: CFDictionary? = nil,
    draw: (CGContext) -> Void
  ) throws {
    let data = NSMutableData()
    var box = CGRect(x: 0, y: 0, width: width, height: height)
    let consumer = try #require(CGDataConsumer(data: data))
    let context = try #require(CGContext(consumer: consumer, mediaBox: &box, info))
    draw(context)
    context.closePDF()
    bytes = Data(referencing: data)
  }

  /// Draws a document of one page.
  static func page(
    width: CGFloat = 60,
    height: CGFloat = 40,
    _ draw: (CGContext) -> Void
  ) throws -> WrittenDocument {
    try WrittenDocument(width: width, height: height) { context in
      context.beginPDFPage(nil)
      draw(context)
      context.endPDFPage()
    }
  }

  /// What a reader shows of the first page, with so many pixels a point, on white.
  func shown(scale: Int = 1) throws -> Bitmap {
    let document = try #require(VectorDocument(data: bytes, format: .pdf, name: "written.pdf"))
    let width = Int(document.size.width.rounded()) * scale
    let height = Int(document.size.height.rounded()) * scale
    let page = try #require(document.render(width: width, height: height))
    let paper = try #require(Bitmap(width: width, height: height))
    paper.fill(paper.bounds, with: Pixel(argb: 0xFFFF_FFFF))
    let context = try #require(CGContext(drawingInto: paper, scale: 1))
    context.translateBy(x: 0, y: CGFloat(height))
    context.scaleBy(x: 1, y: -1)
    context.draw(CGImage(bitmap: page), in: CGRect(x: 0, y: 0, width: width, height: height))
    return paper
  }

  /// The parts of the document that are not compressed.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The sizes of the pages as the file has them, in points.
  var pageSizes: [[Double]] {
    text.matches(of: /\/MediaBox \[ ([0-9. ]+)\]/).map { match in
      match.1.split(separator: " ").compactMap { Double($0) }
    }
    .map { [$0[2] - $0[0], $0[3] - $0[1]] }
  }
}

extension Bitmap {
  /// Whether a pixel is a colour, give or take what readers round.
  func shows(_ x: Int, _ y: Int, _ rgb: UInt32, within tolerance: Int = 3) -> Bool {
    let pixel = self[x, y]
    let wanted = [rgb >> 16 & 255, rgb >> 8 & 255, rgb & 255]
    return zip([pixel.red, pixel.green, pixel.blue], wanted)
      .allSatisfy { abs(Int($0) - Int($1)) <= tolerance }
  }
}
