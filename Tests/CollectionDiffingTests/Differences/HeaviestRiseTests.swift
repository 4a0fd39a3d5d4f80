import TestSupport
import Testing

@testable import CollectionDiffing

@Suite struct `What may stay` {
  private func matches(_ olds: [Int], lengths: [Int]) -> ContiguousArray<Match> {
    var new = 0
    return ContiguousArray(
      zip(olds, lengths).map { old, length in
        defer { new += length }
        return Match(old: old, new: new, length: length)
      }
    )
  }

  /// The heaviest rising choice, by trying every one.
  private func heaviest(_ matches: ContiguousArray<Match>) -> Int {
    (0..<1 << matches.count).map { bits in
      let chosen = matches.indices.filter { bits >> $0 & 1 == 1 }.map { matches[$0] }
      let rises = zip(chosen, chosen.dropFirst()).allSatisfy { $0.old < $1.old }
      return rises ? chosen.reduce(0) { $0 + $1.length } : 0
    }.max() ?? 0
  }

  @Test func `a long stretch outweighs two short ones`() {
    let stays = HeaviestRise.stays(matches([10, 0, 1], lengths: [5, 1, 1]), oldCount: 20)
    #expect(Array(stays) == [true, false, false])
  }

  @Test func `all stay where all rise, however far apart`() {
    let stays = HeaviestRise.stays(matches([0, 70, 200], lengths: [1, 64, 1]), oldCount: 201)
    #expect(stays.allSatisfy { $0 })
    #expect(HeaviestRise.stays([], oldCount: 0).isEmpty)
  }

  @Test(arguments: 0..<60)
  func `no choice is heavier`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let lengths = (0..<random.int(1...10)).map { _ in random.int(1...40) }
    // The old places are the stretches in another order, one behind the other with gaps.
    var olds = [Int](repeating: 0, count: lengths.count)
    var place = 0
    for index in lengths.indices.shuffled(using: &random) {
      place += random.int(0...30)
      olds[index] = place
      place += lengths[index]
    }
    let matches = matches(olds, lengths: lengths)
    let stays = HeaviestRise.stays(matches, oldCount: place)
    let kept = zip(matches, stays).filter(\.1).map(\.0)
    #expect(zip(kept, kept.dropFirst()).allSatisfy { $0.old < $1.old })
    #expect(kept.reduce(0) { $0 + $1.length } == heaviest(matches))
  }

  @Test func `pairs that follow one another in both lists become one stretch`() {
    var matches: ContiguousArray<Match> = []
    for (old, new) in [(3, 0), (4, 1), (6, 2), (7, 4), (8, 5)] {
      Match.append(old: old, new: new, to: &matches)
    }
    #expect(matches.map(\.old) == [3, 6, 7])
    #expect(matches.map(\.new) == [0, 2, 4])
    #expect(matches.map(\.length) == [2, 1, 2])
  }
}
