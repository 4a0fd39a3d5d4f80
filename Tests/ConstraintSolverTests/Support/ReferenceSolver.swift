/// A constraint as plain data.
struct PlainConstraint: Sendable, Hashable {
  var coefficients: [Int: Double]
  var relation: Int
  var constant: Double
  var priority: Float

  func violation(_ values: [Double]) -> Double {
    let left = coefficients.reduce(0) { $0 + $1.value * values[$1.key] }
    let residual = left - constant
    return switch relation {
    case 0: abs(residual)
    case 1...: max(0, -residual)
    default: max(0, residual)
    }
  }
}

/// A slow solver of another kind: one exact linear program, one objective after the other.
///
/// For each priority it minimises the sum of violations while those of the stronger ones keep
/// theirs, then follows the two rules for ties as `Solver` words them.
struct ReferenceSolver {
  let variableCount: Int
  /// In the order in which they were added.
  let constraints: [PlainConstraint]
  var nonNegative: Set<Int> = []

  /// The least and the greatest value of a variable; nil where there is no bound.
  struct Range {
    var least: Double?
    var greatest: Double?

    var isPoint: Bool { least != nil && least == greatest }

    func contains(_ value: Double, within accuracy: Double) -> Bool {
      value >= (least ?? -.infinity) - accuracy && value <= (greatest ?? .infinity) + accuracy
    }
  }

  struct Result {
    /// The sum of violations of each priority.
    var violations: [Float: Double]
    /// What each variable can be in any best solution.
    var ranges: [Range]
    /// What it can be after the rules for ties.
    var chosen: [Range]
  }

  /// Nil where the required constraints contradict each other.
  func solve() -> Result? {
    // A value is the difference of two that are not negative.
    var count = variableCount * 2
    var rows: [(row: [Int: Rational], relation: Int, constant: Rational)] = []
    var errors: [Float: [Int: Rational]] = [:]
    var ages: [Int: Rational] = [:]
    for (age, constraint) in constraints.enumerated() {
      var row: [Int: Rational] = [:]
      for (index, coefficient) in constraint.coefficients {
        row[index] = Rational(coefficient)
        row[variableCount + index] = -Rational(coefficient)
      }
      if constraint.priority < 1000 {
        for side in [1, -1] where constraint.relation * side >= 0 {
          row[count] = Rational(side)
          errors[constraint.priority, default: [:]][count] = Rational(1)
          ages[count] = Rational(age)
          count += 1
        }
      }
      rows.append((row, constraint.relation, Rational(constraint.constant)))
    }
    for index in nonNegative { rows.append(([variableCount + index: Rational(1)], 0, .zero)) }
    guard var program = LinearProgram(variables: count, rows: rows) else { return nil }
    var result = Result(violations: [:], ranges: [], chosen: [])
    for (priority, cost) in errors.sorted(by: { $0.key > $1.key }) {
      result.violations[priority] = program.minimise(cost)?.number
    }
    result.ranges = ranges(program)
    _ = program.minimise(ages)
    var pull: [Int: Rational] = [:]
    for index in 0..<variableCount {
      let weight = Rational(1) + Rational(1) / Rational(index + 1)
      pull[index] = weight
      pull[variableCount + index] = weight
    }
    _ = program.minimise(pull)
    result.chosen = ranges(program)
    return result
  }

  private func ranges(_ program: LinearProgram) -> [Range] {
    (0..<variableCount).map { index in
      let range = program.range([index: Rational(1), variableCount + index: Rational(-1)])
      return Range(least: range.least?.number, greatest: range.greatest?.number)
    }
  }
}
