import TestSupport
import Testing

@testable import ConstraintSolver

@Suite struct `Changes that are followed through the factorisation` {
  @Test(arguments: 0..<20)
  func `a sparse matrix by column gives back each entry`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let width = random.int(1...12)
    let entries = (0..<random.int(0...60)).map { row in
      (row: Int32(row), entry: Entry(index: Int32(random.int(0...width - 1)), value: Double(row)))
    }
    var columns = Columns()
    defer { columns.free() }
    // Twice: what lay there before must not count.
    for _ in 0..<2 {
      columns.begin(width)
      for item in entries { columns.count(item.entry.index) }
      columns.place()
      for item in entries { columns.add(item.entry, from: item.row) }
    }
    for column in 0..<Int32(width) {
      let found = columns.range(column).map { columns.entries[$0].index }
      #expect(found == entries.filter { $0.entry.index == column }.map(\.row))
      #expect(columns.range(column).allSatisfy { columns.entries[$0].value >= 0 })
    }
  }

  /// Changing one right side and following it is solving with that right side alone.
  @Test(arguments: 0..<20)
  func `reach the values that solving anew gives`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let count = random.int(2...30)
    var basis = Basis()
    defer { basis.free() }
    var elimination = Elimination(rows: count, terms: count * 4, variables: count)
    for index in 0..<count {
      var terms = [index: 8.0]
      for _ in 0..<random.int(0...3) {
        terms[random.int(0...count - 1), default: 0] += Double(random.pick([1, -1]))
      }
      var entries = terms.filter { $0.value != 0 }.sorted { $0.key < $1.key }.map {
        Entry(index: Int32($0.key), value: $0.value)
      }
      let amount = Int32(entries.count)
      elimination.add(Int32(index), group: 0, &entries, count: amount)
    }
    elimination.run(into: &basis)
    var sparse = SparseChanges()
    defer { sparse.free() }
    sparse.prepare(
      basis,
      variables: count,
      rows: FlatArray<Row>(),
      terms: FlatArray<Entry>(),
      inactive: FlatArray<Int32>()
    )
    var values = [Double](repeating: 0, count: count)
    var right = [Double](repeating: 0, count: count)
    for _ in 0..<12 {
      for _ in 0..<random.int(1...3) {
        let slot = random.int(0...count - 1)
        let change = Double(random.int(-9...9))
        sparse.note(slot: Int32(slot), change)
        right[slot] += change
      }
      sparse.goForward(basis)
      while let step = sparse.goBackward(basis) { values[Int(step.variable)] += step.change }
      var used = right
      var fresh = [Double](repeating: 0, count: count)
      basis.solve(&used, into: &fresh)
      #expect(zip(values, fresh).allSatisfy { abs($0 - $1) < 1e-9 })
    }
  }

  @Test func `are forgotten where the lists belong to another basis`() {
    var sparse = SparseChanges()
    defer { sparse.free() }
    sparse.note(slot: 3, 1)
    sparse.note(row: 3)
    #expect(sparse.nextTouched() == nil)
    sparse.removeAll()
    #expect(!sparse.isCurrent)
  }
}
