import ConstraintSolver
import TestSupport
import Testing

/// Systems that are the same seen otherwise have the same solution seen otherwise.
@Suite struct `Systems seen otherwise` {
  private func constraints(_ seed: Int) -> [PlainConstraint] {
    var system = RandomSystem(seed: seed, variables: 5, limit: 12)
    for _ in 0..<24 { system.change() }
    return system.constraints
  }

  private func solve(
    _ constraints: [PlainConstraint]
  ) -> (values: [Double], isAmbiguous: Bool) {
    var solver = Solver()
    let variables = (0..<5).map { _ in solver.makeVariable() }
    for constraint in constraints { _ = RandomSystem.add(constraint, to: &solver, variables) }
    solver.solve()
    return (variables.map { solver.value(of: $0) }, !solver.ambiguousVariables().isEmpty)
  }

  private func expectSame(_ first: [Double], _ second: [Double]) {
    #expect(zip(first, second).allSatisfy { abs($0 - $1) < 1e-6 }, "\(first), \(second)")
  }

  @Test(arguments: 0..<60) func `in a mirror all values change their sign`(seed: Int) {
    let constraints = constraints(seed)
    let mirrored = constraints.map { constraint in
      var other = constraint
      other.constant = -constraint.constant
      other.relation = -constraint.relation
      return other
    }
    expectSame(solve(mirrored).values.map(-), solve(constraints).values)
  }

  @Test(arguments: 0..<60) func `under other names the numbers are the same`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let names = Array(0..<5).shuffled(using: &random)
    let constraints = constraints(100 + seed)
    let renamed = constraints.map { constraint in
      var other = constraint
      other.coefficients = Dictionary(
        uniqueKeysWithValues: constraint.coefficients.map { (names[$0.key], $0.value) }
      )
      return other
    }
    let (plain, other) = (solve(constraints), solve(renamed))
    #expect(plain.isAmbiguous == other.isAmbiguous)
    // Where something is left open, earlier names are nearer to zero.
    if !plain.isAmbiguous { expectSame(plain.values, names.map { other.values[$0] }) }
  }

  @Test(arguments: 0..<60) func `only the order of priorities counts, not how far apart they are`(
    seed: Int
  ) {
    let constraints = constraints(200 + seed)
    let levels = Set(constraints.map(\.priority)).filter { $0 < 1000 }.sorted()
    let closer = constraints.map { constraint in
      var other = constraint
      if let place = levels.firstIndex(of: constraint.priority) {
        other.priority = 400 + Float(place) * 0.01
      }
      return other
    }
    expectSame(solve(constraints).values, solve(closer).values)
  }

  @Test(arguments: 0..<60) func `from another zero all values are as much further`(seed: Int) {
    let constraints = constraints(300 + seed)
    let moved = constraints.map { constraint in
      var other = constraint
      other.constant += 7 * constraint.coefficients.values.reduce(0, +)
      return other
    }
    let (plain, other) = (solve(constraints), solve(moved))
    let violations = RandomSystem.violations(constraints, plain.values)
    for (priority, sum) in RandomSystem.violations(moved, other.values) {
      #expect(abs(sum - violations[priority, default: 0]) < 1e-6)
    }
    if !plain.isAmbiguous { expectSame(plain.values.map { $0 + 7 }, other.values) }
  }

  @Test(arguments: 0..<60) func `without its weakest wishes the rest is served as well`(seed: Int) {
    let constraints = constraints(400 + seed)
    guard let weakest = constraints.map(\.priority).min(), weakest < 1000 else { return }
    let fewer = constraints.filter { $0.priority > weakest }
    let with = RandomSystem.violations(fewer, solve(constraints).values)
    let without = RandomSystem.violations(fewer, solve(fewer).values)
    for (priority, sum) in with { #expect(abs(sum - without[priority, default: 0]) < 1e-6) }
  }

  @Test(arguments: 0..<60) func `wishes that are all met are requirements`(seed: Int) {
    let constraints = constraints(500 + seed)
    let values = solve(constraints).values
    let firm = constraints.map { constraint in
      var other = constraint
      if constraint.violation(values) < 1e-9 { other.priority = 1000 }
      return other
    }
    let (again, sums) = (solve(firm), RandomSystem.violations(constraints, values))
    for (priority, sum) in RandomSystem.violations(constraints, again.values) {
      #expect(abs(sum - sums[priority, default: 0]) < 1e-6)
    }
  }
}
