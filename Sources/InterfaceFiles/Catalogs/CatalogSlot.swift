import Foundation

/// What decides whether a file of an asset is the one for a device, beside the appearance.
///
/// The words are those of Apple's Asset Catalog Format Reference.
package struct CatalogSlot: Decodable, Sendable, Hashable {
  /// The kind of device, such as `iphone`; nil or `universal` for all.
  package var idiom: String?
  /// A kind of screen among an idiom's, such as `retina4` or `mac-catalyst`.
  package var subtype: String?
  /// The colours of the screen, `sRGB` or `display-P3`.
  package var gamut: String?
  /// The language, such as `de`.
  package var locale: String?
  /// The least memory a device has, such as `2GB`.
  package var memory: String?
  /// What the device draws with, such as `metal3v1`.
  package var graphics: String?

  enum CodingKeys: String, CodingKey {
    case idiom, subtype, locale, memory
    case gamut = "display-gamut"
    case graphics = "graphics-feature-set"
  }

  /// The kind of device; nil for every one, and for one that there is not here.
  package var device: CatalogDevice? { idiom.flatMap { CatalogDevice(word: $0) } }

  /// Whether there are such devices here: no watch, no shop window.
  package var isForScreens: Bool { idiom == nil || idiom == "universal" || device != nil }

  /// How able a device has to be: where several files suit, the one for the ablest is taken.
  fileprivate var demand: Int {
    // More than any device has.
    func number(_ digits: some StringProtocol) -> Int { min(Int(digits) ?? 0, 1_000_000) }
    let memory = number((memory ?? "").prefix { $0.isNumber })
    return memory * 1000 + number((graphics ?? "").filter(\.isNumber))
  }
}

/// Something in an asset that has a slot.
package protocol CatalogEntry {
  var slot: CatalogSlot { get }
  var filename: String? { get }
}

extension [CatalogSlot] {
  /// Which slots are of use, those to be preferred last.
  ///
  /// Left out is what is for other devices or languages, of which the dearest come first. A screen
  /// here shows sRGB, so that wide gamut goes first and is replaced. O(n log n).
  package func useful(languages: [String]) -> [Int] {
    let known = Set(compactMap(\.locale))
    let language = languages.first { known.contains($0) }
    let hasNeutral = contains { $0.locale == nil }
    let candidates = indices.filter { index in
      let slot = self[index]
      guard slot.isForScreens else { return false }
      guard let locale = slot.locale else { return true }
      return locale == (language ?? (hasNeutral ? nil : known.min()))
    }
    let plain = candidates.filter { self[$0].subtype == nil }
    return (plain.isEmpty ? candidates : plain).sorted { a, b in
      let ranks = (rank(a), rank(b))
      return ranks.0 == ranks.1 ? a < b : ranks.0.lexicographicallyPrecedes(ranks.1)
    }
  }

  private func rank(_ index: Int) -> [Int] {
    let slot = self[index]
    return [slot.gamut == "display-P3" ? 0 : 1, slot.locale == nil ? 0 : 1, slot.demand]
  }
}

/// A kind of device that catalogs tell apart.
package enum CatalogDevice: Sendable, Hashable, CaseIterable {
  case phone, pad, tv, mac, car, vision

  /// The device of a catalog's word for it; nil for others, such as `watch`.
  package init?(word: String) {
    switch word {
    case "iphone": self = .phone
    case "ipad": self = .pad
    case "tv": self = .tv
    case "mac": self = .mac
    case "car": self = .car
    case "vision", "reality": self = .vision
    default: return nil
    }
  }
}

/// The pixels a point that a catalog tells.
enum CatalogScale {
  /// A number that a screen can have; nil for others.
  static func number(_ text: some StringProtocol) -> CGFloat? {
    Double(text).flatMap { (0.1...100).contains($0) ? CGFloat($0) : nil }
  }
}
