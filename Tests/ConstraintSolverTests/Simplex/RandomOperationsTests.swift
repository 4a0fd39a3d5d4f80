import ConstraintSolver
import TestSupport
import Testing

@Suite struct RandomOperationsTests {
  @Test(arguments: 0..<4)
  func `ten thousand changes give what a solve from scratch gives`(seed: Int) {
    var system = RandomSystem(seed: seed, variables: 8, limit: 14)
    var wrong = 0
    for step in 0..<2500 {
      system.change()
      system.solver.solve()
      guard step % 3 == 0 else { continue }
      let values = system.values
      let scratch = system.solvedFromScratch()
      let isEqual = zip(values, scratch).allSatisfy { abs($0 - $1) < 1e-6 }
      if !isEqual { wrong += 1 }
      let sums = RandomSystem.violations(system.constraints, values)
      let scratchSums = RandomSystem.violations(system.constraints, scratch)
      for (priority, sum) in sums {
        #expect(abs(sum - scratchSums[priority, default: 0]) < 1e-6, "step \(step) at \(priority)")
      }
    }
    #expect(wrong == 0)
  }

  /// Above some fifty variables changes of constants are followed alone.
  @Test(arguments: 0..<3)
  func `changed constants of a large system give what a solve from scratch gives`(seed: Int) {
    var system = RandomSystem(
      seed: 70 + seed,
      variables: 60,
      limit: 120,
      nonNegative: seed % 2 == 0 ? [] : Set(stride(from: 0, to: 60, by: 2))
    )
    for _ in 0..<120 { system.add() }
    system.solver.solve()
    for step in 0..<24 {
      for _ in 0..<1 + step % 3 { system.setConstant() }
      system.solver.solve()
      let scratch = system.solvedFromScratch()
      #expect(zip(system.values, scratch).allSatisfy { abs($0 - $1) < 1e-6 }, "step \(step)")
    }
  }

  /// Where many constraints meet at one point, some that are just met decide as if they were not.
  @Test(arguments: 0..<40)
  func `so do changed constants where everything met at one point`(seed: Int) {
    expectLikeScratch(seed: 7000 + seed, variables: 12)
  }

  /// Systems in which a change that violates nothing new makes another corner the best.
  @Test(arguments: [179, 957, 1037, 2089, 2207, 5719])
  func `also where a change violates nothing new`(seed: Int) {
    expectLikeScratch(seed: seed, variables: 4)
  }

  private func expectLikeScratch(seed: Int, variables: Int) {
    var system = RandomSystem(
      seed: seed,
      variables: variables,
      limit: variables * 3,
      isDegenerate: true,
      nonNegative: Set(stride(from: 0, to: variables, by: 2))
    )
    for _ in 0..<variables * 3 { system.add() }
    system.solver.solve()
    for step in 0..<8 {
      for _ in 0..<3 { system.setConstant() }
      system.solver.solve()
      let constraints = system.constraints
      let sums = RandomSystem.violations(constraints, system.values)
      let scratch = RandomSystem.violations(constraints, system.solvedFromScratch())
      #expect(sums.allSatisfy { abs($1 - scratch[$0, default: 0]) < 1e-6 }, "step \(step)")
    }
  }

  @Test(arguments: 0..<100)
  func `solutions are those of the reference`(seed: Int) throws {
    var system = RandomSystem(seed: 1000 + seed, variables: 4, limit: 9)
    for _ in 0..<20 { system.change() }
    try expectReference(&system)
  }

  @Test(arguments: 0..<60)
  func `so are those with lengths that cannot be negative`(seed: Int) throws {
    var system = RandomSystem(seed: 3000 + seed, variables: 4, limit: 9, nonNegative: [0, 2, 3])
    for _ in 0..<20 { system.change() }
    try expectReference(&system)
  }

  /// Many constraints that all meet at zero: every step of the simplex stands still.
  @Test(arguments: 0..<60)
  func `so are those where everything meets at one point`(seed: Int) throws {
    var system = RandomSystem(seed: 5000 + seed, variables: 4, limit: 11, isDegenerate: true)
    for _ in 0..<11 { system.add() }
    try expectReference(&system)
  }

  private func expectReference(_ system: inout RandomSystem) throws {
    system.solver.solve()
    let reference = try #require(
      ReferenceSolver(
        variableCount: 4,
        constraints: system.constraints,
        nonNegative: system.nonNegative
      ).solve(),
      "The required constraints of the test contradict each other."
    )
    let values = system.values
    let sums = RandomSystem.violations(system.constraints, values)
    for (priority, sum) in sums where priority < 1000 {
      #expect(abs(sum - reference.violations[priority, default: 0]) < 1e-6, "at \(priority)")
    }
    #expect(sums[1000, default: 0] < 1e-6)
    let ambiguous = system.solver.ambiguousVariables()
    for (index, range) in reference.ranges.enumerated() {
      #expect(range.contains(values[index], within: 1e-6), "variable \(index)")
      #expect(reference.chosen[index].contains(values[index], within: 1e-6), "tie of \(index)")
      #expect(ambiguous.contains(system.variables[index]) != range.isPoint, "variable \(index)")
    }
  }
}
