import CoreGraphics
import Diagnostics
import Foundation
import ListUpdates

/// Gathers the updates of a block and brings the collection view from the old data to the new.
@MainActor
final class CollectionUpdates {
  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let view: UICollectionView
  private var operations = UpdateOperations<DataPath>()
  private var depth = 0
  private var before: [Int] = []
  private var completions: [(Bool) -> Void] = []
  /// What is being put into effect, for the layout's questions about what comes and goes.
  private(set) var current: UpdateMap<ShownPath>?

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
  func declare(_ change: (inout UpdateOperations<DataPath>) -> Void) {
    guard depth == 0 else { return change(&operations) }
    // Without a layout so far there is nothing to bring from one state to the other.
    guard view.areCountsKnown else {
      view.loadAnew()
      return view.keeper.prepareEarly()
    }
    begin()
    change(&operations)
    end()
  }

  private func begin() {
    if depth == 0 {
      if view.pass.isRunning { reportReentrant() }
      // What is held goes back first: its place is one of the old order.
      view.movement.cancel()
      view.closeDropGap(animated: false)
      before = view.dataCounts
      view.motion.begin()
    }
    depth += 1
  }

  private func end() {
    guard depth == 1 else {
      depth -= 1
      return
    }
    let operations = operations
    self.operations = UpdateOperations<DataPath>()
    depth = 0
    let completions = completions
    self.completions = []
    commit(operations) { isFinished in
      for completion in completions { CompletionTurns.current.call { completion(isFinished) } }
    }
  }

  /// Whether the block so far says that an item came.
  func declaresInsertion(at path: DataPath) -> Bool { operations.insertedItems.contains(path) }

  // MARK: Effect

  private func commit(
    _ operations: UpdateOperations<DataPath>,
    _ completion: @escaping (Bool) -> Void
  ) {
    view.invalidateCounts()
    let check = UpdateDiagnosis(
      operations: operations,
      before: before,
      after: view.dataCounts,
      view: "\(type(of: view))"
    )
    if let problem = check.problem {
      UIKitDiagnostics.report(problem)
      loadAnew()
      return completion(true)
    }
    let map = view.order.step(operations)
    let reconfigured = map.operations.reconfiguredItems.compactMap(map.new)
    if !operations.isEmpty {
      view.swipes.rowsDidChange { path in
        let path = ShownPath(path)
        return map.isReloaded(path) ? nil : map.new(path)?.indexPath
      }
    }
    view.drags.follow(UpdateMap(operations.mapPaths(\.indexPath)))
    view.followSelection(map)
    view.rows.follow(map)
    view.visible.follow(map)
    view.anchor.follow(map.new)
    view.target.follow(map.new)
    view.prefetcher.follow(map.new)
    current = map
    let layout = view.keeper.layout
    let context = layout.makeContext()
    context.counts = !operations.isEmpty
    context.updates = map
    layout.invalidateLayout(with: context)
    guard view.keeper.isKnown else {
      view.keeper.prepareEarly()
      current = nil
      // Cells of the layout before may still be there.
      view.visible.reconfigure(reconfigured)
      return completion(true)
    }
    UIView.performWithoutAnimation { settle(layout, map.operations, map) }
    move(layout, map.operations, map, completion)
    current = nil
    view.visible.reconfigure(reconfigured)
    view.pass.run()
  }

  /// Lets what stays, comes and goes move, as the layout says.
  private func move(
    _ layout: UICollectionViewLayout,
    _ operations: UpdateOperations<ShownPath>,
    _ map: UpdateMap<ShownPath>,
    _ completion: @escaping (Bool) -> Void
  ) {
    let motion = view.motion
    guard motion.isUnderWay else {
      if !operations.isEmpty { tell(layout, map) }
      return completion(true)
    }
    motion.run(
      ElementMotion.Change(
        initial: { key in
          layout.initialAttributes(of: key) ?? map.old(key).flatMap(motion.neighbour)
        },
        final: { key, isGone in
          if isGone { return layout.finalAttributes(of: key) }
          return map.old(key).flatMap(layout.finalAttributes) ?? layout.attributes(of: key)
        },
        leaves: { key in _ = map.old(key).flatMap(layout.finalAttributes) },
        staying: layout.initialAttributes,
        inside: { if !operations.isEmpty { layout.finalizeCollectionViewUpdates() } }
      ),
      finished: completion
    )
  }

  /// Asks the layout all the same where nobody sees anything move: it may count on it.
  private func tell(_ layout: UICollectionViewLayout, _ map: UpdateMap<ShownPath>) {
    for key in view.visible.departing.keys.sorted(by: { $0.path < $1.path })
    where key.category == .cell {
      _ = layout.finalLayoutAttributesForDisappearingItem(at: key.path.indexPath)
    }
    for path in view.visible.settledCells.sorted() where map.old(path) == nil {
      _ = layout.initialLayoutAttributesForAppearingItem(at: path.indexPath)
    }
    layout.finalizeCollectionViewUpdates()
  }

  /// Lets the layout know what comes and goes, in UIKit's order.
  private func settle(
    _ layout: UICollectionViewLayout,
    _ operations: UpdateOperations<ShownPath>,
    _ map: UpdateMap<ShownPath>
  ) {
    view.prepareLayout()
    if !operations.isEmpty {
      layout.prepare(forCollectionViewUpdates: operations.updateItems)
      view.visible.replaceNamed(by: layout, map)
    }
    view.restoreAnchor()
    let proposed = view.contentOffset
    let offset = view.targetOffset(proposed)
    if offset != proposed {
      view.anchor.release()
      view.contentOffset = offset
    }
    // What is in sight from now on stays where it is while views above are measured.
    view.holdNewAnchor()
    view.pass.run()
  }

  /// After a mistake the view shows the new data, with what is in sight where it is.
  private func loadAnew() {
    view.swipes.reset()
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
        .updateReentrant,
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
