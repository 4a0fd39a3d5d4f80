import TestSupport

/// Makes wrong inputs of right ones, each decided by a number alone.
package struct Mutator {
  let seeds: [[UInt8]]
  let grammar: FuzzKind.Grammar
  /// No input becomes longer, in bytes.
  private static let longest = 1 << 14

  package init(_ seeds: [[UInt8]], _ grammar: FuzzKind.Grammar) {
    self.seeds = seeds
    self.grammar = grammar
  }

  /// The input of a number; those of the first numbers are the seeds themselves.
  package func input(_ number: Int, seed: Int) -> [UInt8] {
    if seeds.indices.contains(number) { return seeds[number] }
    var random = SplitMix64(seed: seed &* 0x1_0000_0001 &+ number)
    _ = random.next()
    var bytes = random.pick(seeds)
    // Most mistakes are few; now and then everything is wrong.
    let count = random.once(in: 8) ? random.int(4...24) : random.int(1...4)
    for _ in 0..<count {
      bytes = changed(bytes, &random)
      if bytes.count > Self.longest { bytes.removeLast(bytes.count - Self.longest) }
    }
    return bytes
  }

  private func changed(_ bytes: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    let isBlind = grammar == .binary ? random.int(1...10) <= 6 : random.once(in: 6)
    if isBlind { return ByteChanges.change(bytes, seeds, &random) }
    switch grammar {
    case .markup where random.once(in: 2): return MarkupChanges.change(bytes, seeds, &random)
    case .markup, .brackets, .lines: return TextChanges.change(bytes, seeds, grammar, &random)
    case .binary: return FieldChanges.change(bytes, &random)
    }
  }
}

extension SplitMix64 {
  /// A random position in a list of so many; 0 in an empty one.
  mutating func index(_ count: Int) -> Int { count > 0 ? int(0...count - 1) : 0 }

  /// A random part of a list of so many, mostly a short one.
  mutating func part(of count: Int) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    let start = index(count)
    let most = min(count - start, once(in: 4) ? count : 16)
    return start..<start + int(1...most)
  }
}
