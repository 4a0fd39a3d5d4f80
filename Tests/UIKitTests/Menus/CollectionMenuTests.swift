import Testing
import UIKit
import WindowHost

/// A grid of a hundred square items with menus, moves and selection of several.
private final class Grid: UICollectionViewController {
  var log: [String] = []
  var names = (0..<12).map { "\($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.allowsMultipleSelection = true
  }

  func told() -> [String] {
    defer { log = [] }
    return log
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { names.count }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.append("items \(indexPaths.map(\.item))")
    guard !indexPaths.isEmpty else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "Go") { _ in self.log.append("go") }])
    })
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    log.append("highlight \(indexPath.item)")
    return nil
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.append("willDisplay") }

  override func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.append("willEnd") }

  override func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    log.append("should \(indexPath.item)")
    return true
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { log.append("begin \(indexPath.item)") }

  override func collectionViewDidEndMultipleSelectionInteraction(
    _ collectionView: UICollectionView
  ) { log.append("end") }

  override func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) { log.append("select \(indexPath.item)") }

  override func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) { log.append("deselect \(indexPath.item)") }
}

/// A column whose items move.
private final class Column: UICollectionViewController {
  var names = ["a", "b", "c", "d"]
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { names.count }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    log.append("can \(indexPath.item)")
    return indexPath.item != 3
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    if currentIndexPath != proposedIndexPath {
      log.append("\(originalIndexPath.item) \(currentIndexPath.item) \(proposedIndexPath.item)")
    }
    return proposedIndexPath
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    log.append("move \(sourceIndexPath.item) \(destinationIndexPath.item)")
    names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }
}

@MainActor @Suite struct CollectionMenuTests {
  private func layout(_ size: CGSize) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = size
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    return layout
  }

  private func press(_ screen: TestScreen, _ x: Double, _ y: Double) {
    screen.finger(.began, x, y)
    screen.step(32)
  }

  @Test func `an item's menu is asked for and told to the delegate`() {
    let grid = Grid(collectionViewLayout: layout(CGSize(width: 100, height: 100)))
    TestScreen.showing(grid) { screen in
      #expect(grid.collectionView.contextMenuInteraction != nil)
      press(screen, 150, 50)
      screen.finger(.ended, 150, 50)
      screen.settle()
      #expect(grid.told() == ["items [1]", "highlight 1", "willDisplay"])
      grid.collectionView.contextMenuInteraction?.dismissMenu()
      screen.settle()
      #expect(grid.told() == ["willEnd"])
      press(screen, 150, 450)
      screen.finger(.ended, 150, 450)
      #expect(grid.told() == ["items []"])
    }
  }

  @Test func `the menu of a selected item is for all selected ones`() {
    let grid = Grid(collectionViewLayout: layout(CGSize(width: 100, height: 100)))
    TestScreen.showing(grid) { screen in
      for item in [0, 2, 4] {
        grid.collectionView.selectItem(at: [0, item], animated: false, scrollPosition: [])
      }
      press(screen, 50, 50)
      screen.finger(.ended, 50, 50)
      screen.settle()
      #expect(grid.told().first == "items [0, 2, 4]")
      grid.collectionView.contextMenuInteraction?.dismissMenu()
      screen.settle()
      _ = grid.told()
      press(screen, 150, 50)
      screen.finger(.ended, 150, 50)
      #expect(grid.told().first == "items [1]")
    }
  }

  @Test func `two fingers select what they go along`() {
    let grid = Grid(collectionViewLayout: layout(CGSize(width: 100, height: 100)))
    TestScreen.showing(grid) { screen in
      screen.finger(.began, 40, 50, id: 0)
      screen.finger(.began, 60, 50, id: 1)
      for x in stride(from: 50.0, through: 250, by: 5) {
        screen.finger(.moved, x - 10, 50, id: 0)
        screen.finger(.moved, x + 10, 50, id: 1)
      }
      #expect(
        grid.told() == ["should 0", "begin 0", "select 0", "select 1", "select 2"]
      )
      screen.finger(.moved, 140, 50, id: 0)
      screen.finger(.moved, 160, 50, id: 1)
      #expect(grid.told() == ["deselect 2"])
      screen.finger(.ended, 140, 50, id: 0)
      screen.finger(.ended, 160, 50, id: 1)
      #expect(grid.told() == ["end"])
      #expect(grid.collectionView.indexPathsForSelectedItems == [[0, 0], [0, 1]])
    }
  }

  @Test func `a finger that rests moves an item where moves are taken in`() {
    let column = Column(collectionViewLayout: layout(CGSize(width: 320, height: 40)))
    TestScreen.showing(column) { screen in
      #expect(column.installsStandardGestureForInteractiveMovement)
      press(screen, 100, 20)
      let cell = column.collectionView.cellForItem(at: [0, 0])
      screen.finger(.moved, 100, 60)
      screen.finger(.moved, 100, 100)
      #expect(column.log == ["can 0", "0 0 1", "0 1 2"])
      #expect(cell?.center == CGPoint(x: 160, y: 100))
      #expect(cell?.layer.zPosition ?? 0 > 1000)
      screen.finger(.ended, 100, 100)
      screen.settle()
      #expect(column.log.last == "move 0 2")
      #expect(column.names == ["b", "c", "a", "d"])
      column.log = []
      press(screen, 100, 140)
      screen.finger(.moved, 100, 60)
      screen.finger(.ended, 100, 60)
      #expect(column.log == ["can 3"])
      column.installsStandardGestureForInteractiveMovement = false
      column.log = []
      press(screen, 100, 20)
      screen.finger(.ended, 100, 20)
      #expect(column.log.isEmpty)
    }
  }

  @Test func `a controller without moves has no such gesture, and touches taken away cancel`() {
    let grid = Grid(collectionViewLayout: layout(CGSize(width: 100, height: 100)))
    TestScreen.showing(grid) { screen in
      #expect(grid.collectionView.beginInteractiveMovementForItem(at: [0, 0]))
      grid.collectionView.cancelInteractiveMovement()
      press(screen, 50, 50)
      #expect(!grid.collectionView.hasUncommittedUpdates)
      screen.finger(.ended, 50, 50)
    }
    let column = Column(collectionViewLayout: layout(CGSize(width: 320, height: 40)))
    TestScreen.showing(column) { screen in
      press(screen, 100, 20)
      screen.finger(.moved, 100, 100)
      screen.finger(.cancelled, 100, 100)
      screen.settle()
      #expect(column.names == ["a", "b", "c", "d"])
      #expect(column.collectionView.cellForItem(at: [0, 0])?.frame.minY == 0)
    }
  }

  @Test func `a held item near an edge scrolls`() {
    let column = Column(collectionViewLayout: layout(CGSize(width: 320, height: 40)))
    column.names = (0..<40).map { "\($0)" }
    TestScreen.showing(column) { screen in
      press(screen, 100, 20)
      screen.finger(.moved, 100, 470)
      screen.step(60)
      #expect(column.collectionView.contentOffset.y > 100)
      screen.finger(.ended, 100, 470)
      screen.settle()
      #expect(column.names.firstIndex(of: "0") ?? 0 > 11)
    }
  }
}
