import ConstraintSolver
import TestSupport
import Testing

/// Laws of systems whose required constraints may contradict each other.
@Suite struct `Laws of conflicts` {
  private struct Answer: Equatable {
    /// By the place in the order of adding.
    var conflicts: [[Int]]
    var givenUp: [Int]
  }

  private func answer(_ conflicts: [Conflict], _ order: [ConstraintID]) -> Answer {
    Answer(
      conflicts: conflicts.map { $0.members.compactMap { order.firstIndex(of: $0) } },
      givenUp: conflicts.compactMap { order.firstIndex(of: $0.givenUp) }
    )
  }

  @Test(arguments: 0..<80)
  func `the same constraints give the same conflicts, whatever was there before`(seed: Int) {
    expectLikeFresh(seed: seed, variables: 4, limit: 14, changes: 60)
  }

  /// Systems whose conflicts were met in another order on the way from the solution before.
  @Test(arguments: [176, 3253, 12282, 14679, 15477, 18650])
  func `also where the way from the last solution meets others first`(seed: Int) {
    expectLikeFresh(
      seed: seed,
      variables: 2,
      limit: 8,
      changes: 30,
      nonNegative: seed % 2 == 0 ? [] : [0]
    )
  }

  private func expectLikeFresh(
    seed: Int,
    variables count: Int,
    limit: Int,
    changes: Int,
    nonNegative: Set<Int> = []
  ) {
    var system = RandomSystem(
      seed: seed,
      variables: count,
      limit: limit,
      allowsConflicts: true,
      nonNegative: nonNegative
    )
    for _ in 0..<changes {
      system.change()
      system.solver.solve()
    }
    var fresh = Solver()
    let variables = system.variables.indices.map {
      fresh.makeVariable(isNonNegative: nonNegative.contains($0))
    }
    let order = system.constraints.map { RandomSystem.add($0, to: &fresh, variables) }
    fresh.solve()
    #expect(answer(system.solver.conflicts, system.order) == answer(fresh.conflicts, order))
    let values = variables.map { fresh.value(of: $0) }
    #expect(zip(system.values, values).allSatisfy { abs($0 - $1) < 1e-6 })
  }

  @Test(arguments: 0..<80)
  func `without what was given up the rest has no conflict and the same solution`(seed: Int) {
    var system = RandomSystem(seed: 200 + seed, variables: 4, limit: 14, allowsConflicts: true)
    for _ in 0..<24 { system.change() }
    system.solver.solve()
    let givenUp = Set(system.solver.conflicts.map(\.givenUp))
    #expect(givenUp.count == system.solver.conflicts.count)
    var fresh = Solver()
    let variables = system.variables.map { _ in fresh.makeVariable() }
    for id in system.order where !givenUp.contains(id) {
      guard let constraint = system.plain[id] else { continue }
      _ = RandomSystem.add(constraint, to: &fresh, variables)
    }
    fresh.solve()
    #expect(fresh.conflicts.isEmpty)
    let values = variables.map { fresh.value(of: $0) }
    #expect(zip(system.values, values).allSatisfy { abs($0 - $1) < 1e-6 })
  }

  @Test(arguments: 0..<80)
  func `there is a conflict exactly where the reference finds no solution`(seed: Int) {
    var system = RandomSystem(
      seed: 400 + seed,
      variables: 4,
      limit: 4 + seed % 8,
      allowsConflicts: true,
      nonNegative: seed % 2 == 0 ? [] : [1, 3]
    )
    for _ in 0..<16 { system.change() }
    system.solver.solve()
    let required = system.constraints.filter { $0.priority == 1000 }
    let reference = ReferenceSolver(
      variableCount: 4,
      constraints: required,
      nonNegative: system.nonNegative
    )
    #expect(system.solver.conflicts.isEmpty == (reference.solve() != nil))
  }

  @Test(arguments: 0..<80)
  func `who is given up is the newest that yields`(seed: Int) {
    var random = SplitMix64(seed: 600 + seed)
    var solver = Solver()
    let variables = (0..<3).map { _ in solver.makeVariable() }
    var firm: Set<ConstraintID> = []
    var order: [ConstraintID] = []
    for _ in 0..<10 {
      let isYielding = !random.once(in: 3)
      var terms = [Term(random.pick(variables))]
      if random.once(in: 2) { terms.append(Term(random.pick(variables), -1)) }
      let id = solver.add(
        terms,
        random.pick(Relation.allCases),
        Double(random.int(-9...9)),
        isYielding: isYielding
      )
      order.append(id)
      if !isYielding { firm.insert(id) }
    }
    solver.solve()
    for conflict in solver.conflicts {
      let yielding = conflict.members.filter { !firm.contains($0) }
      // Members come in the order of adding, with those that do not yield before the others.
      let expected =
        conflict.members.filter(firm.contains).sorted { place($0) < place($1) }
        + yielding.sorted { place($0) < place($1) }
      #expect(conflict.members == expected)
      #expect(conflict.givenUp == expected.last)
    }
    func place(_ id: ConstraintID) -> Int { order.firstIndex(of: id) ?? -1 }
  }

  @Test(arguments: 0..<40)
  func `a requirement that becomes a wish is no longer in a conflict`(seed: Int) {
    var system = RandomSystem(seed: 800 + seed, variables: 4, limit: 12, allowsConflicts: true)
    for _ in 0..<24 { system.change() }
    system.solver.solve()
    var rounds = 0
    while let conflict = system.solver.conflicts.first, rounds < 20 {
      system.solver.setPriority(999, of: conflict.givenUp)
      system.solver.solve()
      #expect(!system.solver.conflicts.contains { $0.members.contains(conflict.givenUp) })
      rounds += 1
    }
    #expect(system.solver.conflicts.isEmpty)
  }
}
