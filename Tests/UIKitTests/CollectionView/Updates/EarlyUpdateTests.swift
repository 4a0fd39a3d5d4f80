import Testing
import UIKit

/// What a collection view does before its first layout.
@MainActor @Suite struct EarlyUpdateTests {
  private func made(
    _ script: CollectionScript,
    _ layout: RowLayout,
    in frame: CGRect
  )
    -> UICollectionView
  {
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(CountedCell.self, forCellWithReuseIdentifier: CountedCell.identifier)
    view.dataSource = script
    return view
  }

  @Test(arguments: [CGRect.zero, CGRect(x: 0, y: 0, width: 100, height: 300)])
  func `updates prepare the layout`(_ frame: CGRect) {
    let (script, layout) = (CollectionScript([3]), RowLayout())
    let view = made(script, layout, in: frame)
    script.counts = [4]
    view.insertItems(at: [IndexPath(item: 0, section: 0)])
    #expect(layout.log.take().filter { $0 == "prepare" }.count == 1)
    #expect(layout.collectionViewContentSize.height == 200)
    #expect(view.numberOfItems(inSection: 0) == 4)
    view.performBatchUpdates {
      script.counts = [3]
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
    #expect(layout.collectionViewContentSize.height == 150)
  }

  @Test func `what is reconfigured before another layout was asked is filled again`() {
    let (script, layout) = (CollectionScript([3]), RowLayout())
    let view = made(script, layout, in: CGRect(x: 0, y: 0, width: 100, height: 300))
    view.layoutIfNeeded()
    view.setCollectionViewLayout(RowLayout(), animated: false)
    _ = script.log.take()
    view.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
    view.layoutIfNeeded()
    #expect(script.log.take().contains("cell 0.1"))
  }

  @Test func `what was computed without a size is computed again with one`() {
    let (script, layout) = (CollectionScript([3]), RowLayout())
    let view = made(script, layout, in: .zero)
    view.insertItems(at: [IndexPath(item: 0, section: 0)])
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 300)
    view.layoutIfNeeded()
    #expect(view.visibleCells.allSatisfy { $0.frame.width == 100 })
    #expect(view.visibleCells.count == 3)
  }

  @Test func `a data source that is set does not call what a subclass has in place of a reload`() {
    final class Counting: UICollectionView {
      var reloads = 0
      override func reloadData() {
        reloads += 1
        super.reloadData()
      }
    }
    let view = Counting(frame: .zero, collectionViewLayout: RowLayout())
    let script = CollectionScript([3])
    view.dataSource = script
    view.insertItems(at: [IndexPath(item: 0, section: 0)])
    #expect(view.reloads == 0)
  }

  @Test func `the data source is asked when the layout wants to know`() {
    final class Late: RowLayout {
      weak var script: CollectionScript?
      override func prepare() {
        script?.counts = [3]
        super.prepare()
      }
    }
    let (script, layout) = (CollectionScript([0]), Late())
    layout.script = script
    let view = made(script, layout, in: CGRect(x: 0, y: 0, width: 100, height: 300))
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 3)
  }

  @Test func `insets set before the first layout ask the layout nothing`() {
    final class Asked: RowLayout {
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        log.lines.append("bounds")
        return true
      }
    }
    let layout = Asked()
    let script = CollectionScript([3])
    let view = made(script, layout, in: CGRect(x: 0, y: 0, width: 100, height: 300))
    view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    view.frame.size.width = 200
    #expect(layout.log.take().isEmpty)
    view.layoutIfNeeded()
    view.frame.size.width = 100
    #expect(layout.log.take().contains("bounds"))
  }

  @Test func `in a view without size the item at the origin is there`() {
    let (script, layout) = (CollectionScript([3]), RowLayout())
    final class Everything: RowLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      }
    }
    _ = layout
    let view = made(script, Everything(), in: .zero)
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems == [IndexPath(item: 0, section: 0)])
  }

  @Test func `a layout may find its size while it gives attributes`() {
    final class Lazy: RowLayout {
      var late: CGFloat = 0
      override var collectionViewContentSize: CGSize { CGSize(width: 100, height: late) }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        late = 777
        return super.layoutAttributesForElements(in: rect)
      }
    }
    let script = CollectionScript([3])
    let view = made(script, Lazy(), in: CGRect(x: 0, y: 0, width: 100, height: 300))
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 777)
  }

  @Test func `a cell that the data source hides stays hidden, and is seen when it is used again`()
    throws
  {
    try CollectionStage.run([100]) { stage in
      stage.script.makesCell = { view, path in
        let cell = view.dequeueReusableCell(withReuseIdentifier: CountedCell.identifier, for: path)
        if path.item == 12 { cell.isHidden = true }
        return cell
      }
      stage.view.contentOffset.y = 500
      stage.screen.settle()
      #expect(stage.view.cellForItem(at: IndexPath(item: 12, section: 0))?.isHidden == true)
      stage.view.contentOffset.y = 2_000
      stage.screen.settle()
      #expect(stage.view.visibleCells.allSatisfy { !$0.isHidden })
    }
  }
}
