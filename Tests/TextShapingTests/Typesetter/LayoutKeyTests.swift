import Foundation
import Testing

@testable import TextShaping

@Suite struct LayoutKeyTests {
  private static func key(
    _ text: String = "text",
    _ textFormat: TextFormat = format(),
    width: CGFloat = 100
  ) -> LayoutKey {
    LayoutKey(text, textFormat, LayoutConstraints(width: width))
  }

  @Test func `equal things have equal keys and hashes`() {
    #expect(Self.key() == Self.key())
    #expect(Self.key().hashValue == Self.key().hashValue)
    let long = String(repeating: "日本", count: 50)
    #expect(Self.key(long) == Self.key(String(repeating: "日本", count: 50)))
  }

  @Test func `every part of the key counts`() {
    #expect(Self.key() != Self.key("texts"))
    #expect(Self.key() != Self.key("Text"))
    #expect(Self.key() != Self.key(width: 101))
    #expect(Self.key() != Self.key("text", format { $0.style = 3 }))
    #expect(Self.key("é") != Self.key("e\u{301}"))
    #expect(Self.key("") == Self.key(""))
    let runs = AttributedText(
      "text",
      runs: [.init(0..<2, format { $0.style = 1 })],
      default: format()
    )
    #expect(LayoutKey(runs, LayoutConstraints(width: 100)) != Self.key())
  }

  @Test func `a text of one run is like a plain one`() {
    let text = AttributedText("text", format())
    #expect(LayoutKey(text, LayoutConstraints(width: 100)) == Self.key())
    #expect(Self.key().text == text)
  }

  @Test func `a format that left the cache still equals a new one`() {
    let attributes = TextAttributes(font: systemFont(13.37))
    let one = TextFormat.shared(attributes)
    for number in 0..<5000 {
      var other = attributes
      other.kern = CGFloat(number)
      _ = TextFormat.shared(other)
    }
    let again = TextFormat.shared(attributes)
    #expect(one == again && one.hashValue == again.hashValue)
    #expect(Self.key("a", one) == Self.key("a", again))
  }
}

@Suite struct LayoutConstraintsTests {
  @Test func `lengths become usable`() {
    let odd = LayoutConstraints(width: -5, height: -.infinity, maximumLines: -2).usable
    #expect(odd == LayoutConstraints(width: 0, height: 0, maximumLines: 0))
    let good = LayoutConstraints(width: 5, height: .infinity, maximumLines: 2)
    #expect(good.usable == good)
  }
}

@Suite struct TextFormatTests {
  @Test func `what shaping needs is worked out once`() {
    let plain = format()
    #expect(plain.isQuick && plain.isSetByPairs)
    #expect(plain.extraSpacing == 0 && plain.hangingSpacing == 0)
    #expect(plain.cjkMember == "jp")
    let spaced = format {
      $0.kern = 2
      $0.tracking = 3
    }
    #expect(spaced.extraSpacing == 5 && spaced.hangingSpacing == 3)
    #expect(!spaced.isQuick && !spaced.isSetByPairs)
  }

  @Test func `what changes a line makes it less than quick`() {
    for slow in [
      format { $0.language = "en" }, format { $0.baselineOffset = 1 }, format { $0.kern = 0 },
      format(namedFont("Inter")), paragraphFormat { $0.lineHeightMultiple = 2 },
      paragraphFormat { $0.firstLineHeadIndent = 1 }, paragraphFormat { $0.tailIndent = 1 },
      paragraphFormat { $0.baseWritingDirection = .rightToLeft },
    ] {
      #expect(!slow.isQuick)
    }
    #expect(paragraphFormat { $0.alignment = .center }.isQuick)
    #expect(paragraphFormat { $0.lineBreakMode = .truncatingTail }.isQuick)
  }

  @Test func `features follow the attributes`() {
    func tags(_ format: TextFormat, own: Bool = true, ideographic: Bool = false) -> [FontFeature] {
      format.features(isOwnFace: own, isIdeographic: ideographic)
    }
    #expect(tags(format()) == [FontFeature("calt", 0)])
    #expect(tags(format(), own: false).isEmpty)
    #expect(tags(format(), own: false, ideographic: true) == [FontFeature("kern", 0)])
    #expect(tags(format { $0.kern = 0 }, own: false) == [FontFeature("kern", 0)])
    #expect(tags(format { $0.kern = 1 }, own: false).contains(FontFeature("liga", 0)))
    #expect(tags(format { $0.usesLigatures = false }).contains(FontFeature("clig", 0)))
  }
}
