/// What is wrong with a batch of updates.
package enum UpdateMistake: Hashable, Sendable {
  /// The data a path belongs to.
  package enum Side: Hashable, Sendable {
    /// The data before the updates.
    case before
    /// The data after them.
    case after
  }

  /// Two declarations about the same item or section of which only one can be.
  package enum Conflict: Hashable, Sendable, CaseIterable {
    /// It is deleted and reloaded.
    case deleteAndReload
    /// It is deleted and moved elsewhere.
    case deleteAndMove
    /// It is reloaded and moved elsewhere.
    case reloadAndMove
    /// It is inserted, and something is moved to its place.
    case insertAndMove
    /// It is deleted twice.
    case deleteTwice
    /// It is inserted twice.
    case insertTwice
    /// It is moved to two places.
    case moveFromTwice
    /// Two are moved to its place.
    case moveToTwice
  }

  /// How a number of elements was to change.
  package struct Ledger: Hashable, Sendable {
    /// How many there were.
    package var before: Int
    /// How many were declared to come.
    package var inserted: Int
    /// How many were declared to go.
    package var deleted: Int
    /// How many were declared to come from other sections.
    package var movedIn: Int
    /// How many were declared to go to other sections.
    package var movedOut: Int
    /// How many there are.
    package var after: Int

    /// Makes a ledger.
    package init(
      before: Int,
      inserted: Int,
      deleted: Int,
      movedIn: Int = 0,
      movedOut: Int = 0,
      after: Int
    ) {
      self.before = before
      self.inserted = inserted
      self.deleted = deleted
      self.movedIn = movedIn
      self.movedOut = movedOut
      self.after = after
    }

    /// How many there would be by what was declared.
    package var expected: Int { before + inserted - deleted + movedIn - movedOut }

    /// How many more there are than declared; negative where there are fewer.
    package var surplus: Int { after - expected }
  }

  /// An item is named in two ways that contradict each other.
  case itemConflict(ListPosition, Conflict)
  /// A section is named in two ways that contradict each other.
  case sectionConflict(Int, Conflict)
  /// A section is named that does not exist; `count` is how many there are.
  case noSection(Int, Side, count: Int)
  /// An item is named that does not exist; `count` is how many its section has.
  case noItem(ListPosition, Side, count: Int)
  /// The number of sections is not what was declared.
  case sectionCount(Ledger)
  /// The number of items of a section, by its new number, is not what was declared.
  case itemCount(section: Int, Ledger)
}
