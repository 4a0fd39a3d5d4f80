import CoreGraphics
import Diagnostics
import Foundation
import ListUpdates

/// The views of a collection view that are in sight, each for one element.
@MainActor
final class VisibleElements {
  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let view: UICollectionView
  private(set) var views: [ElementKey: UICollectionReusableView] = [:]
  /// The items whose cells were in sight when all was last in agreement.
  private(set) var settledCells: [ShownPath] = []
  /// Where the cells were that the last update took away, under the paths they had.
  private(set) var departing: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  /// What is being made at the moment, so that it can be dequeued in its place.
  private var pending: UICollectionViewLayoutAttributes?
  /// What was dequeued for it.
  private var dequeued: [UICollectionReusableView] = []

  init(view: UICollectionView) { self.view = view }

  /// Brings views and attributes into agreement: makes what came into sight, places all, and takes
  /// back what went out of sight.
  func update(_ attributes: [UICollectionViewLayoutAttributes]) {
    var gone = views
    for attributes in attributes {
      let key = attributes.key
      if let view = views[key] {
        gone[key] = nil
        settle(view, in: self.view.rows.home(of: attributes))
        place(view, by: attributes, key)
        self.view.sizing.ask(view, attributes, key)
      } else if self.view.keeper.isStillInSight(attributes) {
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

  /// Gives a view the parent its element has: the collection view or a row.
  private func settle(_ view: UICollectionReusableView, in home: UIView) {
    guard view.superview !== home else { return }
    if home === self.view { self.view.addElement(view) } else { home.addSubview(view) }
  }

  /// All is in agreement.
  func settle() {
    settledCells = views.keys.compactMap { $0.category == .cell ? $0.path : nil }
  }

  /// Gives views the paths their elements have after an update, and takes back those of what is gone
  /// or made anew.
  func follow(_ map: UpdateMap<ShownPath>) {
    let old = views
    var kept: [ElementKey: UICollectionReusableView] = [:]
    var lost: [(ElementKey, UICollectionReusableView)] = []
    for (key, view) in old {
      if let new = map.new(key) { kept[new] = view } else { lost.append((key, view)) }
    }
    departing = [:]
    for (key, view) in lost.sorted(by: { $0.0.path < $1.0.path }) {
      departing[key] = view.appliedAttributes
      hide(key, view, isGone: true)
    }
    views = kept
    settle()
  }

  /// Takes back the supplementary and decoration views that the layout says go or come with an
  /// update; those that come are made anew.
  func replaceNamed(by layout: UICollectionViewLayout, _ map: UpdateMap<ShownPath>) {
    var named: [ElementKey: Set<ShownPath>] = [:]
    for (key, view) in views.sorted(by: { $0.key.path < $1.key.path })
    where key.category != .cell {
      let kind = ElementKey(category: key.category, kind: key.kind, path: ShownPath(IndexPath()))
      let paths = named[kind] ?? pathsNamed(kind, layout, map)
      named[kind] = paths
      guard paths.contains(key.path) else { continue }
      let old = map.old(key) ?? key
      departing[old] = view.appliedAttributes
      hide(key, view, isGone: true)
    }
  }

  /// The paths, as after the update, of the views of a kind that go or come.
  private func pathsNamed(
    _ kind: ElementKey,
    _ layout: UICollectionViewLayout,
    _ map: UpdateMap<ShownPath>
  ) -> Set<ShownPath> {
    let isDecoration = kind.category == .decorationView
    let deleted =
      isDecoration
      ? layout.indexPathsToDeleteForDecorationView(ofKind: kind.kind)
      : layout.indexPathsToDeleteForSupplementaryView(ofKind: kind.kind)
    let inserted =
      isDecoration
      ? layout.indexPathsToInsertForDecorationView(ofKind: kind.kind)
      : layout.indexPathsToInsertForSupplementaryView(ofKind: kind.kind)
    let gone = deleted.compactMap { path in
      map.new(ElementKey(category: kind.category, kind: kind.kind, path: ShownPath(path)))?.path
    }
    return Set(inserted.map(ShownPath.init)).union(gone)
  }

  /// Has the data source fill cells in sight again, without taking them back.
  func reconfigure(_ paths: [ShownPath]) {
    for path in paths {
      guard let cell = cell(at: path) else { continue }
      reused = cell
      let dataPath = view.order.dataPath(path)?.indexPath ?? path.indexPath
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
    at path: ShownPath
  ) {
    reportReplaced(path, new)
    if let attributes = old.appliedAttributes { new.place(by: attributes) }
    hide(.cell(path), old)
    views[.cell(path)] = new
    view.bringUpToDate(new, path)
    new.isHidden = false
    settle(new, in: new.appliedAttributes.map(view.rows.home) ?? view)
  }

  private func reportReplaced(_ path: ShownPath, _ cell: UICollectionViewCell) {
    UIKitDiagnostics.report(
      Diagnosis(
        .reconfigureCell,
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
    view.motion.finish()
    for (key, view) in views { hide(key, view) }
  }

  // MARK: Coming into sight

  private func show(_ attributes: UICollectionViewLayoutAttributes, _ key: ElementKey) {
    let outer = (pending, dequeued)
    (pending, dequeued) = (attributes, [])
    // What comes into sight inside somebody's animation does not come flying.
    var made: UICollectionReusableView?
    UIView.performWithoutAnimation {
      made = RegistrationToken.$isProviding.withValue(true) { makeView(for: key) }
      if let made {
        self.view.dress(made, key)
        made.place(by: attributes)
      }
    }
    for unused in dequeued where unused !== made { takeBack(unused, key) }
    (pending, dequeued) = outer
    guard let view = made else { return }
    views[key] = view
    if let cell = view as? UICollectionViewCell { self.view.bringUpToDate(cell, key.path) }
    announce(view, key)
    settle(view, in: self.view.rows.home(of: attributes))
    self.view.sizing.ask(view, attributes, key)
  }

  private func makeView(for key: ElementKey) -> UICollectionReusableView? {
    switch key.category {
    case .cell:
      if let extra = view.order.extra(at: key.path) { return makePlaceholder(extra, key) }
      let path = view.order.dataPath(key.path)?.indexPath ?? key.path.indexPath
      let cell = view.dataSource?.collectionView(view, cellForItemAt: path)
      return cell.map { check($0, key) }
    case .supplementaryView:
      let found = view.dataSource?.collectionView(
        view,
        viewForSupplementaryElementOfKind: key.kind,
        at: key.path.indexPath
      )
      return found.map { check($0, key) }
    case .decorationView:
      return view.makeDecoration(key.kind)
    }
  }

  /// The cell of a place that the data has no item for.
  private func makePlaceholder(_ extra: OrderExtra, _ key: ElementKey) -> UICollectionViewCell? {
    guard let placeholder = extra.placeholder else { return nil }
    let cell = view.dequeueCell(placeholder.reuseIdentifier, key.path)
    placeholderCells.insert(ObjectIdentifier(cell))
    placeholder.cellUpdateHandler?(cell)
    return cell
  }

  /// Has the cell of a placeholder filled again.
  func update(_ placeholder: UICollectionViewPlaceholder, at path: ShownPath) {
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
        .badCell,
        what: isInUse
          ? "The data source returned a view that already shows another element."
          : "The data source returned a view that was not dequeued.",
        place: "\(type(of: view)), \(key.category == .cell ? "item" : key.kind)"
          + " \(key.path.short)",
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

  /// A view was dequeued: it is seen unless the data source hides it.
  ///
  /// One that waited and that nobody asked for is the app's from then on, so that it does not stay in
  /// the list unseen.
  func wasDequeued(_ view: UICollectionReusableView) {
    guard pending != nil else { return view.removeFromSuperview() }
    view.isHidden = false
    dequeued.append(view)
  }

  /// Takes back a view that was dequeued for an element and not returned, unless the app put it
  /// elsewhere.
  private func takeBack(_ unused: UICollectionReusableView, _ key: ElementKey) {
    reportLost(unused, key)
    guard unused.superview == nil || unused.superview === view, !views.values.contains(unused)
    else {
      return
    }
    unused.removeFromSuperview()
  }

  private func reportLost(_ unused: UICollectionReusableView, _ key: ElementKey) {
    let name = key.category == .cell ? "item" : key.kind
    UIKitDiagnostics.report(
      Diagnosis(
        .dequeueLost,
        what: "A \(type(of: unused)) was dequeued for \(name) \(key.path.short) and not"
          + " returned.",
        place: "\(type(of: view)), identifier \"\(unused.reuseIdentifier ?? "")\"",
        saw: "\(dequeued.count) views dequeued in one call",
        applePhrase: "Expected dequeued view to be returned to the collection view in preparation"
          + " for display"
      )
    )
  }

  /// Where the element that is being made will be.
  func frame(forPending key: ElementKey) -> UICollectionViewLayoutAttributes? {
    pending.flatMap { $0.key == key ? $0 : nil }
  }

  private func announce(_ view: UICollectionReusableView, _ key: ElementKey) {
    guard let delegate = self.view.collectionDelegate else { return }
    if let cell = view as? UICollectionViewCell, key.category == .cell {
      guard !placeholderCells.contains(ObjectIdentifier(cell)) else { return }
      let path = self.view.order.told(key.path)
      delegate.collectionView(self.view, willDisplay: cell, forItemAt: path)
    } else if key.category == .supplementaryView {
      delegate.collectionView(
        self.view,
        willDisplaySupplementaryView: view,
        forElementKind: key.kind,
        at: key.path.indexPath
      )
    }
  }

  // MARK: Going out of sight

  private func hide(
    _ key: ElementKey,
    _ view: UICollectionReusableView,
    isGone: Bool = false
  ) {
    views[key] = nil
    self.view.swipes.cellLeft(view)
    self.view.sizing.forget(key)
    if self.view.motion.isUnderWay {
      self.view.motion.gather(view, key, isGone: isGone)
    } else {
      retire(key, view)
    }
  }

  /// Takes back a view that is not seen any more.
  func retire(_ key: ElementKey, _ view: UICollectionReusableView) {
    let isPlaceholder = placeholderCells.remove(ObjectIdentifier(view)) != nil
    (view as? UICollectionViewCell)?.enter(.none)
    if view.reuseIdentifier != nil {
      self.view.pool.enqueue(view, for: slot(key, view))
    } else {
      view.removeFromSuperview()
    }
    guard let delegate = self.view.collectionDelegate, !isPlaceholder else { return }
    if let cell = view as? UICollectionViewCell, key.category == .cell {
      let path = self.view.order.told(key.path)
      delegate.collectionView(self.view, didEndDisplaying: cell, forItemAt: path)
    } else if key.category == .supplementaryView {
      delegate.collectionView(
        self.view,
        didEndDisplayingSupplementaryView: view,
        forElementOfKind: key.kind,
        at: key.path.indexPath
      )
    }
  }

  private func slot(_ key: ElementKey, _ view: UICollectionReusableView) -> ReuseSlot {
    let identifier = view.reuseIdentifier ?? ""
    return switch key.category {
    case .cell: ReuseSlot(kind: nil, identifier: identifier)
    case .supplementaryView: ReuseSlot(kind: key.kind, identifier: identifier)
    case .decorationView: ReuseSlot.decoration(key.kind, identifier)
    }
  }

  // MARK: Questions

  /// The elements in sight, in the order of the data.
  var keys: [ElementKey] { views.keys.sorted { $0.path < $1.path } }

  func cell(at path: ShownPath) -> UICollectionViewCell? {
    views[.cell(path)] as? UICollectionViewCell
  }

  func key(of view: UICollectionReusableView) -> ElementKey? {
    views.first { $0.value === view }?.key
  }

  /// Cells in sight with their paths, in the order of the data.
  var cells: [(path: ShownPath, cell: UICollectionViewCell)] {
    views.compactMap { key, view in
      (view as? UICollectionViewCell).flatMap { key.category == .cell ? (key.path, $0) : nil }
    }.sorted { $0.0 < $1.0 }
  }

  func supplementaries(
    of kind: String
  ) -> [(path: ShownPath, view: UICollectionReusableView)] {
    views.compactMap { key, view in
      key.category == .supplementaryView && key.kind == kind ? (key.path, view) : nil
    }.sorted { $0.0 < $1.0 }
  }
}
