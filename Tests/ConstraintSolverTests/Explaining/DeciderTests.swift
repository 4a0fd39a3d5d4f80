import ConstraintSolver
import TestSupport
import Testing

@Suite struct `What decides a value` {
  /// A system with constants that are in no simple relation to each other, so that no more constraints
  /// meet in a point than must.
  private struct Uneven: ~Copyable {
    var solver = Solver()
    var variables: [Variable] = []
    var constraints: [ConstraintID] = []

    init(seed: Int) {
      var random = SplitMix64(seed: seed)
      for _ in 0..<5 { variables.append(solver.makeVariable()) }
      for number in 0..<random.int(4...12) {
        let terms = (0..<random.int(1...3)).map { _ in
          Term(random.pick(variables), random.pick([1, -1, 2, 0.5]))
        }
        let relation = random.pick(Relation.allCases)
        constraints.append(
          solver.add(terms, relation, random.double(-50...50), priority: Float(999 - number * 7))
        )
      }
      solver.solve()
    }
  }

  @Test(arguments: 0..<80) func `moves it by its weight, and nothing else moves it`(seed: Int) {
    var system = Uneven(seed: seed)
    let step = 0.0001
    for variable in system.variables {
      var weights: [ConstraintID: Double] = [:]
      for decider in system.solver.deciders(of: variable) {
        #expect(weights.updateValue(decider.weight, forKey: decider.constraint) == nil)
      }
      let before = system.solver.value(of: variable)
      for constraint in system.constraints {
        let constant = system.solver.constant(of: constraint)
        system.solver.setConstant(constant + step, of: constraint)
        system.solver.solve()
        let moved = system.solver.value(of: variable) - before
        #expect(abs(moved - step * weights[constraint, default: 0]) < 1e-7)
        system.solver.setConstant(constant, of: constraint)
        system.solver.solve()
      }
    }
  }

  private func expectNobody(
    _ variable: Variable,
    _ solver: inout Solver,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = solver.deciders(of: variable)
    #expect(found.isEmpty, sourceLocation: sourceLocation)
  }

  @Test func `is nobody for a variable at rest or taken away`() {
    var solver = Solver()
    let variable = solver.makeVariable()
    expectNobody(variable, &solver)
    solver.solve()
    expectNobody(variable, &solver)
    solver.remove(variable)
    solver.solve()
    expectNobody(variable, &solver)
  }

  @Test func `is not what was given up, nor what a stronger wish displaced`() {
    var solver = Solver()
    let width = solver.makeVariable()
    let first = solver.add([Term(width)], .equal, 10)
    let second = solver.add([Term(width)], .equal, 20)
    _ = solver.addEdit(width, 30, priority: 999)
    solver.solve()
    #expect(solver.conflicts.map(\.givenUp) == [second])
    let deciders = solver.deciders(of: width)
    #expect(deciders.map(\.constraint) == [first])
    #expect(deciders.map(\.weight) == [1])
  }

  @Test func `comes in the order of its identifiers, each once`() {
    var solver = Solver()
    let edges = (0..<20).map { _ in solver.makeVariable() }
    var added: [ConstraintID] = []
    for (edge, next) in zip(edges, edges.dropFirst()).reversed() {
      added.append(solver.add([Term(next), Term(edge, -1)], .equal, 4))
    }
    added.append(solver.add([Term(edges[0])], .equal, 7))
    solver.solve()
    let deciders = solver.deciders(of: edges[19])
    #expect(deciders.map(\.constraint) == added.sorted { $0.index < $1.index })
    #expect(deciders.allSatisfy { $0.weight == 1 })
    #expect(solver.value(of: edges[19]) == 83)
  }
}
