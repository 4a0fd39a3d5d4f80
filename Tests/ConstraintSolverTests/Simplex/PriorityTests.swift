import ConstraintSolver
import Testing

@Suite struct PriorityTests {
  @Test func `no sum of weaker constraints outweighs a stronger one`() {
    var solver = Solver()
    let width = solver.makeVariable()
    _ = solver.addEdit(width, 10, priority: 500.001)
    for _ in 0..<1000 { _ = solver.addEdit(width, 500, priority: 500) }
    solver.solve()
    #expect(solver.value(of: width) == 10)
  }

  @Test func `what a stronger constraint leaves open a weaker one decides`() {
    var solver = Solver()
    let width = solver.makeVariable()
    _ = solver.add([Term(width)], .greaterThanOrEqual, 80)
    _ = solver.add([Term(width)], .lessThanOrEqual, 200)
    let wish = solver.addEdit(width, 300, priority: 500)
    solver.solve()
    #expect(solver.value(of: width) == 200)
    solver.setConstant(100, of: wish)
    solver.solve()
    #expect(solver.value(of: width) == 100)
    solver.setConstant(10, of: wish)
    solver.solve()
    #expect(solver.value(of: width) == 80)
  }

  @Test func `priorities change in place`() {
    var solver = Solver()
    let width = solver.makeVariable()
    let first = solver.addEdit(width, 60, priority: 750)
    _ = solver.addEdit(width, 140, priority: 749)
    solver.solve()
    #expect(solver.value(of: width) == 60)
    solver.setPriority(748, of: first)
    solver.solve()
    #expect(solver.value(of: width) == 140)
  }

  @Test func `of equal wishes the later is met`() {
    var solver = Solver()
    let first = solver.makeVariable()
    let second = solver.makeVariable()
    _ = solver.add([Term(first), Term(second)], .equal, 112)
    _ = solver.add([Term(first)], .greaterThanOrEqual, 76.5, priority: 750)
    _ = solver.add([Term(second)], .greaterThanOrEqual, 94, priority: 750)
    solver.solve()
    #expect(solver.value(of: first) == 18)
    #expect(solver.value(of: second) == 94)
  }

  @Test func `what nothing decides is zero, earlier variables first`() {
    var solver = Solver()
    let first = solver.makeVariable(isNonNegative: true)
    let second = solver.makeVariable(isNonNegative: true)
    _ = solver.add([Term(first), Term(second)], .equal, 168)
    solver.solve()
    #expect(solver.value(of: first) == 0)
    #expect(solver.value(of: second) == 168)
    #expect(solver.ambiguousVariables() == [first, second])
  }

  @Test(arguments: 0..<6)
  func `the order of adding does not matter`(rotation: Int) {
    var solver = Solver()
    let left = solver.makeVariable()
    let width = solver.makeVariable()
    let right = solver.makeVariable()
    var rows: [([Term], Relation, Double, Float)] = [
      ([Term(left)], .equal, 16, 1000),
      ([Term(left), Term(width), Term(right, -1)], .equal, 0, 1000),
      ([Term(right)], .lessThanOrEqual, 304, 1000),
      ([Term(width)], .greaterThanOrEqual, 100, 750),
      ([Term(width)], .lessThanOrEqual, 100, 250),
      ([Term(right)], .equal, 320, 251),
    ]
    rows = Array(rows[rotation...] + rows[..<rotation])
    for row in rows { _ = solver.add(row.0, row.1, row.2, priority: row.3) }
    solver.solve()
    #expect(solver.value(of: left) == 16)
    #expect(solver.value(of: right) == 304)
    #expect(solver.value(of: width) == 288)
    #expect(solver.ambiguousVariables().isEmpty)
  }
}
