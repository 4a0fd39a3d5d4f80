import CoreGraphics
import TestSupport

/// How a collection view places its items.
enum LayoutKind: String, CaseIterable, Sendable {
  case grid, sizes, measured, sideways, groups, rows, orthogonal, list, custom

  /// Whether frames follow from the data alone, not from cells that were measured.
  var isFixed: Bool { ![.measured, .rows, .list].contains(self) }
}

/// How a table view finds the heights of its rows.
enum TableKind: String, CaseIterable, Sendable {
  case plain, heights, measured, grouped

  /// Whether all heights are known before rows are in sight.
  var isExact: Bool { self == .plain || self == .heights }
}

/// Everything about a world but what is done in it, drawn from its seed.
struct WorldPlan: Sendable, CustomStringConvertible {
  enum Subject: Sendable, Hashable {
    case collection(LayoutKind)
    case table(TableKind)
  }

  let seed: Int
  let subject: Subject
  let isDiffable: Bool
  let counts: [Int]
  let width: Int
  let height: Int
  let scale: Int
  let isRightToLeft: Bool
  let allowsMultipleSelection: Bool
  let hasHeaders: Bool
  let hasTexts: Bool
  let script: [Step]

  init(seed: Int, steps: Int = 30) {
    var random = SplitMix64(seed: seed)
    self.seed = seed
    subject =
      random.once(in: 4)
      ? .table(random.pick(TableKind.allCases)) : .collection(random.pick(LayoutKind.allCases))
    isDiffable = random.once(in: 2)
    counts = (0..<random.int(0...6)).map { _ in
      random.once(in: 5) ? 0 : random.once(in: 25) ? 2_000 : random.int(1...30)
    }
    (width, height) = random.pick([(160, 240), (240, 160), (200, 320)])
    scale = random.once(in: 4) ? 2 : 1
    isRightToLeft = random.once(in: 6)
    allowsMultipleSelection = random.once(in: 2)
    hasHeaders = random.once(in: 2)
    hasTexts = random.once(in: 3)
    // Some live longer, so that what adds up shows.
    let steps = random.once(in: 12) ? steps * 4 : steps
    script = (0..<steps).map { _ in Step.draw(&random) }
  }

  var description: String {
    "\(subject), \(isDiffable ? "diffable" : "classic"), \(counts) items, \(width)×\(height) @\(scale)"
      + (isRightToLeft ? ", right to left" : "") + (hasHeaders ? ", headers" : "")
      + (hasTexts ? ", texts" : "") + (allowsMultipleSelection ? ", many selected" : "")
  }
}
