import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit
import WindowHost

/// Rows that are moved by their handles, between sections and against the will of a delegate.
@MainActor @Suite struct TableMovementTests {
  private final class Movable: RowsController {
    var fixed: Set<String> = []
    var target: (IndexPath, IndexPath) -> IndexPath = { $1 }

    override func tableView(_ table: UITableView, canMoveRowAt path: IndexPath) -> Bool {
      !fixed.contains(sections[path.section][path.row])
    }

    override func tableView(
      _ table: UITableView,
      moveRowAt source: IndexPath,
      to destination: IndexPath
    ) {
      log.lines.append("\(source.words) to \(destination.words)")
      let name = sections[source.section].remove(at: source.row)
      sections[destination.section].insert(name, at: destination.row)
    }

    override func tableView(
      _ table: UITableView,
      targetIndexPathForMoveFromRowAt source: IndexPath,
      toProposedIndexPath proposed: IndexPath
    ) -> IndexPath { target(source, proposed) }

    func edit(_ body: (TestScreen, UITableView) throws -> Void) throws {
      try show { screen in
        let table = try #require(tableView)
        setEditing(true, animated: false)
        screen.settle()
        try body(screen, table)
      }
    }

    /// Takes a row by its handle to where the middle of another one is.
    func drag(_ from: IndexPath, to: IndexPath, _ screen: TestScreen, lifts: Bool = true) {
      let (start, end) = (tableView.rectForRow(at: from), tableView.rectForRow(at: to))
      let top = Double(tableView.contentOffset.y)
      screen.drag(
        from: (353, Double(start.midY) - top),
        to: (353, Double(end.midY) - top + (end.minY > start.minY ? 2 : -2)),
        frames: 16,
        lifts: lifts
      )
      if lifts { screen.settle() }
    }
  }

  @Test(arguments: 0..<16) func `a row ends where it was let go, and all others keep their order`(
    _ seed: Int
  ) throws {
    var numbers = SplitMix64(seed: seed)
    let names = Movable([(0..<9).map { "Row \($0)" }])
    try names.edit { screen, _ in
      for _ in 0..<4 {
        // Places far from the edges, so that nothing scrolls.
        let (from, to) = (numbers.int(2...7), numbers.int(2...7))
        var expected = names.sections[0]
        expected.insert(expected.remove(at: from), at: to)
        names.drag(.row(from), to: .row(to), screen)
        #expect(names.sections[0] == expected)
        #expect(names.shownNames == expected)
        #expect(names.log.take() == (from == to ? [] : ["0.\(from) to 0.\(to)"]))
      }
    }
  }

  @Test func `a row that is about to be deleted closes when another is moved past it`() throws {
    let names = Movable([(0..<9).map { "Row \($0)" }])
    try names.edit { screen, table in
      let cell = try #require(table.cellForRow(at: .row(4)))
      screen.tap(26, Double(table.rectForRow(at: .row(4)).midY))
      screen.step(3)
      #expect(cell.showingDeleteConfirmation && cell.frame.minX < 0)
      names.drag(.row(2), to: .row(6), screen, lifts: false)
      screen.step(20)
      #expect(!cell.showingDeleteConfirmation)
      #expect(cell.frame == table.rectForRow(at: .row(3)))
    }
  }

  @Test func `a row goes to another section, and to one that was empty`() throws {
    let names = Movable([["A", "B"], [], ["C", "D"]], style: .grouped)
    try names.edit { screen, table in
      // What is below moves up by the row that left, so this is the second place.
      names.drag(.row(0), to: .row(0, 2), screen)
      #expect(names.log.take() == ["0.0 to 2.1"])
      #expect(names.sections == [["B"], [], ["C", "A", "D"]])
      #expect(names.shownNames == ["B", "C", "A", "D"])
      #expect((0..<3).map { table.numberOfRows(inSection: $0) } == [1, 0, 3])
    }
  }

  @Test func `a section may be left empty`() throws {
    let names = Movable([["A"], ["B", "C"]], style: .grouped)
    try names.edit { screen, table in
      names.drag(.row(0), to: .row(1, 1), screen)
      #expect(
        names.sections == [[], ["B", "A", "C"]] || names.sections == [[], ["B", "C", "A"]]
      )
      #expect(names.shownNames == names.sections[1])
      #expect(table.numberOfRows(inSection: 0) == 0)
    }
  }

  @Test func `rows that do not move have no handle`() throws {
    let names = Movable([["A", "fixed", "C", "D", "E"]])
    names.fixed = ["fixed"]
    try names.edit { screen, table in
      let widths = (0..<5).map { table.cellForRow(at: .row($0))?.contentView.frame.width ?? 0 }
      #expect(widths[0] == widths[1] - 44 && widths[2] == widths[0])
      names.drag(.row(1), to: .row(3), screen)
      #expect(names.log.take().isEmpty && names.shownNames == ["A", "fixed", "C", "D", "E"])
      // The others go past it all the same.
      names.drag(.row(2), to: .row(1), screen)
      #expect(names.shownNames == ["A", "C", "fixed", "D", "E"])
    }
  }

  @Test func `a delegate keeps rows in their section`() throws {
    let names = Movable([["A", "B", "C"], ["D", "E", "F"]])
    names.target = { source, proposed in
      source.section == proposed.section ? proposed : .row(2, source.section)
    }
    try names.edit { screen, _ in
      names.drag(.row(0), to: .row(2, 1), screen)
      #expect(names.log.take() == ["0.0 to 0.2"])
      #expect(names.sections == [["B", "C", "A"], ["D", "E", "F"]])
    }
  }

  @Test func `a delegate that sends every row back moves nothing`() throws {
    let names = Movable([["A", "B", "C", "D"]])
    names.target = { source, _ in source }
    try names.edit { screen, table in
      names.drag(.row(0), to: .row(3), screen)
      #expect(names.log.take().isEmpty)
      #expect(names.shownNames == ["A", "B", "C", "D"])
      #expect(table.cellForRow(at: .row(0))?.frame == table.rectForRow(at: .row(0)))
    }
  }

  @Test func `a place that does not exist is not taken`() throws {
    let names = Movable([["A", "B", "C", "D"]])
    names.target = { _, _ in .row(9, 4) }
    try names.edit { screen, _ in
      names.drag(.row(0), to: .row(2), screen)
      #expect(names.log.take().isEmpty && names.shownNames == ["A", "B", "C", "D"])
    }
  }

  @Test func `editing that ends puts a held row back`() throws {
    let names = Movable([TableStage.names(8)])
    try names.edit { screen, table in
      names.drag(.row(2), to: .row(5), screen, lifts: false)
      #expect(names.shownNames != TableStage.names(8))
      names.setEditing(false, animated: false)
      screen.step(2)
      #expect(names.shownNames == TableStage.names(8))
      screen.finger(.ended, 353, 240)
      screen.settle()
      #expect(names.log.take().isEmpty && names.shownNames == TableStage.names(8))
      for (row, cell) in table.visibleCells.enumerated() {
        #expect(cell.frame == table.rectForRow(at: .row(row)))
      }
    }
  }

  @Test func `a touch that is taken away puts the row back`() throws {
    let names = Movable([TableStage.names(8)])
    try names.edit { screen, _ in
      names.drag(.row(1), to: .row(4), screen, lifts: false)
      screen.finger(.cancelled, 353, 200)
      screen.settle()
      #expect(names.log.take().isEmpty && names.shownNames == TableStage.names(8))
    }
  }

  @Test func `the selection goes along with its row`() throws {
    let names = Movable([TableStage.names(8)])
    try names.edit { screen, table in
      table.allowsMultipleSelectionDuringEditing = true
      table.selectRow(at: .row(2), animated: false, scrollPosition: .none)
      table.selectRow(at: .row(4), animated: false, scrollPosition: .none)
      names.drag(.row(2), to: .row(6), screen)
      #expect(names.log.take() == ["0.2 to 0.6"])
      #expect(Set(table.indexPathsForSelectedRows ?? []) == [.row(6), .row(3)])
      #expect(
        table.visibleCells.filter(\.isSelected).compactMap(\.textLabel?.text) == ["Row 4", "Row 2"]
      )
    }
  }

  @Test func `a row that is let go keeps its cell`() throws {
    let names = Movable([TableStage.names(8)])
    try names.edit { screen, table in
      let cell = try #require(table.cellForRow(at: .row(6)))
      names.drag(.row(6), to: .row(2), screen)
      #expect(table.cellForRow(at: .row(2)) === cell)
      #expect(cell.layer.shadowOpacity == 0 && cell.frame == table.rectForRow(at: .row(2)))
    }
  }

  @Test func `handles show in editing alone`() throws {
    let names = Movable([["A", "B"]])
    try names.show { screen in
      let cell = try #require(names.tableView.cellForRow(at: .row(0)))
      let width = cell.contentView.frame.width
      names.drag(.row(0), to: .row(1), screen)
      #expect(names.log.take().isEmpty)
      names.setEditing(true, animated: false)
      screen.settle()
      #expect(cell.showsReorderControl && cell.contentView.frame.maxX == width - 44)
      names.setEditing(false, animated: false)
      screen.settle()
      #expect(cell.contentView.frame.width == width)
    }
  }
}
