import Foundation

/// In which language and for which region dates and numbers are written.
package enum RegionOrder {
  /// The locale of a simulator as it comes.
  package static let standard = "en_US"

  /// The identifier of the locale: the one that launch arguments name (`-AppleLocale de_DE`), else that
  /// of the machine, else American English; `-AppleLanguages` decides on its language.
  ///
  /// Without an environment nothing of the machine counts, so that pictures are the same everywhere.
  package static func identifier(
    arguments: [String],
    environment: [String: String]?
  ) -> String {
    if let index = arguments.firstIndex(of: "-AppleLocale"), index + 1 < arguments.count {
      return arguments[index + 1].replacingOccurrences(of: "-", with: "_")
    }
    let base = environment.flatMap(machine) ?? standard
    guard let language = LanguageOrder.languages(inArguments: arguments)?.first else { return base }
    let written = language.replacingOccurrences(of: "-", with: "_")
    let parts = written.split(separator: "_").map(String.init)
    // A region has two letters or three digits; a script has four letters.
    if parts.dropFirst().contains(where: { $0.count < 4 }) { return written }
    let region = base.components(separatedBy: "_").dropFirst().last { $0.count < 4 }
    return region.map { "\(written)_\($0)" } ?? written
  }

  /// What the machine says of dates, as the C library reads it: `de_DE.UTF-8@euro` is `de_DE`.
  private static func machine(_ environment: [String: String]) -> String? {
    let set = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap { environment[$0] }.first {
      !$0.isEmpty
    }
    let name = set?.prefix { $0 != "." && $0 != "@" } ?? ""
    let isNone = name.isEmpty || name == "C" || name == "POSIX"
    let letters = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "_-"))
    guard !isNone, name.unicodeScalars.allSatisfy(letters.contains) else { return nil }
    return name.replacingOccurrences(of: "-", with: "_")
  }
}
