import ConstraintSolver
import TestSupport
import Testing

/// Systems of one variable, where one can try every place.
@Suite struct `One number and many wishes` {
  private struct Wish {
    var relation: Relation
    var constant: Double
    var priority: Float

    func violation(_ value: Double) -> Double {
      switch relation {
      case .equal: abs(value - constant)
      case .greaterThanOrEqual: max(0, constant - value)
      case .lessThanOrEqual: max(0, value - constant)
      }
    }
  }

  /// The sums of violations from the strongest priority to the weakest.
  private func cost(_ wishes: [Wish], at value: Double) -> [Double] {
    Set(wishes.map(\.priority)).sorted(by: >).map { priority in
      wishes.filter { $0.priority == priority }.reduce(0) { $0 + $1.violation(value) }
    }
  }

  private func wishes(_ random: inout SplitMix64, priorities: [Float]) -> [Wish] {
    (0..<random.int(1...9)).map { _ in
      Wish(
        relation: random.pick(Relation.allCases),
        constant: Double(random.int(-12...12)),
        priority: random.pick(priorities)
      )
    }
  }

  private func solve(_ wishes: [Wish]) -> Double {
    var solver = Solver()
    let variable = solver.makeVariable()
    for wish in wishes {
      _ = solver.add([Term(variable)], wish.relation, wish.constant, priority: wish.priority)
    }
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    return solver.value(of: variable)
  }

  private func isWorse(_ first: [Double], _ second: [Double]) -> Bool {
    for (a, b) in zip(first, second) where abs(a - b) > 1e-9 { return a > b }
    return false
  }

  @Test(arguments: 0..<150) func `no place serves them better`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let wishes = wishes(&random, priorities: [999, 750, 500, 250, 1])
    let found = cost(wishes, at: solve(wishes))
    // The best is where something is just met, or at zero.
    for place in wishes.map(\.constant) + [0] {
      #expect(!isWorse(found, cost(wishes, at: place)), "\(place) is better for \(wishes)")
    }
  }

  @Test(arguments: 0..<80) func `of equally good places the nearest to zero or to the last wish`(
    seed: Int
  ) {
    var random = SplitMix64(seed: seed)
    let wishes = wishes(&random, priorities: [500])
    let value = solve(wishes)
    let best = cost(wishes, at: value)[0]
    // Whatever is as good and serves later wishes no worse is not nearer to zero.
    let places = wishes.map(\.constant) + [0]
    for place in places where abs(cost(wishes, at: place)[0] - best) < 1e-9 {
      let weights = wishes.enumerated().map { Double($0.offset) }
      let (own, other) = (
        zip(wishes, weights).reduce(0) { $0 + $1.0.violation(value) * $1.1 },
        zip(wishes, weights).reduce(0) { $0 + $1.0.violation(place) * $1.1 }
      )
      #expect(own < other + 1e-9)
      if abs(own - other) < 1e-9 { #expect(abs(value) <= abs(place) + 1e-9) }
    }
  }

  @Test(arguments: 0..<80) func `a requirement holds, and wishes are served as far as it lets`(
    seed: Int
  ) {
    var random = SplitMix64(seed: seed)
    let low = Double(random.int(-9...9))
    let high = low + Double(random.int(0...9))
    let wishes = wishes(&random, priorities: [750, 250])
    let required = [
      Wish(relation: .greaterThanOrEqual, constant: low, priority: 1000),
      Wish(relation: .lessThanOrEqual, constant: high, priority: 1000),
    ]
    let value = solve(required + wishes)
    #expect(value >= low - 1e-8 && value <= high + 1e-8)
    for place in wishes.map(\.constant) + [0, low, high] where place >= low && place <= high {
      #expect(!isWorse(cost(wishes, at: value), cost(wishes, at: place)))
    }
  }

  @Test(arguments: 0..<60) func `an odd number of equal wishes is served in the middle`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let places = (0..<random.int(0...4) * 2 + 1).map { _ in Double(random.int(-50...50)) }
    let wishes = places.map { Wish(relation: .equal, constant: $0, priority: 500) }
    #expect(solve(wishes) == places.sorted()[places.count / 2])
  }
}
