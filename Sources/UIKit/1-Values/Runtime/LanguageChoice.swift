import Foundation

/// Which of a bundle's languages the reader is shown.
///
/// Foundation answers in alphabetical order on Linux, so the choice is made here.
enum LanguageChoice {
  /// The languages the reader understands, the dearest first.
  static var wanted: [String] {
    // As Xcode's schemes and launch arguments name them: -AppleLanguages "(de, en)".
    let arguments = ProcessInfo.processInfo.arguments
    if let index = arguments.firstIndex(of: "-AppleLanguages"), index + 1 < arguments.count {
      let list = arguments[index + 1].trimmingCharacters(in: CharacterSet(charactersIn: "() "))
      return list.components(separatedBy: ",").map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: "\" "))
      }
    }
    return Locale.preferredLanguages
  }

  /// The languages of a bundle to look in, the dearest first; without a match, the one the app was
  /// written in.
  static func languages(of bundle: Bundle) -> [String] {
    let region = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
    return order(bundle.localizations.filter { $0 != "Base" }, wanted: wanted, written: region)
  }

  static func order(_ known: [String], wanted: [String], written: String?) -> [String] {
    for language in wanted {
      let found = candidates(language).compactMap { candidate in
        known.first { normal($0) == candidate }
      }
      if !found.isEmpty { return found }
    }
    let fallback = [written, "en"].compactMap { $0 }.first { known.contains($0) }
    return (fallback ?? known.sorted().first).map { [$0] } ?? []
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
