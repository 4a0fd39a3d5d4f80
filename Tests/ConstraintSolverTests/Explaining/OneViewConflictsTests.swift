import ConstraintSolver
import Testing

/// A thousand constraints of one view that contradict each other cost what their number says.
@Suite struct `Conflicts of one view` {
  /// What a corner costs grows with the number of constraints, so their number must not.
  private static let counts = [250, 1_000]

  private func solved(_ build: (inout Solver) -> Void) -> (conflicts: [Conflict], corners: Int) {
    var solver = Solver()
    build(&solver)
    solver.solve()
    return (solver.conflicts, solver.corners)
  }

  @Test(arguments: counts) func `numbers for one width`(count: Int) {
    let (conflicts, corners) = solved { solver in
      let width = solver.makeVariable(isNonNegative: true)
      for number in 0..<count { _ = solver.add([Term(width)], .equal, Double(number)) }
    }
    #expect(conflicts.count == count - 1)
    #expect(conflicts.allSatisfy { $0.members.count == 2 && $0.givenUp == $0.members[1] })
    #expect(corners < 100)
  }

  /// Of those that are left the newest is always in the middle.
  @Test(arguments: counts) func `numbers that come nearer to each other`(count: Int) {
    let (conflicts, corners) = solved { solver in
      let width = solver.makeVariable(isNonNegative: true)
      for number in 0..<count {
        let value = number % 2 == 0 ? number : 4 * count - number
        _ = solver.add([Term(width, -2)], .equal, Double(-value))
      }
    }
    #expect(conflicts.count == count - 1)
    #expect(corners < 100)
  }

  @Test(arguments: counts) func `bounds that leave nothing between them`(count: Int) {
    var left: [Int32] = []
    let (conflicts, corners) = solved { solver in
      let width = solver.makeVariable(isNonNegative: true)
      for number in 0..<count {
        let isLeast = number % 2 == 0
        let id = solver.add(
          [Term(width, isLeast ? 1 : -1)],
          .greaterThanOrEqual,
          Double(isLeast ? count + number : -number)
        )
        if !isLeast { left.append(id.index) }
      }
    }
    // The first says at least so much, and each of the others at most less.
    #expect(Set(conflicts.map(\.givenUp.index)) == Set(left))
    #expect(corners < 100)
  }

  /// As in `[a]-[a]-[a]`.
  @Test(arguments: counts) func `one that says the same again and again`(count: Int) {
    let (conflicts, corners) = solved { solver in
      let (left, width) = (solver.makeVariable(), solver.makeVariable(isNonNegative: true))
      for _ in 0..<count { _ = solver.add([Term(left), Term(width), Term(left, -1)], .equal, -8) }
    }
    #expect(conflicts.count == count && Set(conflicts.map(\.givenUp)).count == count)
    #expect(corners < 1_000)
  }

  @Test(arguments: counts) func `many that name two of three`(count: Int) {
    let (conflicts, corners) = solved { solver in
      let sides = [solver.makeVariable(isNonNegative: true), solver.makeVariable()]
      let width = solver.makeVariable(isNonNegative: true)
      for number in 0..<count {
        _ = solver.add([Term(sides[number % 2]), Term(width, -0.5)], .equal, Double(-number % 7))
      }
    }
    #expect(conflicts.count >= count - 3)
    #expect(corners < 1_000)
  }
}
