import Foundation

/// Which tests run, and in which order.
package struct TestSelection: Codable, Hashable, Sendable {
  /// One of several parts that tests are divided into.
  package struct Shard: Codable, Hashable, Sendable {
    /// Which part, from 1.
    package var number: Int
    /// How many parts there are.
    package var count: Int

    /// Makes one of several parts.
    package init(_ number: Int, of count: Int) { (self.number, self.count) = (number, count) }
  }

  /// A part of the tests' names, or a regular expression; nil is all.
  package var filter: String?
  /// Modules, classes and tests that are left out, as in `Module.Class/test`.
  package var skipped: [String] = []
  /// The classes and tests that alone are taken of a module, by its name.
  package var selected: [String: [String]] = [:]
  /// The tests themselves, in their order; nothing else counts where they are given.
  package var tests: [String]?
  /// What the order is drawn from; nil is the order of the sources.
  package var seed: UInt64?
  /// How often each test runs.
  package var repetitions = 1
  /// The part that runs; nil is all of them.
  package var shard: Shard?
  /// How long tests took before, in seconds.
  package var times: [String: Double] = [:]

  /// All tests once, as they stand.
  package init() {}

  /// The tests to run out of all that there are.
  package func choose(from all: [String]) -> [String] {
    if let tests {
      let known = Set(all)
      return tests.filter(known.contains)
    }
    var chosen = all.filter(fits)
    if let shard { chosen = Self.part(shard, of: chosen, times) }
    if let seed {
      chosen = Self.shuffled(chosen, seed)
    }
    return repetitions > 1 ? (0..<repetitions).flatMap { _ in chosen } : chosen
  }

  /// Test classes in an order that a seed gives, and the tests of each: what a class sets up for all of
  /// its tests is set up once.
  private static func shuffled(_ tests: [String], _ seed: UInt64) -> [String] {
    var chance = Chance(seed)
    let classes = Dictionary(grouping: tests.sorted()) { $0.prefix { $0 != "/" } }
    return classes.keys.sorted().shuffled(using: &chance).flatMap { name in
      (classes[name] ?? []).shuffled(using: &chance)
    }
  }

  private func fits(_ name: String) -> Bool {
    func isIn(_ entry: String) -> Bool {
      name == entry || name.hasPrefix(entry + "/") || name.hasPrefix(entry + ".")
    }
    if skipped.contains(where: isIn) { return false }
    let module = String(name.prefix { $0 != "." })
    if let own = selected[module], !own.contains(where: isIn) { return false }
    return filter.map { Self.matches(name, $0) } ?? true
  }

  /// Whether a regular expression finds something in a test's name; what is none is a part of the name.
  package static func matches(_ name: String, _ filter: String) -> Bool {
    guard let wanted = try? NSRegularExpression(pattern: filter) else {
      return name.contains(filter)
    }
    return wanted.firstMatch(in: name, range: NSRange(name.startIndex..., in: name)) != nil
  }

  /// One of several parts that take about as long as each other, in the tests' own order.
  ///
  /// The longest tests are dealt out first, each to the part that has least so far. A test whose time is
  /// not known takes as long as a usual one. The parts are the same wherever they are asked for.
  package static func part(
    _ shard: Shard,
    of tests: [String],
    _ times: [String: Double]
  ) -> [String] {
    let known = tests.compactMap { times[$0] }.sorted()
    let usual = known.isEmpty ? 1 : known[known.count / 2]
    let ordered = Set(tests).sorted { first, second in
      let (one, other) = (times[first] ?? usual, times[second] ?? usual)
      return one == other ? first < second : one > other
    }
    var loads = Array(repeating: (time: 0.0, count: 0), count: max(1, shard.count))
    var chosen: Set<String> = []
    for test in ordered {
      let least = loads.indices.min {
        (loads[$0].time, loads[$0].count) < (loads[$1].time, loads[$1].count)
      }
      let place = least ?? 0
      loads[place].time += max(times[test] ?? usual, 0.000_001)
      loads[place].count += 1
      if place == shard.number - 1 { chosen.insert(test) }
    }
    return tests.filter(chosen.contains)
  }
}

/// Numbers that are the same for the same seed (SplitMix64).
struct Chance: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
