import CollectionDiffing
import TestSupport
import Testing

/// Several ways to say the same edit.
@Suite struct `Edits that are the same` {
  private typealias Snapshot = SectionedIdentifiers<String, Int>

  private static func sample(_ seed: Int) throws -> (snapshot: Snapshot, random: SplitMix64) {
    var random = SplitMix64(seed: seed)
    var snapshot = Snapshot()
    try snapshot.append(sections: ["a", "b", "c"])
    for item in Array(0..<24).shuffled(using: &random) {
      try snapshot.append([item], to: random.pick(["a", "b", "c"]))
    }
    return (snapshot, random)
  }

  /// What an order is after an edit.
  private func edited(
    _ snapshot: Snapshot,
    _ edit: (inout Snapshot) throws -> Void
  ) throws -> Snapshot {
    var snapshot = snapshot
    try edit(&snapshot)
    return snapshot
  }

  @Test(arguments: 0..<30) func `at the end is after the last`(seed: Int) throws {
    let snapshot = try Self.sample(seed).snapshot
    for section in snapshot.sections {
      guard let last = snapshot.items(in: section)?.last else { continue }
      let one = try edited(snapshot) { try $0.append([50, 51], to: section) }
      let other = try edited(snapshot) {
        try $0.insert([50, 51], .after, last)
      }
      #expect(one == other)
    }
  }

  @Test(arguments: 0..<30) func `after one is before the next`(seed: Int) throws {
    let snapshot = try Self.sample(seed).snapshot
    for section in snapshot.sections {
      let items = snapshot.items(in: section) ?? []
      for (a, b) in zip(items, items.dropFirst()) {
        let one = try edited(snapshot) { try $0.insert([50], .after, a) }
        let other = try edited(snapshot) {
          try $0.insert([50], .before, b)
        }
        #expect(one == other)
      }
    }
  }

  @Test(arguments: 0..<30) func `to insert what is there is to move it`(seed: Int) throws {
    var (snapshot, random) = try Self.sample(seed)
    for _ in 0..<20 {
      let (item, neighbour) = (random.int(0...23), random.int(0...23))
      guard item != neighbour else { continue }
      for side in [Side.before, .after] {
        let one = try edited(snapshot) { try $0.insert([item], side, neighbour) }
        let other = try edited(snapshot) {
          try $0.move(item, side, neighbour)
        }
        #expect(one == other)
      }
    }
  }

  @Test(arguments: 0..<30) func `to move is to delete and to insert`(seed: Int) throws {
    var (snapshot, random) = try Self.sample(seed)
    for _ in 0..<20 {
      let items = Set((0..<4).map { _ in random.int(0...23) }).sorted()
      guard let neighbour = snapshot.items.first(where: { !items.contains($0) }) else { continue }
      let one = try edited(snapshot) { try $0.insert(items, .after, neighbour) }
      let other = try edited(snapshot) {
        try $0.delete(items)
        try $0.insert(items, .after, neighbour)
      }
      #expect(one == other)
    }
  }

  @Test(arguments: 0..<30) func `many at once are one after the other`(seed: Int) throws {
    var (snapshot, random) = try Self.sample(seed)
    let items = Array(Set((0..<6).map { _ in random.int(0...40) })).shuffled(using: &random)
    let added = try edited(snapshot) { try $0.append(items, to: "b") }
    let addedSingly = try edited(snapshot) { again in
      for item in items { try again.append([item], to: "b") }
    }
    #expect(added == addedSingly)
    let deleted = try edited(snapshot) { try $0.delete(items) }
    let deletedSingly = try edited(snapshot) { again in
      for item in items.reversed() { try again.delete([item]) }
    }
    #expect(deleted == deletedSingly)
  }

  @Test(arguments: 0..<30) func `to delete a section is to delete its items and it`(
    seed: Int
  ) throws {
    let snapshot = try Self.sample(seed).snapshot
    for section in snapshot.sections {
      let one = try edited(snapshot) { try $0.delete(sections: [section]) }
      let other = try edited(snapshot) {
        try $0.delete($0.items(in: section) ?? [])
        try $0.delete(sections: [section])
      }
      #expect(one == other)
    }
  }

  @Test func `a section before one is after the one before it`() throws {
    let snapshot = try Self.sample(1).snapshot
    let before = try edited(snapshot) { try $0.insert(sections: ["x"], .before, "b") }
    let after = try edited(snapshot) {
      try $0.insert(sections: ["x"], .after, "a")
    }
    #expect(before == after)
    let movedBefore = try edited(snapshot) { try $0.move(section: "a", .before, "c") }
    let movedAfter = try edited(snapshot) {
      try $0.move(section: "a", .after, "b")
    }
    #expect(movedBefore == movedAfter)
    let appended = try edited(snapshot) { try $0.append(sections: ["x", "y"]) }
    let insertedLast = try edited(snapshot) {
      try $0.insert(sections: ["x", "y"], .after, "c")
    }
    #expect(appended == insertedLast)
  }

  @Test(arguments: 0..<30) func `edits of two sections do not mind which comes first`(
    seed: Int
  ) throws {
    let snapshot = try Self.sample(seed).snapshot
    let one = try edited(snapshot) {
      try $0.append([60, 61], to: "a")
      try $0.delete($0.items(in: "b") ?? [])
    }
    let other = try edited(snapshot) {
      try $0.delete($0.items(in: "b") ?? [])
      try $0.append([60, 61], to: "a")
    }
    #expect(one == other)
  }
}
