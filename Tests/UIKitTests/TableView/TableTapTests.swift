import Foundation
import Testing
import UIKit
import WindowHost

/// What taps on rows do to the selection, and what selecting in code leaves alone.
@MainActor @Suite struct TableTapTests {
  private final class Choices: RowsController {
    var keeps: Set<Int> = []
    var refuses: Set<Int> = []

    override func tableView(_ table: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
      log.lines.append("will \(path.row)")
      return refuses.contains(path.row) ? nil : path
    }

    override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
      log.lines.append("did \(path.row)")
    }

    override func tableView(
      _ table: UITableView,
      willDeselectRowAt path: IndexPath
    ) -> IndexPath? {
      log.lines.append("willNot \(path.row)")
      return keeps.contains(path.row) ? nil : path
    }

    override func tableView(_ table: UITableView, didDeselectRowAt path: IndexPath) {
      log.lines.append("didNot \(path.row)")
    }
  }

  private func run(
    _ names: Choices = Choices([TableStage.names(30)]),
    _ body: (TestScreen, UITableView, Choices) throws -> Void
  ) throws {
    try names.show { screen in
      let table = try #require(names.tableView)
      try body(screen, table, names)
    }
  }

  private func tap(_ row: Int, _ screen: TestScreen, _ table: UITableView) {
    let rect = table.rectForRow(at: .row(row))
    screen.tap(100, rect.midY - table.contentOffset.y)
    screen.settle()
  }

  @Test func `a selected row is chosen again without being let go`() throws {
    try run { screen, table, names in
      tap(3, screen, table)
      tap(3, screen, table)
      #expect(names.log.take() == ["will 3", "did 3", "will 3", "did 3"])
      #expect(table.indexPathsForSelectedRows == [.row(3)])
    }
  }

  @Test func `code selects and lets go without a word to the delegate`() throws {
    try run { screen, table, names in
      table.selectRow(at: .row(2), animated: false, scrollPosition: .none)
      table.selectRow(at: .row(4), animated: true, scrollPosition: .none)
      #expect(table.indexPathsForSelectedRows == [.row(4)])
      #expect(table.cellForRow(at: .row(2))?.isSelected == false)
      #expect(table.cellForRow(at: .row(4))?.isSelected == true)
      table.deselectRow(at: .row(7), animated: false)
      #expect(table.indexPathForSelectedRow == .row(4))
      table.selectRow(at: nil, animated: false, scrollPosition: .none)
      #expect(table.indexPathForSelectedRow == nil)
      screen.settle()
      #expect(names.log.take().isEmpty)
    }
  }

  @Test func `a row that its delegate keeps stays chosen among several`() throws {
    try run { screen, table, names in
      table.allowsMultipleSelection = true
      names.keeps = [1]
      tap(1, screen, table)
      tap(2, screen, table)
      _ = names.log.take()
      tap(1, screen, table)
      tap(2, screen, table)
      #expect(names.log.take() == ["willNot 1", "willNot 2", "didNot 2"])
      #expect(table.indexPathsForSelectedRows == [.row(1)])
      #expect(table.cellForRow(at: .row(1))?.isSelected == true)
    }
  }

  @Test func `one of several that is refused leaves the others`() throws {
    try run { screen, table, names in
      table.allowsMultipleSelection = true
      names.refuses = [5]
      for row in [4, 5, 6] { tap(row, screen, table) }
      #expect(names.log.take() == ["will 4", "did 4", "will 5", "will 6", "did 6"])
      #expect(table.indexPathsForSelectedRows == [.row(4), .row(6)])
      #expect(table.cellForRow(at: .row(5))?.isHighlighted == false)
    }
  }

  @Test func `rows that cannot be selected take no taps`() throws {
    try run { screen, table, names in
      tap(2, screen, table)
      _ = names.log.take()
      table.allowsSelection = false
      #expect(table.indexPathForSelectedRow == nil)
      tap(2, screen, table)
      #expect(names.log.take().isEmpty && table.indexPathForSelectedRow == nil)
      table.allowsSelection = true
      tap(2, screen, table)
      #expect(names.log.take() == ["will 2", "did 2"])
    }
  }

  @Test func `taps post that the selection changed, code does not`() throws {
    final class Count: @unchecked Sendable { var value = 0 }
    try run { screen, table, _ in
      let count = Count()
      let token = NotificationCenter.default.addObserver(
        forName: UITableView.selectionDidChangeNotification,
        object: table,
        queue: nil
      ) { _ in count.value += 1 }
      defer { NotificationCenter.default.removeObserver(token) }
      table.selectRow(at: .row(1), animated: false, scrollPosition: .none)
      table.deselectRow(at: .row(1), animated: false)
      #expect(count.value == 0)
      tap(1, screen, table)
      #expect(count.value == 1)
    }
  }

  @Test func `a row without a look of its own is selected all the same`() throws {
    try run { screen, table, names in
      let cell = try #require(table.cellForRow(at: .row(1)))
      cell.selectionStyle = .none
      tap(1, screen, table)
      #expect(names.log.take() == ["will 1", "did 1"] && cell.isSelected)
    }
  }

  @Test func `a cell that comes back shows that its row is selected`() throws {
    try run { screen, table, _ in
      table.selectRow(at: .row(0), animated: false, scrollPosition: .none)
      table.contentOffset.y = 44 * 15
      screen.step()
      #expect(table.cellForRow(at: .row(0)) == nil)
      #expect(table.visibleCells.allSatisfy { !$0.isSelected })
      table.contentOffset.y = 0
      screen.step()
      #expect(table.visibleCells.filter(\.isSelected).map { table.indexPath(for: $0) } == [.row(0)])
    }
  }

  @Test func `the selection follows its rows through updates`() throws {
    try run { screen, table, names in
      table.allowsMultipleSelection = true
      for row in [1, 3, 5] {
        table.selectRow(at: .row(row), animated: false, scrollPosition: .none)
      }
      names.sections[0].remove(at: 3)
      names.sections[0].insert("new", at: 0)
      table.performBatchUpdates {
        table.deleteRows(at: [.row(3)], with: .fade)
        table.insertRows(at: [.row(0)], with: .fade)
      }
      #expect(table.indexPathsForSelectedRows == [.row(2), .row(5)])
      names.sections[0].swapAt(5, 20)
      table.performBatchUpdates {
        table.moveRow(at: .row(5), to: .row(20))
        table.moveRow(at: .row(20), to: .row(5))
      }
      #expect(Set(table.indexPathsForSelectedRows ?? []) == [.row(2), .row(20)])
      table.reloadRows(at: [.row(2)], with: .none)
      #expect(table.indexPathsForSelectedRows == [.row(20)])
      table.reloadData()
      #expect(table.indexPathsForSelectedRows == nil)
      screen.settle()
      #expect(names.log.take().isEmpty)
    }
  }

  @Test(arguments: [UITableView.ScrollPosition.top, .middle, .bottom])
  func `a row selected in code is brought where it is wanted`(
    _ position: UITableView.ScrollPosition
  ) throws {
    try run { screen, table, _ in
      table.selectRow(at: .row(16), animated: false, scrollPosition: position)
      screen.step()
      let rect = table.rectForRow(at: .row(16)).offsetBy(dx: 0, dy: -table.contentOffset.y)
      switch position {
      case .top: #expect(rect.minY == 0)
      case .middle: #expect(rect.midY == 300)
      default: #expect(rect.maxY == 600)
      }
      #expect(table.cellForRow(at: .row(16))?.isSelected == true)
    }
  }

  @Test func `the look of several chosen rows goes before that of one`() throws {
    try run { screen, table, _ in
      let cell = try #require(table.cellForRow(at: .row(1)))
      let (one, several) = (UIView(), UIView())
      cell.selectedBackgroundView = one
      cell.multipleSelectionBackgroundView = several
      tap(1, screen, table)
      #expect(one.superview === cell && one.frame == cell.bounds)
      #expect(several.superview == nil || several.isHidden || several.alpha == 0)
      tap(2, screen, table)
      table.allowsMultipleSelection = true
      tap(1, screen, table)
      #expect(several.superview === cell && !several.isHidden && several.alpha == 1)
    }
  }

  @Test func `labels and images take their lit look with the row`() throws {
    try run { screen, table, _ in
      let cell = try #require(table.cellForRow(at: .row(1)))
      cell.imageView?.image = UIImage(cgImage: Picture.make(["R"]))
      screen.finger(.began, 100, 66)
      screen.step(12)
      #expect(cell.textLabel?.isHighlighted == true && cell.imageView?.isHighlighted == true)
      screen.finger(.cancelled, 100, 66)
      screen.settle()
      #expect(cell.textLabel?.isHighlighted == false && cell.imageView?.isHighlighted == false)
      #expect(table.indexPathForSelectedRow == nil)
    }
  }

  @Test(arguments: [true, false])
  func `a table controller that appears again clears its selection unless told not to`(
    _ clears: Bool
  ) throws {
    let names = Choices([TableStage.names(5)])
    names.clearsSelectionOnViewWillAppear = clears
    let way = UINavigationController(rootViewController: names)
    TestScreen.showing(way, width: 375, height: 600) { screen in
      screen.settle()
      names.tableView.selectRow(at: .row(2), animated: false, scrollPosition: .none)
      way.pushViewController(UIViewController(), animated: false)
      screen.settle()
      way.popViewController(animated: false)
      screen.settle()
      #expect(names.tableView.indexPathForSelectedRow == (clears ? nil : .row(2)))
      #expect(names.log.take().isEmpty)
    }
  }

  @Test func `a delegate may replace the data when a row is chosen`() throws {
    final class Emptying: RowsController {
      override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
        log.lines.append(sections[0][path.row])
        sections = [["last"]]
        table.reloadData()
      }
    }
    let names = Emptying([TableStage.names(10)])
    try names.show { screen in
      screen.tap(100, 66)
      screen.settle()
      #expect(names.log.take() == ["Row 1"])
      #expect(names.shownNames == ["last"])
      #expect(names.tableView.indexPathForSelectedRow == nil)
      screen.tap(100, 300)
      screen.settle()
      #expect(names.log.take().isEmpty)
      screen.tap(100, 20)
      screen.settle()
      #expect(names.log.take() == ["last"])
    }
  }
}
