import Foundation

/// What a file of an asset is for; nil is what does not matter.
package struct AssetTraits: Sendable, Hashable {
  package enum Style: Sendable, Hashable { case light, dark }
  package enum SizeClass: Sendable, Hashable { case compact, regular }
  package enum Direction: Sendable, Hashable { case leftToRight, rightToLeft }

  package var device: CatalogDevice?
  /// Pixels a point.
  package var scale: CGFloat?
  package var style: Style?
  /// Whether it is for high contrast; it is never for low contrast alone.
  package var isHighContrast = false
  package var width: SizeClass?
  package var height: SizeClass?
  package var direction: Direction?

  package init() {}

  /// The traits of a slot under conditions; of two conditions of a kind the last counts.
  init(_ slot: CatalogSlot, _ conditions: [AssetCondition]?) {
    device = slot.device
    for condition in conditions ?? [] {
      switch (condition.appearance, condition.value) {
      case ("luminosity", "dark"): style = .dark
      case ("luminosity", "light"): style = .light
      case ("contrast", "high"): isHighContrast = true
      default: break
      }
    }
  }
}

/// What distinguishes an asset's variants beside the slot, such as `luminosity` that is `dark`.
struct AssetCondition: Decodable, Sendable, Hashable {
  var appearance: String
  var value: String
}

extension AssetTraits.Direction {
  /// The direction of a catalog's word for it; what is not from right to left is from left to right.
  init(word: String) { self = word == "right-to-left" ? .rightToLeft : .leftToRight }
}
