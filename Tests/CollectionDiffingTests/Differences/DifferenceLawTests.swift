import CollectionDiffing
import TestSupport
import Testing

/// What holds for the differences of any two orders.
@Suite struct `Laws of differences` {
  private typealias Snapshot = SectionedIdentifiers<Int, Int>

  private static func snapshot(_ random: inout SplitMix64) throws -> Snapshot {
    var snapshot = Snapshot()
    let sections = Array(0..<5).shuffled(using: &random).prefix(random.int(0...5))
    try snapshot.append(sections: Array(sections))
    guard !sections.isEmpty else { return snapshot }
    for item in Array(0..<24).shuffled(using: &random) where !random.once(in: 4) {
      try snapshot.append([item], to: random.pick(Array(sections)))
    }
    return snapshot
  }

  private static func pair(_ seed: Int) throws -> (old: Snapshot, new: Snapshot) {
    var random = SplitMix64(seed: seed)
    return (try snapshot(&random), try snapshot(&random))
  }

  @Test(arguments: 0..<40) func `of an order and itself are none`(seed: Int) throws {
    let old = try Self.pair(seed).old
    #expect(old.differences(from: old).isEmpty)
    #expect(old.differences(from: old) == Differences())
  }

  @Test(arguments: 0..<80) func `there and back swap what comes and what goes`(seed: Int) throws {
    let (old, new) = try Self.pair(seed)
    let (there, back) = (new.differences(from: old), old.differences(from: new))
    #expect(there.insertedSections.sorted() == back.deletedSections.sorted())
    #expect(there.deletedSections.sorted() == back.insertedSections.sorted())
    #expect(there.insertedItems.sorted() == back.deletedItems.sorted())
    #expect(there.deletedItems.sorted() == back.insertedItems.sorted())
    // Which of equally many move is a choice, how many is not.
    #expect(there.movedSections.count == back.movedSections.count)
    #expect(there.movedItems.count == back.movedItems.count)
  }

  @Test(arguments: 0..<80) func `name what they say they name`(seed: Int) throws {
    let (old, new) = try Self.pair(seed)
    let differences = new.differences(from: old)
    for position in differences.deletedSections {
      let section = try #require(old.section(at: position))
      #expect(new.position(of: section) == nil)
    }
    for position in differences.insertedSections {
      let section = try #require(new.section(at: position))
      #expect(old.position(of: section) == nil)
    }
    for move in differences.movedSections {
      #expect(old.section(at: move.from) == new.section(at: move.to))
      #expect(old.section(at: move.from) != nil)
    }
    for place in differences.deletedItems {
      let item = try #require(old.item(at: place))
      #expect(!new.contains(item))
    }
    for place in differences.insertedItems {
      let item = try #require(new.item(at: place))
      #expect(!old.contains(item))
    }
    for move in differences.movedItems {
      let item = try #require(old.item(at: move.from))
      #expect(new.item(at: move.to) == item)
    }
  }

  @Test(arguments: 0..<80) func `name nothing twice`(seed: Int) throws {
    let (old, new) = try Self.pair(seed)
    let differences = new.differences(from: old)
    let gone = differences.deletedItems + differences.movedItems.map(\.from)
    let come = differences.insertedItems + differences.movedItems.map(\.to)
    #expect(Set(gone).count == gone.count && Set(come).count == come.count)
    let goneSections = differences.deletedSections + differences.movedSections.map(\.from)
    let comeSections = differences.insertedSections + differences.movedSections.map(\.to)
    #expect(Set(goneSections).count == goneSections.count)
    #expect(Set(comeSections).count == comeSections.count)
  }

  @Test(arguments: 0..<80) func `leave the items of sections that come or go unnamed`(
    seed: Int
  ) throws {
    let (old, new) = try Self.pair(seed)
    let differences = new.differences(from: old)
    for place in differences.deletedItems {
      #expect(!differences.deletedSections.contains(place.section))
    }
    for place in differences.insertedItems {
      #expect(!differences.insertedSections.contains(place.section))
    }
  }

  @Test(arguments: 0..<40) func `do not ask what way led to an order`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let (old, new) = try Self.pair(seed)
    // The same order, put together one item after the other in no order.
    var other = Snapshot()
    try other.append(sections: new.sections)
    for item in new.items.shuffled(using: &random) {
      guard let section = new.section(containing: item) else { continue }
      let next = (new.items(in: section) ?? []).drop { $0 != item }.dropFirst()
        .first(where: other.contains)
      if let next {
        try other.insert([item], .before, next)
      } else {
        try other.append([item], to: section)
      }
    }
    #expect(other == new)
    #expect(other.differences(from: old) == new.differences(from: old))
  }

  @Test func `one that goes to another section is one move, and no more`() throws {
    var old = Snapshot()
    try old.append(sections: [1, 2])
    try old.append(Array(0..<10), to: 1)
    try old.append(Array(10..<20), to: 2)
    var new = old
    try new.move(3, .after, 14)
    let differences = new.differences(from: old)
    #expect(
      differences.movedItems == [
        .init(from: Place(section: 0, item: 3), to: Place(section: 1, item: 5))
      ]
    )
    #expect(differences.deletedItems.isEmpty && differences.insertedItems.isEmpty)
  }

  @Test func `an item of a section that goes moves out of it`() throws {
    var old = Snapshot()
    try old.append(sections: [1, 2])
    try old.append([5, 6, 7], to: 1)
    var new = old
    try new.append([6], to: 2)
    try new.delete(sections: [1])
    let differences = new.differences(from: old)
    #expect(differences.deletedSections == [0] && differences.deletedItems.isEmpty)
    #expect(
      differences.movedItems == [
        .init(from: Place(section: 0, item: 1), to: Place(section: 0, item: 0))
      ]
    )
  }

  @Test(arguments: 1...4)
  func `sections that move together are each moved to their own place`(count: Int) throws {
    var (old, new) = (Snapshot(), Snapshot())
    try old.append(sections: Array(0..<10))
    try new.append(sections: Array(count..<10) + Array(0..<count))
    let moves = new.differences(from: old).movedSections.sorted { $0.from < $1.from }
    #expect(moves.map(\.from) == Array(0..<count))
    #expect(moves.map(\.to) == Array(10 - count..<10))
  }
}
