import ConstraintSolver
import TestSupport
import Testing

@Suite struct ConflictTests {
  @Test func `the newest of a conflict is given up and the set is minimal`() {
    var solver = Solver()
    let left = solver.makeVariable()
    let width = solver.makeVariable()
    let right = solver.makeVariable()
    let sum = solver.add([Term(left), Term(width), Term(right, -1)], .equal, 0)
    let start = solver.add([Term(left)], .equal, 0)
    _ = solver.add([Term(left)], .lessThanOrEqual, 10)
    let wide = solver.add([Term(width)], .greaterThanOrEqual, 300)
    let end = solver.add([Term(right)], .lessThanOrEqual, 200)
    solver.solve()
    #expect(solver.conflicts == [Conflict(members: [sum, start, wide, end], givenUp: end)])
    #expect(solver.value(of: width) == 300)
  }

  @Test func `what does not yield is kept`() {
    var solver = Solver()
    let width = solver.makeVariable()
    let wish = solver.add([Term(width)], .equal, 100)
    let frame = solver.add([Term(width)], .equal, 320, isYielding: false)
    solver.solve()
    #expect(solver.conflicts == [Conflict(members: [frame, wish], givenUp: wish)])
    #expect(solver.value(of: width) == 320)
  }

  @Test func `a conflict ends when its cause goes`() {
    var solver = Solver()
    let width = solver.makeVariable()
    let first = solver.add([Term(width)], .equal, 100)
    let second = solver.add([Term(width)], .equal, 200)
    solver.solve()
    #expect(solver.conflicts.map(\.givenUp) == [second])
    solver.setConstant(200, of: first)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: width) == 200)
    solver.setConstant(50, of: second)
    solver.solve()
    #expect(solver.conflicts.map(\.givenUp) == [second])
    #expect(solver.value(of: width) == 200)
    solver.remove(first)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: width) == 50)
  }

  @Test func `a required value below zero of a length is a conflict`() {
    var solver = Solver()
    let width = solver.makeVariable(isNonNegative: true)
    let total = solver.makeVariable()
    let sum = solver.add([Term(width), Term(total, -1)], .equal, -32)
    let frame = solver.add([Term(total)], .equal, 0, isYielding: false)
    solver.solve()
    #expect(solver.conflicts == [Conflict(members: [frame, sum], givenUp: sum)])
    #expect(solver.value(of: width) == 0)
  }

  @Test func `a constraint without variables can contradict itself`() {
    var solver = Solver()
    let width = solver.makeVariable()
    let nonsense = solver.add([Term(width), Term(width, -1)], .equal, 5)
    solver.solve()
    #expect(solver.conflicts == [Conflict(members: [nonsense], givenUp: nonsense)])
  }

  @Test func `so can one in a system without variables`() {
    var solver = Solver()
    let nonsense = solver.add([], .greaterThanOrEqual, 5)
    _ = solver.add([], .lessThanOrEqual, 5)
    solver.solve()
    #expect(solver.conflicts == [Conflict(members: [nonsense], givenUp: nonsense)])
  }

  /// The wish decides the width then, so that the requirement is not in the basis.
  @Test func `a length below zero that is also wished for is a conflict`() {
    var solver = Solver()
    let width = solver.makeVariable(isNonNegative: true)
    let frame = solver.add([Term(width)], .equal, -2)
    _ = solver.addEdit(width, -2, priority: 500)
    solver.solve()
    #expect(solver.conflicts == [Conflict(members: [frame], givenUp: frame)])
    #expect(solver.value(of: width) == 0)
  }

  @Test func `a thousand contradictions end`() {
    var solver = Solver()
    let width = solver.makeVariable()
    for value in 0..<300 { _ = solver.add([Term(width)], .equal, Double(value)) }
    solver.solve()
    #expect(solver.conflicts.count == 299)
    #expect(solver.value(of: width) == 0)
  }

  @Test(arguments: 0..<60)
  func `without one member each conflict of random constraints is gone`(seed: Int) {
    var system = RandomSystem(seed: 500 + seed, variables: 4, limit: 16, allowsConflicts: true)
    for _ in 0..<24 { system.change() }
    system.solver.solve()
    for conflict in system.solver.conflicts {
      let members = conflict.members.compactMap { system.plain[$0] }
      #expect(members.allSatisfy { $0.priority == 1000 })
      #expect(ReferenceSolver(variableCount: 4, constraints: members).solve() == nil)
      for index in members.indices {
        var fewer = members
        fewer.remove(at: index)
        #expect(ReferenceSolver(variableCount: 4, constraints: fewer).solve() != nil)
      }
    }
    let givenUp = Set(system.solver.conflicts.map(\.givenUp))
    for (id, constraint) in system.plain where constraint.priority == 1000 {
      if !givenUp.contains(id) { #expect(constraint.violation(system.values) < 1e-6) }
    }
  }

  @Test func `constraints of a few terms yield as well, unless they say otherwise`() {
    var solver = Solver()
    let width = solver.makeVariable()
    let wish = solver.add(.equal, 100, Term(width))
    let frame = solver.add(.equal, 320, Term(width), isYielding: false)
    solver.solve()
    #expect(solver.conflicts == [Conflict(members: [frame, wish], givenUp: wish)])
  }

  @Test func `ranks that were taken are older than constraints that follow`() {
    var solver = Solver()
    let width = solver.makeVariable()
    let rank = solver.makeRanks(3)
    #expect(solver.makeRanks(2) == rank + 3)
    let newest = solver.add(.equal, 100, Term(width))
    let taken = (0..<5).map { solver.add(.equal, 200, Term(width), rank: rank + $0) }
    solver.solve()
    #expect(solver.conflicts.map(\.givenUp) == [newest])
    #expect(solver.value(of: width) == 200 && taken.count == 5)
  }
}
