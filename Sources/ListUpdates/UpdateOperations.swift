/// What a batch of updates declares, in no particular order.
///
/// What goes away or is reloaded has the path it had before, what comes the path it has afterwards.
package struct UpdateOperations<Path: ListPath>: Hashable, Sendable {
  /// Items that go, by their old paths.
  package var deletedItems: [Path] = []
  /// Items that come, by their new paths.
  package var insertedItems: [Path] = []
  /// Items whose views are made anew, by their old paths.
  package var reloadedItems: [Path] = []
  /// Items whose views are filled again, by their old paths.
  package var reconfiguredItems: [Path] = []
  /// Items that go elsewhere.
  package var movedItems: [UpdateMove<Path>] = []
  /// Sections that go with their items, by their old numbers.
  package var deletedSections: [Int] = []
  /// Sections that come with their items, by their new numbers.
  package var insertedSections: [Int] = []
  /// Sections whose contents are made anew, however many items they have, by their old numbers.
  package var reloadedSections: [Int] = []
  /// Sections that go elsewhere with their items.
  package var movedSections: [UpdateMove<Int>] = []

  /// Declares nothing.
  package init() {}

  /// Whether nothing is declared.
  package var isEmpty: Bool {
    deletedItems.isEmpty && insertedItems.isEmpty && reloadedItems.isEmpty
      && reconfiguredItems.isEmpty && movedItems.isEmpty && deletedSections.isEmpty
      && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
  }

  /// The same operations on positions.
  ///
  /// - Complexity: O(n).
  package var onPositions: UpdateOperations<ListPosition> { mapPaths(\.position) }

  /// The same operations on other paths.
  ///
  /// - Complexity: O(n).
  package func mapPaths<Other>(_ transform: (Path) -> Other) -> UpdateOperations<Other> {
    var result = UpdateOperations<Other>()
    result.deletedItems = deletedItems.map(transform)
    result.insertedItems = insertedItems.map(transform)
    result.reloadedItems = reloadedItems.map(transform)
    result.reconfiguredItems = reconfiguredItems.map(transform)
    result.movedItems = movedItems.map {
      UpdateMove(from: transform($0.from), to: transform($0.to))
    }
    result.deletedSections = deletedSections
    result.insertedSections = insertedSections
    result.reloadedSections = reloadedSections
    result.movedSections = movedSections
    return result
  }

  /// What is declared, as it stands in messages; long lists are cut.
  package var summary: String {
    func list(_ paths: [Path]) -> String {
      paths.sorted().map(\.position.description).joined(separator: " ")
    }
    func list(_ sections: [Int]) -> String {
      sections.sorted().map(String.init).joined(separator: " ")
    }
    let parts: [(String, String)] = [
      ("deleted sections", list(deletedSections)),
      ("inserted sections", list(insertedSections)),
      ("reloaded sections", list(reloadedSections)),
      ("moved sections", movedSections.map { "\($0.from)→\($0.to)" }.joined(separator: " ")),
      ("deleted items", list(deletedItems)),
      ("inserted items", list(insertedItems)),
      ("reloaded items", list(reloadedItems)),
      (
        "moved items",
        movedItems.map { "\($0.from.position)→\($0.to.position)" }.joined(separator: " ")
      ),
    ]
    let named = parts.filter { !$0.1.isEmpty }.map { "\($0.0) \(Self.cut($0.1))" }
    return named.isEmpty ? "nothing declared" : named.joined(separator: ", ")
  }

  private static func cut(_ text: String) -> String {
    text.count <= 120 ? text : text.prefix(117) + "…"
  }
}

/// Something that goes from one place to another.
package struct UpdateMove<Place: Hashable & Sendable>: Hashable, Sendable {
  /// Where it was before the updates.
  package var from: Place
  /// Where it is after them.
  package var to: Place

  /// Makes a move between two places.
  package init(from: Place, to: Place) {
    self.from = from
    self.to = to
  }
}
