import CollectionDiffing
import TestSupport
import Testing

/// Differences between random orders, put into effect on plain arrays.
@Suite struct DifferencePropertyTests {
  private typealias Snapshot = SectionedIdentifiers<Int, Int>

  private static func snapshot(_ lists: [(Int, [Int])]) throws -> Snapshot {
    var snapshot = Snapshot()
    try snapshot.append(sections: lists.map(\.0))
    for (section, items) in lists { try snapshot.append(items, to: section) }
    return snapshot
  }

  private static func lists(of snapshot: Snapshot) -> [(Int, [Int])] {
    snapshot.sections.map { ($0, snapshot.items(in: $0) ?? []) }
  }

  /// Some sections with some of the items of a small world in a random order.
  private static func random(
    _ random: inout SplitMix64,
    _ sections: Int,
    _ items: Int
  ) throws
    -> Snapshot
  {
    let names = Array(0..<sections).shuffled(using: &random).prefix(random.int(0...sections))
    var lists = names.map { ($0, [Int]()) }
    guard !lists.isEmpty else { return Snapshot() }
    for item in Array(0..<items).shuffled(using: &random) where !random.once(in: 3) {
      lists[random.int(0...lists.count - 1)].1.append(item)
    }
    return try snapshot(lists)
  }

  /// A snapshot after some deletions, insertions and moves.
  private static func edited(_ old: Snapshot, _ random: inout SplitMix64) throws -> Snapshot {
    var new = old
    for _ in 0..<random.int(0...12) {
      guard let item = new.items.randomElement(using: &random) else { break }
      switch random.int(0...3) {
      case 0: try new.delete([item])
      case 1: try new.insert([random.int(1_000...9_000)].filter { $0 != item }, .after, item)
      case 2:
        guard let section = new.sections.randomElement(using: &random),
          let other = new.sections.randomElement(using: &random), other != section
        else { continue }
        try new.move(section: section, .before, other)
      default:
        guard let other = new.items.randomElement(using: &random), other != item else { continue }
        try new.move(item, .before, other)
      }
    }
    return new
  }

  /// Puts the differences into effect: what stays fills the gaps in its old order.
  private static func apply(
    _ differences: Differences,
    to old: [(Int, [Int])],
    towards new: [(Int, [Int])]
  ) -> [(Int, [Int])] {
    let goneSections = Set(differences.deletedSections + differences.movedSections.map(\.from))
    var arriving: [Int: (Int, Int?)] = [:]
    for position in differences.insertedSections { arriving[position] = (new[position].0, nil) }
    for move in differences.movedSections { arriving[move.to] = (old[move.from].0, move.from) }
    var staying = old.indices.filter { !goneSections.contains($0) }.makeIterator()
    let count = old.count - differences.deletedSections.count + differences.insertedSections.count
    let gone = Set(differences.deletedItems + differences.movedItems.map(\.from))
    var arrivals: [Place: Int] = [:]
    for place in differences.insertedItems { arrivals[place] = new[place.section].1[place.item] }
    for move in differences.movedItems {
      arrivals[move.to] = old[move.from.section].1[move.from.item]
    }
    var result: [(Int, [Int])] = []
    for position in 0..<count {
      var source: Int?
      if let arrived = arriving[position] { source = arrived.1 } else { source = staying.next() }
      var items: [Int] = []
      if let source {
        var rest = old[source].1.enumerated()
          .filter { !gone.contains(Place(section: source, item: $0.offset)) }
          .map(\.element).makeIterator()
        while true {
          if let item = arrivals[Place(section: position, item: items.count)] {
            items.append(item)
          } else if let item = rest.next() {
            items.append(item)
          } else {
            break
          }
        }
        result.append((old[source].0, items))
      } else {
        result.append((new[position].0, new[position].1))
      }
    }
    return result
  }

  /// The longest increasing subsequence, the plain way.
  private static func longestRise(_ list: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, value) in list.enumerated() {
      lengths.append(1 + (0..<index).filter { list[$0] < value }.map { lengths[$0] }.reduce(0, max))
    }
    return lengths.max() ?? 0
  }

  private static func leastMoves(_ old: [Int], _ new: [Int]) -> Int {
    let common = new.compactMap(old.firstIndex)
    return common.count - longestRise(common)
  }

  private static func expectRight(_ old: Snapshot, _ new: Snapshot) {
    let differences = new.differences(from: old)
    let (a, b) = (lists(of: old), lists(of: new))
    let result = apply(differences, to: a, towards: b)
    #expect(result.map(\.0) == b.map(\.0) && result.map(\.1) == b.map(\.1))
    #expect(differences.isEmpty == (old == new))
    #expect(differences.movedSections.count == leastMoves(a.map(\.0), b.map(\.0)))
    // Items that change the section have to move; the others as few as can be.
    var moves = 0
    for (section, items) in b {
      for item in items {
        guard let origin = old.section(containing: item) else { continue }
        moves += origin == section ? 0 : 1
      }
      if let before = old.items(in: section) { moves += leastMoves(before, items) }
    }
    #expect(differences.movedItems.count == moves)
    let kept = Set(old.sections).intersection(new.sections)
    let deleted = a.filter { kept.contains($0.0) }.flatMap(\.1).filter { !new.contains($0) }
    #expect(differences.deletedItems.count == deleted.count)
    let inserted = b.filter { kept.contains($0.0) }.flatMap(\.1).filter { !old.contains($0) }
    #expect(differences.insertedItems.count == inserted.count)
  }

  @Test(arguments: 1...4) func `random orders become one another with the fewest moves`(
    seed: Int
  ) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<150 {
      let sections = random.int(1...5)
      let items = random.int(0...40)
      Self.expectRight(
        try Self.random(&random, sections, items),
        try Self.random(&random, sections, items)
      )
    }
  }

  @Test(arguments: 1...4) func `edited orders are told in the fewest moves`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<80 {
      let old = try Self.random(&random, random.int(1...4), random.int(0...150))
      Self.expectRight(old, try Self.edited(old, &random))
    }
  }

  @Test func `a few moves in a long list are that many moves`() throws {
    var random = SplitMix64(seed: 9)
    var list = Array(0..<2_000)
    let old = try Self.snapshot([(0, list)])
    for _ in 0..<13 {
      let item = list.remove(at: random.int(0...list.count - 1))
      list.insert(item, at: random.int(0...list.count))
    }
    let differences = try Self.snapshot([(0, list)]).differences(from: old)
    #expect(differences.movedItems.count <= 13 && !differences.movedItems.isEmpty)
    #expect(differences.deletedItems.isEmpty && differences.insertedItems.isEmpty)
  }

  @Test func `what stays is neither hashed nor looked up`() throws {
    let counter = Counter()
    func counted(_ values: [Int]) throws -> SectionedIdentifiers<Int, Counted> {
      var snapshot = SectionedIdentifiers<Int, Counted>()
      try snapshot.append(sections: [0])
      try snapshot.append(values.map { Counted(value: $0, counter: counter) }, to: nil)
      return snapshot
    }
    let old = try counted(Array(0..<500))
    let new = try counted(Array(0..<200) + [1_000] + Array(200..<300) + Array(310..<500))
    #expect(counter.hashes == 991)
    counter.comparisons = 0
    let differences = new.differences(from: old)
    #expect(differences.insertedItems == [Place(section: 0, item: 200)])
    #expect(differences.deletedItems.count == 10 && differences.movedItems.isEmpty)
    #expect(counter.hashes == 991 && counter.comparisons < 900)
  }

  @Test func `identifiers that are equal to everything still give sound places`() throws {
    func unsound(_ count: Int) throws -> SectionedIdentifiers<Int, Unsound> {
      var snapshot = SectionedIdentifiers<Int, Unsound>()
      try snapshot.append(sections: [0])
      for value in 0..<count { try snapshot.append([Unsound(value: value)], to: nil) }
      return snapshot
    }
    let (old, new) = (try unsound(30), try unsound(20))
    let differences = new.differences(from: old)
    #expect(
      old.itemCount - differences.deletedItems.count + differences.insertedItems.count
        == new.itemCount
    )
    #expect(Set(differences.deletedItems).count == differences.deletedItems.count)
  }

  private final class Counter {
    var hashes = 0
    var comparisons = 0
  }

  private struct Counted: Hashable, @unchecked Sendable {
    let value: Int
    let counter: Counter

    static func == (a: Self, b: Self) -> Bool {
      a.counter.comparisons += 1
      return a.value == b.value
    }

    func hash(into hasher: inout Hasher) {
      counter.hashes += 1
      hasher.combine(value)
    }
  }

  /// Equal whenever both are odd, against its hash.
  private struct Unsound: Hashable {
    let value: Int

    static func == (a: Self, b: Self) -> Bool { a.value == b.value || a.value * b.value % 2 == 1 }
    func hash(into hasher: inout Hasher) { hasher.combine(value) }
  }
}
