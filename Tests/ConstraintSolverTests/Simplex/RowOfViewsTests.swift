import ConstraintSolver
import TestSupport
import Testing

/// Rows of views as layouts make them, against arithmetic.
@Suite struct `Views in a row` {
  /// Views between two edges, so far apart, each with a width it wishes for.
  private struct Views: ~Copyable {
    var solver = Solver()
    var edges: [(left: Variable, width: Variable)] = []
    var wishes: [ConstraintID] = []
    let end: ConstraintID

    init(_ widths: [Double], _ priorities: [Float], gap: Double, room: Double) {
      var last: Variable?
      var edges: [(left: Variable, width: Variable)] = []
      for (width, priority) in zip(widths, priorities) {
        let (left, own) = (solver.makeVariable(), solver.makeVariable(isNonNegative: true))
        if let last, let before = edges.last {
          _ = solver.add(.equal, gap, Term(left), Term(last, -1), Term(before.width, -1))
        } else {
          _ = solver.add(.equal, 0, Term(left))
        }
        wishes.append(solver.addEdit(own, width, priority: priority))
        edges.append((left, own))
        last = left
      }
      self.edges = edges
      let final = edges[edges.count - 1]
      end = solver.add(.equal, room, Term(final.left), Term(final.width))
      solver.solve()
    }

    var widths: [Double] { edges.map { solver.value(of: $0.width) } }
    var lefts: [Double] { edges.map { solver.value(of: $0.left) } }
  }

  /// Too little room is taken from the weakest wish as far as it goes, then from the next.
  private func expected(
    _ widths: [Double],
    _ priorities: [Float],
    gap: Double,
    room: Double
  ) -> [Double] {
    var widths = widths
    var left = room - Double(widths.count - 1) * gap - widths.reduce(0, +)
    for index in widths.indices.sorted(by: { priorities[$0] < priorities[$1] }) {
      let change = max(left, -widths[index])
      widths[index] += change
      left -= change
    }
    return widths
  }

  private static func sample(
    _ seed: Int
  ) -> (widths: [Double], priorities: [Float], gap: Double, room: Double) {
    var random = SplitMix64(seed: seed)
    let count = random.int(1...9)
    return (
      (0..<count).map { _ in Double(random.int(5...80)) },
      (0..<count).map { Float(100 + $0 * 50) }.shuffled(using: &random),
      Double(random.int(0...8)),
      Double(random.int(80...500))
    )
  }

  @Test(arguments: 0..<80) func `the weakest wish gives way first`(seed: Int) {
    let (widths, priorities, gap, room) = Self.sample(seed)
    let views = Views(widths, priorities, gap: gap, room: room)
    #expect(views.solver.conflicts.isEmpty)
    let expected = expected(widths, priorities, gap: gap, room: room)
    for (width, wanted) in zip(views.widths, expected) { #expect(abs(width - wanted) < 1e-6) }
  }

  @Test(arguments: 0..<60) func `views lie one behind the other to the end`(seed: Int) {
    let (widths, priorities, gap, room) = Self.sample(seed)
    let views = Views(widths, priorities, gap: gap, room: room)
    var place = 0.0
    for (left, width) in zip(views.lefts, views.widths) {
      #expect(abs(left - place) < 1e-6 && width > -1e-8)
      place += width + gap
    }
    #expect(abs(place - gap - room) < 1e-6)
  }

  @Test(arguments: 0..<30) func `a window that is pulled wider and narrower keeps the rule`(
    seed: Int
  ) {
    let (widths, priorities, gap, first) = Self.sample(seed)
    var views = Views(widths, priorities, gap: gap, room: first)
    var random = SplitMix64(seed: seed + 1000)
    for _ in 0..<25 {
      let room = Double(random.int(80...700))
      views.solver.setConstant(room, of: views.end)
      views.solver.solve()
      let expected = expected(widths, priorities, gap: gap, room: room)
      for (width, wanted) in zip(views.widths, expected) { #expect(abs(width - wanted) < 1e-6) }
    }
  }

  @Test(arguments: 0..<30) func `text that changes its width moves those behind it`(seed: Int) {
    var (widths, priorities, gap, room) = Self.sample(seed)
    var views = Views(widths, priorities, gap: gap, room: room)
    var random = SplitMix64(seed: seed + 2000)
    for _ in 0..<25 {
      let index = random.int(0...widths.count - 1)
      widths[index] = Double(random.int(5...80))
      views.solver.setConstant(widths[index], of: views.wishes[index])
      views.solver.solve()
      let expected = expected(widths, priorities, gap: gap, room: room)
      for (width, wanted) in zip(views.widths, expected) { #expect(abs(width - wanted) < 1e-6) }
    }
  }

  @Test(arguments: 0..<30) func `nothing is left open where each wish has a priority of its own`(
    seed: Int
  ) {
    let (widths, priorities, gap, room) = Self.sample(seed)
    var views = Views(widths, priorities, gap: gap, room: room)
    #expect(views.solver.ambiguousVariables().isEmpty)
    // Two that give way alike leave open which of them does.
    guard widths.count > 1 else { return }
    let weak = priorities.indices.sorted { priorities[$0] < priorities[$1] }
    views.solver.setPriority(priorities[weak[0]], of: views.wishes[weak[1]])
    views.solver.solve()
    let sum = widths.reduce(Double(widths.count - 1) * gap, +)
    #expect(views.solver.ambiguousVariables().isEmpty == (sum == room) || sum > room)
  }
}
