import Foundation

/// Which of an app's languages a reader is shown.
///
/// Foundation answers in alphabetical order on Linux, so the choice is made here.
package enum LanguageOrder {
  /// The languages to look in, the dearest first: the known ones that fit the first wanted language
  /// that any fits, the most exact first.
  ///
  /// Without a match it is the language the app was written in, else English, else the first by name;
  /// none only where none is known. O(wanted · known).
  package static func order(
    _ known: [String],
    wanted: [String],
    written: String?
  ) -> [String] {
    for language in wanted {
      let found = candidates(language).compactMap { candidate in
        known.first { normal($0) == candidate }
      }
      if !found.isEmpty { return found }
    }
    let fallback = [written, "en"].compactMap { $0 }.first { known.contains($0) }
    return (fallback ?? known.sorted().first).map { [$0] } ?? []
  }

  /// The languages that a launch argument names, as Xcode's schemes write it:
  /// `-AppleLanguages "(de, en)"`; nil where there is none.
  package static func languages(inArguments arguments: [String]) -> [String]? {
    guard let index = arguments.firstIndex(of: "-AppleLanguages"), index + 1 < arguments.count
    else { return nil }
    let list = arguments[index + 1].trimmingCharacters(in: CharacterSet(charactersIn: "() "))
    return list.components(separatedBy: ",").map {
      $0.trimmingCharacters(in: CharacterSet(charactersIn: "\" "))
    }
  }

  /// A language with what it may be written as: `zh-Hant-TW`, `zh-Hant`, `zh`.
  private static func candidates(_ language: String) -> [String] {
    var parts = normal(language).split(separator: "-").map(String.init)
    var names: [String] = []
    while !parts.isEmpty {
      names.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    return names
  }

  private static let oldNames = [
    "english": "en", "german": "de", "french": "fr", "japanese": "ja", "spanish": "es",
    "italian": "it", "dutch": "nl",
  ]

  private static func normal(_ name: String) -> String {
    let small = name.lowercased().replacingOccurrences(of: "_", with: "-")
    return oldNames[small] ?? small
  }
}
