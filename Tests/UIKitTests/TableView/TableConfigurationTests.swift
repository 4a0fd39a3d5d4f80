import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit

/// Content and background configurations in table views.
@MainActor @Suite struct TableConfigurationTests {
  private final class Cell: UITableViewCell {
    var states: [UICellConfigurationState] = []

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      states.append(state)
    }
  }

  private final class Rows: UITableViewController {
    var fill: (UITableViewCell, Int) -> Void = { _, _ in }
    var header: (UITableViewHeaderFooterView) -> Void = { _ in }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(Cell.self, forCellReuseIdentifier: "row")
      tableView.register(
        UITableViewHeaderFooterView.self,
        forHeaderFooterViewReuseIdentifier: "header"
      )
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      fill(cell, indexPath.row)
      return cell
    }

    override func tableView(
      _ tableView: UITableView,
      viewForHeaderInSection section: Int
    ) -> UIView? {
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
      view.map(header)
      return view
    }
  }

  @Test func `a list's content takes the content view's place and gives the row its height`() throws
  {
    let rows = Rows()
    rows.fill = { cell, row in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(row)"
      if row == 1 { content.secondaryText = "with a second line" }
      cell.contentConfiguration = content
    }
    try TestScreen.showing(rows, width: 390, height: 844) { _ in
      let cells = rows.tableView.visibleCells
      #expect(cells.count == 3)
      let content = try #require(cells[0].contentView as? UIListContentView)
      #expect(content.frame == cells[0].bounds)
      #expect(cells[0].bounds.height == 44)
      #expect(cells[1].bounds.height > 55)
      #expect(content.textLayoutGuide?.layoutFrame.minX == 20)
      let line = try #require(cells[0].subviews.last { $0.bounds.height < 1 })
      #expect(line.frame.minX == 20)
    }
  }

  @Test func `accessories and indentation stand beside it`() throws {
    let rows = Rows()
    rows.fill = { cell, row in
      cell.contentConfiguration = UIListContentConfiguration.valueCell()
      var content = UIListContentConfiguration.valueCell()
      (content.text, content.secondaryText) = ("a", "b")
      cell.contentConfiguration = content
      if row == 0 { cell.accessoryType = .disclosureIndicator }
      if row == 1 { cell.indentationLevel = 2 }
    }
    try TestScreen.showing(rows, width: 390, height: 844) { _ in
      let cells = rows.tableView.visibleCells
      let content = try #require(cells[0].contentView as? UIListContentView)
      #expect(content.frame.maxX < 370)
      let second = try #require(content.secondaryTextLayoutGuide?.layoutFrame)
      #expect(abs(second.maxX - (content.bounds.width - 8)) < 0.5)
      let indented = try #require(cells[1].contentView as? UIListContentView)
      #expect(indented.textLayoutGuide?.layoutFrame.minX == 40)
    }
  }

  @Test func `configurations follow the state, and a new size is taken up`() throws {
    let rows = Rows()
    rows.fill = { cell, row in
      cell.configurationUpdateHandler = { cell, state in
        var content = UIListContentConfiguration.cell().updated(for: state)
        content.text = state.isSelected ? "selected\nand higher" : "row"
        cell.contentConfiguration = content
      }
    }
    try TestScreen.showing(rows, width: 390, height: 844) { screen in
      let cell = try #require(rows.tableView.cellForRow(at: [0, 0]) as? Cell)
      #expect(cell.states.last?.isSelected == false)
      #expect(cell.bounds.height == 44)
      rows.tableView.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
      screen.step(2)
      #expect(cell.states.last?.isSelected == true)
      #expect(cell.bounds.height > 50)
      rows.setEditing(true, animated: false)
      screen.step(2)
      #expect(cell.states.last?.isEditing == true)
    }
  }

  @Test func `a background configuration takes the place of the backgrounds`() throws {
    let rows = Rows()
    rows.fill = { cell, row in
      cell.selectedBackgroundView = UIView()
      var background = UIBackgroundConfiguration.listPlainCell()
      background.backgroundColor = .systemPurple
      cell.backgroundConfiguration = background
    }
    try TestScreen.showing(rows, width: 390, height: 844) { _ in
      let cell = try #require(rows.tableView.cellForRow(at: [0, 0]))
      #expect(cell.selectedBackgroundView == nil)
      #expect(cell.backgroundColor == nil)
      #expect(cell.subviews.first?.frame == cell.bounds)
      cell.backgroundView = UIView()
      #expect(cell.backgroundConfiguration == nil)
      #expect(cell.backgroundColor == .systemBackground)
    }
  }

  @Test func `headers show configurations`() throws {
    let rows = Rows()
    rows.header = { view in
      var content = view.defaultContentConfiguration()
      content.text = "Header"
      view.contentConfiguration = content
    }
    try TestScreen.showing(rows, width: 390, height: 844) { screen in
      let header = try #require(rows.tableView.headerView(forSection: 0))
      let content = try #require(header.contentView as? UIListContentView)
      #expect(content.textLayoutGuide?.layoutFrame.minX == 20)
      #expect(header.bounds.height > 20)
      let height = header.bounds.height
      var taller = header.defaultContentConfiguration()
      taller.text = "Header\nof two lines"
      header.contentConfiguration = taller
      screen.step(2)
      #expect(header.bounds.height > height)
    }
  }
}
