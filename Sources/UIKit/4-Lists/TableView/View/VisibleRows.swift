import CollectionLayout
import CoreGraphics
import Diagnostics
import Foundation
import ListUpdates

/// A table whose elements have views while they are in sight, and what it does with those.
@MainActor
protocol ShowingRows: AnyObject {
  var bounds: CGRect { get }
  var adjustedContentInset: UIEdgeInsets { get }
  var style: UITableView.Style { get }
  var isRightToLeft: Bool { get }
  /// Whether headers are only as wide as what they say.
  var hugsHeaders: Bool { get }

  /// The next pass looks at everything.
  func invalidatePass()

  // MARK: Rows that are held by hand

  var isHoldingRow: Bool { get }
  func holds(_ path: IndexPath) -> Bool
  /// A row's path in the data; the same as shown while nothing is moved.
  func dataPath(of path: IndexPath) -> IndexPath

  // MARK: Cells

  /// The data source's cell for a row; nil where there is no data source.
  func askForCell(at path: IndexPath) -> UITableViewCell?
  /// Makes a cell one of this table.
  func adopt(_ cell: UITableViewCell)
  /// Whether a cell is one of this table.
  func owns(_ cell: UITableViewCell) -> Bool
  /// Tells a cell what of the table around matters to it.
  func dress(_ cell: UITableViewCell, _ path: IndexPath)
  /// Gives a cell that comes into sight the state of its row.
  func bringUpToDate(_ cell: UITableViewCell, _ path: IndexPath)
  /// The delegate hears of a cell that comes into sight.
  func willDisplay(_ cell: UITableViewCell, at path: IndexPath)
  /// What a drag does with the row.
  func dragPhase(ofRow path: IndexPath) -> DragPhase
  /// Adds a cell behind all others.
  func add(_ cell: UITableViewCell)
  /// How far a swipe moves a cell to the right.
  func swipeShift(of cell: UITableViewCell) -> CGFloat
  /// A cell lost its row, or goes out of sight.
  func willLose(_ cell: UITableViewCell)
  func takeBack(_ cell: UITableViewCell)
  /// The delegate hears of a cell that went out of sight.
  func didEndDisplaying(_ cell: UITableViewCell, at path: IndexPath)

  // MARK: Headers and footers

  /// The header or footer of a section that has only a title; nil where it has none.
  func titleView(for element: TableElement) -> UITableViewHeaderFooterView?
  /// Makes a view the header or footer of a section.
  func adopt(_ end: UITableViewHeaderFooterView, as element: TableElement)
  /// Adds a header or footer in front of the cells.
  func addEnd(_ end: UIView)
  func takeBack(_ end: UITableViewHeaderFooterView)
  /// The delegate hears of a header or footer that comes into sight.
  func willDisplay(_ end: UIView, as element: TableElement)
  /// The delegate hears of a header or footer that went out of sight.
  func didEndDisplaying(_ end: UIView, as element: TableElement)
}

/// The views of a table view that are in sight: cells for rows, and headers and footers.
@MainActor
final class VisibleRows<List: ShowingRows> {
  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let list: List
  private let geometry: TableGeometry
  private(set) var cells = RowCells()
  private(set) var headers: [Int: UIView] = [:]
  private(set) var footers: [Int: UIView] = [:]
  /// The rows whose cells were in sight when all was last in agreement, in order.
  private(set) var ordered: [IndexPath] = []
  /// How many cells the data source made by itself.
  private(set) var foreignCells = 0
  /// The row whose cell does not show, as it is on its way to another place.
  var hidden: IndexPath? {
    didSet {
      guard hidden != oldValue else { return }
      if let oldValue { cells[oldValue]?.isHidden = false }
      if let hidden { cells[hidden]?.isHidden = true }
    }
  }
  private let refills = CellRefills<UITableViewCell>()

  init(list: List, geometry: TableGeometry) {
    self.list = list
    self.geometry = geometry
  }

  // MARK: Coming into sight

  /// Makes the view of an element unless it is there, and measures it where that is not done.
  func ensure(_ element: TableElement) {
    switch element {
    case .row(let section, let row): ensureCell(IndexPath(row: row, section: section), element)
    case .header(let section):
      if headers[section] == nil { headers[section] = makeEnd(element) }
      measureEnd(headers[section], element)
    case .footer(let section):
      if footers[section] == nil { footers[section] = makeEnd(element) }
      measureEnd(footers[section], element)
    }
  }

  private func ensureCell(_ path: IndexPath, _ element: TableElement) {
    if let cell = cells[path] {
      let expected = geometry.extents.extent(of: element)
      if expected.isEstimate { measureAgain(cell, path, element, expected) }
      return
    }
    guard let cell = list.askForCell(at: path).map({ check($0, path) }) else { return }
    // Whoever reloads the table from here is asked again in the next round.
    guard geometry.isReady else { return list.takeBack(cell) }
    list.adopt(cell)
    let width = geometry.rect(of: element).width
    if cell.bounds.width != width { cell.frame.size.width = width }
    list.dress(cell, path)
    cells[path] = cell
    measure(cell, path, element, geometry.extents.extent(of: element))
    cell.frame = geometry.rect(of: element)
    list.bringUpToDate(cell, path)
    list.willDisplay(cell, at: path)
    cell.isHidden = hidden == path
    cell.enter(list.dragPhase(ofRow: path))
    list.add(cell)
  }

  private func measureAgain(
    _ cell: UITableViewCell,
    _ path: IndexPath,
    _ element: TableElement,
    _ expected: RowExtent
  ) {
    let width = geometry.rect(of: element).width
    if cell.bounds.width != width {
      cell.frame.size.width = width
      list.dress(cell, path)
    }
    measure(cell, path, element, expected)
  }

  private func measure(
    _ cell: UITableViewCell,
    _ path: IndexPath,
    _ element: TableElement,
    _ expected: RowExtent
  ) {
    let extent = geometry.heights.measure(cell, list.dataPath(of: path), expected)
    geometry.set(extent, of: element)
  }

  /// A cell of another row may not be taken for this one.
  private func check(_ cell: UITableViewCell, _ path: IndexPath) -> UITableViewCell {
    if cell.table == nil, !cell.wasPooled { foreignCells += 1 }
    cell.wasPooled = true
    guard let other = cells.first(where: { $0.value === cell })?.key, !refills.isFilling(cell)
    else {
      return cell
    }
    UIKitDiagnostics.report(
      Diagnosis(
        .badCell,
        what: "The data source returned a cell that already shows another row.",
        place: "\(type(of: list)), row \(path.short)",
        saw: "a \(type(of: cell)) that shows row \(other.short)",
        remedy:
          "Return what dequeueReusableCell(withIdentifier:for:) gives for this index path, or a"
          + " cell of its own; an empty cell is shown here.",
        applePhrase: "UITableView dataSource returned a cell that is already in use:"
          + " the cell must not be returned for more than one index path"
      )
    )
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  // MARK: Headers and footers

  private func makeEnd(_ element: TableElement) -> UIView? {
    guard let end = geometry.heights.view(for: element) ?? list.titleView(for: element) else {
      return nil
    }
    if let own = end as? UITableViewHeaderFooterView { list.adopt(own, as: element) }
    end.frame.size.width = list.bounds.width
    list.willDisplay(end, as: element)
    end.isHidden = false
    list.addEnd(end)
    return end
  }

  private func measureEnd(_ end: UIView?, _ element: TableElement) {
    let expected = geometry.extents.extent(of: element)
    guard expected.isEstimate else { return }
    if let end, end.bounds.width != list.bounds.width { end.frame.size.width = list.bounds.width }
    geometry.set(geometry.heights.measure(end, element, expected), of: element)
  }

  // MARK: Places

  /// Places what is shown, in order, and takes back everything else.
  func place(_ shown: [ShownElement]) {
    var gone: [IndexPath] = []
    let columns = geometry.columns
    var index = 0
    for (path, cell) in cells where !list.holds(path) {
      let element = TableElement(path)
      while index < shown.count, shown[index].element < element { index += 1 }
      guard index < shown.count, shown[index].element == element else {
        gone.append(path)
        continue
      }
      let place = shown[index].place
      let frame = CGRect(
        x: columns.x + list.swipeShift(of: cell),
        y: place.low,
        width: columns.width,
        height: place.high - place.low
      )
      if cell.frame != frame { cell.frame = frame }
    }
    for path in gone { if let cell = cells[path] { hide(path, cell) } }
    ordered = cells.keys
    if !headers.isEmpty || !footers.isEmpty { takeBackEnds(but: Set(shown.map(\.element))) }
    placeEnds()
  }

  private func takeBackEnds(but shown: Set<TableElement>) {
    for (section, header) in headers.sorted(by: { $0.key < $1.key })
    where !shown.contains(.header(section)) {
      hide(header, .header(section))
    }
    for (section, footer) in footers.sorted(by: { $0.key < $1.key })
    where !shown.contains(.footer(section)) {
      hide(footer, .footer(section))
    }
  }

  /// Places headers and footers, which may be held in sight.
  func placeEnds() {
    guard !headers.isEmpty || !footers.isEmpty else { return }
    let (bounds, inset) = (list.bounds, list.adjustedContentInset)
    let floating = TableFloating(
      geometry: geometry,
      isPlain: list.style == .plain,
      seen: AxisInterval(low: bounds.minY + inset.top, high: bounds.maxY - inset.bottom)
    )
    for (section, header) in headers {
      var place = floating.header(section)
      hug(header, &place.frame)
      self.place(header, place)
    }
    for (section, footer) in footers { place(footer, floating.footer(section)) }
  }

  /// A header that follows its content is as wide as that, at the leading edge.
  private func hug(_ header: UIView, _ frame: inout CGRect) {
    guard list.hugsHeaders,
      let width = (header as? UITableViewHeaderFooterView)?.contentWidth, width < frame.width
    else { return }
    if list.isRightToLeft { frame.origin.x = frame.maxX - width }
    frame.size.width = width
  }

  private func place(_ end: UIView, _ place: (frame: CGRect, isFloating: Bool)) {
    if end.frame != place.frame { end.frame = place.frame }
    (end as? UITableViewHeaderFooterView)?.isFloating = place.isFloating
  }

  // MARK: Going out of sight

  private func hide(_ path: IndexPath, _ cell: UITableViewCell, isKept: Bool = false) {
    cells[path] = nil
    list.willLose(cell)
    if !isKept { list.takeBack(cell) }
    list.didEndDisplaying(cell, at: path)
  }

  private func hide(_ end: UIView, _ element: TableElement) {
    let section = element.section
    if element.isHeader { headers[section] = nil } else { footers[section] = nil }
    if let own = end as? UITableViewHeaderFooterView {
      list.takeBack(own)
    } else {
      end.removeFromSuperview()
    }
    list.didEndDisplaying(end, as: element)
  }

  /// Takes back cells that cannot be in sight, so that others can be made of them.
  func dropRows(outside bounds: CGRect) {
    let extents = geometry.extents
    let isUsual = !list.isHoldingRow
    func isOutside(_ path: IndexPath) -> Bool {
      guard !list.holds(path) else { return false }
      guard geometry.hasRow(at: path) else { return true }
      let place = extents.interval(of: TableElement(path))
      return place.low >= bounds.maxY || place.high <= bounds.minY
    }
    // Rows in sight follow each other: only those at the ends go.
    if isUsual {
      while let (path, cell) = cells.list.first, isOutside(path) { hide(path, cell) }
      while let (path, cell) = cells.list.last, isOutside(path) { hide(path, cell) }
    } else {
      for (path, cell) in cells.list where isOutside(path) { hide(path, cell) }
    }
  }

  /// Takes back everything.
  func removeAll() {
    for (path, cell) in cells.list { hide(path, cell) }
    removeEnds()
    ordered = []
  }

  private func removeEnds() {
    for section in headers.keys.sorted() {
      if let header = headers[section] { hide(header, .header(section)) }
    }
    for section in footers.keys.sorted() {
      if let footer = footers[section] { hide(footer, .footer(section)) }
    }
  }

  // MARK: Updates

  /// Gives views the paths their rows have after an update, and takes back those of what is gone or
  /// made anew.
  ///
  /// `keeps` may take a cell over that is gone.
  func follow(
    _ map: UpdateMap<IndexPath>,
    keeps: (UITableViewCell, IndexPath) -> Bool = { _, _ in false }
  ) {
    let rows = FollowedViews(cells.list) { map.isReloaded($0) ? nil : map.new($0) }
    for (path, cell) in rows.lost {
      hide(path, cell, isKept: keeps(cell, path))
    }
    cells = RowCells(rows.kept)
    func follow(_ ends: [Int: UIView], _ element: (Int) -> TableElement) -> [Int: UIView] {
      let ends = FollowedViews(ends) { map.isReloaded(section: $0) ? nil : map.newSection($0) }
      for (section, end) in ends.lost.sorted(by: { $0.0 < $1.0 }) { hide(end, element(section)) }
      return Dictionary(ends.kept) { $1 }
    }
    headers = follow(headers) { .header($0) }
    footers = follow(footers) { .footer($0) }
    ordered = cells.keys
  }

  /// Has the data source fill cells in sight again, without taking them back.
  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = cells[path] else { continue }
      let other = refills.refill(cell, at: "\(type(of: list)), row \(path.short)") {
        list.askForCell(at: path)
      }
      if let other { replace(cell, with: other, at: path) }
      geometry.expect(TableElement(path))
    }
    list.invalidatePass()
  }

  private func replace(_ old: UITableViewCell, with new: UITableViewCell, at path: IndexPath) {
    hide(path, old)
    list.adopt(new)
    new.frame = geometry.rect(of: TableElement(path))
    cells[path] = new
    list.dress(new, path)
    list.bringUpToDate(new, path)
    new.isHidden = false
    list.add(new)
  }

  /// The cell that is filled again at the moment, if it has an identifier.
  func refilled(_ identifier: String) -> UITableViewCell? { refills.cell(identifier) }

  // MARK: Questions

  func path(of cell: UITableViewCell) -> IndexPath? {
    list.owns(cell) ? cells.first { $0.value === cell }?.key : nil
  }

  /// The first row in sight, rather one that is not cut off.
  var firstSettled: IndexPath? {
    let bounds = list.bounds
    let top = bounds.minY + list.adjustedContentInset.top
    var cut: IndexPath?
    for (path, cell) in cells {
      let frame = cell.frame
      guard frame.maxY > bounds.minY, frame.minY < bounds.maxY, geometry.hasRow(at: path) else {
        continue
      }
      if frame.minY >= top { return path }
      if cut == nil { cut = path }
    }
    return cut
  }

  /// The row whose cell is at a point and not below a header.
  func row(at point: CGPoint) -> IndexPath? {
    let isCovered = (headers.values.map(\.self) + footers.values.map(\.self)).contains {
      $0.frame.contains(point)
    }
    guard !isCovered else { return nil }
    return cells.first { !$0.value.isHidden && $0.value.frame.contains(point) }?.key
  }
}
