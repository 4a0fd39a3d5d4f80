import ConstraintSolver
import TestSupport
import Testing

@Suite struct ResolvingTests {
  /// A chain long enough for single changes to be followed, with something soft at every link.
  private struct Chain: ~Copyable {
    var solver = Solver()
    var positions: [Variable] = []
    var gaps: [ConstraintID] = []
    var limits: [ConstraintID] = []

    init(count: Int) {
      positions.append(solver.makeVariable())
      _ = solver.add([Term(positions[0])], .equal, 0)
      for index in 1..<count {
        let position = solver.makeVariable()
        positions.append(position)
        gaps.append(
          solver.add([Term(position), Term(positions[index - 1], -1)], .equal, 10, priority: 500)
        )
        limits.append(solver.add([Term(position)], .lessThanOrEqual, Double(index) * 15))
      }
      solver.solve()
    }
  }

  @Test func `single changes in a long chain give what a fresh chain gives`() {
    var chain = Chain(count: 120)
    var random = SplitMix64(seed: 7)
    var gaps = [Double](repeating: 10, count: 119)
    for _ in 0..<600 {
      let index = random.int(0...118)
      gaps[index] = Double(random.int(0...24))
      chain.solver.setConstant(gaps[index], of: chain.gaps[index])
      chain.solver.solve()
    }
    var fresh = Chain(count: 120)
    for (index, gap) in gaps.enumerated() { fresh.solver.setConstant(gap, of: fresh.gaps[index]) }
    fresh.solver.solve()
    var shortfall = 0.0
    var freshShortfall = 0.0
    for index in 1..<120 {
      let distance =
        chain.solver.value(of: chain.positions[index])
        - chain.solver.value(of: chain.positions[index - 1])
      let freshDistance =
        fresh.solver.value(of: fresh.positions[index])
        - fresh.solver.value(of: fresh.positions[index - 1])
      shortfall += abs(distance - gaps[index - 1])
      freshShortfall += abs(freshDistance - gaps[index - 1])
      #expect(chain.solver.value(of: chain.positions[index]) <= Double(index) * 15 + 1e-6)
    }
    #expect(abs(shortfall - freshShortfall) < 1e-6)
  }

  @Test func `changing constants takes no more memory`() {
    var chain = Chain(count: 120)
    for turn in 0..<3 {
      for index in 0..<119 { chain.solver.setConstant(Double(8 + turn), of: chain.gaps[index]) }
      chain.solver.solve()
    }
    let footprint = chain.solver.footprint
    for turn in 0..<40 {
      for index in 0..<119 { chain.solver.setConstant(Double(turn % 12), of: chain.gaps[index]) }
      chain.solver.solve()
    }
    #expect(chain.solver.footprint == footprint)
  }

  @Test func `the weights of what decides a value add up to it`() {
    var chain = Chain(count: 60)
    let last = chain.positions[59]
    let deciders = chain.solver.deciders(of: last)
    let sum = deciders.filter { chain.gaps.contains($0.constraint) }.reduce(0) {
      $0 + $1.weight * 10
    }
    #expect(sum == chain.solver.value(of: last))
    #expect(sum == 590)
  }

  @Test func `removed identifiers and variables are used again`() {
    var solver = Solver()
    let first = solver.makeVariable()
    let constraint = solver.addEdit(first, 5, priority: 500)
    solver.solve()
    solver.remove(constraint)
    solver.remove(constraint)
    solver.remove(first)
    let second = solver.makeVariable()
    #expect(solver.addEdit(second, 7, priority: 20) == constraint)
    solver.solve()
    #expect(solver.value(of: second) == 7)
    #expect(solver.constraintCount == 1)
  }
}
