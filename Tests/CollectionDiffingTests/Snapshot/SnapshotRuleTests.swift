import CollectionDiffing
import TestSupport
import Testing

/// The rules of diffable data, one after the other.
@Suite struct `Rules of sections and items` {
  private typealias Snapshot = SectionedIdentifiers<String, Int>

  /// Items 0 to 2 in "a", 3 to 5 in "b", none in "c".
  private func snapshot() throws -> Snapshot {
    var snapshot = Snapshot()
    try snapshot.append(sections: ["a", "b", "c"])
    try snapshot.append([0, 1, 2], to: "a")
    try snapshot.append([3, 4, 5], to: "b")
    return snapshot
  }

  @Test func `items without a section go to the last one (rule D4)`() throws {
    var snapshot = try snapshot()
    try snapshot.append([7, 8], to: nil)
    #expect(snapshot.items(in: "c") == [7, 8])
    try snapshot.delete(sections: ["c"])
    try snapshot.append([9], to: nil)
    #expect(snapshot.items(in: "b") == [3, 4, 5, 9])
  }

  @Test func `without any section that is a mistake, with items or without (rule D5)`() {
    var snapshot = Snapshot()
    #expect(throws: Mistake.noSections) { try snapshot.append([], to: nil) }
    #expect(throws: Mistake.noSections) { try snapshot.append([1], to: "a") }
  }

  @Test func `an item that is there already moves (rule D7)`() throws {
    var snapshot = try snapshot()
    try snapshot.append([1, 9, 3], to: "a")
    #expect(snapshot.items(in: "a") == [0, 2, 1, 9, 3])
    #expect(snapshot.items(in: "b") == [4, 5])
    #expect(snapshot.itemCount == 7)
  }

  @Test func `a section stays when its last item goes (rule D10)`() throws {
    var snapshot = try snapshot()
    try snapshot.delete([3, 77, 5, 4])
    #expect(snapshot.sections == ["a", "b", "c"])
    #expect(snapshot.itemCount(in: "b") == 0 && snapshot.items(in: "b") == [])
    #expect(snapshot.section(containing: 3) == nil)
  }

  @Test func `everything goes, sections too (rule D11)`() throws {
    var snapshot = try snapshot()
    snapshot.deleteAll()
    #expect(snapshot.sections.isEmpty && snapshot.items.isEmpty && snapshot.itemCount == 0)
    try snapshot.append(sections: ["a"])
    try snapshot.append([0], to: "a")
    #expect(snapshot.items == [0])
  }

  @Test func `an item moved goes to the other's section (rule D13)`() throws {
    var snapshot = try snapshot()
    try snapshot.move(0, .after, 4)
    #expect(snapshot.items(in: "b") == [3, 4, 0, 5])
    try snapshot.move(0, .before, 3)
    #expect(snapshot.items(in: "b") == [0, 3, 4, 5])
    try snapshot.move(0, .after, 5)
    #expect(snapshot.items(in: "b") == [3, 4, 5, 0])
    #expect(snapshot.section(containing: 0) == "b")
  }

  @Test func `a section moved takes its items along (rule D16)`() throws {
    var snapshot = try snapshot()
    try snapshot.move(section: "a", .after, "b")
    #expect(snapshot.sections == ["b", "a", "c"])
    #expect(snapshot.items == [3, 4, 5, 0, 1, 2])
    try snapshot.move(section: "c", .before, "b")
    #expect(snapshot.sections == ["c", "b", "a"])
    try snapshot.move(section: "c", .after, "a")
    #expect(snapshot.sections == ["b", "a", "c"])
    #expect(snapshot.index(of: 0) == 3 && snapshot.place(of: 0) == Place(section: 1, item: 0))
  }

  @Test func `sections are put before and after others`() throws {
    var snapshot = try snapshot()
    try snapshot.insert(sections: ["x", "y"], .before, "a")
    try snapshot.insert(sections: ["z"], .after, "a")
    #expect(snapshot.sections == ["x", "y", "a", "z", "b", "c"])
    #expect(snapshot.position(of: "b") == 4 && snapshot.section(at: 3) == "z")
    #expect(snapshot.index(of: 3) == 3)
  }

  @Test func `sections that go take their items along, and unknown ones are no matter`() throws {
    var snapshot = try snapshot()
    try snapshot.delete(sections: ["q", "a", "c"])
    #expect(snapshot.sections == ["b"] && snapshot.items == [3, 4, 5])
    #expect(snapshot.place(of: 4) == Place(section: 0, item: 1))
    #expect(snapshot.index(of: 5) == 2 && !snapshot.contains(0))
  }

  @Test(arguments: 0..<12) func `every question gives the same answer about a place`(
    seed: Int
  ) throws {
    var random = SplitMix64(seed: seed)
    var snapshot = try snapshot()
    for item in 10..<200 {
      let section = random.pick(["a", "b", "c"])
      try snapshot.append([item], to: section)
      if random.once(in: 3) { try snapshot.delete([random.int(0...item)]) }
    }
    var index = 0
    for (position, section) in snapshot.sections.enumerated() {
      let items = snapshot.items(in: section) ?? []
      #expect(snapshot.itemCount(in: section) == items.count)
      #expect(snapshot.itemCount(at: position) == items.count)
      #expect(snapshot.section(at: position) == section)
      #expect(snapshot.position(of: section) == position)
      for (offset, item) in items.enumerated() {
        let place = Place(section: position, item: offset)
        #expect(snapshot.place(of: item) == place && snapshot.item(at: place) == item)
        #expect(snapshot.index(of: item) == index)
        #expect(snapshot.section(containing: item) == section)
        #expect(snapshot.contains(item))
        index += 1
      }
    }
    #expect(snapshot.itemCount == index && snapshot.items.count == index)
  }
}
