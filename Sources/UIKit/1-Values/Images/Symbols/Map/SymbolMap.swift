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
    let key = name + String(mark)
    var start: String.Index?
    while let found = list.place(of: key, from: start) {
      if found.lowerBound == list.startIndex
        || list.utf8[list.utf8.index(before: found.lowerBound)] == entry
      {
        return String(
          decoding: list.utf8[found.upperBound...].prefix { $0 != entry },
          as: UTF8.self
        )
      }
      start = list.utf8.index(after: found.lowerBound)
    }
    return nil
  }
}
