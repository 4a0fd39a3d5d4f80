import CoreGraphics
import Diagnostics
import Foundation

/// Gathers the updates of a block and brings the collection view from the old data to the new.
@MainActor
final class CollectionUpdates {
  unowned(unsafe) let view: UICollectionView
  private var operations = UpdateOperations()
  private var depth = 0
  private var before: [Int] = []
  private var completions: [(Bool) -> Void] = []
  /// What is being put into effect, for the layout's questions about what comes and goes.
  private(set) var current: UpdateMap?

  init(view: UICollectionView) { self.view = view }

  /// Whether updates were declared that are not yet in effect.
  var isPending: Bool { depth > 0 && !operations.isEmpty }

  // MARK: Blocks

  func perform(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    if let completion { completions.append(completion) }
    begin()
    updates?()
    end()
  }

  /// Declares one operation, by itself or as part of a block.
  func declare(_ change: (inout UpdateOperations) -> Void) {
    guard depth == 0 else { return change(&operations) }
    // Without a layout so far there is nothing to bring from one state to the other.
    guard view.areCountsKnown else { return view.reloadData() }
    begin()
    change(&operations)
    end()
  }

  private func begin() {
    if depth == 0 {
      if view.pass.isRunning { reportReentrant() }
      // What is held goes back first: its place is one of the old order.
      view.movement.cancel()
      view.drops.closeGap()
      before = view.dataCounts
      view.anchor.hold()
    }
    depth += 1
  }

  private func end() {
    guard depth == 1 else {
      depth -= 1
      return
    }
    let operations = operations
    self.operations = UpdateOperations()
    depth = 0
    commit(operations)
    let completions = completions
    self.completions = []
    for completion in completions { completion(true) }
  }

  /// Whether the block so far says that an item came.
  func declaresInsertion(at path: IndexPath) -> Bool { operations.insertedItems.contains(path) }

  // MARK: Effect

  private func commit(_ operations: UpdateOperations) {
    view.invalidateCounts()
    let check = UpdateCheck(operations: operations, before: before, after: view.dataCounts)
    if let problem = check.problem(in: "\(type(of: view))") {
      UIKitDiagnostics.report(problem)
      return loadAnew()
    }
    let map = view.order.step(operations)
    let reconfigured = map.operations.reconfiguredItems.compactMap(map.new)
    view.drags.follow(operations)
    view.selection.follow(map)
    view.visible.follow(map)
    view.anchor.follow(map.new)
    view.target.follow(map)
    view.prefetcher.follow(map)
    current = map
    let layout = view.keeper.layout
    let context = layout.makeContext()
    context.counts = !operations.isEmpty
    context.updates = map
    layout.invalidateLayout(with: context)
    if view.keeper.isKnown { settle(layout, map.operations, map) }
    current = nil
    view.visible.reconfigure(reconfigured)
    if view.keeper.isKnown { view.pass.run() }
  }

  /// Lets the layout know what comes and goes, in UIKit's order.
  private func settle(
    _ layout: UICollectionViewLayout,
    _ operations: UpdateOperations,
    _ map: UpdateMap
  ) {
    view.prepareLayout()
    if !operations.isEmpty { layout.prepare(forCollectionViewUpdates: operations.updateItems) }
    view.anchor.restore()
    let proposed = view.contentOffset
    let offset = view.targetOffset(proposed)
    if offset != proposed {
      view.anchor.release()
      view.contentOffset = offset
    }
    view.pass.run()
    guard !operations.isEmpty else { return }
    for key in view.visible.departing.keys.sorted(by: { $0.indexPath < $1.indexPath }) {
      _ = layout.finalLayoutAttributesForDisappearingItem(at: key.indexPath)
    }
    for path in view.visible.settledCells.sorted() where map.old(path) == nil {
      _ = layout.initialLayoutAttributesForAppearingItem(at: path)
    }
    layout.finalizeCollectionViewUpdates()
  }

  /// After a mistake the view shows the new data, with what is in sight where it is.
  private func loadAnew() {
    view.selection.reset()
    view.order.reset()
    view.visible.removeAll()
    let layout = view.keeper.layout
    let context = layout.makeContext()
    (context.everything, context.counts) = (true, true)
    layout.invalidateLayout(with: context)
    if view.keeper.isKnown { view.pass.run() }
  }

  private func reportReentrant() {
    UIKitDiagnostics.report(
      Diagnosis(
        "TSK-UPDATE-REENTRANT",
        .fatal,
        what: "Updates were declared while cells are being made.",
        place: "\(type(of: view))",
        saw: "performBatchUpdates inside a layout pass",
        remedy: "Change the data outside cellForItemAt, willDisplay and layout; it is done once the"
          + " pass ends.",
        applePhrase:
          "UICollectionView must be updated via the UICollectionViewDiffableDataSource or"
          + " outside of layout"
      )
    )
  }
}
