import Foundation
import Testing

@testable import UIKit

/// A text of one look needs no attributed string, and is what it would be with one.
@MainActor @Suite struct `Texts of one look` {
  private static let look: [NSAttributedString.Key: Any] = {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    return [
      .font: UIFont.systemFont(ofSize: 21), .foregroundColor: UIColor.systemRed,
      .paragraphStyle: style, .kern: 2,
    ]
  }()

  private func label(_ text: String, isAttributed: Bool) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 160, height: 40))
    if isAttributed {
      label.attributedText = NSAttributedString(string: text, attributes: Self.look)
    } else {
      label.show(text, Self.look)
    }
    return label
  }

  private func picture(_ label: UILabel) -> Data? {
    UIGraphicsImageRenderer(size: label.bounds.size).image { label.layer.render(in: $0.cgContext) }
      .pngData()
  }

  @Test(arguments: ["one look", ""]) func `are shown and told alike`(text: String) throws {
    let (plain, attributed) = (label(text, isAttributed: false), label(text, isAttributed: true))
    #expect(plain.text == attributed.text)
    #expect(plain.font == attributed.font && plain.textColor == attributed.textColor)
    #expect(plain.textAlignment == attributed.textAlignment)
    let told = try #require(attributed.attributedText)
    #expect(plain.attributedText?.isEqual(to: told) == true)
    #expect(plain.intrinsicContentSize == attributed.intrinsicContentSize)
    #expect(picture(plain) != nil && picture(plain) == picture(attributed))
  }

  @Test func `take what is set later for the whole`() {
    let labels = [label("later", isAttributed: false), label("later", isAttributed: true)]
    for label in labels {
      label.textColor = .systemGreen
      label.font = .systemFont(ofSize: 30)
      label.textAlignment = .left
    }
    #expect(labels.allSatisfy { $0.textAlignment == .left && $0.font.pointSize == 30 })
    #expect(picture(labels[0]) == picture(labels[1]))
    for label in labels { label.text = "plain" }
    #expect(picture(labels[0]) == picture(labels[1]))
    #expect(labels.allSatisfy { $0.font.pointSize == 30 })
  }

  @Test(arguments: ["measured", "", "two\nlines"])
  func `are measured and drawn alike`(text: String) {
    let attributed = NSAttributedString(string: text, attributes: Self.look)
    #expect(text.size(withAttributes: Self.look) == attributed.size())
    let room = CGSize(width: 60, height: 200)
    #expect(
      text.boundingRect(with: room, options: [], attributes: Self.look, context: nil)
        == attributed.boundingRect(with: room, options: [], context: nil)
    )
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 60))
    let area = CGRect(x: 3, y: 4, width: 100, height: 40)
    #expect(
      renderer.pngData { _ in text.draw(in: area, withAttributes: Self.look) }
        == renderer.pngData { _ in attributed.draw(in: area) }
    )
  }

  @Test func `are spoken as they were given`() {
    let view = UIView()
    view.accessibilityLabel = "label"
    #expect(view.accessibilityAttributedLabel?.string == "label")
    let spoken = NSAttributedString(string: "spoken", attributes: Self.look)
    view.accessibilityAttributedLabel = spoken
    view.accessibilityAttributedHint = spoken
    view.accessibilityAttributedValue = spoken
    view.accessibilityAttributedUserInputLabels = [spoken]
    #expect(view.accessibilityAttributedLabel === spoken)
    #expect(view.accessibilityAttributedUserInputLabels.first === spoken)
    #expect(view.accessibilityLabel == "spoken" && view.accessibilityHint == "spoken")
    #expect(view.accessibilityValue == "spoken" && view.accessibilityUserInputLabels == ["spoken"])
    view.accessibilityLabel = nil
    #expect(view.accessibilityLabel == nil && view.accessibilityAttributedLabel == nil)
  }
}
