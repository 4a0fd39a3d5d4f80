import TestSupport
import Testing

@testable import ConstraintSolver

@Suite struct `The elimination` {
  /// The rows that got a slot, and the variables that none decides.
  private func eliminate(
    _ rows: [(group: Int32, terms: [Int: Double])],
    variables: Int
  ) -> (kept: [Int32], undecided: [Int], lower: Int, upper: Int) {
    var elimination = Elimination(
      rows: rows.count,
      terms: rows.reduce(0) { $0 + $1.terms.count },
      variables: variables
    )
    for (index, row) in rows.enumerated() {
      var entries = row.terms.sorted { $0.key < $1.key }.map {
        Entry(index: Int32($0.key), value: $0.value)
      }
      let count = Int32(entries.count)
      elimination.add(Int32(index), group: row.group, &entries, count: count)
    }
    var basis = Basis()
    defer { basis.free() }
    elimination.run(into: &basis)
    return (
      (0..<basis.count).map { basis.pivots[$0].occupant },
      (0..<variables).filter { !elimination.isDecided(Int32($0)) },
      basis.lower.count,
      basis.upper.count
    )
  }

  @Test func `leaves out a row that follows from those before it`() {
    let result = eliminate(
      [
        (0, [0: 1, 1: 1]),
        (1, [0: 1, 1: -1]),
        (2, [0: 1]),
        (3, [2: 1]),
      ],
      variables: 4
    )
    #expect(Set(result.kept) == [0, 1, 3])
    #expect(result.undecided == [3])
  }

  @Test func `exhausts a group before the next one begins`() {
    // The short row of the second group would be cheaper, but the first group chooses first.
    let result = eliminate(
      [
        (0, [0: 1, 1: 1, 2: 1]),
        (0, [0: 1, 1: 2, 2: 3]),
        (1, [0: 1]),
        (1, [1: 1]),
      ],
      variables: 3
    )
    #expect(Set(result.kept.prefix(2)) == [0, 1])
    #expect(result.kept.count == 3)
    #expect(result.undecided.isEmpty)
  }

  @Test func `takes the shortest row of a group first`() {
    let result = eliminate(
      [(0, [0: 1, 1: 1, 2: 1]), (0, [0: 1, 1: 1]), (0, [0: 1])],
      variables: 3
    )
    #expect(result.kept == [2, 1, 0])
  }

  @Test func `holds a variable at zero before all rows`() {
    var elimination = Elimination(rows: 2, terms: 1, variables: 1)
    elimination.hold(0)
    var entries = [Entry(index: 0, value: 1)]
    elimination.add(5, group: 0, &entries, count: 1)
    var basis = Basis()
    defer { basis.free() }
    elimination.run(into: &basis)
    #expect(basis.count == 1)
    #expect(basis.pivots[0].occupant == ~0)
  }

  @Test func `does not take a coefficient that is tiny beside the others`() {
    // Both variables occur once; dividing by 0.001 would lose digits.
    let rows: [(group: Int32, terms: [Int: Double])] = [(0, [0: 0.001, 1: 1])]
    #expect(eliminate(rows, variables: 2).undecided == [0])
  }

  /// Positions one behind the other, with widths that are given: what Auto Layout's stacks are.
  @Test(arguments: [10, 100, 2000])
  func `brings a chain into triangles without any fill-in`(count: Int) {
    var rows: [(group: Int32, terms: [Int: Double])] = [(0, [0: 1])]
    for index in 1..<count { rows.append((0, [index: 1, index - 1: -1])) }
    let result = eliminate(rows, variables: count)
    #expect(result.kept.count == count)
    #expect(result.undecided.isEmpty)
    #expect(result.lower + result.upper <= count)
  }

  @Test(arguments: 0..<30)
  func `decides as many variables as there are independent rows`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let variables = random.int(2...8)
    let rows: [(group: Int32, terms: [Int: Double])] = (0..<random.int(2...12)).map { index in
      var terms: [Int: Double] = [:]
      for _ in 0..<random.int(1...3) {
        terms[random.int(0...variables - 1)] = Double(random.pick([1, -1, 2]))
      }
      return (Int32(index / 3), terms)
    }
    let result = eliminate(rows, variables: variables)
    #expect(result.kept.count == Self.rank(rows.map(\.terms), variables))
    #expect(result.undecided.count == variables - result.kept.count)
    // What is kept is independent, and nothing is kept twice.
    let kept = result.kept.map { rows[Int($0)].terms }
    #expect(Set(result.kept).count == kept.count)
    #expect(Self.rank(kept, variables) == kept.count)
  }

  /// Each prefix of groups has as many rows in the basis as are independent in it.
  @Test(arguments: 0..<30)
  func `never lets a later group take the place of an earlier one`(seed: Int) {
    var random = SplitMix64(seed: 900 + seed)
    let rows: [(group: Int32, terms: [Int: Double])] = (0..<9).map { index in
      var terms: [Int: Double] = [:]
      for _ in 0..<random.int(1...4) {
        terms[random.int(0...5)] = Double(random.pick([1, -1, 1, 3]))
      }
      return (Int32(index / 2), terms)
    }
    let kept = Set(eliminate(rows, variables: 6).kept)
    for group in Int32(0)...4 {
      let strong = rows.indices.filter { rows[$0].group <= group }
      let amount = strong.count { kept.contains(Int32($0)) }
      #expect(amount == Self.rank(strong.map { rows[$0].terms }, 6))
    }
  }

  /// The rank by exact Gauss elimination.
  private static func rank(_ rows: [[Int: Double]], _ variables: Int) -> Int {
    var rows = rows.map { row in (0..<variables).map { Rational(row[$0] ?? 0) } }
    var rank = 0
    for column in 0..<variables {
      guard let pivot = rows.indices.dropFirst(rank).first(where: { !rows[$0][column].isZero })
      else { continue }
      rows.swapAt(rank, pivot)
      for row in rows.indices.dropFirst(rank + 1) where !rows[row][column].isZero {
        let factor = rows[row][column] / rows[rank][column]
        for other in 0..<variables {
          rows[row][other] = rows[row][other] - factor * rows[rank][other]
        }
      }
      rank += 1
    }
    return rank
  }
}
