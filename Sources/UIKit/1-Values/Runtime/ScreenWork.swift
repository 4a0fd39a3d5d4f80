/// What the views of a screen did, counted: the same numbers on every machine and in every build.
@MainActor
package final class ScreenWork {
  private static var slot: ScreenWork?
  /// The counts of the current screen.
  package static var current: ScreenWork {
    slot ?? ScreenContext.keep(ScreenWork()) { slot = $0 }
  }

  /// How often things happened.
  package struct Counts: Hashable, Sendable {
    /// Cells, headers and footers that were made.
    package var cellsMade = 0
    /// Cells, headers and footers that were used again.
    package var cellsReused = 0
    /// Views that were asked for the size that their constraints want.
    package var viewsMeasured = 0
    /// Views that laid out what is in them.
    package var viewsLaidOut = 0
    /// How often the view was laid out that was most often.
    package var layoutPasses = 0
    /// Which classes did how much, by the name of the count; only while a block is counted.
    package var classes: [String: [String: Int]] = [:]
  }

  /// What happened since the start.
  package private(set) var counts = Counts()
  private var layouts: [ObjectIdentifier: Int]?

  private init() {}

  /// Counts what happens within a block.
  package func counting<Result>(_ body: () throws -> Result) rethrows -> (Result, Counts) {
    let (former, formerLayouts) = (counts, layouts)
    (counts, layouts) = (Counts(), [:])
    defer {
      let within = counts
      counts = former
      counts.cellsMade += within.cellsMade
      counts.cellsReused += within.cellsReused
      counts.viewsMeasured += within.viewsMeasured
      counts.viewsLaidOut += within.viewsLaidOut
      layouts = formerLayouts
    }
    let result = try body()
    return (result, counts)
  }

  func noteCellMade(_ cell: AnyObject) {
    counts.cellsMade += 1
    note(cell, "cellsMade")
  }

  func noteCellReused(_ cell: AnyObject) {
    counts.cellsReused += 1
    note(cell, "cellsReused")
  }

  func noteMeasurement(of view: AnyObject) {
    counts.viewsMeasured += 1
    note(view, "viewsMeasured")
  }

  func noteLayout(of view: AnyObject) {
    counts.viewsLaidOut += 1
    guard layouts != nil else { return }
    note(view, "viewsLaidOut")
    let count = (layouts?[ObjectIdentifier(view)] ?? 0) + 1
    layouts?[ObjectIdentifier(view)] = count
    if count > counts.layoutPasses {
      counts.layoutPasses = count
      counts.classes["layoutPasses"] = ["\(type(of: view))": count]
    }
  }

  private func note(_ object: AnyObject, _ count: String) {
    guard layouts != nil else { return }
    counts.classes[count, default: [:]]["\(type(of: object))", default: 0] += 1
  }
}
