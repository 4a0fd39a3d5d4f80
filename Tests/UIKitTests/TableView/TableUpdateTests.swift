import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite struct TableUpdateTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func expectAgreement(_ stage: TableStage) {
    let (table, sections) = (stage.table, stage.script.sections)
    #expect(table.numberOfSections == sections.count)
    for (section, rows) in sections.enumerated() {
      #expect(table.numberOfRows(inSection: section) == rows.count)
    }
    let expected = Set(table.indexPathsForRows(in: table.bounds) ?? [])
    #expect(Set(table.indexPathsForVisibleRows ?? []) == expected)
    for path in expected {
      let cell = table.cellForRow(at: path) as? TallCell
      let name = sections[path.section][path.row]
      #expect(cell?.name == name)
      #expect(cell?.frame == table.rectForRow(at: path))
      #expect(cell?.frame.height == TallScript.height(name))
      #expect(cell.flatMap { table.indexPath(for: $0) } == path)
      #expect(cell?.isHidden == false)
    }
  }

  private func names(_ stage: TableStage) -> Set<String> {
    Set(
      (stage.table.indexPathsForSelectedRows ?? []).map {
        stage.script.sections[$0.section][$0.row]
      }
    )
  }

  @Test(arguments: 0..<60) func `after every transaction table and data agree`(
    _ seed: Int
  ) throws {
    var numbers = SplitMix64(seed: seed)
    let sections = (0..<numbers.int(1...5)).map { section in
      (0..<numbers.int(0...25)).map { "s\(section).\($0)" }
    }
    let script = TallScript(sections)
    let style: UITableView.Style = [.plain, .grouped, .insetGrouped][numbers.int(0...2)]
    if numbers.once(in: 2) { script.titles = (0..<12).map { $0 % 3 == 0 ? nil : "Title \($0)" } }
    try TableStage.run(script, style: style) { stage in
      stage.table.allowsMultipleSelection = true
      for _ in 0..<10 {
        if numbers.once(in: 2) {
          let end = max(0, stage.table.contentSize.height - 480)
          stage.table.contentOffset.y = CGFloat(numbers.double(0...Double(end))).rounded()
          stage.screen.step()
        }
        for path in stage.table.indexPathsForVisibleRows ?? [] where numbers.once(in: 4) {
          stage.table.selectRow(at: path, animated: false, scrollPosition: .none)
        }
        let selected = names(stage)
        let transaction = RandomTransaction(script.sections, &numbers)
        let found = UIKitDiagnostics.recording {
          stage.table.performBatchUpdates {
            transaction.declare(to: stage.table, &numbers)
            script.sections = transaction.result
          }
        }
        #expect(found.isEmpty, "\(found)")
        expectAgreement(stage)
        let all = Set(script.sections.joined())
        #expect(names(stage) == selected.intersection(all).subtracting(transaction.reloaded))
      }
    }
  }

  @Test func `the offset stays when rows come and go above`() throws {
    let script = TallScript([TableStage.names(200)])
    try TableStage.run(script) { stage in
      stage.table.scrollToRow(at: path(100), at: .top, animated: false)
      stage.screen.step()
      let cell = try #require(stage.table.cellForRow(at: path(101)))
      let offset = stage.table.contentOffset.y
      script.sections[0].insert(contentsOf: ["a", "b", "c"], at: 2)
      stage.table.insertRows(at: [path(2), path(3), path(4)], with: .automatic)
      #expect(stage.table.cellForRow(at: path(104)) === cell)
      #expect(stage.table.contentOffset.y == offset)
      script.sections[0].removeFirst(2)
      stage.table.deleteRows(at: [path(0), path(1)], with: .fade)
      #expect(stage.table.cellForRow(at: path(102)) === cell)
      #expect(stage.table.contentOffset.y == offset)
    }
  }

  @Test func `begin and end bring heights up to date`() throws {
    let script = TallScript([TableStage.names(20)])
    try TableStage.run(script) { stage in
      let cell = try #require(stage.table.cellForRow(at: path(1)) as? TallCell)
      cell.ask(for: 133)
      stage.table.beginUpdates()
      stage.table.endUpdates()
      #expect(cell.frame.height == 133)
      cell.ask(for: 55)
      stage.table.performBatchUpdates(nil)
      #expect(cell.frame.height == 55)
      cell.ask(for: 66)
      cell.invalidateIntrinsicContentSize()
      stage.screen.step()
      #expect(cell.frame.height == 66)
      stage.table.selfSizingInvalidation = .disabled
      cell.ask(for: 77)
      cell.invalidateIntrinsicContentSize()
      stage.screen.step()
      #expect(cell.frame.height == 66)
      stage.table.selfSizingInvalidation = .enabledIncludingConstraints
      cell.ask(for: 88)
      stage.screen.step(2)
      #expect(cell.frame.height == 88)
    }
  }

  @Test func `blocks are one update, and their end is told`() throws {
    let script = TallScript([TableStage.names(5)])
    try TableStage.run(script) { stage in
      var ends: [Bool] = []
      stage.table.performBatchUpdates {
        #expect(!stage.table.hasUncommittedUpdates)
        script.sections[0].removeFirst()
        stage.table.deleteRows(at: [path(0)], with: .left)
        #expect(stage.table.hasUncommittedUpdates)
        script.sections.append(["new"])
        stage.table.insertSections([1], with: .top)
        #expect(stage.table.numberOfSections == 1)
      } completion: {
        ends.append($0)
      }
      #expect(ends.isEmpty && !stage.table.hasUncommittedUpdates)
      #expect(stage.table.numberOfSections == 2)
      #expect((stage.table.cellForRow(at: path(0, 1)) as? TallCell)?.name == "new")
      stage.screen.settle()
      #expect(ends == [true])
    }
  }

  @Test func `reconfigured rows keep their cells`() throws {
    let script = TallScript([TableStage.names(5)])
    try TableStage.run(script) { stage in
      let cell = try #require(stage.table.cellForRow(at: path(2)) as? TallCell)
      script.sections[0][2] = "quite another name"
      stage.table.reconfigureRows(at: [path(2)])
      #expect(stage.table.cellForRow(at: path(2)) === cell && cell.reuses == 0)
      #expect(cell.frame.height == TallScript.height("quite another name"))
      stage.table.reloadRows(at: [path(2)], with: .none)
      #expect((stage.table.cellForRow(at: path(2)) as? TallCell)?.name == "quite another name")
    }
  }

  @Test func `rows go where they belong at once, and are seen going there`() throws {
    let script = TallScript([TableStage.names(6)])
    try TableStage.run(script) { stage in
      let table = stage.table
      let (gone, below) = (table.visibleCells[1], table.visibleCells[2])
      let old = below.frame.minY
      script.sections[0].remove(at: 1)
      table.deleteRows(at: [path(1)], with: .left)
      let new = table.rectForRow(at: path(1)).minY
      #expect(below.frame.minY == new && new < old)
      #expect(gone.superview === table && !gone.isHidden && gone.alpha == 0)
      stage.screen.step(9)
      let seen = below.layer.presentation()?.frame.minY ?? 0
      #expect(seen > new && seen < old)
      stage.screen.settle()
      #expect(gone.isHidden && gone.alpha == 1)
      // Without animation nothing is on its way.
      script.sections[0].remove(at: 0)
      let first = table.visibleCells[0]
      table.deleteRows(at: [path(0)], with: .none)
      #expect(first.isHidden)
    }
  }
}
