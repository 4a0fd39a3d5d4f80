import CoreGraphics
import Diagnostics
import Foundation

extension UICollectionView {
  /// Tells decoration views from supplementary views of the same kind in the pool.
  static let decorationSlotPrefix = "decoration "

  func register(_ type: AnyClass?, _ slot: ReusePool.Slot) {
    guard let type else { return pool.register(nil, for: slot) }
    let isFit =
      slot.kind == nil
      ? type is UICollectionViewCell.Type : type is UICollectionReusableView.Type
    guard isFit, let type = type as? UICollectionReusableView.Type else {
      UIKitDiagnostics.report(
        Diagnosis(
          "TSK-REGISTER-CLASS",
          .fatal,
          what: "A class was registered that cannot be used for it.",
          place: "\(Swift.type(of: self)), identifier \"\(slot.identifier)\"",
          saw: "\(type)",
          remedy: slot.kind == nil
            ? "Register a subclass of UICollectionViewCell; nothing was registered."
            : "Register a subclass of UICollectionReusableView; nothing was registered."
        )
      )
      return
    }
    pool.register(.type(type), for: slot)
  }

  func dequeueCell(_ identifier: String, _ indexPath: IndexPath) -> UICollectionViewCell {
    if let cell = visible.reused, cell.reuseIdentifier == identifier { return cell }
    let slot = ReusePool.Slot(kind: nil, identifier: identifier)
    let attributes = placement(of: .cell(indexPath))
    if let cell = pool.view(for: slot, frame: attributes?.frame ?? .zero)
      as? UICollectionViewCell
    {
      dresser.dress(cell, .cell(indexPath))
      if let attributes { cell.place(by: attributes) }
      return cell
    }
    pool.reportUnregistered(slot, in: self)
    let cell = UICollectionViewCell(frame: attributes?.frame ?? .zero)
    cell.storedReuseIdentifier = identifier
    return cell
  }

  func dequeueSupplementary(
    _ kind: String,
    _ identifier: String,
    _ indexPath: IndexPath
  ) -> UICollectionReusableView {
    let slot = ReusePool.Slot(kind: kind, identifier: identifier)
    let attributes = placement(of: .supplementary(kind, indexPath))
    if let view = pool.view(for: slot, frame: attributes?.frame ?? .zero) {
      dresser.dress(view, .supplementary(kind, indexPath))
      if let attributes { view.place(by: attributes) }
      return view
    }
    pool.reportUnregistered(slot, in: self)
    let view = UICollectionReusableView(frame: attributes?.frame ?? .zero)
    view.storedReuseIdentifier = identifier
    return view
  }

  /// Where an element that is dequeued will be, so that it has its size before it is filled.
  private func placement(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    if let attributes = visible.frame(forPending: key) { return attributes }
    switch key.category {
    case .cell:
      prepareLayout()
      return keeper.attributes(forItemAt: key.indexPath)
    default: return layoutAttributesForSupplementaryElement(ofKind: key.kind, at: key.indexPath)
    }
  }

  func makeDecoration(_ kind: String) -> UICollectionReusableView? {
    let slot = ReusePool.Slot(kind: Self.decorationSlotPrefix + kind, identifier: kind)
    if !pool.isRegistered(slot), let source = keeper.layout.decorations[kind] {
      pool.register(source, for: slot)
    }
    if let view = pool.view(for: slot, frame: .zero) { return view }
    UIKitDiagnostics.report(
      Diagnosis(
        "TSK-NOT-REGISTERED",
        .fatal,
        what: "No decoration view is registered for kind \"\(kind)\".",
        place: "\(type(of: keeper.layout))",
        saw: "registered: "
          + keeper.layout.decorations.keys.sorted().joined(separator: ", "),
        remedy: "Call the layout's register(_:forDecorationViewOfKind:) before it is used; nothing"
          + " is shown.",
        applePhrase: "could not dequeue a decoration view of kind"
      )
    )
    return nil
  }

  func addElement(_ view: UICollectionReusableView) {
    if view is UICollectionViewCell {
      addSubview(view)
    } else {
      insertSubview(view, at: subviews.count)
    }
  }

  /// Gives a cell that comes into sight the state of its item.
  func bringUpToDate(_ cell: UICollectionViewCell, _ indexPath: IndexPath) {
    let isSelected = selection.selected.contains(indexPath)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    let isHighlighted = selection.highlighted == indexPath
    if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
    cell.enter(drags.state(of: order.told(indexPath)))
    UIFocusSystem.current.cellAppeared(cell, indexPath, in: self)
  }

  // MARK: Layout

  func prepareLayout() {
    // The numbers first: layouts ask for them in prepare.
    _ = countsOfItems
    if keeper.layout.surroundingsMayHaveChanged() { keeper.invalidate() }
    keeper.prepare()
  }

  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    if context.counts { invalidateCounts() }
    keeper.invalidate()
    sizing.layoutWasInvalidated()
    dresser.layoutWasInvalidated()
    if context.contentOffsetAdjustment != .zero {
      // The layout knows better than the anchor.
      anchor.release()
      scroller.shift(by: context.contentOffsetAdjustment)
    }
    setNeedsLayout()
  }

  func replaceLayout(_ layout: UICollectionViewLayout) {
    guard layout !== keeper.layout else { return }
    let old = keeper.layout
    for view in visible.views.values { view.willTransition(from: old, to: layout) }
    anchor.hold()
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    keeper.replace(with: layout)
    for view in visible.views.values { view.didTransition(from: old, to: layout) }
    sizing.layoutWasInvalidated()
    setNeedsLayout()
    if window != nil {
      prepareLayout()
      anchor.restore()
      let proposed = scroller.range.clamp(contentOffset)
      let offset = targetOffset(proposed)
      if offset != contentOffset { contentOffset = offset }
      anchor.release()
    }
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
    replaceLayout(layout)
    guard motion.isUnderWay else { return completion(true) }
    layoutIfNeeded()
    motion.run(
      initial: { layout.initialAttributes(of: $0) ?? old.attributes(of: $0) },
      final: { key, _ in old.finalAttributes(of: key) ?? layout.attributes(of: key) },
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
        "TSK-NAN",
        .fatal,
        what: "A layout gave a place to come to rest at that is not a finite number.",
        place: "\(type(of: keeper.layout)).targetContentOffset",
        saw: "\(target)",
        remedy: "Look for a division by nought, as by a page of no width; the place proposed is"
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

  func item(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let spot = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let hits = keeper.attributes(in: spot).filter {
      $0.category == .cell && keeper.seenFrame($0).contains(point)
    }
    return hits.max { $0.zIndex < $1.zIndex }?.indexPath
  }

  /// The item whose cell is in front at a point.
  func itemInSight(at point: CGPoint) -> IndexPath? {
    let hits = visible.cells.filter { _, cell in
      guard !cell.isHidden, let home = cell.superview else { return false }
      return cell.frame.contains(home === self ? point : convert(point, to: home))
    }
    return hits.max { $0.cell.layer.zPosition < $1.cell.layer.zPosition }?.path
  }

  func hasItem(at indexPath: IndexPath) -> Bool {
    let counts = countsOfItems
    return indexPath.count == 2 && counts.indices.contains(indexPath.section)
      && (0..<counts[indexPath.section]).contains(indexPath.item)
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
        "TSK-SCROLL-RANGE",
        .fatal,
        what: "\(method) was asked for item \(indexPath.short), which does not exist.",
        place: "\(type(of: self))",
        saw: items,
        remedy: "Check the path against the data before asking; nothing was done.",
        applePhrase: "attempt to scroll to invalid index path"
      )
    )
  }

  func reportMissingSection(_ section: Int, _ count: Int) {
    UIKitDiagnostics.report(
      Diagnosis(
        "TSK-SECTION-RANGE",
        .fatal,
        what: "The number of items was asked for a section that does not exist.",
        place: "\(type(of: self)), section \(section == NSNotFound ? "NSNotFound" : "\(section)")",
        saw: "\(count) sections",
        remedy: "Ask numberOfSections first; nought was returned.",
        applePhrase: "request for number of items in section"
      )
    )
  }
}

extension UICollectionView.ScrollPosition {
  /// The offset at which a rectangle shows at this place; axes not named move as little as needed.
  @MainActor
  func offset(showing frame: CGRect, in view: UIScrollView) -> CGPoint {
    let inset = view.adjustedContentInset
    let visible = view.bounds.inset(by: inset)
    var x = Self.least(frame.minX, frame.maxX, visible.minX, visible.maxX)
    var y = Self.least(frame.minY, frame.maxY, visible.minY, visible.maxY)
    if contains(.left) { x = frame.minX - visible.minX }
    if contains(.centeredHorizontally) { x = frame.midX - visible.midX }
    if contains(.right) { x = frame.maxX - visible.maxX }
    if contains(.top) { y = frame.minY - visible.minY }
    if contains(.centeredVertically) { y = frame.midY - visible.midY }
    if contains(.bottom) { y = frame.maxY - visible.maxY }
    return CGPoint(x: view.contentOffset.x + x, y: view.contentOffset.y + y)
  }

  /// The least move after which a stretch shows.
  private static func least(
    _ low: CGFloat,
    _ high: CGFloat,
    _ seenLow: CGFloat,
    _ seenHigh: CGFloat
  ) -> CGFloat {
    if low < seenLow { return low - seenLow }
    return high > seenHigh ? min(high - seenHigh, low - seenLow) : 0
  }
}

extension UICollectionView: DumpExtending {
  /// How many cells were ever made.
  package var cellsMade: Int { pool.madeCells }

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
