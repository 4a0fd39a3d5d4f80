import CollectionLayout
import CoreGraphics
import Diagnostics
import Foundation
import ListUpdates

/// The views of a table view that are in sight: cells for rows, and headers and footers.
@MainActor
final class VisibleRows {
  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let view: UITableView
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
  /// The cell that stays where it is although it is dequeued.
  private var kept: UITableViewCell?

  init(view: UITableView) { self.view = view }

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
      let expected = view.geometry.extents.extent(of: element)
      if expected.isEstimate { measure(cell, path, element, expected) }
      return
    }
    let view = view
    guard let source = view.dataSource else { return }
    let dataPath = view.movement.dataPath(of: path)
    let cell = check(source.tableView(view, cellForRowAt: dataPath), path)
    // Whoever reloads the table from here is asked again in the next round.
    guard view.geometry.isReady else { return view.takeBack(cell) }
    cell.table = view
    let width = view.geometry.rect(of: element).width
    if cell.bounds.width != width { cell.frame.size.width = width }
    view.dress(cell, path)
    cells[path] = cell
    let expected = view.geometry.extents.extent(of: element)
    view.geometry.set(view.heights.measure(cell, dataPath, expected), of: element)
    cell.frame = view.geometry.rect(of: element)
    view.bringUpToDate(cell, path)
    view.tableDelegate?.tableView(view, willDisplay: cell, forRowAt: dataPath)
    cell.isHidden = hidden == path
    cell.enter(view.drags.state(of: path))
    if cell.superview !== view {
      view.insertSubview(cell, at: view.backgroundView == nil ? 0 : 1)
    }
  }

  private func measure(
    _ cell: UITableViewCell,
    _ path: IndexPath,
    _ element: TableElement,
    _ expected: RowExtent
  ) {
    let width = view.geometry.rect(of: element).width
    if cell.bounds.width != width {
      cell.frame.size.width = width
      view.dress(cell, path)
    }
    let dataPath = view.movement.dataPath(of: path)
    view.geometry.set(view.heights.measure(cell, dataPath, expected), of: element)
  }

  /// A cell of another row may not be taken for this one.
  private func check(_ cell: UITableViewCell, _ path: IndexPath) -> UITableViewCell {
    if cell.table == nil, !cell.wasPooled { foreignCells += 1 }
    cell.wasPooled = true
    guard let other = cells.first(where: { $0.value === cell })?.key, kept !== cell else {
      return cell
    }
    UIKitDiagnostics.report(
      Diagnosis(
        .badCell,
        what: "The data source returned a cell that already shows another row.",
        place: "\(type(of: view)), row \(path.short)",
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
    let section = element.section
    let isHeader = element.isHeader
    guard let end = view.heights.view(for: element) ?? view.titleView(for: element) else {
      return nil
    }
    if let own = end as? UITableViewHeaderFooterView {
      own.setUp(for: view, isHeader: isHeader)
    }
    end.frame.size.width = view.bounds.width
    if isHeader {
      view.tableDelegate?.tableView(view, willDisplayHeaderView: end, forSection: section)
    } else {
      view.tableDelegate?.tableView(view, willDisplayFooterView: end, forSection: section)
    }
    end.isHidden = false
    if end.superview !== view { view.addSubview(end) }
    return end
  }

  private func measureEnd(_ end: UIView?, _ element: TableElement) {
    let expected = view.geometry.extents.extent(of: element)
    guard expected.isEstimate else { return }
    if let end, end.bounds.width != view.bounds.width { end.frame.size.width = view.bounds.width }
    view.geometry.set(view.heights.measure(end, element, expected), of: element)
  }

  // MARK: Places

  /// Places what is shown, in order, and takes back everything else.
  func place(_ shown: [ShownElement]) {
    var gone: [IndexPath] = []
    let (geometry, movement, swipes) = (view.geometry, view.movement, view.swipes)
    let columns = geometry.columns
    var index = 0
    for (path, cell) in cells where !movement.holds(path) {
      let element = TableElement(path)
      while index < shown.count, shown[index].element < element { index += 1 }
      guard index < shown.count, shown[index].element == element else {
        gone.append(path)
        continue
      }
      let place = shown[index].place
      let frame = CGRect(
        x: columns.x + swipes.shift(of: cell),
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
    for (section, header) in headers where !shown.contains(.header(section)) {
      hide(header, .header(section))
    }
    for (section, footer) in footers where !shown.contains(.footer(section)) {
      hide(footer, .footer(section))
    }
  }

  /// Places headers and footers, which may be held in sight.
  func placeEnds() {
    guard !headers.isEmpty || !footers.isEmpty else { return }
    let floating = TableFloating(view)
    for (section, header) in headers {
      var place = floating.header(section)
      hug(header, &place.frame)
      self.place(header, place)
    }
    for (section, footer) in footers { place(footer, floating.footer(section)) }
  }

  /// A header that follows its content is as wide as that, at the leading edge.
  private func hug(_ header: UIView, _ frame: inout CGRect) {
    guard view.contentHuggingElements.contains(.sectionHeaders),
      let width = (header as? UITableViewHeaderFooterView)?.contentWidth, width < frame.width
    else { return }
    if view.isRightToLeft { frame.origin.x = frame.maxX - width }
    frame.size.width = width
  }

  private func place(_ end: UIView, _ place: (frame: CGRect, isFloating: Bool)) {
    if end.frame != place.frame { end.frame = place.frame }
    (end as? UITableViewHeaderFooterView)?.isFloating = place.isFloating
  }

  // MARK: Going out of sight

  private func hide(_ path: IndexPath, _ cell: UITableViewCell, isKept: Bool = false) {
    cells[path] = nil
    view.swipes.cellLeft(cell)
    if !isKept { view.takeBack(cell) }
    view.tableDelegate?.tableView(view, didEndDisplaying: cell, forRowAt: path)
  }

  private func hide(_ end: UIView, _ element: TableElement) {
    let section = element.section
    let isHeader = element.isHeader
    if isHeader { headers[section] = nil } else { footers[section] = nil }
    if let own = end as? UITableViewHeaderFooterView, own.reuseIdentifier != nil {
      view.takeBack(own)
    } else {
      end.removeFromSuperview()
    }
    if isHeader {
      view.tableDelegate?.tableView(view, didEndDisplayingHeaderView: end, forSection: section)
    } else {
      view.tableDelegate?.tableView(view, didEndDisplayingFooterView: end, forSection: section)
    }
  }

  /// Takes back cells that cannot be in sight, so that others can be made of them.
  func dropRows(outside bounds: CGRect) {
    let (geometry, movement) = (view.geometry, view.movement)
    let extents = geometry.extents
    let isUsual = !movement.isHolding
    func isOutside(_ path: IndexPath) -> Bool {
      guard !movement.holds(path) else { return false }
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
    var stay = RowCells()
    var lost: [(IndexPath, UITableViewCell)] = []
    for (path, cell) in cells {
      if !map.isReloaded(path), let new = map.new(path) {
        stay[new] = cell
      } else {
        lost.append((path, cell))
      }
    }
    for (path, cell) in lost {
      hide(path, cell, isKept: keeps(cell, path))
    }
    cells = stay
    func follow(_ ends: [Int: UIView], _ element: (Int) -> TableElement) -> [Int: UIView] {
      var stay: [Int: UIView] = [:]
      for (section, end) in ends {
        if !map.isReloaded(section: section), let new = map.newSection(section) {
          stay[new] = end
        } else {
          hide(end, element(section))
        }
      }
      return stay
    }
    headers = follow(headers) { .header($0) }
    footers = follow(footers) { .footer($0) }
    ordered = cells.keys
  }

  /// Has the data source fill cells in sight again, without taking them back.
  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = cells[path] else { continue }
      kept = cell
      let found = view.dataSource?.tableView(view, cellForRowAt: path)
      kept = nil
      if let found, found !== cell { replace(cell, with: found, at: path) }
      view.geometry.expect(TableElement(path))
    }
    view.pass.invalidate()
  }

  private func replace(_ old: UITableViewCell, with new: UITableViewCell, at path: IndexPath) {
    UIKitDiagnostics.report(
      Diagnosis(
        .reconfigureCell,
        what: "A row that was to be reconfigured came with another cell.",
        place: "\(type(of: view)), row \(path.short)",
        saw: "a \(type(of: new)) that is not the cell of the row",
        remedy: "Dequeue with the identifier the row has, or use reloadRows(at:with:); the new cell"
          + " is shown.",
        applePhrase:
          "attempted to dequeue a cell using a different registration or reuse identifier"
          + " than the existing cell when reconfiguring an item"
      )
    )
    hide(path, old)
    new.table = view
    new.frame = view.geometry.rect(of: TableElement(path))
    cells[path] = new
    view.dress(new, path)
    view.bringUpToDate(new, path)
    new.isHidden = false
    if new.superview !== view { view.insertSubview(new, at: 0) }
  }

  /// The cell that is being filled again.
  func reused(_ identifier: String) -> UITableViewCell? {
    kept?.reuseIdentifier == identifier ? kept : nil
  }

  // MARK: Questions

  func path(of cell: UITableViewCell) -> IndexPath? {
    cell.table === view ? cells.first { $0.value === cell }?.key : nil
  }

  /// The first row in sight, rather one that is not cut off.
  func firstSettled(in bounds: CGRect) -> IndexPath? {
    let top = bounds.minY + view.adjustedContentInset.top
    let geometry = view.geometry
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
