import Diagnostics
import Foundation

/// Reads tables of translated texts: `.strings` in both formats, and string catalogs.
enum StringsFile {
  /// The texts of a table; nil where there is no such file, and with a diagnosis where it cannot be
  /// read.
  static func texts(at path: String, language: String) -> [String: String]? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    if path.hasSuffix(".xcstrings") {
      do {
        return try JSONDecoder().decode(StringCatalog.self, from: data).texts(language)
      } catch {
        report(path, line: nil, saw: "\(error)")
        return nil
      }
    }
    if let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      as? [String: Any]
    {
      return list.compactMapValues { $0 as? String }
    }
    switch OldStyleStrings.read(data) {
    case .texts(let texts): return texts
    case .mistake(let line, let reason):
      report(path, line: line, saw: reason)
      return nil
    }
  }

  private static func report(_ path: String, line: Int?, saw: String) {
    UIKitDiagnostics.report(
      Diagnosis(
        "TSK-STRINGS",
        .warning,
        what: "A table of translated texts cannot be read.",
        place: line.map { "\(path):\($0)" } ?? path,
        saw: saw,
        remedy:
          "Write \"key\" = \"text\"; on each line, quotation marks inside as \\\"; the texts of"
          + " the interface file are shown.",
        applePhrase: "The data couldn’t be read because it isn’t in the correct format."
      )
    )
  }
}

/// A string catalog, as Xcode 15 and later write it.
struct StringCatalog: Decodable {
  struct Unit: Decodable {
    var value: String?
  }

  struct Localization: Decodable {
    struct Variations: Decodable {
      var plural: [String: Localization]?
      var device: [String: Localization]?
    }

    var stringUnit: Unit?
    var variations: Variations?

    /// The text where nothing is counted.
    var text: String? {
      stringUnit?.value ?? variations?.device?["iphone"]?.text
        ?? variations?.device?["other"]?.text ?? variations?.plural?["other"]?.text
    }
  }

  struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  var sourceLanguage: String
  var strings: [String: Entry]

  /// The texts of a language; those of the source language where they are the keys.
  func texts(_ language: String) -> [String: String] {
    var texts: [String: String] = [:]
    for (key, entry) in strings {
      if let text = entry.localizations?[language]?.text { texts[key] = text }
    }
    return texts
  }
}
