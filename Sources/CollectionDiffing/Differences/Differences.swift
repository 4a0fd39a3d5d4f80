/// What turns one order of sections and items into another, as one batch update takes it.
///
/// What goes has the place it had before, what comes the place it has afterwards, and what moves
/// both. The items of sections that go or come are not listed, unless they move.
@usableFromInline
package struct Differences: Equatable, Sendable {
  /// From where to where something goes.
  package struct Move<Position: Hashable & Sendable>: Hashable, Sendable {
    package var from: Position
    package var to: Position

    package init(from: Position, to: Position) {
      self.from = from
      self.to = to
    }
  }

  package var deletedSections: [Int] = []
  package var insertedSections: [Int] = []
  package var movedSections: [Move<Int>] = []
  package var deletedItems: [Place] = []
  package var insertedItems: [Place] = []
  package var movedItems: [Move<Place>] = []

  package init() {}

  /// Whether both are the same.
  package var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty
  }
}
