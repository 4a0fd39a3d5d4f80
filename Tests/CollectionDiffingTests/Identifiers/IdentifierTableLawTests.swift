import TestSupport
import Testing

@testable import CollectionDiffing

/// What holds for every table of identifiers.
@Suite struct `Laws of identifier tables` {
  private func expectSound(_ table: IdentifierTable<Int>, _ list: [Int]) {
    #expect(table.count == list.count)
    #expect(Array(table.identifiers) == list)
    for (handle, identifier) in list.enumerated() {
      #expect(table[Handle(handle)] == identifier)
      #expect(table.handle(of: identifier) == Handle(handle))
      let hash = IdentifierTable<Int>.hash(of: identifier)
      #expect(table.hash(of: Handle(handle)) == hash)
      #expect(table.handle(of: identifier, hash: hash) == Handle(handle))
    }
    #expect(table.handle(of: -1) == nil)
  }

  @Test func `an empty table knows nothing`() {
    expectSound(IdentifierTable(), [])
    #expect(IdentifierTable<Int>().handle(of: 4, hash: 9) == nil)
  }

  @Test(arguments: [0, 1, 5, 6, 255, 256, 257, 600])
  func `adding many is adding one after the other`(count: Int) {
    // Every third comes twice.
    let list = (0..<count).map { $0 % 3 == 2 ? $0 - 1 : $0 }
    var (many, single) = (IdentifierTable<Int>(), IdentifierTable<Int>())
    var told: [(Handle, Bool)] = []
    many.insert(contentsOf: list) { told.append(($0, $1)) }
    let expected = list.map { single.insert($0) }
    #expect(told.map(\.0) == expected.map(\.handle))
    #expect(told.map(\.1) == expected.map(\.isNew))
    expectSound(many, Array(single.identifiers))
  }

  @Test(arguments: [0, 3, 40, 1000]) func `room that was made changes nothing`(count: Int) {
    var table = IdentifierTable<Int>()
    for value in 0..<10 { _ = table.insert(value * 7) }
    table.reserve(count)
    expectSound(table, (0..<10).map { $0 * 7 })
    let slots = table.slots.count
    for value in 10..<max(10, count) { _ = table.insert(value * 7) }
    if count > 10 { #expect(table.slots.count == slots) }
    expectSound(table, (0..<max(10, count)).map { $0 * 7 })
  }

  @Test(arguments: 0..<30) func `the last takes the place of what goes`(seed: Int) {
    var random = SplitMix64(seed: seed)
    var table = IdentifierTable<Int>()
    var list = (0..<random.int(1...80)).map { $0 * 1000 + seed }
    for value in list { _ = table.insert(value) }
    while !list.isEmpty {
      let handle = random.int(0...list.count - 1)
      let moved = table.remove(Handle(handle))
      #expect(moved == (handle == list.count - 1 ? nil : Handle(list.count - 1)))
      let last = list.removeLast()
      if handle < list.count { list[handle] = last }
      if list.count % 9 == 0 { expectSound(table, list) }
    }
  }

  @Test(arguments: 0..<30) func `compacting keeps what is kept, in order`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let list = Array(0..<random.int(0...90))
    var table = IdentifierTable<Int>()
    for value in list { _ = table.insert(value) }
    let kept = list.filter { _ in random.once(in: 2) }
    let renamed = table.compact { kept.contains(Int($0)) }
    expectSound(table, kept)
    #expect(renamed.count == list.count)
    for (old, new) in renamed.enumerated() {
      #expect(new.map(Int.init) == kept.firstIndex(of: old))
    }
    #expect(table.insert(1000) == (Handle(kept.count), true))
  }

  @Test func `handles of another table are found by its hashes`() {
    var (first, second) = (IdentifierTable<Int>(), IdentifierTable<Int>())
    for value in [1, 2, 3, 4] { _ = first.insert(value) }
    for value in [9, 4, 2] { _ = second.insert(value) }
    #expect(Array(first.handles(of: second, [0, 1, 2])) == [.max, 3, 1])
    #expect(Array(second.handles(of: first, [3, 0])) == [1, .max])
    #expect(IdentifierTable<Int>().handles(of: second, [1]) == [.max])
  }

  @Test func `slots are never more than five eighths full`() {
    #expect([8, 16, 64, 1024].map(IdentifierTable<Int>.capacity(of:)) == [5, 10, 40, 640])
    var table = IdentifierTable<Int>()
    for value in 0..<2000 {
      _ = table.insert(value)
      #expect(table.count <= IdentifierTable<Int>.capacity(of: table.slots.count))
    }
    #expect(table.slots.count == 4096)
  }
}
