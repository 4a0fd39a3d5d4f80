import ConstraintSolver
import TestSupport
import Testing

/// Numbers that are to be as near to measured ones as a rule lets them.
@Suite struct `Fitting to measurements` {
  private func measurements(_ seed: Int) -> [Double] {
    var random = SplitMix64(seed: seed)
    return (0..<random.int(2...12)).map { _ in Double(random.int(-30...30)) }
  }

  /// The least sum of distances of a rising row, where each number is one of those measured.
  private func leastSum(_ measured: [Double]) -> Double {
    let places = Set(measured).sorted()
    var sums = places.map { abs($0 - measured[0]) }
    for value in measured.dropFirst() {
      var best = Double.infinity
      for (index, place) in places.enumerated() {
        best = min(best, sums[index])
        sums[index] = best + abs(place - value)
      }
    }
    return sums.min() ?? 0
  }

  @Test(arguments: 0..<80) func `a row that must rise is as near as one can be`(seed: Int) {
    let measured = measurements(seed)
    var solver = Solver()
    let row = measured.map { _ in solver.makeVariable() }
    for (first, second) in zip(row, row.dropFirst()) {
      _ = solver.add([Term(second), Term(first, -1)], .greaterThanOrEqual, 0)
    }
    for (variable, value) in zip(row, measured) {
      _ = solver.addEdit(variable, value, priority: 500)
    }
    solver.solve()
    let found = row.map { solver.value(of: $0) }
    #expect(zip(found, found.dropFirst()).allSatisfy { $0 <= $1 + 1e-6 })
    let sum = zip(found, measured).reduce(0) { $0 + abs($1.0 - $1.1) }
    #expect(abs(sum - leastSum(measured)) < 1e-6)
  }

  /// A best line goes through two of the points, or is level through one.
  @Test(arguments: 0..<60) func `no line through two points is nearer to all`(seed: Int) {
    let measured = measurements(100 + seed)
    var solver = Solver()
    let height = solver.makeVariable()
    let slope = solver.makeVariable()
    for (place, value) in measured.enumerated() {
      let line = [Term(height), Term(slope, Double(place))]
      _ = solver.add(line, .equal, value, priority: 500)
    }
    solver.solve()
    func sum(_ height: Double, _ slope: Double) -> Double {
      measured.enumerated().reduce(0) {
        $0 + abs(height + slope * Double($1.offset) - $1.element)
      }
    }
    let found = sum(solver.value(of: height), solver.value(of: slope))
    for first in measured.indices {
      for second in measured.indices where second > first {
        let other = (measured[second] - measured[first]) / Double(second - first)
        #expect(found < sum(measured[first] - other * Double(first), other) + 1e-6)
      }
    }
  }

  /// What is worth most for its weight goes in first, and the last of it in part.
  @Test(arguments: 0..<60) func `a bag is filled with what is worth most for its weight`(seed: Int)
  {
    var random = SplitMix64(seed: seed)
    let things = (0..<random.int(1...9)).map { _ in
      (weight: Double(random.int(1...12)), worth: Double(random.int(1...12)))
    }
    let room = Double(random.int(0...40))
    var solver = Solver()
    let shares = things.map { _ in solver.makeVariable(isNonNegative: true) }
    for (share, thing) in zip(shares, things) {
      _ = solver.add([Term(share)], .lessThanOrEqual, 1)
      _ = solver.add([Term(share, thing.worth)], .equal, thing.worth, priority: 500)
    }
    let terms = zip(shares, things).map { Term($0, $1.weight) }
    _ = solver.add(terms, .lessThanOrEqual, room)
    solver.solve()
    let found = zip(shares, things).reduce(0) { $0 + solver.value(of: $1.0) * $1.1.worth }
    var left = room
    var best = 0.0
    for thing in things.sorted(by: { $0.worth / $0.weight > $1.worth / $1.weight }) {
      let share = min(1, left / thing.weight)
      left -= share * thing.weight
      best += share * thing.worth
    }
    #expect(abs(found - best) < 1e-6, "\(found) of \(best)")
  }

  /// Each step along the edges could go through every corner of a bent cube.
  @Test(arguments: 1...7) func `the far corner of a bent cube is found`(_ count: Int) {
    var solver = Solver()
    let sides = (0..<count).map { _ in solver.makeVariable(isNonNegative: true) }
    var bound = 1.0
    for index in 0..<count {
      bound *= 5
      var terms = [Term(sides[index])]
      for earlier in 0..<index {
        terms.append(Term(sides[earlier], Double(2 << (index - earlier))))
      }
      _ = solver.add(terms, .lessThanOrEqual, bound)
    }
    let aim = sides.indices.map { Term(sides[$0], Double(1 << (count - 1 - $0))) }
    _ = solver.add(aim, .equal, 1e6, priority: 500)
    solver.solve()
    #expect(sides.dropLast().allSatisfy { abs(solver.value(of: $0)) < 1e-6 })
    #expect(abs(solver.value(of: sides[count - 1]) - bound) < 1e-6)
  }

  /// The textbooks' example on which the plain simplex goes round in a circle for ever.
  @Test func `where steps could go round in a circle the end is found`() {
    var solver = Solver()
    let parts = (0..<4).map { _ in solver.makeVariable(isNonNegative: true) }
    func sum(_ factors: [Double]) -> [Term] { zip(parts, factors).map { Term($0, $1) } }
    _ = solver.add(sum([0.25, -60, -0.04, 9]), .lessThanOrEqual, 0)
    _ = solver.add(sum([0.5, -90, -0.02, 3]), .lessThanOrEqual, 0)
    _ = solver.add([Term(parts[2])], .lessThanOrEqual, 1)
    _ = solver.add(sum([-0.75, 150, -0.02, 6]), .equal, -100, priority: 500)
    solver.solve()
    let expected = [0.04, 0, 1, 0]
    #expect(zip(parts, expected).allSatisfy { abs(solver.value(of: $0) - $1) < 1e-6 })
  }
}
