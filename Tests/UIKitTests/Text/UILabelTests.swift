import TestSupport
import Testing
import UIKit

@MainActor @Suite struct UILabelTests {
  private static let sentence = "The quick brown fox jumps over the lazy dog"

  private func label(_ text: String?, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  /// The box of the pixels a label leaves a mark on, in points.
  private func ink(_ label: UILabel) -> CGRect? {
    let picture = Pixels(of: label, scale: 3)
    return picture.ink
  }

  @Test func `a new label is as on iOS`() {
    let label = UILabel()
    #expect(label.text == nil)
    #expect(label.attributedText == nil)
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(label.textAlignment == .natural)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.numberOfLines == 1)
    #expect(!label.isUserInteractionEnabled)
    #expect(!label.isOpaque)
    #expect(label.isEnabled)
    #expect(!label.isHighlighted)
    #expect(!label.adjustsFontSizeToFitWidth)
    #expect(label.baselineAdjustment == .alignBaselines)
    #expect(label.shadowColor == nil)
    #expect(label.shadowOffset == CGSize(width: 0, height: -1))
    #expect(label.contentMode == .redraw)
    #expect(label.preferredMaxLayoutWidth == 0)
  }

  @Test(arguments: [nil, ""] as [String?])
  func `a label without text takes no room`(text: String?) {
    #expect(label(text).sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
    #expect(label(text).intrinsicContentSize == .zero)
  }

  @Test func `a line is as high as the font, in whole pixels`() {
    #expect(abs(label("x").intrinsicContentSize.height - 61 / 3) < 1e-9)
    let small = label("x")
    small.font = .systemFont(ofSize: 15)
    #expect(small.intrinsicContentSize.height == 18)
    let two = label("x\ny", lines: 0)
    #expect(abs(two.intrinsicContentSize.height - 122 / 3) < 1e-9)
  }

  @Test func `widths are whole pixels and hold the text`() {
    for text in ["Hello UIKit", "W", "日本語のテスト", "שלום", "3.14"] {
      let width = label(text).intrinsicContentSize.width
      let exact = text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
      #expect(width >= exact - 1e-6)
      #expect(width < exact + 1 / 3)
      #expect(abs((width * 3).rounded() - width * 3) < 1e-6)
    }
  }

  @Test func `one line ignores the width it is given, several wrap at it`() {
    let one = label(Self.sentence)
    let wide = one.sizeThatFits(CGSize(width: 1000, height: 0))
    #expect(one.sizeThatFits(CGSize(width: 50, height: 10)) == wide)
    let many = label(Self.sentence, lines: 0)
    #expect(many.sizeThatFits(.zero) == wide)
    let wrapped = many.sizeThatFits(CGSize(width: 150, height: 0))
    #expect(wrapped.width <= 150)
    #expect(wrapped.height > wide.height * 2)
    let two = label(Self.sentence, lines: 2)
    #expect(
      abs(two.sizeThatFits(CGSize(width: 150, height: 0)).height - 122 / 3) < 1e-9
    )
  }

  @Test func `several lines measure at the preferred width`() {
    let many = label(Self.sentence, lines: 0)
    let wide = many.intrinsicContentSize
    many.preferredMaxLayoutWidth = 150
    #expect(many.intrinsicContentSize == many.sizeThatFits(CGSize(width: 150, height: 0)))
    #expect(many.intrinsicContentSize.height > wide.height)
  }

  @Test func `sizeToFit keeps the width of several lines as a limit`() {
    let many = label(Self.sentence, lines: 0)
    many.frame = CGRect(x: 10, y: 20, width: 150, height: 5)
    many.sizeToFit()
    #expect(many.frame.origin == CGPoint(x: 10, y: 20))
    #expect(many.frame.width <= 150)
    #expect(many.frame.height > 60)
  }

  @Test func `text stands in the middle of the height`() throws {
    let tall = label("x")
    tall.frame = CGRect(x: 0, y: 0, width: 40, height: 100)
    let tight = label("x")
    tight.sizeToFit()
    let low = try #require(ink(tall))
    let high = try #require(ink(tight))
    let shift = (100 - tight.bounds.height) / 2
    #expect(abs(low.minY - high.minY - shift) <= 0.34)
    #expect(low.size == high.size)
  }

  @Test func `alignment moves ink, and natural follows the layout's direction`() throws {
    func start(_ change: (UILabel) -> Void) throws -> CGFloat {
      let label = label("x")
      label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
      change(label)
      return try #require(ink(label)).midX
    }
    #expect(try start { _ in } < 20)
    #expect(try start { $0.textAlignment = .right } > 80)
    #expect(abs(try start { $0.textAlignment = .center } - 50) < 2)
    #expect(try start { $0.semanticContentAttribute = .forceRightToLeft } > 80)
    #expect(
      try start {
        $0.semanticContentAttribute = .forceRightToLeft
        $0.textAlignment = .left
      } < 20
    )
    #expect(try start { $0.text = "ש" } < 20)
  }

  @Test func `too long a line is truncated, or made smaller where asked`() throws {
    let cut = label(Self.sentence)
    cut.frame = CGRect(x: 0, y: 0, width: 120, height: 21)
    let whole = label(Self.sentence)
    whole.frame = cut.frame
    whole.adjustsFontSizeToFitWidth = true
    let large = try #require(ink(cut))
    let small = try #require(ink(whole))
    #expect(large.maxX <= 120)
    #expect(small.maxX <= 120)
    #expect(small.height < large.height)
    whole.minimumScaleFactor = 0.9
    #expect(try #require(ink(whole)).height > small.height)
  }

  @Test func `smaller text keeps its baseline unless told otherwise`() throws {
    func bottom(_ adjustment: UIBaselineAdjustment) throws -> CGFloat {
      let label = label("HHHHHHHHHHHHHHHHHHHHHHHHHHHHHH")
      label.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
      label.adjustsFontSizeToFitWidth = true
      label.baselineAdjustment = adjustment
      return try #require(ink(label)).maxY
    }
    let plain = label("H")
    plain.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    let baseline = try #require(ink(plain)).maxY
    #expect(abs(try bottom(.alignBaselines) - baseline) <= 0.34)
    #expect(try bottom(.alignCenters) < baseline - 1)
    #expect(try bottom(.none) < bottom(.alignCenters))
  }

  @Test func `attributes hold, and the label's own values fill in`() throws {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.textColor = .red
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(
      .foregroundColor,
      value: UIColor.blue,
      range: NSRange(location: 0, length: 1)
    )
    label.attributedText = text
    #expect(label.text == "ab")
    let shown = try #require(label.attributedText)
    #expect(shown.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .blue)
    #expect(shown.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
    #expect(
      shown.attribute(.font, at: 1, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 20)
    )
    label.textColor = .green
    let green = try #require(label.attributedText)
    #expect(green.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .green)
    label.text = "c"
    #expect(
      label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        == .green
    )
  }

  @Test func `a label keeps the attributed text it was given`() {
    let text = NSMutableAttributedString(string: "before")
    let label = UILabel()
    label.attributedText = text
    text.mutableString.setString("after")
    #expect(label.text == "before")
  }

  @Test func `highlighted, disabled and shadowed text looks so`() {
    let label = label("■")
    label.frame = CGRect(x: 0, y: 0, width: 30, height: 21)
    label.textColor = .black
    label.highlightedTextColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(!Pixels(of: label, scale: 2).contains { $0.red > 200 && $0.green < 50 })
    label.isHighlighted = true
    #expect(Pixels(of: label, scale: 2).contains { $0.red > 200 && $0.green < 50 })
    label.isHighlighted = false
    label.shadowColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(Pixels(of: label, scale: 2).contains { $0.blue > 200 && $0.red < 50 })
    label.shadowColor = nil
    label.isEnabled = false
    #expect(!Pixels(of: label, scale: 2).contains { $0.alpha > 200 })
  }

  @Test func `colours of the text follow the style`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let label = label("■")
    label.frame = window.bounds
    window.addSubview(label)
    window.overrideUserInterfaceStyle = .light
    #expect(Pixels(of: label, scale: 1).contains { $0.alpha > 250 && $0.red < 5 })
    window.overrideUserInterfaceStyle = .dark
    #expect(Pixels(of: label, scale: 1).contains { $0.alpha > 250 && $0.red > 250 })
  }

  @Test func `a subclass pads its text`() {
    final class Padded: UILabel {
      let insets = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11)
      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect
      {
        let inner = super.textRect(
          forBounds: bounds.inset(by: insets),
          limitedToNumberOfLines: lines
        )
        return inner.inset(
          by: UIEdgeInsets(
            top: -insets.top,
            left: -insets.left,
            bottom: -insets.bottom,
            right: -insets.right
          )
        )
      }
      override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
    }
    let plain = label("x").intrinsicContentSize
    let padded = Padded()
    padded.text = "x"
    #expect(abs(padded.intrinsicContentSize.width - plain.width - 16) < 1e-6)
    #expect(abs(padded.intrinsicContentSize.height - plain.height - 10) < 1e-6)
    padded.sizeToFit()
    #expect((ink(padded)?.minX ?? 0) >= 5)
  }

  @Test func `marks above and below the line are not cut off`() {
    let label = label("Ṩ̂ ก็ปู่ญู")
    label.sizeToFit()
    label.layer.displayIfNeeded()
    label.frame.origin = CGPoint(x: 30, y: 30)
    let window = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.addSubview(label)
    let free = Pixels(of: window, scale: 3).ink
    label.frame = CGRect(x: 30, y: 0, width: label.bounds.width, height: 80)
    let roomy = Pixels(of: window, scale: 3).ink
    #expect(free?.size == roomy?.size)
  }

  @Test func `labels too small to draw in draw nothing`() {
    for size in [CGSize.zero, CGSize(width: 0, height: 20), CGSize(width: 20, height: 0)] {
      let label = label("x")
      label.frame = CGRect(origin: .zero, size: size)
      #expect(Pixels(of: label, scale: 1).ink == nil)
    }
  }
}
