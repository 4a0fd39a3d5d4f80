import CoreGraphics
import Foundation
import Testing
import UIKit
import WindowHost

/// The strip of titles beside a table: where it lies, what shows in it, and where a finger leads.
@MainActor @Suite struct TableIndexStripTests {
  private final class Indexed: RowsController {
    var titles: [String]? = []
    var target: (Int) -> Int = { $0 }

    override func sectionIndexTitles(for table: UITableView) -> [String]? { titles }

    override func tableView(
      _ table: UITableView,
      sectionForSectionIndexTitle title: String,
      at index: Int
    ) -> Int {
      log.lines.append(title)
      return target(index)
    }

    var strip: UIView? {
      tableView.subviews.first { $0.accessibilityIdentifier == "section index" }
    }
  }

  private func indexed(_ count: Int) -> Indexed {
    let names = Indexed((0..<count).map { section in (0..<10).map { "\(section).\($0)" } })
    names.titles = (0..<count).map { "T\($0)" }
    return names
  }

  @Test func `it lies between what covers the table`() throws {
    let names = indexed(4)
    try names.show { screen in
      names.tableView.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
      screen.settle()
      let strip = try #require(names.strip)
      let place = strip.frame.offsetBy(dx: 0, dy: -names.tableView.contentOffset.y)
      #expect(place == CGRect(x: 360, y: 50, width: 15, height: 520))
    }
  }

  @Test func `reading from right to left it lies at the left`() throws {
    let names = indexed(4)
    try names.show {
      $0.isRightToLeft = true
    } _: { _ in
      let strip = try #require(names.strip)
      #expect(strip.frame.minX == 0 && strip.frame.width == 15)
    }
  }

  @Test func `a title may lead nowhere`() throws {
    let names = indexed(4)
    names.target = { $0 == 2 ? NSNotFound : 99 }
    try names.show { screen in
      let middle = 300.0
      screen.tap(368, middle + 7)
      screen.tap(368, middle - 7)
      #expect(names.log.take() == ["T2", "T1"])
      #expect(names.tableView.contentOffset.y == 0)
    }
  }

  @Test func `a finger below or above the titles means the last or the first`() throws {
    let names = indexed(4)
    try names.show { screen in
      screen.finger(.began, 368, 590)
      screen.finger(.moved, 368, 10)
      screen.finger(.ended, 368, 10)
      #expect(names.log.take() == ["T3", "T0"])
    }
  }

  @Test func `a finger that stays on a title asks once`() throws {
    let names = indexed(4)
    try names.show { screen in
      screen.finger(.began, 368, 303)
      for y in [304.0, 305, 306] { screen.finger(.moved, 368, y) }
      screen.finger(.moved, 250, 306)
      screen.finger(.ended, 250, 306)
      #expect(names.log.take() == ["T2"])
    }
  }

  @Test func `more titles than there is room for lead to all sections`() throws {
    // 600 points have room for 43 titles of 13.75 points.
    let names = indexed(100)
    try names.show { screen in
      screen.finger(.began, 368, 1)
      for y in stride(from: 2.0, through: 599, by: 3) { screen.finger(.moved, 368, y) }
      screen.finger(.ended, 368, 599)
      let seen = names.log.take().compactMap { Int($0.dropFirst()) }
      #expect(seen.first == 0 && seen.last == 99)
      #expect(seen == seen.sorted() && Set(seen).count == seen.count && seen.count > 60)
    }
  }

  @Test func `rows keep clear of it, cells do not`() throws {
    let names = indexed(4)
    try names.show { screen in
      let cell = try #require(names.tableView.visibleCells.first)
      #expect(cell.frame.width == 375 && cell.contentView.frame.maxX == 360)
      names.titles = nil
      names.tableView.reloadSectionIndexTitles()
      screen.settle()
      #expect(
        names.strip == nil && names.tableView.visibleCells.first?.contentView.frame.maxX == 375
      )
    }
  }

  @Test func `its grounds are those of the table, also under a finger`() throws {
    let names = indexed(4)
    try names.show { screen in
      let table = try #require(names.tableView)
      let strip = try #require(names.strip)
      #expect(strip.backgroundColor == nil || strip.backgroundColor == .clear)
      table.sectionIndexBackgroundColor = .systemYellow
      table.sectionIndexTrackingBackgroundColor = .systemTeal
      #expect(strip.backgroundColor == .systemYellow)
      screen.finger(.began, 368, 300)
      #expect(strip.backgroundColor == .systemTeal)
      screen.finger(.ended, 368, 300)
      #expect(strip.backgroundColor == .systemYellow)
    }
  }

  @Test func `a row beside a finger on it is not touched`() throws {
    let names = indexed(4)
    try names.show { screen in
      screen.tap(368, 300)
      screen.settle()
      #expect(names.tableView.indexPathForSelectedRow == nil)
      screen.tap(300, 300)
      screen.settle()
      #expect(names.tableView.indexPathForSelectedRow != nil)
    }
  }
}
