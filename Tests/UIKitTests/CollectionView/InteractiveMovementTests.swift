import TestSupport
import Testing
import UIKit

@MainActor @Suite struct InteractiveMovementTests {
  final class Movable: NSObject, UICollectionViewDataSource {
    var sections: [[String]]
    var fixed: Set<IndexPath> = []
    var moves: [[IndexPath]] = []

    init(_ sections: [[String]]) { self.sections = sections }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sections[section].count
    }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.accessibilityIdentifier = sections[indexPath.section][indexPath.item]
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView,
      canMoveItemAt indexPath: IndexPath
    ) -> Bool { !fixed.contains(indexPath) }

    func collectionView(
      _ collectionView: UICollectionView,
      moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      moves.append([sourceIndexPath, destinationIndexPath])
      let name = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
      sections[destinationIndexPath.section].insert(name, at: destinationIndexPath.item)
    }
  }

  private func view(_ source: Movable) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 400),
      collectionViewLayout: layout
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  /// The names from top to bottom, but for the cell that is held.
  private func order(_ view: UICollectionView) -> [String] {
    view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
      .compactMap(\.accessibilityIdentifier)
  }

  @Test func `the others make room, and the data changes at the end`() {
    let source = Movable([["a", "b", "c", "d", "e"]])
    let view = view(source)
    let held = view.cellForItem(at: [0, 1])
    #expect(view.beginInteractiveMovementForItem(at: [0, 1]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 130))
    view.layoutIfNeeded()
    #expect(held?.center == CGPoint(x: 50, y: 130))
    #expect(view.indexPath(for: held ?? UICollectionViewCell()) == [0, 3])
    #expect(view.cellForItem(at: [0, 1])?.accessibilityIdentifier == "c")
    #expect(view.cellForItem(at: [0, 1])?.frame.minY == 40)
    #expect(source.moves.isEmpty)
    view.endInteractiveMovement()
    #expect(source.moves == [[[0, 1], [0, 3]]])
    #expect(order(view) == ["a", "c", "d", "b", "e"])
    #expect(view.cellForItem(at: [0, 3]) === held)
    #expect(held?.frame.minY == 120)
  }

  @Test func `what is called off is as it was`() {
    let source = Movable([["a", "b", "c"]])
    let view = view(source)
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 100))
    view.layoutIfNeeded()
    view.cancelInteractiveMovement()
    #expect(source.moves.isEmpty)
    #expect(order(view) == ["a", "b", "c"])
    #expect(view.cellForItem(at: [0, 0])?.frame.minY == 0)
  }

  @Test func `an item can go into another section`() {
    let source = Movable([["a", "b"], ["c", "d"]])
    let view = view(source)
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 100))
    view.layoutIfNeeded()
    #expect(view.numberOfItems(inSection: 0) == 1)
    #expect(view.numberOfItems(inSection: 1) == 3)
    view.endInteractiveMovement()
    #expect(source.sections == [["b"], ["a", "c", "d"]])
    #expect(order(view) == ["b", "a", "c", "d"])
  }

  @Test func `what may not move stays, and the delegate has a say in the place`() {
    final class Keeper: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
      ) -> IndexPath { [0, min(1, proposedIndexPath.item)] }
    }
    let source = Movable([["a", "b", "c", "d"]])
    source.fixed = [[0, 3]]
    let view = view(source)
    let keeper = Keeper()
    view.delegate = keeper
    #expect(!view.beginInteractiveMovementForItem(at: [0, 3]))
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 150))
    view.endInteractiveMovement()
    #expect(source.sections == [["b", "a", "c", "d"]])
  }

  @Test(arguments: 0..<60) func `however it is moved, cells show the data in the end`(
    _ seed: Int
  ) {
    var numbers = SplitMix64(seed: seed)
    let source = Movable((0..<3).map { section in (0..<30).map { "\(section).\($0)" } })
    let view = view(source)
    for _ in 0..<6 {
      view.contentOffset.y = CGFloat(numbers.int(0...3000))
      view.layoutIfNeeded()
      let path = numbers.pick(view.indexPathsForVisibleItems)
      var expected = source.sections
      let name = expected[path.section][path.item]
      #expect(view.beginInteractiveMovementForItem(at: path))
      for _ in 0..<numbers.int(1...5) {
        if numbers.once(in: 3) { view.contentOffset.y = CGFloat(numbers.int(0...3000)) }
        let y = view.contentOffset.y + CGFloat(numbers.int(0...399))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: y))
        view.layoutIfNeeded()
        // Whoever is shown is who the data says, in the order that is shown.
        let names = view.visibleCells.compactMap(\.accessibilityIdentifier)
        #expect(Set(names).count == names.count)
        #expect(names.contains(name))
      }
      if numbers.once(in: 4) {
        view.cancelInteractiveMovement()
        #expect(source.sections == expected)
      } else {
        let count = source.moves.count
        view.endInteractiveMovement()
        for move in source.moves.dropFirst(count) {
          expected[move[0].section].remove(at: move[0].item)
          expected[move[1].section].insert(name, at: move[1].item)
        }
        #expect(source.sections == expected)
      }
      for path in view.indexPathsForVisibleItems {
        let shown = view.cellForItem(at: path)?.accessibilityIdentifier
        #expect(shown == source.sections[path.section][path.item])
      }
    }
  }

  @Test func `an update in between puts what is held back first`() {
    let source = Movable([["a", "b", "c"]])
    let view = view(source)
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 100))
    view.layoutIfNeeded()
    let findings = UIKitDiagnostics.recording {
      view.performBatchUpdates {
        source.sections[0].append("d")
        view.insertItems(at: [[0, 3]])
      }
    }
    #expect(findings.isEmpty)
    #expect(order(view) == ["a", "b", "c", "d"])
    view.endInteractiveMovement()
    #expect(source.moves.isEmpty)
  }

  @Test func `a data source that does not answer is told`() {
    let shelf = Shelf([5], UICollectionViewFlowLayout())
    shelf.view.layoutIfNeeded()
    let findings = UIKitDiagnostics.recording {
      #expect(shelf.view.beginInteractiveMovementForItem(at: [0, 0]))
      shelf.view.updateInteractiveMovementTargetPosition(CGPoint(x: 85, y: 20))
      shelf.view.endInteractiveMovement()
    }
    #expect(findings.map(\.code) == ["TSK-MOVE-UNANSWERED"])
  }
}
