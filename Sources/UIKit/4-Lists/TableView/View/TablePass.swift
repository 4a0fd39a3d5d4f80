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

  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let view: UITableView
  private(set) var isRunning = false
  /// How many rounds the last pass that looked at everything took.
  private(set) var rounds = 0
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
      rounds = 0
      repeat { rounds += 1 } while !round() && rounds < Self.limit
    }
    view.anchor.release()
    isStale = false
    settled = (view.geometry.version, view.bounds, view.adjustedContentInset)
    isRunning = false
    if !view.bounds.isEmpty { hasRun = true }
    view.settleTarget()
    view.prefetch()
  }

  /// Whether the same rows show as before, only elsewhere.
  private var canSlide: Bool {
    guard !isStale, hasRun, view.geometry.isReady, !view.target.isSet, !view.anchor.isHolding,
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
    let (view, geometry) = (view, view.geometry)
    geometry.prepare()
    view.contentSize = CGSize(width: view.bounds.width, height: geometry.contentHeight)
    if !view.restoreTarget() { view.restoreAnchor() }
    let bounds = view.bounds
    let before = (version: geometry.version, measured: geometry.measurements)
    var shown: [TableElement] = []
    view.visible.dropRows(outside: bounds)
    if bounds.width > 0, bounds.height > 0 { shown = fill() }
    view.contentSize = CGSize(width: view.bounds.width, height: geometry.contentHeight)
    view.noteTarget()
    // What was measured on the way down was taken into account, but for where a row is to be that is
    // scrolled to; everything else is a new round.
    let measured = geometry.measurements - before.measured
    let isSettled =
      geometry.isReady && bounds == view.bounds && geometry.version - before.version == measured
      && (measured == 0 || !view.target.isSet)
    // Everything made along the way is placed, and what left the view goes back.
    if isSettled || !view.target.isSet { place(shown) }
    return isSettled
  }

  /// Makes what is in sight; in order.
  private func fill() -> [TableElement] {
    guard let start = startElement else { return [] }
    let isAtTop = view.isAtTop
    let down = goDown(from: start)
    var shown: [TableElement] = goUp(from: start, isAtTop).reversed()
    shown.append(contentsOf: down)
    floatEnds(start, isAtTop, &shown)
    return shown
  }

  /// What stays where it is while everything else is measured.
  private var startElement: TableElement? {
    if !view.isAtTop {
      if let held = view.heldElement { return held }
      if let seen = view.visible.firstSettled(in: view.bounds) { return TableElement(seen) }
    }
    let extents = view.geometry.extents
    return extents.element(endingAfter: view.bounds.minY)
      ?? extents.sections.indices.last.flatMap { _ in
        extents.element(endingAfter: extents.bottom - 1)
      }
  }

  private func goDown(from start: TableElement) -> [TableElement] {
    let (view, geometry, visible) = (view, view.geometry, view.visible)
    var shown: [TableElement] = []
    var next: TableElement? = start
    var low = geometry.extents.interval(of: start).low
    while let element = next, low < view.bounds.maxY {
      visible.ensure(element)
      shown.append(element)
      guard geometry.isReady else { break }
      next = geometry.extents.element(after: element)
      guard let next else { break }
      if next.section == element.section {
        low = geometry.extents.interval(of: element).high
      } else {
        low = geometry.extents.interval(of: next).low
      }
    }
    return shown
  }

  private func goUp(from start: TableElement, _ isAtTop: Bool) -> [TableElement] {
    let (view, geometry, visible) = (view, view.geometry, view.visible)
    guard geometry.isReady else { return [] }
    var shown: [TableElement] = []
    var next = geometry.extents.element(before: start)
    while let element = next, geometry.extents.interval(of: element).high > view.bounds.minY {
      keeping(start, isAtTop) { visible.ensure(element) }
      shown.append(element)
      guard geometry.isReady else { break }
      next = geometry.extents.element(before: element)
    }
    return shown
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
    _ shown: inout [TableElement]
  ) {
    guard view.style == .plain, view.geometry.isReady, let first = shown.first,
      let last = shown.last
    else { return }
    let (header, footer) = (TableElement.header(first.section), TableElement.footer(last.section))
    for element in [header, footer] where element < first || last < element {
      guard view.geometry.extents.extent(of: element).height > 0 else { continue }
      keeping(start, isAtTop) { view.visible.ensure(element) }
      guard view.geometry.isReady else { return }
      shown.insert(element, at: element < first ? 0 : shown.count)
    }
  }

  private func low(_ element: TableElement) -> CGFloat {
    view.geometry.extents.interval(of: element).low
  }

  // MARK: Places

  private func place(_ shown: [TableElement]) {
    edges = nil
    guard view.geometry.isReady else { return }
    let bounds = view.bounds
    let geometry = view.geometry
    var kept: [ShownElement] = []
    kept.reserveCapacity(shown.count)
    for element in shown {
      let place = geometry.extents.interval(of: element)
      let isSeen = place.low < bounds.maxY && place.high > bounds.minY
      if case .row = element, !isSeen { continue }
      kept.append(ShownElement(element: element, place: place))
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
    view.placeFillers()
    if !view.geometry.gaps.isEmpty { view.placePlaceholders() }
  }

  private func setFrame(of end: UIView, y: CGFloat) {
    let frame = CGRect(x: 0, y: y, width: view.bounds.width, height: end.frame.height)
    if end.frame != frame { end.frame = frame }
  }
}

/// Something in sight and where it lies in the content.
struct ShownElement {
  let element: TableElement
  let place: AxisInterval
}
