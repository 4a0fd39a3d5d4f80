import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit

/// What a delegate hears of cells, headers and footers that come into sight and go.
@MainActor @Suite struct TableDisplayTests {
  /// Keeps account of what shows by what it was told alone.
  private final class Account: RowsController {
    var cells: [ObjectIdentifier: IndexPath] = [:]
    var headers: [ObjectIdentifier: Int] = [:]
    var footers: [ObjectIdentifier: Int] = [:]
    var mistakes: [String] = []
    var hasEnds = true

    override func tableView(
      _ table: UITableView,
      titleForHeaderInSection section: Int
    ) -> String? { hasEnds ? "Head \(section)" : nil }

    override func tableView(
      _ table: UITableView,
      titleForFooterInSection section: Int
    ) -> String? { hasEnds ? "Foot \(section)" : nil }

    override func tableView(
      _ table: UITableView,
      willDisplay cell: UITableViewCell,
      forRowAt path: IndexPath
    ) {
      log.lines.append("will \(path.words)")
      if cells.updateValue(path, forKey: ObjectIdentifier(cell)) != nil {
        mistakes.append("\(path.words) twice")
      }
    }

    override func tableView(
      _ table: UITableView,
      didEndDisplaying cell: UITableViewCell,
      forRowAt path: IndexPath
    ) {
      log.lines.append("end \(path.words)")
      if cells.removeValue(forKey: ObjectIdentifier(cell)) == nil {
        mistakes.append("\(path.words) was not there")
      }
    }

    override func tableView(
      _ table: UITableView,
      willDisplayHeaderView view: UIView,
      forSection section: Int
    ) {
      if headers.updateValue(section, forKey: ObjectIdentifier(view)) != nil {
        mistakes.append("header \(section) twice")
      }
    }

    override func tableView(
      _ table: UITableView,
      didEndDisplayingHeaderView view: UIView,
      forSection section: Int
    ) {
      if headers.removeValue(forKey: ObjectIdentifier(view)) == nil {
        mistakes.append("header \(section) was not there")
      }
    }

    override func tableView(
      _ table: UITableView,
      willDisplayFooterView view: UIView,
      forSection section: Int
    ) {
      if footers.updateValue(section, forKey: ObjectIdentifier(view)) != nil {
        mistakes.append("footer \(section) twice")
      }
    }

    override func tableView(
      _ table: UITableView,
      didEndDisplayingFooterView view: UIView,
      forSection section: Int
    ) {
      if footers.removeValue(forKey: ObjectIdentifier(view)) == nil {
        mistakes.append("footer \(section) was not there")
      }
    }

    func expectBalance() throws {
      let table = try #require(tableView)
      #expect(mistakes.isEmpty)
      #expect(Set(cells.keys) == Set(table.visibleCells.map { ObjectIdentifier($0) }))
      let sections = 0..<table.numberOfSections
      #expect(
        Set(headers.keys)
          == Set(
            sections.compactMap { table.headerView(forSection: $0).map(ObjectIdentifier.init) }
          )
      )
      #expect(
        Set(footers.keys)
          == Set(
            sections.compactMap { table.footerView(forSection: $0).map(ObjectIdentifier.init) }
          )
      )
    }
  }

  @Test func `scrolling by a row tells of one that comes and one that goes`() throws {
    let names = Account([TableStage.names(40)])
    names.hasEnds = false
    try names.show(height: 440) { screen in
      #expect(names.log.take() == (0..<10).map { "will 0.\($0)" })
      let first = try #require(names.tableView.cellForRow(at: .row(0)))
      names.tableView.contentOffset.y = 44
      screen.step()
      #expect(Set(names.log.take()) == ["will 0.10", "end 0.0"])
      #expect(names.tableView.indexPath(for: first) != .row(0))
      names.tableView.contentOffset.y = 0
      screen.step()
      #expect(Set(names.log.take()) == ["will 0.0", "end 0.10"])
      try names.expectBalance()
    }
  }

  @Test func `new data ends the display of all the old`() throws {
    let names = Account([TableStage.names(3), TableStage.names(2)])
    try names.show { screen in
      let old = Set(names.log.take().map { $0.dropFirst(5) })
      names.sections = [["only"]]
      names.tableView.reloadData()
      screen.settle()
      let calls = names.log.take()
      #expect(Set(calls.filter { $0.hasPrefix("end") }.map { $0.dropFirst(4) }) == old)
      #expect(calls.filter { $0.hasPrefix("will") } == ["will 0.0"])
      try names.expectBalance()
    }
  }

  @Test func `a deleted row ends its display under its old path`() throws {
    let names = Account([TableStage.names(5)])
    names.hasEnds = false
    try names.show { screen in
      _ = names.log.take()
      names.sections[0].remove(at: 2)
      names.tableView.deleteRows(at: [.row(2)], with: .fade)
      screen.settle()
      #expect(names.log.take() == ["end 0.2"])
      try names.expectBalance()
    }
  }

  @Test func `an inserted row is told of under its new path`() throws {
    let names = Account([TableStage.names(5)])
    names.hasEnds = false
    try names.show { screen in
      _ = names.log.take()
      names.sections[0].insert("new", at: 2)
      names.tableView.insertRows(at: [.row(2)], with: .fade)
      screen.settle()
      #expect(names.log.take() == ["will 0.2"])
      #expect(names.shownNames[2] == "new")
    }
  }

  @Test(arguments: 0..<24)
  func `whatever comes goes once, and what is told of is what shows`(_ seed: Int) throws {
    var numbers = SplitMix64(seed: seed)
    let style = numbers.pick([UITableView.Style.plain, .grouped, .insetGrouped])
    let names = Account(
      (0..<numbers.int(1...4)).map { section in
        (0..<numbers.int(0...20)).map { "s\(section).\($0)" }
      },
      style: style
    )
    names.hasEnds = numbers.once(in: 2)
    try names.show { screen in
      let table = try #require(names.tableView)
      for _ in 0..<12 {
        switch numbers.int(0...3) {
        case 0:
          table.reloadData()
        case 1:
          let transaction = RandomTransaction(names.sections, &numbers)
          table.performBatchUpdates {
            transaction.declare(to: table, &numbers)
            names.sections = transaction.result
          }
        default:
          let end = max(0, table.contentSize.height - 600)
          table.contentOffset.y = CGFloat(numbers.double(0...Double(end))).rounded()
        }
        if numbers.once(in: 3) { screen.step(numbers.int(1...6)) } else { screen.settle() }
      }
      screen.settle()
      try names.expectBalance()
    }
  }

  @Test func `headers of a plain table show as long as their section does`() throws {
    let names = Account([TableStage.names(3), TableStage.names(30)])
    try names.show(height: 440) { screen in
      #expect(Set(names.headers.values) == [0, 1])
      let end = names.tableView.rect(forSection: 0).maxY
      names.tableView.contentOffset.y = end - 1
      screen.step()
      #expect(Set(names.headers.values) == [0, 1])
      names.tableView.contentOffset.y = end + 1
      screen.step()
      #expect(Set(names.headers.values) == [1])
      try names.expectBalance()
    }
  }

  @Test func `cells that leave are the ones that come`() throws {
    let names = Account([TableStage.names(200)])
    names.hasEnds = false
    try names.show(height: 440) { screen in
      var seen = Set(names.cells.keys)
      for _ in 0..<50 {
        names.tableView.contentOffset.y += 44
        screen.step()
        seen.formUnion(names.cells.keys)
      }
      // What shows, and what a partly shown row and one that is underway need besides.
      #expect(seen.count <= 13)
    }
  }
}
