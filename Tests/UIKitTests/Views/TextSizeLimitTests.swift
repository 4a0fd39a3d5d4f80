import Testing

@testable import UIKit

/// Views whose text does not follow the size asked for all the way.
@MainActor @Suite struct `Limits of the size of text` {
  @Test func `hold for the view and what is below it`() {
    let (outer, inner) = (UIView(), UILabel())
    outer.addSubview(inner)
    outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    outer.maximumContentSizeCategory = .extraLarge
    #expect(outer.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    inner.minimumContentSizeCategory = .extraExtraLarge
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
    #expect(outer.traitCollection.preferredContentSizeCategory == .extraLarge)
    outer.maximumContentSizeCategory = nil
    #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(inner.minimumContentSizeCategory == .extraExtraLarge)
  }

  @Test func `the largest wins over a smallest that is larger`() {
    var limits = TextSizeLimits()
    limits.smallest = .extraLarge
    limits.largest = .small
    #expect(UIContentSizeCategory.ordered.allSatisfy { limits.clamp($0) == .small })
    #expect(limits.clamp(.unspecified) == .unspecified)
  }

  @Test func `labels follow them, and they are described`() {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.maximumContentSizeCategory = .large
    label.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    #expect(label.font.pointSize == 17)
    #expect(label.appliedContentSizeCategoryLimitsDescription.contains("maximum"))
    label.maximumContentSizeCategory = nil
    #expect(label.font.pointSize == 40)
    #expect(label.appliedContentSizeCategoryLimitsDescription.isEmpty)
  }
}
