/// Finds what may stay: the most items whose order is the same before and after.
///
/// A stretch that follows in both orders stays or moves as a whole without loss, so the longest
/// increasing subsequence is sought among stretches, weighed by their length: O(m log m) for m
/// stretches, whatever the number of items.
enum HeaviestRise {
  /// Which of the stretches stay; they are in the new order.
  static func stays(_ matches: ContiguousArray<Match>, oldCount: Int) -> ContiguousArray<Bool> {
    var stays = ContiguousArray(repeating: true, count: matches.count)
    let rises = zip(matches, matches.dropFirst()).allSatisfy { $0.old < $1.old }
    guard !rises else { return stays }
    let ranks = Ranks(matches.lazy.map(\.old), below: oldCount)
    // Fenwick tree of the heaviest chain that ends at or before a rank.
    var best = ContiguousArray<Int32>(repeating: -1, count: matches.count + 1)
    var weights = ContiguousArray<Int32>(repeating: 0, count: matches.count)
    var previous = ContiguousArray<Int32>(repeating: -1, count: matches.count)
    var heaviest = 0
    for (index, match) in matches.enumerated() {
      let rank = ranks.rank(of: match.old)
      var (node, found) = (rank, Int32(-1))
      while node > 0 {
        let candidate = best[node]
        if candidate >= 0, found < 0 || weights[Int(candidate)] > weights[Int(found)] {
          found = candidate
        }
        node &= node - 1
      }
      previous[index] = found
      weights[index] = Int32(match.length) + (found < 0 ? 0 : weights[Int(found)])
      if weights[index] > weights[heaviest] { heaviest = index }
      node = rank + 1
      while node < best.count {
        if best[node] < 0 || weights[Int(best[node])] < weights[index] {
          best[node] = Int32(index)
        }
        node += node & -node
      }
    }
    for index in stays.indices { stays[index] = false }
    var index = Int32(heaviest)
    while index >= 0 {
      stays[Int(index)] = true
      index = previous[Int(index)]
    }
    return stays
  }

  /// How many of a set of numbers come before each: a bit for each number, and sums of words.
  private struct Ranks {
    private var words: ContiguousArray<UInt64>
    private var before: ContiguousArray<UInt32>

    init(_ numbers: some Sequence<Int>, below limit: Int) {
      words = ContiguousArray(repeating: 0, count: limit / 64 + 1)
      for number in numbers { words[number / 64] |= 1 << UInt64(number % 64) }
      before = ContiguousArray(repeating: 0, count: words.count)
      for index in words.indices.dropFirst() {
        before[index] = before[index - 1] + UInt32(words[index - 1].nonzeroBitCount)
      }
    }

    func rank(of number: Int) -> Int {
      let below = words[number / 64] & ((1 << UInt64(number % 64)) - 1)
      return Int(before[number / 64]) + below.nonzeroBitCount
    }
  }
}
