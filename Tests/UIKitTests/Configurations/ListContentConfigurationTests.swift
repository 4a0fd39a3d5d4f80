import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct ListContentConfigurationTests {
  struct Preset {
    let name: String
    let configuration: UIListContentConfiguration
    let margins: NSDirectionalEdgeInsets
    let gap: CGFloat
    let down: CGFloat
    let text: CGFloat
    let secondary: CGFloat
  }

  private static func insets(
    _ top: CGFloat,
    _ leading: CGFloat,
    _ bottom: CGFloat,
    _ trailing: CGFloat
  ) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }

  private static func preset(
    _ name: String,
    _ configuration: UIListContentConfiguration,
    _ margins: NSDirectionalEdgeInsets,
    gap: CGFloat = 16,
    down: CGFloat = 3,
    _ text: CGFloat,
    _ secondary: CGFloat
  ) -> Preset {
    Preset(
      name: name,
      configuration: configuration,
      margins: margins,
      gap: gap,
      down: down,
      text: text,
      secondary: secondary
    )
  }

  private static let presets = [
    preset("cell", .cell(), insets(11, 16, 11, 8), 17, 12),
    preset("subtitleCell", .subtitleCell(), insets(11, 16, 11, 8), down: 0, 17, 12),
    preset("valueCell", .valueCell(), insets(11, 16, 11, 8), 17, 17),
    preset("plainHeader", .plainHeader(), insets(4, 8, 3.5, 8), 17, 17),
    preset("plainFooter", .plainFooter(), insets(8, 8, 6, 8), 13, 13),
    preset("groupedHeader", .groupedHeader(), insets(17, 8, 6, 8), 13, 13),
    preset("groupedFooter", .groupedFooter(), insets(6, 8, 12, 8), 13, 13),
    preset("prominent", .prominentInsetGroupedHeader(), insets(17, 8, 8, 8), 20, 13),
    preset("extra", .extraProminentInsetGroupedHeader(), insets(17, 8, 8, 8), 22, 13),
    preset("sidebarCell", .sidebarCell(), insets(11, 8, 11, 8), gap: 10, down: 4, 17, 13),
    preset(
      "sidebarSubtitleCell",
      .sidebarSubtitleCell(),
      insets(4, 8, 4, 8),
      gap: 10,
      down: 0,
      17,
      13
    ),
    preset(
      "accompanied",
      .accompaniedSidebarCell(),
      insets(11, 8, 11, 8),
      gap: 10,
      down: 4,
      17,
      13
    ),
    preset(
      "accompaniedSubtitle",
      .accompaniedSidebarSubtitleCell(),
      insets(4, 8, 4, 8),
      gap: 10,
      down: 0,
      17,
      13
    ),
    preset("sidebarHeader", .sidebarHeader(), insets(11, 8, 11, 8), gap: 10, down: 4, 20, 13),
    preset("header", .header(), insets(17, 8, 6, 8), 13, 13),
    preset("footer", .footer(), insets(6, 8, 12, 8), 13, 13),
  ]

  @Test func `presets have their lengths and fonts`() {
    for preset in Self.presets {
      let configuration = preset.configuration
      let name = preset.name
      #expect(configuration.directionalLayoutMargins == preset.margins, "\(name)")
      #expect(configuration.imageToTextPadding == preset.gap, "\(name)")
      #expect(configuration.textToSecondaryTextVerticalPadding == preset.down, "\(name)")
      #expect(configuration.textToSecondaryTextHorizontalPadding == 8, "\(name)")
      #expect(configuration.textProperties.font.pointSize == preset.text, "\(name)")
      #expect(configuration.secondaryTextProperties.font.pointSize == preset.secondary, "\(name)")
      #expect(configuration.axesPreservingSuperviewLayoutMargins == .horizontal, "\(name)")
      #expect(configuration.alpha == 1, "\(name)")
      let isBeside = configuration.prefersSideBySideTextAndSecondaryText
      #expect(isBeside == (name == "valueCell"), "\(name)")
      let isSidebar = name.contains("idebar") || name.hasPrefix("accompanied")
      #expect(configuration.textProperties.numberOfLines == (isSidebar ? 1 : 0), "\(name)")
    }
  }

  @Test func `a new configuration shows nothing`() {
    let cell = UIListContentConfiguration.cell()
    #expect(cell.text == nil && cell.secondaryText == nil && cell.image == nil)
    #expect(cell.attributedText == nil && cell.secondaryAttributedText == nil)
    let text = cell.textProperties
    #expect(text.color == .label)
    #expect(text.colorTransformer == nil)
    #expect(text.alignment == .natural)
    #expect(text.lineBreakMode == .byTruncatingTail)
    #expect(!text.adjustsFontSizeToFitWidth)
    #expect(text.minimumScaleFactor == 0)
    #expect(!text.allowsDefaultTighteningForTruncation)
    #expect(text.adjustsFontForContentSizeCategory)
    #expect(text.transform == .none)
    #expect(text.showsExpansionTextWhenTruncated)
    #expect(cell.secondaryTextProperties.color == .secondaryLabel)
    #expect(UIListContentConfiguration.groupedHeader().textProperties.transform == .uppercase)
    let image = cell.imageProperties
    #expect(image.maximumSize == .zero && image.reservedLayoutSize == .zero)
    #expect(image.cornerRadius == 0 && image.strokeWidth == 0)
    #expect(image.tintColor == nil && image.strokeColor == nil)
  }

  @Test func `what was set stays in every state`() {
    var cell = UIListContentConfiguration.cell()
    cell.textProperties.color = .systemRed
    cell.directionalLayoutMargins.top = 30
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isDisabled = true
    let disabled = cell.updated(for: state)
    #expect(disabled.textProperties.color == .systemRed)
    #expect(disabled.secondaryTextProperties.color == .quaternaryLabel)
    #expect(disabled.directionalLayoutMargins.top == 30)
    state.isDisabled = false
    #expect(disabled.updated(for: state).secondaryTextProperties.color == .secondaryLabel)
    // Even where it is the standard.
    cell.secondaryTextProperties.color = .secondaryLabel
    state.isDisabled = true
    #expect(cell.updated(for: state).secondaryTextProperties.color == .secondaryLabel)
  }

  @Test func `rows of sidebars show that they are selected or touched`() {
    let cell = UIListContentConfiguration.sidebarCell()
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isHighlighted = true
    let touched = cell.updated(for: state)
    #expect(touched.textProperties.colorTransformer != nil)
    #expect(touched.textProperties.resolvedColor() != cell.textProperties.color)
    state.isSelected = true
    #expect(cell.updated(for: state).textProperties.font != cell.textProperties.font)
    state.isFocused = true
    #expect(cell.updated(for: state).textProperties.color == .white)
    state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.cellDragState = .dragging
    #expect(cell.updated(for: state).alpha == 0.5)
    #expect(
      cell.updated(for: state).updated(
        for: UICellConfigurationState(
          traitCollection: UITraitCollection()
        )
      ) == cell
    )
  }

  @Test(arguments: [
    (UIListEnvironment.plain, CGFloat(17)), (.grouped, 13), (.insetGrouped, 13), (.sidebar, 20),
  ])
  func `headers go with the list around`(_ environment: UIListEnvironment, _ size: CGFloat) {
    let state = UIViewConfigurationState(
      traitCollection: UITraitCollection(listEnvironment: environment)
    )
    let header = UIListContentConfiguration.header().updated(for: state)
    #expect(header.textProperties.font.pointSize == size)
  }

  @Test func `tints and strokes are transformed`() {
    var image = UIListContentConfiguration.cell().imageProperties
    #expect(image.resolvedTintColor(for: .systemRed) == .systemRed)
    image.tintColor = .systemBlue
    image.tintColorTransformer = UIConfigurationColorTransformer { _ in .systemGreen }
    #expect(image.resolvedTintColor(for: .systemRed) == .systemGreen)
    #expect(image.resolvedStrokeColor(for: .systemRed) == .systemRed)
    image.strokeColor = .systemPink
    image.strokeColorTransformer = UIConfigurationColorTransformer { _ in .black }
    #expect(image.resolvedStrokeColor(for: .systemRed) == .black)
    #expect(image != UIListContentConfiguration.cell().imageProperties)
  }

  @Test func `equal configurations are equal, and say what they are`() {
    var a = UIListContentConfiguration.cell()
    var b = UIListContentConfiguration.cell()
    #expect(a == b)
    a.text = "Kagoshima"
    #expect(a != b)
    b.text = "Kagoshima"
    #expect(a == b && a.hashValue == b.hashValue)
    #expect("\(a)".contains("text = \"Kagoshima\""))
    #expect("\(a)".contains("Base Style = Cell"))
    #expect("\(a)".contains("{11.0, 16.0, 11.0, 8.0}"))
  }
}
