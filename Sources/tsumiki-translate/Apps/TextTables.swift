import Foundation
import InterfaceFiles

/// The tables of texts that an app's bundle has in the place of a catalog.
enum TextTables {
  /// Writes the tables of a catalog into the folders of its languages; what is there already stays.
  static func write(_ catalog: StringCatalog, named name: String, into bundle: URL) throws {
    for (language, tables) in catalog.tables {
      // A language is a folder's name.
      guard language.wholeMatch(of: #/[A-Za-z0-9_-]+/#) != nil else { continue }
      let folder = bundle.appendingPathComponent("\(language).lproj")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try write(tables.texts, to: folder.appendingPathComponent("\(name).strings"))
      // The name keeps Foundation from reading it.
      let forms = tables.forms.mapValues { $0.mapValues(\.plist) }
      try write(forms, to: folder.appendingPathComponent("\(name).stringsdict.plist"))
    }
  }

  private static func write(_ table: [String: Any], to file: URL) throws {
    guard !table.isEmpty, !FileManager.default.fileExists(atPath: file.path) else { return }
    try PropertyListSerialization.data(fromPropertyList: table, format: .xml, options: 0)
      .write(to: file)
  }
}
