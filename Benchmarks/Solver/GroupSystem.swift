import ConstraintSolver

/// Many small systems beside each other, of which one is changed.
struct GroupSystem: ~Copyable {
  private var solver = Solver()
  private var first: ConstraintID?

  init(count: Int) {
    let root = solver.makeVariable()
    _ = solver.add([Term(root)], .equal, 390)
    for index in 0..<count {
      let left = solver.makeVariable()
      let width = solver.makeVariable()
      let inset = solver.add([Term(left)], .equal, 8)
      if index == 0 { first = inset }
      _ = solver.add([Term(left), Term(width), Term(root, -1)], .equal, -8)
    }
    solver.solve()
  }

  mutating func change(to value: Double) {
    guard let first else { return }
    solver.setConstant(value, of: first)
    solver.solve()
  }
}
