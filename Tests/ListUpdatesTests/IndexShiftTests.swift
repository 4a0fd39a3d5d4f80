import ListUpdates
import TestSupport
import Testing

@Suite struct `Renumbering a list of elements` {
  @Test func `nothing changes where nothing is taken out or put in`() {
    let shift = IndexShift()
    #expect(shift.growth == 0)
    for number in 0..<5 {
      #expect(shift.new(number) == number)
      #expect(shift.old(number) == number)
    }
  }

  @Test func `what follows one that is taken out moves up`() {
    let shift = IndexShift(removed: [1])
    #expect((0..<4).map(shift.new) == [0, nil, 1, 2])
    #expect((0..<3).map(shift.old) == [0, 2, 3])
    #expect(shift.growth == -1)
  }

  @Test func `what stands where one is put in moves down`() {
    let shift = IndexShift(added: [1])
    #expect((0..<3).map(shift.new) == [0, 2, 3])
    #expect((0..<4).map(shift.old) == [0, nil, 1, 2])
    #expect(shift.growth == 1)
  }

  @Test func `old numbers are those before, and new ones those after all changes`() {
    // a b c d, without b and c, with x and y around d: a x d y.
    let shift = IndexShift(removed: [1, 2], added: [1, 3])
    #expect((0..<4).map(shift.new) == [0, nil, nil, 2])
    #expect((0..<4).map(shift.old) == [0, nil, 3, nil])
  }

  @Test func `one that is taken out and put in at its place is another`() {
    let shift = IndexShift(removed: [1], added: [1])
    #expect((0..<3).map(shift.new) == [0, nil, 2])
    #expect((0..<3).map(shift.old) == [0, nil, 2])
  }

  @Test func `the far end renumbers without the numbers between`() {
    let shift = IndexShift(removed: [0, 5], added: [2])
    #expect(shift.new(1_000_000_000) == 999_999_999)
    #expect(shift.old(999_999_999) == 1_000_000_000)
  }

  /// Every choice of what goes and comes, in every list of up to four elements.
  @Test(arguments: 0...4) func `renumbering is what editing a list does`(_ count: Int) {
    for removed in Self.subsets(count) {
      let stays = (0..<count).filter { !removed.contains($0) }
      for newCount in stays.count...stays.count + 3 {
        for added in Self.subsets(newCount) where added.count == newCount - stays.count {
          expectEdited(count, removed, stays, added)
        }
      }
    }
  }

  @Test(arguments: 0..<100) func `longer lists renumber as edited`(_ seed: Int) {
    var numbers = SplitMix64(seed: seed)
    let count = numbers.int(5...60)
    let removed = Set((0..<count).filter { _ in numbers.once(in: 3) })
    let stays = (0..<count).filter { !removed.contains($0) }
    let coming = numbers.int(0...20)
    let places = (0..<stays.count + coming).shuffled(using: &numbers)
    expectEdited(count, removed, stays, Set(places.prefix(coming)))
  }

  @Test(arguments: 0..<100) func `putting back what was taken out takes all back`(_ seed: Int) {
    var numbers = SplitMix64(seed: seed)
    let some = Set((0..<20).filter { _ in numbers.once(in: 3) })
    let others = Set((0..<20).filter { _ in numbers.once(in: 4) })
    let there = IndexShift(removed: some, added: others)
    let back = IndexShift(removed: others, added: some)
    #expect(back.growth == -there.growth)
    for number in 0..<30 {
      #expect(back.new(number) == there.old(number))
      #expect(back.old(number) == there.new(number))
    }
  }

  private static func subsets(_ count: Int) -> [Set<Int>] {
    (0..<(1 << count)).map { bits in Set((0..<count).filter { bits & (1 << $0) != 0 }) }
  }

  private func expectEdited(_ count: Int, _ removed: Set<Int>, _ stays: [Int], _ added: Set<Int>) {
    let shift = IndexShift(removed: removed, added: added)
    // The list with the old numbers of what stays, and nil for what comes.
    var list: [Int?] = stays
    for place in added.sorted() { list.insert(nil, at: place) }
    #expect(list.indices.map(shift.old) == list, "-\(removed) +\(added)")
    let new = (0..<count).map { list.firstIndex(of: $0) }
    #expect((0..<count).map(shift.new) == new, "-\(removed) +\(added)")
    #expect(shift.growth == list.count - count)
  }
}
