import CoreGraphics
import Foundation
import Testing
import UIKit
import WindowHost

/// Actions of an app's own at both ends of a row.
@MainActor @Suite struct TableSwipeActionTests {
  private final class Acted: RowsController {
    var trailing: UISwipeActionsConfiguration?
    var leading: UISwipeActionsConfiguration?
    var hasOldActions = false

    override func tableView(
      _ table: UITableView,
      trailingSwipeActionsConfigurationForRowAt path: IndexPath
    ) -> UISwipeActionsConfiguration? {
      hasOldActions
        ? super.tableView(table, trailingSwipeActionsConfigurationForRowAt: path) : trailing
    }

    override func tableView(
      _ table: UITableView,
      leadingSwipeActionsConfigurationForRowAt path: IndexPath
    ) -> UISwipeActionsConfiguration? { leading }

    override func tableView(
      _ table: UITableView,
      editActionsForRowAt path: IndexPath
    ) -> [UITableViewRowAction]? {
      guard hasOldActions else { return nil }
      return ["One", "Two"].map { title in
        UITableViewRowAction(style: .normal, title: title) { [log] action, path in
          log.lines.append("\(action.title ?? "") \(path.words)")
        }
      }
    }

    func action(_ title: String, ends: Bool = true) -> UIContextualAction {
      UIContextualAction(style: .normal, title: title) { [log] _, _, done in
        log.lines.append(title)
        if ends { done(true) }
      }
    }

    var x: CGFloat { tableView.cellForRow(at: .row(0))?.frame.minX ?? .nan }
  }

  private func swipe(_ screen: TestScreen, from: Double, to: Double) {
    screen.drag(from: (from, 20), to: (to, 20), frames: 8)
    screen.settle()
  }

  @Test func `a full swipe that performs nothing leaves the row open`() throws {
    let names = Acted([TableStage.names(5)])
    let actions = UISwipeActionsConfiguration(actions: [names.action("A"), names.action("B")])
    actions.performsFirstActionWithFullSwipe = false
    names.trailing = actions
    try names.show { screen in
      swipe(screen, from: 350, to: 20)
      #expect(names.x == -148 && names.log.take().isEmpty)
    }
  }

  @Test func `a configuration performs its first action with a full swipe unless told not to`() {
    #expect(UISwipeActionsConfiguration(actions: []).performsFirstActionWithFullSwipe)
  }

  @Test func `a swipe that is too short closes again`() throws {
    let names = Acted([TableStage.names(5)])
    names.trailing = UISwipeActionsConfiguration(actions: [names.action("A")])
    try names.show { screen in
      screen.finger(.began, 300, 20)
      for x in stride(from: 296.0, through: 276, by: -4) { screen.finger(.moved, x, 20) }
      screen.step(20)
      screen.finger(.moved, 276, 20)
      screen.finger(.ended, 276, 20)
      screen.settle()
      #expect(names.x == 0 && names.log.take().isEmpty)
    }
  }

  @Test func `an open row is swiped shut`() throws {
    let names = Acted([TableStage.names(5)])
    names.trailing = UISwipeActionsConfiguration(actions: [names.action("A")])
    try names.show { screen in
      swipe(screen, from: 300, to: 220)
      #expect(names.x == -74)
      swipe(screen, from: 100, to: 190)
      #expect(names.x == 0 && names.log.take().isEmpty)
    }
  }

  @Test func `leading and trailing actions are those of their sides`() throws {
    let names = Acted([TableStage.names(5)])
    names.trailing = UISwipeActionsConfiguration(actions: [names.action("T")])
    names.leading = UISwipeActionsConfiguration(actions: [names.action("L"), names.action("M")])
    try names.show { screen in
      swipe(screen, from: 60, to: 160)
      #expect(names.x == 148)
      // The first is at the edge.
      screen.tap(30, 20)
      screen.settle()
      swipe(screen, from: 60, to: 160)
      screen.tap(110, 20)
      screen.settle()
      swipe(screen, from: 350, to: 20)
      #expect(names.log.take() == ["L", "M", "T"])
    }
  }

  @Test func `a side without actions does not open`() throws {
    let names = Acted([TableStage.names(5)])
    names.trailing = UISwipeActionsConfiguration(actions: [names.action("T")])
    names.leading = UISwipeActionsConfiguration(actions: [])
    try names.show { screen in
      swipe(screen, from: 60, to: 200)
      #expect(names.x == 0)
      names.leading = nil
      swipe(screen, from: 60, to: 200)
      #expect(names.x == 0)
    }
  }

  @Test func `actions from before iOS 11 are given their row`() throws {
    let names = Acted([TableStage.names(5)])
    names.hasOldActions = true
    try names.show { screen in
      swipe(screen, from: 300, to: 200)
      #expect(names.x == -148)
      // The first is at the edge, as it always was.
      screen.tap(340, 20)
      screen.settle()
      #expect(names.log.take() == ["One 0.0"])
      // They are not performed by a full swipe.
      swipe(screen, from: 350, to: 20)
      #expect(names.log.take().isEmpty)
    }
  }

  @Test func `an old action knows its style and copies`() throws {
    let action = UITableViewRowAction(style: .destructive, title: "Gone") { _, _ in }
    #expect(action.style == .default && action.title == "Gone")
    action.backgroundColor = .systemTeal
    let copy = try #require(action.copy() as? UITableViewRowAction)
    #expect(copy !== action && copy.title == "Gone" && copy.backgroundColor == .systemTeal)
    copy.title = "Other"
    #expect(action.title == "Gone")
  }

  @Test func `an action is handed the view that shows it and its own self`() throws {
    let names = Acted([TableStage.names(5)])
    var seen: (UIContextualAction, UIWindow?)?
    let action = UIContextualAction(style: .destructive, title: "A") { action, view, done in
      seen = (action, view.window)
      done(false)
    }
    names.trailing = UISwipeActionsConfiguration(actions: [action])
    try names.show { screen in
      swipe(screen, from: 300, to: 220)
      screen.tap(350, 20)
      screen.settle()
      #expect(seen?.0 === action && seen?.1 === screen.window)
      // What did not come about leaves the row there, closed.
      #expect(names.x == 0 && names.shownNames.count == 5)
    }
  }

  @Test func `an action that destroys is red unless it has a colour of its own`() {
    let action = UIContextualAction(style: .destructive, title: nil) { _, _, _ in }
    #expect(action.backgroundColor == .systemRed && action.title == nil && action.image == nil)
    action.backgroundColor = .systemBlue
    #expect(action.backgroundColor == .systemBlue)
    action.backgroundColor = nil
    #expect(action.backgroundColor == .systemRed)
  }
}
