import CoreGraphics

extension SymbolTemplate {
  /// The design for a weight and scale.
  struct Choice {
    var design: Design
    /// How much larger it is drawn because its scale is another; about the middle of the capitals.
    var factor: CGFloat
  }

  /// The design drawn for a weight and scale, one between two that are drawn alike, else the nearest.
  func choice(_ wanted: Key) -> Choice? {
    let scales = [wanted.scale] + [.small, .medium, .large].filter { $0 != wanted.scale }
    for isExact in [true, false] {
      for scale in scales {
        let found =
          isExact ? fitting(wanted.weight, scale) : nearest(wanted.weight, scale)
        guard let found else { continue }
        return Choice(
          design: found,
          factor: wanted.scale.templateFactor / scale.templateFactor
        )
      }
    }
    return nil
  }

  /// The design of a weight, or one between those around it.
  private func fitting(_ weight: UIImage.SymbolWeight, _ scale: UIImage.SymbolScale) -> Design? {
    if let own = designs[Key(weight: weight, scale: scale)] { return own }
    let known = designs.keys.filter { $0.scale == scale }
    let lighter = known.filter { $0.weight.rawValue < weight.rawValue }
      .max { $0.weight.rawValue < $1.weight.rawValue }
    let heavier = known.filter { $0.weight.rawValue > weight.rawValue }
      .min { $0.weight.rawValue < $1.weight.rawValue }
    guard let lighter, let heavier, let start = designs[lighter], let end = designs[heavier] else {
      return nil
    }
    let (from, to) = (lighter.weight.templatePosition, heavier.weight.templatePosition)
    return start.mixed(with: end, (weight.templatePosition - from) / (to - from))
  }

  private func nearest(_ weight: UIImage.SymbolWeight, _ scale: UIImage.SymbolScale) -> Design? {
    let known = designs.keys.filter { $0.scale == scale }
    let nearest = known.min { a, b in
      let steps = (
        abs(a.weight.rawValue - weight.rawValue), abs(b.weight.rawValue - weight.rawValue)
      )
      return steps.0 == steps.1 ? a.weight.rawValue < b.weight.rawValue : steps.0 < steps.1
    }
    return nearest.flatMap { designs[$0] }
  }

  /// The distances of the margins from the ink, of the design that has some: Regular-M, else
  /// Regular-S, else any.
  var borrowedMargins: (left: CGFloat, right: CGFloat, capHeight: CGFloat)? {
    let known = designs.filter { $0.value.margins != nil }
    let regular = [UIImage.SymbolScale.medium, .small, .large].map {
      Key(weight: .regular, scale: $0)
    }
    let key =
      regular.first { known[$0] != nil }
      ?? known.keys.min {
        ($0.scale.rawValue, $0.weight.rawValue) < ($1.scale.rawValue, $1.weight.rawValue)
      }
    guard let key, let design = known[key], let margins = design.margins,
      let ink = TemplateInk.box(design)
    else { return nil }
    return (ink.minX - margins.lowerBound, margins.upperBound - ink.maxX, design.capHeight)
  }
}

extension UIImage.SymbolWeight {
  /// The weight on the axis that San Francisco's weights lie on, from 1 to 1000.
  var templatePosition: Double {
    switch self {
    case .ultraLight: 31
    case .thin: 111
    case .light: 274
    case .unspecified, .regular: 400
    case .medium: 510
    case .semibold: 590
    case .bold: 700
    case .heavy: 860
    case .black: 1000
    }
  }
}

extension UIImage.SymbolScale {
  /// The size of designs, as Apple asks for them to be drawn.
  var templateFactor: CGFloat {
    switch decided {
    case .small: 0.783
    case .large: 1.29
    default: 1
    }
  }
}
