import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct `An undo manager` {
  /// A number that remembers how to take back what is done to it.
  @MainActor private final class Editor {
    let manager = UndoManager()
    private(set) var value = 0

    init() { manager.groupsByEvent = false }

    func set(_ new: Int, named name: String = "") {
      let old = value
      value = new
      manager.registerUndo(withTarget: self) { $0.set(old, named: name) }
      if !name.isEmpty { manager.setActionName(name) }
    }

    /// As one group.
    func edit(_ values: Int..., name: String = "") {
      manager.beginUndoGrouping()
      for value in values { set(value, named: name) }
      manager.endUndoGrouping()
    }
  }

  @Test func `takes back and does again, a group at a time`() {
    let editor = Editor()
    editor.edit(1)
    editor.edit(2, 3, 4)
    #expect(editor.manager.canUndo && !editor.manager.canRedo)
    editor.manager.undo()
    #expect(editor.value == 1)
    editor.manager.undo()
    #expect(editor.value == 0 && !editor.manager.canUndo)
    editor.manager.undo()
    #expect(editor.value == 0)
    editor.manager.redo()
    editor.manager.redo()
    #expect(editor.value == 4 && !editor.manager.canRedo)
  }

  /// Any sequence of edits, undos and redos, against a list of states and a place in it.
  @Test(arguments: 0..<30)
  func `is a list of states with a place in it`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let editor = Editor()
    let limit = seed % 3 == 0 ? 4 : 0
    editor.manager.levelsOfUndo = limit
    var states = [0]
    var place = 0
    for step in 1...80 {
      switch random.int(0...4) {
      case 0, 1:
        editor.edit(step)
        states = Array(states[...place]) + [step]
        place += 1
        if limit > 0, place > limit {
          states.removeFirst()
          place -= 1
        }
      case 2, 3:
        editor.manager.undo()
        place = max(0, place - 1)
      default:
        editor.manager.redo()
        place = min(states.count - 1, place + 1)
      }
      #expect(editor.value == states[place], "step \(step)")
      #expect(editor.manager.canUndo == (place > 0))
      #expect(editor.manager.canRedo == (place < states.count - 1))
    }
  }

  @Test func `steps of a group are taken back from the last on`() {
    @MainActor final class Log { var all: [Int] = [] }
    let (manager, log) = (UndoManager(), Log())
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    for number in 1...3 { manager.registerUndo(withTarget: log) { $0.all.append(number) } }
    manager.endUndoGrouping()
    manager.undo()
    #expect(log.all == [3, 2, 1])
  }

  @Test func `a group in a group is part of it`() {
    let editor = Editor()
    editor.manager.beginUndoGrouping()
    editor.set(1)
    editor.manager.beginUndoGrouping()
    #expect(editor.manager.groupingLevel == 2)
    editor.set(2, named: "Inner")
    editor.manager.endUndoGrouping()
    editor.manager.endUndoGrouping()
    #expect(editor.manager.groupingLevel == 0)
    #expect(editor.manager.undoActionName == "Inner")
    editor.manager.undo()
    #expect(editor.value == 0 && !editor.manager.canUndo)
  }

  @Test func `an empty group is no step`() {
    let editor = Editor()
    editor.manager.beginUndoGrouping()
    editor.manager.endUndoGrouping()
    editor.manager.endUndoGrouping()
    #expect(!editor.manager.canUndo && editor.manager.groupingLevel == 0)
  }

  @Test func `what is done in one event is one group`() {
    let editor = Editor()
    editor.manager.groupsByEvent = true
    editor.set(1)
    editor.set(2)
    #expect(editor.manager.groupingLevel == 1 && editor.manager.canUndo)
    editor.manager.undo()
    #expect(editor.value == 0 && editor.manager.groupingLevel == 0)
    editor.manager.redo()
    #expect(editor.value == 2)
  }

  @Test func `names go with the steps there and back`() {
    let manager = UndoManager()
    #expect(manager.undoActionName.isEmpty && manager.undoMenuItemTitle == "Undo")
    let editor = Editor()
    editor.edit(1, name: "Move")
    editor.edit(2, name: "Turn")
    #expect(editor.manager.undoMenuItemTitle == "Undo Turn")
    #expect(editor.manager.redoMenuItemTitle == "Redo")
    editor.manager.undo()
    #expect(editor.manager.undoActionName == "Move" && editor.manager.redoActionName == "Turn")
    #expect(editor.manager.redoMenuItemTitle == "Redo Turn")
    editor.manager.redo()
    #expect(editor.manager.undoActionName == "Turn")
  }

  @Test func `a target that is gone takes nothing back, and is not kept`() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    weak var gone: NSObject?
    var calls = 0
    do {
      let target = NSObject()
      gone = target
      manager.beginUndoGrouping()
      manager.registerUndo(withTarget: target) { _ in calls += 1 }
      manager.endUndoGrouping()
    }
    #expect(gone == nil)
    manager.undo()
    #expect(calls == 0)
  }

  @Test func `forgets one target, or all`() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    let (first, second) = (NSObject(), NSObject())
    var calls: [String] = []
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: first) { _ in calls.append("first") }
    manager.registerUndo(withTarget: second) { _ in calls.append("second") }
    manager.endUndoGrouping()
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: first) { _ in calls.append("first") }
    manager.endUndoGrouping()
    manager.removeAllActions(withTarget: first)
    manager.undo()
    #expect(calls == ["second"] && !manager.canUndo)
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: second) { _ in calls.append("second") }
    manager.endUndoGrouping()
    manager.removeAllActions()
    #expect(!manager.canUndo && !manager.canRedo)
  }

  @Test func `remembers nothing while that is off, however often it was turned off`() {
    let editor = Editor()
    editor.manager.disableUndoRegistration()
    editor.manager.disableUndoRegistration()
    editor.manager.enableUndoRegistration()
    #expect(!editor.manager.isUndoRegistrationEnabled)
    editor.edit(1)
    #expect(!editor.manager.canUndo)
    editor.manager.enableUndoRegistration()
    editor.manager.enableUndoRegistration()
    #expect(editor.manager.isUndoRegistrationEnabled)
    editor.edit(2)
    #expect(editor.manager.canUndo)
  }

  @Test func `tells of what it does, before and after`() {
    let editor = Editor()
    @MainActor final class Heard { var all: [String] = [] }
    let heard = Heard()
    let names: [(Notification.Name, String)] = [
      (UndoManager.willUndoChangeNotification, "will undo"),
      (UndoManager.didUndoChangeNotification, "did undo"),
      (UndoManager.willRedoChangeNotification, "will redo"),
      (UndoManager.didRedoChangeNotification, "did redo"),
    ]
    let tokens = names.map { name, text in
      NotificationCenter.default.addObserver(
        forName: name,
        object: editor.manager,
        queue: nil
      ) { _ in
        MainActor.assumeIsolated {
          heard.all.append("\(text) \(editor.value) \(editor.manager.isUndoing)")
        }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    editor.edit(1)
    editor.manager.undo()
    editor.manager.redo()
    #expect(
      heard.all == [
        "will undo 1 false", "did undo 0 false", "will redo 0 false", "did redo 1 false",
      ]
    )
  }
}
