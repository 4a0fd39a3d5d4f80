import TestSupport
import Testing

@testable import CollectionDiffing

@Suite struct `A walk side by side` {
  private func walk(_ old: [Int], _ new: [Int]) -> Comparison {
    var tables = (IdentifierTable<Int>(), IdentifierTable<Int>())
    let olds = ContiguousArray(old.map { tables.0.insert($0).handle })
    let news = ContiguousArray(new.map { tables.1.insert($0).handle })
    return Comparison(olds, of: tables.0, news, of: tables.1)
  }

  @Test func `passes by what is not near, and meets again`() {
    let comparison = walk([1, 2, 3, 4, 5], [1, 9, 3, 4, 5])
    #expect(comparison.matches.map(\.old) == [0, 2])
    #expect(comparison.matches.map(\.length) == [1, 3])
    #expect(Array(comparison.oldRest) == [1])
    #expect(Array(comparison.newRest) == [1])
  }

  @Test func `of empty lists finds nothing`() {
    let comparison = walk([], [])
    #expect(comparison.matches.isEmpty && comparison.oldRest.isEmpty)
    #expect(Array(walk([], [4, 5]).newRest) == [0, 1])
    #expect(Array(walk([4, 5], []).oldRest) == [0, 1])
  }

  @Test(arguments: 0..<80)
  func `accounts for every item once, and matches only equal ones`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let old = Array(0..<random.int(0...40)).shuffled(using: &random).filter { _ in
      !random.once(in: 4)
    }
    var new = random.once(in: 2) ? old : Array(0..<random.int(0...40)).shuffled(using: &random)
    for _ in 0..<random.int(0...6) where !new.isEmpty {
      new.remove(at: random.int(0...new.count - 1))
    }
    if random.once(in: 3) { new.insert(999, at: random.int(0...new.count)) }
    let comparison = walk(old, new)
    var (seenOld, seenNew) = (comparison.oldRest.map(Int.init), comparison.newRest.map(Int.init))
    for match in comparison.matches {
      let (olds, news) = (
        match.old..<match.old + match.length, match.new..<match.new + match.length
      )
      #expect(Array(old[olds]) == Array(new[news]))
      seenOld += olds
      seenNew += news
    }
    #expect(seenOld.sorted() == Array(old.indices))
    #expect(seenNew.sorted() == Array(new.indices))
    #expect(
      zip(comparison.matches, comparison.matches.dropFirst()).allSatisfy {
        $0.old + $0.length <= $1.old && $0.new + $0.length <= $1.new
      }
    )
    if old == new { #expect(comparison.oldRest.isEmpty && comparison.matches.count <= 1) }
  }
}
