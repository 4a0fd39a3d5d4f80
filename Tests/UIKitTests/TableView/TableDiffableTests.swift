import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct TableDiffableTests {
  private final class Source: UITableViewDiffableDataSource<String, Int> {
    override func tableView(
      _ tableView: UITableView,
      titleForHeaderInSection section: Int
    ) -> String? { sectionIdentifier(for: section) }

    override func tableView(
      _ tableView: UITableView,
      canEditRowAt indexPath: IndexPath
    ) -> Bool { true }
  }

  private func run(_ body: (TestScreen, UITableView, Source) throws -> Void) throws {
    let controller = UITableViewController(style: .plain)
    try TestScreen.showing(controller, width: 375, height: 480) { screen in
      let table = try #require(controller.tableView)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      let source = Source(tableView: table) { table, path, item in
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        cell.textLabel?.text = "\(item)"
        return cell
      }
      #expect(table.dataSource === source)
      try body(screen, table, source)
    }
  }

  private func snapshot(_ sections: [(String, [Int])]) -> NSDiffableDataSourceSnapshot<String, Int>
  {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  private func texts(_ table: UITableView) -> [String] {
    table.visibleCells.map { $0.textLabel?.text ?? "" }
  }

  @Test func `snapshots are shown, and equal rows keep their cells`() throws {
    try run { screen, table, source in
      source.apply(snapshot([("A", [1, 2, 3])]))
      screen.step()
      #expect(texts(table) == ["1", "2", "3"])
      #expect(table.headerView(forSection: 0)?.textLabel?.text == "A")
      let cell = table.cellForRow(at: IndexPath(row: 2, section: 0))
      var ended = false
      source.apply(snapshot([("B", [9]), ("A", [3, 1, 4])])) { ended = true }
      screen.settle()
      #expect(ended && texts(table) == ["9", "3", "1", "4"])
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 1)) === cell)
      #expect(source.indexPath(for: 4) == IndexPath(row: 2, section: 1))
      #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 0)) == 9)
      #expect(source.index(for: "A") == 1 && source.snapshot().numberOfItems == 4)
      #expect(source.defaultRowAnimation == .automatic)
      source.defaultRowAnimation = .fade
      source.applySnapshotUsingReloadData(snapshot([("C", [7])]))
      screen.step()
      #expect(texts(table) == ["7"])
    }
  }

  @Test func `marked rows are made anew or filled again`() throws {
    try run { screen, table, source in
      source.apply(snapshot([("A", [1, 2, 3])]))
      screen.step()
      let cells = table.visibleCells
      for cell in cells { cell.textLabel?.text = "old" }
      var next = source.snapshot()
      next.reconfigureItems([2])
      next.reloadItems([3])
      source.apply(next, animatingDifferences: false)
      #expect(texts(table) == ["old", "2", "3"])
      #expect(table.visibleCells[1] === cells[1])
    }
  }

  @Test func `rows can be edited where the subclass lets them`() throws {
    let table = UITableView()
    let plain = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
    let path = IndexPath(row: 0, section: 0)
    #expect(!plain.tableView(table, canEditRowAt: path))
    #expect(!plain.tableView(table, canMoveRowAt: path))
    #expect(plain.tableView(table, titleForHeaderInSection: 0) == nil)
    #expect(plain.sectionIndexTitles(for: table) == nil)
    plain.apply(snapshot([("A", [1])]))
    let found = UIKitDiagnostics.recording { _ = plain.tableView(table, cellForRowAt: path) }
    #expect(found.first?.code == "TSK-BAD-CELL")
    #expect(
      found.first?.description.contains("UITableViewDiffableDataSource cell provider") == true
    )
  }
}
