import CollectionDiffing
import TestSupport
import Testing

@Suite struct IdentifierTableTests {
  /// All of them hash alike, so that every look-up probes.
  private struct Crowded: Hashable {
    var value: Int

    func hash(into hasher: inout Hasher) { hasher.combine(value % 3) }
  }

  @Test(arguments: 1...4) func `random insertions and removals leave what a set holds`(
    seed: Int
  ) {
    var random = SplitMix64(seed: seed)
    var table = IdentifierTable<Crowded>()
    var model: Set<Int> = []
    for _ in 0..<4_000 {
      let value = random.int(0...120)
      if random.once(in: 2) {
        let (handle, isNew) = table.insert(Crowded(value: value))
        #expect(isNew == model.insert(value).inserted)
        #expect(table[handle].value == value)
      } else if let handle = table.handle(of: Crowded(value: value)) {
        let last = table.remove(handle)
        #expect(last == (handle == Handle(table.count) ? nil : Handle(table.count)))
        #expect(model.remove(value) != nil)
      } else {
        #expect(!model.contains(value))
      }
    }
    #expect(table.count == model.count && Set(table.identifiers.map(\.value)) == model)
    for (index, identifier) in table.identifiers.enumerated() {
      #expect(table.handle(of: identifier) == Handle(index))
    }
  }

  @Test func `compacting renames what stays in order`() {
    var table = IdentifierTable<String>()
    for name in ["a", "b", "c", "d", "e"] { _ = table.insert(name) }
    let renamed = table.compact { $0 != 1 && $0 != 3 }
    #expect(Array(renamed) == [0, nil, 1, nil, 2])
    #expect(Array(table.identifiers) == ["a", "c", "e"])
    #expect(table.handle(of: "e") == 2 && table.handle(of: "b") == nil)
  }

  @Test func `an identifier is hashed once however the table grows`() {
    final class Counter { var hashes = 0 }
    struct Counted: Hashable, @unchecked Sendable {
      let value: Int
      let counter: Counter

      static func == (a: Self, b: Self) -> Bool { a.value == b.value }
      func hash(into hasher: inout Hasher) {
        counter.hashes += 1
        hasher.combine(value)
      }
    }
    let counter = Counter()
    var table = IdentifierTable<Counted>()
    for value in 0..<1_000 { _ = table.insert(Counted(value: value, counter: counter)) }
    #expect(counter.hashes == 1_000)
    for handle in (0..<500).reversed() { _ = table.remove(Handle(handle)) }
    #expect(counter.hashes == 1_000 && table.count == 500)
  }
}
