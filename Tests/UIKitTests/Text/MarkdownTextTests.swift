import Foundation
import Testing

@testable import UIKit

/// Text with names for its attributes, and with marks in it.
@MainActor @Suite struct `Attributed text by name` {
  @Test func `goes to the other kind and back`() throws {
    var text = AttributedString("ab")
    text.font = .systemFont(ofSize: 20)
    text.foregroundColor = .red
    text.underlineStyle = .single
    text.kern = 2
    text.link = URL(string: "https://example.com")
    text.append(AttributedString("c"))
    let other = NSAttributedString(text)
    #expect(other.string == "abc")
    let attributes = other.attributes(at: 0, effectiveRange: nil)
    #expect((attributes[.font] as? UIFont)?.pointSize == 20)
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    #expect(attributes[.underlineStyle] as? Int == 1)
    #expect(attributes[.link] as? URL == URL(string: "https://example.com"))
    #expect(other.attributes(at: 2, effectiveRange: nil).isEmpty)
    let back = AttributedString(other)
    #expect(back == text)
  }

  @Test func `older numbers are read whatever they are kept as`() {
    let old = NSAttributedString(
      string: "a",
      attributes: [.kern: 2, .underlineStyle: NSNumber(value: 9), .link: "https://example.com"]
    )
    let text = AttributedString(old)
    #expect(text.kern == 2 && text.underlineStyle == .double)
    #expect(text.link == URL(string: "https://example.com"))
  }

  @Test func `marks become attributes`() throws {
    let text = try AttributedString(
      markdown: "a **b** [c](d)",
      baseURL: URL(string: "https://e.com/")
    )
    let runs = text.runs.map {
      (String(text[$0.range].characters), $0.inlinePresentationIntent, $0.link)
    }
    #expect(runs.map(\.0) == ["a ", "b", " ", "c"])
    #expect(runs[1].1 == .stronglyEmphasized && runs[0].1 == nil)
    #expect(runs[3].2?.absoluteString == "https://e.com/d")
    let block = text.runs.first?.presentationIntent
    #expect(block == PresentationIntent(.paragraph, identity: 1))
    let inline = try AttributedString(
      markdown: "# a\nb",
      options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    )
    #expect(String(inline.characters) == "# a\nb")
  }

  @Test func `what stands out is shown so`() throws {
    let label = UILabel()
    label.font = .systemFont(ofSize: 17)
    func width(_ markdown: String) throws -> CGFloat {
      label.attributedText = NSAttributedString(try AttributedString(markdown: markdown))
      return label.sizeThatFits(.zero).width
    }
    let plain = try width("wide")
    #expect(try width("**wide**") > plain)
    #expect(try width("`wide`") != plain)
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.showing(.emphasized).fontDescriptor.symbolicTraits.contains(.traitItalic))
    #expect(
      font.showing([.stronglyEmphasized, .code]).fontDescriptor.symbolicTraits.contains(.traitBold)
    )
    #expect(font.showing(.softBreak) === font)
  }
}
