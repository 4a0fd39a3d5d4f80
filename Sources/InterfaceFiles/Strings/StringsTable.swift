import Foundation

/// Why a table of texts cannot be read.
package struct StringsMistake: Error, Sendable, Hashable {
  /// Where in the file.
  package enum Place: Sendable, Hashable {
    /// A line, from 1.
    case line(Int)
    /// What is inside what, such as `strings.Hello.localizations`; empty for the file as a whole.
    case key(String)
  }

  package let place: Place
  /// What is wrong, as a sentence or the start of one.
  package let reason: String

  package init(place: Place, reason: String) { (self.place, self.reason) = (place, reason) }
}

/// A table of translated texts: `.strings` in both formats, or a string catalog.
package enum StringsTable {
  package enum Format: Sendable, Hashable {
    /// `"key" = "text";`, or a property list.
    case strings
    /// The JSON of Xcode 15 and later, with all languages in it.
    case catalog

    /// The format of a file, by its ending.
    package init(path: String) { self = path.hasSuffix(".xcstrings") ? .catalog : .strings }
  }

  /// The texts of a file by their keys; a catalog is asked for those of one language.
  ///
  /// Values of a property list that are no texts are left out. Reading takes O(n).
  package static func texts(
    _ data: Data,
    _ format: Format,
    language: String
  ) throws(StringsMistake) -> [String: String] {
    if format == .catalog {
      do throws(DescriptionMistake) {
        return try StringCatalog.read(data).texts(language)
      } catch {
        throw StringsMistake(place: .key(error.key), reason: error.reason)
      }
    }
    if let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      as? [String: Any]
    {
      return list.compactMapValues { $0 as? String }
    }
    return try OldStyleStrings.texts(data)
  }
}
