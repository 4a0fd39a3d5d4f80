import ConstraintSolver
import Testing

@Suite struct `What the solver is asked` {
  @Test func `terms of one variable add up, and those that come to nothing are left out`() {
    var solver = Solver()
    let first = solver.makeVariable()
    let second = solver.makeVariable()
    _ = solver.add([Term(first), Term(second, 3), Term(first), Term(second, -3)], .equal, 10)
    // The second is in no constraint now, so it can be taken away.
    solver.remove(second)
    solver.solve()
    #expect(solver.value(of: first) == 5)
    #expect(solver.conflicts.isEmpty)
  }

  @Test func `four terms without an array are four terms in one`() {
    var solver = Solver()
    let variables = (0..<4).map { _ in solver.makeVariable() }
    for (index, variable) in variables.dropLast().enumerated() {
      _ = solver.addEdit(variable, Double(index + 1), priority: 900)
    }
    let terms = variables.enumerated().map { Term($1, Double($0 + 1)) }
    _ = solver.add(.equal, 34, terms[0], terms[1], terms[2], terms[3])
    solver.solve()
    // 1·1 + 2·2 + 3·3 + 4·x = 34
    #expect(solver.value(of: variables[3]) == 5)
  }

  @Test func `a solve without a change does nothing`() {
    var solver = Solver()
    let width = solver.makeVariable()
    let wish = solver.addEdit(width, 5, priority: 500)
    let first = solver.solve()
    let second = solver.solve()
    #expect(first && !second)
    solver.setConstant(5, of: wish)
    solver.setPriority(500, of: wish)
    let third = solver.solve()
    #expect(!third)
    solver.setConstant(6, of: wish)
    let fourth = solver.solve()
    #expect(fourth)
    #expect(solver.value(of: width) == 6)
    #expect(solver.constant(of: wish) == 6)
  }

  @Test func `values stay what they were until the next solve`() {
    var solver = Solver()
    let width = solver.makeVariable()
    let wish = solver.addEdit(width, 5, priority: 500)
    solver.solve()
    solver.setConstant(9, of: wish)
    _ = solver.add([Term(width)], .greaterThanOrEqual, 20)
    #expect(solver.value(of: width) == 5)
    solver.solve()
    #expect(solver.value(of: width) == 20)
  }

  @Test func `a priority above required is required`() {
    var solver = Solver()
    let width = solver.makeVariable()
    let first = solver.add([Term(width)], .equal, 1, priority: 2000)
    let second = solver.add([Term(width)], .equal, 2, priority: 1)
    solver.solve()
    #expect(solver.value(of: width) == 1)
    solver.setPriority(1001, of: second)
    solver.solve()
    #expect(solver.conflicts == [Conflict(members: [first, second], givenUp: second)])
  }

  @Test func `a variable made anew begins at zero, whoever had its place`() {
    var solver = Solver()
    let first = solver.makeVariable()
    let wish = solver.addEdit(first, 70, priority: 500)
    solver.solve()
    solver.remove(wish)
    solver.remove(first)
    solver.remove(first)
    let second = solver.makeVariable(isNonNegative: true)
    #expect(second == first)
    #expect(solver.value(of: second) == 0)
    _ = solver.addEdit(second, -3, priority: 999)
    solver.solve()
    #expect(solver.value(of: second) == 0)
  }

  @Test func `terms of removed constraints give their memory back to new ones`() {
    var solver = Solver()
    let variables = (0..<20).map { _ in solver.makeVariable() }
    func pass() {
      let rows = variables.indices.map { index in
        solver.add(variables.map { Term($0) }, .equal, Double(index), priority: 1 + Float(index))
      }
      solver.solve()
      for row in rows { solver.remove(row) }
      solver.solve()
    }
    for _ in 0..<4 { pass() }
    let footprint = solver.footprint
    for _ in 0..<30 { pass() }
    #expect(solver.footprint == footprint)
    #expect(solver.constraintCount == 0)
    #expect(variables.allSatisfy { solver.value(of: $0) == 0 })
  }
}
