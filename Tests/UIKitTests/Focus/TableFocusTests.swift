import CoreGraphics
import Testing
import UIKit
import WindowHost

/// Keys that go along the rows of table views.
@MainActor @Suite struct TableFocusTests {
  private final class Rows: UITableViewController {
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      tableView.rowHeight = 50
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 3 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      section == 1 ? 0 : 20
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }

    override func tableView(
      _ tableView: UITableView,
      canFocusRowAt indexPath: IndexPath
    ) -> Bool { indexPath.row != 1 }

    override func tableView(
      _ tableView: UITableView,
      didUpdateFocusIn context: UITableViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      log.append("\(context.nextFocusedIndexPath.map { "\($0.section) \($0.row)" } ?? "-")")
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }

    func told() -> [String] {
      defer { log = [] }
      return log
    }
  }

  @Test func `arrows, pages and ends go along the rows`() throws {
    let rows = Rows()
    try TestScreen.showing(rows, width: 320, height: 480) { screen in
      screen.key(.tab)
      screen.key(.down)
      screen.key(.pageDown)
      #expect(rows.told() == ["0 0", "0 2", "0 12"])
      screen.key(.end)
      screen.settle()
      #expect(rows.told() == ["2 19"])
      let cell = try #require(rows.tableView.cellForRow(at: [2, 19]))
      #expect(cell.isFocused && cell.configurationState.isFocused)
      screen.key(.down)
      #expect(rows.told() == [])
      screen.key(.home)
      screen.key(.enter)
      #expect(rows.told() == ["0 0", "select 0"])
      rows.tableView.selectionFollowsFocus = true
      screen.key(.down)
      #expect(rows.told() == ["0 2", "select 2"])
      #expect(rows.tableView.indexPathsForSelectedRows == [[0, 2]])
    }
  }

  @Test func `sections without rows are passed over`() {
    let rows = Rows()
    TestScreen.showing(rows, width: 320, height: 480) { screen in
      screen.key(.tab)
      for _ in 0..<18 { screen.key(.down) }
      #expect(rows.told().last == "0 19")
      screen.key(.down)
      #expect(rows.told() == ["2 0"])
      screen.key(.up)
      #expect(rows.told() == ["0 19"])
    }
  }
}
