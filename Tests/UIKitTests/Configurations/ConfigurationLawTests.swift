import CoreGraphics
import TestSupport
import Testing
import UIKit

/// What holds for every configuration in every state.
@MainActor @Suite struct ConfigurationLawTests {
  private static let environments: [UIListEnvironment] = [
    .unspecified, .none, .plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain,
  ]

  private static let contents: [UIListContentConfiguration] = [
    .cell(), .subtitleCell(), .valueCell(), .header(), .footer(), .plainHeader(), .plainFooter(),
    .groupedHeader(), .groupedFooter(), .prominentInsetGroupedHeader(),
    .extraProminentInsetGroupedHeader(), .sidebarCell(), .sidebarSubtitleCell(),
    .accompaniedSidebarCell(), .accompaniedSidebarSubtitleCell(), .sidebarHeader(),
  ]

  private static let backgrounds: [UIBackgroundConfiguration] = [
    .clear(), .listCell(), .listHeader(), .listFooter(), .listPlainCell(),
    .listPlainHeaderFooter(), .listGroupedCell(), .listGroupedHeaderFooter(),
    .listSidebarHeader(), .listSidebarCell(), .listAccompaniedSidebarCell(),
  ]

  private func state(_ random: inout SplitMix64) -> UICellConfigurationState {
    let environment = random.pick(Self.environments)
    let style = random.pick([UIUserInterfaceStyle.light, .dark])
    let size = random.pick([UIContentSizeCategory.large, .small, .accessibilityLarge])
    var state = UICellConfigurationState(
      traitCollection: UITraitCollection {
        $0.listEnvironment = environment
        $0.userInterfaceStyle = style
        $0.preferredContentSizeCategory = size
      }
    )
    let bits = random.int(0...255)
    state.isSelected = bits & 1 > 0
    state.isHighlighted = bits & 2 > 0
    state.isDisabled = bits & 4 > 0
    state.isFocused = bits & 8 > 0
    state.isEditing = bits & 16 > 0
    state.isSwiped = bits & 32 > 0
    state.isExpanded = bits & 64 > 0
    state.isReordering = bits & 128 > 0
    return state
  }

  @Test(arguments: 0..<16) func `contents depend on the last state alone`(index: Int) {
    var random = SplitMix64(seed: index)
    let configuration = Self.contents[index]
    for _ in 0..<20 {
      let (first, second) = (state(&random), state(&random))
      let direct = configuration.updated(for: second)
      #expect(configuration.updated(for: first).updated(for: second) == direct)
      #expect(direct.updated(for: second) == direct)
      #expect(direct.hashValue == direct.updated(for: second).hashValue)
    }
  }

  @Test(arguments: 0..<11) func `backgrounds depend on the last state alone`(index: Int) {
    var random = SplitMix64(seed: index)
    let configuration = Self.backgrounds[index]
    for _ in 0..<20 {
      let (first, second) = (state(&random), state(&random))
      let direct = configuration.updated(for: second)
      #expect(configuration.updated(for: first).updated(for: second) == direct)
      #expect(direct.updated(for: second) == direct)
      #expect(direct.hashValue == direct.updated(for: second).hashValue)
    }
  }

  @Test(arguments: 0..<16) func `what an app sets of a content stays in every state`(index: Int) {
    var random = SplitMix64(seed: index)
    var configuration = Self.contents[index]
    let font = UIFont.systemFont(ofSize: 33)
    configuration.text = "Text"
    configuration.textProperties.font = font
    configuration.textProperties.color = .purple
    configuration.textProperties.numberOfLines = 7
    configuration.textProperties.transform = .capitalized
    configuration.textProperties.lineBreakMode = .byTruncatingHead
    configuration.textProperties.alignment = .center
    configuration.secondaryTextProperties.adjustsFontSizeToFitWidth = true
    configuration.secondaryTextProperties.minimumScaleFactor = 0.25
    configuration.imageProperties.tintColor = .orange
    configuration.imageProperties.maximumSize = CGSize(width: 9, height: 8)
    configuration.imageProperties.reservedLayoutSize = CGSize(width: 50, height: 40)
    configuration.imageProperties.cornerRadius = 3
    configuration.directionalLayoutMargins.leading = 77
    configuration.imageToTextPadding = 66
    configuration.textToSecondaryTextVerticalPadding = 55
    configuration.textToSecondaryTextHorizontalPadding = 44
    configuration.prefersSideBySideTextAndSecondaryText.toggle()
    let isSideBySide = configuration.prefersSideBySideTextAndSecondaryText
    configuration.alpha = 0.3
    for _ in 0..<20 {
      let now = configuration.updated(for: state(&random))
      #expect(now.text == "Text" && now.textProperties.font == font)
      #expect(now.textProperties.color == .purple && now.textProperties.numberOfLines == 7)
      #expect(now.textProperties.transform == .capitalized)
      #expect(now.textProperties.lineBreakMode == .byTruncatingHead)
      #expect(now.textProperties.alignment == .center)
      #expect(now.secondaryTextProperties.adjustsFontSizeToFitWidth)
      #expect(now.secondaryTextProperties.minimumScaleFactor == 0.25)
      #expect(now.imageProperties.tintColor == .orange && now.imageProperties.cornerRadius == 3)
      #expect(now.imageProperties.maximumSize == CGSize(width: 9, height: 8))
      #expect(now.imageProperties.reservedLayoutSize == CGSize(width: 50, height: 40))
      #expect(now.directionalLayoutMargins.leading == 77 && now.imageToTextPadding == 66)
      #expect(now.textToSecondaryTextVerticalPadding == 55)
      #expect(now.textToSecondaryTextHorizontalPadding == 44)
      #expect(now.prefersSideBySideTextAndSecondaryText == isSideBySide && now.alpha == 0.3)
    }
  }

  @Test(arguments: 0..<11) func `what an app sets of a background stays in every state`(
    index: Int
  ) {
    var random = SplitMix64(seed: index)
    var configuration = Self.backgrounds[index]
    configuration.backgroundColor = .purple
    configuration.cornerRadius = 21
    configuration.strokeColor = .orange
    configuration.strokeWidth = 2
    configuration.strokeOutset = 3
    configuration.backgroundInsets.top = 9
    for _ in 0..<20 {
      let now = configuration.updated(for: state(&random))
      #expect(now.backgroundColor == .purple && now.cornerRadius == 21)
      #expect(now.strokeColor == .orange && now.strokeWidth == 2 && now.strokeOutset == 3)
      #expect(now.backgroundInsets.top == 9)
    }
  }

  @Test func `a transformer sees the colour that would show, in every state`() {
    var random = SplitMix64(seed: 1)
    for background in Self.backgrounds {
      var changed = background
      changed.backgroundColorTransformer = UIConfigurationColorTransformer {
        $0.withAlphaComponent(0.5)
      }
      let state = state(&random)
      let plain = background.updated(for: state).resolvedBackgroundColor(for: .green)
      let traits = state.traitCollection
      let shown = changed.updated(for: state).resolvedBackgroundColor(for: .green)
      #expect(
        shown.resolvedColor(with: traits)
          == plain.withAlphaComponent(0.5).resolvedColor(with: traits)
      )
    }
  }

  @Test func `each part of a content tells configurations apart`() {
    let image = UIImage.square(.red, side: 2)
    let changes: [(inout UIListContentConfiguration) -> Void] = [
      { $0.text = "a" }, { $0.secondaryText = "a" }, { $0.image = image },
      { $0.attributedText = NSAttributedString(string: "a") },
      { $0.secondaryAttributedText = NSAttributedString(string: "a") },
      { $0.textProperties.font = .systemFont(ofSize: 99) },
      { $0.textProperties.color = .purple }, { $0.textProperties.numberOfLines = 9 },
      { $0.secondaryTextProperties.transform = .lowercase },
      { $0.imageProperties.tintColor = .purple }, { $0.imageProperties.strokeWidth = 4 },
      { $0.imageProperties.preferredSymbolConfiguration = .init(pointSize: 99) },
      { $0.directionalLayoutMargins.top = 99 }, { $0.imageToTextPadding = 99 },
      { $0.textToSecondaryTextVerticalPadding = 99 }, { $0.alpha = 0.1 },
      { $0.prefersSideBySideTextAndSecondaryText = true },
      { $0.axesPreservingSuperviewLayoutMargins = [] },
      { $0.textProperties.colorTransformer = .grayscale },
    ]
    for (i, first) in changes.enumerated() {
      var one = UIListContentConfiguration.cell()
      first(&one)
      #expect(one != .cell(), "change \(i)")
      for (j, second) in changes.enumerated() {
        var other = UIListContentConfiguration.cell()
        second(&other)
        #expect((one == other) == (i == j), "changes \(i) and \(j)")
      }
    }
  }

  @Test(arguments: [200, 320, 700] as [CGFloat])
  func `a row of any preset is as high as it asks to be, and holds its texts`(width: CGFloat) throws
  {
    for preset in Self.contents {
      var configuration = preset
      configuration.text = "A title of some length that may need two lines"
      configuration.secondaryText = "Second"
      configuration.image = .square(.red, side: 24)
      let view = try #require(configuration.makeContentView() as? UIListContentView)
      let size = view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      view.frame = CGRect(x: 0, y: 0, width: width, height: size.height)
      view.layoutIfNeeded()
      for label in view.subviews.compactMap({ $0 as? UILabel }) where !label.isHidden {
        #expect(view.bounds.insetBy(dx: -0.5, dy: -0.5).contains(label.frame))
      }
      let text = try #require(view.textLayoutGuide).layoutFrame
      let second = try #require(view.secondaryTextLayoutGuide).layoutFrame
      let image = try #require(view.imageLayoutGuide).layoutFrame
      #expect(!text.insetBy(dx: 0.5, dy: 0.5).intersects(second.insetBy(dx: 0.5, dy: 0.5)))
      #expect(image.maxX <= text.minX)
    }
  }
}
