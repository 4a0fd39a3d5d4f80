import Foundation
import Testing
import UIKit

/// Titles, nested groups and what an undo manager says while it works.
@MainActor @Suite struct UndoGroupTests {
  @MainActor
  private final class Counter {
    var value = 0
    weak var manager: UndoManager?

    func set(_ new: Int) {
      let old = value
      manager?.registerUndo(withTarget: self) { $0.set(old) }
      value = new
    }
  }

  private let manager = UndoManager()
  private let counter = Counter()

  init() {
    manager.groupsByEvent = false
    counter.manager = manager
  }

  private func group(_ name: String = "", _ body: () -> Void) {
    manager.beginUndoGrouping()
    body()
    if !name.isEmpty { manager.setActionName(name) }
    manager.endUndoGrouping()
  }

  @Test func `titles of menus name what would be taken back`() {
    #expect(manager.undoMenuItemTitle == "Undo" && manager.redoMenuItemTitle == "Redo")
    group("Typing") { counter.set(1) }
    #expect(manager.undoMenuItemTitle == "Undo Typing" && manager.redoMenuItemTitle == "Redo")
    manager.undo()
    #expect(manager.undoMenuItemTitle == "Undo" && manager.redoMenuItemTitle == "Redo Typing")
    manager.redo()
    #expect(manager.undoActionName == "Typing" && manager.redoActionName.isEmpty)
    #expect(manager.undoMenuTitle(forUndoActionName: "Cut") == "Undo Cut")
    #expect(manager.redoMenuTitle(forUndoActionName: "Cut") == "Redo Cut")
  }

  @Test func `it says which way it goes while it goes`() {
    var ways: [String] = []
    @MainActor
    final class Mirror {
      var look: () -> Void = {}
    }
    let mirror = Mirror()
    mirror.look = { [manager] in
      ways.append("\(manager.isUndoing) \(manager.isRedoing)")
      manager.registerUndo(withTarget: mirror) { $0.look() }
    }
    group { manager.registerUndo(withTarget: mirror) { $0.look() } }
    manager.undo()
    manager.redo()
    #expect(ways == ["true false", "false true"])
    #expect(!manager.isUndoing && !manager.isRedoing)
    #expect(manager.canUndo && !manager.canRedo)
  }

  @Test func `levels count groups from outside in`() {
    #expect(manager.groupingLevel == 0)
    manager.beginUndoGrouping()
    manager.beginUndoGrouping()
    #expect(manager.groupingLevel == 2)
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    #expect(manager.groupingLevel == 0 && !manager.canUndo)
  }

  @Test func `only so many groups are kept, the newest`() {
    manager.levelsOfUndo = 3
    for value in 1...6 { group { counter.set(value) } }
    var taken = 0
    while manager.canUndo {
      manager.undo()
      taken += 1
    }
    #expect(taken == 3 && counter.value == 3)
    while manager.canRedo { manager.redo() }
    #expect(counter.value == 6)
    // Fewer levels later let the oldest go at once.
    manager.levelsOfUndo = 1
    manager.undo()
    #expect(!manager.canUndo && counter.value == 5)
  }

  @Test func `something new after taking back leaves nothing to do again`() {
    group { counter.set(1) }
    group { counter.set(2) }
    manager.undo()
    #expect(manager.canRedo)
    group { counter.set(9) }
    #expect(!manager.canRedo && counter.value == 9)
    manager.undo()
    #expect(counter.value == 1)
    manager.undo()
    #expect(counter.value == 0 && !manager.canUndo)
  }

  @Test func `an undo with open groups of the event closes them first`() {
    let manager = UndoManager()
    #expect(manager.groupsByEvent)
    counter.manager = manager
    counter.set(5)
    #expect(manager.groupingLevel == 1 && manager.canUndo)
    manager.undo()
    #expect(counter.value == 0 && manager.groupingLevel == 0 && manager.canRedo)
  }

  @Test func `undoing where there is nothing says nothing`() {
    var notices = 0
    let names = [
      UndoManager.willUndoChangeNotification, UndoManager.didUndoChangeNotification,
      UndoManager.willRedoChangeNotification, UndoManager.didRedoChangeNotification,
    ]
    let tokens = names.map {
      NotificationCenter.default.addObserver(forName: $0, object: manager, queue: nil) { _ in
        MainActor.assumeIsolated { notices += 1 }
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    manager.undo()
    manager.redo()
    #expect(notices == 0)
    group { counter.set(1) }
    manager.undo()
    manager.redo()
    #expect(notices == 4)
  }

  @Test func `a window takes back what is done in its views`() {
    let controller = UIViewController()
    TestScreen.showing(controller) { screen in
      let view = UIView()
      controller.view.addSubview(view)
      let shared = view.undoManager
      #expect(shared != nil && shared === screen.window.undoManager)
      counter.manager = shared
      counter.set(4)
      screen.step()
      #expect(shared?.canUndo == true)
      shared?.undo()
      #expect(counter.value == 0)
    }
  }
}
