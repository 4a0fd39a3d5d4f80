extension UIImage {
  /// How heavy the lines of a symbol are.
  public enum SymbolWeight: Int, Sendable {
    /// Not decided.
    case unspecified = 0
    /// The lightest.
    case ultraLight = 1
    /// Very light.
    case thin = 2
    /// Light.
    case light = 3
    /// That of ordinary text.
    case regular = 4
    /// Somewhat heavier than text.
    case medium = 5
    /// That of headlines.
    case semibold = 6
    /// That of bold text.
    case bold = 7
    /// Very heavy.
    case heavy = 8
    /// The heaviest.
    case black = 9

    /// The weight of text that goes with the symbol.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .unspecified, .regular: .regular
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// How large a symbol is beside text of the same size.
  public enum SymbolScale: Int, Sendable {
    /// As the system likes; medium.
    case `default` = -1
    /// Not decided.
    case unspecified = 0
    /// Smaller than capitals and descenders take.
    case small = 1
    /// A little larger than capitals.
    case medium = 2
    /// Larger.
    case large = 3
  }
}

extension UIFont.Weight {
  /// The weight of symbols that goes with text of the weight.
  public func symbolWeight() -> UIImage.SymbolWeight {
    let weights: [UIImage.SymbolWeight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    return weights.min {
      abs($0.fontWeight().rawValue - rawValue) < abs($1.fontWeight().rawValue - rawValue)
    } ?? .regular
  }
}
