import Testing
import UIKit

@MainActor @Suite struct AttributedStringTests {
  private nonisolated static let samples: [(NSAttributedString.Key, @Sendable () -> [NSObject])] = [
    (.font, { [17, 17, 3].map { UIFont.systemFont(ofSize: $0) } }),
    (
      .foregroundColor,
      {
        [
          UIColor(white: 0.5, alpha: 1), UIColor(white: 0.5, alpha: 1), UIColor.red,
          UIColor { _ in .blue },
        ]
      }
    ),
    (.paragraphStyle, { [NSParagraphStyle(), NSMutableParagraphStyle()] }),
    (.shadow, { [NSShadow(), NSShadow()] }),
    (.attachment, { [NSTextAttachment(), NSTextAttachment()] }),
    (NSAttributedString.Key("image"), { [UIImage(), UIImage()] }),
    (NSAttributedString.Key("descriptor"), { [UIFont.systemFont(ofSize: 3).fontDescriptor] }),
  ]

  @Test(arguments: samples.indices)
  func `texts whose attributes are UIKit's can be joined`(index: Int) {
    let (key, make) = Self.samples[index]
    for first in make() {
      for second in make() {
        let text = NSMutableAttributedString(string: "a", attributes: [key: first])
        text.append(NSAttributedString(string: "b", attributes: [key: second]))
        var runs = 0
        text.enumerateAttribute(key, in: NSRange(location: 0, length: 2)) { _, _, _ in runs += 1 }
        #expect(runs == (first.isEqual(second) ? 1 : 2))
        #expect(text.isEqual(to: text))
      }
    }
  }

  @Test func `an empty text can be made and filled`() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(attachment: NSTextAttachment(image: UIImage())))
    text.append(NSAttributedString(string: "x", attributes: [.kern: 2]))
    #expect(text.length == 2)
  }

  @Test func `paragraph styles are as on iOS and copy as values`() throws {
    let style = NSMutableParagraphStyle()
    #expect(style.alignment == .natural)
    #expect(style.lineBreakMode == .byWordWrapping)
    #expect(style.lineSpacing == 0)
    #expect(style.baseWritingDirection == .natural)
    style.lineSpacing = 4
    let copy = try #require(style.copy() as? NSParagraphStyle)
    style.lineSpacing = 5
    #expect(copy.lineSpacing == 4)
    #expect(!(copy is NSMutableParagraphStyle))
    let again = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    #expect(again == copy)
    again.alignment = .right
    #expect(again != copy)
  }
}
