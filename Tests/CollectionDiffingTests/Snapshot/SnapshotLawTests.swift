import CollectionDiffing
import TestSupport
import Testing

/// What one edit undoes of another, and what none may change.
@Suite struct `Laws of ordered identifiers` {
  private typealias Snapshot = SectionedIdentifiers<String, Int>

  private func sample(_ random: inout SplitMix64) throws -> Snapshot {
    var snapshot = Snapshot()
    let names = ["a", "b", "c", "d"].shuffled(using: &random)
    try snapshot.append(sections: names)
    for item in Array(0..<20).shuffled(using: &random) where !random.once(in: 5) {
      try snapshot.append([item], to: random.pick(names))
    }
    return snapshot
  }

  @Test(arguments: 0..<40)
  func `moving away and back is nothing`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let before = try sample(&random)
    var snapshot = before
    let section = try #require(before.sections.first { (before.itemCount(in: $0) ?? 0) > 1 })
    let items = try #require(before.items(in: section))
    let index = random.int(0...items.count - 2)
    let target = random.pick(before.items.filter { $0 != items[index] && $0 != items[index + 1] })
    try snapshot.move(items[index], random.once(in: 2) ? .before : .after, target)
    try snapshot.move(items[index], .before, items[index + 1])
    #expect(snapshot == before)
    let (first, second) = (before.sections[1], before.sections[2])
    try snapshot.move(section: first, .after, before.sections[3])
    try snapshot.move(section: first, .before, second)
    #expect(snapshot == before)
  }

  @Test(arguments: 0..<40)
  func `inserting and deleting is nothing`(seed: Int) throws {
    var random = SplitMix64(seed: 50 + seed)
    let before = try sample(&random)
    var snapshot = before
    let new = (0..<random.int(1...9)).map { 100 + $0 }
    try snapshot.insert(new, random.once(in: 2) ? .before : .after, random.pick(before.items))
    #expect(snapshot != before && snapshot.itemCount == before.itemCount + new.count)
    try snapshot.delete(new.shuffled(using: &random))
    #expect(snapshot == before)
    try snapshot.insert(sections: ["x", "y"], .before, random.pick(before.sections))
    try snapshot.append(new, to: "x")
    try snapshot.delete(sections: ["y", "x"])
    #expect(snapshot == before)
    #expect(new.allSatisfy { !snapshot.contains($0) })
  }

  @Test(arguments: 0..<40)
  func `putting something where it is changes nothing`(seed: Int) throws {
    var random = SplitMix64(seed: 90 + seed)
    let before = try sample(&random)
    var snapshot = before
    for section in before.sections {
      let items = try #require(before.items(in: section))
      try snapshot.append(items, to: section)
      for (item, following) in zip(items, items.dropFirst()) {
        try snapshot.move(item, .before, following)
        try snapshot.insert([following], .after, item)
      }
    }
    #expect(snapshot == before)
  }

  @Test(arguments: 0..<40)
  func `what is equal is equal whatever the way to it`(seed: Int) throws {
    var random = SplitMix64(seed: 130 + seed)
    var snapshot = try sample(&random)
    for item in snapshot.items.shuffled(using: &random) where random.once(in: 2) {
      let other = random.pick(snapshot.items.filter { $0 != item })
      try snapshot.move(item, .after, other)
    }
    var fresh = Snapshot()
    try fresh.append(sections: snapshot.sections)
    for section in snapshot.sections {
      try fresh.append(snapshot.items(in: section) ?? [], to: section)
    }
    #expect(fresh == snapshot)
    #expect(fresh.differences(from: snapshot).isEmpty)
    #expect(snapshot.differences(from: fresh).isEmpty)
    // One item in the next section is another order, though the items are the same in a row.
    guard let last = fresh.items(in: fresh.sections[0])?.last else { return }
    if let next = fresh.items(in: fresh.sections[1])?.first {
      try fresh.move(last, .before, next)
    } else {
      try fresh.append([last], to: fresh.sections[1])
    }
    #expect(fresh != snapshot)
  }

  /// Each mistake there is, told and without effect.
  @Test func `mistakes tell what is wrong and change nothing`() throws {
    var snapshot = Snapshot()
    #expect(throws: Mistake.noSections) { try snapshot.append([1], to: nil) }
    try snapshot.append(sections: ["a", "b"])
    try snapshot.append([1, 2], to: "a")
    let before = snapshot
    #expect(throws: Mistake.noSection("q")) { try snapshot.append([3], to: "q") }
    #expect(throws: Mistake.noNeighbour(.item, "9")) { try snapshot.insert([3], .after, 9) }
    #expect(throws: Mistake.nothingToMove(.item, "9")) { try snapshot.move(9, .after, 1) }
    #expect(throws: Mistake.nowhereToMove(.item, "9")) { try snapshot.move(1, .after, 9) }
    #expect(throws: Mistake.movedBesideItself(.item, "1")) { try snapshot.move(1, .after, 1) }
    #expect(throws: Mistake.sectionsExist(["b"])) { try snapshot.append(sections: ["c", "b"]) }
    #expect(
      throws: Mistake.repeated(.section, [.init(identifier: "c", first: 0, second: 1)])
    ) { try snapshot.append(sections: ["c", "c"]) }
    #expect(throws: Mistake.noNeighbour(.section, "q")) {
      try snapshot.insert(sections: ["c"], .before, "q")
    }
    #expect(throws: Mistake.neighbourInList(.section, "a")) {
      try snapshot.insert(sections: ["c", "a"], .before, "a")
    }
    #expect(throws: Mistake.nothingToMove(.section, "q")) {
      try snapshot.move(section: "q", .before, "a")
    }
    #expect(throws: Mistake.nowhereToMove(.section, "q")) {
      try snapshot.move(section: "a", .before, "q")
    }
    #expect(throws: Mistake.movedBesideItself(.section, "a")) {
      try snapshot.move(section: "a", .after, "a")
    }
    #expect(
      throws: Mistake.repeated(.section, [.init(identifier: "a", first: 0, second: 1)])
    ) { try snapshot.delete(sections: ["a", "a"]) }
    #expect(
      throws: Mistake.repeated(.item, [.init(identifier: "1", first: 0, second: 1)])
    ) { try snapshot.delete([1, 1]) }
    #expect(snapshot == before)
    // Nothing is no mistake, wherever it goes.
    try snapshot.append([], to: "q")
    try snapshot.insert([], .after, 9)
    try snapshot.insert(sections: [], .after, "q")
    try snapshot.delete([9])
    try snapshot.delete(sections: ["q"])
    #expect(snapshot == before)
  }

  @Test func `asked for what is not there it says so`() throws {
    var snapshot = Snapshot()
    #expect(snapshot.section(at: 0) == nil && snapshot.item(at: Place(section: 0, item: 0)) == nil)
    try snapshot.append(sections: ["a"])
    try snapshot.append([1], to: nil)
    #expect(snapshot.items(in: "q") == nil && snapshot.itemCount(in: "q") == nil)
    #expect(snapshot.position(of: "q") == nil && snapshot.index(of: 9) == nil)
    #expect(snapshot.place(of: 9) == nil && snapshot.section(containing: 9) == nil)
    #expect(snapshot.section(at: -1) == nil && snapshot.section(at: 1) == nil)
    for place in [(0, 1), (0, -1), (1, 0), (-1, 0)] {
      #expect(snapshot.item(at: Place(section: place.0, item: place.1)) == nil)
    }
    #expect(snapshot.item(at: Place(section: 0, item: 0)) == 1)
    snapshot.deleteAll()
    #expect(snapshot == Snapshot() && snapshot.sectionCount == 0 && !snapshot.contains(1))
  }
}
