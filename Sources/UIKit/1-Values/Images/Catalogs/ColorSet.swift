import CoreGraphics
import Foundation

/// The description of a colour in an asset catalog.
struct ColorSet: Decodable {
  struct Variant: Decodable {
    var slot: CatalogSlot
    var appearances: [AssetCondition]?
    var color: Value?

    enum CodingKeys: String, CodingKey {
      case appearances, color
    }

    init(from decoder: any Decoder) throws {
      slot = try CatalogSlot(from: decoder)
      let values = try decoder.container(keyedBy: CodingKeys.self)
      appearances = try values.decodeIfPresent([AssetCondition].self, forKey: .appearances)
      color = try values.decodeIfPresent(Value.self, forKey: .color)
    }
  }

  struct Value: Decodable {
    var space: String?
    var components: [String: Component]?
    /// A colour of the system, such as `systemBlueColor`.
    var reference: String?

    enum CodingKeys: String, CodingKey {
      case components, reference
      case space = "color-space"
    }
  }

  /// A number as catalogs write it: 0.5, 127 or 0x7F.
  struct Component: Decodable {
    let value: CGFloat
    /// Whether it is written as a whole number, of which 255 is the whole.
    private(set) var isByte = false

    /// The number as an opacity, which is never written as a byte between nought and one.
    var opacity: CGFloat { isByte && value * 255 <= 1 ? value * 255 : value }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        value = number
        return
      }
      let text = try container.decode(String.self).trimmingCharacters(in: .whitespaces)
      if text.lowercased().hasPrefix("0x"), let byte = Int(text.dropFirst(2), radix: 16) {
        value = CGFloat(byte) / 255
      } else if let byte = Int(text) {
        value = CGFloat(byte) / 255
        isByte = true
      } else if let number = Double(text) {
        value = number
      } else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "\(text) is no component of a colour"
        )
      }
    }
  }

  var colors: [Variant]?

  /// The colour, decided by traits where there are several; nil where there is none.
  var color: UIColor? {
    let all = colors ?? []
    // The one to be preferred comes last, while the first of equals is taken.
    let useful = all.map(\.slot).useful(languages: []).reversed().map { all[$0] }
    let variants = useful.compactMap { variant in
      variant.color?.color.map { TraitVariant(value: $0, traits: variant.traits) }
    }
    guard let first = variants.first(where: { $0.traits == UITraitCollection() }) ?? variants.first
    else { return nil }
    if variants.count == 1 { return first.value }
    return UIColor { traits in variants.best(for: traits) ?? first.value }
  }
}

extension ColorSet.Variant {
  fileprivate var traits: UITraitCollection {
    let own = UITraitCollection { traits in
      if let idiom = slot.device { traits.userInterfaceIdiom = idiom }
    }
    return UITraitCollection(traitsFrom: [appearances.traits, own])
  }
}

extension ColorSet.Value {
  fileprivate var color: UIColor? {
    if let reference { return UIColor.system(named: reference) }
    guard let components else { return nil }
    func part(_ name: String) -> CGFloat { components[name]?.value ?? 0 }
    let alpha = components["alpha"]?.opacity ?? 1
    if let white = components["white"] { return UIColor(white: white.value, alpha: alpha) }
    let isWide = space == "display-p3"
    return isWide
      ? UIColor(
        displayP3Red: part("red"),
        green: part("green"),
        blue: part("blue"),
        alpha: alpha
      )
      : UIColor(red: part("red"), green: part("green"), blue: part("blue"), alpha: alpha)
  }
}
