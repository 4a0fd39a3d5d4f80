import TestSupport
import Testing
import UIKit
import WindowHost

@MainActor @Suite struct TableDropTests {
  private static let left = CGRect(x: 0, y: 0, width: 150, height: 400)
  private static let right = CGRect(x: 170, y: 0, width: 150, height: 400)

  private func showing(_ boards: [TableBoard], _ body: (TestScreen) throws -> Void) rethrows {
    let controller = UIViewController()
    for board in boards { controller.view.addSubview(board.view) }
    let screen = TestScreen()
    defer { screen.close() }
    screen.window.rootViewController = controller
    screen.window.makeKeyAndVisible()
    screen.step(2)
    try body(screen)
  }

  /// Two tables side by side that take drops.
  private func with(
    _ body: (DroppingTableBoard, DroppingTableBoard, TestScreen) throws -> Void
  ) rethrows {
    let a = DroppingTableBoard(["a", "b", "c", "d"], frame: Self.left)
    let b = DroppingTableBoard(["x", "y"], frame: Self.right)
    // Without moves taken in, the drop delegate is asked about all drops.
    try showing([a, b]) { try body(a, b, $0) }
  }

  private func lift(_ screen: TestScreen, row: Int) {
    screen.finger(.began, 75, 20 + 40 * Double(row))
    screen.step(32)
  }

  private func carry(_ screen: TestScreen, _ x: Double, row: Double) {
    screen.finger(.moved, x, 21 + 40 * row)
    screen.step()
    screen.finger(.moved, x, 20 + 40 * row)
    screen.step()
  }

  @Test func `a move within a table is told in UIKit's order`() {
    with { a, _, screen in
      lift(screen, row: 0)
      #expect(a.told() == ["items 0"])
      #expect(a.view.hasActiveDrag && !a.view.hasActiveDrop)
      carry(screen, 75, row: 2)
      #expect(a.told() == ["dragWillBegin", "canHandle", "enter", "update"])
      #expect(a.view.hasActiveDrop && a.view.hasUncommittedUpdates)
      screen.settle()
      #expect(a.shown == "bc-d")
      #expect(a.destinations.last == IndexPath(row: 2, section: 0))
      screen.finger(.ended, 75, 100)
      #expect(a.told() == ["perform", "dropPreview 2"])
      screen.settle()
      #expect(a.told() == ["dropDidEnd", "dragDidEnd"])
      #expect(a.names == ["b", "c", "a", "d"])
      #expect(a.shown == "bcad")
      #expect(!a.view.hasActiveDrag && !a.view.hasActiveDrop && !a.view.hasUncommittedUpdates)
    }
  }

  @Test(arguments: [UITableView.Style.plain, .insetGrouped])
  func `a row that is lifted out of a card has the card's corners`(
    style: UITableView.Style
  ) throws {
    let board = TableBoard(["a", "b", "c", "d"], frame: Self.left, style: style)
    try showing([board]) { screen in
      let row = try #require(board.view.cellForRow(at: IndexPath(row: 1, section: 0)))
      #expect(row.layer.cornerRadius == 0)
      screen.finger(.began, 75, row.convert(row.bounds, to: nil).midY)
      screen.step(32)
      let tray = try #require(screen.window.subviews.last)
      let platter = try #require(tray.subviews.first { $0.bounds.size == row.bounds.size })
      let masks = platter.subviews.compactMap { $0.layer.mask as? CAShapeLayer }
      let outline = try #require(masks.first?.path)
      #expect(outline.boundingBox.size == row.bounds.size)
      #expect(outline.contains(CGPoint(x: 1, y: 1)) == (style == .plain))
      #expect(outline.contains(CGPoint(x: 5, y: 5)))
      screen.finger(.ended, 75, 100)
      screen.settle()
    }
  }

  @Test func `rows are moved by the data source where nobody takes drops`() {
    let board = TableBoard(["a", "b", "c", "d"], frame: Self.left)
    let mover = RowMover(board)
    showing([board]) { screen in
      lift(screen, row: 3)
      carry(screen, 75, row: 1)
      screen.settle()
      #expect(board.shown == "a-bc")
      screen.finger(.ended, 75, 60)
      screen.settle()
      #expect(board.told() == ["items 3", "dragWillBegin", "move 3 1", "dragDidEnd"])
      #expect(board.names == ["a", "d", "b", "c"])
      #expect(board.shown == "adbc")
      // Back where it was is no move.
      lift(screen, row: 1)
      carry(screen, 75, row: 2)
      carry(screen, 75, row: 1)
      screen.finger(.ended, 75, 60)
      screen.settle()
      #expect(board.told() == ["items 1", "dragWillBegin", "dragDidEnd"])
      #expect(board.shown == "adbc")
      // What may not be moved goes back.
      mover.moves = false
      lift(screen, row: 0)
      carry(screen, 75, row: 2)
      screen.settle()
      #expect(board.shown.count == 4 && !board.view.hasUncommittedUpdates)
      screen.finger(.ended, 75, 100)
      screen.settle()
      #expect(board.names == ["a", "d", "b", "c"])
    }
  }

  @Test func `a copy into another table opens a gap there, and one can go away again`() {
    with { a, b, screen in
      (a.operation, b.operation) = (.copy, .copy)
      lift(screen, row: 1)
      carry(screen, 240, row: 1)
      screen.settle()
      #expect(b.shown == "x-y")
      #expect(b.destinations.last == IndexPath(row: 1, section: 0))
      #expect(b.view.numberOfRows(inSection: 0) == 2)
      #expect(b.view.cellForRow(at: [0, 1])?.accessibilityIdentifier == "y")
      carry(screen, 240, row: 0)
      screen.settle()
      #expect(b.shown == "-xy")
      carry(screen, 240, row: 2)
      screen.settle()
      #expect(b.shown == "xy")
      #expect(b.destinations.last == IndexPath(row: 2, section: 0))
      carry(screen, 160, row: 0)
      screen.settle()
      #expect(b.told().last == "exit")
      #expect(!b.view.hasUncommittedUpdates)
      carry(screen, 240, row: 1)
      screen.finger(.ended, 240, 60)
      screen.settle()
      #expect(b.names == ["x", "b", "y"])
      #expect(b.shown == "xby")
      #expect(a.names == ["a", "b", "c", "d"])
      #expect(a.shown == "abcd")
    }
  }

  @Test func `there is no destination below all rows`() {
    with { a, b, screen in
      (a.operation, b.operation) = (.copy, .copy)
      b.intent = .unspecified
      lift(screen, row: 0)
      carry(screen, 240, row: 5)
      #expect(b.destinations.last == .some(nil))
      screen.finger(.ended, 240, 220)
      screen.settle()
      #expect(b.names == ["x", "y", "a"])
    }
  }

  @Test func `the middle of a row takes, its ends make room`() {
    with { a, b, screen in
      (b.operation, b.intent) = (.copy, .automatic)
      lift(screen, row: 0)
      carry(screen, 240, row: 1)
      #expect(b.view.cellForRow(at: [0, 1])?.isHighlighted == true)
      #expect(b.shown == "xy")
      carry(screen, 240, row: 0.6)
      screen.settle()
      #expect(b.view.cellForRow(at: [0, 1])?.isHighlighted == false)
      #expect(b.shown == "x-y")
      carry(screen, 240, row: 0)
      #expect(b.view.cellForRow(at: [0, 0])?.isHighlighted == true)
      carry(screen, 160, row: 0)
      #expect(b.view.cellForRow(at: [0, 0])?.isHighlighted == false)
      carry(screen, 240, row: 0)
      var inside: IndexPath?
      b.perform = { coordinator in
        inside = coordinator.destinationIndexPath
        for item in coordinator.items {
          coordinator.drop(
            item.dragItem,
            intoRowAt: [0, 0],
            rect: CGRect(x: 0, y: 0, width: 9, height: 9)
          )
        }
      }
      screen.finger(.ended, 240, 20)
      screen.settle()
      #expect(inside == [0, 0])
      #expect(b.names == ["x", "y"] && b.shown == "xy")
      #expect(b.view.cellForRow(at: [0, 0])?.isHighlighted == false)
    }
  }

  @Test func `a placeholder holds the place until its data has come`() {
    with { a, b, screen in
      (a.operation, b.operation) = (.copy, .copy)
      var context: (any UITableViewDropPlaceholderContext)?
      b.perform = { coordinator in
        let placeholder = UITableViewDropPlaceholder(
          insertionIndexPath: coordinator.destinationIndexPath ?? [0, 0],
          reuseIdentifier: "placeholder",
          rowHeight: 80
        )
        placeholder.cellUpdateHandler = { $0.accessibilityIdentifier = "…" }
        for item in coordinator.items { context = coordinator.drop(item.dragItem, to: placeholder) }
      }
      lift(screen, row: 2)
      carry(screen, 240, row: 1)
      screen.finger(.ended, 240, 60)
      screen.settle()
      #expect(b.shown == "x…-y")
      #expect(b.view.numberOfRows(inSection: 0) == 2 && b.view.hasUncommittedUpdates)
      #expect(b.view.rectForRow(at: [0, 1]).minY == 120)
      #expect(b.view.indexPathForRow(at: CGPoint(x: 10, y: 100)) == nil)
      #expect(b.view.contentSize.height == 160)
      b.view.performBatchUpdates {
        b.names.insert("w", at: 0)
        b.view.insertRows(at: [[0, 0]], with: .automatic)
      }
      screen.settle()
      #expect(b.shown == "wx…-y")
      var place: IndexPath?
      let isDone = context?.commitInsertion { path in
        place = path
        b.names.insert("c", at: path.row)
      }
      #expect(isDone == true)
      screen.settle()
      #expect(place == [0, 2])
      #expect(b.shown == "wxcy")
      #expect(!b.view.hasUncommittedUpdates)
      #expect(context?.commitInsertion { _ in } == false)
      #expect(context?.deletePlaceholder() == false)
    }
  }

  @Test func `a placeholder goes when nobody holds its context, and with new data`() {
    with { a, b, screen in
      (a.operation, b.operation) = (.copy, .copy)
      var context: (any UITableViewDropPlaceholderContext)?
      b.perform = { coordinator in
        for item in coordinator.items {
          context = coordinator.drop(
            item.dragItem,
            to: UITableViewDropPlaceholder(
              insertionIndexPath: [0, 0],
              reuseIdentifier: "placeholder",
              rowHeight: UITableView.automaticDimension
            )
          )
        }
      }
      @MainActor func drop() {
        lift(screen, row: 2)
        carry(screen, 240, row: 1)
        screen.finger(.ended, 240, 60)
        screen.settle()
      }
      let findings = UIKitDiagnostics.recording {
        drop()
        #expect(b.view.rectForRow(at: [0, 0]).minY > 0)
        context = nil
      }
      #expect(findings.map(\.code) == ["TSK-PLACEHOLDER-LEFT"])
      screen.settle()
      #expect(b.shown == "xy")
      drop()
      b.view.reloadData()
      screen.settle()
      #expect(b.shown == "xy" && !b.view.hasUncommittedUpdates)
      #expect(context?.deletePlaceholder() == false)
    }
  }

  @Test func `dragged rows look faint, and touches can be kept out of them`() throws {
    try with { a, _, screen in
      let cell = try #require(a.view.cellForRow(at: [0, 1]))
      cell.userInteractionEnabledWhileDragging = false
      let label = UIButton(frame: cell.contentView.bounds)
      cell.contentView.addSubview(label)
      lift(screen, row: 0)
      a.intent = .unspecified
      let first = try #require(a.view.cellForRow(at: [0, 0]))
      carry(screen, 75, row: 3)
      #expect(abs(first.alpha - 0.3) < 0.01 && cell.alpha == 1)
      #expect(cell.hitTest(CGPoint(x: 20, y: 20), with: nil) === label)
      screen.finger(.ended, 75, 140)
      screen.settle()
      #expect(first.alpha == 1)
      a.names = ["a", "b", "c", "d"]
      a.view.reloadData()
      screen.settle()
    }
  }
}
