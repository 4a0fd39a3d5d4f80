import TestSupport
import Testing
import UIKit

@MainActor @Suite struct DynamicTypeTests {
  private nonisolated static let styles: [String: UIFont.TextStyle] = [
    "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3,
    "headline": .headline, "subheadline": .subheadline, "body": .body, "callout": .callout,
    "footnote": .footnote, "caption1": .caption1, "caption2": .caption2,
  ]
  private static let categories: [String: UIContentSizeCategory] = [
    "extraSmall": .extraSmall, "small": .small, "medium": .medium, "large": .large,
    "extraLarge": .extraLarge, "extraExtraLarge": .extraExtraLarge,
    "extraExtraExtraLarge": .extraExtraExtraLarge, "accessibilityMedium": .accessibilityMedium,
    "accessibilityLarge": .accessibilityLarge,
    "accessibilityExtraLarge": .accessibilityExtraLarge,
    "accessibilityExtraExtraLarge": .accessibilityExtraExtraLarge,
    "accessibilityExtraExtraExtraLarge": .accessibilityExtraExtraExtraLarge,
  ]

  private func fact(_ id: String) throws -> JSONValue {
    try #require(try Fixture("text-styles").vectors.first { $0.id == id })["value"]
  }

  private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection { traits in
      traits.preferredContentSizeCategory = category
      traits.displayScale = 3
    }
  }

  @Test func `text styles are as large as measured at every size of text`() throws {
    let fact = try fact("fo.textStyles.pointSize")
    let categories = (fact["categories"].list ?? []).compactMap { $0.string }
    var compared = 0
    for (name, sizes) in fact["pointSize"].object ?? [:] {
      let style = try #require(Self.styles[name])
      for (category, size) in zip(categories, sizes.numbers) {
        let traits = traits(try #require(Self.categories[category]))
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
        #expect(font.pointSize == CGFloat(size), "\(name) at \(category)")
        compared += 1
      }
    }
    #expect(compared == 11 * 12)
  }

  @Test func `lengths scale with every style as measured`() throws {
    let fact = try fact("fo.textStyles.scaledValue17")
    let categories = (fact["categories"].list ?? []).compactMap { $0.string }
    let base = try #require(fact["base"].number)
    for (name, values) in fact["scaledValue"].object ?? [:] {
      let metrics = UIFontMetrics(forTextStyle: try #require(Self.styles[name]))
      for (category, value) in zip(categories, values.numbers) {
        let traits = traits(try #require(Self.categories[category]))
        let scaled = metrics.scaledValue(for: base, compatibleWith: traits)
        #expect(abs(scaled - value) < 0.01, "\(name) at \(category)")
        let font = metrics.scaledFont(for: .systemFont(ofSize: base), compatibleWith: traits)
        #expect(font.pointSize == CGFloat(value.rounded()), "\(name) at \(category)")
      }
    }
  }

  @Test func `body scales every length as measured`() throws {
    let fact = try fact("fo.textStyles.bodyScaledValue")
    let bases = fact["bases"].numbers
    for (category, values) in fact["scaledValue"].object ?? [:] {
      let traits = traits(try #require(Self.categories[category]))
      for (base, value) in zip(bases, values.numbers) {
        let scaled = UIFontMetrics.default.scaledValue(for: base, compatibleWith: traits)
        #expect(abs(scaled - value) < 0.01, "\(base) at \(category)")
      }
    }
  }

  @Test func `single lengths scale as measured`() throws {
    for spot in try fact("fo.textStyles.spot").list ?? [] {
      let style = try #require(Self.styles[spot["style"].string ?? ""])
      let category = try #require(Self.categories[spot["category"].string ?? ""])
      let scaled = UIFontMetrics(forTextStyle: style)
        .scaledValue(for: try #require(spot["base"].number), compatibleWith: traits(category))
      #expect(abs(scaled - (spot["scaled"].number ?? .nan)) < 0.01, "\(spot)")
    }
  }

  @Test(arguments: Array(styles.values)) func `nothing scales at the default size`(
    style: UIFont.TextStyle
  ) {
    let lengths: [CGFloat] = [0.5, 1, 8, 11, 16.5, 17, 20, 34, 64, 80]
    for length in lengths {
      let scaled = style.metrics.scaledValue(for: length, compatibleWith: traits(.large))
      #expect(scaled == length)
    }
  }

  @Test func `a scaled font stops at its maximum`() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = metrics.scaledFont(
      for: .systemFont(ofSize: 20, weight: .bold),
      maximumPointSize: 26,
      compatibleWith: traits(.accessibilityLarge)
    )
    #expect(font.pointSize == 26)
    #expect(font.fontName.hasSuffix("Bold"))
  }

  @Test func `a font is not scaled twice`() {
    let reported = UIKitDiagnostics.recording {
      let font = UIFont.preferredFont(forTextStyle: .body)
      #expect(UIFontMetrics.default.scaledFont(for: font) === font)
    }
    #expect(reported.map(\.code) == ["TSK-FONT-SCALED"])
  }

  @Test func `a label's font follows the size of text where it is asked to`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let following = UILabel()
    following.font = .preferredFont(forTextStyle: .body)
    following.adjustsFontForContentSizeCategory = true
    let custom = UILabel()
    custom.font = UIFontMetrics(forTextStyle: .title1)
      .scaledFont(for: .systemFont(ofSize: 17, weight: .black))
    custom.adjustsFontForContentSizeCategory = true
    let fixed = UILabel()
    fixed.font = .preferredFont(forTextStyle: .body)
    for label in [following, custom, fixed] { window.addSubview(label) }
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    window.updateTraitsIfNeeded()
    #expect(following.font.pointSize == 33)
    #expect(custom.font.pointSize > 17)
    #expect(custom.font.fontName.hasSuffix("Black"))
    #expect(fixed.font.pointSize == 17)
    window.traitOverrides.preferredContentSizeCategory = .large
    window.updateTraitsIfNeeded()
    #expect(following.font.pointSize == 17)
    #expect(custom.font.pointSize == 17)
  }
}
