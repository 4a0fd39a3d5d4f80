import TestSupport
import Testing
import UIKit
import WindowHost

@MainActor @Suite struct CollectionDropTests {
  /// Two boards side by side, each a column of rows 40 high.
  private func with(
    _ body: (DragBoard, DragBoard, TestScreen) throws -> Void
  ) rethrows {
    let a = DragBoard(["a", "b", "c", "d"], frame: CGRect(x: 0, y: 0, width: 150, height: 400))
    let b = DragBoard(["x", "y"], frame: CGRect(x: 170, y: 0, width: 150, height: 400))
    let controller = UIViewController()
    controller.view.addSubview(a.view)
    controller.view.addSubview(b.view)
    let screen = TestScreen()
    defer { screen.close() }
    screen.window.rootViewController = controller
    screen.window.makeKeyAndVisible()
    screen.step(2)
    try body(a, b, screen)
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

  @Test func `a move within a view is told in UIKit's order`() {
    with { a, _, screen in
      lift(screen, row: 0)
      #expect(a.told() == ["items 0", "dragPreview 0"])
      #expect(a.view.hasActiveDrag && !a.view.hasActiveDrop)
      carry(screen, 75, row: 2)
      #expect(a.told() == ["dragWillBegin", "canHandle", "enter", "update"])
      #expect(a.view.hasActiveDrop && a.view.hasUncommittedUpdates)
      screen.settle()
      #expect(a.shown == "bc-d")
      screen.finger(.ended, 75, 100)
      #expect(a.told() == ["perform", "dropPreview 2"])
      screen.settle()
      #expect(a.told() == ["dropDidEnd", "dragDidEnd"])
      #expect(a.names == ["b", "c", "a", "d"])
      #expect(a.shown == "bcad")
      #expect(!a.view.hasActiveDrag && !a.view.hasActiveDrop && !a.view.hasUncommittedUpdates)
    }
  }

  @Test func `a copy into another view opens a gap there, and one can go away again`() {
    with { a, b, screen in
      (a.operation, b.operation) = (.copy, .copy)
      lift(screen, row: 1)
      carry(screen, 240, row: 1)
      screen.settle()
      #expect(b.shown == "x-y")
      #expect(b.destinations.last == IndexPath(item: 1, section: 0))
      #expect(b.view.numberOfItems(inSection: 0) == 2)
      carry(screen, 240, row: 0)
      screen.settle()
      #expect(b.shown == "-xy")
      carry(screen, 240, row: 2)
      screen.settle()
      #expect(b.destinations.last == IndexPath(item: 2, section: 0))
      carry(screen, 160, row: 0)
      screen.settle()
      #expect(b.shown == "xy")
      #expect(b.told().last == "exit")
      carry(screen, 240, row: 1)
      screen.finger(.ended, 240, 60)
      screen.settle()
      #expect(b.names == ["x", "b", "y"])
      #expect(b.shown == "xby")
      #expect(a.names == ["a", "b", "c", "d"])
      #expect(a.shown == "abcd")
    }
  }

  @Test func `beyond the last item is the end, and an empty view has no destination`() {
    with { a, b, screen in
      (a.operation, b.operation) = (.copy, .copy)
      b.intent = .unspecified
      lift(screen, row: 0)
      carry(screen, 240, row: 5)
      #expect(b.destinations.last == IndexPath(item: 2, section: 0))
      b.names = []
      b.view.reloadData()
      carry(screen, 240, row: 6)
      #expect(b.destinations.last == .some(nil))
      screen.finger(.ended, 240, 260)
      screen.settle()
      #expect(b.names == ["a"])
    }
  }

  @Test func `an item is highlighted that something may be dropped into`() {
    with { a, b, screen in
      (b.operation, b.intent) = (.copy, .insertIntoDestinationIndexPath)
      lift(screen, row: 0)
      carry(screen, 240, row: 1)
      #expect(b.view.cellForItem(at: [0, 1])?.isHighlighted == true)
      #expect(b.shown == "xy")
      carry(screen, 240, row: 0)
      #expect(b.view.cellForItem(at: [0, 1])?.isHighlighted == false)
      #expect(b.view.cellForItem(at: [0, 0])?.isHighlighted == true)
      b.perform = { coordinator in
        for item in coordinator.items {
          coordinator.drop(
            item.dragItem,
            intoItemAt: [0, 0],
            rect: CGRect(x: 0, y: 0, width: 20, height: 20)
          )
        }
      }
      screen.finger(.ended, 240, 20)
      screen.settle()
      #expect(b.names == ["x", "y"])
      #expect(b.view.cellForItem(at: [0, 0])?.isHighlighted == false)
    }
  }

  @Test func `a placeholder holds the place until its data has come`() throws {
    with { a, b, screen in
      (a.operation, b.operation) = (.copy, .copy)
      var context: (any UICollectionViewDropPlaceholderContext)?
      var filled = 0
      b.perform = { coordinator in
        let placeholder = UICollectionViewDropPlaceholder(
          insertionIndexPath: coordinator.destinationIndexPath ?? [0, 0],
          reuseIdentifier: "placeholder"
        )
        placeholder.cellUpdateHandler = { cell in
          filled += 1
          cell.accessibilityIdentifier = "…"
        }
        for item in coordinator.items { context = coordinator.drop(item.dragItem, to: placeholder) }
      }
      lift(screen, row: 2)
      carry(screen, 240, row: 1)
      screen.finger(.ended, 240, 60)
      screen.settle()
      #expect(b.shown == "x…y")
      #expect(filled == 1)
      #expect(b.view.numberOfItems(inSection: 0) == 2)
      #expect(b.view.hasUncommittedUpdates)
      // Items keep their paths in the data.
      #expect(b.view.cellForItem(at: [0, 1])?.accessibilityIdentifier == "y")
      #expect(b.view.indexPathForItem(at: CGPoint(x: 10, y: 100)) == [0, 1])
      #expect(b.view.indexPathForItem(at: CGPoint(x: 10, y: 60)) == nil)
      #expect(b.view.presentationIndexPath(forDataSourceIndexPath: [0, 1]) == [0, 2])
      #expect(b.view.dataSourceIndexPath(forPresentationIndexPath: [0, 1]) == nil)
      context?.setNeedsCellUpdate()
      #expect(filled == 2)
      // Updates go on around it.
      b.view.performBatchUpdates {
        b.names.insert("w", at: 0)
        b.view.insertItems(at: [[0, 0]])
      }
      screen.settle()
      #expect(b.shown == "wx…y")
      var place: IndexPath?
      #expect(
        context?.commitInsertion { path in
          place = path
          b.names.insert("c", at: path.item)
        } == true
      )
      screen.settle()
      #expect(place == [0, 2])
      #expect(b.shown == "wxcy")
      #expect(!b.view.hasUncommittedUpdates)
      #expect(context?.commitInsertion { _ in } == false)
      #expect(context?.deletePlaceholder() == false)
    }
  }

  @Test func `a placeholder can be deleted, and one that is left is told of`() {
    with { a, b, screen in
      (a.operation, b.operation) = (.copy, .copy)
      var context: (any UICollectionViewDropPlaceholderContext)?
      b.perform = { coordinator in
        for item in coordinator.items {
          context = coordinator.drop(
            item.dragItem,
            to: UICollectionViewDropPlaceholder(
              insertionIndexPath: [0, 0],
              reuseIdentifier: "placeholder"
            )
          )
        }
      }
      lift(screen, row: 2)
      carry(screen, 240, row: 1)
      screen.finger(.ended, 240, 60)
      screen.settle()
      #expect(b.shown == "-xy")
      #expect(context?.deletePlaceholder() == true)
      screen.settle()
      #expect(b.shown == "xy")
      let findings = UIKitDiagnostics.recording {
        lift(screen, row: 2)
        carry(screen, 240, row: 1)
        screen.finger(.ended, 240, 60)
        screen.settle()
        #expect(b.shown == "-xy")
        context = nil
      }
      #expect(findings.map(\.code) == ["TSK-PLACEHOLDER-LEFT"])
      screen.settle()
      #expect(b.shown == "xy")
    }
  }

  @Test func `cells hear what a drag does with them`() {
    final class Cell: UICollectionViewCell {
      var states: [DragState] = []

      override func dragStateDidChange(_ dragState: DragState) {
        super.dragStateDidChange(dragState)
        states.append(dragState)
      }
    }
    with { a, _, screen in
      a.view.register(Cell.self, forCellWithReuseIdentifier: "cell")
      a.view.reloadData()
      screen.step(2)
      a.operation = .cancel
      let cell = a.view.cellForItem(at: [0, 1]) as? Cell
      lift(screen, row: 1)
      #expect(cell?.states == [.lifting])
      carry(screen, 75, row: 3)
      #expect(cell?.states == [.lifting, .dragging])
      screen.finger(.ended, 75, 140)
      screen.settle()
      #expect(cell?.states == [.lifting, .dragging, .none])
      #expect(cell?.alpha == 1)
      #expect(a.shown == "abcd")
    }
  }

  @Test func `what is held near an edge scrolls`() {
    with { a, _, screen in
      a.names = (0..<40).map { "\($0)" }
      a.view.reloadData()
      screen.step(2)
      lift(screen, row: 1)
      carry(screen, 75, row: 9.25)
      screen.step(60)
      #expect(a.view.contentOffset.y > 100)
      screen.finger(.ended, 75, 390)
      screen.settle()
      #expect(a.names.contains("1") && a.names.count == 40)
      #expect(a.names.firstIndex(of: "1") ?? 0 > 9)
    }
  }

  @Test func `drags and drops can be turned off`() {
    with { a, b, screen in
      #expect(a.view.dragInteractionEnabled)
      #expect(a.view.reorderingCadence == .immediate)
      a.view.dragInteractionEnabled = false
      lift(screen, row: 0)
      carry(screen, 75, row: 2)
      screen.finger(.ended, 75, 100)
      #expect(a.told().isEmpty)
      a.view.dragInteractionEnabled = true
      b.view.dropDelegate = nil
      lift(screen, row: 0)
      carry(screen, 240, row: 1)
      screen.finger(.ended, 240, 60)
      screen.settle()
      #expect(b.told().isEmpty)
      #expect(a.shown == "abcd")
    }
  }

  @Test(arguments: 0..<40) func `however it is dragged, what is shown is the data in the end`(
    _ seed: Int
  ) {
    var numbers = SplitMix64(seed: seed)
    with { a, b, screen in
      let operation: UIDropOperation = numbers.once(in: 2) ? .copy : .move
      (a.operation, b.operation) = (operation, operation)
      a.view.reorderingCadence = numbers.pick([.immediate, .fast, .slow])
      for _ in 0..<3 {
        lift(screen, row: numbers.int(0...3))
        var place = (75.0, 0.0)
        for _ in 0..<numbers.int(1...5) {
          place = (numbers.once(in: 3) ? 240 : 75, Double(numbers.int(0...5)))
          carry(screen, place.0, row: place.1)
          screen.step(numbers.int(0...40))
        }
        screen.finger(
          numbers.once(in: 5) ? .cancelled : .ended,
          place.0,
          20 + 40 * place.1
        )
        screen.settle()
        #expect(a.shown == a.names.joined())
        #expect(b.shown == b.names.joined())
        #expect(!a.view.hasUncommittedUpdates && !b.view.hasUncommittedUpdates)
      }
    }
  }
}
