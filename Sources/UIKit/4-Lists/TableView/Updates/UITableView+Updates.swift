import CollectionLayout
import Diagnostics
import Foundation
import ListUpdates

extension UITableView: UpdatedList {
  typealias UpdatePath = IndexPath

  static var elementNoun: String { "row" }

  var areCountsKnown: Bool { geometry.areCountsKnown }
  var countsOfData: [Int] { geometry.counts }

  func invalidateCounts() { geometry.forgetCounts() }

  // MARK: Blocks

  /// Declares operations, and how what they name comes and goes.
  func declare(
    _ animation: RowAnimation,
    _ change: (inout UpdateOperations<IndexPath>) -> Void
  ) {
    updates.declare { operations in
      let old = operations
      change(&operations)
      animator.note(animation, old, operations)
    }
  }

  func updateCameEarly() { loadAnew() }

  func prepareForUpdates() {
    if pass.isRunning { reportReentrant() }
    movement.cancel()
    closeDropGap(animated: false)
  }

  func updatesDidBegin() {}

  // MARK: Effect

  func bring(
    _ operations: UpdateOperations<IndexPath>,
    _ counts: [Int],
    completion: @escaping (Bool) -> Void
  ) {
    let map = UpdateMap(operations)
    let isAnimated = animator.begin(map)
    let reconfigured = operations.reconfiguredItems.compactMap(map.new)
    if !operations.isEmpty {
      swipes.rowsDidChange { map.isReloaded($0) ? nil : map.new($0) }
    }
    followSelection(map)
    visible.follow(map) { [self] cell, path in
      isAnimated && cell.superview === self && animator.keep(cell, path)
    }
    drags.follow(map)
    followGaps(map, counts)
    anchor.follow(map.new)
    target.follow { $0.row == NSNotFound ? $0 : map.new($0) }
    prefetcher.follow(map.new)
    bringExtents(map, counts)
    // What is in sight from now on stays where it is while rows above are measured.
    holdNewAnchor()
    visible.reconfigure(reconfigured)
    redress()
    if pass.hasRun { pass.run() } else { setNeedsLayout() }
    if isAnimated { animator.run(completion) } else { completion(true) }
  }

  private func bringExtents(_ map: UpdateMap<IndexPath>, _ counts: [Int]) {
    guard geometry.isReady else { return }
    // Without estimates all heights are asked for anew.
    if estimatedRowHeight == 0 { return geometry.invalidate() }
    takeExtents(after: map, counts)
    expectVisible()
  }

  /// Takes over the extents after a change of the order: what stays keeps its height.
  func takeExtents(after map: UpdateMap<IndexPath>, _ counts: [Int]) {
    geometry.take(
      UpdatedExtents(
        old: geometry.extents,
        map: map,
        operations: map.operations,
        after: counts,
        heights: heights
      ).make()
    )
  }

  /// What is in sight is measured again: a block of updates is a way to ask for that.
  private func expectVisible() {
    for path in visible.ordered where geometry.hasRow(at: path) {
      geometry.expect(TableElement(path))
    }
    for section in visible.headers.keys { geometry.expect(.header(section)) }
    for section in visible.footers.keys { geometry.expect(.footer(section)) }
    pass.invalidate()
  }

  /// Rows may be the first or last of their section now.
  private func redress() {
    for path in visible.ordered {
      if let cell = visible.cells[path] { dress(cell, path) }
    }
  }

  func recover() {
    animator.forget()
    animator.finish()
    selection.reset()
    swipes.reset()
    visible.removeAll()
    geometry.invalidateCounts()
    if pass.hasRun { pass.run() }
  }

  private func reportReentrant() {
    UIKitDiagnostics.report(
      Diagnosis(
        .updateReentrant,
        place: "\(type(of: self))",
        saw: "updates inside a layout pass",
        remedy: "Change the data outside cellForRowAt, willDisplay and layout; it is done once the"
          + " pass ends.",
        applePhrase: "UITableView was told to layout its visible cells and other contents without"
          + " being in the view hierarchy or during an update"
      )
    )
  }
}

extension UITableView: AnimatedRows {
  var rowExtents: TableExtents { geometry.extents }

  var cellsThatMove: [(path: IndexPath, cell: any MovedRow)] {
    visible.cells.list.filter { !movement.holds($0.key) }.map { ($0.key, $0.value) }
  }

  var viewsInSight: [any MovedRow] { visible.cells.values + endsInSight }

  var endsInSight: [any MovedRow] {
    Array(visible.headers.values) + Array(visible.footers.values)
  }

  func sendBehind(_ cell: any MovedRow) {
    if let cell = cell as? UIView { sendSubviewToBack(cell) }
    if let backgroundView { sendSubviewToBack(backgroundView) }
  }

  func retire(_ cell: any MovedRow) { if let cell = cell as? UITableViewCell { takeBack(cell) } }
}
