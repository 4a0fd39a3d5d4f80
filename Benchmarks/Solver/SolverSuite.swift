internal import CAllocationCounter
import ConstraintSolver

/// Cells and chains of constraints, beside kiwi where its headers can be had.
///
/// `KIWI_INCLUDE` names the directory of the headers; `TSUMIKI_FETCH_PEERS=1` lets pip fetch them.
enum SolverSuite: Suite {
  static let name = "solver"

  static func run() -> [Measurement] {
    let peer = KiwiPeer()?.medians() ?? [:]
    return cells(peer) + chains(peer) + [orders(), growth(), locality()]
  }

  private static func compare(
    _ what: String,
    _ time: Double,
    _ peer: [String: Double],
    goal: Double
  ) -> Measurement {
    var result = Measurement(name: "solver.\(what)", microseconds: time)
    guard let base = peer[what] else { return result }
    result.baseline = "kiwi"
    result.baselineMicroseconds = base
    result.ratio = time / base
    result.goal = goal
    return result
  }

  private static func cells(_ peer: [String: Double]) -> [Measurement] {
    var cell = CellSystem(width: 390, isEditable: true)
    precondition(cell.isRight, "The cell came out wrong.")
    var turn = 0
    let built = median {
      for index in 0..<1000 { use(CellSystem(width: 320 + Double(index % 100), isEditable: false)) }
    }
    let edited = median {
      for index in 0..<1000 { cell.setWidth(300 + Double((index + turn * 17) % 100)) }
      turn += 1
    }
    let before = allocation_count()
    for index in 0..<1000 { cell.setWidth(300 + Double(index % 100)) }
    let allocations = Int(allocation_count() - before)
    var edit = compare("cell.edit", edited / 1000, peer, goal: 0.8)
    edit.counts = ["allocations": allocations, "bytes": cell.solver.footprint]
    edit.limits = ["allocations": 0, "bytes": 8192]
    return [compare("cell.build", built / 1000, peer, goal: 0.5), edit]
  }

  private static func use(_ cell: borrowing CellSystem) {}

  private static func chains(_ peer: [String: Double]) -> [Measurement] {
    [10, 100, 1000].flatMap { count in
      var chain = ChainSystem(count: count)
      precondition(abs(chain.end - Double(count) * 50 + 8) < 1e-3, "A wrong chain.")
      var turn = 0
      let built = median { _ = ChainSystem(count: count).end }
      let edited = median {
        for _ in 0..<20 {
          chain.setWidth(Double(count) * 50 + Double(turn % 37))
          turn += 1
        }
      }
      return [
        compare("chain\(count).build", built, peer, goal: count < 100 ? 0.5 : 0.05),
        compare("chain\(count).edit", edited / 20, peer, goal: 1),
      ]
    }
  }

  /// The worst order of adding against the best.
  private static func orders() -> Measurement {
    let medians = Race().medians(
      ChainSystem.Order.allCases.map { order in
        ("\(order)", { _ = ChainSystem(count: 1000, order: order).end })
      }
    )
    let (worst, best) = (medians.values.max() ?? .nan, medians.values.min() ?? .nan)
    return ratio("chain1000 worst order", worst, "best order", best, goal: 2)
  }

  private static func growth() -> Measurement {
    let medians = Race().medians([
      ("hundred", { for _ in 0..<10 { _ = ChainSystem(count: 100).end } }),
      ("thousand", { _ = ChainSystem(count: 1000).end }),
    ])
    let (long, short) = (medians["thousand"] ?? .nan, medians["hundred"] ?? .nan)
    return ratio("chain1000 build", long, "10 chains of 100", short, goal: 1.8)
  }

  /// A constant changed in one of 10 and of 10,000 groups.
  private static func locality() -> Measurement {
    var few = GroupSystem(count: 10)
    var many = GroupSystem(count: 10_000)
    var turn = 0.0
    let small = median {
      for _ in 0..<100 {
        turn += 1
        few.change(to: turn)
      }
    }
    let large = median {
      for _ in 0..<100 {
        turn += 1
        many.change(to: turn)
      }
    }
    return ratio("a constant among 10,000 groups", large / 100, "10 groups", small / 100, goal: 1.5)
  }

  private static func ratio(
    _ what: String,
    _ time: Double,
    _ baseline: String,
    _ base: Double,
    goal: Double
  ) -> Measurement {
    Measurement(
      name: "solver.\(what)",
      microseconds: time,
      baseline: baseline,
      baselineMicroseconds: base,
      ratio: time / base,
      goal: goal
    )
  }

  private static func median(_ body: @escaping () -> Void) -> Double {
    Race().medians([("ours", body)])["ours"] ?? .nan
  }
}
