import TestSupport
import Testing

@testable import ConstraintSolver

/// A basis of random rows, and the same rows as a dense matrix.
private struct Sample: ~Copyable {
  var basis = Basis()
  /// The row that each slot holds now.
  var rows: [[Double]] = []
  let count: Int
  var random: SplitMix64

  /// Of ten coefficients, `full` are not zero.
  init(seed: Int, count: Int, full: Int) {
    self.count = count
    random = SplitMix64(seed: seed)
    var lines: [[Double]] = []
    for index in 0..<count {
      var line = (0..<count).map { _ in
        random.int(1...10) <= full ? Double(random.pick([1, -1, 2, -3])) : 0
      }
      // A heavy diagonal keeps every choice of rows independent.
      line[index] = 50
      lines.append(line)
    }
    var elimination = Elimination(rows: count, terms: count * count, variables: count)
    for (index, line) in lines.enumerated() {
      var entries = line.indices.filter { line[$0] != 0 }.map {
        Entry(index: Int32($0), value: line[$0])
      }
      let amount = Int32(entries.count)
      elimination.add(Int32(index), group: Int32(index / 4), &entries, count: amount)
    }
    elimination.run(into: &basis)
    rows = (0..<basis.count).map { lines[Int(basis.pivots[$0].occupant)] }
  }

  deinit { basis.free() }

  /// The left sides of the rows in the slots.
  func product(_ values: [Double]) -> [Double] {
    rows.map { row in zip(row, values).reduce(0) { $0 + $1.0 * $1.1 } }
  }

  func solve(_ right: [Double]) -> [Double] {
    var right = right
    var values = [Double](repeating: .nan, count: count)
    basis.solve(&right, into: &values)
    return values
  }

  func weights(_ row: [Double]) -> [Double] {
    var row = row
    var weights = [Double](repeating: .nan, count: count)
    basis.solveTransposed(&row, into: &weights)
    return weights
  }

  /// Puts a random row into a random slot.
  mutating func exchange() {
    let slot = random.int(0...count - 1)
    var row = (0..<count).map { _ in random.once(in: 3) ? Double(random.int(-3...3)) : 0 }
    let diagonal = rows[slot].firstIndex(of: 50) ?? 0
    row[diagonal] = 50
    var weights = weights(row)
    basis.replace(slot, with: 99, weights: &weights)
    rows[slot] = row
  }
}

private func isClose(_ first: [Double], _ second: [Double]) -> Bool {
  first.count == second.count && zip(first, second).allSatisfy { abs($0 - $1) < 1e-9 }
}

@Suite struct `The factorised matrix of the rows that decide` {
  @Test(arguments: 0..<40)
  func `finds values for right sides, as multiplying back shows`(seed: Int) {
    var sample = Sample(seed: seed, count: 1 + seed % 13, full: seed % 11)
    #expect(sample.basis.count == sample.count)
    let right = (0..<sample.count).map { _ in Double(sample.random.int(-20...20)) }
    #expect(isClose(sample.product(sample.solve(right)), right))
  }

  @Test(arguments: 0..<40)
  func `writes a row as a sum of the slots' rows`(seed: Int) {
    var sample = Sample(seed: 100 + seed, count: 1 + seed % 13, full: seed % 11)
    let row = (0..<sample.count).map { _ in Double(sample.random.int(-9...9)) }
    let weights = sample.weights(row)
    var sum = [Double](repeating: 0, count: sample.count)
    for (slot, weight) in weights.enumerated() {
      for column in sum.indices { sum[column] += weight * sample.rows[slot][column] }
    }
    #expect(isClose(sum, row))
  }

  @Test(arguments: 0..<40)
  func `follows exchanged rows in both directions`(seed: Int) {
    var sample = Sample(seed: 200 + seed, count: 2 + seed % 11, full: seed % 9)
    for _ in 0..<12 {
      sample.exchange()
      let right = (0..<sample.count).map { _ in Double(sample.random.int(-20...20)) }
      let values = sample.solve(right)
      #expect(isClose(sample.product(values), right))
      // y·A = c and A·x = b: y·b is c·x.
      let row = (0..<sample.count).map { _ in Double(sample.random.int(-9...9)) }
      let weights = sample.weights(row)
      let fromWeights = zip(weights, right).reduce(0) { $0 + $1.0 * $1.1 }
      let fromValues = zip(row, values).reduce(0) { $0 + $1.0 * $1.1 }
      #expect(abs(fromWeights - fromValues) < 1e-7)
    }
    #expect(sample.basis.exchanges.count == 12)
  }

  @Test func `an exchange says who is in the slot now`() {
    var sample = Sample(seed: 5, count: 4, full: 3)
    sample.exchange()
    #expect((0..<4).count { sample.basis.pivots[$0].occupant == 99 } == 1)
  }

  @Test func `without a row there is nothing to find`() {
    let basis = Basis()
    defer { basis.free() }
    var right = [7.0]
    var values = [3.0]
    basis.solve(&right, into: &values)
    #expect(values == [3])
    basis.solveTransposed(&right, into: &values)
    #expect(values == [3])
  }
}
