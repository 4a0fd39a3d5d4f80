import TestSupport
import Testing

@testable import CollectionDiffing

/// Lists that name something twice (rule D2).
@Suite struct `Repeats in a list` {
  private func repeats(_ list: [Int], _ kind: Mistake.Kind = .item) -> [Mistake.Repeat] {
    do {
      try checkForRepeats(list, kind)
      return []
    } catch {
      guard case .repeated(let named, let repeats) = error else { return [] }
      #expect(named == kind)
      return repeats
    }
  }

  @Test func `are none where each is there once`() {
    #expect(repeats([]).isEmpty)
    #expect(repeats([7]).isEmpty)
    #expect(repeats([3, 1, 2]).isEmpty)
  }

  @Test(arguments: 0..<60) func `are each told with where it stood first and again`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let list = (0..<random.int(0...14)).map { _ in random.int(0...7) }
    let expected = list.indices.compactMap { index -> Mistake.Repeat? in
      guard let first = list.firstIndex(of: list[index]), first < index else { return nil }
      return Mistake.Repeat(identifier: "\(list[index])", first: first, second: index)
    }
    #expect(repeats(list, .section) == expected)
    #expect(repeats(list, .item) == expected)
  }

  @Test(arguments: 0..<30) func `leave an order as it was, whatever is asked`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    var snapshot = SectionedIdentifiers<String, Int>()
    try snapshot.append(sections: ["a", "b"])
    try snapshot.append([1, 2, 3], to: "a")
    try snapshot.append([4, 5], to: "b")
    let before = snapshot
    var list = (0..<random.int(1...5)).map { _ in random.int(0...9) }
    list.insert(list[0], at: random.int(1...list.count))
    #expect(throws: Mistake.self) { try snapshot.append(list, to: "a") }
    #expect(throws: Mistake.self) { try snapshot.insert(list, .before, 4) }
    #expect(throws: Mistake.self) { try snapshot.delete(list) }
    #expect(snapshot == before)
    // Nothing is left behind of what was new in the list.
    #expect(snapshot.itemTable.count == 5)
    try snapshot.append([8], to: "b")
    #expect(snapshot.items == [1, 2, 3, 4, 5, 8])
  }
}

@Suite struct `Neighbours in a list` {
  private func snapshot() throws -> SectionedIdentifiers<String, Int> {
    var snapshot = SectionedIdentifiers<String, Int>()
    try snapshot.append(sections: ["a", "b"])
    try snapshot.append([1, 2, 3], to: "a")
    return snapshot
  }

  @Test func `are a mistake, and nothing has moved (rule D9)`() throws {
    var snapshot = try snapshot()
    #expect(throws: Mistake.neighbourInList(.item, "2")) {
      try snapshot.insert([9, 2, 3], .after, 2)
    }
    #expect(snapshot.items == [1, 2, 3] && !snapshot.contains(9))
  }

  @Test func `that stand in the way twice are told as repeats first (rules D2 and D9)`() throws {
    var snapshot = try snapshot()
    #expect(
      throws: Mistake.repeated(.item, [.init(identifier: "2", first: 0, second: 1)])
    ) { try snapshot.insert([2, 2], .after, 2) }
    #expect(
      throws: Mistake.repeated(.item, [.init(identifier: "9", first: 0, second: 1)])
    ) { try snapshot.insert([9, 9], .after, 77) }
    #expect(try self.snapshot() == snapshot)
  }

  @Test func `stay where those go that are put beside them (rule D8)`() throws {
    var snapshot = try snapshot()
    try snapshot.append([4, 5], to: "b")
    // 1 is taken out before the place after 3 is counted.
    try snapshot.insert([1, 5, 9], .after, 3)
    #expect(snapshot.items(in: "a") == [2, 3, 1, 5, 9])
    try snapshot.insert([9, 3], .before, 4)
    #expect(snapshot.items(in: "b") == [9, 3, 4])
    #expect(snapshot.items(in: "a") == [2, 1, 5])
  }
}
