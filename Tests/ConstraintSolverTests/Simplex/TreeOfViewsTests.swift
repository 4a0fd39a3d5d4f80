import ConstraintSolver
import TestSupport
import Testing

/// Views in views: containers that wrap what is in them, with margins and spaces, as interfaces have.
@Suite struct `Views in views` {
  private final class Box {
    let inside: [Box]
    /// Of a leaf: how wide and how high its content is.
    var content: (width: Double, height: Double)
    let margin: Double
    let space: Double
    var width = Term.none.variable
    var height = Term.none.variable
    var left = Term.none.variable
    var wishes: [ConstraintID] = []

    init(_ random: inout SplitMix64, depth: Int) {
      let count = depth == 0 ? 0 : random.int(0...3)
      inside = (0..<count).map { _ in Box(&random, depth: depth - 1) }
      content = (Double(random.int(0...90)), Double(random.int(0...40)))
      margin = Double(random.int(0...16))
      space = Double(random.int(0...12))
    }

    /// How large it is, reckoned from the inside.
    var size: (width: Double, height: Double) {
      guard !inside.isEmpty else { return content }
      let sizes = inside.map(\.size)
      let gaps = Double(inside.count - 1) * space
      return (
        sizes.reduce(0) { $0 + $1.width } + gaps + 2 * margin,
        (sizes.map(\.height).max() ?? 0) + 2 * margin
      )
    }

    func add(to solver: inout Solver) {
      left = solver.makeVariable()
      width = solver.makeVariable(isNonNegative: true)
      height = solver.makeVariable(isNonNegative: true)
      for box in inside { box.add(to: &solver) }
      guard let first = inside.first, let last = inside.last else {
        wishes.append(solver.add([Term(width)], .equal, content.width, priority: 750))
        wishes.append(solver.add([Term(height)], .equal, content.height, priority: 750))
        return
      }
      _ = solver.add(.equal, margin, Term(first.left), Term(left, -1))
      for (box, next) in zip(inside, inside.dropFirst()) {
        _ = solver.add(.equal, space, Term(next.left), Term(box.left, -1), Term(box.width, -1))
      }
      _ = solver.add(
        .equal,
        margin,
        Term(left),
        Term(width),
        Term(last.left, -1),
        Term(last.width, -1)
      )
      for box in inside {
        _ = solver.add(.greaterThanOrEqual, 2 * margin, Term(height), Term(box.height, -1))
      }
      _ = solver.add([Term(height)], .equal, 0, priority: 50)
    }

    var all: [Box] { [self] + inside.flatMap(\.all) }

    /// Every box with where its left edge is, reckoned from the outside.
    func places(from start: Double) -> [(box: Box, left: Double)] {
      var next = start + margin
      var found = [(box: self, left: start)]
      for box in inside {
        found += box.places(from: next)
        next += box.size.width + space
      }
      return found
    }
  }

  private func expectPlaces(_ root: Box, _ solver: borrowing Solver) {
    for (box, left) in root.places(from: 20) {
      let size = box.size
      #expect(abs(solver.value(of: box.left) - left) < 1e-6)
      #expect(abs(solver.value(of: box.width) - size.width) < 1e-6)
      #expect(abs(solver.value(of: box.height) - size.height) < 1e-6)
    }
  }

  private func solved(_ root: Box) -> Solver {
    var solver = Solver()
    root.add(to: &solver)
    _ = solver.add([Term(root.left)], .equal, 20)
    solver.solve()
    return solver
  }

  @Test(arguments: 0..<40) func `are as large as what is in them`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let root = Box(&random, depth: 1 + seed % 3)
    let solver = solved(root)
    expectPlaces(root, solver)
    #expect(solver.conflicts.isEmpty)
  }

  @Test(arguments: 0..<20) func `follow texts that become longer and shorter`(seed: Int) {
    var random = SplitMix64(seed: 300 + seed)
    let root = Box(&random, depth: 3)
    var solver = solved(root)
    let leaves = root.all.filter(\.inside.isEmpty)
    for _ in 0..<12 {
      let leaf = random.pick(leaves)
      leaf.content = (Double(random.int(0...200)), Double(random.int(0...60)))
      solver.setConstant(leaf.content.width, of: leaf.wishes[0])
      solver.setConstant(leaf.content.height, of: leaf.wishes[1])
      solver.solve()
      expectPlaces(root, solver)
    }
  }

  @Test(arguments: 0..<30) func `that are too narrow let texts give way, and nothing else`(
    seed: Int
  ) {
    var random = SplitMix64(seed: 600 + seed)
    let root = Box(&random, depth: 2)
    let leaves = root.all.filter(\.inside.isEmpty)
    let texts = leaves.reduce(0) { $0 + $1.content.width }
    let natural = root.size.width
    var solver = solved(root)
    let frame = solver.add([Term(root.width)], .equal, natural)
    for taken in [0, texts / 2, texts] {
      solver.setConstant(natural - taken, of: frame)
      solver.solve()
      #expect(solver.conflicts.isEmpty)
      let widths = leaves.map { solver.value(of: $0.width) }
      #expect(zip(widths, leaves).allSatisfy { $0 > -1e-6 && $0 < $1.content.width + 1e-6 })
      #expect(abs(widths.reduce(0, +) - (texts - taken)) < 1e-6)
    }
    // Margins and spaces do not give way.
    solver.setConstant(natural - texts - 1, of: frame)
    solver.solve()
    #expect(solver.conflicts.map(\.givenUp) == [frame])
  }
}
