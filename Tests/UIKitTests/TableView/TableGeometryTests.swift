import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit

/// Where rows, headers and footers lie, held against sums of heights.
@MainActor @Suite struct TableGeometryTests {
  /// Rows, headers and footers whose heights are said; none is 0.
  private final class Said: RowsController {
    var heights: [String: CGFloat] = [:]
    var headers: [CGFloat] = []
    var footers: [CGFloat] = []
    var asked: [IndexPath] = []

    override func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
      asked.append(path)
      return heights[sections[path.section][path.row]] ?? 44
    }

    override func tableView(
      _ table: UITableView,
      heightForHeaderInSection section: Int
    ) -> CGFloat { headers.indices.contains(section) ? headers[section] : 0 }

    override func tableView(
      _ table: UITableView,
      heightForFooterInSection section: Int
    ) -> CGFloat { footers.indices.contains(section) ? footers[section] : 0 }

    override func tableView(
      _ table: UITableView,
      viewForHeaderInSection section: Int
    ) -> UIView? { UIView() }

    override func tableView(
      _ table: UITableView,
      viewForFooterInSection section: Int
    ) -> UIView? { UIView() }

    /// Heights and numbers of rows drawn at random.
    func draw(_ numbers: inout SplitMix64) {
      sections = (0..<numbers.int(1...6)).map { section in
        (0..<numbers.int(0...12)).map { "s\(section).\($0)" }
      }
      for name in sections.joined() { heights[name] = CGFloat(numbers.int(1...180)) / 2 + 10 }
      headers = sections.map { _ in CGFloat(numbers.int(0...60)) }
      footers = sections.map { _ in CGFloat(numbers.int(0...60)) }
    }
  }

  /// Where everything of a plain table lies, added up.
  private struct Sums {
    var rows: [IndexPath: ClosedRange<CGFloat>] = [:]
    var headers: [ClosedRange<CGFloat>] = []
    var footers: [ClosedRange<CGFloat>] = []
    var end: CGFloat = 0

    @MainActor
    init(_ said: Said) {
      for (section, names) in said.sections.enumerated() {
        let header = said.headers[section]
        // Plain tables keep 22 points free above each header.
        if header > 0 { end += 22 }
        headers.append(end...end + header)
        end += header
        for (row, name) in names.enumerated() {
          let height = said.heights[name] ?? 44
          rows[.row(row, section)] = end...end + height
          end += height
        }
        footers.append(end...end + said.footers[section])
        end += said.footers[section]
      }
    }
  }

  private func run(
    _ seed: Int,
    estimates: Bool,
    _ body: (TestScreen, UITableView, Said, inout SplitMix64) throws -> Void
  ) throws {
    var numbers = SplitMix64(seed: seed)
    let said = Said([])
    said.draw(&numbers)
    said.loadViewIfNeeded()
    if !estimates { said.tableView.estimatedRowHeight = 0 }
    try said.show { screen in try body(screen, said.tableView, said, &numbers) }
  }

  @Test(arguments: 0..<20) func `everything lies below what is above it`(_ seed: Int) throws {
    try run(seed, estimates: false) { _, table, said, _ in
      let sums = Sums(said)
      #expect(table.contentSize == CGSize(width: 375, height: sums.end))
      for (path, span) in sums.rows {
        let rect = table.rectForRow(at: path)
        #expect(rect.minY == span.lowerBound && rect.maxY == span.upperBound)
        #expect(rect.minX == 0 && rect.width == 375)
      }
      for section in said.sections.indices {
        let header = table.rectForHeader(inSection: section)
        #expect(header.minY == sums.headers[section].lowerBound)
        #expect(header.height == said.headers[section])
        let footer = table.rectForFooter(inSection: section)
        #expect(footer.minY == sums.footers[section].lowerBound)
        #expect(footer.height == said.footers[section])
        // A section reaches from the end of the one before to that of its own footer.
        let start = section == 0 ? 0 : sums.footers[section - 1].upperBound
        let whole = table.rect(forSection: section)
        #expect(whole.minY == start && whole.maxY == sums.footers[section].upperBound)
      }
    }
  }

  @Test(arguments: 20..<32) func `points and rectangles find the rows that are there`(
    _ seed: Int
  ) throws {
    try run(seed, estimates: false) { _, table, said, numbers in
      let sums = Sums(said)
      for _ in 0..<60 {
        let y = CGFloat(numbers.double(-20...Double(sums.end) + 40))
        let there = sums.rows.first { $0.value.lowerBound <= y && y < $0.value.upperBound }
        #expect(table.indexPathForRow(at: CGPoint(x: 50, y: y)) == there?.key)
        let height = CGFloat(numbers.double(1...400))
        let met = sums.rows.filter { $0.value.lowerBound < y + height && $0.value.upperBound > y }
        let found = table.indexPathsForRows(in: CGRect(x: 0, y: y, width: 375, height: height))
        #expect((found ?? []) == met.keys.sorted())
      }
    }
  }

  @Test(arguments: 32..<44) func `updates lead where a table made anew would be`(
    _ seed: Int
  ) throws {
    try run(seed, estimates: true) { screen, table, said, numbers in
      for _ in 0..<6 {
        let transaction = RandomTransaction(said.sections, &numbers)
        for name in transaction.result.joined() where said.heights[name] == nil {
          said.heights[name] = CGFloat(numbers.int(20...90))
        }
        while said.headers.count < transaction.result.count { said.headers.append(0) }
        while said.footers.count < transaction.result.count { said.footers.append(0) }
        var order = numbers
        table.performBatchUpdates {
          transaction.declare(to: table, &order)
          said.sections = transaction.result
        }
        screen.settle()
        // What is in sight has been asked for; all of it has after going over the whole.
        var y: CGFloat = 0
        while y < table.contentSize.height {
          table.contentOffset.y = y
          screen.step()
          y += 500
        }
        table.contentOffset.y = 0
        screen.step()
        let fresh = Said(said.sections)
        (fresh.heights, fresh.headers, fresh.footers) = (said.heights, said.headers, said.footers)
        let sums = Sums(fresh)
        for (path, span) in sums.rows {
          #expect(table.rectForRow(at: path).height == span.upperBound - span.lowerBound)
        }
        // Headers and footers keep the heights they came with.
        let rows = sums.rows.values.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
        let shown = said.sections.indices.reduce(CGFloat(0)) { sum, section in
          sum
            + said.sections[section].indices.reduce(0) {
              $0 + table.rectForRow(at: .row($1, section)).height
            }
        }
        #expect(shown == rows)
      }
    }
  }

  @Test func `a delegate's heights go before the table's`() throws {
    let said = Said([["A", "B"]])
    said.heights = ["A": 70, "B": 80]
    said.loadViewIfNeeded()
    said.tableView.rowHeight = 30
    try said.show { screen in
      let table = try #require(said.tableView)
      #expect(table.rectForRow(at: .row(0)).height == 70)
      #expect(table.rectForRow(at: .row(1)) == CGRect(x: 0, y: 70, width: 375, height: 80))
      said.heights["A"] = UITableView.automaticDimension
      table.reloadData()
      screen.settle()
      // What the delegate leaves open is the table's.
      #expect(table.rectForRow(at: .row(0)).height == 30)
    }
  }

  @Test func `a height of the table's is that of every row`() throws {
    let names = RowsController([TableStage.names(100), TableStage.names(50)])
    try names.show { screen in
      let table = try #require(names.tableView)
      table.rowHeight = 31.5
      screen.step()
      #expect(table.contentSize.height == 150 * 31.5)
      #expect(table.visibleCells.allSatisfy { $0.frame.height == 31.5 })
      #expect(table.rectForRow(at: .row(49, 1)).maxY == 150 * 31.5)
      table.rowHeight = UITableView.automaticDimension
      screen.step()
      #expect(table.visibleCells.allSatisfy { $0.frame.height == 44 })
    }
  }

  @Test func `heights are asked for again after a block of updates`() throws {
    let said = Said([TableStage.names(4)])
    try said.show { screen in
      let table = try #require(said.tableView)
      #expect(table.rectForRow(at: .row(1)).height == 44)
      said.heights["Row 1"] = 100
      table.beginUpdates()
      table.endUpdates()
      screen.settle()
      #expect(table.rectForRow(at: .row(1)).height == 100)
      #expect(table.cellForRow(at: .row(2))?.frame.minY == 144)
      said.heights["Row 1"] = 20
      table.performBatchUpdates(nil)
      screen.settle()
      #expect(table.rectForRow(at: .row(2)).minY == 64)
    }
  }

  @Test func `rows far away are not asked for while there are estimates`() throws {
    let said = Said([TableStage.names(1_000)])
    said.loadViewIfNeeded()
    said.tableView.estimatedRowHeight = 44
    try said.show { _ in
      #expect((said.asked.map(\.row).max() ?? 0) < 60)
      let all = Said([TableStage.names(1_000)])
      all.loadViewIfNeeded()
      all.tableView.estimatedRowHeight = 0
      try all.show { _ in #expect(Set(all.asked.map(\.row)) == Set(0..<1_000)) }
    }
  }

  @Test func `rows that do not exist lie nowhere`() throws {
    let names = RowsController([["A"], []])
    try names.show { _ in
      let table = try #require(names.tableView)
      #expect(table.rectForRow(at: .row(1)) == .zero && table.rectForRow(at: .row(0, 1)) == .zero)
      #expect(table.rectForRow(at: .row(0, 7)) == .zero)
      #expect(table.cellForRow(at: .row(3)) == nil)
      #expect(table.indexPath(for: UITableViewCell()) == nil)
      #expect(table.indexPathsForRows(in: CGRect(x: 0, y: 5_000, width: 9, height: 9)) ?? [] == [])
    }
  }

  @Test func `an empty table shows nothing and can be filled`() throws {
    let names = RowsController([])
    try names.show { screen in
      let table = try #require(names.tableView)
      #expect(table.numberOfSections == 0 && table.visibleCells.isEmpty)
      #expect(table.indexPathsForVisibleRows ?? [] == [] && table.contentSize.height == 0)
      names.sections = [["A"]]
      table.insertSections([0], with: .automatic)
      screen.settle()
      #expect(names.shownNames == ["A"])
      names.sections = []
      table.deleteSections([0], with: .automatic)
      screen.settle()
      #expect(table.visibleCells.isEmpty && table.contentSize.height == 0)
    }
  }

  @Test func `insets of the content move no row`() throws {
    let names = RowsController([TableStage.names(40)])
    try names.show { screen in
      let table = try #require(names.tableView)
      table.contentInset = UIEdgeInsets(top: 100, left: 0, bottom: 50, right: 0)
      screen.settle()
      #expect(table.rectForRow(at: .row(0)).minY == 0 && table.contentSize.height == 1_760)
      table.scrollToRow(at: .row(0), at: .top, animated: false)
      screen.step()
      #expect(table.contentOffset.y == -100)
      table.scrollToRow(at: .row(39), at: .bottom, animated: false)
      screen.step()
      #expect(abs(table.contentOffset.y - 1_210) < 0.001)
    }
  }
}
