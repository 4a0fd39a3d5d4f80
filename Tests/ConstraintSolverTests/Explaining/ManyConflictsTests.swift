import ConstraintSolver
import Testing

/// Widths in a circle, each to be equal to the next, and each to be another number.
@Suite struct `Conflicts by the hundred` {
  private func circle(
    _ count: Int,
    isFixedFirst: Bool,
    _ check: (borrowing Solver, [Variable], [(left: Int, right: Int, value: Double)]) -> Void
  ) {
    var solver = Solver()
    let widths = (0..<count).map { _ in solver.makeVariable(isNonNegative: true) }
    var rows: [(left: Int, right: Int, value: Double)] = []
    func equal(_ solver: inout Solver) {
      for index in 0..<count {
        let next = (index + 1) % count
        _ = solver.add(.equal, 0, Term(widths[index]), Term(widths[next], -1))
        rows.append((index, next, 0))
      }
    }
    func fix(_ solver: inout Solver) {
      for index in 0..<count {
        _ = solver.add([Term(widths[index])], .equal, Double(index * 7_919 % 1_009))
        rows.append((index, index, Double(index * 7_919 % 1_009)))
      }
    }
    if isFixedFirst { fix(&solver) }
    equal(&solver)
    if !isFixedFirst { fix(&solver) }
    solver.solve()
    check(solver, widths, rows)
  }

  @Test(arguments: [false, true])
  func `are all found in few corners for each`(isFixedFirst: Bool) {
    var corners: [Int: Int] = [:]
    for count in [100, 200, 400] {
      circle(count, isFixedFirst: isFixedFirst) { solver, _, _ in
        #expect(solver.conflicts.count >= count - 1)
        corners[count] = solver.corners
      }
    }
    // One by one it was some 27 corners a conflict, and more of them the more there were.
    #expect(corners.allSatisfy { $0.value < $0.key * 12 }, "\(corners)")
  }

  @Test(arguments: [5, 40, 150], [false, true])
  func `leave constraints that hold`(count: Int, isFixedFirst: Bool) {
    circle(count, isFixedFirst: isFixedFirst) { solver, widths, rows in
      let givenUp = Set(solver.conflicts.map { Int($0.givenUp.index) })
      #expect(givenUp.count == solver.conflicts.count)
      for (number, row) in rows.enumerated() where !givenUp.contains(number) {
        let (left, right) = (
          solver.value(of: widths[row.left]), solver.value(of: widths[row.right])
        )
        let found = row.left == row.right ? left : left - right
        #expect(abs(found - row.value) < 1e-6)
      }
    }
  }

  @Test(arguments: [false, true])
  func `contradict each other by themselves`(isFixedFirst: Bool) {
    circle(60, isFixedFirst: isFixedFirst) { solver, _, rows in
      for conflict in solver.conflicts {
        #expect(!isSatisfiable(conflict.members.map { rows[Int($0.index)] }))
        #expect(conflict.givenUp == conflict.members.last)
        #expect(isSatisfiable(conflict.members.dropLast().map { rows[Int($0.index)] }))
      }
    }
  }

  /// Whether widths can be equal where they are to be, by following who is equal to whom.
  private func isSatisfiable(_ rows: [(left: Int, right: Int, value: Double)]) -> Bool {
    var group: [Int: Int] = [:]
    func root(_ index: Int) -> Int {
      var root = index
      while let next = group[root] { root = next }
      return root
    }
    for row in rows where root(row.left) != root(row.right) {
      group[root(row.left)] = root(row.right)
    }
    var values: [Int: Double] = [:]
    for row in rows where row.left == row.right {
      if let known = values[root(row.left)], known != row.value { return false }
      values[root(row.left)] = row.value
    }
    return true
  }
}
