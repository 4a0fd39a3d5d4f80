import CollectionDiffing
import Foundation

/// A list of identifiers before and after a number of deletions, insertions and moves.
struct SampleChange {
  let old: [UUID]
  let new: [UUID]
  /// How many were taken out and put in elsewhere.
  let moves: Int

  /// A third of the changed items each is deleted, inserted and moved.
  init(count: Int, changed share: Double, seed: UInt64 = 1) {
    var random = Generator(state: seed)
    let old = (0..<count).map { _ in random.identifier() }
    let third = Int(Double(count) * share / 3)
    var picked: Set<Int> = []
    while picked.count < third * 2 { picked.insert(Int(random.next() % UInt64(count))) }
    let (deleted, moved) = (Set(picked.prefix(third)), Array(picked.dropFirst(third)))
    let gone = deleted.union(moved)
    var arriving: [Int: [UUID]] = [:]
    for index in moved {
      arriving[Int(random.next() % UInt64(count)), default: []].append(old[index])
    }
    for _ in 0..<third {
      arriving[Int(random.next() % UInt64(count)), default: []].append(random.identifier())
    }
    var new: [UUID] = []
    new.reserveCapacity(count)
    for (index, identifier) in old.enumerated() {
      if let arriving = arriving[index] { new += arriving }
      if !gone.contains(index) { new.append(identifier) }
    }
    self.old = old
    self.new = new
    moves = moved.count
  }

  static func snapshot(_ items: [UUID]) -> SectionedIdentifiers<Int, UUID> {
    var snapshot = SectionedIdentifiers<Int, UUID>()
    do {
      try snapshot.append(sections: [0])
      try snapshot.append(items, to: nil)
    } catch {
      preconditionFailure("\(error)")
    }
    return snapshot
  }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }

    mutating func identifier() -> UUID {
      let words = (next(), next())
      return withUnsafeBytes(of: words) { UUID(uuid: $0.load(as: uuid_t.self)) }
    }
  }
}
