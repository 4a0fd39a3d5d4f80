/// What two lists have in common, as a walk side by side finds it.
///
/// Equal stretches cost one comparison each and no hashing. Where the lists part, the next few of
/// each are held against each other; whatever is passed by is left for the tables to pair.
@usableFromInline
package struct Comparison {
  /// How far ahead one looks for where the lists meet again.
  @inlinable static var reach: Int { 6 }

  @usableFromInline var matches: ContiguousArray<Match> = []
  /// Positions that found no partner yet.
  @usableFromInline var oldRest: ContiguousArray<UInt32> = []
  @usableFromInline var newRest: ContiguousArray<UInt32> = []

  @inlinable
  package init<Identifier>(
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
  @usableFromInline
  struct Sides<Identifier: Hashable & Sendable> {
    @usableFromInline let old: UnsafeBufferPointer<Handle>
    @usableFromInline let oldIdentifiers: UnsafeBufferPointer<Identifier>
    @usableFromInline let oldTable: IdentifierTable<Identifier>
    @usableFromInline let new: UnsafeBufferPointer<Handle>
    @usableFromInline let newIdentifiers: UnsafeBufferPointer<Identifier>
    @usableFromInline let newTable: IdentifierTable<Identifier>

    @inlinable init(
      old: UnsafeBufferPointer<Handle>,
      oldIdentifiers: UnsafeBufferPointer<Identifier>,
      oldTable: IdentifierTable<Identifier>,
      new: UnsafeBufferPointer<Handle>,
      newIdentifiers: UnsafeBufferPointer<Identifier>,
      newTable: IdentifierTable<Identifier>
    ) {
      self.old = old
      self.oldIdentifiers = oldIdentifiers
      self.oldTable = oldTable
      self.new = new
      self.newIdentifiers = newIdentifiers
      self.newTable = newTable
    }

    @inlinable func isEqual(_ i: Int, _ j: Int) -> Bool {
      oldIdentifiers[Int(old[i])] == newIdentifiers[Int(new[j])]
    }

    /// Whether the new table does not know an old identifier, which then has gone.
    @inlinable func hasGone(_ i: Int) -> Bool {
      let identifier = oldIdentifiers[Int(old[i])]
      return newTable.handle(of: identifier, hash: oldTable.hash(of: old[i])) == nil
    }

    /// Whether the old table does not know a new identifier, which then has come.
    @inlinable func hasCome(_ j: Int) -> Bool {
      let identifier = newIdentifiers[Int(new[j])]
      return oldTable.handle(of: identifier, hash: newTable.hash(of: new[j])) == nil
    }
  }

  @inlinable mutating func walk(_ sides: Sides<some Hashable>) {
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
      oldRest.append(contentsOf: UInt32(i)..<UInt32(i + oldSkip))
      newRest.append(contentsOf: UInt32(j)..<UInt32(j + newSkip))
      i += oldSkip
      j += newSkip
    }
    oldRest.append(contentsOf: UInt32(i)..<UInt32(end.old))
    newRest.append(contentsOf: UInt32(j)..<UInt32(end.new))
    let rest = sides.old.count - end.old
    if rest > 0 { matches.append(Match(old: end.old, new: end.new, length: rest)) }
  }

  /// How many to pass by in each list until both are equal; nil where that is not near.
  @inlinable func meetAgain(
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
  @inlinable func skip(_ i: Int, _ j: Int, _ sides: Sides<some Hashable>) -> (Int, Int) {
    let (hasGone, hasCome) = (sides.hasGone(i), sides.hasCome(j))
    return hasGone == hasCome ? (1, 1) : (hasGone ? 1 : 0, hasCome ? 1 : 0)
  }
}
