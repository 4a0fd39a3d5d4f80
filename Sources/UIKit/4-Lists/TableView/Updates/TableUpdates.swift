import CollectionLayout
import Diagnostics
import Foundation
import ListUpdates

/// Gathers the updates of a block and brings the table view from the old data to the new.
@MainActor
final class TableUpdates {
  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let view: UITableView
  private var operations = UpdateOperations<IndexPath>()
  private var depth = 0
  private var before: [Int] = []
  private var completions: [(Bool) -> Void] = []
  private(set) var isRunning = false
  /// How what was declared comes and goes.
  private var animations = RowAnimations()
  private lazy var animator = RowAnimator(view: view)

  init(view: UITableView) { self.view = view }

  /// Whether updates were declared that are not yet in effect.
  var isPending: Bool { depth > 0 && !operations.isEmpty }

  /// The data is new: what was declared about the old means nothing.
  func reset() {
    animator.finish()
    if depth == 0 { operations = UpdateOperations<IndexPath>() }
  }

  /// Whether the block that runs said that a row came.
  func declaresInsertion(at path: IndexPath) -> Bool { operations.insertedItems.contains(path) }

  // MARK: Blocks

  func perform(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    if let completion { completions.append(completion) }
    begin()
    updates?()
    end()
  }

  /// Declares one operation, by itself or as part of a block.
  func declare(
    _ animation: UITableView.RowAnimation,
    _ change: (inout UpdateOperations<IndexPath>) -> Void
  ) {
    guard depth == 0 else { return note(animation, change) }
    // Without a layout so far there is nothing to bring from one state to the other.
    guard view.geometry.areCountsKnown else { return view.loadAnew() }
    begin()
    note(animation, change)
    end()
  }

  private func note(
    _ animation: UITableView.RowAnimation,
    _ change: (inout UpdateOperations<IndexPath>) -> Void
  ) {
    let old = operations
    change(&operations)
    animations.note(animation, old, operations)
  }

  func begin() {
    if depth == 0 {
      if view.pass.isRunning { reportReentrant() }
      // What is held goes back first: its place is one of the old order.
      view.movement.cancel()
      view.closeDropGap(animated: false)
      before = view.geometry.counts
    }
    depth += 1
  }

  func end() {
    guard depth == 1 else {
      depth = max(0, depth - 1)
      return
    }
    let operations = operations
    let animations = animations
    self.operations = UpdateOperations<IndexPath>()
    self.animations = RowAnimations()
    depth = 0
    isRunning = true
    let completions = completions
    self.completions = []
    commit(operations, animations) { isDone in
      for completion in completions { CompletionTurns.current.call { completion(isDone) } }
    }
    isRunning = false
  }

  // MARK: Effect

  private func commit(
    _ operations: UpdateOperations<IndexPath>,
    _ animations: RowAnimations,
    _ completion: @escaping (Bool) -> Void
  ) {
    view.geometry.forgetCounts()
    let after = view.geometry.counts
    let check = UpdateDiagnosis(
      operations: operations,
      before: before,
      after: after,
      view: "\(type(of: view))",
      noun: "row"
    )
    if let problem = check.problem {
      UIKitDiagnostics.report(problem)
      loadAnew()
      return completion(true)
    }
    let map = UpdateMap(operations)
    let isAnimated = animations.isAnimated(operations) && animator.isPossible
    if isAnimated { animator.begin(map, animations) }
    let reconfigured = operations.reconfiguredItems.compactMap(map.new)
    if !operations.isEmpty {
      view.swipes.rowsDidChange { map.isReloaded($0) ? nil : map.new($0) }
    }
    view.followSelection(map)
    view.visible.follow(map) { [animator] cell, path in
      isAnimated && animator.keep(cell, path)
    }
    view.drags.follow(map)
    view.followGaps(map, after)
    view.anchor.follow(map.new)
    view.target.follow { $0.row == NSNotFound ? $0 : map.new($0) }
    view.prefetcher.follow(map.new)
    bringExtents(map, operations, after)
    // What is in sight from now on stays where it is while rows above are measured.
    view.holdNewAnchor()
    view.visible.reconfigure(reconfigured)
    redress()
    if view.pass.hasRun {
      view.pass.run()
    } else {
      view.setNeedsLayout()
    }
    if isAnimated { animator.run(completion) } else { completion(true) }
  }

  private func bringExtents(
    _ map: UpdateMap<IndexPath>,
    _ operations: UpdateOperations<IndexPath>,
    _ after: [Int]
  ) {
    guard view.geometry.isReady else { return }
    // Without estimates all heights are asked for anew.
    if view.estimatedRowHeight == 0 { return view.geometry.invalidate() }
    let old = view.geometry.extents
    view.geometry.take(
      UpdatedExtents(old: old, map: map, operations: operations, after: after, view: view).make()
    )
    expectVisible()
  }

  /// What is in sight is measured again: a block of updates is a way to ask for that.
  private func expectVisible() {
    for path in view.visible.ordered where view.geometry.hasRow(at: path) {
      view.geometry.expect(TableElement(path))
    }
    for section in view.visible.headers.keys { view.geometry.expect(.header(section)) }
    for section in view.visible.footers.keys { view.geometry.expect(.footer(section)) }
    view.pass.invalidate()
  }

  /// Rows may be the first or last of their section now.
  private func redress() {
    for path in view.visible.ordered {
      if let cell = view.visible.cells[path] { view.dresser.dress(cell, path) }
    }
  }

  /// After a mistake the view shows the new data, with what is in sight where it is.
  private func loadAnew() {
    animator.finish()
    view.selection.reset()
    view.swipes.reset()
    view.visible.removeAll()
    view.geometry.invalidateCounts()
    if view.pass.hasRun { view.pass.run() }
  }

  private func reportReentrant() {
    UIKitDiagnostics.report(
      Diagnosis(
        .updateReentrant,
        place: "\(type(of: view))",
        saw: "updates inside a layout pass",
        remedy: "Change the data outside cellForRowAt, willDisplay and layout; it is done once the"
          + " pass ends.",
        applePhrase: "UITableView was told to layout its visible cells and other contents without"
          + " being in the view hierarchy or during an update"
      )
    )
  }

  // MARK: Cells that change

  /// A cell in sight would like to have another height.
  func sizeMayHaveChanged(_ cell: UITableViewCell) {
    guard view.selfSizingInvalidation != .disabled, !view.pass.isRunning,
      let path = view.visible.path(of: cell), view.geometry.isReady
    else { return }
    measureAgain(TableElement(path))
  }

  /// A header or footer in sight would like to have another height.
  func sizeMayHaveChanged(_ end: UITableViewHeaderFooterView) {
    guard view.selfSizingInvalidation != .disabled, !view.pass.isRunning, view.geometry.isReady
    else { return }
    if let section = view.visible.headers.first(where: { $0.value === end })?.key {
      measureAgain(.header(section))
    } else if let section = view.visible.footers.first(where: { $0.value === end })?.key {
      measureAgain(.footer(section))
    }
  }

  private func measureAgain(_ element: TableElement) {
    view.holdAnchor()
    view.geometry.expect(element)
    view.pass.invalidate()
  }

  /// A cell was laid out, perhaps because its constraints are others now.
  func cellWasLaidOut(_ cell: UITableViewCell) {
    guard view.selfSizingInvalidation == .enabledIncludingConstraints, !view.pass.isRunning,
      view.rowHeight < 0, let path = view.visible.path(of: cell), view.geometry.isReady,
      CellMeasurement(cell).hasConstraints
    else { return }
    let extent = view.geometry.extents.extent(of: TableElement(path))
    let wanted = cell.fittingHeight(width: cell.bounds.width, otherwise: extent.height)
    if wanted != extent.height { sizeMayHaveChanged(cell) }
  }
}
