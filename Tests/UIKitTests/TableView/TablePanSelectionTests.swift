import Testing
import UIKit
import WindowHost

/// Rows selected by fingers that go along them.
@MainActor @Suite struct TablePanSelectionTests {
  private final class Rows: UITableViewController {
    var log: [String] = []
    var allows = true

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      tableView.rowHeight = 50
      tableView.allowsMultipleSelectionDuringEditing = true
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      30
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }

    override func tableView(
      _ tableView: UITableView,
      shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      log.append("should \(indexPath.row)")
      return allows
    }

    override func tableView(
      _ tableView: UITableView,
      didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
      log.append("begin \(indexPath.row)")
      setEditing(true, animated: false)
    }

    override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
      log.append("end")
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }

    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log.append("deselect \(indexPath.row)")
    }

    func told() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private func move(_ screen: TestScreen, from: Double, to: Double) {
    for y in stride(from: from, through: to, by: from < to ? 5 : -5) {
      screen.finger(.moved, 140, y, id: 0)
      screen.finger(.moved, 180, y, id: 1)
    }
  }

  @Test func `two fingers begin to edit and select the rows they go along`() {
    let rows = Rows()
    TestScreen.showing(rows) { screen in
      screen.finger(.began, 140, 25, id: 0)
      screen.finger(.began, 180, 25, id: 1)
      move(screen, from: 25, to: 125)
      #expect(rows.told() == ["should 0", "begin 0", "select 0", "select 1", "select 2"])
      #expect(rows.isEditing && rows.tableView.contentOffset.y == 0)
      move(screen, from: 125, to: 75)
      #expect(rows.told() == ["deselect 2"])
      screen.finger(.ended, 140, 75, id: 0)
      screen.finger(.ended, 180, 75, id: 1)
      #expect(rows.told() == ["end"])
      #expect(rows.tableView.indexPathsForSelectedRows == [[0, 0], [0, 1]])
    }
  }

  @Test func `two fingers scroll where nobody wants them to select`() {
    let rows = Rows()
    rows.allows = false
    TestScreen.showing(rows) { screen in
      screen.finger(.began, 140, 300, id: 0)
      screen.finger(.began, 180, 300, id: 1)
      move(screen, from: 300, to: 200)
      #expect(rows.told() == ["should 6"])
      #expect(rows.tableView.contentOffset.y > 50)
      #expect(rows.tableView.indexPathsForSelectedRows == nil)
    }
  }
}
