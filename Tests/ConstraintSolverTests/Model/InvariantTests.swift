import TestSupport
import Testing

@testable import ConstraintSolver

@Suite struct `What the parts of a solver say of each other` {
  /// A system in which variables come and go as well.
  private struct Changing: ~Copyable {
    var solver = Solver()
    var variables: [Variable] = []
    var constraints: [(id: ConstraintID, plain: PlainConstraint)] = []
    var random: SplitMix64

    init(seed: Int) { random = SplitMix64(seed: seed) }

    /// The places of the variables that constraints mention are their indices in the solver.
    mutating func change() {
      switch random.int(0...9) {
      case 0...1 where variables.count < 12, 0...9 where variables.isEmpty:
        variables.append(solver.makeVariable(isNonNegative: random.once(in: 3)))
      case 2: removeVariable()
      case 3 where !constraints.isEmpty:
        let index = random.int(0...constraints.count - 1)
        solver.remove(constraints.remove(at: index).id)
      case 4...5 where !constraints.isEmpty:
        let index = random.int(0...constraints.count - 1)
        constraints[index].plain.constant = Double(random.int(-40...40))
        solver.setConstant(constraints[index].plain.constant, of: constraints[index].id)
      default: add()
      }
    }

    private mutating func add() {
      var coefficients: [Int: Double] = [:]
      for _ in 0..<random.int(1...3) {
        coefficients[Int(random.pick(variables).index)] = random.pick([1, -1, 2])
      }
      let plain = PlainConstraint(
        coefficients: coefficients,
        relation: random.int(-1...1),
        constant: Double(random.int(-40...40)),
        priority: random.pick([1, 250, 500, 999])
      )
      let terms = coefficients.sorted { $0.key < $1.key }.map {
        Term(Variable(index: Int32($0.key)), $0.value)
      }
      let relation = Relation(rawValue: Int8(plain.relation)) ?? .equal
      let id = solver.add(terms, relation, plain.constant, priority: plain.priority)
      constraints.append((id, plain))
    }

    /// Takes a variable away with all that mentions it.
    private mutating func removeVariable() {
      let variable = variables.remove(at: random.int(0...variables.count - 1))
      for index in constraints.indices.reversed()
      where constraints[index].plain.coefficients[Int(variable.index)] != nil {
        solver.remove(constraints.remove(at: index).id)
      }
      solver.remove(variable)
    }

    /// The sums of violations in the order of priorities.
    func sums(_ values: [Double]) -> [Double] {
      let sums = RandomSystem.violations(constraints.map(\.plain), values)
      return sums.sorted { $0.key > $1.key }.map(\.value)
    }
  }

  private func expectAgreement(
    _ agrees: Bool,
    _ solver: borrowing Solver,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = solver.isConsistent
    #expect(found == agrees, sourceLocation: sourceLocation)
  }

  @Test(arguments: 0..<12)
  func `agrees after every solve, whatever came and went`(seed: Int) {
    var system = Changing(seed: seed)
    for _ in 0..<120 {
      for _ in 0..<system.random.int(1...3) { system.change() }
      system.solver.solve()
      expectAgreement(true, system.solver)
      #expect(system.solver.variableCount == system.variables.count)
      #expect(system.solver.constraintCount == system.constraints.count)
    }
  }

  @Test(arguments: 0..<12)
  func `and wishes are served as well as by a solver that knows only who is left`(seed: Int) {
    var system = Changing(seed: 100 + seed)
    for _ in 0..<60 {
      for _ in 0..<3 { system.change() }
      system.solver.solve()
      let width = (system.variables.map { Int($0.index) }.max() ?? -1) + 1
      var values = [Double](repeating: 0, count: width)
      var fresh = Solver()
      var names: [Variable: Variable] = [:]
      for variable in system.variables {
        values[Int(variable.index)] = system.solver.value(of: variable)
        let isNonNegative = system.solver.variables[variable.index].isNonNegative
        names[variable] = fresh.makeVariable(isNonNegative: isNonNegative)
      }
      for (_, plain) in system.constraints {
        let terms = plain.coefficients.compactMap { index, factor in
          names[Variable(index: Int32(index))].map { Term($0, factor) }
        }
        let relation = Relation(rawValue: Int8(plain.relation)) ?? .equal
        _ = fresh.add(terms, relation, plain.constant, priority: plain.priority)
      }
      fresh.solve()
      var others = values
      for (old, new) in names { others[Int(old.index)] = fresh.value(of: new) }
      let (own, best) = (system.sums(values), system.sums(others))
      #expect(zip(own, best).allSatisfy { abs($0 - $1) < 1e-6 }, "\(own), from scratch \(best)")
    }
  }

  /// Two widths with a wish, a limit that is not reached and a contradiction.
  private struct Solved: ~Copyable {
    var solver = Solver()
    let contradiction: ConstraintID

    init() {
      let first = solver.makeVariable()
      let second = solver.makeVariable()
      _ = solver.addEdit(first, 10, priority: 500)
      _ = solver.add([Term(first)], .lessThanOrEqual, 90)
      _ = solver.add([Term(second)], .equal, 5)
      contradiction = solver.add([Term(second)], .equal, 6)
      solver.solve()
    }
  }

  @Test func `disagrees where a constraint is in two slots`() {
    let solved = Solved()
    expectAgreement(true, solved.solver)
    solved.solver.basis.pivots.base[0].occupant = solved.solver.basis.pivots[1].occupant
    expectAgreement(false, solved.solver)
  }

  @Test func `disagrees where two slots decide one variable`() {
    let solved = Solved()
    solved.solver.basis.pivots.base[0].variable = solved.solver.basis.pivots[1].variable
    expectAgreement(false, solved.solver)
  }

  @Test func `disagrees where a constraint is listed twice, or not at all`() {
    var twice = Solved()
    twice.solver.inactive.append(twice.solver.inactive[0])
    expectAgreement(false, twice.solver)
    var never = Solved()
    never.solver.inactive.removeAll()
    expectAgreement(false, never.solver)
  }

  @Test func `disagrees where something is given up without a conflict, or the other way round`() {
    var silent = Solved()
    silent.solver.conflicts = []
    expectAgreement(false, silent.solver)
    let undone = Solved()
    undone.solver.rows.base[Int(undone.contradiction.index)].isGivenUp = false
    expectAgreement(false, undone.solver)
  }

  @Test func `disagrees where a constraint waits for its first solve`() {
    var solved = Solved()
    _ = solved.solver.addEdit(solved.solver.makeVariable(), 1, priority: 1)
    expectAgreement(false, solved.solver)
    solved.solver.solve()
    expectAgreement(true, solved.solver)
  }
}
