import Testing

@testable import ConstraintSolver

@Suite struct `What a constraint says of its two sides` {
  private func row(_ relation: Relation) -> Row {
    Row(start: 0, count: 0, relation: relation.rawValue, rank: 0, priority: 1000, constant: 0)
  }

  /// What would have to shrink is above zero, what would have to grow below.
  @Test(
    arguments: [
      (.equal, 3, 1), (.equal, -3, -1), (.equal, 0, 0),
      (.lessThanOrEqual, 3, 1), (.lessThanOrEqual, -3, 0), (.lessThanOrEqual, 0, 0),
      (.greaterThanOrEqual, 3, 0), (.greaterThanOrEqual, -3, -1), (.greaterThanOrEqual, 0, 0),
    ] as [(Relation, Double, Int8)]
  )
  func `is how it is violated`(relation: Relation, residual: Double, sign: Int8) {
    #expect(row(relation).violation(residual) == sign)
  }

  @Test(arguments: Relation.allCases) func `is nothing within the tolerance`(_ relation: Relation) {
    #expect(row(relation).violation(tolerance) == 0)
    #expect(row(relation).violation(-tolerance) == 0)
    let beyond = [2 * tolerance, -2 * tolerance].map(row(relation).violation)
    #expect(beyond.contains { $0 != 0 })
  }

  @Test func `counts while it is there and not given up`() {
    var row = row(.equal)
    #expect(row.isPresent && !row.isActive)
    row.slot = 0
    #expect(row.isActive)
    row.isGivenUp = true
    #expect(!row.isPresent)
    row.isGivenUp = false
    row.isAlive = false
    #expect(!row.isPresent)
  }

  @Test func `earlier variables are pulled to zero more strongly`() {
    let weights = (0..<50).map { VariableState.weight(Int32($0)) }
    for (a, b) in zip(weights, weights.dropFirst()) { #expect(a > b && b > 1) }
    #expect(weights[0] == 2)
  }
}
