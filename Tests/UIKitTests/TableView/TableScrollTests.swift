import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit
import WindowHost

/// Scrolling to rows, by code and with what is told of it.
@MainActor @Suite struct TableScrollTests {
  private final class Told: RowsController {
    override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      log.lines.append("ended")
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) { log.lines.append("scrolled") }
  }

  private func run(
    _ sections: [[String]] = [TableStage.names(50)],
    _ body: (TestScreen, UITableView, Told) throws -> Void
  ) throws {
    let names = Told(sections)
    try names.show { screen in try body(screen, try #require(names.tableView), names) }
  }

  @Test func `a row that shows is not scrolled to without a position`() throws {
    try run { screen, table, _ in
      table.contentOffset.y = 100
      screen.step()
      for row in 3...12 {
        table.scrollToRow(at: .row(row), at: .none, animated: false)
        screen.step()
        #expect(table.contentOffset.y == 100)
      }
    }
  }

  @Test func `a row that is cut off comes in by the least way`() throws {
    try run { screen, table, _ in
      table.contentOffset.y = 100
      screen.step()
      table.scrollToRow(at: .row(2), at: .none, animated: false)
      screen.step()
      #expect(table.contentOffset.y == 88)
      table.scrollToRow(at: .row(20), at: .none, animated: false)
      screen.step()
      #expect(table.contentOffset.y == 324)
    }
  }

  @Test func `the ends of the content hold`() throws {
    try run { screen, table, _ in
      table.scrollToRow(at: .row(49), at: .top, animated: false)
      screen.step()
      #expect(table.contentOffset.y == 1_600)
      table.scrollToRow(at: .row(1), at: .bottom, animated: false)
      screen.step()
      #expect(table.contentOffset.y == 0)
    }
  }

  @Test func `an animated way is told of when it ends, once`() throws {
    try run { screen, table, names in
      _ = names.log.take()
      table.scrollToRow(at: .row(30), at: .top, animated: true)
      screen.step(3)
      #expect(table.contentOffset.y > 0 && table.contentOffset.y < 1_320)
      screen.settle()
      #expect(table.contentOffset.y == 1_320)
      let calls = names.log.take()
      #expect(calls.last == "ended" && calls.filter { $0 == "ended" }.count == 1)
      table.scrollToRow(at: .row(0), at: .top, animated: false)
      screen.settle()
      #expect(!names.log.take().contains("ended"))
    }
  }

  @Test func `a finger takes an animated way over`() throws {
    try run { screen, table, _ in
      table.scrollToRow(at: .row(40), at: .top, animated: true)
      screen.step(4)
      screen.finger(.began, 100, 300)
      screen.step(2)
      let held = table.contentOffset.y
      screen.step(20)
      #expect(table.contentOffset.y == held && held < 1_600)
      screen.finger(.ended, 100, 300)
      screen.settle()
    }
  }

  @Test func `the top of a section without rows can be scrolled to`() throws {
    let names = Told([TableStage.names(20), [], TableStage.names(30)], style: .grouped)
    try names.show { screen in
      let table = try #require(names.tableView)
      table.scrollToRow(at: .row(NSNotFound, 1), at: .top, animated: false)
      screen.step()
      #expect(table.contentOffset.y == table.rect(forSection: 1).minY)
    }
  }

  @Test func `rows are scrolled to below what covers the top`() throws {
    try run { screen, table, _ in
      table.contentInset = UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0)
      screen.settle()
      table.scrollToRow(at: .row(20), at: .top, animated: false)
      screen.step()
      #expect(table.contentOffset.y == 816)
      table.scrollToRow(at: .row(20), at: .bottom, animated: false)
      screen.step()
      #expect(table.contentOffset.y == 373)
      table.scrollToRow(at: .row(20), at: .middle, animated: false)
      screen.step()
      // In the middle of what is not covered.
      #expect(abs(table.contentOffset.y - (902 - (64 + (600 - 49)) / 2)) < 0.51)
    }
  }

  @Test(arguments: 0..<10) func `a row never measured shows where it is wanted`(
    _ seed: Int
  ) throws {
    var numbers = SplitMix64(seed: seed)
    let script = TallScript([TableStage.names(300)])
    try TableStage.run(script) { stage in
      for _ in 0..<6 {
        let row = numbers.int(20...280)
        let isTop = numbers.once(in: 2)
        stage.table.scrollToRow(at: .row(row), at: isTop ? .top : .bottom, animated: false)
        stage.screen.settle()
        let cell = try #require(stage.table.cellForRow(at: .row(row)))
        let place = cell.frame.offsetBy(dx: 0, dy: -stage.table.contentOffset.y)
        #expect(abs((isTop ? place.minY : place.maxY) - (isTop ? 0 : 480)) < 0.51)
        #expect(cell.frame.height == TallScript.height("Row \(row)"))
      }
    }
  }

  @Test func `new data that is shorter ends within the content`() throws {
    try run { screen, table, names in
      table.contentOffset.y = 44 * 30
      screen.step()
      names.sections = [TableStage.names(15)]
      table.reloadData()
      screen.settle()
      #expect(table.contentSize.height == 660 && table.contentOffset.y == 60)
      #expect(names.shownNames.last == "Row 14")
    }
  }

  @Test func `new data of the same length keeps the place`() throws {
    try run { screen, table, names in
      table.contentOffset.y = 500
      screen.step()
      names.sections = [(0..<50).map { "New \($0)" }]
      table.reloadData()
      screen.settle()
      #expect(table.contentOffset.y == 500 && names.shownNames.first == "New 11")
    }
  }
}
