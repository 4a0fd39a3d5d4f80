import Foundation

/// How heavy strokes are, on `UIFont.Weight`'s scale.
package struct FontWeight: RawRepresentable, Hashable, Sendable {
  package let rawValue: CGFloat

  package init(rawValue: CGFloat) { self.rawValue = rawValue }

  package static let ultraLight = Self(rawValue: -0.8)
  package static let thin = Self(rawValue: -0.6)
  package static let light = Self(rawValue: -0.4)
  package static let regular = Self(rawValue: 0)
  package static let medium = Self(rawValue: 0.23)
  package static let semibold = Self(rawValue: 0.3)
  package static let bold = Self(rawValue: 0.4)
  package static let heavy = Self(rawValue: 0.56)
  package static let black = Self(rawValue: 0.62)

  /// The nine named weights, light to heavy; OpenType calls them 100 to 900.
  package static let all: [Self] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  /// The weight on OpenType's scale of 100 to 900, straight between the named ones.
  package var openType: Double {
    let raw = rawValue.isNaN ? 0 : Double(rawValue)
    guard raw > -0.8 else { return 100 }
    for (index, upper) in Self.all.enumerated().dropFirst() where raw <= Double(upper.rawValue) {
      let lower = Double(Self.all[index - 1].rawValue)
      return 100 * (Double(index) + (raw - lower) / (Double(upper.rawValue) - lower))
    }
    return 900
  }

  /// The weight that OpenType numbers `value`.
  package init(openType value: Double) {
    let position = min(max(value / 100 - 1, 0), 8)
    let index = min(Int(position), 7)
    let lower = Self.all[index].rawValue
    let upper = Self.all[index + 1].rawValue
    self.init(rawValue: lower + (upper - lower) * (position - CGFloat(index)))
  }

  /// The position among the nine named weights that is nearest, 0 to 8.
  var step: Int { min(max(Int((openType / 100).rounded()) - 1, 0), 8) }
}
