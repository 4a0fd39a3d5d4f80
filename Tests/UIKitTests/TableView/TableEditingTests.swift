import CoreGraphics
import Foundation
import Testing
import UIKit
import WindowHost

@MainActor @Suite struct TableEditingTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// Names that can be deleted, inserted and moved.
  private final class Names: UITableViewController {
    var names = (0..<20).map { "Name \($0)" }
    let log = CallLog()
    var trailing: (() -> UISwipeActionsConfiguration?)?
    var leading: (() -> UISwipeActionsConfiguration?)?
    var target: (IndexPath) -> IndexPath = { $0 }
    var style = UITableViewCell.EditingStyle.delete

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt path: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = names[path.row]
      return cell
    }

    override func tableView(
      _ tableView: UITableView,
      editingStyleForRowAt path: IndexPath
    ) -> UITableViewCell.EditingStyle { style }

    override func tableView(
      _ tableView: UITableView,
      commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt path: IndexPath
    ) {
      log.lines.append("commit \(editingStyle.rawValue) \(path.row)")
      guard editingStyle == .delete else { return }
      names.remove(at: path.row)
      tableView.deleteRows(at: [path], with: .automatic)
    }

    override func tableView(
      _ tableView: UITableView,
      moveRowAt source: IndexPath,
      to destination: IndexPath
    ) {
      log.lines.append("move \(source.row) \(destination.row)")
      names.insert(names.remove(at: source.row), at: destination.row)
    }

    override func tableView(
      _ tableView: UITableView,
      targetIndexPathForMoveFromRowAt source: IndexPath,
      toProposedIndexPath proposed: IndexPath
    ) -> IndexPath { target(proposed) }

    override func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt path: IndexPath
    ) -> UISwipeActionsConfiguration? {
      trailing.map { $0() }
        ?? super.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: path)
    }

    override func tableView(
      _ tableView: UITableView,
      leadingSwipeActionsConfigurationForRowAt path: IndexPath
    ) -> UISwipeActionsConfiguration? { leading?() }

    override func tableView(_ tableView: UITableView, willBeginEditingRowAt path: IndexPath) {
      log.lines.append("begin \(path.row)")
    }

    override func tableView(_ tableView: UITableView, didEndEditingRowAt path: IndexPath?) {
      log.lines.append("end \(path.map { "\($0.row)" } ?? "nil")")
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
      log.lines.append("select \(path.row)")
    }
  }

  private func run(_ body: (TestScreen, Names) throws -> Void) throws {
    let controller = Names(style: .plain)
    try TestScreen.showing(controller, width: 375, height: 600) { screen in
      screen.settle()
      try body(screen, controller)
    }
  }

  // MARK: Swipes

  @Test func `a swipe uncovers the button that deletes`() throws {
    try run { screen, names in
      let cell = try #require(names.tableView.cellForRow(at: path(2)))
      screen.drag(from: (300, 110), to: (230, 112), frames: 5)
      screen.settle()
      // As wide as its title and 15 points on each side, 74 at least.
      #expect(cell.frame.minX <= -74 && cell.frame.minX >= -76)
      #expect(cell.showingDeleteConfirmation)
      #expect(names.log.take() == ["begin 2"])
      // A touch elsewhere only closes.
      screen.tap(100, 300)
      screen.settle()
      #expect(cell.frame.minX == 0 && !cell.showingDeleteConfirmation)
      #expect(names.log.take() == ["end 2"])
      screen.drag(from: (300, 110), to: (230, 112), frames: 5)
      screen.settle()
      screen.tap(350, 110)
      screen.settle()
      #expect(names.log.take().contains("commit 1 2"))
      #expect(names.names.count == 19 && names.names[2] == "Name 3")
      #expect(names.tableView.cellForRow(at: path(2))?.frame.minX == 0)
    }
  }

  @Test func `actions of one's own, and the first by a full swipe`() throws {
    try run { screen, names in
      var chosen: [String] = []
      @MainActor func action(_ title: String) -> UIContextualAction {
        UIContextualAction(style: .normal, title: title) { _, _, done in
          chosen.append(title)
          done(true)
        }
      }
      names.trailing = { UISwipeActionsConfiguration(actions: [action("A"), action("B")]) }
      names.leading = { UISwipeActionsConfiguration(actions: [action("L")]) }
      screen.drag(from: (300, 20), to: (200, 20), frames: 5)
      screen.settle()
      #expect(names.tableView.cellForRow(at: path(0))?.frame.minX == -148)
      // The first is at the edge.
      screen.tap(260, 20)
      screen.settle()
      #expect(chosen == ["B"])
      screen.drag(from: (50, 20), to: (130, 20), frames: 5)
      screen.settle()
      #expect(names.tableView.cellForRow(at: path(0))?.frame.minX == 74)
      screen.tap(30, 20)
      screen.settle()
      #expect(chosen == ["B", "L"])
      screen.drag(from: (350, 20), to: (40, 20), frames: 10)
      screen.settle()
      #expect(chosen == ["B", "L", "A"])
      #expect(names.tableView.cellForRow(at: path(0))?.frame.minX == 0)
    }
  }

  @Test func `a full swipe brings the first action beside the row`() throws {
    try run { screen, names in
      names.trailing = {
        UISwipeActionsConfiguration(
          actions: [
            UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
          ]
        )
      }
      @MainActor func label(in view: UIView) -> UILabel? {
        if let label = view as? UILabel, label.text == "Delete" { return label }
        return view.subviews.lazy.compactMap { label(in: $0) }.first
      }
      screen.drag(from: (350, 20), to: (250, 20), frames: 5, lifts: false)
      screen.step(30)
      let near = try #require(label(in: screen.window))
      let edge = try #require(names.tableView.cellForRow(at: path(0))).frame.maxX
      #expect(near.convert(CGPoint(x: near.bounds.midX, y: 0), to: nil).x > edge + 37)
      for x in stride(from: 240.0, through: 40, by: -20) { screen.finger(.moved, x, 20) }
      screen.step(30)
      let row = try #require(names.tableView.cellForRow(at: path(0)))
      let middle = near.convert(CGPoint(x: near.bounds.midX, y: 0), to: nil).x
      #expect(abs(middle - row.frame.maxX - 37) < 1)
      screen.finger(.cancelled, 40, 20)
    }
  }

  @Test func `no actions, no swipe`() throws {
    try run { screen, names in
      names.trailing = { nil }
      screen.drag(from: (300, 20), to: (150, 20), frames: 5)
      screen.settle()
      #expect(names.tableView.cellForRow(at: path(0))?.frame.minX == 0)
      #expect(!names.log.take().contains("begin 0"))
      let plain = UITableViewController(style: .plain)
      #expect(plain.tableView.dataSource === plain)
    }
  }

  // MARK: Controls

  @Test func `edited rows make room for the sign that deletes`() throws {
    try run { screen, names in
      names.setEditing(true, animated: false)
      screen.step(2)
      let cell = try #require(names.tableView.cellForRow(at: path(1)))
      #expect(cell.isEditing && cell.editingStyle == .delete)
      #expect(cell.contentView.frame.minX == 38)
      screen.tap(26, 66)
      screen.settle()
      #expect(cell.showingDeleteConfirmation && cell.frame.minX < 0)
      screen.tap(350, 66)
      screen.settle()
      #expect(names.names.count == 19 && names.names[1] == "Name 2")
      names.setEditing(false, animated: false)
      screen.step(2)
      #expect(names.tableView.cellForRow(at: path(1))?.contentView.frame.minX == 0)
    }
  }

  @Test func `the sign that inserts does so at once`() throws {
    try run { screen, names in
      names.style = .insert
      names.setEditing(true, animated: false)
      screen.step(2)
      screen.tap(26, 66)
      screen.step(30)
      #expect(names.log.take() == ["commit 2 1"])
    }
  }

  @Test func `cells are told before and after`() throws {
    final class Cell: UITableViewCell {
      var states: [UInt] = []
      override func willTransition(to state: StateMask) { states.append(state.rawValue) }
      override func didTransition(to state: StateMask) { states.append(state.rawValue + 10) }
    }
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.setEditing(true, animated: false)
    cell.setEditing(true, animated: false)
    cell.isEditing = false
    #expect(cell.states == [1, 11, 0, 10])
  }

  // MARK: Order

  @Test func `a row is moved by its handle`() throws {
    try run { screen, names in
      names.setEditing(true, animated: false)
      screen.step(2)
      let cell = try #require(names.tableView.cellForRow(at: path(1)))
      screen.drag(from: (353, 66), to: (353, 66 + 2 * 44), frames: 12, lifts: false)
      #expect(names.tableView.contentOffset.y == 0)
      #expect(cell.frame.minY == 132)
      #expect(names.tableView.cellForRow(at: path(3)) === cell)
      #expect(names.tableView.cellForRow(at: path(1))?.textLabel?.text == "Name 2")
      #expect(names.log.take().isEmpty)
      screen.finger(.ended, 353, 66 + 2 * 44)
      screen.settle()
      #expect(names.log.take() == ["move 1 3"])
      #expect(names.names[1...3] == ["Name 2", "Name 3", "Name 1"])
      #expect(names.tableView.cellForRow(at: path(3)) === cell)
      #expect(cell.frame.minY == 132)
    }
  }

  @Test func `a delegate says where a row may go`() throws {
    try run { screen, names in
      names.target = { $0.row > 2 ? IndexPath(row: 2, section: 0) : $0 }
      names.setEditing(true, animated: false)
      screen.step(2)
      screen.drag(from: (353, 22), to: (353, 22 + 5 * 44), frames: 20)
      screen.settle()
      #expect(names.log.take() == ["move 0 2"])
      #expect(names.names[2] == "Name 0")
    }
  }

  @Test func `held at the edge, a row takes the content along`() throws {
    try run { screen, names in
      names.setEditing(true, animated: false)
      screen.step(2)
      screen.drag(from: (353, 22), to: (353, 590), frames: 20, lifts: false)
      screen.step(120)
      #expect(names.tableView.contentOffset.y == 280)
      screen.finger(.ended, 353, 590)
      screen.settle()
      #expect(names.log.take() == ["move 0 19"])
    }
  }

  @Test func `rows of others do not move`() throws {
    final class Fixed: UITableViewController {
      override func tableView(
        _ tableView: UITableView,
        numberOfRowsInSection section: Int
      ) -> Int { 3 }
    }
    let controller = Fixed(style: .plain)
    try TestScreen.showing(controller, width: 375, height: 600) { screen in
      controller.tableView.setEditing(true, animated: false)
      screen.step(2)
      let cell = try #require(controller.tableView.cellForRow(at: path(0)))
      #expect(!cell.showsReorderControl && cell.isEditing)
      controller.tableView.setEditing(false, animated: false)
      screen.drag(from: (300, 20), to: (150, 20), frames: 5)
      screen.settle()
      #expect(cell.frame.minX == 0)
    }
  }
}
