extension Solver {
  /// The conflicts among required constraints that each name one variable, of which any number is found in
  /// O(n log n): what is left for a variable is an interval, and the first that leaves none is given up.
  func conflictsOfIntervals() -> [Conflict] {
    var single = (0..<Int32(rows.count)).filter {
      rows[$0].isPresent && rows[$0].level == 0 && rows[$0].count == 1
    }
    single.sort { rows[$0].rank < rows[$1].rank }
    var intervals: [Int32: Interval] = [:]
    var found: [Conflict] = []
    for index in single {
      let row = rows[index]
      let term = terms[row.start]
      var interval = intervals[term.index] ?? Interval()
      if variables[term.index].isNonNegative, interval.low == nil { interval.low = (0, nil) }
      let id = ConstraintID(index: index)
      // Turned round, a constraint with a negative coefficient looks the other way.
      let isTurned = term.value < 0
      let boundsBelow = row.relation == 0 || (row.relation > 0) != isTurned
      let boundsAbove = row.relation == 0 || (row.relation > 0) == isTurned
      let value = row.constant / term.value
      let slack = tolerance / abs(term.value)
      if boundsAbove, let low = interval.low, low.value > value + slack {
        found.append(Conflict(members: (low.owner.map { [$0] } ?? []) + [id], givenUp: id))
        continue
      }
      if boundsBelow, let high = interval.high, high.value < value - slack {
        found.append(Conflict(members: [high.owner, id], givenUp: id))
        continue
      }
      if boundsBelow, interval.low.map({ $0.value < value }) ?? true { interval.low = (value, id) }
      if boundsAbove, interval.high.map({ $0.value > value }) ?? true {
        interval.high = (value, id)
      }
      intervals[term.index] = interval
    }
    return found
  }

  /// What is left for a variable, and which constraints say so.
  private struct Interval {
    var low: (value: Double, owner: ConstraintID?)?
    var high: (value: Double, owner: ConstraintID)?
  }
}
