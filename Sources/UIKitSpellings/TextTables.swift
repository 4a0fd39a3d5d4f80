import Diagnostics
import Foundation

/// Tables of translated texts that Foundation reads: asked for a value that is no text it ends the process.
enum TextTables {
  /// The keys of each table that have no text, by the bundle and the table.
  nonisolated(unsafe) private static var unreadable: [String: Set<String>] = [:]
  private static let lock = NSLock()

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
