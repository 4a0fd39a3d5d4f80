import CoreGraphics
import Foundation
import Testing
import UIKit
import WindowHost

@MainActor @Suite struct TableIndexTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDataSourcePrefetching {
    let log = CallLog()
    var titles: [String]? = ["A", "B", "C", "D"]

    func numberOfSections(in tableView: UITableView) -> Int { 4 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      titles?[section]
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }

    func tableView(
      _ tableView: UITableView,
      sectionForSectionIndexTitle title: String,
      at index: Int
    ) -> Int {
      log.lines.append("title \(title) \(index)")
      return index
    }

    func tableView(_ tableView: UITableView, prefetchRowsAt paths: [IndexPath]) {
      log.lines.append("fetch \(paths.map(\.row))")
    }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt paths: [IndexPath]) {
      log.lines.append("cancel \(paths.map(\.row))")
    }
  }

  private func run(_ body: (TestScreen, UITableView, Source) throws -> Void) throws {
    let controller = UIViewController()
    let source = Source()
    try TestScreen.showing(controller, width: 375, height: 480) { screen in
      let table = UITableView(frame: screen.window.bounds)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      controller.view.addSubview(table)
      screen.settle()
      try body(screen, table, source)
    }
  }

  private func strip(_ table: UITableView) -> UIView? {
    table.subviews.first { $0.accessibilityIdentifier == "section index" }
  }

  @Test func `a finger on the index goes to sections`() throws {
    try run { screen, table, source in
      let strip = try #require(self.strip(table))
      #expect(strip.frame == CGRect(x: 360, y: 0, width: 15, height: 480))
      // Four titles of 13.75 points in the middle of the height.
      screen.finger(.began, 370, 240 + 20)
      #expect(source.log.take() == ["title D 3"])
      #expect(table.contentOffset.y == table.rect(forSection: 3).minY)
      screen.finger(.moved, 370, 240 - 5)
      screen.finger(.ended, 370, 240 - 5)
      screen.settle()
      #expect(source.log.take() == ["title B 1"])
      #expect(table.contentOffset.y == table.rect(forSection: 1).minY)
      #expect(strip.frame.minY == table.contentOffset.y)
    }
  }

  @Test func `it shows where there are rows enough`() throws {
    try run { screen, table, source in
      table.sectionIndexMinimumDisplayRowCount = 81
      screen.step()
      #expect(strip(table) == nil)
      table.sectionIndexMinimumDisplayRowCount = 80
      screen.step()
      #expect(strip(table) != nil)
      source.titles = nil
      table.reloadSectionIndexTitles()
      screen.step()
      #expect(strip(table) == nil)
    }
  }

  @Test func `rows ahead are announced once, and called off`() throws {
    try run { screen, table, source in
      table.prefetchDataSource = source
      screen.step()
      table.contentOffset.y = 1
      screen.step()
      let first = source.log.take()
      #expect(first.count == 1 && first[0].hasPrefix("fetch [10, 11, 12"))
      table.contentOffset.y = 2
      screen.step()
      #expect(source.log.take().isEmpty)
      table.contentOffset.y = 0
      screen.step()
      #expect(source.log.take().contains { $0.hasPrefix("cancel [") })
      table.isPrefetchingEnabled = false
      table.contentOffset.y = 900
      screen.step()
      #expect(source.log.take().isEmpty)
    }
  }

  @Test func `the nearest selected row is scrolled to`() throws {
    try run { screen, table, _ in
      table.allowsMultipleSelection = true
      for section in [1, 3] {
        table.selectRow(
          at: IndexPath(row: 5, section: section),
          animated: false,
          scrollPosition: .none
        )
      }
      table.contentOffset.y = table.contentSize.height - 480
      screen.step()
      table.scrollToNearestSelectedRow(at: .middle, animated: false)
      screen.step()
      let rect = table.rectForRow(at: IndexPath(row: 5, section: 3))
      #expect(abs(rect.midY - table.contentOffset.y - 240) < 0.01)
    }
  }

  @Test func `an index that is always hidden takes no room`() throws {
    try run { screen, table, _ in
      #expect(strip(table) != nil)
      let width = table.visibleCells.first?.contentView.frame.width ?? 0
      table.indexDisplayMode = .alwaysHidden
      screen.settle()
      #expect(strip(table) == nil)
      #expect((table.visibleCells.first?.contentView.frame.width ?? 0) > width)
      table.indexDisplayMode = .automatic
      screen.settle()
      #expect(strip(table) != nil)
    }
  }
}
