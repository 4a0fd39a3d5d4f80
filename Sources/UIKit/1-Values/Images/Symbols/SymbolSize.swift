import CoreGraphics

/// How large and how heavy a symbol is drawn.
struct SymbolSize: Hashable, Sendable {
  var pointSize: CGFloat
  var weight: UIImage.SymbolWeight
  var symbolScale: UIImage.SymbolScale
  /// Pixels a point.
  var scale: CGFloat

  /// The size a symbol has where nothing is said.
  static let standardPointSize: CGFloat = 17

  init(_ configuration: UIImage.SymbolConfiguration?, scale: CGFloat) {
    let values = configuration?.values ?? SymbolValues()
    pointSize = Self.sound(values.effectivePointSize ?? Self.standardPointSize)
    weight = values.weight == .unspecified ? .regular : values.weight
    symbolScale = values.scale.decided
    self.scale = scale.isFinite && scale > 0 ? min(scale, Self.largestScale) : 1
  }

  /// The largest symbols that are drawn, in points and in pixels a point.
  private static let largestPointSize: CGFloat = 2000
  private static let largestScale: CGFloat = 4

  /// A size that can be drawn.
  private static func sound(_ pointSize: CGFloat) -> CGFloat {
    guard pointSize.isFinite, pointSize > 0 else { return standardPointSize }
    return min(pointSize, largestPointSize)
  }

  /// The points that a unit of the drawing takes; a drawing is 16 units wide.
  ///
  /// A full symbol of 17 points is 20 wide.
  var unit: CGFloat { pointSize * 20 / 17 / 16 * symbolScale.factor }

  /// How high capitals of the same size are, in San Francisco's measures.
  var capHeight: CGFloat { pointSize * 1443 / 2048 }

  /// How much wider lines are than in the drawing, in its units.
  var widening: CGFloat {
    switch weight {
    case .ultraLight: -0.7
    case .thin: -0.5
    case .light: -0.25
    case .unspecified, .regular: 0
    case .medium: 0.2
    case .semibold: 0.4
    case .bold: 0.6
    case .heavy: 0.85
    case .black: 1.1
    }
  }
}

extension UIImage.SymbolScale {
  var decided: UIImage.SymbolScale {
    self == .default || self == .unspecified ? .medium : self
  }

  var factor: CGFloat {
    switch self {
    case .small: 0.78
    case .large: 1.28
    case .default, .unspecified, .medium: 1
    }
  }
}
