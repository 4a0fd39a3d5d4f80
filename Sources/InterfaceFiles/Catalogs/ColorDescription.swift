import Foundation

/// What the `Contents.json` of a `.colorset` says.
package struct ColorDescription: Decodable, Sendable {
  /// A colour as a catalog tells it; components are from 0 to 1, or beyond in a wide gamut.
  package enum Value: Sendable, Hashable {
    /// One of the system's, such as `systemBlueColor`.
    case system(String)
    case gray(white: CGFloat, alpha: CGFloat)
    /// In sRGB, or in Display P3.
    case rgb(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, isWide: Bool)
  }

  private struct Variant: Decodable, Sendable {
    var slot: CatalogSlot
    var appearances: [AssetCondition]?
    var color: Raw?

    enum CodingKeys: String, CodingKey {
      case appearances, color
    }

    init(from decoder: any Decoder) throws {
      slot = try CatalogSlot(from: decoder)
      let values = try decoder.container(keyedBy: CodingKeys.self)
      appearances = try values.decodeIfPresent([AssetCondition].self, forKey: .appearances)
      color = try values.decodeIfPresent(Raw.self, forKey: .color)
    }
  }

  private struct Raw: Decodable, Sendable {
    var space: String?
    var components: [String: Component]?
    var reference: String?

    enum CodingKeys: String, CodingKey {
      case components, reference
      case space = "color-space"
    }

    var value: Value? {
      if let reference { return .system(reference) }
      guard let components else { return nil }
      func part(_ name: String) -> CGFloat { components[name]?.value ?? 0 }
      let alpha = components["alpha"]?.opacity ?? 1
      if let white = components["white"] { return .gray(white: white.value, alpha: alpha) }
      return .rgb(
        red: part("red"),
        green: part("green"),
        blue: part("blue"),
        alpha: alpha,
        isWide: space == "display-p3"
      )
    }
  }

  /// A number as catalogs write it: 0.5, 127 or 0x7F.
  private struct Component: Decodable, Sendable {
    let value: CGFloat
    /// Whether it is written as a whole number, of which 255 is the whole.
    private(set) var isByte = false

    /// The number as an opacity, which is never written as a byte between zero and one.
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

  private var colors: [Variant]?

  /// The colours for the devices there are here with what they are for, those to be preferred first.
  package var variants: [(value: Value, traits: AssetTraits)] {
    let all = colors ?? []
    // The one to be preferred comes last, while the first of equals is taken.
    return all.map(\.slot).useful(languages: []).reversed().compactMap { index in
      all[index].color?.value.map {
        (value: $0, traits: AssetTraits(all[index].slot, all[index].appearances))
      }
    }
  }
}
