import Diagnostics
import Foundation
import UIKit

/// Tables of translated texts that Foundation reads: asked for a value that is no text it ends the process.
enum TextTables {
  /// The keys of each table that have no text, by the bundle and the table.
  nonisolated(unsafe) private static var unreadable: [String: Set<String>] = [:]
  /// The texts of each table in the reader's language, by the bundle and the table.
  nonisolated(unsafe) private static var texts: [String: [String: String]] = [:]
  private static let lock = NSLock()

  /// The text of a key in the language that the reader is shown; Foundation's own choice knows no
  /// `-AppleLanguages` here.
  static func text(_ key: String, _ table: String, _ bundle: Bundle) -> String? {
    lock.withLock {
      let place = "\(bundle.bundlePath)/\(table)"
      if let known = texts[place] { return known[key] }
      let root = bundle.resourcePath ?? bundle.bundlePath
      var read: [String: String] = [:]
      for language in LanguageChoice.languages(of: bundle) {
        let path = "\(root)/\(language).lproj/\(table).strings"
        read.merge(StringsFile.texts(at: path, language: language) ?? [:]) { dearer, _ in dearer }
      }
      texts[place] = read
      return read[key]
    }
  }

  /// Whether Foundation may be asked for a text.
  static func isText(_ key: String, _ table: String, _ bundle: Bundle) -> Bool {
    lock.withLock {
      let place = "\(bundle.bundlePath)/\(table)"
      if let known = unreadable[place] { return !known.contains(key) }
      let keys = unreadableKeys(table, bundle)
      unreadable[place] = keys
      return !keys.contains(key)
    }
  }

  private static func unreadableKeys(_ table: String, _ bundle: Bundle) -> Set<String> {
    let root = bundle.resourcePath ?? bundle.bundlePath
    let folders = Set(bundle.localizations + ["Base"]).sorted().map { "\(root)/\($0).lproj" }
    return (folders + [root]).reduce(into: []) { keys, folder in
      let path = "\(folder)/\(table).strings"
      let found = keysWithoutText(path)
      if !found.isEmpty { report(path, found.sorted()) }
      keys.formUnion(found)
    }
  }

  private static func keysWithoutText(_ path: String) -> [String] {
    guard let data = FileManager.default.contents(atPath: path),
      let content = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let entries = content as? [String: Any]
    else { return [] }
    return entries.filter { !($0.value is String) }.map(\.key)
  }

  private static func report(_ path: String, _ keys: [String]) {
    UIKitDiagnostics.report(
      Diagnosis(
        .stringsUnreadable,
        place: path,
        saw: "no text for \(keys.prefix(5).joined(separator: ", "))",
        remedy: "Write \"key\" = \"text\"; the keys are shown in place of their texts."
      )
    )
  }
}
