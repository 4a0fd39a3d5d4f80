/// A stretch of items that follow one another both before and after.
@usableFromInline
struct Match: Sendable {
  private var storedOld: UInt32
  private var storedNew: UInt32
  private var storedLength: UInt32

  var old: Int { Int(storedOld) }
  var new: Int { Int(storedNew) }
  var length: Int { Int(storedLength) }

  @usableFromInline init(old: Int, new: Int, length: Int) {
    storedOld = UInt32(old)
    storedNew = UInt32(new)
    storedLength = UInt32(length)
  }

  /// Adds a pair to a list of stretches in which the new positions rise.
  static func append(old: Int, new: Int, to matches: inout ContiguousArray<Match>) {
    if let last = matches.last, last.old + last.length == old, last.new + last.length == new {
      matches[matches.count - 1].storedLength += 1
    } else {
      matches.append(Match(old: old, new: new, length: 1))
    }
  }
}
