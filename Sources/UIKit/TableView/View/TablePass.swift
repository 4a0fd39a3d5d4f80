import CollectionLayout
import CoreGraphics
import Foundation

/// Brings rows and views into agreement.
///
/// From an element that stays where it is, rows are made and measured one by one, down to the lower
/// edge and up to the upper one. What is measured above moves the content along, so that nothing in
/// sight does.
@MainActor
final class TablePass {
  /// More rounds than any table needs that comes to rest.
  private static let limit = 24

  unowned(unsafe) let view: UITableView
  private(set) var isRunning = false
  /// Whether all was ever in agreement, in a view of some size.
  private(set) var hasRun = false
  /// What the last pass was for; the same again needs no work.
  private var settled: (version: Int, bounds: CGRect, inset: UIEdgeInsets)?
  private var isStale = true
  /// The first and the last element in sight.
  private var edges: (first: AxisInterval, last: AxisInterval)?

  init(view: UITableView) { self.view = view }

  /// The next pass looks at everything, whether or not anything moved.
  func invalidate() {
    isStale = true
    view.setNeedsLayout()
  }

  func run() {
    guard !isRunning else { return }
    isRunning = true
    view.geometry.prepare()
    if canSlide {
      slide()
    } else if isNeeded {
      for _ in 0..<Self.limit where !round() {}
    }
    view.anchor.release()
    isStale = false
    settled = (view.geometry.version, view.bounds, view.adjustedContentInset)
    isRunning = false
    if !view.bounds.isEmpty { hasRun = true }
    view.target.settle()
    view.prefetcher.update()
  }

  /// Whether the same rows show as before, only elsewhere.
  private var canSlide: Bool {
    guard !isStale, hasRun, view.geometry.isReady, !view.target.isSet, !view.anchor.isSet,
      let settled, let edges, settled.version == view.geometry.version,
      settled.inset == view.adjustedContentInset
    else { return false }
    let bounds = view.bounds
    return settled.bounds.size == bounds.size && settled.bounds.minX == bounds.minX
      && settled.bounds.minY != bounds.minY
      && bounds.minY >= edges.first.low && bounds.minY < edges.first.high
      && bounds.maxY > edges.last.low && bounds.maxY <= edges.last.high
  }

  /// What does not move with the rows is placed; the rows are where they were in the content.
  private func slide() {
    view.visible.placeEnds()
    placeEnds()
    view.index.place()
  }

  private var isNeeded: Bool {
    guard !isStale, view.geometry.isReady, !view.target.isSet, let settled else { return true }
    return settled.version != view.geometry.version || settled.bounds != view.bounds
      || settled.inset != view.adjustedContentInset
  }

  // MARK: Rounds

  /// Returns whether all is in agreement.
  private func round() -> Bool {
    view.geometry.prepare()
    view.contentSize = CGSize(width: view.bounds.width, height: view.geometry.contentHeight)
    if !view.target.restore() { view.anchor.restore() }
    let bounds = view.bounds
    let version = view.geometry.version
    var shown: Set<TableElement> = []
    view.visible.dropRows(outside: bounds)
    if bounds.width > 0, bounds.height > 0 { fill(&shown) }
    view.contentSize = CGSize(width: view.bounds.width, height: view.geometry.contentHeight)
    view.target.note()
    // Everything made along the way is placed, and what left the view goes back.
    let isSettled =
      view.geometry.isReady && version == view.geometry.version && bounds == view.bounds
    if isSettled || !view.target.isSet { place(shown) }
    return isSettled
  }

  private func fill(_ shown: inout Set<TableElement>) {
    let start = startElement
    guard let start else { return }
    let isAtTop = view.anchor.isAtTop
    goDown(from: start, &shown)
    goUp(from: start, isAtTop, &shown)
    floatEnds(start, isAtTop, &shown)
  }

  /// What stays where it is while everything else is measured.
  private var startElement: TableElement? {
    if !view.anchor.isAtTop {
      if let held = view.anchor.element { return held }
      if let seen = view.visible.firstSettled(in: view.bounds) { return TableElement(seen) }
    }
    let extents = view.geometry.extents
    return extents.element(endingAfter: view.bounds.minY)
      ?? extents.sections.indices.last.flatMap { _ in
        extents.element(endingAfter: extents.bottom - 1)
      }
  }

  private func goDown(from start: TableElement, _ shown: inout Set<TableElement>) {
    var next: TableElement? = start
    while let element = next, low(element) < view.bounds.maxY {
      view.visible.ensure(element)
      shown.insert(element)
      guard view.geometry.isReady else { return }
      next = view.geometry.extents.element(after: element)
    }
  }

  private func goUp(from start: TableElement, _ isAtTop: Bool, _ shown: inout Set<TableElement>) {
    guard view.geometry.isReady else { return }
    var next = view.geometry.extents.element(before: start)
    while let element = next, high(element) > view.bounds.minY {
      keeping(start, isAtTop) { view.visible.ensure(element) }
      shown.insert(element)
      guard view.geometry.isReady else { return }
      next = view.geometry.extents.element(before: element)
    }
  }

  /// Does something that may measure what is above an element, which stays where it is.
  private func keeping(_ start: TableElement, _ isAtTop: Bool, _ body: () -> Void) {
    let before = low(start)
    body()
    guard view.geometry.isReady, !isAtTop else { return }
    let moved = low(start) - before
    if moved != 0 { view.scroller.shift(by: CGPoint(x: 0, y: moved)) }
  }

  /// Headers and footers of plain tables are there as long as their section is.
  private func floatEnds(
    _ start: TableElement,
    _ isAtTop: Bool,
    _ shown: inout Set<TableElement>
  ) {
    guard view.style == .plain, view.geometry.isReady, !shown.isEmpty else { return }
    let sections = shown.map(\.section)
    guard let first = sections.min(), let last = sections.max() else { return }
    for element in [TableElement.header(first), .footer(last)] where !shown.contains(element) {
      guard view.geometry.extents.extent(of: element).height > 0 else { continue }
      keeping(start, isAtTop) { view.visible.ensure(element) }
      guard view.geometry.isReady else { return }
      shown.insert(element)
    }
  }

  private func low(_ element: TableElement) -> CGFloat {
    view.geometry.extents.interval(of: element).low
  }

  private func high(_ element: TableElement) -> CGFloat {
    view.geometry.extents.interval(of: element).high
  }

  // MARK: Places

  private func place(_ shown: Set<TableElement>) {
    edges = nil
    guard view.geometry.isReady else { return }
    let bounds = view.bounds
    let extents = view.geometry.extents
    var kept: Set<TableElement> = []
    for element in shown {
      let place = extents.interval(of: element)
      let isSeen = place.low < bounds.maxY && place.high > bounds.minY
      if case .row = element, !isSeen { continue }
      kept.insert(element)
      guard isSeen else { continue }
      guard let found = edges else {
        edges = (place, place)
        continue
      }
      if place.low < found.first.low { edges?.first = place }
      if place.high > found.last.high { edges?.last = place }
    }
    view.visible.place(kept)
    placeEnds()
    view.index.place()
  }

  private func placeEnds() {
    let bounds = view.bounds
    if let background = view.backgroundView, background.frame != bounds {
      background.frame = bounds
    }
    if let header = view.tableHeaderView {
      setFrame(of: header, y: 0)
    }
    if let footer = view.tableFooterView {
      setFrame(of: footer, y: view.geometry.extents.bottom)
    }
    view.dresser.placeFillers()
  }

  private func setFrame(of end: UIView, y: CGFloat) {
    let frame = CGRect(x: 0, y: y, width: view.bounds.width, height: end.frame.height)
    if end.frame != frame { end.frame = frame }
  }
}
