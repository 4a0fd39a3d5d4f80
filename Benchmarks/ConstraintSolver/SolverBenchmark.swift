import ConstraintSolver
import Foundation

/// Measures the solver on cells and chains.
struct SolverBenchmark {
  struct Result: Encodable {
    /// Medians in microseconds.
    var medians: [String: Double] = [:]
    /// Numbers without a unit, and bytes.
    var figures: [String: Double] = [:]
    /// Ours over kiwi's.
    var ratiosToKiwi: [String: Double] = [:]

    mutating func compare(with peer: [String: Double]) {
      for (name, time) in peer { medians["kiwi.\(name)"] = time }
      for (name, time) in peer {
        if let own = medians[name], time > 0 { ratiosToKiwi[name] = own / time }
      }
    }
  }

  private static let clock = ContinuousClock()

  func run() -> Result {
    var result = Result()
    measureCells(into: &result)
    for count in [10, 100, 1000] { measureChain(count, into: &result) }
    if let hundred = result.medians["chain100.build"], let long = result.medians["chain1000.build"]
    {
      result.figures["chain1000OverChain100"] = long / hundred
    }
    measureOrders(into: &result)
    measureLocality(into: &result)
    return result
  }

  private func measureCells(into result: inout Result) {
    var correct = true
    result.medians["cell.build"] =
      median(passes: 22) {
        for index in 0..<1000 {
          let cell = CellSystem(width: 320 + Double(index % 100), isEditable: false)
          if index == 70 { correct = correct && cell.isRight }
        }
      } / 1000
    precondition(correct, "The cell came out wrong.")
    var cell = CellSystem(width: 390, isEditable: true)
    var turn = 0
    result.medians["cell.edit"] =
      median(passes: 22) {
        for index in 0..<1000 { cell.setWidth(300 + Double((index + turn * 17) % 100)) }
        turn += 1
      } / 1000
    result.figures["bytesPerCell"] = Double(cell.solver.footprint)
  }

  private func measureChain(_ count: Int, into result: inout Result) {
    var ends: [Double] = []
    let passes = count > 100 ? 9 : 30
    result.medians["chain\(count).build"] = median(passes: passes) {
      ends.append(ChainSystem(count: count).end)
    }
    precondition(ends.allSatisfy { abs($0 - Double(count) * 50 + 8) < 1e-3 }, "A wrong chain.")
    var chain = ChainSystem(count: count)
    var turn = 0
    result.medians["chain\(count).edit"] = median(passes: 203) {
      chain.setWidth(Double(count) * 50 + Double(turn % 37))
      turn += 1
    }
  }

  private func measureOrders(into result: inout Result) {
    var times: [Double] = []
    for order in ChainSystem.Order.allCases {
      let time = median(passes: 9) { _ = ChainSystem(count: 1000, order: order).end }
      result.medians["chain1000.\(order)"] = time
      times.append(time)
    }
    result.figures["worstOrderOverBest"] = (times.max() ?? 0) / (times.min() ?? 1)
  }

  /// A constant changed in one of 10 and of 10,000 groups.
  private func measureLocality(into result: inout Result) {
    for count in [10, 10_000] {
      var groups = GroupSystem(count: count)
      var turn = 0.0
      result.medians["locality\(count)"] = median(passes: 203) {
        turn += 1
        groups.change(to: turn)
      }
    }
    if let few = result.medians["locality10"], let many = result.medians["locality10000"] {
      result.figures["locality10000Over10"] = many / few
    }
  }

  private func median(passes: Int, _ body: () -> Void) -> Double {
    var times: [Double] = []
    for pass in 0..<passes {
      let duration = Self.clock.measure(body)
      if pass >= 2 { times.append(duration / .microseconds(1)) }
    }
    return times.sorted()[times.count / 2]
  }
}
