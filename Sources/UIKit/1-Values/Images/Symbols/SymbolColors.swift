import CoreGraphics

/// How a symbol is coloured.
enum SymbolColors: Hashable, Sendable {
  case hierarchical(UIColor)
  case palette([UIColor])
  case multicolor

  /// The colours of the symbol's levels, the foremost first: the sign and what encloses it; none where
  /// the tint holds.
  func resolved(under traits: UITraitCollection, for source: ImageSource) -> [CGColor] {
    switch self {
    case .hierarchical(let color):
      let first = color.fixed(under: traits)
      return [1, 2, 4].map { first.copy(alpha: first.alpha / $0) ?? first }
    case .palette(let colors):
      return colors.map { $0.fixed(under: traits) }
    case .multicolor:
      guard case .symbol(let symbol) = source else { return [] }
      return symbol.form.ownColors.map { $0.fixed(under: traits) }
    }
  }

  /// The colours of symbols that have some of their own.
  static let natural: [String: [UIColor]] = [
    "heart.fill": [.systemRed],
    "heart.circle.fill": [.white, .systemRed],
    "plus.circle.fill": [.white, .systemGreen],
    "minus.circle.fill": [.white, .systemRed],
    "xmark.circle.fill": [.white, .systemRed],
    "checkmark.circle.fill": [.white, .systemGreen],
    "exclamationmark.circle.fill": [.white, .systemRed],
    "exclamationmark.triangle.fill": [.systemYellow],
    "sun.max.fill": [.systemYellow],
    "folder.fill": [.systemBlue],
    "trash": [.systemRed],
    "trash.fill": [.systemRed],
  ]

  /// Whether the symbol is drawn in these colours, and not in the tint.
  func hold(for symbol: Symbol) -> Bool {
    self != .multicolor || !symbol.form.ownColors.isEmpty
  }
}
