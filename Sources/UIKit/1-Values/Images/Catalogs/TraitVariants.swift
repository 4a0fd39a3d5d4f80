/// One of several things of which traits decide.
struct TraitVariant<Value: Sendable>: Sendable {
  let value: Value
  /// What the traits have to be; those not decided do not matter.
  let traits: UITraitCollection
}

extension Array {
  /// What suits the traits best: all that is asked for holds, as much as possible is asked for,
  /// and the scale is the nearest, larger before smaller.
  func best<Value>(for traits: UITraitCollection) -> Value? where Element == TraitVariant<Value> {
    var best: (score: Double, value: Value)?
    for variant in self {
      guard let score = variant.traits.suitability(for: traits) else { continue }
      if best.map({ score > $0.score }) ?? true { best = (score, variant.value) }
    }
    return best?.value
  }
}

extension UITraitCollection {
  /// How well something that asks for these traits suits others; nil where it does not.
  fileprivate func suitability(for other: UITraitCollection) -> Double? {
    let asked = Self.systemTraitsAffectingImageLookup.filter { values.decides($0) }
    var score = 0.0
    for trait in asked where trait != UITraitDisplayScale.self {
      guard isSame(trait, as: other) else { return nil }
      // Dark without high contrast is nearer to dark with it than the other way round.
      score += trait == UITraitUserInterfaceStyle.self ? 101 : 100
    }
    guard displayScale > 0, other.displayScale > 0 else { return score }
    let step = Double(displayScale - other.displayScale)
    // Too large is better than too small.
    return score + (step >= 0 ? 10 - step : 5 + step)
  }
}
