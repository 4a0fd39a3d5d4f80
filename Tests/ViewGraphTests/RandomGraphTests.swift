import TestSupport
import Testing
import ViewGraph

/// Random trees of computations, compared with computing everything each time.
@MainActor
@Suite struct `Any order of writes` {
  @Test(arguments: 0..<12) func `leaves what computing everything gives`(_ seed: Int) {
    var random = SplitMix64(seed: seed)
    let schedule = Schedule()
    let sources = (0..<6).map { Source($0) }
    var results = Array(repeating: 0, count: 10)
    var counts = Array(repeating: 0, count: 10)
    let reads = results.indices.map { _ in
      sources.indices.filter { _ in random.once(in: 3) }
    }
    let recorder = Recorder()
    let computations = results.indices.map { index in
      NamedComputation("\(index)", depth: index % 4, in: schedule, recorder) {
        counts[index] += 1
        results[index] = reads[index].reduce(0) { $0 * 31 + sources[$1].read() }
      }
    }
    for _ in 0..<40 {
      let before = sources.map(\.current)
      let counted = counts
      for _ in 0..<random.int(1...4) {
        sources[random.int(0...5)].write(random.int(0...4))
      }
      #expect(schedule.run())
      let changed = Set(sources.indices.filter { sources[$0].current != before[$0] })
      for index in results.indices {
        let expected = reads[index].reduce(0) { $0 * 31 + sources[$1].current }
        #expect(results[index] == expected)
        // Each is computed at most once in a pass, and always when something it read is different.
        #expect(counts[index] - counted[index] <= 1)
        if !changed.isDisjoint(with: reads[index]) {
          #expect(counts[index] == counted[index] + 1)
        }
        if reads[index].isEmpty { #expect(counts[index] == 1) }
      }
    }
    withExtendedLifetime(computations) {}
  }
}
