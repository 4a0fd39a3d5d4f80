import Foundation

/// A string catalog, as Xcode 15 and later write it.
package struct StringCatalog: Decodable, Sendable {
  struct Unit: Decodable, Sendable {
    var value: String?
  }

  struct Variations: Decodable, Sendable {
    var plural: [String: Localization]?
    var device: [String: Localization]?

    /// What a phone shows.
    var phone: Localization? { device?["iphone"] ?? device?["other"] }
  }

  /// A part of a text that has forms of its own.
  struct Substitution: Decodable, Sendable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations?
  }

  struct Localization: Decodable, Sendable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?

    /// The text where nothing is counted.
    var text: String? {
      stringUnit?.value ?? variations?.phone?.text ?? variations?.plural?["other"]?.text
    }
  }

  struct Entry: Decodable, Sendable {
    var localizations: [String: Localization]?
  }

  var sourceLanguage: String
  var strings: [String: Entry]

  /// Reads a catalog.
  package static func read(_ data: Data) throws(DescriptionMistake) -> Self {
    try DescriptionMistake.decode(Self.self, data)
  }

  /// The texts of a language; a key that has none is left out.
  func texts(_ language: String) -> [String: String] {
    strings.compactMapValues { $0.localizations?[language]?.text }
  }
}
