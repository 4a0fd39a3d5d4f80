import ConstraintSolver
import TestSupport
import Testing

/// Laws that hold for every system, whatever the numbers.
@Suite struct `Laws of the solver` {
  private static let accuracy = 1e-7

  private func isSame(_ first: [Double], _ second: [Double]) -> Bool {
    first.count == second.count && zip(first, second).allSatisfy { abs($0 - $1) < Self.accuracy }
  }

  private func isSame(_ first: [Float: Double], _ second: [Float: Double]) -> Bool {
    Set(first.keys).union(second.keys).allSatisfy {
      abs(first[$0, default: 0] - second[$0, default: 0]) < 1e-6
    }
  }

  /// Solves plain constraints; says also what the rules for ties had to decide.
  private func solve(
    _ constraints: [PlainConstraint],
    variables count: Int = 5
  ) -> (values: [Double], isAmbiguous: Bool) {
    var solver = Solver()
    let variables = (0..<count).map { _ in solver.makeVariable() }
    for constraint in constraints { _ = RandomSystem.add(constraint, to: &solver, variables) }
    solver.solve()
    return (variables.map { solver.value(of: $0) }, !solver.ambiguousVariables().isEmpty)
  }

  private func system(_ seed: Int, changes: Int = 24) -> RandomSystem {
    var system = RandomSystem(seed: seed, variables: 5, limit: 12)
    for _ in 0..<changes { system.change() }
    system.solver.solve()
    return system
  }

  @Test(arguments: 0..<60)
  func `the order of adding decides nothing but ties`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let system = system(seed)
    let shuffled = solve(system.constraints.shuffled(using: &random))
    let constraints = system.constraints
    #expect(
      isSame(
        RandomSystem.violations(constraints, system.values),
        RandomSystem.violations(constraints, shuffled.values)
      )
    )
    if !shuffled.isAmbiguous { #expect(isSame(system.values, shuffled.values)) }
  }

  @Test(arguments: 0..<60)
  func `adding and taking away again leaves everything as it was`(seed: Int) {
    var system = system(100 + seed)
    var random = SplitMix64(seed: seed)
    let before = system.values
    let ambiguous = system.solver.ambiguousVariables()
    var added: [ConstraintID] = []
    for _ in 0..<random.int(1...6) {
      added.append(
        RandomSystem.add(system.makeConstraint(), to: &system.solver, system.variables)
      )
      if random.once(in: 2) { system.solver.solve() }
    }
    system.solver.solve()
    for id in added.shuffled(using: &random) {
      system.solver.remove(id)
      if random.once(in: 2) { system.solver.solve() }
    }
    system.solver.solve()
    #expect(isSame(system.values, before))
    #expect(system.solver.ambiguousVariables() == ambiguous)
  }

  @Test(arguments: 0..<60)
  func `a weaker constraint never displaces a stronger one`(seed: Int) {
    var system = system(200 + seed)
    let before = RandomSystem.violations(system.constraints, system.values)
    let old = system.constraints
    var added = system.makeConstraint()
    added.priority = RandomSystem.priorities[seed % RandomSystem.priorities.count]
    _ = RandomSystem.add(added, to: &system.solver, system.variables)
    system.solver.solve()
    let after = RandomSystem.violations(old, system.values)
    for (priority, sum) in before where priority > added.priority {
      #expect(abs(sum - after[priority, default: 0]) < 1e-6, "at \(priority)")
    }
    // Among its own it can only cost them as much as it gains itself.
    let own = before[added.priority, default: 0]
    let sum = after[added.priority, default: 0] + added.violation(system.values)
    #expect(sum >= own - 1e-6)
  }

  @Test(arguments: 0..<60)
  func `a constant that is changed and changed back gives the same numbers`(seed: Int) {
    var system = system(300 + seed)
    var random = SplitMix64(seed: seed)
    let before = system.values
    var changed: [ConstraintID: Double] = [:]
    for _ in 0..<random.int(1...20) {
      let id = random.pick(system.order)
      guard (system.plain[id]?.priority ?? 1000) < 1000 else { continue }
      changed[id] = changed[id] ?? system.solver.constant(of: id)
      system.solver.setConstant(Double(random.int(-200...200)), of: id)
      if random.once(in: 2) { system.solver.solve() }
    }
    for (id, constant) in changed { system.solver.setConstant(constant, of: id) }
    system.solver.solve()
    #expect(isSame(system.values, before))
  }

  @Test(arguments: 0..<60)
  func `a priority that is changed and changed back gives the same numbers`(seed: Int) {
    var system = system(400 + seed)
    var random = SplitMix64(seed: seed)
    let before = system.values
    for id in system.order where random.once(in: 3) {
      let priority = system.plain[id]?.priority ?? 1000
      system.solver.setPriority(Float(random.int(1...999)), of: id)
      system.solver.solve()
      system.solver.setPriority(priority, of: id)
    }
    system.solver.solve()
    #expect(isSame(system.values, before))
  }

  @Test(arguments: 0..<40)
  func `constants twice as large give values twice as large`(seed: Int) {
    let system = system(500 + seed)
    for factor in [2, 0.5, 64.0] {
      let scaled = system.constraints.map {
        var constraint = $0
        constraint.constant *= factor
        return constraint
      }
      let values = solve(scaled).values
      #expect(isSame(values.map { $0 / factor }, system.values), "times \(factor)")
    }
  }

  @Test(arguments: 0..<40)
  func `a constraint read from the other side is the same`(seed: Int) {
    let system = system(600 + seed)
    let turned = system.constraints.map {
      PlainConstraint(
        coefficients: $0.coefficients.mapValues { -$0 },
        relation: -$0.relation,
        constant: -$0.constant,
        priority: $0.priority
      )
    }
    #expect(isSame(solve(turned).values, system.values))
  }

  @Test(arguments: 0..<40)
  func `a requirement can be multiplied by any number above zero`(seed: Int) {
    let system = system(700 + seed)
    let scaled = system.constraints.map {
      guard $0.priority == 1000 else { return $0 }
      return PlainConstraint(
        coefficients: $0.coefficients.mapValues { $0 * 4 },
        relation: $0.relation,
        constant: $0.constant * 4,
        priority: 1000
      )
    }
    #expect(isSame(solve(scaled).values, system.values))
  }

  @Test(arguments: 0..<40)
  func `an equality is two inequalities`(seed: Int) {
    let system = system(800 + seed)
    let split = system.constraints.flatMap { constraint -> [PlainConstraint] in
      guard constraint.relation == 0 else { return [constraint] }
      var (least, most) = (constraint, constraint)
      least.relation = 1
      most.relation = -1
      return [least, most]
    }
    let values = solve(split).values
    let constraints = system.constraints
    #expect(
      isSame(
        RandomSystem.violations(constraints, values),
        RandomSystem.violations(constraints, system.values)
      )
    )
  }

  @Test(arguments: 0..<40)
  func `what is required twice is required once`(seed: Int) {
    let system = system(900 + seed)
    let required = system.constraints.filter { $0.priority == 1000 }
    #expect(isSame(solve(system.constraints + required).values, system.values))
  }

  @Test(arguments: 0..<40)
  func `a constraint that is met already changes nothing where nothing is ambiguous`(seed: Int) {
    var system = system(1000 + seed)
    let before = system.values
    guard system.solver.ambiguousVariables().isEmpty else { return }
    for _ in 0..<6 {
      var added = system.makeConstraint()
      let left = added.coefficients.reduce(0) { $0 + $1.value * before[$1.key] }
      added.constant = left - Double(added.relation)
      _ = RandomSystem.add(added, to: &system.solver, system.variables)
    }
    system.solver.solve()
    #expect(isSame(system.values, before))
  }

  @Test(arguments: 0..<40)
  func `systems that share nothing do not feel each other`(seed: Int) {
    let first = system(1100 + seed)
    let second = system(1200 + seed)
    let both =
      first.constraints
      + second.constraints.map { constraint in
        var moved = constraint
        moved.coefficients = Dictionary(
          uniqueKeysWithValues: constraint.coefficients.map { ($0 + 5, $1) }
        )
        return moved
      }
    let values = solve(both, variables: 10).values
    #expect(isSame(Array(values[..<5]), first.values))
    #expect(
      isSame(
        RandomSystem.violations(second.constraints, Array(values[5...])),
        RandomSystem.violations(second.constraints, second.values)
      )
    )
  }

  @Test(arguments: 0..<40)
  func `what decides a value adds up to it`(seed: Int) {
    var system = system(1300 + seed)
    for (index, variable) in system.variables.enumerated() {
      let deciders = system.solver.deciders(of: variable)
      let sum = deciders.reduce(0) { $0 + $1.weight * system.solver.constant(of: $1.constraint) }
      #expect(abs(sum - system.values[index]) < Self.accuracy)
      #expect(deciders.allSatisfy { system.plain[$0.constraint] != nil })
      // What decides is met exactly.
      #expect(
        deciders.allSatisfy {
          (system.plain[$0.constraint]?.violation(system.values) ?? 1) < Self.accuracy
        }
      )
    }
  }
}
