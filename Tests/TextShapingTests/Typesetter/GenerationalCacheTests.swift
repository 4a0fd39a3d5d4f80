import TestSupport
import Testing

@testable import TextShaping

@Suite struct GenerationalCacheTests {
  @Test func `what was put in comes out`() {
    var cache = GenerationalCache<Int, String>(limit: 100)
    cache.insert("one", for: 1, cost: 1)
    #expect(cache[1] == "one")
    #expect(cache[2] == nil)
    #expect(cache.counters == .init(hits: 1, misses: 1, evictions: 0))
  }

  @Test(arguments: [8, 50, 1000])
  func `the cost never exceeds the limit`(limit: Int) {
    var cache = GenerationalCache<Int, Int>(limit: limit)
    var random = SplitMix64(seed: limit)
    for step in 0..<5000 {
      let key = Int.random(in: 0..<300, using: &random)
      if Bool.random(using: &random) {
        cache.insert(step, for: key, cost: Int.random(in: 1...max(1, limit / 4), using: &random))
      } else {
        _ = cache[key]
      }
      #expect(cache.cost <= limit)
      #expect(cache.count <= limit)
    }
    #expect(cache.counters.evictions > 0)
  }

  @Test func `what is used stays longer than what is not`() {
    var cache = GenerationalCache<Int, Int>(limit: 100)
    for key in 0..<40 { cache.insert(key, for: key, cost: 1) }
    for key in 100..<1000 {
      cache.insert(key, for: key, cost: 1)
      #expect(cache[7] == 7)
    }
    #expect(cache[8] == nil)
  }

  @Test func `what alone would fill much of the cache is not kept`() {
    var cache = GenerationalCache<Int, Int>(limit: 100)
    cache.insert(1, for: 1, cost: 1)
    cache.insert(2, for: 2, cost: 50)
    #expect(cache[1] == 1 && cache[2] == nil)
    #expect(cache.cost == 1)
  }

  @Test func `a new value replaces the old one and its cost`() {
    var cache = GenerationalCache<Int, Int>(limit: 100)
    cache.insert(1, for: 1, cost: 5)
    cache.insert(2, for: 1, cost: 3)
    #expect(cache[1] == 2 && cache.cost == 3 && cache.count == 1)
    cache.removeAll()
    #expect(cache[1] == nil && cache.cost == 0)
  }
}
