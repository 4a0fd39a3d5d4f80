import Foundation

/// The heights of rows one below the other, measured or expected.
///
/// Rows that are alike are one run, however many they are. Finding a row, and changing, taking out
/// or putting in one, takes O(log n) of the number of runs.
package struct RowExtents: Sendable {
  private var tree: LineTree

  /// No rows.
  package init() { tree = LineTree(spacing: 0) }

  /// Rows that are alike.
  package init(count: Int, each extent: RowExtent) {
    tree = LineTree(spacing: 0, Self.runs(count, extent))
  }

  /// Rows of heights of their own.
  package init(_ extents: [RowExtent]) {
    var runs: [LineRun] = []
    for extent in extents { Self.append(Self.run(1, extent), to: &runs) }
    tree = LineTree(spacing: 0, runs)
  }

  private static func run(_ count: Int, _ extent: RowExtent) -> LineRun {
    // What is expected is plain: nothing about it needs to be looked up.
    LineRun(lines: count, itemsPerLine: 1, extent: extent.height, isPlain: extent.isEstimate)
  }

  private static func runs(_ count: Int, _ extent: RowExtent) -> [LineRun] {
    count > 0 ? [run(count, extent)] : []
  }

  private static func append(_ run: LineRun, to runs: inout [LineRun]) {
    if let last = runs.last, last.continues(as: run) {
      runs[runs.count - 1].lines += run.lines
    } else {
      runs.append(run)
    }
  }

  /// The number of rows.
  package var count: Int { tree.items }

  /// The height of all rows together.
  package var length: CGFloat { tree.stretch.length }

  /// The number of runs that are kept, as a measure of memory.
  package var runCount: Int { tree.runCount }

  /// The height of a row; the row must exist.
  package subscript(row: Int) -> RowExtent {
    get {
      let run = tree.run(of: row).run
      return RowExtent(run.extent, isEstimate: run.isPlain)
    }
    set { set(newValue, at: row) }
  }

  /// Where a row starts and ends; the row must exist.
  package func interval(of row: Int) -> AxisInterval {
    let line = tree.line(of: row)
    return AxisInterval(low: line.start, high: line.start + line.extent)
  }

  /// The first row that ends behind a place; nil where all end before.
  package func firstRow(endingAfter place: CGFloat) -> Int? {
    tree.firstLine(endingAfter: place)?.first
  }

  // MARK: Changes

  private mutating func set(_ extent: RowExtent, at row: Int) {
    guard self[row] != extent else { return }
    replace(row..<row + 1, count: 1, each: extent)
  }

  /// Puts rows that are alike in the place of others.
  package mutating func replace(_ rows: Range<Int>, count: Int, each extent: RowExtent) {
    var (low, high) = (rows.lowerBound, rows.upperBound)
    var runs: [LineRun] = []
    // What lies beside the change joins it where it is alike, so that runs stay few.
    if low > 0 {
      let before = tree.run(of: low - 1)
      if before.run.continues(as: Self.run(1, extent)) {
        Self.append(Self.run(low - before.first, extent), to: &runs)
        low = before.first
      }
    }
    for run in Self.runs(count, extent) { Self.append(run, to: &runs) }
    if high < self.count {
      let after = tree.run(of: high)
      if after.run.continues(as: Self.run(1, extent)) {
        let end = after.first + after.run.items
        Self.append(Self.run(end - high, extent), to: &runs)
        high = end
      }
    }
    tree.replace(low..<high, with: runs)
  }

  /// Takes rows out, and puts others in with the numbers they then have; both lists go up.
  package mutating func apply(removed: [Int], added: [(row: Int, extent: RowExtent)]) {
    for row in removed.reversed() { replace(row..<row + 1, count: 0, each: .none) }
    for (row, extent) in added { replace(row..<row, count: 1, each: extent) }
  }

  /// Has all rows that were measured measured again; their heights are what is expected of them.
  package mutating func forgetMeasurements() {
    var runs: [LineRun] = []
    var row = 0
    while row < count {
      let found = tree.run(of: row)
      var run = found.run
      run.isPlain = true
      Self.append(run, to: &runs)
      row = found.first + found.run.items
    }
    tree = LineTree(spacing: 0, runs)
  }
}
