import TestSupport
import Testing

@testable import ConstraintSolver

/// What says how much memory it holds.
private protocol Held {
  var footprint: Int { get }
}

extension FlatArray: Held {}
extension BitSet: Held {}
extension Columns: Held {}
extension SparseChanges: Held {}
extension Scratch: Held {}
extension Basis: Held {}

@Suite struct FootprintTests {
  /// A solver with priorities, conflicts, ties and changes behind it.
  private static func solver() -> Solver {
    var random = SplitMix64(seed: 3)
    var solver = Solver()
    let variables = (0..<30).map { _ in solver.makeVariable() }
    let constraints = (0..<80).map { number in
      solver.add(
        [Term(random.pick(variables)), Term(random.pick(variables), random.double(-2...2))],
        number % 3 == 0 ? .lessThanOrEqual : .equal,
        random.double(-90...90),
        priority: Float(1 + number % 40)
      )
    }
    solver.solve()
    for constraint in constraints.prefix(5) { solver.setConstant(7, of: constraint) }
    solver.solve()
    return solver
  }

  private static func held(by owner: Any) -> Int {
    Mirror(reflecting: owner).children.reduce(0) { $0 + (($1.value as? any Held)?.footprint ?? 0) }
  }

  @Test func `the parts of a solver tell the memory of all arrays they hold`() {
    let solver = Self.solver()
    let parts: [any Held] = [solver.scratch, solver.sparse, solver.basis]
    for part in parts { #expect(part.footprint == Self.held(by: part)) }
    #expect(solver.footprint > parts.reduce(0) { $0 + $1.footprint })
  }

  @Test func `columns tell the memory of their ends and their entries`() {
    var columns = Columns()
    columns.begin(4)
    for column in 0..<4 as Range<Int32> { columns.count(column) }
    columns.place()
    #expect(columns.footprint == Self.held(by: columns) && columns.footprint > 0)
    columns.free()
  }
}
