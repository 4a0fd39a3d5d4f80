import ConstraintSolver
import TestSupport
import Testing

@Suite struct `What is left open` {
  /// A system whose weakest wishes leave room for one that is weaker still.
  private struct Open: ~Copyable {
    var solver = Solver()
    var variables: [Variable] = []

    init(seed: Int) {
      var system = RandomSystem(seed: 4000 + seed, variables: 5, limit: 7)
      for _ in 0..<12 { system.change() }
      for _ in 0..<5 { variables.append(solver.makeVariable()) }
      for constraint in system.constraints {
        var stronger = constraint
        stronger.priority = max(2, constraint.priority)
        _ = RandomSystem.add(stronger, to: &solver, variables)
      }
      solver.solve()
    }

    /// Where the weakest of all wishes brings a variable.
    mutating func pulled(_ variable: Variable, to value: Double) -> Double {
      let wish = solver.addEdit(variable, value, priority: 1)
      solver.solve()
      defer {
        solver.remove(wish)
        solver.solve()
      }
      return solver.value(of: variable)
    }
  }

  @Test(arguments: 0..<80) func `follows the weakest wish, and what is decided does not`(
    seed: Int
  ) {
    var open = Open(seed: seed)
    let ambiguous = open.solver.ambiguousVariables()
    for variable in open.variables {
      let value = open.solver.value(of: variable)
      let pulls = [open.pulled(variable, to: value + 3), open.pulled(variable, to: value - 3)]
      let moves = pulls.contains { abs($0 - value) > 1e-6 }
      #expect(moves == ambiguous.contains(variable), "\(variable), \(value), \(pulls)")
      let isAmbiguous = open.solver.isAmbiguous(variable)
      #expect(isAmbiguous == moves)
    }
  }

  @Test(arguments: 0..<40) func `is nothing once every variable has its wish`(seed: Int) {
    var open = Open(seed: seed)
    for (index, variable) in open.variables.enumerated() {
      _ = open.solver.addEdit(variable, 0, priority: 1 - Float(index) / 8)
    }
    open.solver.solve()
    expectOpen([], &open.solver)
  }

  private func expectOpen(
    _ expected: Set<Variable>,
    _ solver: inout Solver,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = solver.ambiguousVariables()
    #expect(found == expected, sourceLocation: sourceLocation)
  }

  @Test func `is asked of no variables at all`() {
    var solver = Solver()
    expectOpen([], &solver)
    solver.solve()
    expectOpen([], &solver)
  }

  @Test func `is a variable that no constraint mentions`() {
    var solver = Solver()
    let named = solver.makeVariable()
    let free = solver.makeVariable()
    _ = solver.add([Term(named)], .equal, 3)
    solver.solve()
    expectOpen([free], &solver)
    solver.remove(free)
    solver.solve()
    expectOpen([], &solver)
  }

  @Test func `is a length without a wish, though it cannot become less than nothing`() {
    var solver = Solver()
    let length = solver.makeVariable(isNonNegative: true)
    solver.solve()
    expectOpen([length], &solver)
    let limit = solver.add([Term(length)], .lessThanOrEqual, 0)
    solver.solve()
    expectOpen([], &solver)
    solver.setConstant(1, of: limit)
    solver.solve()
    expectOpen([length], &solver)
  }

  @Test func `are two that share what is left, and both when one of equal wishes must give way`() {
    var solver = Solver()
    let widths = (0..<3).map { _ in solver.makeVariable(isNonNegative: true) }
    _ = solver.add(widths.map { Term($0) }, .equal, 100)
    _ = solver.addEdit(widths[0], 30, priority: 500)
    solver.solve()
    expectOpen([widths[1], widths[2]], &solver)
    // Both cannot have theirs, and it costs the same whoever gives way.
    let wishes = widths.dropFirst().map { solver.addEdit($0, 60, priority: 250) }
    solver.solve()
    expectOpen([widths[1], widths[2]], &solver)
    solver.setPriority(251, of: wishes[1])
    solver.solve()
    expectOpen([], &solver)
    let values = widths.map { solver.value(of: $0) }
    #expect(values == [30, 10, 60])
  }
}
