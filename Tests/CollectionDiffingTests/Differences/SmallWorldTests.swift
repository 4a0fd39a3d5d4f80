import TestSupport
import Testing

@testable import CollectionDiffing

/// Everything that can happen in a world small enough to try it all.
@Suite struct `All small worlds` {
  private typealias Snapshot = SectionedIdentifiers<String, Int>

  private static func snapshot(_ lists: [(String, [Int])]) throws -> Snapshot {
    var snapshot = Snapshot()
    try snapshot.append(sections: lists.map(\.0))
    for (section, items) in lists { try snapshot.append(items, to: section) }
    return snapshot
  }

  /// Every order of every subset.
  private static func arrangements(_ elements: [Int]) -> [[Int]] {
    [[]]
      + elements.indices.flatMap { index -> [[Int]] in
        var rest = elements
        let first = rest.remove(at: index)
        return arrangements(rest).map { [first] + $0 }
      }
  }

  /// Puts differences of one list into effect: what comes is told by its place afterwards.
  private static func apply(_ differences: Differences, to old: [Int], _ new: [Int]) -> [Int] {
    let gone = Set(differences.deletedItems + differences.movedItems.map(\.from)).map(\.item)
    var arriving: [Int: Int] = [:]
    for place in differences.insertedItems { arriving[place.item] = new[place.item] }
    for move in differences.movedItems { arriving[move.to.item] = old[move.from.item] }
    var staying = old.indices.filter { !gone.contains($0) }.map { old[$0] }.makeIterator()
    let count = old.count - gone.count + arriving.count
    return (0..<count).compactMap { arriving[$0] ?? staying.next() }
  }

  /// The length of the longest common subsequence, by trying every subset of the first list.
  private static func longestCommon(_ old: [Int], _ new: [Int]) -> Int {
    (0..<1 << old.count).filter { bits in
      let kept = old.indices.filter { bits >> $0 & 1 == 1 }.map { old[$0] }
      var rest = new[...]
      return kept.allSatisfy { item in
        guard let index = rest.firstIndex(of: item) else { return false }
        rest = rest[(index + 1)...]
        return true
      }
    }.map { $0.nonzeroBitCount }.max() ?? 0
  }

  @Test func `each arrangement of four becomes each other one with the fewest moves`() throws {
    let worlds = Self.arrangements([0, 1, 2, 3])
    #expect(worlds.count == 65)
    let snapshots = try worlds.map { try Self.snapshot([("a", $0)]) }
    for (old, before) in zip(worlds, snapshots) {
      for (new, after) in zip(worlds, snapshots) {
        let differences = after.differences(from: before)
        let common = Set(old).intersection(new).count
        guard
          Self.apply(differences, to: old, new) == new,
          differences.deletedItems.count == old.count - common,
          differences.insertedItems.count == new.count - common,
          differences.movedItems.count == common - Self.longestCommon(old, new)
        else {
          Issue.record("\(old) to \(new): \(differences)")
          continue
        }
      }
    }
  }

  @Test func `each order of five becomes each other one with the fewest moves`() throws {
    let worlds = Self.arrangements([0, 1, 2, 3, 4]).filter { $0.count == 5 }
    #expect(worlds.count == 120)
    let before = try Self.snapshot([("a", [0, 1, 2, 3, 4])])
    for new in worlds {
      let differences = try Self.snapshot([("a", new)]).differences(from: before)
      #expect(Self.apply(differences, to: [0, 1, 2, 3, 4], new) == new)
      #expect(differences.movedItems.count == 5 - Self.longestCommon([0, 1, 2, 3, 4], new))
      // The other way round is as far.
      let back = try before.differences(from: Self.snapshot([("a", new)]))
      #expect(back.movedItems.count == differences.movedItems.count)
    }
  }

  /// Two sections whose order changes too, and each way of dealing out three items.
  @Test func `each way of dealing three items to two sections becomes each other one`() throws {
    var worlds: [[(String, [Int])]] = []
    for order in [["a", "b"], ["b", "a"], ["a"], ["b"], []] {
      for items in Self.arrangements([0, 1, 2]) where !order.isEmpty || items.isEmpty {
        for cut in 0...(order.count == 2 ? items.count : 0) {
          worlds.append(
            order.count == 2
              ? [(order[0], Array(items[..<cut])), (order[1], Array(items[cut...]))]
              : order.map { ($0, items) }
          )
        }
      }
    }
    let snapshots = try worlds.map(Self.snapshot)
    for (old, before) in zip(worlds, snapshots) {
      for (new, after) in zip(worlds, snapshots) {
        let differences = after.differences(from: before)
        let (gone, come) = (
          old.map(\.0).filter { !after.sections.contains($0) },
          new.map(\.0).filter { !before.sections.contains($0) }
        )
        guard
          differences.isEmpty == (before == after),
          differences.deletedSections.map({ old[$0].0 }) == gone,
          differences.insertedSections.map({ new[$0].0 }) == come,
          Self.isTrue(differences, old, new, before, after)
        else {
          Issue.record("\(old) to \(new): \(differences)")
          continue
        }
      }
    }
  }

  /// Whether everything that differences say of items is so, and nothing is left out.
  private static func isTrue(
    _ differences: Differences,
    _ old: [(String, [Int])],
    _ new: [(String, [Int])],
    _ before: Snapshot,
    _ after: Snapshot
  ) -> Bool {
    let moved = Set(differences.movedItems.map { old[$0.from.section].1[$0.from.item] })
    let deleted = Set(differences.deletedItems.map { old[$0.section].1[$0.item] })
    let inserted = Set(differences.insertedItems.map { new[$0.section].1[$0.item] })
    guard moved.count == differences.movedItems.count else { return false }
    let movesAreRight = differences.movedItems.allSatisfy {
      old[$0.from.section].1[$0.from.item] == new[$0.to.section].1[$0.to.item]
    }
    let deletionsAreRight = before.items.allSatisfy { item in
      let isListed = before.section(containing: item).map(after.sections.contains) == true
      return deleted.contains(item) == (!after.contains(item) && isListed)
    }
    let insertionsAreRight = after.items.allSatisfy { item in
      let isListed = after.section(containing: item).map(before.sections.contains) == true
      return inserted.contains(item) == (!before.contains(item) && isListed)
    }
    let changersMove = before.items.filter(after.contains).allSatisfy {
      before.section(containing: $0) == after.section(containing: $0) || moved.contains($0)
    }
    return movesAreRight && deletionsAreRight && insertionsAreRight && changersMove
  }
}
