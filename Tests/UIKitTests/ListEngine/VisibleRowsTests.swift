import CollectionLayout
import CoreGraphics
import Diagnostics
import Foundation
import ListUpdates
import Testing

@testable import UIKit

@MainActor @Suite struct `The views of rows in sight` {
  /// Writes down what becomes of views.
  final class List: SaidTable, ShowingRows {
    var adjustedContentInset = UIEdgeInsets.zero
    var isRightToLeft = false
    var hugsHeaders = false
    var held: IndexPath?
    var shift: CGFloat = 0
    var title: String?
    var log: [String] = []
    /// Gives cells in place of new ones.
    var cell: (IndexPath) -> UITableViewCell? = { _ in UITableViewCell() }

    var style: UITableView.Style { heightSettings.style }
    var isHoldingRow: Bool { held != nil }

    func take() -> [String] {
      defer { log = [] }
      return log
    }

    func invalidatePass() { log.append("invalidate") }
    func holds(_ path: IndexPath) -> Bool { held == path }
    func dataPath(of path: IndexPath) -> IndexPath { path }

    func askForCell(at path: IndexPath) -> UITableViewCell? {
      log.append("ask \(path.row)")
      return cell(path)
    }

    func adopt(_ cell: UITableViewCell) { log.append("adopt") }
    func owns(_ cell: UITableViewCell) -> Bool { true }
    func dress(_ cell: UITableViewCell, _ path: IndexPath) { log.append("dress \(path.row)") }

    func bringUpToDate(_ cell: UITableViewCell, _ path: IndexPath) {
      log.append("state \(path.row)")
    }

    func willDisplay(_ cell: UITableViewCell, at path: IndexPath) { log.append("come \(path.row)") }
    func dragPhase(ofRow path: IndexPath) -> DragPhase { .none }
    func add(_ cell: UITableViewCell) { log.append("add") }
    func swipeShift(of cell: UITableViewCell) -> CGFloat { shift }
    func willLose(_ cell: UITableViewCell) { log.append("lose") }
    func takeBack(_ cell: UITableViewCell) { log.append("back") }

    func didEndDisplaying(_ cell: UITableViewCell, at path: IndexPath) {
      log.append("leave \(path.row)")
    }

    func titleView(for element: TableElement) -> UITableViewHeaderFooterView? {
      title.map { UITableViewHeaderFooterView(reuseIdentifier: $0) }
    }

    func adopt(_ end: UITableViewHeaderFooterView, as element: TableElement) {
      log.append("adopt")
    }

    func addEnd(_ end: UIView) { log.append("add") }
    func takeBack(_ end: UITableViewHeaderFooterView) { log.append("back") }
    func willDisplay(_ end: UIView, as element: TableElement) { log.append("come \(element)") }

    func didEndDisplaying(_ end: UIView, as element: TableElement) {
      log.append("leave \(element)")
    }
  }

  private let list = List()
  private let geometry: TableGeometry
  private let visible: VisibleRows<List>

  init() {
    list.counts = [9]
    list.heightSettings.rowHeight = 10
    geometry = TableGeometry(table: list, heights: RowHeights(table: list))
    geometry.prepare()
    visible = VisibleRows(list: list, geometry: geometry)
  }

  private static func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private static func element(_ row: Int) -> TableElement { .row(section: 0, row: row) }

  private func show(_ rows: Range<Int>) { show(rows.map(Self.element)) }

  private func show(_ elements: [TableElement]) {
    for element in elements { visible.ensure(element) }
    visible.place(
      elements.map {
        ShownElement(element: $0, place: geometry.extents.interval(of: $0))
      }
    )
  }

  @Test func `are asked for once, and placed`() throws {
    show(0..<2)
    let steps = { (row: Int) in
      ["ask \(row)", "adopt", "dress \(row)", "state \(row)", "come \(row)", "add"]
    }
    #expect(list.take() == steps(0) + steps(1))
    let cell = try #require(visible.cells[Self.path(1)])
    #expect(cell.frame == CGRect(x: 0, y: 10, width: 100, height: 10))
    show(0..<2)
    #expect(list.take().isEmpty)
    #expect(visible.ordered == [Self.path(0), Self.path(1)])
    #expect(visible.path(of: cell) == Self.path(1))
    list.shift = -30
    show(0..<2)
    #expect(cell.frame.minX == -30)
  }

  @Test func `are taken back as they leave, but for one that is held`() {
    show(0..<4)
    _ = list.take()
    list.held = Self.path(0)
    show(2..<4)
    #expect(list.take() == ["lose", "back", "leave 1"])
    #expect(visible.ordered.map(\.row) == [0, 2, 3])
    visible.removeAll()
    #expect(visible.cells.isEmpty && visible.ordered.isEmpty)
  }

  @Test func `that cannot be in sight any more make room for others`() {
    show(0..<5)
    list.held = Self.path(4)
    _ = list.take()
    visible.dropRows(outside: CGRect(x: 0, y: 10, width: 100, height: 15))
    #expect(visible.cells.keys.map(\.row) == [1, 2, 4])
    list.held = nil
    visible.dropRows(outside: CGRect(x: 0, y: 10, width: 100, height: 15))
    #expect(visible.cells.keys.map(\.row) == [1, 2])
  }

  @Test func `are measured where their heights are guesses, once`() {
    list.heightSettings.rowHeight = UITableView.automaticDimension
    list.heights = [0: 70]
    geometry.invalidateCounts()
    geometry.prepare()
    show(0..<1)
    #expect(geometry.extents.extent(of: Self.element(0)) == RowExtent(70))
    #expect(visible.cells[Self.path(0)]?.frame.height == 70)
    list.heights = [0: 80]
    show(0..<1)
    #expect(visible.cells[Self.path(0)]?.frame.height == 70)
    geometry.expect(Self.element(0))
    list.bounds.size.width = 50
    _ = list.take()
    show(0..<1)
    #expect(visible.cells[Self.path(0)]?.frame.size == CGSize(width: 50, height: 80))
    #expect(list.take() == ["dress 0"])
  }

  @Test func `are given back where somebody reloads the table meanwhile`() {
    list.cell = { [geometry] _ in
      geometry.invalidate()
      return UITableViewCell()
    }
    visible.ensure(Self.element(0))
    #expect(list.take() == ["ask 0", "back"])
    #expect(visible.cells.isEmpty)
    list.cell = { _ in nil }
    visible.ensure(Self.element(0))
    #expect(list.take() == ["ask 0"])
  }

  @Test func `show one row each`() {
    let cell = UITableViewCell()
    list.cell = { _ in cell }
    let said = UIKitDiagnostics.recording { show(0..<2) }
    #expect(said.map(\.code) == ["TSK-BAD-CELL"])
    #expect(visible.cells[Self.path(0)] === cell && visible.cells[Self.path(1)] !== cell)
    #expect(visible.foreignCells == 1)
  }

  @Test func `can be hidden while they are on their way`() {
    visible.hidden = Self.path(1)
    show(0..<3)
    #expect(visible.cells.map(\.value.isHidden) == [false, true, false])
    #expect(visible.row(at: CGPoint(x: 5, y: 15)) == nil)
    visible.hidden = Self.path(2)
    #expect(visible.cells.map(\.value.isHidden) == [false, false, true])
    #expect(visible.row(at: CGPoint(x: 5, y: 15)) == Self.path(1))
  }

  @Test func `are known from the first that is not cut off`() {
    show(0..<4)
    list.bounds = CGRect(x: 0, y: 5, width: 100, height: 20)
    #expect(visible.firstSettled == Self.path(1))
    list.adjustedContentInset.top = 10
    #expect(visible.firstSettled == Self.path(2))
    list.bounds = CGRect(x: 0, y: 12, width: 100, height: 5)
    list.adjustedContentInset.top = 0
    #expect(visible.firstSettled == Self.path(1))
  }

  // MARK: Updates

  @Test func `go with their rows through an update`() {
    show(0..<4)
    let stays = visible.cells[Self.path(3)]
    _ = list.take()
    var operations = UpdateOperations<IndexPath>()
    operations.deletedItems = [Self.path(0), Self.path(1)]
    operations.reloadedItems = [Self.path(2)]
    visible.follow(UpdateMap(operations)) { _, path in path == Self.path(1) }
    #expect(
      list.take() == ["lose", "back", "leave 0", "lose", "leave 1", "lose", "back", "leave 2"]
    )
    #expect(visible.ordered == [Self.path(1)] && visible.cells[Self.path(1)] === stays)
  }

  @Test func `stay while they are filled again`() {
    let reusable = UITableViewCell(style: .default, reuseIdentifier: "a")
    list.cell = { _ in reusable }
    show(0..<1)
    _ = list.take()
    list.cell = { [visible] _ in visible.refilled("a") }
    visible.reconfigure([Self.path(0), Self.path(5)])
    #expect(list.take() == ["ask 0", "invalidate"])
    #expect(visible.cells[Self.path(0)] === reusable && visible.refilled("a") == nil)
    #expect(geometry.extents.extent(of: Self.element(0)).isEstimate)
  }

  @Test func `give way to another that came, where they were`() {
    show(0..<2)
    _ = list.take()
    let other = UITableViewCell()
    list.cell = { _ in other }
    let said = UIKitDiagnostics.recording { visible.reconfigure([Self.path(1)]) }
    #expect(said.map(\.code) == ["TSK-RECONFIGURE-CELL"])
    #expect(
      list.take() == [
        "ask 1", "lose", "back", "leave 1", "adopt", "dress 1", "state 1", "add", "invalidate",
      ]
    )
    #expect(visible.cells[Self.path(1)] === other && other.frame.minY == 10)
  }

  // MARK: Headers and footers

  @Test func `include headers, which cover rows and go with their section`() {
    list.title = "a"
    list.titles = [.header(0)]
    list.heightSettings.header.height = 30
    geometry.invalidateCounts()
    geometry.prepare()
    let header = TableElement.header(0)
    show([header, Self.element(0)])
    #expect(list.take().prefix(3) == ["adopt", "come \(header)", "add"])
    let top = geometry.rect(of: header).minY
    #expect(visible.headers[0]?.frame == CGRect(x: 0, y: top, width: 100, height: 30))
    // Scrolled, it covers its row.
    list.bounds.origin.y = top + 5
    visible.placeEnds()
    #expect(visible.headers[0]?.frame.minY == top + 5)
    #expect(visible.row(at: CGPoint(x: 5, y: top + 34)) == nil)
    #expect(visible.row(at: CGPoint(x: 5, y: top + 36)) == Self.path(0))
    show([Self.element(0)])
    #expect(list.take() == ["back", "leave \(header)"])
    #expect(visible.headers.isEmpty)
  }

  @Test func `include footers, which are lost with their section`() {
    list.title = "a"
    list.titles = [.footer(0)]
    list.heightSettings.width = 100
    geometry.invalidateCounts()
    geometry.prepare()
    show([.footer(0)])
    _ = list.take()
    var operations = UpdateOperations<IndexPath>()
    operations.insertedSections = [0]
    visible.follow(UpdateMap(operations))
    #expect(list.take().isEmpty && visible.footers.keys.sorted() == [1])
    operations = UpdateOperations<IndexPath>()
    operations.deletedSections = [1]
    visible.follow(UpdateMap(operations))
    #expect(list.take() == ["back", "leave \(TableElement.footer(1))"])
    #expect(visible.footers.isEmpty)
  }
}
