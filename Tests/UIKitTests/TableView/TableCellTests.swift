import CoreGraphics
import Foundation
import Testing
import UIKit

@MainActor @Suite struct TableCellTests {
  private func show(
    _ cell: UITableViewCell,
    style: UITableView.Style = .plain,
    width: CGFloat = 375,
    prepare: (UITableView) -> Void = { _ in },
    _ body: (UITableViewCell, UITableView, TestScreen) throws -> Void
  ) throws {
    let script = TableScript([["One"]])
    script.makesCell = { _, _ in cell }
    try TableStage.run(script, style: style, width: width, prepare: prepare) { stage in
      let shown = try #require(stage.table.visibleCells.first)
      #expect(shown === cell)
      try body(cell, stage.table, stage.screen)
    }
  }

  @Test func `properties start as on iOS`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "id")
    #expect(cell.reuseIdentifier == "id" && cell.detailTextLabel == nil)
    #expect(cell.textLabel?.text == nil && cell.imageView?.image == nil)
    #expect(cell.accessoryType == .none && cell.editingAccessoryType == .none)
    #expect(cell.selectionStyle == .default && cell.editingStyle == .none)
    #expect(cell.indentationLevel == 0 && cell.indentationWidth == 10)
    #expect(cell.shouldIndentWhileEditing && !cell.showsReorderControl)
    #expect(!cell.isSelected && !cell.isHighlighted && !cell.isEditing)
    #expect(!cell.showingDeleteConfirmation && cell.backgroundView == nil)
    #expect(cell.selectedBackgroundView == nil && cell.multipleSelectionBackgroundView == nil)
    #expect(UITableViewCell().frame.width == 0)
    #expect(UITableViewCell(style: .subtitle, reuseIdentifier: nil).detailTextLabel != nil)
  }

  @Test func `a row of one line is 44, one of two 58`() throws {
    let plain = UITableViewCell(style: .default, reuseIdentifier: nil)
    plain.textLabel?.text = "Passcode Lock"
    try show(plain) { cell, _, _ in
      #expect(cell.frame.height == 44)
      #expect(cell.contentView.frame == cell.bounds)
      #expect(cell.textLabel?.frame.minX == 16)
      let margins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
      #expect(cell.contentView.layoutMargins == margins)
    }
    let subtitle = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    subtitle.textLabel?.text = "Lock application"
    subtitle.detailTextLabel?.text = "Immediately"
    try show(subtitle) { cell, _, _ in #expect(cell.frame.height == 58) }
  }

  @Test(arguments: [(375.0, 16.0, 16.67), (390, 20, 20.67)])
  func `accessories stand where those of iOS do`(
    width: Double,
    side: Double,
    edge: Double
  ) throws {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Theme"
    cell.detailTextLabel?.text = "Classic"
    cell.accessoryType = .disclosureIndicator
    try show(cell, width: CGFloat(width)) { cell, _, _ in
      let chevron = try #require(
        cell.subviews.first { $0.frame.size == CGSize(width: 7, height: 12) }
      )
      #expect(abs(Double(cell.bounds.width - chevron.frame.maxX) - edge) <= 0.5)
      #expect(Double(cell.textLabel?.frame.minX ?? 0) == side)
      let value = try #require(cell.detailTextLabel)
      let end = value.convert(value.bounds, to: cell).maxX
      #expect(abs(Double(chevron.frame.minX - end) - 11.33) <= 0.67)
      #expect(value.textColor == .secondaryLabel)
    }
  }

  @Test func `images move the text and the line below it`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Files"
    let size = CGSize(width: 22, height: 22)
    cell.imageView?.image = UIGraphicsImageRenderer(size: size).image { _ in }
    try show(cell) { cell, _, _ in
      #expect(cell.imageView?.frame.minX == 17)
      #expect(cell.textLabel?.frame.minX == 55)
      let line = try #require(cell.subviews.first { $0.frame.height == 0.5 && $0.frame.minY > 1 })
      #expect(line.frame == CGRect(x: 55, y: 43.5, width: 320, height: 0.5))
    }
  }

  @Test func `separators follow table and cell`() throws {
    func line(_ cell: UITableViewCell) -> CGRect? {
      cell.subviews.first { $0.frame.height == 0.5 && $0.frame.minY > 1 }?.frame
    }
    try show(UITableViewCell()) { cell, table, screen in
      #expect(line(cell) == CGRect(x: 16, y: 43.5, width: 359, height: 0.5))
      table.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 5)
      screen.step()
      #expect(line(cell) == CGRect(x: 30, y: 43.5, width: 340, height: 0.5))
      table.separatorInsetReference = .fromAutomaticInsets
      screen.step()
      #expect(line(cell)?.minX == 46)
      cell.separatorInset = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 0)
      screen.step()
      #expect(line(cell)?.minX == 17)
      table.separatorStyle = .none
      screen.step()
      #expect(line(cell) == nil)
    }
  }

  @Test func `grouped rows have lines as wide as the table at their ends`() throws {
    let script = TableScript([TableStage.names(2)])
    try TableStage.run(script, style: .grouped) { stage in
      let lines = stage.table.visibleCells.map { cell in
        cell.subviews.filter { $0.frame.height == 0.5 }.map { [$0.frame.minX, $0.frame.minY] }
      }
      #expect(lines == [[[0, 0], [16, 43.5]], [[0, 43.5]]])
    }
    try TableStage.run(script, style: .insetGrouped) { stage in
      let counts = stage.table.visibleCells.map { cell in
        cell.subviews.count { $0.frame.height == 0.5 }
      }
      #expect(counts == [1, 0])
    }
  }

  @Test func `backgrounds follow the style, unless somebody set one`() throws {
    try show(UITableViewCell()) { cell, _, _ in #expect(cell.backgroundColor == .systemBackground) }
    try show(UITableViewCell(), style: .insetGrouped) { cell, table, _ in
      #expect(cell.backgroundColor == .secondarySystemGroupedBackground)
      #expect(table.backgroundColor == .systemGroupedBackground)
    }
    let red = UITableViewCell()
    red.backgroundColor = .red
    try show(red) { cell, _, _ in #expect(cell.backgroundColor == .red) }
    let selected = UITableViewCell()
    let back = UIView()
    selected.selectedBackgroundView = back
    try show(selected) { cell, _, screen in
      #expect(back.isHidden && back.superview === cell)
      cell.setSelected(true, animated: false)
      screen.step()
      #expect(!back.isHidden && back.frame == cell.bounds)
      cell.selectionStyle = .none
      #expect(back.isHidden)
    }
  }

  @Test func `accessory views and indentation take their room`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Text"
    cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
    cell.accessoryType = .checkmark
    cell.indentationLevel = 2
    try show(cell) { cell, _, screen in
      #expect(cell.accessoryView?.frame == CGRect(x: 308, y: 6.5, width: 51, height: 31))
      #expect(cell.contentView.frame.width == 308)
      #expect(cell.textLabel?.frame.minX == 36)
      cell.accessoryView = nil
      screen.step()
      #expect(cell.contentView.frame.width == 345)
    }
  }

  @Test func `the detail button is told, not the row`() throws {
    final class Script: NSObject, UITableViewDataSource, UITableViewDelegate {
      let log = CallLog()
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryType = .detailDisclosureButton
        return cell
      }
      func tableView(
        _ tableView: UITableView,
        accessoryButtonTappedForRowWith path: IndexPath
      ) { log.lines.append("detail \(path.row)") }
      func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        log.lines.append("select \(path.row)")
      }
    }
    let controller = UIViewController()
    let script = Script()
    TestScreen.showing(controller, width: 375, height: 480) { screen in
      let table = UITableView(frame: screen.window.bounds)
      table.dataSource = script
      table.delegate = script
      controller.view.addSubview(table)
      screen.settle()
      screen.tap(375 - 17 - 7 - 14 - 11, 66)
      screen.step(30)
      #expect(script.log.take() == ["detail 1"])
      screen.tap(100, 66)
      screen.step(30)
      #expect(script.log.take() == ["select 1"])
    }
  }

  @Test func `margins follow what reads well`() throws {
    try show(UITableViewCell(), width: 1024) {
      $0.cellLayoutMarginsFollowReadableWidth = true
    } _: { cell, table, screen in
      #expect(cell.contentView.layoutMargins.left == 176)
      table.cellLayoutMarginsFollowReadableWidth = false
      screen.step()
      #expect(cell.contentView.layoutMargins.left == 20)
      #expect(cell.readableContentGuide.layoutFrame.minX == 176)
    }
  }

  @Test func `text that is larger makes rows higher`() throws {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Text"
    cell.detailTextLabel?.text = "Detail"
    try show(cell) { cell, table, screen in
      let before = cell.frame.height
      screen.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      screen.step(3)
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height > before + 30)
    }
  }
}
