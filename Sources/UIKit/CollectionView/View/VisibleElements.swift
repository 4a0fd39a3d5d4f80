import CoreGraphics
import Diagnostics
import Foundation

/// The views of a collection view that are in sight, each for one element.
@MainActor
final class VisibleElements {
  unowned(unsafe) let view: UICollectionView
  private(set) var views: [ElementKey: UICollectionReusableView] = [:]
  /// The items whose cells were in sight when all was last in agreement.
  private(set) var settledCells: [IndexPath] = []
  /// Where the cells were that the last update took away, under the paths they had.
  private(set) var departing: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  /// What is being made at the moment, so that it can be dequeued in its place.
  private var pending: UICollectionViewLayoutAttributes?

  init(view: UICollectionView) { self.view = view }

  /// Brings views and attributes into agreement: makes what came into sight, places all, and takes
  /// back what went out of sight.
  func update(_ attributes: [UICollectionViewLayoutAttributes]) {
    var gone = views
    for attributes in attributes {
      let key = attributes.key
      if let view = views[key] {
        gone[key] = nil
        place(view, by: attributes, key)
        self.view.sizing.ask(view, attributes, key)
      } else {
        show(attributes, key)
      }
    }
    for (key, view) in gone where views[key] === view { hide(key, view) }
  }

  /// Places a view; what is held by hand does not take part in animations of the others.
  private func place(
    _ view: UICollectionReusableView,
    by attributes: UICollectionViewLayoutAttributes,
    _ key: ElementKey
  ) {
    guard self.view.order.origin != nil, self.view.movement.heldKey == key else {
      return view.place(by: attributes)
    }
    UIView.performWithoutAnimation { view.place(by: attributes) }
  }

  /// All is in agreement.
  func settle() {
    settledCells = views.keys.compactMap { $0.category == .cell ? $0.indexPath : nil }
  }

  /// Gives views the paths their elements have after an update, and takes back those of what is gone
  /// or made anew.
  func follow(_ map: UpdateMap) {
    let old = views
    var kept: [ElementKey: UICollectionReusableView] = [:]
    var lost: [(ElementKey, UICollectionReusableView)] = []
    for (key, view) in old {
      if let new = newKey(key, map) { kept[new] = view } else { lost.append((key, view)) }
    }
    departing = [:]
    for (key, view) in lost.sorted(by: { $0.0.indexPath < $1.0.indexPath }) {
      if key.category == .cell { departing[key] = view.appliedAttributes }
      hide(key, view)
    }
    views = kept
    settle()
  }

  private func newKey(_ key: ElementKey, _ map: UpdateMap) -> ElementKey? {
    let path = key.indexPath
    if key.category == .cell {
      return map.isReloaded(path) ? nil : map.new(path).map(ElementKey.cell)
    }
    guard !map.isReloaded(section: path.section), let section = map.newSection(path.section) else {
      return nil
    }
    return ElementKey(
      category: key.category,
      kind: key.kind,
      indexPath: path.count < 2
        ? IndexPath(index: section) : IndexPath(item: path.item, section: section)
    )
  }

  /// Has the data source fill cells in sight again, without taking them back.
  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = cell(at: path) else { continue }
      reused = cell
      let dataPath = view.order.dataPath(path) ?? path
      let found = view.dataSource?.collectionView(view, cellForItemAt: dataPath)
      reused = nil
      if let found, found !== cell { replace(cell, with: found, at: path) }
      view.sizing.forget(.cell(path))
      view.setNeedsLayout()
    }
  }

  /// The cell that stays where it is although it is dequeued.
  private(set) var reused: UICollectionViewCell?

  private func replace(
    _ old: UICollectionViewCell,
    with new: UICollectionViewCell,
    at path: IndexPath
  ) {
    reportReplaced(path, new)
    if let attributes = old.appliedAttributes { new.place(by: attributes) }
    hide(.cell(path), old)
    views[.cell(path)] = new
    view.bringUpToDate(new, path)
    new.isHidden = false
    if new.superview !== view { view.addElement(new) }
  }

  private func reportReplaced(_ path: IndexPath, _ cell: UICollectionViewCell) {
    UIKitDiagnostics.report(
      Diagnosis(
        "TSK-RECONFIGURE-CELL",
        .fatal,
        what: "An item that was to be reconfigured came with another cell.",
        place: "\(type(of: view)), item \(path.short)",
        saw: "a \(type(of: cell)) that is not the cell of the item",
        remedy: "Dequeue with the identifier the item has, or use reloadItems(at:); the new cell is"
          + " shown.",
        applePhrase:
          "attempted to dequeue a cell using a different registration or reuse identifier"
          + " than the existing cell when reconfiguring an item"
      )
    )
  }

  /// Takes back everything.
  func removeAll() {
    for (key, view) in views { hide(key, view) }
  }

  // MARK: Coming into sight

  private func show(_ attributes: UICollectionViewLayoutAttributes, _ key: ElementKey) {
    let outer = pending
    pending = attributes
    let view = RegistrationToken.$isProviding.withValue(true) { makeView(for: key) }
    pending = outer
    guard let view else { return }
    UIView.performWithoutAnimation { view.place(by: attributes) }
    views[key] = view
    if let cell = view as? UICollectionViewCell { self.view.bringUpToDate(cell, key.indexPath) }
    announce(view, key)
    view.isHidden = false
    if view.superview !== self.view { self.view.addElement(view) }
    self.view.sizing.ask(view, attributes, key)
  }

  private func makeView(for key: ElementKey) -> UICollectionReusableView? {
    switch key.category {
    case .cell:
      if let extra = view.order.extra(at: key.indexPath) { return makePlaceholder(extra, key) }
      let path = view.order.dataPath(key.indexPath) ?? key.indexPath
      let cell = view.dataSource?.collectionView(view, cellForItemAt: path)
      return cell.map { check($0, key) }
    case .supplementaryView:
      let found = view.dataSource?.collectionView(
        view,
        viewForSupplementaryElementOfKind: key.kind,
        at: key.indexPath
      )
      return found.map { check($0, key) }
    case .decorationView:
      return view.makeDecoration(key.kind)
    }
  }

  /// The cell of a place that the data has no item for.
  private func makePlaceholder(_ extra: OrderExtra, _ key: ElementKey) -> UICollectionViewCell? {
    guard let placeholder = extra.placeholder else { return nil }
    let cell = view.dequeueCell(placeholder.reuseIdentifier, key.indexPath)
    placeholderCells.insert(ObjectIdentifier(cell))
    placeholder.cellUpdateHandler?(cell)
    return cell
  }

  /// Has the cell of a placeholder filled again.
  func update(_ placeholder: UICollectionViewPlaceholder, at path: IndexPath) {
    guard let cell = cell(at: path) else { return }
    placeholder.cellUpdateHandler?(cell)
    view.sizing.forget(.cell(path))
    view.setNeedsLayout()
  }

  /// Cells the delegate does not hear of.
  private var placeholderCells: Set<ObjectIdentifier> = []

  /// A view that was not dequeued cannot be taken back; a foreign one may be in use elsewhere.
  private func check<View: UICollectionReusableView>(_ found: View, _ key: ElementKey) -> View {
    let isInUse = views.contains { $0.value === found }
    guard found.reuseIdentifier == nil || isInUse else { return found }
    UIKitDiagnostics.report(
      Diagnosis(
        "TSK-BAD-CELL",
        .fatal,
        what: isInUse
          ? "The data source returned a view that already shows another element."
          : "The data source returned a view that was not dequeued.",
        place: "\(type(of: view)), \(key.category == .cell ? "item" : key.kind)"
          + " \(key.indexPath.short)",
        saw: "a \(type(of: found)) "
          + (isInUse ? "in use" : "without a reuse identifier"),
        remedy: "Return what dequeueReusableCell(withReuseIdentifier:for:) or its like gives for"
          + " this index path; it is shown all the same.",
        applePhrase: "cells must be retrieved by calling"
          + " -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
      )
    )
    return found
  }

  /// Where the element that is being made will be.
  func frame(forPending key: ElementKey) -> UICollectionViewLayoutAttributes? {
    pending.flatMap { $0.key == key ? $0 : nil }
  }

  private func announce(_ view: UICollectionReusableView, _ key: ElementKey) {
    guard let delegate = self.view.collectionDelegate else { return }
    if let cell = view as? UICollectionViewCell, key.category == .cell {
      guard !placeholderCells.contains(ObjectIdentifier(cell)) else { return }
      let path = self.view.order.told(key.indexPath)
      delegate.collectionView(self.view, willDisplay: cell, forItemAt: path)
    } else if key.category == .supplementaryView {
      delegate.collectionView(
        self.view,
        willDisplaySupplementaryView: view,
        forElementKind: key.kind,
        at: key.indexPath
      )
    }
  }

  // MARK: Going out of sight

  private func hide(_ key: ElementKey, _ view: UICollectionReusableView) {
    views[key] = nil
    self.view.sizing.forget(key)
    let isPlaceholder = placeholderCells.remove(ObjectIdentifier(view)) != nil
    (view as? UICollectionViewCell)?.enter(.none)
    if view.reuseIdentifier != nil {
      self.view.pool.enqueue(view, for: slot(key, view))
    } else {
      view.removeFromSuperview()
    }
    guard let delegate = self.view.collectionDelegate, !isPlaceholder else { return }
    if let cell = view as? UICollectionViewCell, key.category == .cell {
      let path = self.view.order.told(key.indexPath)
      delegate.collectionView(self.view, didEndDisplaying: cell, forItemAt: path)
    } else if key.category == .supplementaryView {
      delegate.collectionView(
        self.view,
        didEndDisplayingSupplementaryView: view,
        forElementOfKind: key.kind,
        at: key.indexPath
      )
    }
  }

  private func slot(_ key: ElementKey, _ view: UICollectionReusableView) -> ReusePool.Slot {
    let kind: String? =
      switch key.category {
      case .cell: nil
      case .supplementaryView: key.kind
      case .decorationView: UICollectionView.decorationSlotPrefix + key.kind
      }
    return ReusePool.Slot(kind: kind, identifier: view.reuseIdentifier ?? "")
  }

  // MARK: Questions

  func cell(at indexPath: IndexPath) -> UICollectionViewCell? {
    views[.cell(indexPath)] as? UICollectionViewCell
  }

  func key(of view: UICollectionReusableView) -> ElementKey? {
    views.first { $0.value === view }?.key
  }

  /// Cells in sight with their paths, in the order of the data.
  var cells: [(path: IndexPath, cell: UICollectionViewCell)] {
    views.compactMap { key, view in
      (view as? UICollectionViewCell).flatMap { key.category == .cell ? (key.indexPath, $0) : nil }
    }.sorted { $0.0 < $1.0 }
  }

  func supplementaries(
    of kind: String
  ) -> [(path: IndexPath, view: UICollectionReusableView)] {
    views.compactMap { key, view in
      key.category == .supplementaryView && key.kind == kind ? (key.indexPath, view) : nil
    }.sorted { $0.0 < $1.0 }
  }
}
