import CoreGraphics
import Foundation

/// What decides whether a file of an asset is the one for a device, beside the appearance.
///
/// The words are those of Apple's Asset Catalog Format Reference.
struct CatalogSlot: Decodable {
  var idiom: String?
  /// A kind of screen among an idiom's, such as `retina4` or `mac-catalyst`.
  var subtype: String?
  var gamut: String?
  var locale: String?
  /// The least memory a device has, such as `2GB`.
  var memory: String?
  var graphics: String?

  enum CodingKeys: String, CodingKey {
    case idiom, subtype, locale, memory
    case gamut = "display-gamut"
    case graphics = "graphics-feature-set"
  }

  /// The kind of device; nil for every one.
  var device: UIUserInterfaceIdiom? { UIUserInterfaceIdiom(catalog: idiom) }

  /// Whether there are such devices here: no watch, no shop window.
  var isForScreens: Bool { idiom == nil || idiom == "universal" || device != nil }

  /// How able a device has to be: where several files suit, the one for the ablest is taken.
  fileprivate var demand: Int {
    let memory = memory.flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
    let digits = (graphics ?? "").filter(\.isNumber)
    return memory * 1000 + (Int(digits) ?? 0)
  }
}

/// Something in an asset that has a slot.
protocol CatalogEntry {
  var slot: CatalogSlot { get }
  var filename: String? { get }
}

extension [CatalogSlot] {
  /// Which slots are of use, those to be preferred last.
  ///
  /// Left out is what is for other devices or languages. A screen here shows sRGB, so that wide
  /// gamut goes first and is replaced.
  func useful(languages: [String]) -> [Int] {
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

extension UIUserInterfaceIdiom {
  /// The idiom of a catalog's word for it; nil for one that suits all, and for devices that there are
  /// not here.
  init?(catalog word: String?) {
    switch word {
    case "iphone": self = .phone
    case "ipad": self = .pad
    case "tv": self = .tv
    case "mac": self = .mac
    case "car": self = .carPlay
    case "vision", "reality": self = .vision
    default: return nil
    }
  }
}
