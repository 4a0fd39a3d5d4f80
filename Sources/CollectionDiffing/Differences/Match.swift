/// A stretch of items that follow one another both before and after.
struct Match: Sendable {
  var old: Int
  var new: Int
  var length: Int

  /// Adds a pair to a list of stretches in which the new positions rise.
  static func append(old: Int, new: Int, to matches: inout ContiguousArray<Match>) {
    if let last = matches.last, last.old + last.length == old, last.new + last.length == new {
      matches[matches.count - 1].length += 1
    } else {
      matches.append(Match(old: old, new: new, length: 1))
    }
  }
}
