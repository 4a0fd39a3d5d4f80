import CoreGraphics

/// What a preset says of a text.
struct ListTextStyle {
  /// How small text is made in sidebars before it is truncated.
  static let leastScale: CGFloat = 0.9

  var font: UIFont
  var color: UIColor
  var lines = 0
  var shrinks = false
  var transform = UIListContentConfiguration.TextProperties.TextTransform.none
  var colorTransformer: UIConfigurationColorTransformer?
}

/// What a preset says of images.
struct ListImageStyle {
  var symbol: UIImage.SymbolConfiguration?
  var tint: UIColor?
  var tintTransformer: UIConfigurationColorTransformer?
}

/// What a preset says of a list's content in some state.
struct ListContentStyle {
  var metrics: ListContentMetrics
  var text: ListTextStyle
  var secondaryText: ListTextStyle
  var image: ListImageStyle
  var alpha: CGFloat = 1

  /// A preset as it is in a state, in a design.
  init(_ kind: ListContentKind, _ facts: StateFacts, design: ListDesign = .current) {
    let kind = kind.resolved(in: facts.environment)
    metrics = design.contentMetrics(kind)
    text = metrics.text.style(isSidebar: kind.isSidebar)
    secondaryText = metrics.secondaryText.style(isSidebar: kind.isSidebar)
    image = ListImageStyle(symbol: metrics.symbol)
    adapt(to: facts, kind)
  }

  /// One for all, so that contents in the same state are equal; nothing in it changes.
  nonisolated(unsafe) private static let fade = UIConfigurationColorTransformer { color in
    UIColor { traits in
      let fixed = color.fixed(under: traits)
      return UIColor(cgColor: fixed.copy(alpha: fixed.alpha * 0.7) ?? fixed)
    }
  }

  private mutating func adapt(to facts: StateFacts, _ kind: ListContentKind) {
    if facts.isDisabled {
      text.color = .tertiaryLabel
      secondaryText.color = .quaternaryLabel
      image.tint = .tertiaryLabel
    }
    if facts.isDragging { alpha = 0.5 }
    guard kind.isSidebar, kind != .sidebarHeader else { return }
    if facts.isFocused {
      text.color = .white
      secondaryText.color = .white
      image.tint = .white
    } else if facts.isSelected {
      text.font = metrics.text.font(weight: .medium)
    } else if facts.isHighlighted {
      text.colorTransformer = Self.fade
      secondaryText.colorTransformer = Self.fade
      image.tintTransformer = Self.fade
    }
  }
}
