import ConstraintSolver

/// A cell with a square image and two labels: 14 constraints and 4 of the environment.
struct CellSystem: ~Copyable {
  struct Box {
    let left: Variable
    let top: Variable
    let width: Variable
    let height: Variable

    init(_ solver: inout Solver) {
      left = solver.makeVariable()
      top = solver.makeVariable()
      width = solver.makeVariable()
      height = solver.makeVariable()
    }
  }

  var solver = Solver()
  private let cell: Box
  private let first: Box
  private let second: Box
  private let edit: ConstraintID

  init(width: Double, isEditable: Bool) {
    cell = Box(&solver)
    let image = Box(&solver)
    first = Box(&solver)
    second = Box(&solver)
    let (c, g, a, b) = (cell, image, first, second)
    _ = solver.add(.equal, 0, Term(c.left))
    _ = solver.add(.equal, 0, Term(c.top))
    edit = solver.addEdit(c.width, width, priority: isEditable ? 999 : 1000)
    _ = solver.add(.equal, 0, Term(c.height), priority: 1)
    _ = solver.add(.equal, 16, Term(g.left), Term(c.left, -1))
    _ = solver.add(.equal, 10, Term(g.top), Term(c.top, -1))
    _ = solver.add(.equal, 0, Term(g.width), Term(g.height, -1))
    _ = solver.add(.equal, 44, Term(g.width))
    _ = solver.add(
      .lessThanOrEqual,
      -10,
      Term(g.top),
      Term(g.height),
      Term(c.top, -1),
      Term(c.height, -1)
    )
    _ = solver.add(.equal, 12, Term(a.left), Term(g.left, -1), Term(g.width, -1))
    _ = solver.add(.equal, -16, Term(a.left), Term(a.width), Term(c.left, -1), Term(c.width, -1))
    _ = solver.add(.equal, 10, Term(a.top), Term(c.top, -1))
    _ = solver.add(.equal, 20.5, Term(a.height), priority: 750)
    _ = solver.add(.equal, 0, Term(b.left), Term(a.left, -1))
    _ = solver.add(.equal, 0, Term(b.left), Term(b.width), Term(a.left, -1), Term(a.width, -1))
    _ = solver.add(.equal, 4, Term(b.top), Term(a.top, -1), Term(a.height, -1))
    _ = solver.add(.equal, 18, Term(b.height), priority: 750)
    _ = solver.add(
      .lessThanOrEqual,
      -10,
      Term(b.top),
      Term(b.height),
      Term(c.top, -1),
      Term(c.height, -1)
    )
    solver.solve()
  }

  mutating func setWidth(_ width: Double) {
    solver.setConstant(width, of: edit)
    solver.solve()
  }

  var isRight: Bool {
    solver.value(of: cell.height) == 64 && solver.value(of: first.width) == 302
  }
}
