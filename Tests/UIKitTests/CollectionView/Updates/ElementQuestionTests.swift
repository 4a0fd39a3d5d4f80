import Testing
import UIKit

/// Where layouts say that elements come from and go to: they are asked about each that is in sight
/// before a change, and each that is after it ("UICollectionViewLayout", Apple).
@MainActor @Suite struct ElementQuestionTests {
  private final class Asked: RowLayout {
    var first: [Int] = []
    var last: [Int] = []
    var inBlock: [String: Bool] = [:]

    func clear() { (first, last, inBlock) = ([], [], [:]) }

    override func initialLayoutAttributesForAppearingItem(
      at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      first.append(path.item)
      return super.initialLayoutAttributesForAppearingItem(at: path)
    }

    override func finalLayoutAttributesForDisappearingItem(
      at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      last.append(path.item)
      return super.finalLayoutAttributesForDisappearingItem(at: path)
    }

    override func finalizeCollectionViewUpdates() { note("updates") }
    override func finalizeLayoutTransition() { note("transition") }
    override func finalizeAnimatedBoundsChange() { note("bounds") }

    private func note(_ name: String) { inBlock[name] = UIView.inheritedAnimationDuration > 0 }
  }

  @Test func `in an update`() throws {
    let layout = Asked()
    try CollectionStage.run([4], layout: layout) { stage in
      layout.clear()
      stage.script.counts = [5]
      stage.view.insertItems(at: [IndexPath(item: 1, section: 0)])
      #expect(layout.first.sorted() == [0, 1, 2, 3, 4])
      #expect(layout.last.sorted() == [0, 1, 2, 3])
      #expect(layout.inBlock["updates"] == true)
      stage.screen.settle()
    }
  }

  @Test func `in an animated change of the bounds`() throws {
    let layout = Asked()
    try CollectionStage.run([4], layout: layout) { stage in
      layout.clear()
      UIView.animate(withDuration: 0.3) {
        stage.view.frame.size.width = 200
        stage.view.layoutIfNeeded()
      }
      #expect(layout.first == [0, 1, 2, 3] && layout.last == [0, 1, 2, 3])
      #expect(layout.inBlock["bounds"] == true)
      stage.screen.settle()
    }
  }

  @Test func `in a change of the layout`() throws {
    let (old, new) = (Asked(), Asked())
    new.rowHeight = 80
    try CollectionStage.run([4], layout: old) { stage in
      old.clear()
      stage.view.setCollectionViewLayout(new, animated: true)
      #expect(old.last.sorted() == [0, 1, 2, 3] && new.first.sorted() == [0, 1, 2, 3])
      #expect(old.inBlock["transition"] == true && new.inBlock["transition"] == true)
      stage.screen.settle()
    }
  }

  @Test func `an element in sight comes from where the layout says`() throws {
    final class Sliding: RowLayout {
      override func initialLayoutAttributesForAppearingItem(
        at path: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes =
          layoutAttributesForItem(at: path)?.copy() as? UICollectionViewLayoutAttributes
        attributes?.center.x += 300
        return attributes
      }
    }
    try CollectionStage.run([4], layout: Sliding()) { stage in
      stage.script.counts = [5]
      stage.view.insertItems(at: [IndexPath(item: 4, section: 0)])
      stage.screen.step(2)
      let first = try #require(stage.view.cellForItem(at: IndexPath(item: 0, section: 0)))
      #expect(first.layer.presentation()?.frame.minX ?? 0 > 150)
      stage.screen.settle()
      #expect(first.frame.minX == 0)
    }
  }
}
