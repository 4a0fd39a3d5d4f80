import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct PDFRendererTests {
  /// A page as a reader shows it, on white, in so many pixels a point.
  private func shown(_ data: Data, scale: Int = 1) throws -> Bitmap {
    let document = try #require(VectorDocument(data: data, format: .pdf, name: "drawn.pdf"))
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

  /// The box around what is darker than half.
  private func ink(_ bitmap: Bitmap) -> CGRect {
    var box = CGRect.null
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y].green < 128 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

  @Test func `pages have the origin at the top left, and the renderer's bounds`() throws {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 60, height: 40))
    let data = renderer.pdfData { context in
      #expect(context.pdfContextBounds == CGRect(x: 0, y: 0, width: 60, height: 40))
      context.beginPage()
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
      UIColor.red.setFill()
      context.fill(CGRect(x: 5, y: 2, width: 10, height: 10))
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 20, height: 30), pageInfo: [:])
      #expect(context.pdfContextBounds == CGRect(x: 0, y: 0, width: 20, height: 30))
      context.beginPage()
      #expect(context.pdfContextBounds == CGRect(x: 0, y: 0, width: 60, height: 40))
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
    let boxes = text(data).matches(of: /\/MediaBox \[ ([0-9. ]+)\]/).map { String($0.1) }
    #expect(boxes == ["0 0 60 40 ", "0 0 20 30 ", "0 0 60 40 "])
    #expect(ink(try shown(data)) == CGRect(x: 5, y: 2, width: 10, height: 10))
  }

  @Test func `bounds that start elsewhere are drawn from their corner`() throws {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 100, y: 200, width: 60, height: 40))
    let data = renderer.pdfData { context in
      context.beginPage()
      context.fill(CGRect(x: 105, y: 202, width: 10, height: 10))
    }
    #expect(ink(try shown(data)) == CGRect(x: 5, y: 2, width: 10, height: 10))
  }

  @Test func `without bounds pages are letter paper`() throws {
    #expect(UIGraphicsPDFRenderer().format is UIGraphicsPDFRendererFormat)
    let data = UIGraphicsPDFRenderer().pdfData { context in context.beginPage() }
    #expect(text(data).contains("/MediaBox [ 0 0 612 792 ]"))
    let other = NSMutableData()
    UIGraphicsBeginPDFContextToData(other, .zero, nil)
    #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
    UIGraphicsBeginPDFPage()
    UIGraphicsEndPDFContext()
    #expect(UIGraphicsGetPDFContextBounds() == .zero)
    #expect(text(Data(referencing: other)).contains("/MediaBox [ 0 0 612 792 ]"))
  }

  @Test func `text stays text, where it is in pixels`() throws {
    let line = "Plums and pears" as NSString
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.black,
    ]
    let size = CGSize(width: 160, height: 40)
    let data = UIGraphicsPDFRenderer(bounds: CGRect(origin: .zero, size: size)).pdfData { context in
      context.beginPage()
      line.draw(at: CGPoint(x: 10, y: 8), withAttributes: attributes)
    }
    // Fonts are in the document, with what their glyphs mean.
    #expect(text(data).contains("/Type /Font") && text(data).contains("/ToUnicode"))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 4
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      line.draw(at: CGPoint(x: 10, y: 8), withAttributes: attributes)
    }
    let pixels = ink(try #require(image.cgImage?.bitmap))
    let page = ink(try shown(data, scale: 4))
    #expect(pixels.width > 300)
    for (a, b) in [
      (pixels.minX, page.minX), (pixels.maxX, page.maxX), (pixels.minY, page.minY),
      (pixels.maxY, page.maxY),
    ] {
      #expect(abs(a - b) <= 2, "\(pixels) is \(page) on the page")
    }
  }

  @Test func `views and images are drawn upright and finer than a point`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.backgroundColor = .white
    let line = UIView(frame: CGRect(x: 4, y: 4, width: 10, height: 1.0 / 3))
    line.backgroundColor = .black
    view.addSubview(line)
    let data = UIGraphicsPDFRenderer(bounds: view.bounds).pdfData { context in
      context.beginPage()
      view.layer.render(in: context.cgContext)
    }
    // At one pixel a point it would be grey.
    let hair = ink(try shown(data, scale: 3))
    #expect(
      abs(hair.minX - 12) <= 1 && abs(hair.maxX - 42) <= 1 && abs(hair.minY - 12) <= 1,
      "\(hair)"
    )
    #expect(hair.height <= 2, "\(hair)")

    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 3))
    }
    let other = UIGraphicsPDFRenderer(bounds: view.bounds).pdfData { context in
      context.beginPage()
      image.draw(in: CGRect(x: 5, y: 5, width: 10, height: 10))
    }
    let box = ink(try shown(other, scale: 4))
    #expect(abs(box.minY - 20) <= 1 && abs(box.maxY - 32) <= 1 && box.minX == 20)
  }

  @Test func `a document is written into a file, with what it says of itself and its links`() throws
  {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [kCGPDFContextTitle as String: "Invoice", "Other": 3]
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    let bounds = CGRect(x: 0, y: 0, width: 60, height: 40)
    try UIGraphicsPDFRenderer(bounds: bounds, format: format).writePDF(to: url) { context in
      context.beginPage()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      if let address = URL(string: "https://example.org/") {
        context.setURL(address, for: CGRect(x: 10, y: 0, width: 20, height: 10))
      }
      context.addDestination(withName: "top", at: .zero)
      context.setDestinationWithName("top", for: CGRect(x: 0, y: 30, width: 60, height: 10))
    }
    let written = text(try Data(contentsOf: url))
    #expect(written.contains("(Invoice)") && written.contains("/URI (https://example.org/)"))
    // The top of the page has the largest y in the file.
    #expect(written.contains("/Rect [ 10 30 30 40 ]") && written.contains("/Rect [ 0 0 60 10 ]"))
    let nowhere = URL(fileURLWithPath: "/there/is/no/such/folder/a.pdf")
    #expect(throws: (any Error).self) {
      try UIGraphicsPDFRenderer(bounds: bounds).writePDF(to: nowhere) { $0.beginPage() }
    }
  }

  @Test func `documents and pictures nest, and each end ends its own`() throws {
    let data = NSMutableData()
    let bounds = CGRect(x: 0, y: 0, width: 60, height: 40)
    UIGraphicsBeginPDFContextToData(data, bounds, [kCGPDFContextTitle: "Outer"])
    UIGraphicsBeginPDFPage()
    let page = UIGraphicsGetCurrentContext()
    UIGraphicsBeginImageContext(CGSize(width: 5, height: 5))
    // Within a picture there is no document.
    #expect(UIGraphicsGetPDFContextBounds() == .zero)
    UIGraphicsBeginPDFPage()
    UIGraphicsEndPDFContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 5, height: 5))
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() === page)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIRectFill(CGRect(x: 5, y: 2, width: 10, height: 10))
    UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 30, height: 30), nil)
    #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 30, height: 30))
    UIGraphicsEndPDFContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(ink(try shown(Data(referencing: data))) == CGRect(x: 5, y: 2, width: 10, height: 10))
    #expect(text(Data(referencing: data)).contains("(Outer)"))
  }

  @Test func `a file that cannot be written starts nothing`() {
    let path = "/there/is/no/such/folder/a.pdf"
    #expect(!UIGraphicsBeginPDFContextToFile(path, .zero, nil))
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsEndPDFContext()
  }

  @Test func `what is drawn before the first page is left out, and told`() {
    let findings = UIKitDiagnostics.recording {
      _ = UIGraphicsPDFRenderer().pdfData { context in
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        context.beginPage()
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      }
    }
    #expect(findings.map(\.code) == ["TSK-PDF-PAGE"])
  }
}
