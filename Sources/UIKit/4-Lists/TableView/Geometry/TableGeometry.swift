import CollectionLayout
import CoreGraphics
import Diagnostics
import Foundation

/// A table whose elements lie somewhere, and what that depends on.
@MainActor
protocol MeasuredTable: AnyObject {
  var bounds: CGRect { get }
  /// How far cells are from the sides of the table.
  var cardInset: UIEdgeInsets { get }
  /// Whether all rows have one height that was said.
  var isRowHeightSaid: Bool { get }
  /// The height of what lies below all sections.
  var footHeight: CGFloat { get }

  func setNeedsLayout()
  /// The number of rows of each section, as the data source says; nil without one.
  func askForCounts() -> [Int]?
}

/// Where everything in a table view lies, as far as it is known.
@MainActor
final class TableGeometry {
  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let table: any MeasuredTable
  let heights: RowHeights
  private(set) var extents = TableExtents()
  private var known: [Int]?
  private(set) var isReady = false
  /// Whether the table was ever laid out.
  private(set) var isKnown = false
  private var isPreparing = false
  /// Changes whenever anything moves.
  private(set) var version = 0
  /// How often anything moved because of what was measured.
  private(set) var measurements = 0
  /// Room between rows for what may be dropped there, or is on its way.
  var gaps: [RowGap] = [] {
    didSet {
      guard gaps != oldValue else { return }
      extents.setGaps(gaps)
      version += 1
      table.setNeedsLayout()
    }
  }

  init(table: any MeasuredTable, heights: RowHeights) {
    self.table = table
    self.heights = heights
  }

  // MARK: Data

  /// The number of rows of each section, asked once until told that they changed.
  var counts: [Int] {
    if let known { return known }
    guard let counts = table.askForCounts() else { return [] }
    known = counts
    return counts
  }

  var areCountsKnown: Bool { known != nil }

  func forgetCounts() { known = nil }

  /// An order is shown that the data does not have yet.
  func moveCount(from old: Int, to new: Int) {
    known?[old] -= 1
    known?[new] += 1
  }

  func hasRow(at path: IndexPath) -> Bool {
    let counts = counts
    return path.count == 2 && counts.indices.contains(path.section)
      && (0..<counts[path.section]).contains(path.row)
  }

  // MARK: Validity

  /// Everything is asked for anew.
  func invalidateCounts() {
    known = nil
    invalidate()
  }

  /// Heights are asked for anew.
  func invalidate() {
    isReady = false
    table.setNeedsLayout()
  }

  /// Rows are measured again as they come into sight; what they measured is expected of them.
  func forgetMeasurements() {
    guard isReady else { return }
    for section in extents.sections.indices { forgetMeasurements(section) }
    version += 1
    table.setNeedsLayout()
  }

  private func forgetMeasurements(_ section: Int) {
    let isSaid = table.isRowHeightSaid
    extents.change(section) { section in
      // A height that is the same for all was said, not measured.
      if section.rows.runCount > 1 || !isSaid { section.rows.forgetMeasurements() }
      if section.header.height > 0 { section.header.isEstimate = true }
      if section.footer.height > 0 { section.footer.isEstimate = true }
    }
  }

  /// Finds out what there is and what is expected of it.
  func prepare() {
    guard !isReady, !isPreparing else { return }
    isPreparing = true
    let counts = counts
    extents = heights.extents(counts)
    if !gaps.isEmpty { extents.setGaps(gaps) }
    isPreparing = false
    isReady = true
    isKnown = true
    version += 1
  }

  /// Takes over extents that an update made of the old ones.
  func take(_ new: TableExtents) {
    extents = new
    if !gaps.isEmpty { extents.setGaps(gaps) }
    version += 1
  }

  func endsDidChange() {
    guard isReady else { return }
    extents.top = heights.top
    version += 1
  }

  func set(_ extent: RowExtent, of element: TableElement) {
    guard extents.extent(of: element) != extent else { return }
    let old = extents.extent(of: element).height
    extents.set(extent, of: element)
    if case .header(let section) = element {
      let padding = heights.padding(above: extent)
      extents.change(section) { $0.padding = padding }
    }
    if old != extent.height {
      version += 1
      measurements += 1
    }
  }

  /// An element is measured again when it is next placed.
  func expect(_ element: TableElement) {
    var extent = extents.extent(of: element)
    guard !extent.isEstimate else { return }
    extent.isEstimate = true
    extents.set(extent, of: element)
  }

  // MARK: Rectangles

  /// The height of all content.
  var contentHeight: CGFloat { extents.bottom + table.footHeight }

  func rect(ofSection section: Int) -> CGRect {
    prepare()
    guard extents.sections.indices.contains(section) else { return .zero }
    return across(extents.interval(ofSection: section), inset: .zero)
  }

  func rect(of element: TableElement) -> CGRect {
    prepare()
    guard extents.sections.indices.contains(element.section) else { return .zero }
    if case .row = element { return across(extents.interval(of: element), inset: table.cardInset) }
    return across(extents.interval(of: element), inset: .zero)
  }

  /// Where rows lie across.
  var columns: (x: CGFloat, width: CGFloat) {
    let inset = table.cardInset
    return (inset.left, max(0, table.bounds.width - inset.left - inset.right))
  }

  private func across(_ interval: AxisInterval, inset: UIEdgeInsets) -> CGRect {
    CGRect(
      x: inset.left,
      y: interval.low,
      width: max(0, table.bounds.width - inset.left - inset.right),
      height: interval.high - interval.low
    )
  }

  func row(at point: CGPoint) -> IndexPath? {
    prepare()
    guard case .row(let section, let row) = extents.element(endingAfter: point.y) else {
      return nil
    }
    let path = IndexPath(row: row, section: section)
    return rect(of: .row(section: section, row: row)).contains(point) ? path : nil
  }

  func rows(in rect: CGRect) -> [IndexPath]? {
    prepare()
    guard rect.height > 0 else { return row(at: rect.origin).map { [$0] } }
    var paths: [IndexPath] = []
    var next = extents.element(endingAfter: rect.minY)
    while let element = next, extents.interval(of: element).low < rect.maxY {
      if case .row(let section, let row) = element {
        paths.append(IndexPath(row: row, section: section))
      }
      next = extents.element(after: element)
    }
    return paths.isEmpty ? nil : paths
  }
}
