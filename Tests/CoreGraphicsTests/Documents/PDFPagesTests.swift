import CoreGraphics
import Diagnostics
import Foundation
import Testing

/// Pages of PDF documents, read back by another library.
@Suite struct `Pages of PDF documents` {
  @Test func `a page has its size, and its origin at the bottom left`() throws {
    let document = try WrittenDocument.page { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 10, y: 5, width: 20, height: 10))
    }
    #expect(document.bytes.starts(with: Data("%PDF-".utf8)))
    #expect(document.pageSizes == [[60, 40]])
    let page = try document.shown()
    #expect(page.width == 60 && page.height == 40)
    #expect(page.shows(10, 34, 0xFF0000) && page.shows(29, 25, 0xFF0000))
    for (x, y) in [(9, 30), (30, 30), (15, 24), (15, 35)] { #expect(page.shows(x, y, 0xFFFFFF)) }
  }

  @Test func `without a box pages are letter paper, and a page may be of another size`() throws {
    let data = NSMutableData()
    let consumer = try #require(CGDataConsumer(data: data))
    let context = try #require(CGContext(consumer: consumer, mediaBox: nil, nil))
    context.beginPDFPage(nil)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 612, height: 792))
    var box = CGRect(x: 0, y: 0, width: 100, height: 50)
    context.beginPDFPage([
      kCGPDFContextMediaBox: Data(bytes: &box, count: MemoryLayout<CGRect>.size)
    ])
    #expect(context.boundingBoxOfClipPath == box)
    context.beginPDFPage(nil)
    context.closePDF()
    let text = String(decoding: Data(referencing: data), as: UTF8.self)
    #expect(text.matches(of: /\/MediaBox/).count == 3)
    #expect(text.matches(of: /\/MediaBox \[ 0 0 100 50 \]/).count == 2)
  }

  @Test func `a box that starts elsewhere moves what is drawn`() throws {
    let data = NSMutableData()
    var box = CGRect(x: 100, y: 200, width: 60, height: 40)
    let consumer = try #require(CGDataConsumer(data: data))
    let context = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
    context.beginPage(mediaBox: nil)
    #expect(context.boundingBoxOfClipPath == box)
    context.endPage()
    context.closePDF()
    #expect(Data(referencing: data).count > 100)
  }

  @Test func `each page starts anew, in points`() throws {
    _ = try WrittenDocument { context in
      #expect(context.width == 0 && context.height == 0 && context.data == nil)
      #expect(context.makeImage() == nil)
      context.beginPDFPage(nil)
      #expect(context.ctm == .identity)
      context.translateBy(x: 7, y: 8)
      context.clip(to: CGRect(x: 0, y: 0, width: 3, height: 3))
      context.saveGState()
      #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 8, y: 9))
      #expect(context.convertToUserSpace(CGPoint(x: 7, y: 8)) == .zero)
      context.beginPDFPage(nil)
      #expect(context.ctm == .identity)
      #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 60, height: 40))
    }
  }

  @Test func `nothing is drawn before a page begins or after the document ends, and that is told`()
    throws
  {
    for isClosed in [false, true] {
      let findings = try UIKitDiagnostics.recording {
        _ = try WrittenDocument { context in
          if isClosed { context.closePDF() }
          context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
          context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
      }
      #expect(findings.map(\.code) == ["TSK-PDF-PAGE"])
    }
  }

  @Test func `a document says what it is, and that it is not protected`() throws {
    var document: WrittenDocument?
    let findings = try UIKitDiagnostics.recording {
      document = try WrittenDocument(info: [
        kCGPDFContextTitle: "Plums", kCGPDFContextAuthor: "A. Writer",
        kCGPDFContextKeywords: ["stone", "fruit"], kCGPDFContextUserPassword: "secret",
      ]) { $0.beginPDFPage(nil) }
    }
    let text = try #require(document).text
    #expect(text.contains("(Plums)") && text.contains("(A. Writer)"))
    #expect(text.contains("(stone, fruit)") && !text.contains("secret"))
    #expect(findings.map(\.code) == ["TSK-PDF-PROTECTION"])
    let open = try UIKitDiagnostics.recording {
      _ = try WrittenDocument(info: [kCGPDFContextUserPassword: ""]) { $0.beginPDFPage(nil) }
    }
    #expect(open.isEmpty)
  }

  @Test func `links lead to addresses and to places with names`() throws {
    let document = try WrittenDocument { context in
      context.beginPDFPage(nil)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      if let url = URL(string: "https://example.org/it's?a=(b)") {
        context.setURL(url, for: CGRect(x: 10, y: 10, width: 20, height: 5))
      }
      context.setDestination("end", for: CGRect(x: 0, y: 0, width: 5, height: 5))
      context.beginPDFPage(nil)
      context.addDestination("end", at: CGPoint(x: 3, y: 4))
    }
    #expect(document.pageSizes.count == 2)
    let text = document.text
    #expect(text.contains("/URI (https://example.org/it's?a=(b))"))
    #expect(text.contains("/Rect [ 10 10 30 15 ]"))
    #expect(text.matches(of: /\/Subtype \/Link/).count == 2)
  }

  @Test func `a link to a name that no place has spoils nothing`() throws {
    let document = try WrittenDocument { context in
      context.beginPDFPage(nil)
      context.setDestination("nowhere", for: CGRect(x: 0, y: 0, width: 5, height: 5))
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 60, height: 40))
    }
    #expect(try document.shown().shows(30, 20, 0x0000FF))
  }

  @Test func `a consumer that takes no more ends the document, and that is told`() throws {
    var callbacks = CGDataConsumerCallbacks(
      putBytes: { _, _, count in count - 1 },
      releaseConsumer: nil
    )
    let findings = try UIKitDiagnostics.recording {
      let consumer = try #require(CGDataConsumer(info: nil, cbks: &callbacks))
      let context = try #require(CGContext(consumer: consumer, mediaBox: nil, nil))
      context.beginPDFPage(nil)
      context.closePDF()
      context.closePDF()
    }
    #expect(findings.map(\.code) == ["TSK-PDF-WRITE"])
  }

  @Test func `a consumer of an app's own gets all bytes, and lets go of its info`() throws {
    final class Sink {
      var bytes = Data()
      var isReleased = false
    }
    let sink = Sink()
    var callbacks = CGDataConsumerCallbacks(
      putBytes: { info, bytes, count in
        guard let info else { return 0 }
        Unmanaged<Sink>.fromOpaque(info).takeUnretainedValue().bytes
          .append(Data(bytes: bytes, count: count))
        return count
      },
      releaseConsumer: { info in
        guard let info else { return }
        Unmanaged<Sink>.fromOpaque(info).takeUnretainedValue().isReleased = true
      }
    )
    let info = Unmanaged.passUnretained(sink).toOpaque()
    var context = CGDataConsumer(info: info, cbks: &callbacks)
      .flatMap { CGContext(consumer: $0, mediaBox: nil, nil) }
    context?.beginPDFPage(nil)
    #expect(!sink.isReleased)
    // A context that goes away closes its document.
    context = nil
    #expect(sink.isReleased && sink.bytes.starts(with: Data("%PDF-".utf8)))
    #expect(String(decoding: sink.bytes.suffix(8), as: UTF8.self).contains("%%EOF"))
  }

  @Test func `a file is written, and none where none can be`() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    let context = try #require(CGContext(url, mediaBox: nil, nil))
    context.beginPDFPage(nil)
    context.closePDF()
    #expect(try Data(contentsOf: url).starts(with: Data("%PDF-".utf8)))
    let nowhere = URL(fileURLWithPath: "/there/is/no/such/folder/a.pdf")
    #expect(CGContext(nowhere, mediaBox: nil, nil) == nil)
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e300] as [CGFloat])
  func `a page of an impossible size is the one before`(width: CGFloat) throws {
    let document = try WrittenDocument { context in
      var box = CGRect(x: 0, y: 0, width: width, height: width)
      if width == -1 { box = CGRect(x: 0, y: 0, width: 1e-9, height: 10) }
      context.beginPage(mediaBox: &box)
    }
    #expect(document.pageSizes == [[60, 40]])
  }
}
