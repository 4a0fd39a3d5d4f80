import CoreGraphics
import Testing
import UIKit
import WindowHost

/// Keys that go along the items of collection views.
@MainActor @Suite struct CollectionFocusTests {
  private final class Cell: UICollectionViewCell {
    var states: [Bool] = []

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      states.append(state.isFocused)
    }
  }

  private final class Grid: UICollectionViewController {
    var counts = [40]
    var log: [String] = []
    var unfocusable: Set<IndexPath> = []
    var holds = false
    var preferred: IndexPath?

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (10, 10)
      super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    override func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { counts[section] }

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

    override func collectionView(
      _ collectionView: UICollectionView,
      shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool {
      !holds
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      let (from, to) = (context.previouslyFocusedIndexPath, context.nextFocusedIndexPath)
      log.append("\(from.map { "\($0.item)" } ?? "-") to \(to.map { "\($0.item)" } ?? "-")")
    }

    override func indexPathForPreferredFocusedView(
      in collectionView: UICollectionView
    ) -> IndexPath? { preferred }

    override func collectionView(
      _ collectionView: UICollectionView,
      didSelectItemAt indexPath: IndexPath
    ) { log.append("select \(indexPath.item)") }

    override func collectionView(
      _ collectionView: UICollectionView,
      didDeselectItemAt indexPath: IndexPath
    ) { log.append("deselect \(indexPath.item)") }

    var focused: IndexPath? {
      (UIScreen.main.focusedView as? UICollectionViewCell).flatMap(collectionView.indexPath)
    }

    func told() -> [String] {
      defer { log = [] }
      return log
    }
  }

  @Test func `the tab key comes to the first item and arrows go on`() {
    let grid = Grid()
    TestScreen.showing(grid, width: 320, height: 480) { screen in
      #expect(UIScreen.main.focusedItem == nil)
      screen.key(.tab)
      #expect(grid.focused == [0, 0])
      #expect(UIScreen.main.focusedView === grid.collectionView.cellForItem(at: [0, 0]))
      screen.key(.right)
      screen.key(.right)
      #expect(grid.focused == [0, 2])
      screen.key(.right)
      #expect(grid.focused == [0, 2])
      screen.key(.down)
      #expect(grid.focused == [0, 5])
      screen.key(.left)
      screen.key(.up)
      #expect(grid.focused == [0, 1])
      #expect(grid.told() == ["- to 0", "0 to 1", "1 to 2", "2 to 5", "5 to 4", "4 to 1"])
    }
  }

  @Test func `focus goes on beyond what is in sight and scrolls it there`() throws {
    let grid = Grid()
    try TestScreen.showing(grid, width: 320, height: 480) { screen in
      screen.key(.tab)
      for _ in 0..<6 { screen.key(.down) }
      screen.settle()
      #expect(grid.focused == [0, 18])
      let cell = try #require(grid.collectionView.cellForItem(at: [0, 18]))
      #expect(grid.collectionView.bounds.contains(cell.frame))
      #expect(UIScreen.main.focusedView === cell)
      #expect((cell as? Cell)?.states.last == true)
      screen.key(.end)
      screen.settle()
      #expect(grid.focused == [0, 39])
      #expect(grid.collectionView.contentOffset.y == grid.collectionView.contentSize.height - 480)
      screen.key(.home)
      screen.settle()
      #expect(grid.focused == [0, 0])
      #expect(grid.collectionView.contentOffset.y == 0)
      screen.key(.pageDown)
      screen.settle()
      #expect(grid.focused == [0, 12])
      screen.key(.pageUp)
      screen.settle()
      #expect(grid.focused == [0, 0])
    }
  }

  @Test func `focus survives that its cell is used for another item`() {
    let grid = Grid()
    TestScreen.showing(grid, width: 320, height: 480) { screen in
      screen.key(.tab)
      screen.key(.right)
      let cell = grid.collectionView.cellForItem(at: [0, 1]) as? Cell
      #expect(cell?.isFocused == true)
      grid.collectionView.contentOffset.y = 800
      screen.step()
      #expect(UIScreen.main.focusedItem == nil)
      for case let other as Cell in grid.collectionView.visibleCells {
        #expect(!other.configurationState.isFocused)
      }
      grid.collectionView.contentOffset.y = 0
      screen.step()
      let now = grid.collectionView.cellForItem(at: [0, 1]) as? Cell
      #expect(now?.configurationState.isFocused == true)
      screen.key(.right)
      #expect(grid.focused == [0, 2])
    }
  }

  @Test func `focus goes with its item in updates and ends with it`() {
    let grid = Grid()
    TestScreen.showing(grid, width: 320, height: 480) { screen in
      screen.key(.tab)
      screen.key(.right)
      grid.counts = [41]
      grid.collectionView.insertItems(at: [[0, 0]])
      screen.settle()
      #expect(grid.focused == [0, 2])
      grid.counts = [40]
      grid.collectionView.deleteItems(at: [[0, 2]])
      screen.settle()
      #expect(grid.focused == nil)
      #expect(UIScreen.main.focusedItem == nil)
    }
  }

  @Test func `return does what a tap does, and selection may follow`() {
    let grid = Grid()
    TestScreen.showing(grid, width: 320, height: 480) { screen in
      screen.key(.tab)
      screen.key(.enter)
      #expect(grid.told() == ["- to 0", "select 0"])
      grid.collectionView.selectionFollowsFocus = true
      screen.key(.right)
      #expect(grid.told() == ["0 to 1", "deselect 0", "select 1"])
      #expect(grid.collectionView.indexPathsForSelectedItems == [[0, 1]])
    }
  }

  @Test func `the delegate says what can be focused, whether it moves and where it begins`() {
    let grid = Grid()
    grid.unfocusable = [[0, 1], [0, 3]]
    TestScreen.showing(grid, width: 320, height: 480) { screen in
      screen.key(.tab)
      screen.key(.right)
      #expect(grid.focused == [0, 2])
      screen.key(.left)
      screen.key(.down)
      #expect(grid.focused == [0, 6])
      grid.holds = true
      screen.key(.down)
      #expect(grid.focused == [0, 6])
      grid.holds = false
      screen.key(.escape)
      #expect(grid.focused == nil)
      grid.preferred = [0, 5]
      screen.key(.tab)
      #expect(grid.focused == [0, 5])
      screen.key(.escape)
      grid.collectionView.remembersLastFocusedIndexPath = true
      grid.preferred = [0, 2]
      screen.key(.tab)
      #expect(grid.focused == [0, 5])
    }
  }

  @Test func `keys do nothing to an item that new data does not have`() {
    let grid = Grid()
    TestScreen.showing(grid, width: 320, height: 480) { screen in
      screen.key(.tab)
      screen.key(.end)
      screen.settle()
      #expect(grid.focused == [0, 39])
      _ = grid.told()
      grid.counts = [1]
      grid.collectionView.reloadData()
      screen.key(.space)
      #expect(grid.told() == ["39 to -"])
      #expect(grid.collectionView.indexPathsForSelectedItems == [])
      #expect(UIScreen.main.focusedItem == nil)
    }
  }

  @Test func `without full access only lists that allow it are focused`() {
    final class Plain: UICollectionViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      }

      override func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
      ) -> Int { 4 }

      override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let plain = Plain(collectionViewLayout: UICollectionViewFlowLayout())
    func withoutAccess(_ device: inout Device) { device.hasFullKeyboardAccess = false }
    TestScreen.showing(plain, configure: withoutAccess) { screen in
      screen.key(.tab)
      #expect(UIScreen.main.focusedItem == nil)
      plain.collectionView.allowsFocus = true
      screen.key(.tab)
      #expect(UIScreen.main.focusedItem != nil)
      screen.key(.escape)
      plain.collectionView.isEditing = true
      screen.key(.tab)
      #expect(UIScreen.main.focusedItem == nil)
      plain.collectionView.allowsFocusDuringEditing = true
      screen.key(.tab)
      #expect(UIScreen.main.focusedItem != nil)
    }
  }

  @Test func `a ring shows around what has the focus unless it has another effect`() throws {
    let grid = Grid()
    try TestScreen.showing(grid, width: 320, height: 480) { screen in
      screen.key(.tab)
      let cell = try #require(grid.collectionView.cellForItem(at: [0, 0]))
      @MainActor func rings(_ cell: UICollectionViewCell) -> Int {
        cell.layer.sublayers?.count { $0 is CAShapeLayer } ?? 0
      }
      #expect(rings(cell) == 1)
      screen.key(.right)
      #expect(rings(cell) == 0)
      let next = try #require(grid.collectionView.cellForItem(at: [0, 2]))
      next.focusEffect = nil
      screen.key(.right)
      #expect(next.isFocused && rings(next) == 0)
    }
  }
}
