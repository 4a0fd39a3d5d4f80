import CoreGraphics
import Foundation
import Testing
import UIKit
import WindowHost

/// The styles of cells, what they show in each state, and their configurations.
@MainActor @Suite struct TableCellStyleTests {
  /// One row made by a block.
  private final class One: RowsController {
    var make: () -> UITableViewCell = { UITableViewCell() }

    override func tableView(
      _ table: UITableView,
      cellForRowAt path: IndexPath
    ) -> UITableViewCell { make() }
  }

  private func show(
    _ cell: UITableViewCell,
    style: UITableView.Style = .plain,
    isRightToLeft: Bool = false,
    _ body: (TestScreen, UITableView) throws -> Void
  ) throws {
    let names = One([["only"]], style: style)
    names.make = { cell }
    try names.show {
      $0.isRightToLeft = isRightToLeft
    } _: { screen in
      try body(screen, try #require(names.tableView))
    }
  }

  private func cell(
    _ style: UITableViewCell.CellStyle,
    _ text: String = "Text",
    _ detail: String? = "Detail"
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = text
    cell.detailTextLabel?.text = detail
    return cell
  }

  private func frame(_ view: UIView?, _ cell: UITableViewCell) -> CGRect {
    view.map { cell.convert($0.bounds, from: $0) } ?? .null
  }

  @Test func `only the default style has no second text`() {
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
    for style in [UITableViewCell.CellStyle.value1, .value2, .subtitle] {
      #expect(UITableViewCell(style: style, reuseIdentifier: nil).detailTextLabel != nil)
    }
  }

  @Test func `a subtitle stands below its text, on the same side`() throws {
    let cell = cell(.subtitle)
    try show(cell) { _, _ in
      let (text, detail) = (frame(cell.textLabel, cell), frame(cell.detailTextLabel, cell))
      #expect(text.minX == 16 && detail.minX == 16 && detail.minY >= text.maxY - 1)
      #expect((cell.detailTextLabel?.font.pointSize ?? 0) < (cell.textLabel?.font.pointSize ?? 0))
    }
  }

  @Test func `a value stands at the other end`() throws {
    let cell = cell(.value1)
    try show(cell) { _, _ in
      let (text, detail) = (frame(cell.textLabel, cell), frame(cell.detailTextLabel, cell))
      #expect(text.minX == 16 && abs(detail.maxX - (375 - 16)) < 1)
      #expect(abs(text.midY - detail.midY) < 1 && cell.bounds.height == 44)
      #expect(cell.detailTextLabel?.textColor == .secondaryLabel)
    }
  }

  @Test func `at the sizes for people who see little a value stands below its text`() throws {
    let cell = cell(.value1)
    try show(cell) { screen, _ in
      screen.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      screen.step()
      let (text, detail) = (frame(cell.textLabel, cell), frame(cell.detailTextLabel, cell))
      #expect(text.minX == 16 && detail.minX == 16 && detail.minY >= text.maxY - 1)
      #expect(cell.bounds.height >= detail.maxY)
    }
  }

  @Test func `text and value meet in the middle in the second style of values`() throws {
    let cell = cell(.value2)
    try show(cell) { _, _ in
      let (text, detail) = (frame(cell.textLabel, cell), frame(cell.detailTextLabel, cell))
      #expect(text.maxX <= detail.minX && cell.textLabel?.textAlignment == .right)
    }
  }

  @Test(arguments: [UITableViewCell.CellStyle.subtitle, .value1])
  func `what is read from the right is the mirror image`(_ style: UITableViewCell.CellStyle) throws
  {
    let (left, right) = (cell(style), cell(style))
    for cell in [left, right] { cell.accessoryType = .disclosureIndicator }
    var frames: [[CGRect]] = []
    for (cell, isRightToLeft) in [(left, false), (right, true)] {
      try show(cell, isRightToLeft: isRightToLeft) { _, _ in
        frames.append([frame(cell.textLabel, cell), frame(cell.detailTextLabel, cell)])
      }
    }
    for (a, b) in zip(frames[0], frames[1]) {
      #expect(abs(a.minX - (375 - b.maxX)) < 1 && abs(a.minY - b.minY) < 0.51)
      #expect(abs(a.width - b.width) < 1)
    }
  }

  @Test func `indentation moves the content by its steps`() throws {
    let cell = cell(.default)
    try show(cell) { screen, _ in
      let start = frame(cell.textLabel, cell).minX
      cell.indentationLevel = 3
      screen.step()
      #expect(frame(cell.textLabel, cell).minX == start + 30)
      cell.indentationWidth = 4
      screen.step()
      #expect(frame(cell.textLabel, cell).minX == start + 12)
    }
  }

  @Test func `an accessory leaves less room for the text`() throws {
    let cell = cell(.default, String(repeating: "wide ", count: 40))
    try show(cell) { screen, _ in
      var widths: [CGFloat] = []
      for type: UITableViewCell.AccessoryType in [
        .none, .disclosureIndicator, .checkmark, .detailButton, .detailDisclosureButton,
      ] {
        cell.accessoryType = type
        screen.step()
        widths.append(cell.contentView.frame.width)
      }
      #expect(widths[0] == 375 && widths.dropFirst().allSatisfy { $0 < 375 })
      // Both a button and a chevron take more than either.
      #expect(widths[4] < widths[3] && widths[4] < widths[1])
    }
  }

  // MARK: Configurations

  @Test func `cells give the content and background that go with them`() throws {
    let plain = cell(.subtitle)
    try show(plain) { _, _ in
      #expect(plain.defaultBackgroundConfiguration() == .listPlainCell())
      #expect(plain.defaultContentConfiguration() == .subtitleCell())
    }
    let grouped = cell(.value1)
    try show(grouped, style: .insetGrouped) { _, _ in
      #expect(grouped.defaultBackgroundConfiguration() == .listGroupedCell())
      #expect(grouped.defaultContentConfiguration() == .valueCell())
    }
    #expect(cell(.default).defaultContentConfiguration() == .cell())
  }

  @Test func `states reach the handler, one update for several wishes`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var states: [UICellConfigurationState] = []
    cell.configurationUpdateHandler = { _, state in states.append(state) }
    try show(cell) { screen, table in
      #expect(!states.isEmpty && states.last?.isSelected == false)
      states = []
      for _ in 0..<5 { cell.setNeedsUpdateConfiguration() }
      screen.step(2)
      #expect(states.count == 1)
      states = []
      table.selectRow(at: .row(0), animated: false, scrollPosition: .none)
      screen.step(2)
      #expect(states.last?.isSelected == true)
      table.setEditing(true, animated: false)
      screen.step(2)
      #expect(states.last?.isEditing == true)
    }
  }

  @Test func `a background that does not follow by itself stays as it was set`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.automaticallyUpdatesBackgroundConfiguration)
    #expect(cell.automaticallyUpdatesContentConfiguration)
    cell.automaticallyUpdatesBackgroundConfiguration = false
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .systemYellow
    cell.backgroundConfiguration = background
    try show(cell) { screen, table in
      table.selectRow(at: .row(0), animated: false, scrollPosition: .none)
      screen.step(2)
      #expect(cell.backgroundConfiguration?.backgroundColor == .systemYellow)
    }
  }

  @Test func `a content that is taken away gives the labels back`() throws {
    let cell = cell(.default)
    var content = UIListContentConfiguration.cell()
    content.text = "Configured"
    try show(cell) { screen, _ in
      let own = cell.contentView
      cell.contentConfiguration = content
      screen.step(2)
      #expect(cell.contentView !== own && cell.contentView is UIListContentView)
      cell.contentConfiguration = nil
      screen.step(2)
      #expect(!(cell.contentView is UIListContentView))
    }
  }

  // MARK: Headers

  @Test func `headers give what goes with their table`() throws {
    let names = RowsController([["A"]], style: .insetGrouped)
    try names.show { _ in
      let head = UITableViewHeaderFooterView(reuseIdentifier: nil)
      #expect(head.defaultContentConfiguration() == .plainHeader())
      #expect(head.defaultBackgroundConfiguration() == .listPlainHeaderFooter())
      #expect(head.automaticallyUpdatesContentConfiguration)
      #expect(head.automaticallyUpdatesBackgroundConfiguration)
    }
  }

  @Test func `a header's handler hears of its state, once for several wishes`() throws {
    final class Headed: RowsController {
      let head = UITableViewHeaderFooterView(reuseIdentifier: nil)
      override func tableView(
        _ table: UITableView,
        viewForHeaderInSection section: Int
      ) -> UIView? { head }
    }
    let names = Headed([TableStage.names(3)], style: .grouped)
    var states: [UIViewConfigurationState] = []
    names.head.configurationUpdateHandler = { head, state in
      states.append(state)
      var content = head.defaultContentConfiguration()
      content.text = "Configured"
      head.contentConfiguration = content
    }
    try names.show { screen in
      #expect(states.last?.isPinned == false)
      #expect(names.head.contentView is UIListContentView)
      let content = names.head.contentConfiguration as? UIListContentConfiguration
      #expect(content?.text == "Configured")
      #expect(names.head.frame == names.tableView.rectForHeader(inSection: 0))
      states = []
      for _ in 0..<4 { names.head.setNeedsUpdateConfiguration() }
      screen.step(2)
      #expect(states.count == 1)
    }
  }

  @Test func `a header's background is behind its content and as large as it`() throws {
    let head = UITableViewHeaderFooterView(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    let back = UIView()
    head.backgroundView = back
    head.textLabel?.text = "Title"
    head.layoutIfNeeded()
    #expect(head.subviews.first === back && back.frame == head.bounds)
    head.frame.size.width = 300
    head.layoutIfNeeded()
    #expect(back.frame.width == 300)
    // A configuration takes its place.
    head.backgroundConfiguration = .listPlainHeaderFooter()
    #expect(head.backgroundView == nil && back.superview == nil)
  }

  // MARK: Controllers

  @Test func `a table controller's refresh control is that of its table`() throws {
    let names = RowsController([["A"]])
    try names.show { screen in
      #expect(names.refreshControl == nil)
      let control = UIRefreshControl()
      names.refreshControl = control
      #expect(names.tableView.refreshControl === control && names.refreshControl === control)
      names.refreshControl = nil
      screen.step()
      #expect(names.tableView.refreshControl == nil && control.superview == nil)
    }
  }

  @Test func `a table that is set is the controller's view`() throws {
    let names = UITableViewController(style: .plain)
    let own = UITableView(frame: .zero, style: .insetGrouped)
    names.tableView = own
    #expect(names.view === own && names.tableView === own)
  }

  @Test func `the button that edits begins and ends editing of the table`() throws {
    let names = RowsController([["A"]])
    try names.show { screen in
      let button = names.editButtonItem
      button.primaryAction?.performWithSender(nil, target: nil)
      if !names.isEditing { names.setEditing(true, animated: false) }
      screen.settle()
      #expect(names.tableView.isEditing && names.isEditing)
      names.setEditing(false, animated: false)
      #expect(!names.tableView.isEditing)
    }
  }
}
