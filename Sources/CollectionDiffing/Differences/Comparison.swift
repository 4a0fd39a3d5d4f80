/// What two lists have in common, as a walk side by side finds it.
///
/// Equal stretches cost one comparison each and no hashing. Where the lists part, the next few of
/// each are held against each other; whatever is passed by is left for the tables to pair.
struct Comparison {
  /// How far ahead one looks for where the lists meet again.
  private static let reach = 6

  private(set) var matches: ContiguousArray<Match> = []
  /// Positions that found no partner yet.
  private(set) var oldRest: ContiguousArray<Int> = []
  private(set) var newRest: ContiguousArray<Int> = []

  init<Identifier>(
    _ old: ContiguousArray<Handle>,
    of oldTable: IdentifierTable<Identifier>,
    _ new: ContiguousArray<Handle>,
    of newTable: IdentifierTable<Identifier>
  ) {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        oldTable.identifiers.withUnsafeBufferPointer { oldIdentifiers in
          newTable.identifiers.withUnsafeBufferPointer { newIdentifiers in
            walk(
              Sides(
                old: old,
                oldIdentifiers: oldIdentifiers,
                oldTable: oldTable,
                new: new,
                newIdentifiers: newIdentifiers,
                newTable: newTable
              )
            )
          }
        }
      }
    }
  }

  /// The lists as the walk reads them.
  private struct Sides<Identifier: Hashable & Sendable> {
    let old: UnsafeBufferPointer<Handle>
    let oldIdentifiers: UnsafeBufferPointer<Identifier>
    let oldTable: IdentifierTable<Identifier>
    let new: UnsafeBufferPointer<Handle>
    let newIdentifiers: UnsafeBufferPointer<Identifier>
    let newTable: IdentifierTable<Identifier>

    func isEqual(_ i: Int, _ j: Int) -> Bool {
      oldIdentifiers[Int(old[i])] == newIdentifiers[Int(new[j])]
    }

    /// Whether the new table does not know an old identifier, which then has gone.
    func hasGone(_ i: Int) -> Bool {
      let identifier = oldIdentifiers[Int(old[i])]
      return newTable.handle(of: identifier, hash: oldTable.hash(of: old[i])) == nil
    }

    /// Whether the old table does not know a new identifier, which then has come.
    func hasCome(_ j: Int) -> Bool {
      let identifier = newIdentifiers[Int(new[j])]
      return oldTable.handle(of: identifier, hash: newTable.hash(of: new[j])) == nil
    }
  }

  private mutating func walk(_ sides: Sides<some Hashable>) {
    var (i, j) = (0, 0)
    var end = (old: sides.old.count, new: sides.new.count)
    while end.old > 0, end.new > 0, sides.isEqual(end.old - 1, end.new - 1) {
      end.old -= 1
      end.new -= 1
    }
    while i < end.old, j < end.new {
      let start = i
      while i < end.old, j < end.new, sides.isEqual(i, j) {
        i += 1
        j += 1
      }
      if i > start { matches.append(Match(old: start, new: j - (i - start), length: i - start)) }
      guard i < end.old, j < end.new else { break }
      let (oldSkip, newSkip) = meetAgain(i, j, end, sides) ?? skip(i, j, sides)
      oldRest.append(contentsOf: i..<i + oldSkip)
      newRest.append(contentsOf: j..<j + newSkip)
      i += oldSkip
      j += newSkip
    }
    oldRest.append(contentsOf: i..<end.old)
    newRest.append(contentsOf: j..<end.new)
    let rest = sides.old.count - end.old
    if rest > 0 { matches.append(Match(old: end.old, new: end.new, length: rest)) }
  }

  /// How many to pass by in each list until both are equal; nil where that is not near.
  private func meetAgain(
    _ i: Int,
    _ j: Int,
    _ end: (old: Int, new: Int),
    _ sides: Sides<some Hashable>
  ) -> (Int, Int)? {
    for total in 1...Self.reach {
      for skipped in 0...total where i + skipped < end.old && j + total - skipped < end.new {
        if sides.isEqual(i + skipped, j + total - skipped) { return (skipped, total - skipped) }
      }
    }
    return nil
  }

  /// Passes by what has come or gone; what has moved, one of each.
  private func skip(_ i: Int, _ j: Int, _ sides: Sides<some Hashable>) -> (Int, Int) {
    let (hasGone, hasCome) = (sides.hasGone(i), sides.hasCome(j))
    return hasGone == hasCome ? (1, 1) : (hasGone ? 1 : 0, hasCome ? 1 : 0)
  }
}
