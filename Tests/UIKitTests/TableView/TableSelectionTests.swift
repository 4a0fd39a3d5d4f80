import Foundation
import Testing
import UIKit
import WindowHost

@MainActor @Suite struct TableSelectionTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// Writes down what a finger does.
  private final class Script: NSObject, UITableViewDataSource, UITableViewDelegate {
    let log = CallLog()
    var highlights = true
    var chosen: (IndexPath) -> IndexPath? = { $0 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
      log.lines.append("shouldHighlight \(path.row)")
      return highlights
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt path: IndexPath) {
      log.lines.append("didHighlight \(path.row)")
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt path: IndexPath) {
      log.lines.append("didUnhighlight \(path.row)")
    }

    func tableView(_ tableView: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
      log.lines.append("willSelect \(path.row)")
      return chosen(path)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
      log.lines.append("didSelect \(path.row)")
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
      log.lines.append("willDeselect \(path.row)")
      return path
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) {
      log.lines.append("didDeselect \(path.row)")
    }

    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt path: IndexPath) {
      log.lines.append("act \(path.row)")
    }
  }

  private func run(_ body: (TestScreen, UITableView, Script) throws -> Void) throws {
    let controller = UIViewController()
    let script = Script()
    try TestScreen.showing(controller) { screen in
      let table = UITableView(frame: screen.window.bounds)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = script
      table.delegate = script
      controller.view.addSubview(table)
      screen.settle()
      try body(screen, table, script)
    }
  }

  @Test func `a tap highlights, then selects`() throws {
    try run { screen, table, script in
      screen.finger(.began, 100, 60)
      screen.step(12)
      #expect(script.log.take() == ["shouldHighlight 1", "didHighlight 1"])
      let cell = try #require(table.cellForRow(at: path(1)))
      #expect(cell.isHighlighted && !cell.isSelected)
      screen.finger(.ended, 100, 60)
      #expect(script.log.take() == ["didUnhighlight 1", "willSelect 1", "didSelect 1", "act 1"])
      #expect(cell.isSelected && !cell.isHighlighted)
      #expect(table.indexPathForSelectedRow == path(1))
    }
  }

  @Test func `another row takes the selection over`() throws {
    try run { screen, table, script in
      screen.tap(100, 60)
      screen.step(30)
      _ = script.log.take()
      screen.tap(100, 100)
      let calls = script.log.take().filter { $0.contains("elect") }
      #expect(calls == ["willSelect 2", "willDeselect 1", "didDeselect 1", "didSelect 2"])
      #expect(table.cellForRow(at: path(1))?.isSelected == false)
    }
  }

  @Test func `a delegate chooses another row, or none`() throws {
    try run { screen, table, script in
      script.chosen = { $0.row == 1 ? IndexPath(row: 4, section: 0) : nil }
      screen.tap(100, 60)
      screen.step(30)
      #expect(table.indexPathsForSelectedRows == [path(4)])
      screen.tap(100, 100)
      screen.step(30)
      #expect(table.indexPathsForSelectedRows == [path(4)])
      script.highlights = false
      _ = script.log.take()
      screen.tap(100, 60)
      #expect(script.log.take() == ["shouldHighlight 1"])
    }
  }

  @Test func `the primary action is performed whether or not the selection may change`() throws {
    try run { screen, _, script in
      script.chosen = { _ in nil }
      screen.tap(100, 60)
      screen.step(30)
      #expect(script.log.take().suffix(2) == ["willSelect 1", "act 1"])
    }
  }

  @Test func `several rows are selected and let go`() throws {
    try run { screen, table, script in
      table.allowsMultipleSelection = true
      for y in [60.0, 100, 60] {
        screen.tap(100, y)
        screen.step(30)
      }
      #expect(table.indexPathsForSelectedRows == [path(2)])
      #expect(script.log.take().suffix(2) == ["willDeselect 1", "didDeselect 1"])
    }
  }

  @Test func `editing needs permission of its own`() throws {
    try run { screen, table, _ in
      table.selectRow(at: path(3), animated: false, scrollPosition: .none)
      table.setEditing(true, animated: false)
      screen.step(2)
      #expect(table.indexPathsForSelectedRows == nil)
      screen.tap(200, 60)
      screen.step(30)
      #expect(table.indexPathsForSelectedRows == nil)
      table.allowsMultipleSelectionDuringEditing = true
      screen.tap(200, 60)
      screen.step(30)
      screen.tap(200, 100)
      screen.step(30)
      #expect(table.indexPathsForSelectedRows == [path(1), path(2)])
    }
  }

  @Test func `lit rows hide the lines around them`() throws {
    try run { screen, table, _ in
      @MainActor func lines(_ row: Int) -> [UIView] {
        table.cellForRow(at: path(row))?.subviews.filter { $0.frame.height == 0.5 } ?? []
      }
      #expect(lines(2).map(\.isHidden) == [false] && lines(1).map(\.isHidden) == [false])
      table.selectRow(at: path(2), animated: false, scrollPosition: .none)
      screen.step()
      #expect(lines(2).map(\.isHidden) == [true] && lines(1).map(\.isHidden) == [true])
      table.deselectRow(at: path(2), animated: false)
      #expect(lines(2).map(\.isHidden) == [false] && lines(1).map(\.isHidden) == [false])
    }
  }

  @Test func `a drag scrolls and selects nothing`() throws {
    try run { screen, table, _ in
      screen.drag(from: (100, 300), to: (100, 200))
      screen.settle()
      #expect(table.contentOffset.y > 50)
      #expect(table.indexPathsForSelectedRows == nil)
    }
  }
}
