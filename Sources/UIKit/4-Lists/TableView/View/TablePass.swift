import CollectionLayout
import CoreGraphics
import Foundation

/// A table whose rows and views are brought into agreement.
@MainActor
protocol PassedTable: PassedList {
  var style: UITableView.Style { get }
  var contentSize: CGSize { get set }
  var adjustedContentInset: UIEdgeInsets { get }

  func setNeedsLayout()

  // MARK: The place of the content

  /// Whether the content stands at its start: what comes above is to be seen.
  var isAtTop: Bool { get }
  /// Whether there is an element that the content goes to.
  var isTargetSet: Bool { get }
  /// Whether it is remembered what one looks at.
  var isAnchorHeld: Bool { get }
  /// What stays where it is while the table looks at everything else.
  var heldElement: TableElement? { get }

  /// The table itself moved the content.
  func noteTarget()
  /// Moves the content and what moves it alike, by a distance down.
  func shiftContent(by distance: CGFloat)

  // MARK: Views

  /// The first row in sight, rather one that is not cut off.
  var firstRowInSight: IndexPath? { get }

  /// Makes the view of an element unless it is there, and measures it where that is not done.
  func ensure(_ element: TableElement)
  /// Takes back cells that cannot be in sight.
  func dropRows(outside bounds: CGRect)
  /// Places what is shown, in order, and takes back everything else.
  func place(_ shown: [ShownElement])
  /// Places headers and footers, which may be held in sight.
  func placeEnds()
  /// Places what is around the rows, or moves along with the table.
  func placeSurroundings()
}

/// Brings rows and views into agreement.
///
/// From an element that stays where it is, rows are made and measured one by one, down to the lower
/// edge and up to the upper one. What is measured above moves the content along, so that nothing in
/// sight does.
@MainActor
final class TablePass<List: PassedTable>: ListPass {
  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let list: List
  private let geometry: TableGeometry
  var state = PassState()
  /// What the last pass was for; the same again needs no work.
  private var settled: (version: Int, bounds: CGRect, inset: UIEdgeInsets)?
  private var isStale = true
  /// The first and the last element in sight.
  private var edges: (first: AxisInterval, last: AxisInterval)?

  init(list: List, geometry: TableGeometry) {
    self.list = list
    self.geometry = geometry
  }

  /// The next pass looks at everything, whether or not anything moved.
  func invalidate() {
    isStale = true
    list.setNeedsLayout()
  }

  func bringIntoAgreement() {
    geometry.prepare()
    if canSlide {
      slide()
    } else if isNeeded {
      // More rounds than any table needs that comes to rest.
      goRound(atMost: 24) { round() }
    }
  }

  func settle() {
    isStale = false
    settled = (geometry.version, list.bounds, list.adjustedContentInset)
  }

  func finish() {}

  /// Whether the same rows show as before, only elsewhere.
  private var canSlide: Bool {
    guard !isStale, hasRun, geometry.isReady, !list.isTargetSet, !list.isAnchorHeld,
      let settled, let edges, settled.version == geometry.version,
      settled.inset == list.adjustedContentInset
    else { return false }
    let bounds = list.bounds
    return settled.bounds.size == bounds.size && settled.bounds.minX == bounds.minX
      && settled.bounds.minY != bounds.minY
      && bounds.minY >= edges.first.low && bounds.minY < edges.first.high
      && bounds.maxY > edges.last.low && bounds.maxY <= edges.last.high
  }

  /// What does not move with the rows is placed; the rows are where they were in the content.
  private func slide() {
    list.placeEnds()
    list.placeSurroundings()
  }

  private var isNeeded: Bool {
    guard !isStale, geometry.isReady, !list.isTargetSet, let settled else { return true }
    return settled.version != geometry.version || settled.bounds != list.bounds
      || settled.inset != list.adjustedContentInset
  }

  // MARK: Rounds

  /// Returns whether all is in agreement.
  private func round() -> Bool {
    geometry.prepare()
    list.contentSize = CGSize(width: list.bounds.width, height: geometry.contentHeight)
    list.restorePlace()
    let bounds = list.bounds
    let before = (version: geometry.version, measured: geometry.measurements)
    var shown: [TableElement] = []
    list.dropRows(outside: bounds)
    if bounds.width > 0, bounds.height > 0 { shown = fill() }
    list.contentSize = CGSize(width: list.bounds.width, height: geometry.contentHeight)
    list.noteTarget()
    // What was measured on the way down was taken into account, but for where a row is to be that is
    // scrolled to; everything else is a new round.
    let measured = geometry.measurements - before.measured
    let isSettled =
      geometry.isReady && bounds == list.bounds && geometry.version - before.version == measured
      && (measured == 0 || !list.isTargetSet)
    // Everything made along the way is placed, and what left the view goes back.
    if isSettled || !list.isTargetSet { place(shown) }
    return isSettled
  }

  /// Makes what is in sight; in order.
  private func fill() -> [TableElement] {
    guard let start = startElement else { return [] }
    let isAtTop = list.isAtTop
    let down = goDown(from: start)
    var shown: [TableElement] = goUp(from: start, isAtTop).reversed()
    shown.append(contentsOf: down)
    floatEnds(start, isAtTop, &shown)
    return shown
  }

  /// What stays where it is while everything else is measured.
  private var startElement: TableElement? {
    if !list.isAtTop {
      if let held = list.heldElement { return held }
      if let seen = list.firstRowInSight { return TableElement(seen) }
    }
    let extents = geometry.extents
    return extents.element(endingAfter: list.bounds.minY)
      ?? extents.sections.indices.last.flatMap { _ in
        extents.element(endingAfter: extents.bottom - 1)
      }
  }

  private func goDown(from start: TableElement) -> [TableElement] {
    var shown: [TableElement] = []
    var next: TableElement? = start
    var low = geometry.extents.interval(of: start).low
    while let element = next, low < list.bounds.maxY {
      list.ensure(element)
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
    guard geometry.isReady else { return [] }
    var shown: [TableElement] = []
    var next = geometry.extents.element(before: start)
    while let element = next, geometry.extents.interval(of: element).high > list.bounds.minY {
      keeping(start, isAtTop) { list.ensure(element) }
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
    guard geometry.isReady, !isAtTop else { return }
    let moved = low(start) - before
    if moved != 0 { list.shiftContent(by: moved) }
  }

  /// Headers and footers of plain tables are there as long as their section is.
  private func floatEnds(
    _ start: TableElement,
    _ isAtTop: Bool,
    _ shown: inout [TableElement]
  ) {
    guard list.style == .plain, geometry.isReady, let first = shown.first,
      let last = shown.last
    else { return }
    let (header, footer) = (TableElement.header(first.section), TableElement.footer(last.section))
    for element in [header, footer] where element < first || last < element {
      guard geometry.extents.extent(of: element).height > 0 else { continue }
      keeping(start, isAtTop) { list.ensure(element) }
      guard geometry.isReady else { return }
      shown.insert(element, at: element < first ? 0 : shown.count)
    }
  }

  private func low(_ element: TableElement) -> CGFloat {
    geometry.extents.interval(of: element).low
  }

  // MARK: Places

  private func place(_ shown: [TableElement]) {
    edges = nil
    guard geometry.isReady else { return }
    let bounds = list.bounds
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
    list.place(kept)
    list.placeSurroundings()
  }
}

/// Something in sight and where it lies in the content.
struct ShownElement {
  let element: TableElement
  let place: AxisInterval
}
