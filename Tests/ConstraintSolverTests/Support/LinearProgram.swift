/// Textbook simplex in a dense tableau of fractions, with Bland's rule.
///
/// Variables are not negative. Nothing is rounded, so there is nothing to tolerate.
///
/// Objectives are minimised one after the other: a later one may not make an earlier one worse.
struct LinearProgram {
  /// Rows that hold, as sums over all columns and a right side.
  private var table: [[Rational]] = []
  private var right: [Rational] = []
  /// The column that each row decides.
  private var basic: [Int] = []
  /// The columns that may still become positive.
  private var isUsable: [Bool] = []

  /// Nil where nothing satisfies the rows.
  init?(variables count: Int, rows: [(row: [Int: Rational], relation: Int, constant: Rational)]) {
    let slacks = rows.count { $0.relation != 0 }
    let artificial = count + slacks
    let width = artificial + rows.count
    var slack = count
    for (index, row) in rows.enumerated() {
      var line = [Rational](repeating: .zero, count: width)
      for (variable, coefficient) in row.row { line[variable] = coefficient }
      if row.relation != 0 {
        line[slack] = Rational(-row.relation)
        slack += 1
      }
      if row.constant < .zero { line = line.map { -$0 } }
      line[artificial + index] = Rational(1)
      table.append(line)
      right.append(row.constant < .zero ? -row.constant : row.constant)
      basic.append(artificial + index)
    }
    isUsable = [Bool](repeating: true, count: width)
    let infeasibility = Dictionary(
      uniqueKeysWithValues: (artificial..<width).map { ($0, Rational(1)) }
    )
    guard minimise(infeasibility) == .zero else { return nil }
    for column in artificial..<width { isUsable[column] = false }
  }

  /// The least cost of what earlier objectives leave; nil where it has no bound.
  mutating func minimise(_ cost: [Int: Rational]) -> Rational? {
    while true {
      let reduced = reducedCosts(cost)
      guard let entering = reduced.indices.first(where: { isUsable[$0] && reduced[$0] < .zero })
      else {
        // What would raise the cost must stay at zero from now on.
        for column in reduced.indices where reduced[column] > .zero { isUsable[column] = false }
        return basic.indices.reduce(.zero) { $0 + (cost[basic[$1]] ?? .zero) * right[$1] }
      }
      var leaving: Int?
      for row in table.indices where table[row][entering] > .zero {
        guard let best = leaving else {
          leaving = row
          continue
        }
        let ratio = right[row] / table[row][entering]
        let least = right[best] / table[best][entering]
        if ratio < least || (ratio == least && basic[row] < basic[best]) { leaving = row }
      }
      guard let leaving else { return nil }
      pivot(leaving, entering)
    }
  }

  /// The greatest and the least of a sum in what earlier objectives leave; nil for no bound.
  func range(_ sum: [Int: Rational]) -> (least: Rational?, greatest: Rational?) {
    var down = self
    var up = self
    return (down.minimise(sum), up.minimise(sum.mapValues { -$0 }).map { -$0 })
  }

  private func reducedCosts(_ cost: [Int: Rational]) -> [Rational] {
    var reduced = isUsable.indices.map { cost[$0] ?? .zero }
    for (row, column) in basic.enumerated() {
      guard let price = cost[column], !price.isZero else { continue }
      for other in reduced.indices where !table[row][other].isZero {
        reduced[other] = reduced[other] - price * table[row][other]
      }
    }
    return reduced
  }

  private mutating func pivot(_ leaving: Int, _ entering: Int) {
    let pivot = table[leaving][entering]
    table[leaving] = table[leaving].map { $0.isZero ? $0 : $0 / pivot }
    right[leaving] = right[leaving] / pivot
    for row in table.indices where row != leaving && !table[row][entering].isZero {
      let factor = table[row][entering]
      for column in table[row].indices where !table[leaving][column].isZero {
        table[row][column] = table[row][column] - factor * table[leaving][column]
      }
      right[row] = right[row] - factor * right[leaving]
    }
    basic[leaving] = entering
  }
}
