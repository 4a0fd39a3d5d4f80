import ConstraintSolver
import TestSupport
import Testing

@Suite struct `Systems of many constraints` {
  /// Views one behind the other, each at least as wide as its content and shrinking before it
  /// grows, in a container of a width that changes.
  private struct Row: ~Copyable {
    var solver = Solver()
    var edges: [Variable] = []
    let width: ConstraintID

    init(count: Int, width: Double) {
      edges = [solver.makeVariable()]
      _ = solver.add([Term(edges[0])], .equal, 0)
      for index in 1...count {
        let edge = solver.makeVariable()
        let size = [Term(edge), Term(edges[index - 1], -1)]
        _ = solver.add(size, .greaterThanOrEqual, 0)
        _ = solver.add(size, .equal, Double(10 + index % 7), priority: index == count ? 250 : 251)
        edges.append(edge)
      }
      self.width = solver.add([Term(edges[count])], .equal, width)
      solver.solve()
    }

    func size(_ index: Int) -> Double {
      solver.value(of: edges[index + 1]) - solver.value(of: edges[index])
    }
  }

  @Test func `the one that hugs least takes what is left of a row of a thousand`() {
    var row = Row(count: 1000, width: 20_000)
    let others = (0..<999).reduce(0) { $0 + Double(10 + ($1 + 1) % 7) }
    for width in [20_000, 15_000, 13_500.5, 40_000] {
      row.solver.setConstant(width, of: row.width)
      row.solver.solve()
      #expect((0..<999).allSatisfy { abs(row.size($0) - Double(10 + ($0 + 1) % 7)) < 1e-6 })
      #expect(abs(row.size(999) - (width - others)) < 1e-6)
    }
    #expect(row.solver.conflicts.isEmpty)
  }

  @Test func `equal widths of three hundred are the same`() {
    var solver = Solver()
    let widths = (0..<300).map { _ in solver.makeVariable(isNonNegative: true) }
    for index in 1..<300 {
      _ = solver.add([Term(widths[index]), Term(widths[index - 1], -1)], .equal, 0)
    }
    let total = solver.add(widths.map { Term($0) }, .equal, 600)
    solver.solve()
    #expect(widths.allSatisfy { abs(solver.value(of: $0) - 2) < 1e-9 })
    solver.setConstant(-300, of: total)
    solver.solve()
    #expect(solver.conflicts.count == 1)
    solver.setConstant(0, of: total)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(widths.allSatisfy { solver.value(of: $0) == 0 })
  }

  /// Every cell of a grid is at least its content, columns and rows are shared.
  @Test func `a grid is as wide as its widest cells`() {
    var solver = Solver()
    var random = SplitMix64(seed: 1)
    let columns = (0..<20).map { _ in solver.makeVariable(isNonNegative: true) }
    var widest = [Double](repeating: 0, count: 20)
    for _ in 0..<40 {
      for (index, column) in columns.enumerated() {
        let content = Double(random.int(0...400)) / 4
        widest[index] = max(widest[index], content)
        _ = solver.add([Term(column)], .greaterThanOrEqual, content)
        _ = solver.add([Term(column)], .equal, content, priority: 250)
      }
    }
    solver.solve()
    #expect(zip(columns, widest).allSatisfy { solver.value(of: $0) == $1 })
  }

  /// Each factor undoes the one before, so that the values stay readable.
  @Test func `a chain of factors keeps its digits`() {
    var solver = Solver()
    var previous = solver.makeVariable()
    let start = solver.add([Term(previous)], .equal, 81)
    for index in 0..<400 {
      let next = solver.makeVariable()
      _ = solver.add([Term(next), Term(previous, index % 2 == 0 ? -3 : -1.0 / 3)], .equal, 0)
      previous = next
    }
    solver.solve()
    #expect(abs(solver.value(of: previous) - 81) < 1e-9)
    solver.setConstant(7, of: start)
    solver.solve()
    #expect(abs(solver.value(of: previous) - 7) < 1e-9)
  }

  @Test func `wishes of eighty priorities are served one after the other`() {
    var solver = Solver()
    let sum = solver.makeVariable()
    let parts = (0..<80).map { _ in solver.makeVariable(isNonNegative: true) }
    _ = solver.add(parts.map { Term($0) } + [Term(sum, -1)], .equal, 0)
    let total = solver.add([Term(sum)], .equal, 500)
    for (index, part) in parts.enumerated() {
      _ = solver.addEdit(part, 10, priority: Float(999 - index))
    }
    for available in [500, 25, 0, 800] {
      solver.setConstant(Double(available), of: total)
      solver.solve()
      for (index, part) in parts.enumerated() {
        let expected = max(0, min(10, available - 10 * index))
        #expect(abs(solver.value(of: part) - Double(expected)) < 1e-6)
      }
    }
  }

  @Test func `points far from zero keep fractions of a pixel`() {
    var solver = Solver()
    let top = solver.makeVariable()
    let height = solver.makeVariable(isNonNegative: true)
    let bottom = solver.makeVariable()
    _ = solver.add(.equal, 0, Term(top), Term(height), Term(bottom, -1))
    let offset = solver.add([Term(top)], .equal, 0)
    _ = solver.add([Term(height)], .equal, 44.125)
    for place in [1e6, 1e7, -1e7] {
      solver.setConstant(place, of: offset)
      solver.solve()
      #expect(solver.value(of: bottom) == place + 44.125)
    }
  }
}
