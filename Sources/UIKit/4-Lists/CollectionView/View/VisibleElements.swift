import CoreGraphics
import Diagnostics
import Foundation
import ListUpdates

/// A collection view whose elements have views while they are in sight, and what it does with those.
@MainActor
protocol ShowingElements: AnyObject {
  /// The element that is held by hand.
  var heldKey: ElementKey? { get }

  func setNeedsLayout()

  // MARK: Making

  /// The data source's cell for an item; nil where there is no data source.
  func askForCell(at path: ShownPath) -> UICollectionViewCell?
  /// The data source's supplementary view; nil where there is no data source.
  func askForSupplementary(_ kind: String, at path: ShownPath) -> UICollectionReusableView?
  /// A view that the layout has for a kind of decoration.
  func makeDecoration(_ kind: String) -> UICollectionReusableView?
  func dequeueCell(_ identifier: String, _ path: ShownPath) -> UICollectionViewCell

  // MARK: Coming and going

  /// Tells a view what of the list around matters to it.
  func dress(_ element: UICollectionReusableView, _ key: ElementKey)
  /// Gives a cell that comes into sight the state of its item.
  func bringUpToDate(_ cell: UICollectionViewCell, _ path: ShownPath)
  /// Gives a view the parent its element has: the collection view or a row.
  func settle(_ view: UICollectionReusableView, by attributes: UICollectionViewLayoutAttributes)
  /// The delegate hears of a view that comes into sight.
  func willDisplay(_ view: UICollectionReusableView, _ key: ElementKey)
  /// A view lost its element, or goes out of sight.
  func willLose(_ view: UICollectionReusableView)
  /// Keeps a view that lost its place until it has left, where all is to be seen moving.
  func keep(_ view: UICollectionReusableView, _ key: ElementKey, isGone: Bool) -> Bool
  /// Lets go at once of what is on its way out.
  func finishMotion()
  /// Takes back a view that is not seen any more.
  func takeBack(_ view: UICollectionReusableView, _ key: ElementKey)
  /// The delegate hears of a view that went out of sight.
  func didEndDisplaying(_ view: UICollectionReusableView, _ key: ElementKey)
}

/// The views of a collection view that are in sight, each for one element.
@MainActor
final class VisibleElements<List: ShowingElements> {
  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let list: List
  private let order: ShownOrder
  private let keeper: LayoutKeeper
  private let sizing: SelfSizing
  private(set) var views: [ElementKey: UICollectionReusableView] = [:]
  /// The items whose cells were in sight when all was last in agreement.
  private(set) var settledCells: [ShownPath] = []
  /// Where the cells were that the last update took away, under the paths they had.
  private(set) var departing: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  /// What is being made at the moment, so that it can be dequeued in its place.
  private var pending: UICollectionViewLayoutAttributes?
  /// What was dequeued for it.
  private var dequeued: [UICollectionReusableView] = []
  /// How many times all was brought into agreement; views know the last that had them.
  private var passes = 0
  private let refills = CellRefills<UICollectionViewCell>()

  init(list: List, _ order: ShownOrder, _ keeper: LayoutKeeper, _ sizing: SelfSizing) {
    self.list = list
    self.order = order
    self.keeper = keeper
    self.sizing = sizing
  }

  /// Brings views and attributes into agreement: makes what came into sight, places all, and takes
  /// back what went out of sight.
  func update(_ attributes: [UICollectionViewLayoutAttributes]) {
    passes += 1
    let pass = passes
    for attributes in attributes {
      let key = attributes.key
      if let view = views[key] {
        view.lastPass = pass
        list.settle(view, by: attributes)
        place(view, by: attributes, key)
        sizing.ask(view, attributes, key)
      } else if keeper.isStillInSight(attributes) {
        show(attributes, key)
      }
    }
    // Passes that began meanwhile have newer views, which are theirs.
    guard views.values.contains(where: { $0.lastPass < pass }) else { return }
    let gone = views.filter { $0.value.lastPass < pass }.sorted { $0.key < $1.key }
    for (key, view) in gone where views[key] === view { hide(key, view) }
  }

  /// Places a view; what is held by hand does not take part in animations of the others.
  private func place(
    _ view: UICollectionReusableView,
    by attributes: UICollectionViewLayoutAttributes,
    _ key: ElementKey
  ) {
    guard order.origin != nil, list.heldKey == key else {
      return view.place(by: attributes)
    }
    UIView.performWithoutAnimation { view.place(by: attributes) }
  }

  /// All is in agreement.
  func settle() {
    settledCells.removeAll(keepingCapacity: true)
    for key in views.keys where key.category == .cell { settledCells.append(key.path) }
  }

  /// Gives views the paths their elements have after an update, and takes back those of what is gone
  /// or made anew.
  func follow(_ map: UpdateMap<ShownPath>) {
    let followed = FollowedViews(views, map.new)
    departing = [:]
    for (key, view) in followed.lost.sorted(by: { $0.0 < $1.0 }) {
      departing[key] = view.appliedAttributes
      hide(key, view, isGone: true)
    }
    views = Dictionary(followed.kept) { $1 }
    settle()
  }

  /// Takes back the supplementary and decoration views that the layout says go or come with an
  /// update; those that come are made anew.
  func replaceNamed(by layout: UICollectionViewLayout, _ map: UpdateMap<ShownPath>) {
    var named: [ElementKey: Set<ShownPath>] = [:]
    for (key, view) in views.sorted(by: { $0.key < $1.key })
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
      let other = refills.refill(cell, at: "\(type(of: list)), item \(path.short)") {
        list.askForCell(at: path)
      }
      if let other { replace(cell, with: other, at: path) }
      sizing.forget(.cell(path))
      list.setNeedsLayout()
    }
  }

  /// The cell that is filled again at the moment, if it has an identifier.
  func refilled(_ identifier: String) -> UICollectionViewCell? { refills.cell(identifier) }

  private func replace(
    _ old: UICollectionViewCell,
    with new: UICollectionViewCell,
    at path: ShownPath
  ) {
    let attributes = old.appliedAttributes
    if let attributes { new.place(by: attributes) }
    hide(.cell(path), old)
    views[.cell(path)] = new
    new.lastPass = old.lastPass
    list.bringUpToDate(new, path)
    new.isHidden = false
    if let attributes { list.settle(new, by: attributes) }
  }

  /// Takes back everything.
  func removeAll() {
    list.finishMotion()
    for (key, view) in views.sorted(by: { $0.key < $1.key }) { hide(key, view) }
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
        list.dress(made, key)
        made.place(by: attributes)
      }
    }
    for unused in dequeued where unused !== made { takeBack(unused, key) }
    (pending, dequeued) = outer
    guard let view = made else { return }
    views[key] = view
    view.lastPass = passes
    if let cell = view as? UICollectionViewCell { list.bringUpToDate(cell, key.path) }
    if !isPlaceholder(view) { list.willDisplay(view, key) }
    list.settle(view, by: attributes)
    sizing.ask(view, attributes, key)
  }

  private func makeView(for key: ElementKey) -> UICollectionReusableView? {
    switch key.category {
    case .cell:
      if let extra = order.extra(at: key.path) { return makePlaceholder(extra, key) }
      return list.askForCell(at: key.path).map { check($0, key) }
    case .supplementaryView:
      return list.askForSupplementary(key.kind, at: key.path).map { check($0, key) }
    case .decorationView:
      return list.makeDecoration(key.kind)
    }
  }

  /// The cell of a place that the data has no item for.
  private func makePlaceholder(_ extra: OrderExtra, _ key: ElementKey) -> UICollectionViewCell? {
    guard let placeholder = extra.placeholder else { return nil }
    let cell = list.dequeueCell(placeholder.reuseIdentifier, key.path)
    placeholderCells.insert(ObjectIdentifier(cell))
    placeholder.cellUpdateHandler?(cell)
    return cell
  }

  /// Has the cell of a placeholder filled again.
  func update(_ placeholder: UICollectionViewPlaceholder, at path: ShownPath) {
    guard let cell = cell(at: path) else { return }
    placeholder.cellUpdateHandler?(cell)
    sizing.forget(.cell(path))
    list.setNeedsLayout()
  }

  /// Cells the delegate does not hear of.
  private var placeholderCells: Set<ObjectIdentifier> = []

  private func isPlaceholder(_ view: UICollectionReusableView) -> Bool {
    placeholderCells.contains(ObjectIdentifier(view))
  }

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
        place: "\(type(of: list)), \(key.category == .cell ? "item" : key.kind)"
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
    guard unused.superview == nil || unused.superview === list, !views.values.contains(unused)
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
        place: "\(type(of: list)), identifier \"\(unused.reuseIdentifier ?? "")\"",
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

  // MARK: Going out of sight

  private func hide(
    _ key: ElementKey,
    _ view: UICollectionReusableView,
    isGone: Bool = false
  ) {
    views[key] = nil
    list.willLose(view)
    sizing.forget(key)
    if !list.keep(view, key, isGone: isGone) { retire(key, view) }
  }

  /// Takes back a view that is not seen any more.
  func retire(_ key: ElementKey, _ view: UICollectionReusableView) {
    let isPlaceholder = placeholderCells.remove(ObjectIdentifier(view)) != nil
    list.takeBack(view, key)
    if !isPlaceholder { list.didEndDisplaying(view, key) }
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
