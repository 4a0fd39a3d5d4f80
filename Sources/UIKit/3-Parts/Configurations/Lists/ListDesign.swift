import CoreGraphics

/// How a text of a preset is set.
struct ListTextMetrics: Sendable {
  let textStyle: UIFont.TextStyle
  /// Nil is the text style's own.
  let weight: UIFont.Weight?
  let color: UIColor
  let isUppercase: Bool

  init(
    _ textStyle: UIFont.TextStyle,
    _ weight: UIFont.Weight? = nil,
    _ color: UIColor = .label,
    isUppercase: Bool = false
  ) {
    self.textStyle = textStyle
    self.weight = weight
    self.color = color
    self.isUppercase = isUppercase
  }

  func font(weight: UIFont.Weight?) -> UIFont {
    guard let weight else { return .preferredFont(forTextStyle: textStyle) }
    let standard = UIFont.preferredFont(
      forTextStyle: textStyle,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)
    )
    let font = UIFont.systemFont(ofSize: standard.pointSize, weight: weight)
    return UIFontMetrics(forTextStyle: textStyle).scaledFont(for: font)
  }

  func style(isSidebar: Bool) -> ListTextStyle {
    var style = ListTextStyle(font: font(weight: weight), color: color)
    style.lines = isSidebar ? 1 : 0
    style.shrinks = isSidebar
    style.transform = isUppercase ? .uppercase : .none
    return style
  }
}

/// The lengths of a preset, in points.
struct ListContentMetrics: Sendable {
  var margins: NSDirectionalEdgeInsets
  var imageToText: CGFloat = 16
  var across: CGFloat = 8
  var down: CGFloat = 3
  var isSideBySide = false
  /// The least height, whatever is in it.
  var minimumHeight: CGFloat = 44
  /// The room that symbols have in common.
  var imageSlot: CGFloat = 24
  var text = ListTextMetrics(.body)
  var secondaryText = ListTextMetrics(.caption1, nil, .secondaryLabel)

  var symbol: UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(textStyle: text.textStyle, scale: .large)
  }

  init(
    _ top: CGFloat,
    _ leading: CGFloat,
    _ bottom: CGFloat,
    _ trailing: CGFloat,
    _ change: (inout ListContentMetrics) -> Void = { _ in }
  ) {
    margins = NSDirectionalEdgeInsets(
      top: top,
      leading: leading,
      bottom: bottom,
      trailing: trailing
    )
    change(&self)
  }
}

/// How lists look: every length and colour in one place, so that another design can stand beside.
struct ListDesign: Sendable {
  /// What the presets are.
  let contentMetrics: @Sendable (ListContentKind) -> ListContentMetrics
  /// What lies behind cells, headers and footers.
  let backgrounds: ListBackgroundMetrics
  /// Rows, separators and accessories.
  let rows: ListRowMetrics

  /// The design of iOS 15 to 18.
  static let iOS15 = ListDesign(
    contentMetrics: contentMetricsOfIOS15,
    backgrounds: ListBackgroundMetrics(),
    rows: ListRowMetrics()
  )

  /// The design in force.
  static let current = iOS15
}

extension ListDesign {
  private static let contentMetricsOfIOS15: @Sendable (ListContentKind) -> ListContentMetrics = {
    kind in
    switch kind {
    case .cell: ListContentMetrics(11, 16, 11, 8)
    case .subtitleCell:
      ListContentMetrics(11, 16, 11, 8) {
        $0.down = 0
        $0.secondaryText = ListTextMetrics(.caption1)
      }
    case .valueCell:
      ListContentMetrics(11, 16, 11, 8) {
        $0.isSideBySide = true
        $0.secondaryText = ListTextMetrics(.body, nil, .secondaryLabel)
      }
    case .plainHeader:
      ListContentMetrics(4, 8, 3.5, 8) {
        $0.minimumHeight = 28
        $0.text = ListTextMetrics(.headline, nil, .secondaryLabel)
        $0.secondaryText = ListTextMetrics(.body, nil, .secondaryLabel)
      }
    case .plainFooter: footer(8, 6)
    case .groupedHeader, .header:
      ListContentMetrics(17, 8, 6, 8) {
        $0.minimumHeight = 0
        $0.text = ListTextMetrics(.footnote, nil, .secondaryLabel, isUppercase: true)
        $0.secondaryText = ListTextMetrics(.footnote, nil, .secondaryLabel)
      }
    case .groupedFooter, .footer: footer(6, 12)
    case .prominentHeader: prominentHeader(.title3)
    case .extraProminentHeader: prominentHeader(.title2)
    case .sidebarCell, .accompaniedSidebarCell: sidebar(11) { _ in }
    case .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell: sidebar(4) { $0.down = 0 }
    case .sidebarHeader: sidebar(11) { $0.text = ListTextMetrics(.title3, .bold) }
    }
  }

  private static func footer(_ top: CGFloat, _ bottom: CGFloat) -> ListContentMetrics {
    ListContentMetrics(top, 8, bottom, 8) {
      $0.minimumHeight = 0
      $0.text = ListTextMetrics(.footnote, nil, .secondaryLabel)
      $0.secondaryText = ListTextMetrics(.footnote, nil, .secondaryLabel)
    }
  }

  private static func prominentHeader(_ style: UIFont.TextStyle) -> ListContentMetrics {
    ListContentMetrics(17, 8, 8, 8) {
      $0.minimumHeight = 0
      $0.text = ListTextMetrics(style, .bold)
      $0.secondaryText = ListTextMetrics(.footnote, nil, .secondaryLabel)
    }
  }

  private static func sidebar(
    _ margin: CGFloat,
    _ change: (inout ListContentMetrics) -> Void
  ) -> ListContentMetrics {
    ListContentMetrics(margin, 8, margin, 8) {
      $0.imageToText = 10
      $0.down = 4
      $0.imageSlot = 28
      $0.secondaryText = ListTextMetrics(.footnote, nil, .secondaryLabel)
      change(&$0)
    }
  }
}
