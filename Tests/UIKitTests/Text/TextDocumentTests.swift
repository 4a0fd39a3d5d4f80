import Foundation
import Testing
import UIKit

/// Texts that are read from HTML and from characters alone.
@MainActor @Suite struct TextDocumentTests {
  private func read(
    _ text: String,
    _ options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
      .documentType: NSAttributedString.DocumentType.html
    ]
  ) throws -> NSAttributedString {
    try NSAttributedString(data: Data(text.utf8), options: options, documentAttributes: nil)
  }

  @Test func `HTML becomes attributes`() throws {
    let text = try read(
      "<p>One <b>two</b></p><p style='text-align:center;color:#ff0000;font-size:20px'>three</p>"
    )
    #expect(text.string == "One two\nthree\n")
    let plain = text.attributes(at: 0, effectiveRange: nil)
    let font = try #require(plain[.font] as? UIFont)
    #expect(font.pointSize == 12 && !font.fontDescriptor.symbolicTraits.contains(.traitBold))
    let style = try #require(plain[.paragraphStyle] as? NSParagraphStyle)
    #expect(style.paragraphSpacing == 12 && style.alignment == .natural)
    let bold = try #require(text.attribute(.font, at: 4, effectiveRange: nil) as? UIFont)
    #expect(bold.fontDescriptor.symbolicTraits.contains(.traitBold))
    let last = text.attributes(at: 9, effectiveRange: nil)
    #expect((last[.font] as? UIFont)?.pointSize == 20)
    #expect(last[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect((last[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
  }

  @Test func `links lead to addresses`() throws {
    let text = try read("<a href='https://example.org/a'>here</a>")
    #expect(
      text.attribute(.link, at: 0, effectiveRange: nil) as? URL
        == URL(string: "https://example.org/a")
    )
  }

  @Test func `system fonts are taken by the names that pages have for them`() throws {
    let text = try read(
      "<span style=\"font-family: '-apple-system', sans-serif; font-size: 17px\">a</span>"
    )
    let font = try #require(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)
    #expect(font.familyName == UIFont.systemFont(ofSize: 17).familyName && font.pointSize == 17)
  }

  @Test func `the form is guessed where none is said`() throws {
    #expect(try read("<html><b>a</b></html>", [:]).string == "a")
    #expect(try read("<b>a</b>", [:]).string == "<b>a</b>")
    var said: NSDictionary?
    let text = try NSMutableAttributedString(
      data: Data("x".utf8),
      options: [:],
      documentAttributes: &said
    )
    text.append(NSAttributedString(string: "y"))
    #expect(text.string == "xy" && said?["DocumentType"] as? String == "NSPlainText")
  }

  @Test func `attributes by default are those of plain text`() throws {
    let text = try read("a", [.defaultAttributes: [NSAttributedString.Key.kern: 3.0]])
    #expect(text.attribute(.kern, at: 0, effectiveRange: nil) as? Double == 3)
  }

  @Test func `Rich Text Format is refused and not shown as its marks`() throws {
    #expect(throws: (any Error).self) { try read("{\\rtf1 a}", [:]) }
    #expect(throws: (any Error).self) {
      try NSAttributedString(string: "a").data(
        from: NSRange(location: 0, length: 1),
        documentAttributes: [.documentType: NSAttributedString.DocumentType.html]
      )
    }
    let range = NSRange(location: 1, length: 1)
    #expect(try NSAttributedString(string: "ab").data(from: range) == Data("b".utf8))
  }
}
