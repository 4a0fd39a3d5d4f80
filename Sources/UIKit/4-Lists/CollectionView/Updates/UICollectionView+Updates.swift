import CoreGraphics
import Diagnostics
import Foundation
import ListUpdates

extension UICollectionView: UpdatedList {
  typealias UpdatePath = DataPath

  static var elementNoun: String { "item" }

  var countsOfData: [Int] { dataCounts }

  // MARK: Blocks

  func updateCameEarly() {
    loadAnew()
    keeper.prepareEarly()
  }

  func prepareForUpdates() {
    if pass.isRunning { reportReentrant() }
    movement.cancel()
    closeDropGap(animated: false)
  }

  func updatesDidBegin() { motion.begin() }

  // MARK: Effect

  func bring(
    _ operations: UpdateOperations<DataPath>,
    _ counts: [Int],
    completion: @escaping (Bool) -> Void
  ) {
    let map = order.step(operations)
    let reconfigured = map.operations.reconfiguredItems.compactMap(map.new)
    follow(map, operations)
    runningUpdate = map
    let layout = keeper.layout
    let context = layout.makeContext()
    context.counts = !operations.isEmpty
    context.updates = map
    layout.invalidateLayout(with: context)
    guard keeper.isKnown else {
      // A new layout has nothing to move from; what was gathered to leave goes at once.
      motion.finish()
      keeper.prepareEarly()
      runningUpdate = nil
      // Cells of the layout before may still be there.
      visible.reconfigure(reconfigured)
      return completion(true)
    }
    UIView.performWithoutAnimation { settle(layout, map) }
    move(layout, map, completion)
    runningUpdate = nil
    visible.reconfigure(reconfigured)
    pass.run()
  }

  /// What is known of items goes along with them.
  private func follow(_ map: UpdateMap<ShownPath>, _ operations: UpdateOperations<DataPath>) {
    if !operations.isEmpty {
      swipes.rowsDidChange { path in
        let path = ShownPath(path)
        return map.isReloaded(path) ? nil : map.new(path)?.indexPath
      }
    }
    drags.follow(UpdateMap(operations.mapPaths(\.indexPath)))
    followSelection(map)
    rows.follow(map)
    visible.follow(map)
    anchor.follow(map.new)
    target.follow(map.new)
    prefetcher.follow(map.new)
  }

  /// Lets what stays, comes and goes move, as the layout says.
  private func move(
    _ layout: UICollectionViewLayout,
    _ map: UpdateMap<ShownPath>,
    _ completion: @escaping (Bool) -> Void
  ) {
    let (motion, isEmpty) = (motion, map.operations.isEmpty)
    guard motion.isUnderWay else {
      if !isEmpty { tell(layout, map) }
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
        inside: { if !isEmpty { layout.finalizeCollectionViewUpdates() } }
      ),
      finished: completion
    )
  }

  /// Asks the layout all the same where nobody sees anything move: it may count on it.
  private func tell(_ layout: UICollectionViewLayout, _ map: UpdateMap<ShownPath>) {
    for key in visible.departing.keys.sorted(by: { $0.path < $1.path })
    where key.category == .cell {
      _ = layout.finalLayoutAttributesForDisappearingItem(at: key.path.indexPath)
    }
    for path in visible.settledCells.sorted() where map.old(path) == nil {
      _ = layout.initialLayoutAttributesForAppearingItem(at: path.indexPath)
    }
    layout.finalizeCollectionViewUpdates()
  }

  /// Lets the layout know what comes and goes, in UIKit's order.
  private func settle(_ layout: UICollectionViewLayout, _ map: UpdateMap<ShownPath>) {
    prepareLayout()
    if !map.operations.isEmpty {
      layout.prepare(forCollectionViewUpdates: map.operations.updateItems)
      visible.replaceNamed(by: layout, map)
    }
    restoreAnchor()
    let proposed = contentOffset
    let offset = targetOffset(proposed)
    if offset != proposed {
      anchor.release()
      contentOffset = offset
    }
    // What is in sight from now on stays where it is while views above are measured.
    holdNewAnchor()
    pass.run()
  }

  func recover() {
    swipes.reset()
    selection.reset()
    order.reset()
    visible.removeAll()
    invalidateEverything()
    if keeper.isKnown { pass.run() }
  }

  private func reportReentrant() {
    UIKitDiagnostics.report(
      Diagnosis(
        .updateReentrant,
        place: "\(type(of: self))",
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

extension UICollectionView: MovingElements {
  var elementsInSight: [(key: ElementKey, view: any MovedElement)] {
    visible.views.map { ($0.key, $0.value) }.sorted { $0.key.path < $1.key.path }
  }

  func preparedAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    keeper.isReady ? keeper.attributes(in: rect) : []
  }

  func retire(_ key: ElementKey, _ view: any MovedElement) {
    if let view = view as? UICollectionReusableView { visible.retire(key, view) }
  }
}
