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

  @Test(arguments: 0..<150)
  func `solutions are those of the reference`(seed: Int) {
    var system = RandomSystem(seed: 1000 + seed, variables: 4, limit: 9)
    for _ in 0..<20 { system.change() }
    system.solver.solve()
    let reference = ReferenceSolver(variableCount: 4, constraints: system.constraints).solve()
    guard let reference else {
      Issue.record("The required constraints of the test contradict each other.")
      return
    }
    let values = system.values
    let sums = RandomSystem.violations(system.constraints, values)
    for (priority, sum) in sums where priority < 1000 {
      #expect(abs(sum - reference.violations[priority, default: 0]) < 1e-4, "at \(priority)")
    }
    #expect(sums[1000, default: 0] < 1e-6)
    let ambiguous = system.solver.ambiguousVariables()
    for (index, range) in reference.ranges.enumerated() {
      let isAmbiguous = range.upperBound - range.lowerBound > 1e-3
      #expect(range.lowerBound - 1e-3...range.upperBound + 1e-3 ~= values[index])
      #expect(ambiguous.contains(system.variables[index]) == isAmbiguous, "variable \(index)")
    }
  }
}
