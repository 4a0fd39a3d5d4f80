import ConstraintSolver
import TestSupport
import Testing

/// Things that keep a least distance from others, as near to the start as can be: each is as far as the
/// longest way to it.
@Suite struct `Least distances` {
  private struct Map: ~Copyable {
    var solver = Solver()
    var places: [Variable] = []
    /// From an earlier place to a later one.
    var ways: [(from: Int, to: Int, length: Double, id: ConstraintID)] = []
    var random: SplitMix64

    init(seed: Int) {
      random = SplitMix64(seed: seed)
      let count = random.int(2...14)
      for _ in 0..<count {
        let place = solver.makeVariable()
        places.append(place)
        _ = solver.add([Term(place)], .greaterThanOrEqual, 0)
        _ = solver.addEdit(place, 0, priority: 50)
      }
      for _ in 0..<random.int(1...count * 2) {
        let from = random.int(0...count - 2)
        add(from, random.int(from + 1...count - 1), Double(random.int(1...40)))
      }
      solver.solve()
    }

    mutating func add(_ from: Int, _ to: Int, _ length: Double) {
      let terms = [Term(places[to]), Term(places[from], -1)]
      ways.append((from, to, length, solver.add(terms, .greaterThanOrEqual, length)))
    }

    /// The longest way to each place, one after the other.
    var longest: [Double] {
      var far = [Double](repeating: 0, count: places.count)
      for place in places.indices {
        for way in ways where way.to == place {
          far[place] = max(far[place], far[way.from] + way.length)
        }
      }
      return far
    }

    var found: [Double] { places.map { solver.value(of: $0) } }
  }

  private func expectSame(_ found: [Double], _ expected: [Double]) {
    #expect(
      zip(found, expected).allSatisfy { abs($0 - $1) < 1e-6 },
      "\(found), by hand \(expected)"
    )
  }

  @Test(arguments: 0..<80) func `put everything where the longest way ends`(seed: Int) {
    let map = Map(seed: seed)
    expectSame(map.found, map.longest)
  }

  @Test(arguments: 0..<40) func `that change move what is behind them`(seed: Int) {
    var map = Map(seed: seed)
    for _ in 0..<20 {
      let index = map.random.int(0...map.ways.count - 1)
      map.ways[index].length = Double(map.random.int(0...60))
      map.solver.setConstant(map.ways[index].length, of: map.ways[index].id)
      map.solver.solve()
      expectSame(map.found, map.longest)
    }
  }

  @Test(arguments: 0..<40) func `that come and go leave the others`(seed: Int) {
    var map = Map(seed: seed)
    for _ in 0..<16 {
      if map.random.once(in: 2), !map.ways.isEmpty {
        let way = map.ways.remove(at: map.random.int(0...map.ways.count - 1))
        map.solver.remove(way.id)
      } else {
        let from = map.random.int(0...map.places.count - 2)
        let to = map.random.int(from + 1...map.places.count - 1)
        map.add(from, to, Double(map.random.int(1...40)))
      }
      map.solver.solve()
      expectSame(map.found, map.longest)
    }
  }

  @Test(arguments: 0..<40) func `in a ring are a conflict, of which one is given up`(seed: Int) {
    var map = Map(seed: seed)
    guard let way = map.ways.first else { return }
    let back = map.solver.add(
      [Term(map.places[way.from]), Term(map.places[way.to], -1)],
      .greaterThanOrEqual,
      1
    )
    map.solver.solve()
    #expect(map.solver.conflicts.map(\.givenUp) == [back])
    // Some way from the one to the other is in it, with the way back.
    #expect(map.solver.conflicts.first?.members.last == back)
    #expect((map.solver.conflicts.first?.members.count ?? 0) >= 2)
    expectSame(map.found, map.longest)
    map.solver.remove(back)
    map.solver.solve()
    #expect(map.solver.conflicts.isEmpty)
  }

  @Test(arguments: 0..<40) func `to a common end make it as far as the farthest`(seed: Int) {
    var map = Map(seed: seed)
    let end = map.solver.makeVariable()
    for place in map.places {
      _ = map.solver.add([Term(end), Term(place, -1)], .greaterThanOrEqual, 5)
    }
    _ = map.solver.addEdit(end, 0, priority: 20)
    map.solver.solve()
    #expect(abs(map.solver.value(of: end) - (map.longest.max() ?? 0) - 5) < 1e-6)
    expectSame(map.found, map.longest)
  }
}
