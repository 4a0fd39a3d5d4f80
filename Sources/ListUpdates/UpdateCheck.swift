/// Holds what a batch of updates declares against the numbers of items before and after it.
package struct UpdateCheck: Sendable {
  private let operations: UpdateOperations<ListPosition>
  private let before: [Int]
  private let after: [Int]

  /// Makes the check of a batch; `before` and `after` are the numbers of items of each section.
  package init<Path>(_ operations: UpdateOperations<Path>, before: [Int], after: [Int]) {
    self.operations = operations.onPositions
    self.before = before
    self.after = after
  }

  /// What is wrong with the updates; nil where they agree with the numbers.
  ///
  /// Where more than one thing is wrong it is the one that explains the others: contradictions, then
  /// paths that do not exist, then numbers.
  ///
  /// - Complexity: O(n log n) of the number of operations and sections.
  package var mistake: UpdateMistake? {
    itemConflict ?? sectionConflict ?? missingSection ?? missingItem ?? wrongSectionCount
      ?? wrongItemCount
  }

  // MARK: Contradictions

  private var itemConflict: UpdateMistake? {
    let from = operations.movedItems.map(\.from)
    let to = operations.movedItems.map(\.to)
    let conflicts: [(ListPosition?, UpdateMistake.Conflict)] = [
      (common(operations.deletedItems, operations.reloadedItems), .deleteAndReload),
      (common(operations.deletedItems, from), .deleteAndMove),
      (common(operations.reloadedItems, from), .reloadAndMove),
      (common(operations.insertedItems, to), .insertAndMove),
      (twice(operations.deletedItems), .deleteTwice),
      (twice(operations.insertedItems), .insertTwice),
      (twice(from), .moveFromTwice),
      (twice(to), .moveToTwice),
    ]
    return conflicts.lazy.compactMap { place, conflict in
      place.map { .itemConflict($0, conflict) }
    }.first
  }

  private var sectionConflict: UpdateMistake? {
    let from = operations.movedSections.map(\.from)
    let to = operations.movedSections.map(\.to)
    let conflicts: [(Int?, UpdateMistake.Conflict)] = [
      (common(operations.deletedSections, operations.reloadedSections), .deleteAndReload),
      (common(operations.deletedSections, from), .deleteAndMove),
      (common(operations.insertedSections, to), .insertAndMove),
      (twice(from), .moveFromTwice),
      (twice(to), .moveToTwice),
    ]
    return conflicts.lazy.compactMap { place, conflict in
      place.map { .sectionConflict($0, conflict) }
    }.first
  }

  /// The first place that two lists name.
  private func common<Place: Hashable & Comparable>(_ a: [Place], _ b: [Place]) -> Place? {
    a.isEmpty || b.isEmpty ? nil : Set(a).intersection(b).min()
  }

  /// The first place that a list names twice.
  private func twice<Place: Hashable & Comparable>(_ places: [Place]) -> Place? {
    let sorted = places.sorted()
    return zip(sorted, sorted.dropFirst()).first { $0 == $1 }?.0
  }

  // MARK: Paths

  private var missingSection: UpdateMistake? {
    let gone =
      operations.deletedSections + operations.reloadedSections
      + operations.movedSections.map(\.from)
    if let section = gone.filter({ !before.indices.contains($0) }).min() {
      return .noSection(section, .before, count: before.count)
    }
    let come = operations.insertedSections + operations.movedSections.map(\.to)
    if let section = come.filter({ !after.indices.contains($0) }).min() {
      return .noSection(section, .after, count: after.count)
    }
    return nil
  }

  private var missingItem: UpdateMistake? {
    let old =
      operations.deletedItems + operations.reloadedItems + operations.reconfiguredItems
      + operations.movedItems.map(\.from)
    let new = operations.insertedItems + operations.movedItems.map(\.to)
    return missing(old, .before, before) ?? missing(new, .after, after)
  }

  private func missing(
    _ positions: [ListPosition],
    _ side: UpdateMistake.Side,
    _ counts: [Int]
  ) -> UpdateMistake? {
    func count(_ section: Int) -> Int { counts.indices.contains(section) ? counts[section] : 0 }
    return positions.filter { !(0..<count($0.section)).contains($0.item) }.min()
      .map { .noItem($0, side, count: count($0.section)) }
  }

  // MARK: Numbers

  private var wrongSectionCount: UpdateMistake? {
    let ledger = UpdateMistake.Ledger(
      before: before.count,
      inserted: Set(operations.insertedSections).count,
      deleted: Set(operations.deletedSections).count,
      after: after.count
    )
    return ledger.surplus == 0 ? nil : .sectionCount(ledger)
  }

  private var wrongItemCount: UpdateMistake? {
    let map = UpdateMap(operations)
    for (section, count) in before.enumerated() where !map.isReloaded(section: section) {
      guard let new = map.newSection(section), after.indices.contains(new),
        count + map.growth(ofSection: section) != after[new]
      else { continue }
      let moves = operations.movedItems
      let ledger = UpdateMistake.Ledger(
        before: count,
        inserted: operations.insertedItems.count { $0.section == new },
        deleted: operations.deletedItems.count { $0.section == section },
        movedIn: moves.count { $0.to.section == new && $0.from.section != section },
        movedOut: moves.count { $0.from.section == section && $0.to.section != new },
        after: after[new]
      )
      assert(ledger.expected == count + map.growth(ofSection: section))
      return .itemCount(section: new, ledger)
    }
    return nil
  }
}
