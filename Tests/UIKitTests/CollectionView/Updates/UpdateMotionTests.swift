import Diagnostics
import Testing
import UIKit

/// How elements move from where they were to where an update puts them.
@MainActor @Suite struct UpdateMotionTests {
  /// Where a cell is seen at the moment.
  private func seen(_ view: UIView?) -> CGRect {
    guard let layer = view?.layer else { return .null }
    return (layer.presentation() ?? layer).frame
  }

  private func seenAlpha(_ view: UIView?) -> CGFloat {
    guard let layer = view?.layer else { return .nan }
    return CGFloat((layer.presentation() ?? layer).opacity)
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func `what stays moves down, what comes fades in`() throws {
    try CollectionStage.run([4]) { stage in
      let second = stage.view.cellForItem(at: path(1))
      var finished: [Bool] = []
      stage.script.counts = [5]
      stage.view.performBatchUpdates {
        stage.view.insertItems(at: [path(1)])
      } completion: {
        finished.append($0)
      }
      // The model is where it will be, what is seen is not.
      #expect(second?.frame.minY == 100)
      stage.screen.step(2)
      #expect(seen(second).minY < 60)
      stage.screen.step(8)
      let middle = seen(second).minY
      #expect(middle > 60 && middle < 95)
      let inserted = stage.view.cellForItem(at: path(1))
      #expect(inserted?.frame.minY == 50)
      #expect(seenAlpha(inserted) > 0.1 && seenAlpha(inserted) < 0.9)
      #expect(finished.isEmpty)
      stage.screen.settle()
      #expect(finished == [true])
      #expect(seen(second).minY == 100 && seenAlpha(inserted) == 1)
    }
  }

  @Test func `what goes stays until it has faded`() throws {
    try CollectionStage.run([4]) { stage in
      let gone = stage.view.cellForItem(at: path(1))
      _ = stage.script.log.take()
      stage.script.counts = [3]
      stage.view.deleteItems(at: [path(1)])
      stage.screen.step(9)
      #expect(gone?.isHidden == false && seenAlpha(gone) < 0.8)
      #expect(!stage.script.log.take().contains("didEndDisplaying 1"))
      #expect(stage.view.visibleCells.count == 3)
      stage.screen.settle()
      #expect(gone?.isHidden == true)
      #expect(stage.script.log.take().contains("didEndDisplaying 1"))
    }
  }

  @Test func `what comes into sight comes from where it was, and what leaves it goes there`() throws
  {
    try CollectionStage.run([20]) { stage in
      // Ten rows of 50 fill the 500 points.
      let last = stage.view.cellForItem(at: path(9))
      stage.script.counts = [18]
      stage.view.deleteItems(at: [path(0), path(1)])
      stage.screen.step(2)
      let coming = stage.view.cellForItem(at: path(9))
      #expect(seen(coming).minY > 500)
      #expect(seenAlpha(coming) == 1)
      #expect(seen(last).minY > 400)
      stage.screen.settle()
      #expect(seen(coming).minY == 450)
      stage.script.counts = [20]
      stage.view.insertItems(at: [path(0), path(1)])
      stage.screen.step(9)
      #expect(coming?.isHidden == false && seen(coming).minY > 460)
      stage.screen.settle()
      #expect(coming?.isHidden == true)
    }
  }

  @Test func `nothing moves without animation`() throws {
    try CollectionStage.run([4]) { stage in
      let second = stage.view.cellForItem(at: path(1))
      var finished = false
      stage.script.counts = [5]
      UIView.performWithoutAnimation {
        stage.view.performBatchUpdates {
          stage.view.insertItems(at: [path(0)])
        } completion: {
          finished = $0
        }
      }
      #expect(finished)
      stage.screen.step()
      #expect(seen(second).minY == 100)
      #expect(second?.layer.animationKeys()?.isEmpty ?? true)
    }
  }

  @Test func `an update in the middle of another makes nothing jump`() throws {
    try CollectionStage.run([4]) { stage in
      let cell = stage.view.cellForItem(at: path(3))
      stage.script.counts = [5]
      stage.view.insertItems(at: [path(0)])
      stage.screen.step(8)
      let before = seen(cell).minY
      stage.script.counts = [6]
      stage.view.insertItems(at: [path(0)])
      #expect(abs(seen(cell).minY - before) < 0.5)
      var last = before
      for _ in 0..<60 {
        stage.screen.step()
        let now = seen(cell).minY
        #expect(now - last < 20 && now - last > -0.01)
        last = now
      }
      #expect(last == 250)
    }
  }

  @Test func `everything anew in the middle of an update leaves nothing behind`() throws {
    try CollectionStage.run([6]) { stage in
      let gone = stage.view.cellForItem(at: path(0))
      stage.script.counts = [2]
      stage.view.deleteItems(at: (0..<4).map(path))
      stage.screen.step(4)
      #expect(gone?.isHidden == false)
      stage.view.reloadData()
      stage.screen.settle()
      let cells = stage.view.subviews.filter { $0 is UICollectionViewCell && !$0.isHidden }
      #expect(cells.count == 2)
      #expect(Set(cells.map(\.frame.minY)) == [0, 50])
    }
  }

  private final class Flying: RowLayout {
    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log.lines.append("initial \(itemIndexPath.item)")
      let attributes =
        layoutAttributesForItem(at: itemIndexPath)?.copy()
        as? UICollectionViewLayoutAttributes
      attributes?.center.x = -150
      return attributes
    }

    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log.lines.append("final \(itemIndexPath.item)")
      let attributes = UICollectionViewLayoutAttributes(forCellWith: itemIndexPath)
      attributes.frame = CGRect(x: 300, y: 0, width: 300, height: 50)
      return attributes
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      log.lines.append("updates \(updateItems.count)")
    }

    override func finalizeCollectionViewUpdates() { log.lines.append("finalize") }
  }

  @Test func `the layout says where from and where to, between its two calls`() throws {
    let layout = Flying()
    try CollectionStage.run([4], layout: layout) { stage in
      let gone = stage.view.cellForItem(at: path(0))
      _ = layout.log.take()
      stage.view.performBatchUpdates {
        stage.view.deleteItems(at: [path(0)])
        stage.view.insertItems(at: [path(3)])
      }
      let calls = layout.log.take().filter {
        ["updates", "initial", "final", "finalize"].contains($0.split(separator: " ").first ?? "")
      }
      #expect(
        calls == [
          "updates 2", "final 0", "final 1", "final 2", "final 3", "initial 0", "initial 1",
          "initial 2", "initial 3", "finalize",
        ]
      )
      let come = stage.view.cellForItem(at: path(3))
      stage.screen.step(2)
      #expect(seen(come).midX < 0)
      #expect(seen(gone).minX < 150)
      stage.screen.step(12)
      #expect(seen(gone).minX > 150)
      stage.screen.settle()
      #expect(seen(come).midX == 150)
    }
  }

  @Test func `a reload fades from the old cell to the new`() throws {
    try CollectionStage.run([4]) { stage in
      let old = stage.view.cellForItem(at: path(1))
      stage.view.reloadItems(at: [path(1)])
      stage.screen.step(9)
      let new = stage.view.cellForItem(at: path(1))
      #expect(new !== old)
      #expect(seenAlpha(old) < 0.9 && seenAlpha(new) > 0.1)
      stage.screen.settle()
      #expect(old?.isHidden == true && seenAlpha(new) == 1)
    }
  }

  @Test func `a snapshot is applied with or without motion, as asked`() throws {
    for isAnimated in [true, false] {
      try CollectionStage.run([0]) { stage in
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: stage.view) {
          view,
          path,
          _ in
          view.dequeueReusableCell(withReuseIdentifier: CountedCell.identifier, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2])
        source.apply(snapshot, animatingDifferences: false)
        stage.screen.settle()
        let first = stage.view.cellForItem(at: path(0))
        snapshot.insertItems([3], beforeItem: 1)
        var isDone = false
        source.apply(snapshot, animatingDifferences: isAnimated) { isDone = true }
        #expect(isDone == !isAnimated)
        stage.screen.step(4)
        #expect((seen(first).minY < 45) == isAnimated)
        stage.screen.settle()
        #expect(isDone && seen(first).minY == 50)
      }
    }
  }
}
