import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct TableMistakesTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func finding(_ code: Diagnosis.Code, _ body: () throws -> Void) throws -> Diagnosis {
    var failure: (any Error)?
    let found = UIKitDiagnostics.recording {
      do { try body() } catch { failure = error }
    }
    if let failure { throw failure }
    return try #require(found.first { $0.code == code }, "\(found)")
  }

  @Test func `a cell that nobody registered is told of`() throws {
    let script = TableScript([["A"]])
    script.makesCell = { $0.dequeueReusableCell(withIdentifier: "cel", for: $1) }
    let found = try finding("TSK-NOT-REGISTERED") {
      try TableStage.run(script) { #expect($0.table.visibleCells.count == 1) }
    }
    #expect(
      found.description.contains("\"cel\"") && found.description.contains("Did you mean \"cell\"?")
    )
    #expect(found.description.contains("unable to dequeue a cell with identifier cel"))
  }

  @Test func `a class that is no cell is not registered`() throws {
    let table = UITableView()
    let found = try finding("TSK-REGISTER-CLASS") {
      table.register(UILabel.self, forCellReuseIdentifier: "label")
    }
    #expect(found.description.contains("UILabel") && found.description.contains("UITableViewCell"))
    #expect(table.dequeueReusableCell(withIdentifier: "label") == nil)
    _ = try finding("TSK-REGISTER-CLASS") {
      table.register(UILabel.self, forHeaderFooterViewReuseIdentifier: "label")
    }
  }

  @Test func `a cell returned twice is told of`() throws {
    let script = TableScript([["A", "B"]])
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    script.makesCell = { _, _ in cell }
    let found = try finding("TSK-BAD-CELL") {
      try TableStage.run(script) { #expect($0.table.visibleCells.count == 2) }
    }
    #expect(found.description.contains("(0, 1)") && found.description.contains("(0, 0)"))
  }

  @Test func `rows and sections that are not there are told of`() throws {
    let script = TableScript([TableStage.names(9)])
    try TableStage.run(script) { stage in
      let scroll = try finding("TSK-SCROLL-RANGE") {
        stage.table.scrollToRow(at: path(9), at: .top, animated: false)
      }
      #expect(scroll.description.contains("section 0 has 9 rows"))
      let select = try finding("TSK-SCROLL-RANGE") {
        stage.table.selectRow(at: path(0, 4), animated: false, scrollPosition: .none)
      }
      #expect(select.description.contains("there are 1 sections"))
      let count = try finding("TSK-SECTION-RANGE") {
        #expect(stage.table.numberOfRows(inSection: 3) == 0)
      }
      #expect(count.description.contains("section 3"))
      #expect(stage.table.indexPathForSelectedRow == nil)
    }
  }

  @Test func `numbers and heights must be possible`() throws {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { -3 }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    table.dataSource = source
    let count = try finding("TSK-COUNT-NEGATIVE") { #expect(table.numberOfRows(inSection: 0) == 0) }
    #expect(count.description.contains("-3"))
    let script = DecidingScript([2])
    script.row = { _ in .nan }
    let height = try finding("TSK-NAN") {
      try DecidingScript.run(script) { #expect($0.rectForRow(at: path(0)).height == 44) }
    }
    #expect(height.description.contains("heightForRowAt"))
  }

  @Test func `updates that do not add up are told of, and the data is shown`() throws {
    let script = TableScript([TableStage.names(5), TableStage.names(2)])
    try TableStage.run(script) { stage in
      let rows = try finding("TSK-BATCH-COUNT") {
        stage.table.performBatchUpdates {
          script.sections[0].removeLast(2)
          stage.table.deleteRows(at: [path(4)], with: .automatic)
        }
      }
      #expect(rows.description.contains("Section 0 had 5 rows"))
      #expect(rows.description.contains("Invalid update: invalid number of rows in section 0"))
      #expect(rows.description.contains("before [5 2], after [3 2]"))
      #expect(stage.table.numberOfRows(inSection: 0) == 3)
      let sections = try finding("TSK-BATCH-COUNT") {
        script.sections.removeLast()
        stage.table.beginUpdates()
        stage.table.endUpdates()
      }
      #expect(sections.description.contains("Invalid update: invalid number of sections"))
      let twice = try finding("TSK-BATCH-CONFLICT") {
        stage.table.performBatchUpdates {
          script.sections[0].removeLast()
          stage.table.deleteRows(at: [path(1), path(1)], with: .automatic)
        }
      }
      #expect(twice.description.contains("attempt to delete the same index path twice"))
      #expect(stage.table.visibleCells.count == 2)
    }
  }

  @Test func `updates from inside cellForRow are told of`() throws {
    let script = TableScript([TableStage.names(2)])
    script.makesCell = { table, path in
      if path.row == 1 { table.performBatchUpdates({}) }
      return UITableViewCell()
    }
    let found = try finding("TSK-UPDATE-REENTRANT") { try TableStage.run(script) { _ in } }
    #expect(found.description.contains("inside a layout pass"))
  }

  @Test func `a row that is reconfigured keeps its cell`() throws {
    let script = TableScript([TableStage.names(3)])
    try TableStage.run(script) { stage in
      stage.table.backgroundView = UIView()
      script.makesCell = { _, _ in UITableViewCell(style: .value1, reuseIdentifier: "other") }
      let found = try finding("TSK-RECONFIGURE-CELL") {
        stage.table.reconfigureRows(at: [path(1)])
      }
      #expect(found.description.contains("row (0, 1)"))
      #expect(stage.table.subviews.first === stage.table.backgroundView)
      #expect(stage.table.cellForRow(at: path(1))?.reuseIdentifier == "other")
    }
  }

  @Test func `constraints that leave the height open are told of`() throws {
    let script = TableScript([["A"]])
    script.makesCell = { _, _ in
      let cell = UITableViewCell()
      let label = UILabel()
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      label.topAnchor.constraint(equalTo: cell.contentView.topAnchor).isActive = true
      label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor).isActive = true
      return cell
    }
    let found = try finding("TSK-AMBIGUOUS-HEIGHT") {
      try TableStage.run(script) { #expect($0.table.rectForRow(at: path(0)).height == 44) }
    }
    #expect(found.description.contains("UITableViewCell"))
  }
}
