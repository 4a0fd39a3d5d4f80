import CoreGraphics
import Foundation
import MessageBus
import TestSupport
import Testing

@testable import UIKit

/// The tree as it is asked over the bus: parents, children, numbers, and the items of lists.
@MainActor @Suite(.serialized) struct AccessibleTreeQuestionTests {
  private func showing(
    _ board: AccessibleBoard,
    _ body: (TestScreen, BusQuestions, String) throws -> Void
  ) throws {
    try TestScreen.showing(board.controller) { screen in
      let bus = BusQuestions()
      try body(screen, bus, bus.path(board.view))
    }
  }

  @Test(arguments: 0..<8) func `every child knows its parent and its number`(_ seed: Int) throws {
    var numbers = SplitMix64(seed: seed)
    let controller = UIViewController()
    @MainActor func fill(_ view: UIView, _ depth: Int) {
      for index in 0..<numbers.int(1...3) {
        let child: UIView
        if depth == 0 || numbers.once(in: 3) {
          let label = UILabel()
          label.text = "\(depth).\(index)"
          child = label
        } else {
          child = UIView()
          child.accessibilityLabel = numbers.once(in: 2) ? "group" : nil
          if numbers.once(in: 2) { child.accessibilityContainerType = .semanticGroup }
          fill(child, depth - 1)
        }
        child.frame = CGRect(x: 0, y: CGFloat(index) * 20, width: 100, height: 20)
        view.addSubview(child)
      }
    }
    fill(controller.view, 3)
    TestScreen.showing(controller) { _ in
      let bus = BusQuestions()
      var visited = 0
      @MainActor func visit(_ path: String) {
        visited += 1
        for index in 0..<(bus.childCount(path) ?? 0) {
          guard let child = bus.child(path, index) else {
            Issue.record("\(path) has no child \(index)")
            continue
          }
          #expect(bus.get(child, "Accessible", "Parent")?.parts.last?.text == path)
          #expect(bus.ask(child, "Accessible", "GetIndexInParent")?.number == index)
          visit(child)
        }
        // All of them at once are the same.
        let all = bus.ask(path, "Accessible", "GetChildren")?.parts.compactMap {
          $0.parts.last?.text
        }
        #expect(all == (0..<(bus.childCount(path) ?? 0)).map { bus.child(path, $0) ?? "" })
      }
      visit(AccessibilityRegistry.root)
      #expect(visited > 2)
    }
  }

  @Test func `children that are not there are nowhere`() throws {
    try showing(AccessibleBoard(sections: [3])) { screen, bus, list in
      for index in [-1, 3, 1_000_000] { #expect(bus.child(list, index) == "/org/a11y/atspi/null") }
      #expect(bus.ask("/org/a11y/atspi/null", "Accessible", "GetRole") == nil)
      #expect(bus.ask(list, "Accessible", "NoSuchMethod") == nil)
      #expect(bus.ask(list, "NoSuchInterface", "GetRole") == nil)
    }
  }

  @Test func `the root is the app`() throws {
    try showing(AccessibleBoard(sections: [3])) { screen, bus, _ in
      let root = AccessibilityRegistry.root
      #expect(bus.childCount(root) == 1 && bus.child(root, 0) == bus.path(screen.window))
      #expect(bus.get(root, "Application", "ToolkitName")?.text == "Tsumiki")
      bus.set(root, "Application", "Id", .int(42))
      #expect(bus.get(root, "Application", "Id")?.number == 42)
      let interfaces = bus.ask(root, "Accessible", "GetInterfaces")?.parts.compactMap(\.text) ?? []
      #expect(Set(interfaces) == ["org.a11y.atspi.Accessible", "org.a11y.atspi.Application"])
    }
  }

  @Test func `items beyond the screen are told of, and are not showing`() throws {
    try showing(AccessibleBoard(sections: [500])) { screen, bus, list in
      let (near, far) = (bus.child(list, 0) ?? "", bus.child(list, 499) ?? "")
      #expect(bus.get(far, "Accessible", "Name")?.text == "item 0-499")
      #expect(bus.states(near).contains(25) && !bus.states(far).contains(25))
      #expect(bus.ask(far, "Accessible", "GetRole")?.number == 32)
      #expect(bus.ask(far, "Component", "ScrollTo", [.uint(0)])?.flag == true)
      screen.settle()
      #expect(bus.states(far).contains(25))
    }
  }

  @Test func `items of several sections are numbered through`() throws {
    try showing(AccessibleBoard(sections: [2, 0, 3])) { _, bus, list in
      #expect(bus.childCount(list) == 5)
      let names = (0..<5).map { bus.get(bus.child(list, $0) ?? "", "Accessible", "Name")?.text }
      #expect(names == ["item 0-0", "item 0-1", "item 2-0", "item 2-1", "item 2-2"])
    }
  }

  @Test func `a choice among one takes over, among several it is added`() throws {
    let board = AccessibleBoard(sections: [5])
    try showing(board) { _, bus, list in
      #expect(bus.ask(list, "Selection", "SelectChild", [.int(1)])?.flag == true)
      #expect(bus.ask(list, "Selection", "SelectChild", [.int(3)])?.flag == true)
      #expect(board.view.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
      board.view.allowsMultipleSelection = true
      #expect(bus.ask(list, "Selection", "SelectChild", [.int(0)])?.flag == true)
      #expect(bus.get(list, "Selection", "NSelectedChildren")?.number == 2)
      let first = bus.ask(list, "Selection", "GetSelectedChild", [.int(0)])?.parts.last?.text
      #expect(first == bus.child(list, 0))
      #expect(bus.ask(list, "Selection", "IsChildSelected", [.int(3)])?.flag == true)
      #expect(bus.ask(list, "Selection", "IsChildSelected", [.int(2)])?.flag == false)
      #expect(bus.states(bus.child(list, 3) ?? "").contains(23))
      #expect(bus.ask(list, "Selection", "DeselectChild", [.int(3)])?.flag == true)
      #expect(bus.ask(list, "Selection", "ClearSelection")?.flag != nil)
      #expect(board.view.indexPathsForSelectedItems?.isEmpty == true)
      #expect(bus.ask(list, "Selection", "SelectChild", [.int(99)])?.flag == false)
    }
  }

  @Test func `lists that grew or shrank are told of once`() throws {
    let board = AccessibleBoard(sections: [5])
    try showing(board) { screen, bus, list in
      #expect(bus.childCount(list) == 5)
      #expect(bus.server.changedLists().isEmpty)
      board.sections = [7]
      board.view.reloadData()
      screen.step()
      let changes = bus.server.changedLists()
      #expect(changes.map(\.old) == [5] && changes.map(\.new) == [7])
      #expect(bus.server.changedLists().isEmpty)
    }
  }

  @Test func `rows of a table are items with a place among all`() throws {
    let script = TableScript([TableStage.names(3), TableStage.names(4)])
    script.titles = ["First", "Second"]
    try TableStage.run(script) { stage in
      let bus = BusQuestions()
      let list = bus.path(stage.table)
      // Two headers and seven rows, in the order they are read.
      #expect(bus.childCount(list) == 9)
      let children = (0..<9).map { bus.child(list, $0) ?? "" }
      let roles = children.map { bus.ask($0, "Accessible", "GetRole")?.number ?? 0 }
      #expect(roles == [83, 32, 32, 32, 83, 32, 32, 32, 32])
      #expect(bus.get(children[4], "Accessible", "Name")?.text == "Second")
      #expect(bus.get(children[8], "Accessible", "Name")?.text == "Row 3")
    }
  }

  @Test func `what was removed from the screen is known no more`() throws {
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Here"
    controller.view.addSubview(label)
    TestScreen.showing(controller) { screen in
      let bus = BusQuestions()
      let path = bus.path(label)
      #expect(bus.get(path, "Accessible", "Name")?.text == "Here")
      label.removeFromSuperview()
      screen.step()
      #expect(bus.get(path, "Accessible", "Name") == nil)
      controller.view.addSubview(label)
      #expect(bus.path(label) == path && bus.get(path, "Accessible", "Name")?.text == "Here")
    }
  }
}
