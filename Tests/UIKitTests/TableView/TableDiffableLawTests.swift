import Foundation
import TestSupport
import Testing
import UIKit

/// Laws that a table's diffable data source keeps, over snapshots drawn at random.
@MainActor @Suite struct TableDiffableLawTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  private func run(
    _ body: (TestScreen, UITableView, UITableViewDiffableDataSource<Int, Int>) throws -> Void
  ) throws {
    let controller = UITableViewController(style: .plain)
    try TestScreen.showing(controller, width: 375, height: 2_000) { screen in
      let table = try #require(controller.tableView)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        cell.textLabel?.text = "\(item)"
        return cell
      }
      try body(screen, table, source)
    }
  }

  private func snapshot(_ sections: [(Int, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  /// Up to four of six sections, and up to thirty of forty items in them.
  private func drawn(_ numbers: inout SplitMix64) -> [(Int, [Int])] {
    let sections = (0..<6).shuffled(using: &numbers).prefix(numbers.int(1...4))
    var items = Array((0..<40).shuffled(using: &numbers).prefix(numbers.int(0...30)))
    return sections.map { section in
      let count = min(items.count, numbers.int(0...10))
      defer { items.removeFirst(count) }
      return (section, Array(items.prefix(count)))
    }
  }

  private func shown(_ table: UITableView) -> [[String]] {
    (0..<table.numberOfSections).map { section in
      (0..<table.numberOfRows(inSection: section)).map {
        table.cellForRow(at: .row($0, section))?.textLabel?.text ?? "?"
      }
    }
  }

  @Test(arguments: 0..<20) func `what is applied is what shows`(_ seed: Int) throws {
    var numbers = SplitMix64(seed: seed)
    try run { screen, table, source in
      var ends = 0
      for step in 0..<8 {
        let wanted = drawn(&numbers)
        let isAnimated = numbers.once(in: 2)
        source.apply(snapshot(wanted), animatingDifferences: isAnimated) { ends += 1 }
        #expect(source.snapshot().itemIdentifiers == wanted.flatMap(\.1))
        if numbers.once(in: 2) { screen.settle() } else { screen.step(2) }
        #expect(shown(table) == wanted.map { $0.1.map { "\($0)" } })
        for (position, (section, items)) in wanted.enumerated() {
          #expect(source.index(for: section) == position)
          #expect(source.sectionIdentifier(for: position) == section)
          for (row, item) in items.enumerated() {
            #expect(source.indexPath(for: item) == .row(row, position))
            #expect(source.itemIdentifier(for: .row(row, position)) == item)
          }
        }
        if step == 7 { screen.settle() }
      }
      #expect(ends == 8)
    }
  }

  @Test(arguments: 20..<32) func `items that stay keep their cells`(_ seed: Int) throws {
    var numbers = SplitMix64(seed: seed)
    try run { screen, table, source in
      var old = drawn(&numbers)
      source.apply(snapshot(old), animatingDifferences: false)
      screen.settle()
      for _ in 0..<4 {
        let cells = Dictionary(
          uniqueKeysWithValues: old.flatMap(\.1).map { item in
            (item, source.indexPath(for: item).flatMap { table.cellForRow(at: $0) })
          }
        )
        let new = drawn(&numbers)
        source.apply(snapshot(new))
        screen.settle()
        // A section that goes takes its cells along, also where an item comes to another one.
        let kept = Set(old.map(\.0)).intersection(new.map(\.0))
        let stayed = Set(old.filter { kept.contains($0.0) }.flatMap(\.1))
          .intersection(new.filter { kept.contains($0.0) }.flatMap(\.1))
        for item in stayed {
          let path = try #require(source.indexPath(for: item))
          #expect(table.cellForRow(at: path) === cells[item] ?? nil, "item \(item)")
        }
        old = new
      }
    }
  }

  @Test func `equal snapshots change nothing and end all the same`() throws {
    try run { screen, table, source in
      source.apply(snapshot([(1, [1, 2]), (2, [3])]))
      screen.settle()
      let cells = table.visibleCells
      var ends = 0
      source.apply(snapshot([(1, [1, 2]), (2, [3])])) { ends += 1 }
      screen.settle()
      #expect(ends == 1 && zip(cells, table.visibleCells).allSatisfy { $0 === $1 })
    }
  }

  @Test func `ends come in the order of the snapshots`() throws {
    try run { screen, table, source in
      var ends: [Int] = []
      for number in 0..<5 {
        source.apply(snapshot([(1, Array(0...number))])) { ends.append(number) }
      }
      screen.settle()
      #expect(ends == [0, 1, 2, 3, 4] && shown(table) == [["0", "1", "2", "3", "4"]])
    }
  }

  @Test func `a snapshot with new data asks for every cell`() throws {
    try run { screen, table, source in
      source.apply(snapshot([(1, [1, 2, 3])]))
      screen.settle()
      table.selectRow(at: .row(1), animated: false, scrollPosition: .none)
      var ended = false
      source.applySnapshotUsingReloadData(snapshot([(1, [1, 2, 3])])) { ended = true }
      screen.settle()
      #expect(ended && table.indexPathForSelectedRow == nil)
      #expect(shown(table) == [["1", "2", "3"]])
    }
  }

  @Test func `the selection stays with its items`() throws {
    try run { screen, table, source in
      source.apply(snapshot([(1, [1, 2, 3]), (2, [4])]))
      screen.settle()
      table.selectRow(at: .row(1), animated: false, scrollPosition: .none)
      source.apply(snapshot([(2, [9, 4]), (1, [3, 2])]))
      screen.settle()
      #expect(table.indexPathForSelectedRow == .row(1, 1))
      #expect(source.itemIdentifier(for: .row(1, 1)) == 2)
      source.apply(snapshot([(1, [3])]))
      screen.settle()
      #expect(table.indexPathForSelectedRow == nil)
    }
  }

  @Test func `items and sections that are not there are nowhere`() throws {
    try run { _, _, source in
      source.apply(snapshot([(1, [1])]))
      #expect(source.itemIdentifier(for: .row(5)) == nil && source.indexPath(for: 9) == nil)
      #expect(source.sectionIdentifier(for: 3) == nil && source.index(for: 7) == nil)
      #expect(source.itemIdentifier(for: .row(0, 4)) == nil)
    }
  }
}
