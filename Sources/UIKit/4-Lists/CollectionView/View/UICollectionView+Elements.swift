import CoreGraphics
import Diagnostics
import Foundation
import ScrollPhysics

extension UICollectionView {
  /// Where an element stands among those with the same `zIndex`: decoration views are behind cells
  /// and rows, supplementary views in front of them.
  private static func rank(_ view: UIView) -> Int? {
    if view is RowView { return 1 }
    guard let view = view as? UICollectionReusableView else { return nil }
    if view is UICollectionViewCell { return 1 }
    return view.appliedAttributes?.category == .decorationView ? 0 : 2
  }

  /// Adds the view of an element in front of those that are to be behind it, and behind all others.
  func addElement(_ view: UIView) {
    let order = Self.order(of: view)
    let below = subviews.lastIndex { other in
      other !== view && (other === backgroundView || Self.rank(other) != nil)
        && Self.order(of: other) <= order
    }
    guard let below else { return insertSubview(view, at: 0) }
    insertSubview(view, aboveSubview: subviews[below])
  }

  private static func order(of view: UIView) -> (zIndex: Int, rank: Int) {
    guard let rank = rank(view) else { return (.min, 0) }
    return ((view as? UICollectionReusableView)?.appliedAttributes?.zIndex ?? 0, rank)
  }

  // MARK: Data

  /// Forgets all that was known of the data and of what the layout made of it.
  func loadAnew() {
    MainThreadCheck.look("reloadData()", type(of: self))
    ListWatch.tell(.reloaded(self))
    swipes.reset()
    selection.reset()
    prefetcher.reset()
    movement.reset()
    dropGap.forget()
    order.reset()
    visible.removeAll()
    invalidateCounts()
    invalidateEverything()
  }

  /// Invalidates all of the layout, and the numbers of items.
  func invalidateEverything() {
    let context = keeper.layout.makeContext()
    (context.everything, context.counts) = (true, true)
    keeper.layout.invalidateLayout(with: context)
  }

  // MARK: Layout

  func prepareLayout() {
    if keeper.layout.surroundingsMayHaveChanged() { keeper.invalidate() }
    keeper.prepare()
  }

  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    if context.counts { invalidateCounts() }
    keeper.invalidate()
    sizing.layoutWasInvalidated()
    dressing.isStale = true
    if context.contentSizeAdjustment != .zero {
      // It holds until the layout says how large it is; places are within the range from now on.
      let change = context.contentSizeAdjustment
      contentSize = CGSize(
        width: max(0, contentSize.width + change.width),
        height: max(0, contentSize.height + change.height)
      )
    }
    if context.contentOffsetAdjustment != .zero {
      // The layout knows better than the anchor.
      anchor.release()
      scroller.shift(by: context.contentOffsetAdjustment)
    }
    setNeedsLayout()
  }

  /// Puts another layout in place; a change that moves elements there finalizes the transition itself.
  func replaceLayout(_ layout: UICollectionViewLayout, isFinal: Bool = true) {
    guard layout !== keeper.layout else { return }
    let old = keeper.layout
    for view in visible.views.values { view.willTransition(from: old, to: layout) }
    holdAnchor()
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    keeper.replace(with: layout)
    for view in visible.views.values { view.didTransition(from: old, to: layout) }
    sizing.layoutWasInvalidated()
    setNeedsLayout()
    if window != nil {
      prepareLayout()
      restoreAnchor()
      let proposed = scroller.range.clamp(contentOffset)
      let offset = targetOffset(proposed)
      if offset != contentOffset { contentOffset = offset }
      anchor.release()
    }
    guard isFinal else { return }
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
  }

  /// Puts another layout in place, and lets elements move there from where they are.
  func changeLayout(
    to layout: UICollectionViewLayout,
    animated: Bool,
    completion: @escaping (Bool) -> Void
  ) {
    let old = keeper.layout
    guard animated, layout !== old else {
      replaceLayout(layout)
      return completion(true)
    }
    motion.begin()
    replaceLayout(layout, isFinal: !motion.isUnderWay)
    guard motion.isUnderWay else { return completion(true) }
    layoutIfNeeded()
    motion.run(
      ElementMotion.Change(
        initial: { layout.initialAttributes(of: $0) ?? old.attributes(of: $0) },
        final: { key, _ in old.finalAttributes(of: key) ?? layout.attributes(of: key) },
        leaves: { _ = old.finalAttributes(of: $0) },
        staying: layout.initialAttributes,
        inside: {
          old.finalizeLayoutTransition()
          layout.finalizeLayoutTransition()
        }
      ),
      finished: completion
    )
  }

  /// Where the layout lets content come to rest that was let go.
  func layoutTarget(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    let target = keeper.layout.targetContentOffset(
      forProposedContentOffset: proposed,
      withScrollingVelocity: velocity
    )
    if target.x.isFinite, target.y.isFinite { return target }
    UIKitDiagnostics.report(
      Diagnosis(
        .notFinite,
        what: "A layout gave a place to come to rest at that is not a finite number.",
        place: "\(type(of: keeper.layout)).targetContentOffset",
        saw: "\(target)",
        remedy: "Look for a division by zero, as by a page of no width; the place proposed is"
          + " used."
      )
    )
    return proposed
  }

  /// Where the content comes to rest after layout or data changed: the layout's word, then the
  /// delegate's.
  func targetOffset(_ proposed: CGPoint) -> CGPoint {
    let offset = keeper.layout.targetContentOffset(forProposedContentOffset: proposed)
    return collectionDelegate?.collectionView(
      self,
      targetContentOffsetForProposedContentOffset: offset
    ) ?? offset
  }

  func replaceBackground(_ old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    backgroundView.frame = bounds
    backgroundView.layer.zPosition = -.greatestFiniteMagnitude
    insertSubview(backgroundView, at: 0)
  }

  // MARK: Places

  func item(at point: CGPoint) -> ShownPath? {
    prepareLayout()
    let spot = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let hits = keeper.attributes(in: spot).filter {
      $0.category == .cell && keeper.seenFrame($0).contains(point)
    }
    return hits.max { $0.zIndex < $1.zIndex }?.key.path
  }

  /// The item whose cell is in front at a point.
  func itemInSight(at point: CGPoint) -> ShownPath? {
    let hits = visible.cells.filter { _, cell in
      guard !cell.isHidden, let home = cell.superview else { return false }
      return cell.frame.contains(home === self ? point : convert(point, to: home))
    }
    return hits.max { $0.cell.layer.zPosition < $1.cell.layer.zPosition }?.path
  }

  func hasItem(at path: ShownPath) -> Bool {
    let counts = countsOfItems
    return path.indexPath.count == 2 && counts.indices.contains(path.section)
      && (0..<counts[path.section]).contains(path.item)
  }

  // MARK: Mistakes

  func reportMissingItem(_ indexPath: IndexPath, _ method: String) {
    let counts = countsOfItems
    let items =
      counts.indices.contains(indexPath.section)
      ? "section \(indexPath.section) has \(counts[indexPath.section]) items"
      : "there are \(counts.count) sections"
    UIKitDiagnostics.report(
      Diagnosis(
        indexPath.isNotFound ? .indexNotFound : .scrollRange,
        what: "\(method) was asked for item \(indexPath.short), which does not exist.",
        place: "\(type(of: self))",
        saw: items,
        applePhrase: "attempt to scroll to invalid index path"
      )
    )
  }

  func reportMissingSection(_ section: Int, _ count: Int) {
    UIKitDiagnostics.report(
      Diagnosis(
        .sectionRange,
        what: "The number of items was asked for a section that does not exist.",
        place: "\(type(of: self)), section \(section == NSNotFound ? "NSNotFound" : "\(section)")",
        saw: "\(count) sections",
        applePhrase: "request for number of items in section"
      )
    )
  }
}

extension UICollectionView: DumpExtending {
  /// How many cells were ever made.
  package var cellsMade: Int { pool.made { $0.kind == nil } }

  var extraDumpFields: [(String, JSONText)] {
    [("cellsMade", .number(CGFloat(cellsMade)))]
  }
}

extension UICollectionViewCell: DumpExtending {
  var extraDumpFields: [(String, JSONText)] {
    guard let view = hostView, let path = view.indexPath(for: self) else {
      return []
    }
    return [("indexPath", .numbers([CGFloat(path.section), CGFloat(path.item)]))]
  }
}
