import Diagnostics
import Foundation
import Testing

@testable import CoreGraphics

@Suite struct PDFDrawingTests {
  @Test func `a machine without the library is told the line that installs it`() throws {
    let data = Data("%PDF-1.4".utf8)
    let findings = UIKitDiagnostics.recording {
      let drawing = VectorDocument(data: data, format: .pdf, name: "icon.pdf") { _, _ in .noLibrary
      }
      #expect(drawing == nil)
    }
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.code == "TSK-PDF")
    #expect(finding.place == "icon.pdf")
    #expect(finding.remedy.hasPrefix("apt-get install libpoppler-glib8"))
  }

  @Test func `programs are not linked with the library`() throws {
    let manifest = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Package.swift")
    #expect(try !String(contentsOf: manifest, encoding: .utf8).contains("poppler"))
  }

  @Test(
    "Formats with decoders of their own are told apart",
    arguments: [
      ("\0\0\0\u{18}ftypheic\0\0\0\0", "heif-gdk-pixbuf"),
      ("\0\0\0\u{18}ftypmif1\0\0\0\0", "heif-gdk-pixbuf"),
      ("\0\0\0\u{18}ftypavif\0\0\0\0", "heif-gdk-pixbuf"),
      ("RIFF\0\0\0\0WEBPVP8 ", "webp-pixbuf-loader"),
    ]
  )
  func packages(_ text: String, _ package: String) throws {
    let data = Data(text.utf8)
    #expect(DecoderPackage(for: data)?.package == package)
    let findings = UIKitDiagnostics.recording {
      ImageDecoder.report(.init(text: "unknown", isUnknownFormat: true), data, "a.heic")
      ImageDecoder.report(.init(text: "torn", isUnknownFormat: false), data, "a.heic")
    }
    #expect(findings.map(\.code) == ["TSK-IMAGE", "TSK-IMAGE"])
    #expect(findings[0].remedy.hasPrefix("apt-get install \(package)"))
    #expect(!findings[1].remedy.contains("apt-get"))
    #expect(DecoderPackage(for: Data("no picture at all".utf8)) == nil)
    #expect(DecoderPackage(for: Data("\0\0\0\u{18}ftypmp42".utf8)) == nil)
  }
}
