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

/// A slow solver of another kind: one linear program after the other, in a dense tableau.
///
/// For each priority it minimises the sum of violations while those of the stronger ones keep theirs.
struct ReferenceSolver {
  let variableCount: Int
  let constraints: [PlainConstraint]

  struct Result {
    /// The sum of violations of each priority, strongest first.
    var violations: [Float: Double]
    /// The least and the greatest value of each variable in any best solution.
    var ranges: [ClosedRange<Double>]
  }

  /// Nil where the required constraints contradict each other.
  func solve() -> Result? {
    var program = LinearProgram()
    // Values are differences of two that are not negative; far ones are out of bounds.
    let positive = (0..<variableCount).map { _ in program.makeVariable() }
    let negative = (0..<variableCount).map { _ in program.makeVariable() }
    for index in positive + negative { program.add([index: 1], -1, 1e6) }
    var errors: [Float: [Int]] = [:]
    for constraint in constraints {
      var row: [Int: Double] = [:]
      for (index, coefficient) in constraint.coefficients {
        row[positive[index], default: 0] += coefficient
        row[negative[index], default: 0] -= coefficient
      }
      if constraint.priority < 1000 {
        if constraint.relation >= 0 {
          let error = program.makeVariable()
          row[error] = 1
          errors[constraint.priority, default: []].append(error)
        }
        if constraint.relation <= 0 {
          let error = program.makeVariable()
          row[error] = -1
          errors[constraint.priority, default: []].append(error)
        }
      }
      program.add(row, constraint.relation, constraint.constant)
    }
    guard program.minimum([:]) != nil else { return nil }
    var result = Result(violations: [:], ranges: [])
    for (priority, indices) in errors.sorted(by: { $0.key > $1.key }) {
      let cost = Dictionary(uniqueKeysWithValues: indices.map { ($0, 1.0) })
      guard let best = program.minimum(cost) else { return nil }
      result.violations[priority] = best
      program.add(cost, -1, best + 1e-7)
    }
    for index in 0..<variableCount {
      let cost = [positive[index]: 1.0, negative[index]: -1.0]
      guard let least = program.minimum(cost),
        let greatest = program.minimum(cost.mapValues(-))
      else { return nil }
      result.ranges.append(min(least, -greatest)...max(least, -greatest))
    }
    return result
  }
}

/// Textbook two-phase simplex with Bland's rule on variables that are not negative.
struct LinearProgram {
  private var count = 0
  private var rows: [(row: [Int: Double], relation: Int, constant: Double)] = []

  mutating func makeVariable() -> Int {
    count += 1
    return count - 1
  }

  mutating func add(_ row: [Int: Double], _ relation: Int, _ constant: Double) {
    rows.append((row, relation, constant))
  }

  /// The least cost, or nil where nothing satisfies the rows.
  func minimum(_ cost: [Int: Double]) -> Double? {
    let slackCount = rows.filter { $0.relation != 0 }.count
    let width = count + slackCount + rows.count
    var table: [[Double]] = []
    var basic: [Int] = []
    var slack = count
    for (index, row) in rows.enumerated() {
      var line = [Double](repeating: 0, count: width + 1)
      for (variable, coefficient) in row.row { line[variable] = coefficient }
      if row.relation != 0 {
        line[slack] = Double(-row.relation)
        slack += 1
      }
      line[width] = row.constant
      if row.constant < 0 { line = line.map { -$0 } }
      line[count + slackCount + index] = 1
      table.append(line)
      basic.append(count + slackCount + index)
    }
    var phaseOne = [Double](repeating: 0, count: width)
    for index in 0..<rows.count { phaseOne[count + slackCount + index] = 1 }
    let infeasibility = Self.optimize(&table, &basic, phaseOne, usable: width)
    guard infeasibility < 1e-6 else { return nil }
    var phaseTwo = [Double](repeating: 0, count: width)
    for (variable, coefficient) in cost { phaseTwo[variable] = coefficient }
    return Self.optimize(&table, &basic, phaseTwo, usable: count + slackCount)
  }

  private static func optimize(
    _ table: inout [[Double]],
    _ basic: inout [Int],
    _ cost: [Double],
    usable: Int
  ) -> Double {
    let width = cost.count
    while true {
      var reduced = cost
      for (row, variable) in basic.enumerated() where cost[variable] != 0 {
        let price = cost[variable]
        for column in 0..<usable { reduced[column] -= price * table[row][column] }
      }
      var entering: Int?
      for column in 0..<usable where reduced[column] < -1e-9 && !basic.contains(column) {
        entering = column
        break
      }
      guard let entering else { break }
      var leaving: Int?
      var least = Double.infinity
      for row in table.indices where table[row][entering] > 1e-9 {
        let ratio = max(0, table[row][width]) / table[row][entering]
        if ratio < least - 1e-12
          || (ratio <= least + 1e-12 && basic[row] < basic[leaving ?? row])
        {
          least = min(least, ratio)
          leaving = row
        }
      }
      guard let leaving else { break }
      let pivot = table[leaving][entering]
      table[leaving] = table[leaving].map { $0 / pivot }
      let line = table[leaving]
      for row in table.indices where row != leaving && table[row][entering] != 0 {
        let factor = table[row][entering]
        for column in 0...width { table[row][column] -= factor * line[column] }
      }
      basic[leaving] = entering
    }
    return basic.enumerated().reduce(0) { $0 + cost[$1.element] * table[$1.offset][width] }
  }
}
