import CoreGraphics
import Foundation
import Testing
import UIKit

/// Tables on screens of all kinds: pixels, widths, darkness and text sizes.
@MainActor @Suite struct TableScreenTests {
  private func lines(_ cell: UITableViewCell?) -> [UIView] {
    cell?.subviews.filter { $0.frame.height > 0 && $0.frame.height <= 1 } ?? []
  }

  @Test(arguments: [CGFloat(1), 2, 3]) func `a separator is one pixel`(_ scale: CGFloat) throws {
    let names = RowsController([TableStage.names(4)])
    try names.show {
      $0.scale = scale
    } _: { _ in
      let cell = names.tableView.cellForRow(at: .row(1))
      let line = try #require(lines(cell).first)
      #expect(abs(line.frame.height - 1 / scale) < 0.001)
      #expect(abs(line.frame.maxY - 44) < 0.001)
      #expect(line.frame.minX == 16 && line.frame.maxX == 375)
    }
  }

  @Test(arguments: [CGFloat(1), 2, 3]) func `rows lie on pixels`(_ scale: CGFloat) throws {
    let names = RowsController([TableStage.names(30)])
    try names.show {
      $0.scale = scale
    } _: { screen in
      names.tableView.rowHeight = UITableView.automaticDimension
      screen.settle()
      for cell in names.tableView.visibleCells {
        let bottom = cell.frame.maxY * scale
        #expect(abs(bottom - bottom.rounded()) < 0.001)
      }
    }
  }

  @Test func `rows are as wide as the table, whatever becomes of it`() throws {
    let names = RowsController([TableStage.names(30)])
    try names.show { screen in
      let table = try #require(names.tableView)
      for width in [CGFloat(300), 500, 375] {
        table.frame.size.width = width
        screen.step(2)
        #expect(table.contentSize.width == width)
        #expect(table.visibleCells.allSatisfy { $0.frame.width == width })
        #expect(table.rectForRow(at: .row(29)).width == width)
      }
    }
  }

  @Test func `texts of several lines take another height in another width`() throws {
    final class Wordy: RowsController {
      override func tableView(
        _ table: UITableView,
        cellForRowAt path: IndexPath
      ) -> UITableViewCell {
        let cell = super.tableView(table, cellForRowAt: path)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = String(repeating: "several words ", count: 12)
        return cell
      }
    }
    let names = Wordy([TableStage.names(3)])
    try names.show { screen in
      let table = try #require(names.tableView)
      let narrow = table.rectForRow(at: .row(1)).height
      table.frame.size.width = 700
      screen.settle()
      let wide = table.rectForRow(at: .row(1)).height
      #expect(narrow > wide && wide >= 44)
      table.frame.size.width = 375
      screen.settle()
      #expect(table.rectForRow(at: .row(1)).height == narrow)
    }
  }

  @Test func `a table that is taller shows more rows, one that is lower fewer`() throws {
    let names = RowsController([TableStage.names(50)])
    try names.show(height: 600) { screen in
      let table = try #require(names.tableView)
      #expect(table.visibleCells.count == 14)
      table.frame.size.height = 220
      screen.step(2)
      #expect(table.visibleCells.count == 5)
      table.frame.size.height = 600
      screen.step(2)
      #expect(table.visibleCells.count == 14)
      table.frame.size.height = 0
      screen.step(2)
      #expect(table.visibleCells.isEmpty)
    }
  }

  @Test(arguments: [
    (UITableView.Style.plain, UIColor.systemBackground),
    (.grouped, .systemGroupedBackground), (.insetGrouped, .systemGroupedBackground),
  ])
  func `the ground is that of the style, in the light and in the dark`(
    _ style: UITableView.Style,
    _ color: UIColor
  ) throws {
    #expect(UITableView(frame: .zero, style: style).backgroundColor == color)
    let names = RowsController([["A"]], style: style)
    try names.show {
      $0.style = .dark
    } _: { _ in
      let traits = names.tableView.traitCollection
      #expect(traits.userInterfaceStyle == .dark)
      let (shown, light) = (
        color.resolvedColor(with: traits),
        color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
      )
      #expect(names.tableView.backgroundColor?.resolvedColor(with: traits) == shown)
      #expect(shown != light)
    }
  }

  @Test func `rows stand clear of what covers the sides, and lines too`() throws {
    let names = RowsController([TableStage.names(4)])
    try names.show {
      $0.safeArea = [0, 44, 0, 30]
    } _: { screen in
      let cell = try #require(names.tableView.cellForRow(at: .row(0)))
      #expect(cell.frame == CGRect(x: 0, y: 0, width: 375, height: 44))
      #expect(cell.contentView.frame.minX == 44 && cell.contentView.frame.maxX == 345)
      names.tableView.insetsContentViewsToSafeArea = false
      screen.step(2)
      #expect(cell.contentView.frame.minX == 0 && cell.contentView.frame.maxX == 375)
    }
  }

  @Test func `a separator inset moves the lines of all cells, a cell's own that of one`() throws {
    let names = RowsController([TableStage.names(4)])
    try names.show { screen in
      let table = try #require(names.tableView)
      table.separatorInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 20)
      screen.step(2)
      let cells = (0..<4).map { table.cellForRow(at: .row($0)) }
      #expect(
        lines(cells[1]).map(\.frame.minX) == [50] && lines(cells[1]).map(\.frame.maxX) == [355]
      )
      cells[1]?.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)
      screen.step(2)
      #expect(lines(cells[1]).map(\.frame.minX) == [5] && lines(cells[2]).map(\.frame.minX) == [50])
      table.separatorStyle = .none
      screen.step(2)
      #expect(cells.allSatisfy { lines($0).allSatisfy(\.isHidden) })
    }
  }
}
