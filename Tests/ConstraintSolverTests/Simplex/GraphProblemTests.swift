import ConstraintSolver
import TestSupport
import Testing

/// Questions about ways and flows, which other algorithms answer as well.
@Suite struct `Graphs as constraints` {
  private struct Way {
    var from: Int
    var to: Int
    var length: Double
  }

  private struct Graph {
    var count: Int
    var ways: [Way]

    init(seed: Int, count: Int, ways: Int) {
      var random = SplitMix64(seed: seed)
      self.count = count
      self.ways = (0..<ways).map { _ in
        let from = random.int(0...count - 1)
        let to = (from + random.int(1...count - 1)) % count
        return Way(from: from, to: to, length: Double(random.int(1...40)))
      }
    }

    /// The shortest ways from the first place, found by relaxing until nothing changes.
    func shortest(farthest: Double) -> [Double] {
      var found = [0] + [Double](repeating: farthest, count: count - 1)
      for _ in 0..<count {
        for way in ways { found[way.to] = min(found[way.to], found[way.from] + way.length) }
      }
      return found
    }

    /// The least that has to be cut to part the last place from the first, by trying all cuts.
    var leastCut: Double {
      (0..<1 << (count - 2)).map { cut in
        // The first is on this side, the last on the other.
        let side = cut << 1 | 1
        return ways.reduce(0) { sum, way in
          side >> way.from & 1 == 1 && side >> way.to & 1 == 0 ? sum + way.length : sum
        }
      }.min() ?? 0
    }
  }

  @Test(arguments: 0..<60) func `places pulled far away are as far as the shortest way`(seed: Int) {
    let graph = Graph(seed: seed, count: 4 + seed % 9, ways: 8 + seed % 23)
    var solver = Solver()
    let places = (0..<graph.count).map { _ in solver.makeVariable() }
    _ = solver.add([Term(places[0])], .equal, 0)
    for way in graph.ways {
      let terms = [Term(places[way.to]), Term(places[way.from], -1)]
      _ = solver.add(terms, .lessThanOrEqual, way.length)
    }
    for place in places { _ = solver.addEdit(place, 500, priority: 250) }
    solver.solve()
    let found = places.map { solver.value(of: $0) }
    let expected = graph.shortest(farthest: 500)
    #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-6 }, "\(found), \(expected)")
    #expect(solver.ambiguousVariables().isEmpty)
  }

  /// One variable a way, which carries no more than its length says.
  private struct Flow: ~Copyable {
    var solver = Solver()
    var total: Variable
    var ways: [(variable: Variable, limit: ConstraintID)] = []

    init(_ graph: Graph) {
      total = solver.makeVariable()
      var sums = [[Term]](repeating: [], count: graph.count)
      for way in graph.ways {
        let variable = solver.makeVariable(isNonNegative: true)
        let limit = solver.add([Term(variable)], .lessThanOrEqual, way.length)
        ways.append((variable, limit))
        sums[way.from].append(Term(variable, -1))
        sums[way.to].append(Term(variable))
      }
      sums[0].append(Term(total))
      sums[graph.count - 1].append(Term(total, -1))
      for sum in sums { _ = solver.add(sum, .equal, 0) }
      _ = solver.addEdit(total, 10_000, priority: 500)
      solver.solve()
    }

    var value: Double { solver.value(of: total) }
  }

  @Test(arguments: 0..<60) func `the most that flows is the least that must be cut`(seed: Int) {
    let graph = Graph(seed: 500 + seed, count: 3 + seed % 5, ways: 4 + seed % 13)
    let flow = Flow(graph)
    #expect(abs(flow.value - graph.leastCut) < 1e-6, "\(flow.value), \(graph.leastCut)")
    #expect(flow.solver.conflicts.isEmpty)
    for (way, carried) in zip(graph.ways, flow.ways) {
      let value = flow.solver.value(of: carried.variable)
      #expect(value > -1e-6 && value < way.length + 1e-6)
    }
  }

  @Test(arguments: 0..<30) func `and follows ways that become wider and narrower`(seed: Int) {
    var graph = Graph(seed: 900 + seed, count: 5, ways: 11)
    var flow = Flow(graph)
    var random = SplitMix64(seed: seed)
    for _ in 0..<12 {
      let index = random.int(0...graph.ways.count - 1)
      graph.ways[index].length = Double(random.int(0...60))
      flow.solver.setConstant(graph.ways[index].length, of: flow.ways[index].limit)
      flow.solver.solve()
      #expect(abs(flow.value - graph.leastCut) < 1e-6)
    }
  }

  /// Every worker does one task; what is wished is that nobody does anything, weighed by the cost.
  @Test(arguments: 0..<40) func `tasks go where they cost least together`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let count = 3 + seed % 3
    let costs = (0..<count).map { _ in (0..<count).map { _ in Double(random.int(1...20)) } }
    var solver = Solver()
    let shares = (0..<count).map { _ in
      (0..<count).map { _ in solver.makeVariable(isNonNegative: true) }
    }
    for index in 0..<count {
      _ = solver.add(shares[index].map { Term($0) }, .equal, 1)
      _ = solver.add(shares.map { Term($0[index]) }, .equal, 1)
      for task in 0..<count {
        _ = solver.add([Term(shares[index][task], costs[index][task])], .equal, 0, priority: 500)
      }
    }
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    var found = 0.0
    for index in 0..<count {
      for task in 0..<count { found += costs[index][task] * solver.value(of: shares[index][task]) }
    }
    let best = Self.orders(count).map { order in
      order.enumerated().reduce(0) { $0 + costs[$1.offset][$1.element] }
    }.min()
    #expect(abs(found - (best ?? 0)) < 1e-6)
  }

  private static func orders(_ count: Int) -> [[Int]] {
    guard count > 0 else { return [[]] }
    return orders(count - 1).flatMap { order in
      (0...order.count).map { place in
        var longer = order
        longer.insert(count - 1, at: place)
        return longer
      }
    }
  }
}
