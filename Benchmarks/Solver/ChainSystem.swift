import ConstraintSolver

/// The same shuffle every time.
private struct Shuffle: RandomNumberGenerator {
  private var state: UInt64 = 1

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

/// Views of equal width side by side that fill a width.
struct ChainSystem: ~Copyable {
  enum Order: CaseIterable {
    case forwards
    case backwards
    case shuffled
  }

  var solver = Solver()
  private let left: Variable
  private let width: Variable
  private var origins: [Variable] = []
  private var widths: [Variable] = []
  private var edit: ConstraintID?

  init(count: Int, order: Order = .forwards) {
    left = solver.makeVariable()
    width = solver.makeVariable()
    for _ in 0..<count {
      origins.append(solver.makeVariable())
      widths.append(solver.makeVariable())
    }
    var rows: [([Term], Double)] = [([Term(left)], 0), ([Term(origins[0]), Term(left, -1)], 8)]
    for index in 1..<count {
      let next = [Term(origins[index]), Term(origins[index - 1], -1), Term(widths[index - 1], -1)]
      rows.append((next, 8))
      rows.append(([Term(widths[index]), Term(widths[index - 1], -1)], 0))
    }
    let last = [Term(origins[count - 1]), Term(widths[count - 1])]
    rows.append((last + [Term(left, -1), Term(width, -1)], -8))
    switch order {
    case .forwards: break
    case .backwards: rows.reverse()
    case .shuffled:
      var random = Shuffle()
      rows.shuffle(using: &random)
    }
    for row in rows { _ = solver.add(row.0, .equal, row.1) }
    edit = solver.addEdit(width, Double(count) * 50, priority: 999)
    solver.solve()
  }

  mutating func setWidth(_ value: Double) {
    guard let edit else { return }
    solver.setConstant(value, of: edit)
    solver.solve()
  }

  var end: Double {
    guard let origin = origins.last, let width = widths.last else { return 0 }
    return solver.value(of: origin) + solver.value(of: width)
  }
}
