import CoreGraphics
import Foundation
import Testing
import TextShaping

@testable import UIKit

/// What fonts and attributes do with the shapes and places of glyphs.
@MainActor @Suite struct `Glyphs changed by attributes` {
  private func width(
    _ text: String,
    _ attributes: [NSAttributedString.Key: Any]
  ) -> CGFloat { NSAttributedString(string: text, attributes: attributes).size().width }

  private func width(_ text: String, _ font: UIFont) -> CGFloat { width(text, [.font: font]) }

  /// The columns of a picture of a text that have ink, by row, from the top.
  private func ink(_ text: NSAttributedString) throws -> [ClosedRange<Int>?] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 60), format: format).image {
      _ in text.draw(at: CGPoint(x: 20, y: 5))
    }
    let data = try #require(image.cgImage?.dataProvider?.data) as Data
    let row = try #require(image.cgImage).bytesPerRow
    return (0..<60).map { y in
      let columns = (0..<80).filter { data[y * row + $0 * 4 + 3] > 128 }
      return columns.first.flatMap { first in columns.last.map { first...$0 } }
    }
  }

  @Test func `features are those of Apple's table`() {
    let digits: [UIFontDescriptor.FeatureKey: Any] = [.type: 6, .selector: 0]
    let plain = UIFont.systemFont(ofSize: 20)
    let descriptor = plain.fontDescriptor.addingAttributes([.featureSettings: [digits]])
    let font = UIFont(descriptor: descriptor, size: 0)
    let even = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular)
    #expect(width("1111", plain) < width("8888", plain))
    #expect(width("1111", even) == width("8888", even))
    #expect(width("1111", font) == width("8888", font))
    let sets = (2...41).map { FontFeatures.openType(35, $0) }
    #expect(sets.allSatisfy { $0.count == 1 } && sets[0] != sets[1] && sets[0] != sets[2])
    #expect(FontFeatures.openType(99, 0).isEmpty)
  }

  @Test func `a matrix slants glyphs without moving the pen`() throws {
    let plain = UIFont.systemFont(ofSize: 40)
    let slant = CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)
    let font = UIFont(descriptor: plain.fontDescriptor.withMatrix(slant), size: 0)
    #expect(font.fontDescriptor.matrix == slant && plain.fontDescriptor.matrix == .identity)
    #expect(width("llll", font) == width("llll", plain.withSize(40)))
    let upright = try ink(NSAttributedString(string: "l", attributes: [.font: plain]))
    let slanted = try ink(NSAttributedString(string: "l", attributes: [.font: font]))
    let rows = upright.indices.filter { upright[$0] != nil && slanted[$0] != nil }
    let (top, bottom) = (try #require(rows.first), try #require(rows.last))
    // The foot stays; the top goes to the right by half of the height.
    let foot = try #require(slanted[bottom]).lowerBound - #require(upright[bottom]).lowerBound
    let head = try #require(slanted[top]).lowerBound - #require(upright[top]).lowerBound
    #expect(abs(foot) <= 1)
    #expect(abs(head - (bottom - top) / 2) <= 2)
  }

  @Test func `obliqueness slants and expansion stretches`() throws {
    let font = UIFont.systemFont(ofSize: 40)
    let plain = NSAttributedString(string: "l", attributes: [.font: font])
    let slanted = NSAttributedString(string: "l", attributes: [.font: font, .obliqueness: 0.5])
    #expect(try ink(slanted).compactMap(\.?.lowerBound).max() ?? 0 > 20)
    #expect(try ink(plain) != ink(slanted))
    let stretched = width("mmm", [.font: font, .expansion: 0.693_147_18])
    #expect(abs(stretched - 2 * width("mmm", [.font: font, .expansion: 0.000_001])) < 1)
  }

  @Test func `glyphs of a fixed advance stand in columns`() {
    let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor
      .addingAttributes([.fixedAdvance: 15])
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect(width("illi", font) == 60 && width("mmmm", font) == 60)
    #expect(descriptor.object(forKey: .fixedAdvance) as? CGFloat == 15)
  }

  @Test func `a cascade is asked before the system`() {
    let next = UIFontDescriptor(name: "Noto Sans Mono", size: 17)
    let base = UIFontDescriptor(name: "Inter", size: 17)
    let font = UIFont(descriptor: base.addingAttributes([.cascadeList: [next]]), size: 0)
    let plain = UIFont(descriptor: base, size: 0)
    let box = "\u{2502}"
    #expect(!plain.font.hasCharacter("\u{2502}"))
    #expect(width(box, font) == width(box, UIFont(descriptor: next, size: 17)))
    #expect(width("abc", font) == width("abc", plain))
  }

  @Test func `an attachment shows the bytes of a picture`() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 8)).image { _ in }
    let attachment = NSTextAttachment(data: picture.pngData(), ofType: "public.png")
    let size = NSAttributedString(attachment: attachment).size()
    #expect(size.width >= 12 && attachment.image == nil && attachment.fileType == "public.png")
    attachment.contents = Data("no picture".utf8)
    #expect(NSAttributedString(attachment: attachment).size().width == 0)
  }

  @Test func `parts are forced into directions`() {
    let override =
      NSWritingDirection.rightToLeft.rawValue
      | NSWritingDirectionFormatType.override.rawValue
    let text = NSMutableAttributedString(
      string: "abc def",
      attributes: [.font: UIFont.systemFont(ofSize: 17)]
    )
    let label = UILabel()
    func picture() -> Data? {
      label.attributedText = text
      label.sizeToFit()
      return UIGraphicsImageRenderer(bounds: label.bounds).image { context in
        label.layer.render(in: context.cgContext)
      }.pngData()
    }
    let before = picture()
    text.addAttribute(.writingDirection, value: [override], range: NSRange(location: 0, length: 3))
    let forced = picture()
    #expect(forced != before)
    // The letters go from right to left: as if they were typed so.
    text.setAttributedString(
      NSAttributedString(
        string: "cba def",
        attributes: [.font: UIFont.systemFont(ofSize: 17), .kern: 0.000_01]
      )
    )
    #expect(picture() != before)
    #expect(DirectionMark(numbered: 99) == nil)
    #expect(DirectionMark(numbered: override) == .rightToLeftOverride)
  }
}
