import Testing
import UIKit

@MainActor @Suite struct LayoutCallsTests {
  @Test func `a layout is prepared, measured and asked, in this order`() throws {
    try CollectionStage.run([100]) { stage in
      let calls = stage.layout.log.take()
      #expect(calls.first == "prepare")
      #expect(calls.firstIndex(of: "contentSize") == 1)
      #expect(calls.contains("elements"))
      #expect(calls.filter { $0 == "prepare" }.count == 1)
    }
  }

  @Test func `scrolling does not prepare again, unless the layout says so`() throws {
    final class Eager: RowLayout {
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    }
    try CollectionStage.run([100]) { stage in
      _ = stage.layout.log.take()
      stage.view.contentOffset.y = 75
      stage.screen.step()
      #expect(!stage.layout.log.take().contains("prepare"))
    }
    try CollectionStage.run([100], layout: Eager()) { stage in
      _ = stage.layout.log.take()
      stage.view.contentOffset.y = 75
      stage.screen.step()
      #expect(stage.layout.log.take().contains("prepare"))
    }
  }

  @Test func `an invalidated layout is prepared once, in the next layout`() throws {
    try CollectionStage.run([100]) { stage in
      _ = stage.layout.log.take()
      stage.layout.rowHeight = 100
      stage.layout.invalidateLayout()
      stage.layout.invalidateLayout()
      #expect(stage.layout.log.take().isEmpty)
      stage.screen.step()
      #expect(stage.layout.log.take().filter { $0 == "prepare" }.count == 1)
      #expect(stage.view.visibleCells.count == 5)
      #expect(stage.view.contentSize.height == 10_000)
    }
  }

  @Test func `a new layout takes the views that are there`() throws {
    try CollectionStage.run([100]) { stage in
      let before = Set(stage.view.visibleCells)
      let layout = RowLayout()
      layout.rowHeight = 25
      stage.view.collectionViewLayout = layout
      stage.screen.step()
      #expect(layout.collectionView === stage.view)
      #expect(stage.layout.collectionView == nil)
      #expect(stage.view.visibleCells.count == 20)
      #expect(before.isSubset(of: Set(stage.view.visibleCells)))
    }
  }

  @Test func `attributes of a subclass go to the cells they are for`() throws {
    final class Tinted: UICollectionViewLayoutAttributes {
      var tint = 0
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Tinted)?.tint = tint
        return copy
      }
      override func isEqual(_ object: Any?) -> Bool {
        guard super.isEqual(object), let other = object as? Tinted else { return false }
        return MainActor.assumeIsolated { other.tint == tint }
      }
    }
    final class TintCell: UICollectionViewCell {
      var tint = -1
      override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        tint = (layoutAttributes as? Tinted)?.tint ?? -1
      }
    }
    final class TintLayout: RowLayout {
      override class var layoutAttributesClass: AnyClass { Tinted.self }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let attributes = Tinted(forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        attributes.tint = 7
        return [attributes]
      }
    }
    try CollectionStage.run([1], layout: TintLayout()) { stage in
      stage.view.register(TintCell.self, forCellWithReuseIdentifier: CountedCell.identifier)
      stage.view.reloadData()
      stage.screen.step()
      let cell = try #require(stage.view.visibleCells.first as? TintCell)
      #expect(cell.tint == 7)
    }
  }

  @Test func `attributes compare and copy by what they hold`() throws {
    let a = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 2))
    a.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    a.alpha = 0.5
    a.zIndex = 3
    let b = try #require(a.copy() as? UICollectionViewLayoutAttributes)
    #expect(a == b && a !== b)
    b.zIndex = 4
    #expect(a != b)
    #expect(a.center == CGPoint(x: 2.5, y: 4) && a.size == CGSize(width: 3, height: 4))
    #expect(a.representedElementCategory == .cell && a.representedElementKind == nil)
  }

  @Test func `alpha, transform, order and hiding of attributes reach the views`() throws {
    final class Fancy: RowLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let found = super.layoutAttributesForElements(in: rect) ?? []
        found[0].alpha = 0.25
        found[1].transform = CGAffineTransform(scaleX: 2, y: 1)
        found[2].isHidden = true
        found[3].zIndex = 10
        return found
      }
    }
    try CollectionStage.run([4], layout: Fancy()) { stage in
      @MainActor func cell(_ item: Int) -> UICollectionViewCell? {
        stage.view.cellForItem(at: IndexPath(item: item, section: 0))
      }
      #expect(cell(0)?.alpha == 0.25)
      #expect(cell(1)?.transform.a == 2)
      #expect(cell(2) == nil)
      #expect(cell(3)?.layer.zPosition == 10)
    }
  }

  @Test func `an adjustment of the offset in the context moves the content`() throws {
    try CollectionStage.run([100]) { stage in
      stage.view.contentOffset.y = 100
      stage.screen.step()
      let context = UICollectionViewLayoutInvalidationContext()
      context.contentOffsetAdjustment = CGPoint(x: 0, y: 20)
      stage.layout.invalidateLayout(with: context)
      stage.screen.step()
      #expect(stage.view.contentOffset.y == 120)
    }
  }

  @Test func `a context changes size and place of the content at once`() throws {
    try CollectionStage.run([100]) { stage in
      let size = stage.view.contentSize
      let context = UICollectionViewLayoutInvalidationContext()
      context.contentSizeAdjustment = CGSize(width: 0, height: 300)
      context.contentOffsetAdjustment = CGPoint(x: 0, y: 120)
      stage.layout.invalidateLayout(with: context)
      #expect(stage.view.contentSize.height == size.height + 300)
      #expect(stage.view.contentOffset.y == 120)
      stage.screen.step()
      #expect(stage.view.contentSize == size && stage.view.contentOffset.y == 120)
    }
  }
}
