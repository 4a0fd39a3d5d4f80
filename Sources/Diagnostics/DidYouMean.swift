/// Finds the name that somebody most likely meant who wrote one that is not known.
package enum DidYouMean {
  /// The known name that takes the fewest changes of single letters to reach, upper and lower case
  /// being the same; the first of those that are equally near.
  ///
  /// Where all are further away than half the name, it is the first known name that holds the name
  /// or is held by it; nil where there is none. The work grows with the lengths of all names taken
  /// times that of the one looked for.
  package static func nearest(to name: String, in known: [String]) -> String? {
    let letters = Array(name.lowercased())
    let scored = known.map { ($0, distance(letters, Array($0.lowercased()))) }
    guard let best = scored.min(by: { $0.1 < $1.1 }), best.1 <= max(2, name.count / 2) else {
      return known.first { $0.contains(name) || name.contains($0) }
    }
    return best.0
  }

  /// The question that a remedy begins with, and a space; empty where no name is near.
  package static func question(_ name: String, in known: [String]) -> String {
    nearest(to: name, in: known).map { "Did you mean \"\($0)\"? " } ?? ""
  }

  /// How many letters must be put in, taken out or replaced to make one word of the other.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let cost = min(row[j] + 1, row[j + 1] + 1, diagonal + (x == y ? 0 : 1))
        (diagonal, row[j + 1]) = (row[j + 1], cost)
      }
    }
    return row[b.count]
  }
}
