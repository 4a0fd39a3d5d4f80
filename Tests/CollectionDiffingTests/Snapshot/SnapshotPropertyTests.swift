import CollectionDiffing
import Foundation
import TestSupport
import Testing

/// Random edits against plain arrays.
@Suite struct SnapshotPropertyTests {
  private typealias Snapshot = SectionedIdentifiers<String, Int>

  /// Makes one random edit in both.
  private static func edit(
    _ snapshot: inout Snapshot,
    _ model: inout NaiveSnapshot,
    _ random: inout SplitMix64,
    universe: Int
  ) throws {
    func items(_ most: Int) -> [Int] {
      var list: [Int] = []
      for _ in 0..<random.int(0...most) {
        let item = random.int(0...universe)
        if !list.contains(item) { list.append(item) }
      }
      return list
    }
    let side = random.once(in: 2) ? Side.before : .after
    guard let section = model.sections.randomElement(using: &random) else {
      try snapshot.append(sections: ["s0"])
      model.sections = ["s0"]
      model.items = ["s0": []]
      return
    }
    switch random.int(0...13) {
    case 0...3:
      let list = items(6)
      try snapshot.append(list, to: section)
      model.append(list, to: section)
    case 4...5:
      guard let neighbour = model.all.randomElement(using: &random) else { return }
      let list = items(6).filter { $0 != neighbour }
      try snapshot.insert(list, side, neighbour)
      model.insert(list, side, neighbour)
    case 6...7:
      let list = items(8)
      try snapshot.delete(list)
      model.take(list)
    case 8...10:
      guard let item = model.all.randomElement(using: &random),
        let neighbour = model.all.randomElement(using: &random), item != neighbour
      else { return }
      try snapshot.move(item, side, neighbour)
      model.insert([item], side, neighbour)
    case 11:
      let list = ["s\(random.int(0...9))"].filter { !model.sections.contains($0) }
      try snapshot.insert(sections: list, side, section)
      model.insert(sections: list, side, section)
    case 12:
      guard random.once(in: 4) else { return }
      try snapshot.delete(sections: [section, "unknown"])
      model.delete(sections: [section])
    default:
      guard let other = model.sections.randomElement(using: &random), other != section else {
        return
      }
      try snapshot.move(section: section, side, other)
      model.move(section: section, side, other)
    }
  }

  private static func expectSame(_ snapshot: Snapshot, _ model: NaiveSnapshot) {
    #expect(snapshot.sections == model.sections)
    #expect(snapshot.items == model.all)
    #expect(snapshot.itemCount == model.all.count)
    for (position, section) in model.sections.enumerated() {
      #expect(snapshot.position(of: section) == position)
      #expect(snapshot.items(in: section) == model.items[section])
      for (offset, item) in (model.items[section] ?? []).enumerated() {
        let place = Place(section: position, item: offset)
        #expect(snapshot.place(of: item) == place && snapshot.item(at: place) == item)
      }
    }
    for (index, item) in model.all.enumerated() { #expect(snapshot.index(of: item) == index) }
  }

  /// Of few items, and of enough to fill several chunks.
  @Test(arguments: [(1, 40), (2, 40), (3, 300), (4, 3_000)])
  func `random edits give what plain arrays give`(seed: Int, universe: Int) throws {
    var random = SplitMix64(seed: seed)
    var snapshot = Snapshot()
    var model = NaiveSnapshot()
    for step in 0..<EditCount.each {
      try Self.edit(&snapshot, &model, &random, universe: universe)
      if step % max(64, universe) == 0 { Self.expectSame(snapshot, model) }
    }
    Self.expectSame(snapshot, model)
  }

  @Test func `long lists split and stay in order`() throws {
    var snapshot = Snapshot()
    try snapshot.append(sections: ["a", "b"])
    try snapshot.append(Array(0..<2_000), to: "a")
    try snapshot.insert(Array(5_000..<6_300), .after, 700)
    try snapshot.delete(Array(100..<600))
    try snapshot.append([3], to: "b")
    let expected =
      Array(0..<100).filter { $0 != 3 } + Array(600...700) + Array(5_000..<6_300)
      + Array(701..<2_000)
    #expect(snapshot.items(in: "a") == expected && snapshot.items(in: "b") == [3])
    #expect(snapshot.index(of: 3) == expected.count)
    #expect(snapshot.place(of: 1_999) == Place(section: 0, item: expected.count - 1))
  }

  @Test func `a copy does not see what happens to the original`() throws {
    var snapshot = Snapshot()
    try snapshot.append(sections: ["a"])
    try snapshot.append([1, 2, 3], to: nil)
    let copy = snapshot
    try snapshot.delete([2])
    try snapshot.move(3, .before, 1)
    #expect(copy.items == [1, 2, 3] && snapshot.items == [3, 1] && copy != snapshot)
  }

  @Test func `repeats tell both places and change nothing`() throws {
    var snapshot = Snapshot()
    try snapshot.append(sections: ["a"])
    try snapshot.append([1, 2], to: nil)
    let before = snapshot
    #expect(
      throws: Mistake.repeated(
        .item,
        [
          Mistake.Repeat(identifier: "7", first: 1, second: 3),
          Mistake.Repeat(identifier: "9", first: 2, second: 4),
        ]
      )
    ) { try snapshot.append([8, 7, 9, 7, 9], to: nil) }
    #expect(snapshot == before && !snapshot.contains(8))
    #expect(
      throws: Mistake.repeated(.item, [Mistake.Repeat(identifier: "1", first: 0, second: 1)])
    ) {
      try snapshot.append([1, 1], to: nil)
    }
    #expect(throws: Mistake.neighbourInList(.item, "2")) {
      try snapshot.insert([5, 2], .after, 2)
    }
    #expect(snapshot == before && snapshot.itemCount == 2)
  }
}

/// How many random edits a test makes.
enum EditCount {
  /// A few; the environment variable `TSUMIKI_EDITS` names another number for a longer run.
  static let each = ProcessInfo.processInfo.environment["TSUMIKI_EDITS"].flatMap(Int.init) ?? 6_000
}
