/// Which drawing of the open set stands for which symbol; Docs/Symbols.md shows it.
enum SymbolMap {
  /// The drawings by the symbols' names on iOS.
  ///
  /// `sign@frame` is a sign drawn small inside another drawing.
  static let drawings: [String: String] = {
    var drawings: [String: String] = [:]
    for line in lists.joined(separator: "\n").split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 2 else { continue }
      drawings[String(words[0])] = String(words[1])
    }
    return drawings
  }()

  private static let lists = [
    arrows, signs, shapes, files, people, talking, places, media, controls, things, machines,
    circles,
  ]
}
