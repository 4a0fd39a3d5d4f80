import CoreGraphics
import Testing

@testable import UIKit

/// The data, apps and layouts count items differently while there is a gap or an item is held.
@MainActor @Suite struct `Paths of a collection view with a gap or a held item` {
  private func shelf(_ count: Int = 200) -> Shelf {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 375, height: 50)
    layout.minimumLineSpacing = 0
    let shelf = Shelf([count], layout)
    shelf.view.layoutIfNeeded()
    return shelf
  }

  private func openGap(_ item: Int, in view: UICollectionView) {
    _ = view.order.insert(at: GivenPath(item: item, section: 0), nil)
    view.layoutIfNeeded()
  }

  private func hold(_ item: Int, at place: Int, in view: UICollectionView) {
    view.order.hold(GivenPath(item: item, section: 0))
    view.order.moveHeld(to: GivenPath(item: place, section: 0))
    view.layoutIfNeeded()
  }

  // MARK: Order

  @Test func `places are counted with gaps and items without`() {
    let view = shelf().view
    openGap(2, in: view)
    openGap(5, in: view)
    let places = (0..<8).map { ShownPath(item: $0, section: 0) }
    #expect(places.map { view.order.itemPath($0)?.item } == [0, 1, nil, 2, 3, 4, nil, 5])
    for place in places {
      guard let item = view.order.itemPath(place) else { continue }
      #expect(view.order.shownPath(item) == place)
    }
  }

  @Test func `the held item is where it is shown, and where it was in the data`() {
    let view = shelf().view
    hold(1, at: 3, in: view)
    openGap(0, in: view)
    let places = (0..<6).map { ShownPath(item: $0, section: 0) }
    #expect(places.map { view.order.itemPath($0)?.item } == [nil, 0, 1, 2, 3, 4])
    #expect(places.map { view.order.dataPath($0)?.item } == [nil, 0, 2, 3, 1, 4])
    for place in places {
      guard let item = view.order.dataPath(place) else { continue }
      #expect(view.order.shownPath(item) == place)
    }
    #expect(view.order.isHeldElsewhere)
    view.order.moveHeldBack()
    #expect(!view.order.isHeldElsewhere)
    #expect(places.map { view.order.dataPath($0)?.item } == [nil, 0, 1, 2, 3, 4])
  }

  // MARK: Prefetching

  @Test func `items are announced by their paths in the data beside a gap`() {
    let shelf = shelf()
    let loader = PrefetchTests.Loader()
    shelf.view.prefetchDataSource = loader
    shelf.scroll(to: 1)
    #expect(loader.begun == Array(9..<17))
    loader.begun = []
    openGap(2, in: shelf.view)
    // One item went out of sight, and the last is not near any more.
    #expect(loader.begun == [8])
    #expect(loader.cancelled == [16])
    shelf.scroll(to: 51)
    #expect(loader.begun == [8, 16])
  }

  @Test func `nothing is announced for the place of a gap`() {
    let shelf = shelf()
    let loader = PrefetchTests.Loader()
    openGap(20, in: shelf.view)
    shelf.view.prefetchDataSource = loader
    for y in stride(from: 1, through: 1000, by: 10) { shelf.scroll(to: CGFloat(y)) }
    #expect(loader.begun == Array(9..<35))
    #expect(loader.cancelled.isEmpty)
  }

  @Test func `items are announced by their paths in the data while one is held`() {
    let shelf = shelf()
    let loader = PrefetchTests.Loader()
    hold(0, at: 100, in: shelf.view)
    shelf.view.prefetchDataSource = loader
    shelf.scroll(to: 1)
    #expect(loader.begun == Array(10..<18))
  }

  // MARK: Cells

  @Test func `a cell is dequeued at the place of its item`() {
    let shelf = shelf()
    openGap(0, in: shelf.view)
    var dequeued: [Int: CGRect] = [:]
    shelf.fill = { cell, path in dequeued[path.item] = cell.frame }
    shelf.scroll(to: 1000)
    #expect(dequeued.count == 8)
    for (item, frame) in dequeued {
      #expect(shelf.view.cellForItem(at: [0, item])?.frame == frame)
      #expect(frame.minY == CGFloat(item + 1) * 50)
    }
  }

  @Test func `a tap selects the item it is on`() {
    let shelf = shelf(6)
    openGap(1, in: shelf.view)
    shelf.view.selection.touchDown(at: ShownPath(item: 3, section: 0))
    shelf.view.selection.touchUp()
    #expect(shelf.view.indexPathsForSelectedItems == [[0, 2]])
  }

  // MARK: Focus

  private final class Grid: UICollectionViewController {
    var unfocusable: Set<IndexPath> = []
    var preferred: IndexPath?
    var log: [String] = []

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (10, 10)
      super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 40 }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      canFocusItemAt indexPath: IndexPath
    ) -> Bool { !unfocusable.contains(indexPath) }

    override func indexPathForPreferredFocusedView(
      in collectionView: UICollectionView
    ) -> IndexPath? { preferred }

    override func collectionView(
      _ collectionView: UICollectionView,
      didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      let (from, to) = (context.previouslyFocusedIndexPath, context.nextFocusedIndexPath)
      log.append("\(from.map { "\($0.item)" } ?? "-") to \(to.map { "\($0.item)" } ?? "-")")
    }

    var focused: IndexPath? {
      (UIScreen.main.focusedView as? UICollectionViewCell).flatMap(collectionView.indexPath)
    }
  }

  @Test func `focus passes over a gap, and the delegate hears of items`() {
    let grid = Grid()
    TestScreen.showing(grid, width: 320, height: 480) { screen in
      openGap(1, in: grid.collectionView)
      screen.key(.tab)
      #expect(grid.focused == [0, 0])
      screen.key(.right)
      #expect(grid.focused == [0, 1])
      screen.key(.down)
      #expect(grid.focused == [0, 4])
      #expect(grid.log == ["- to 0", "0 to 1", "1 to 4"])
    }
  }

  @Test func `the delegate is asked of items whether they take focus`() {
    let grid = Grid()
    TestScreen.showing(grid, width: 320, height: 480) { screen in
      openGap(0, in: grid.collectionView)
      grid.unfocusable = [[0, 0]]
      screen.key(.tab)
      #expect(grid.focused == [0, 1])
    }
  }

  @Test func `focus goes to the item that the delegate prefers`() {
    let grid = Grid()
    TestScreen.showing(grid, width: 320, height: 480) { screen in
      openGap(0, in: grid.collectionView)
      grid.preferred = [0, 2]
      screen.key(.tab)
      #expect(grid.focused == [0, 2])
    }
  }

  @Test func `focus stays with its item when a gap opens before it`() {
    let grid = Grid()
    TestScreen.showing(grid, width: 320, height: 480) { screen in
      screen.key(.tab)
      screen.key(.right)
      #expect(grid.focused == [0, 1])
      openGap(0, in: grid.collectionView)
      #expect(grid.focused == [0, 1])
      screen.key(.left)
      #expect(grid.focused == [0, 0])
    }
  }
}
