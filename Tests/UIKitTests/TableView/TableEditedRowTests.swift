import CoreGraphics
import Foundation
import Testing
import UIKit
import WindowHost

/// What editing makes of single rows, and what swipes over them uncover.
@MainActor @Suite struct TableEditedRowTests {
  private final class Edited: RowsController {
    var styles: [Int: UITableViewCell.EditingStyle] = [:]
    var editable: (Int) -> Bool = { _ in true }
    var indents: (Int) -> Bool = { _ in true }
    var word: String?

    override func tableView(_ table: UITableView, canEditRowAt path: IndexPath) -> Bool {
      editable(path.row)
    }

    override func tableView(
      _ table: UITableView,
      editingStyleForRowAt path: IndexPath
    ) -> UITableViewCell.EditingStyle { styles[path.row] ?? .delete }

    override func tableView(
      _ table: UITableView,
      shouldIndentWhileEditingRowAt path: IndexPath
    ) -> Bool { indents(path.row) }

    override func tableView(
      _ table: UITableView,
      titleForDeleteConfirmationButtonForRowAt path: IndexPath
    ) -> String? { word }

    override func tableView(
      _ table: UITableView,
      commit style: UITableViewCell.EditingStyle,
      forRowAt path: IndexPath
    ) {
      log.lines.append("commit \(style.rawValue) \(path.row)")
      guard style == .delete else { return }
      sections[path.section].remove(at: path.row)
      table.deleteRows(at: [path], with: .automatic)
    }

    override func tableView(_ table: UITableView, willBeginEditingRowAt path: IndexPath) {
      log.lines.append("begin \(path.row)")
    }

    override func tableView(_ table: UITableView, didEndEditingRowAt path: IndexPath?) {
      log.lines.append("end \(path.map { "\($0.row)" } ?? "nil")")
    }

    override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
      log.lines.append("select \(path.row)")
    }

    func contentX(_ row: Int) -> CGFloat? {
      tableView.cellForRow(at: .row(row))?.contentView.frame.minX
    }

    func cellX(_ row: Int) -> CGFloat? { tableView.cellForRow(at: .row(row))?.frame.minX }
  }

  private func swipe(_ row: Int, _ screen: TestScreen, by distance: Double = -80) {
    let y = 44 * Double(row) + 22
    let start = distance < 0 ? 300.0 : 60
    screen.drag(from: (start, y), to: (start + distance, y), frames: 5)
    screen.settle()
  }

  private func labels(_ view: UIView) -> [UILabel] {
    ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
  }

  // MARK: Signs

  @Test func `rows make room for signs where they are edited and wanted to`() throws {
    let names = Edited([TableStage.names(6)])
    names.styles = [1: .insert, 2: .none, 3: .none]
    names.editable = { $0 != 4 }
    names.indents = { $0 != 3 && $0 != 5 }
    try names.show { screen in
      names.setEditing(true, animated: false)
      screen.settle()
      // Only both together keep a row in its place: no sign, and no indentation.
      #expect((0..<6).map { names.contentX($0) } == [38, 38, 38, 0, 0, 0])
      names.setEditing(false, animated: false)
      screen.settle()
      #expect((0..<6).allSatisfy { names.contentX($0) == 0 })
    }
  }

  @Test func `a row without a sign takes no tap as one`() throws {
    let names = Edited([TableStage.names(3)])
    names.styles = [0: .none]
    try names.show { screen in
      names.setEditing(true, animated: false)
      screen.settle()
      screen.tap(26, 22)
      screen.settle()
      #expect(names.log.take().isEmpty && names.cellX(0) == 0)
    }
  }

  @Test func `rows that come into sight while the table is edited are edited`() throws {
    let names = Edited([TableStage.names(40)])
    try names.show { screen in
      names.setEditing(true, animated: false)
      screen.settle()
      names.tableView.contentOffset.y = 44 * 20
      screen.step()
      #expect(names.tableView.visibleCells.allSatisfy { $0.isEditing })
      #expect(names.contentX(25) == 38)
      names.setEditing(false, animated: true)
      screen.settle()
      #expect(names.tableView.visibleCells.allSatisfy { !$0.isEditing })
      names.tableView.contentOffset.y = 0
      screen.step()
      #expect(names.contentX(0) == 0)
    }
  }

  @Test func `accessories of their own show in editing`() throws {
    let names = Edited([TableStage.names(3)])
    try names.show { screen in
      let cell = try #require(names.tableView.cellForRow(at: .row(0)))
      let (resting, edited) = (UIView(), UIView())
      resting.frame.size = CGSize(width: 30, height: 30)
      edited.frame.size = CGSize(width: 50, height: 20)
      cell.accessoryView = resting
      cell.editingAccessoryView = edited
      screen.step()
      #expect(resting.superview === cell && edited.superview == nil)
      #expect(resting.frame == CGRect(x: 375 - 16 - 30, y: 7, width: 30, height: 30))
      names.setEditing(true, animated: false)
      screen.settle()
      #expect(edited.superview === cell && resting.superview == nil)
      cell.editingAccessoryView = nil
      screen.step()
      #expect(edited.superview == nil && resting.superview == nil)
    }
  }

  // MARK: Swipes

  @Test func `a swipe ends the one before it`() throws {
    let names = Edited([TableStage.names(6)])
    try names.show { screen in
      swipe(1, screen)
      #expect(names.log.take() == ["begin 1"])
      // The first touch elsewhere closes; the second one swipes.
      swipe(3, screen)
      swipe(3, screen)
      #expect(names.log.take() == ["end 1", "begin 3"])
      #expect(names.cellX(1) == 0 && (names.cellX(3) ?? 0) < -70)
    }
  }

  @Test func `scrolling closes an open row`() throws {
    let names = Edited([TableStage.names(40)])
    try names.show { screen in
      swipe(1, screen)
      _ = names.log.take()
      screen.drag(from: (100, 400), to: (100, 300))
      screen.settle()
      #expect(names.log.take() == ["end 1"])
      #expect(names.cellX(1) == 0 || names.cellX(1) == nil)
    }
  }

  @Test func `editing that begins closes an open row`() throws {
    let names = Edited([TableStage.names(6)])
    try names.show { screen in
      swipe(2, screen)
      _ = names.log.take()
      names.setEditing(true, animated: false)
      screen.settle()
      #expect(names.log.take() == ["end 2"] && names.cellX(2) == 0)
      #expect(names.contentX(2) == 38)
      // An edited table is not swiped.
      swipe(3, screen)
      #expect(names.cellX(3) == 0 && !names.log.take().contains("begin 3"))
    }
  }

  @Test func `rows that cannot be edited, inserted ones and plain ones do not open`() throws {
    let names = Edited([TableStage.names(6)])
    names.editable = { $0 != 0 }
    names.styles = [1: .none, 2: .insert]
    try names.show { screen in
      for row in 0..<3 { swipe(row, screen) }
      #expect((0..<3).allSatisfy { names.cellX($0) == 0 })
      #expect(!names.log.take().contains { $0.hasPrefix("begin") })
      swipe(3, screen)
      #expect(names.log.take() == ["begin 3"])
    }
  }

  @Test func `the word on the button is the delegate's`() throws {
    let names = Edited([TableStage.names(6)])
    names.word = "Throw away"
    try names.show { screen in
      swipe(2, screen)
      let label = try #require(labels(screen.window).first { $0.text == "Throw away" })
      #expect(!labels(screen.window).contains { $0.text == "Delete" })
      // The button is as wide as the word and 15 points on each side.
      let wide = label.intrinsicContentSize.width + 30
      #expect(abs(-(names.cellX(2) ?? 0) - wide) <= 1)
    }
  }

  @Test func `a deleted row leaves the others in place, and can be followed by more`() throws {
    let names = Edited([TableStage.names(6)])
    try names.show { screen in
      for _ in 0..<3 {
        swipe(1, screen)
        screen.tap(350, 66)
        screen.settle()
      }
      #expect(names.sections == [["Row 0", "Row 4", "Row 5"]])
      #expect(names.shownNames == ["Row 0", "Row 4", "Row 5"])
      #expect(
        names.log.take().filter { $0.hasPrefix("commit") } == [
          "commit 1 1", "commit 1 1", "commit 1 1",
        ]
      )
      #expect(names.tableView.visibleCells.map(\.frame.minY) == [0, 44, 88])
    }
  }

  @Test func `a tap on an open row closes it and selects nothing`() throws {
    let names = Edited([TableStage.names(6)])
    try names.show { screen in
      swipe(2, screen)
      screen.tap(60, 110)
      screen.settle()
      #expect(names.log.take() == ["begin 2", "end 2"] && names.cellX(2) == 0)
      #expect(names.tableView.indexPathForSelectedRow == nil)
    }
  }

  @Test func `reading from right to left the trailing side is the left one`() throws {
    let names = Edited([TableStage.names(6)])
    try names.show {
      $0.isRightToLeft = true
    } _: { screen in
      swipe(2, screen)
      #expect(names.cellX(2) == 0)
      swipe(2, screen, by: 80)
      #expect((names.cellX(2) ?? 0) >= 74)
      screen.tap(30, 110)
      screen.settle()
      #expect(names.sections[0].count == 5 && !names.sections[0].contains("Row 2"))
    }
  }
}
