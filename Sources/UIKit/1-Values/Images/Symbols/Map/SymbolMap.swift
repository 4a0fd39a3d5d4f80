import Foundation

/// Which drawing of the open set stands for which symbol; Docs/Symbols.md shows it.
enum SymbolMap {
  /// The drawings by the symbols' names on iOS.
  ///
  /// `sign@frame` is a sign drawn small inside another drawing.
  static var drawings: [String: String] {
    var drawings: [String: String] = [:]
    for line in lists.joined(separator: "\n").split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 2 else { continue }
      drawings[String(words[0])] = String(words[1])
    }
    return drawings
  }

  /// The drawing of a symbol; screens want a few, so that no table is made of the lists.
  static func drawing(of name: String) -> String? {
    lists.lazy.compactMap { PlainTable.value(of: name, in: $0, between: "\n", and: " ") }.first
  }

  private static let lists = [
    arrows, signs, shapes, files, people, talking, places, media, controls, things, machines,
    circles,
  ]
}

/// A list of names and values in a text.
enum PlainTable {
  /// What comes after a name up to the next separator of entries.
  static func value(
    of name: String,
    in list: String,
    between entries: Character,
    and mark: Character
  ) -> String? {
    guard let entry = entries.asciiValue else { return nil }
    let key = Array(name.utf8) + String(mark).utf8
    return list.utf8.withContiguousStorageIfAvailable { text -> String? in
      guard let start = text.baseAddress else { return nil }
      var place = 0
      while place + key.count <= text.count,
        let found = memchr(start + place, Int32(key[0]), text.count - key.count + 1 - place)
      {
        let at = UnsafePointer(found.assumingMemoryBound(to: UInt8.self)) - start
        place = at + 1
        guard at == 0 || text[at - 1] == entry, memcmp(start + at, key, key.count) == 0 else {
          continue
        }
        return String(decoding: text[(at + key.count)...].prefix { $0 != entry }, as: UTF8.self)
      }
      return nil
    } ?? nil
  }
}
