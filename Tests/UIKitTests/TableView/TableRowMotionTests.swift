import CoreGraphics
import Foundation
import Testing
import UIKit

/// How rows are seen coming, going and moving, and where they are in the meantime.
@MainActor @Suite struct TableRowMotionTests {
  private func path(_ row: Int) -> IndexPath { .row(row) }

  private func shownY(_ view: UIView) -> CGFloat { view.layer.presentation()?.frame.minY ?? .nan }

  @Test(arguments: [
    UITableView.RowAnimation.fade, .right, .left, .top, .bottom, .middle, .automatic,
  ])
  func `a row that comes is there at once and ends in its place`(
    _ animation: UITableView.RowAnimation
  ) throws {
    let names = RowsController([TableStage.names(6)])
    try names.show { screen in
      let table = try #require(names.tableView)
      names.sections[0].insert("new", at: 2)
      table.insertRows(at: [path(2)], with: animation)
      let cell = try #require(table.cellForRow(at: path(2)))
      #expect(cell.textLabel?.text == "new" && cell.frame == table.rectForRow(at: path(2)))
      screen.settle()
      #expect(cell.alpha == 1 && !cell.isHidden && cell.transform == .identity)
      #expect(cell.layer.presentation()?.frame ?? cell.frame == table.rectForRow(at: path(2)))
      #expect(table.visibleCells.map(\.frame.minY) == (0..<7).map { 44 * CGFloat($0) })
    }
  }

  @Test(arguments: [
    UITableView.RowAnimation.fade, .right, .left, .top, .bottom, .middle, .automatic, .none,
  ])
  func `a row that goes leaves nothing behind`(_ animation: UITableView.RowAnimation) throws {
    let names = RowsController([TableStage.names(6)])
    try names.show { screen in
      let table = try #require(names.tableView)
      names.sections[0].remove(at: 2)
      table.deleteRows(at: [path(2)], with: animation)
      #expect(table.numberOfRows(inSection: 0) == 5)
      screen.settle()
      #expect(names.shownNames == ["Row 0", "Row 1", "Row 3", "Row 4", "Row 5"])
      let cells = table.subviews.compactMap { $0 as? UITableViewCell }.filter { !$0.isHidden }
      #expect(cells.count == 5)
    }
  }

  @Test func `rows that move are seen between their places`() throws {
    let names = RowsController([TableStage.names(6)])
    try names.show { screen in
      let table = try #require(names.tableView)
      let cell = try #require(table.cellForRow(at: path(0)))
      names.sections[0].append(names.sections[0].removeFirst())
      table.moveRow(at: path(0), to: path(5))
      #expect(cell.frame.minY == 220)
      var last: CGFloat = 0
      for _ in 0..<8 {
        screen.step()
        #expect(shownY(cell) >= last && shownY(cell) < 220)
        last = shownY(cell)
      }
      #expect(last > 0)
      screen.settle()
      #expect(table.cellForRow(at: path(5)) === cell)
      #expect(names.shownNames == ["Row 1", "Row 2", "Row 3", "Row 4", "Row 5", "Row 0"])
    }
  }

  @Test func `without animations rows are in their place at once`() throws {
    let names = RowsController([TableStage.names(6)])
    try names.show { screen in
      let table = try #require(names.tableView)
      var ended: Bool?
      UIView.performWithoutAnimation {
        names.sections[0].insert("new", at: 0)
        table.performBatchUpdates {
          table.insertRows(at: [path(0)], with: .left)
        } completion: {
          ended = $0
        }
      }
      screen.step()
      #expect(ended == true)
      for (row, cell) in table.visibleCells.enumerated() {
        #expect((cell.layer.presentation() ?? cell.layer).frame == table.rectForRow(at: path(row)))
      }
    }
  }

  @Test func `updates during updates on the way end where the data is`() throws {
    let names = RowsController([TableStage.names(8)])
    try names.show { screen in
      let table = try #require(names.tableView)
      var ends = 0
      for step in 0..<6 {
        let row = step % 3
        names.sections[0].remove(at: row)
        names.sections[0].append("new \(step)")
        table.performBatchUpdates {
          table.deleteRows(at: [path(row)], with: .fade)
          table.insertRows(at: [path(7)], with: .left)
        } completion: { _ in
          ends += 1
        }
        screen.step(3)
      }
      screen.settle()
      #expect(ends == 6 && names.shownNames == names.sections[0])
      #expect(table.visibleCells.map(\.frame.minY) == (0..<8).map { 44 * CGFloat($0) })
      let cells = table.subviews.compactMap { $0 as? UITableViewCell }.filter { !$0.isHidden }
      #expect(cells.count == 8 && cells.allSatisfy { $0.alpha == 1 })
    }
  }

  @Test func `new data in the middle of a movement ends it`() throws {
    let names = RowsController([TableStage.names(8)])
    try names.show { screen in
      let table = try #require(names.tableView)
      var ends: [Bool] = []
      names.sections[0].removeFirst()
      table.performBatchUpdates {
        table.deleteRows(at: [path(0)], with: .left)
      } completion: {
        ends.append($0)
      }
      screen.step(4)
      names.sections[0] = ["only"]
      table.reloadData()
      screen.settle()
      #expect(ends.count == 1 && names.shownNames == ["only"])
      let cells = table.subviews.compactMap { $0 as? UITableViewCell }.filter { !$0.isHidden }
      #expect(cells.count == 1)
    }
  }

  @Test func `blocks within blocks are one update`() throws {
    let names = RowsController([TableStage.names(4)])
    try names.show { screen in
      let table = try #require(names.tableView)
      table.beginUpdates()
      names.sections[0].removeFirst()
      table.deleteRows(at: [path(0)], with: .fade)
      table.beginUpdates()
      names.sections[0].append("new")
      table.insertRows(at: [path(3)], with: .fade)
      table.endUpdates()
      // Nothing is shown before the outer block ends.
      #expect(names.shownNames.first == "Row 0")
      table.endUpdates()
      #expect(names.shownNames == ["Row 1", "Row 2", "Row 3", "new"])
      screen.settle()
      #expect(names.shownNames == names.sections[0])
    }
  }

  @Test func `deletions count by the old rows, insertions by the new`() throws {
    let names = RowsController([["a", "b", "c", "d", "e"]])
    try names.show { screen in
      let table = try #require(names.tableView)
      // Declared in the wrong order; the table sorts that out.
      names.sections[0] = ["x", "b", "y", "e"]
      table.performBatchUpdates {
        table.insertRows(at: [path(0)], with: .fade)
        table.deleteRows(at: [path(0)], with: .fade)
        table.insertRows(at: [path(2)], with: .fade)
        table.deleteRows(at: [path(2), path(3)], with: .fade)
      }
      screen.settle()
      #expect(names.shownNames == ["x", "b", "y", "e"])
    }
  }
}
