import CoreGraphics
import Foundation
import Testing
import UIKit

@MainActor @Suite struct TableLayoutTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test func `properties start as on iOS`() {
    let table = UITableView()
    #expect(table.style == .plain)
    #expect(table.rowHeight == -1 && table.estimatedRowHeight == -1)
    #expect(table.sectionHeaderHeight == -1 && table.sectionFooterHeight == -1)
    #expect(table.sectionHeaderTopPadding == -1 && table.fillerRowHeight == 0)
    #expect(table.separatorStyle == .singleLine && table.separatorInsetReference == .fromCellEdges)
    #expect(table.allowsSelection && !table.allowsMultipleSelection)
    #expect(!table.allowsSelectionDuringEditing && !table.allowsMultipleSelectionDuringEditing)
    #expect(!table.isEditing && table.insetsContentViewsToSafeArea)
    #expect(!table.cellLayoutMarginsFollowReadableWidth)
    #expect(table.selfSizingInvalidation == .enabled)
    #expect(table.indexPathForSelectedRow == nil && table.indexPathsForVisibleRows == nil)
    #expect(table.alwaysBounceVertical && table.isPrefetchingEnabled)
    #expect(UITableView(frame: .zero, style: .insetGrouped).style == .insetGrouped)
  }

  @Test func `calls come in the order of iOS`() throws {
    let script = TableScript([TableStage.names(3)])
    try TableStage.run(script) { stage in
      let calls = script.log.take()
      let expected = [
        "sections", "rows 0", "cell 0.0", "willDisplay 0", "cell 0.1", "willDisplay 1", "cell 0.2",
        "willDisplay 2",
      ]
      #expect(Array(calls.suffix(expected.count)) == expected)
      stage.screen.step(5)
      #expect(script.log.take().isEmpty)
    }
  }

  @Test func `the first title stands as far below the bar as on the phone`() throws {
    for (style, top) in [(UITableView.Style.insetGrouped, 46.0), (.grouped, 56)] {
      let script = TableScript([TableStage.names(3), TableStage.names(2)])
      script.titles = ["One", "Two"]
      try TableStage.run(script, style: style, width: 430, height: 800) { stage in
        #expect(abs(stage.table.rectForRow(at: path(0)).minY - top) <= 0.5)
        let gap =
          stage.table.rectForRow(at: path(0, 1)).minY - stage.table.rectForRow(at: path(2)).maxY
        #expect(abs(gap - 56) <= 0.5)
      }
    }
  }

  @Test func `only what shows is made, and used again`() throws {
    let script = TallScript([TableStage.names(10_000)])
    try TableStage.run(script) { stage in
      var most = stage.table.visibleCells.count
      for _ in 0..<60 {
        stage.table.contentOffset.y += 97
        stage.screen.step()
        most = max(most, stage.table.visibleCells.count)
      }
      #expect(stage.table.cellsMade <= most + 2)
      #expect(stage.table.visibleCells.contains { ($0 as? TallCell)?.reuses ?? 0 > 0 })
    }
  }

  @Test func `rows lie one below the other by their own heights`() throws {
    let script = TallScript([TableStage.names(40)])
    try TableStage.run(script) { stage in
      var end: CGFloat = 0
      for cell in stage.table.visibleCells {
        let name = (cell as? TallCell)?.name ?? ""
        #expect(cell.frame.minY == end)
        #expect(cell.frame.height == TallScript.height(name))
        end = cell.frame.maxY
      }
      #expect(end >= 480)
    }
  }

  @Test(arguments: [UITableView.ScrollPosition.top, .middle, .bottom, .none])
  func `a row far away is scrolled to exactly`(position: UITableView.ScrollPosition) throws {
    let script = TallScript([TableStage.names(2000)])
    try TableStage.run(script) { stage in
      for row in [1200, 3, 1999, 700] {
        stage.table.scrollToRow(at: path(row), at: position, animated: false)
        stage.screen.step()
        let cell = try #require(stage.table.cellForRow(at: path(row)) as? TallCell)
        #expect(cell.name == "Row \(row)")
        let place = cell.frame.minY - stage.table.contentOffset.y
        let height = cell.frame.height
        let isInside = place >= 0 && place + height <= 480
        #expect(isInside)
        let isFree = row > 20 && row < 1980
        if isFree, position == .top { #expect(place == 0) }
        if isFree, position == .middle { #expect(abs(place + height / 2 - 240) < 0.01) }
        if position == .bottom, row != 3 { #expect(place + height == 480) }
      }
    }
  }

  @Test func `going up over rows never measured moves nothing that shows`() throws {
    let script = TallScript([TableStage.names(3000)])
    try TableStage.run(script) { stage in
      stage.table.scrollToRow(at: path(2500), at: .top, animated: false)
      stage.screen.step()
      for _ in 0..<120 {
        let before = Dictionary(
          uniqueKeysWithValues: stage.table.visibleCells.map {
            (ObjectIdentifier($0), $0.frame.minY - stage.table.contentOffset.y)
          }
        )
        let names = Dictionary(
          uniqueKeysWithValues: stage.table.visibleCells.map {
            (ObjectIdentifier($0), ($0 as? TallCell)?.name)
          }
        )
        stage.table.contentOffset.y -= 31
        stage.screen.step()
        for cell in stage.table.visibleCells {
          let key = ObjectIdentifier(cell)
          guard let old = before[key], names[key] == (cell as? TallCell)?.name else { continue }
          let moved = cell.frame.minY - stage.table.contentOffset.y - old
          #expect(abs(moved - 31) < 0.001, "\((cell as? TallCell)?.name ?? "") moved by \(moved)")
        }
      }
    }
  }

  @Test func `headers of plain tables stay, and the next pushes them out`() throws {
    let script = TableScript([TableStage.names(3), TableStage.names(30)])
    script.titles = ["Fruits", "Vegetables"]
    try TableStage.run(script) { stage in
      let table = stage.table
      #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 375, height: 28))
      #expect(table.rectForRow(at: path(0)).minY == 50)
      #expect(table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 375, height: 182))
      #expect(table.rectForHeader(inSection: 1).minY == 204)
      table.contentOffset.y = 100
      stage.screen.step()
      #expect(table.headerView(forSection: 0)?.frame.minY == 100)
      table.contentOffset.y = 170
      stage.screen.step()
      // The section ends at 182.
      #expect(table.headerView(forSection: 0)?.frame.minY == 154)
      table.contentOffset.y = 300
      stage.screen.step()
      #expect(table.headerView(forSection: 0) == nil)
      #expect(table.headerView(forSection: 1)?.frame.minY == 300)
    }
  }

  @Test func `footers of plain tables stay at the lower edge`() throws {
    let script = TableScript([TableStage.names(30)])
    script.footers = ["The end"]
    try TableStage.run(script) { stage in
      let footer = try #require(stage.table.footerView(forSection: 0))
      #expect(footer.frame.maxY == 480)
      stage.table.contentOffset.y = 60
      stage.screen.step()
      #expect(footer.frame.maxY == 540)
      #expect(stage.table.rectForFooter(inSection: 0).minY == 1320)
    }
  }

  @Test func `grouped tables stand apart as on iOS`() throws {
    let script = TableScript([TableStage.names(2), TableStage.names(2), TableStage.names(1)])
    script.titles = [nil, nil, "More"]
    try TableStage.run(script, style: .insetGrouped, width: 390, height: 800) { stage in
      let table = stage.table
      #expect(table.rectForRow(at: path(0)) == CGRect(x: 20, y: 35, width: 350, height: 44))
      // 36 between cards without titles, 56 with one.
      #expect(table.rectForRow(at: path(0, 1)).minY == 159)
      #expect(table.rectForRow(at: path(0, 2)).minY == 303)
      let cells = table.visibleCells
      #expect(cells[0].layer.cornerRadius == 10 && cells[0].layer.maskedCorners.rawValue == 3)
      #expect(cells[1].layer.maskedCorners.rawValue == 12)
      #expect(cells[4].layer.maskedCorners.rawValue == 15)
      #expect(table.headerView(forSection: 2)?.textLabel?.text == "MORE")
    }
  }

  @Test func `delegates decide on heights, and nought means none in plain tables`() throws {
    let script = DecidingScript([3, 2])
    script.row = { $0.row == 1 ? 0 : $0.row == 2 ? 70.5 : 50 }
    script.header = { $0 == 0 ? 12 : 0 }
    try DecidingScript.run(script) { table in
      #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 375, height: 12))
      #expect(table.rectForRow(at: path(0)).minY == 34)
      #expect(table.rectForRow(at: path(1)).height == 0 || table.cellForRow(at: path(1)) == nil)
      #expect(table.cellForRow(at: path(2))?.frame.height == 70.5)
      #expect(table.rectForHeader(inSection: 1).height == 0)
    }
  }

  @Test func `without estimates all heights are asked for at once`() throws {
    let script = DecidingScript([500])
    script.row = { CGFloat(20 + $0.row % 10) }
    try DecidingScript.run(script) {
      $0.estimatedRowHeight = 0
    } _: { table in
      #expect(script.asked >= 500)
      #expect(table.contentSize.height == 12_250)
    }
    let lazily = DecidingScript([500])
    lazily.row = { CGFloat(20 + $0.row % 10) }
    try DecidingScript.run(lazily) { table in
      #expect(lazily.asked < 60)
      #expect(table.contentSize.height != 12_250)
    }
  }

  @Test func `header and footer views of the table take part`() throws {
    let script = TableScript([TableStage.names(3)])
    try TableStage.run(script) { stage in
      let head = UIView(frame: CGRect(x: 9, y: 9, width: 10, height: 80))
      let foot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
      stage.table.tableHeaderView = head
      stage.table.tableFooterView = foot
      stage.screen.step()
      #expect(head.frame == CGRect(x: 0, y: 0, width: 375, height: 80))
      #expect(stage.table.rectForRow(at: path(0)).minY == 80)
      #expect(foot.frame == CGRect(x: 0, y: 80 + 132, width: 375, height: 30))
      #expect(stage.table.contentSize.height == 242)
      stage.table.tableHeaderView = nil
      stage.screen.step()
      #expect(stage.table.rectForRow(at: path(0)).minY == 0 && head.superview == nil)
    }
  }

  @Test func `points and rectangles find rows`() throws {
    let script = TableScript([TableStage.names(10), TableStage.names(10)])
    script.titles = ["A", "B"]
    try TableStage.run(script) { stage in
      let table = stage.table
      #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 30)) == nil)
      #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 50)) == path(0))
      #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 93.9)) == path(0))
      #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 94)) == path(1))
      let rows = table.indexPathsForRows(in: CGRect(x: 0, y: 480, width: 1, height: 80))
      #expect(rows == [path(9), path(0, 1)])
      #expect(table.indexPathsForRows(in: CGRect(x: 0, y: 5000, width: 1, height: 80)) == nil)
      #expect(table.rectForRow(at: path(99)) == .zero)
    }
  }

  @Test func `a turn of the screen keeps the rows that show`() throws {
    let script = TallScript([TableStage.names(500)])
    try TableStage.run(script) { stage in
      stage.table.scrollToRow(at: path(250), at: .top, animated: false)
      stage.screen.step()
      stage.table.frame.size = CGSize(width: 480, height: 375)
      stage.screen.step()
      let cell = try #require(stage.table.cellForRow(at: path(250)))
      #expect(cell.frame.minY == stage.table.contentOffset.y)
      #expect(cell.frame.width == 480)
    }
  }

  @Test func `nothing is done when nothing moves`() throws {
    let script = TallScript([TableStage.names(500)])
    try TableStage.run(script) { stage in
      _ = script.log.take()
      for _ in 0..<5 {
        stage.table.setNeedsLayout()
        stage.screen.step()
      }
      #expect(script.log.take().isEmpty)
      #expect(!stage.screen.stage.needsFrame)
    }
  }

  @Test func `a million rows are arithmetic`() throws {
    let script = TableScript([])
    final class Million: TableScript {
      override func tableView(
        _ tableView: UITableView,
        numberOfRowsInSection section: Int
      ) -> Int { 1_000_000 }
      override func numberOfSections(in tableView: UITableView) -> Int { 1 }
      override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
    }
    _ = script
    try TableStage.run(Million([])) {
      $0.rowHeight = 50
    } _: { stage in
      #expect(stage.table.contentSize.height == 50_000_000)
      stage.table.scrollToRow(at: path(999_999), at: .bottom, animated: false)
      stage.screen.step()
      #expect(stage.table.contentOffset.y == 49_999_520)
      #expect(stage.table.cellForRow(at: path(999_999))?.frame.maxY == 50_000_000)
      #expect(stage.table.cellsMade < 30)
    }
  }

  @Test func `rows that agree with their views are not looked at again`() throws {
    let script = TableScript([(0..<200).map { "Row \($0)" }])
    try TableStage.run(script) {
      $0.rowHeight = UITableView.automaticDimension
      $0.estimatedRowHeight = 30
    } _: { stage in
      #expect(stage.table.layoutRounds <= 3)
      for _ in 0..<20 {
        stage.table.contentOffset.y += 60
        stage.screen.step()
        #expect(stage.table.layoutRounds <= 2)
      }
    }
  }

  @Test func `reading from right to left mirrors cells`() throws {
    let script = TableScript([["One"]])
    script.makesCell = { _, _ in
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "One"
      cell.detailTextLabel?.text = "1"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    try TableStage.run(script) {
      $0.semanticContentAttribute = .forceRightToLeft
    } _: { stage in
      let cell = try #require(stage.table.visibleCells.first)
      cell.semanticContentAttribute = .forceRightToLeft
      cell.contentView.semanticContentAttribute = .forceRightToLeft
      stage.screen.step(2)
      let text = try #require(cell.textLabel)
      let frame = text.convert(text.bounds, to: cell)
      #expect(frame.maxX == 359)
      #expect(cell.contentView.frame.minX > 20)
    }
  }

  @Test func `headers may be as wide as their titles`() throws {
    let script = TableScript([TableStage.names(3)])
    script.titles = ["A"]
    try TableStage.run(script) { stage in
      let header = try #require(stage.table.headerView(forSection: 0))
      #expect(header.frame.width == 375)
      stage.table.contentHuggingElements = .sectionHeaders
      stage.screen.step()
      #expect(header.frame.width < 60 && header.frame.minX == 0)
      #expect(header.textLabel?.frame.minX == 16)
    }
  }

  @Test func `empty rows below are lines where they are wanted`() throws {
    let script = TableScript([TableStage.names(2)])
    try TableStage.run(script) { stage in
      @MainActor func lines() -> [CGRect] {
        stage.table.subviews.filter { $0.frame.height == 0.5 }.map(\.frame)
          .sorted { $0.minY < $1.minY }
      }
      #expect(lines().isEmpty)
      stage.table.fillerRowHeight = 100
      stage.table.setNeedsLayout()
      stage.screen.step()
      #expect(lines().map(\.minY) == [187.5, 287.5, 387.5])
      #expect(lines().first?.minX == 16)
    }
  }
}
