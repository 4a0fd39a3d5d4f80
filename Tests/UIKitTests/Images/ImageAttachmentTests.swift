import CoreGraphics
import Foundation
import Testing
import UIKit

@MainActor @Suite struct ImageAttachmentTests {
  private func label(_ image: UIImage?, size: CGFloat) -> UILabel {
    let attachment = NSTextAttachment()
    attachment.image = image
    let text = NSMutableAttributedString(attachment: attachment)
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor.red,
    ]
    text.addAttributes(attributes, range: NSRange(location: 0, length: text.length))
    let label = UILabel()
    label.attributedText = text
    label.sizeToFit()
    return label
  }

  @Test func `a symbol in a text has the text's size and colour`() throws {
    let small = label(UIImage(systemName: "circle.fill"), size: 17)
    let large = label(UIImage(systemName: "circle.fill"), size: 34)
    #expect(abs(small.bounds.width - 20) < 1)
    #expect(abs(large.bounds.width - 40) < 1)
    let pixels = Pixels(of: small, scale: 2)
    let middle = pixels.at(small.bounds.midX, small.bounds.midY)
    #expect(middle == Pixels.Color(red: 255, green: 0, blue: 0, alpha: 255))
  }

  @Test func `the middle of a symbol is in the middle of the capitals`() throws {
    let font = UIFont.systemFont(ofSize: 34)
    let shown = label(UIImage(systemName: "circle.fill"), size: 34)
    let ink = try #require(Pixels(of: shown, scale: 2).ink)
    let baseline = shown.bounds.height / 2 + font.ascender - font.lineHeight / 2
    #expect(abs(ink.midY - (baseline - font.capHeight / 2)) <= 1)
  }

  @Test func `pictures keep their colours and their size`() {
    let rows = Array(repeating: "BBBBBBBB", count: 8)
    let shown = label(UIImage(cgImage: Picture.make(rows)), size: 17)
    #expect(shown.bounds.width == CGFloat(8))
    let pixels = Pixels(of: shown, scale: 1)
    #expect(pixels.contains { $0.blue == 255 && $0.red == 0 && $0.alpha == 255 })
    #expect(!pixels.contains { $0.red > 0 })
  }
}
