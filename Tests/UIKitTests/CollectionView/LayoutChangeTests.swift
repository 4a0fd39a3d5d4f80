import Testing
import UIKit

@MainActor @Suite struct LayoutChangeTests {
  final class Told: UICollectionViewFlowLayout {
    var log: [String] = []

    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
      log.append("from")
    }

    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
      log.append("to")
    }

    override func finalizeLayoutTransition() { log.append("final") }
  }

  @Test func `both layouts are told, and the view shows the new one`() {
    let (old, new) = (Told(), Told())
    new.itemSize = CGSize(width: 375, height: 90)
    let shelf = Shelf([30], old)
    shelf.view.layoutIfNeeded()
    var isDone = false
    shelf.view.setCollectionViewLayout(new, animated: false) { isDone = $0 }
    #expect(isDone)
    #expect(old.log == ["to", "final"])
    #expect(new.log == ["from", "final"])
    #expect(shelf.view.collectionViewLayout === new)
    #expect(old.collectionView == nil)
    shelf.view.layoutIfNeeded()
    #expect(shelf.frame(1)?.minY == 100)
  }

  @Test func `what one looks at stays in sight`() {
    let shelf = Shelf([500], UICollectionViewFlowLayout())
    shelf.view.layoutIfNeeded()
    shelf.scroll(to: 2400)
    let first = shelf.view.indexPathsForVisibleItems[0]
    let place = shelf.place(of: first)
    let list = UICollectionViewFlowLayout()
    list.itemSize = CGSize(width: 375, height: 60)
    shelf.view.setCollectionViewLayout(list, animated: false)
    shelf.view.layoutIfNeeded()
    #expect(place == 0)
    #expect(shelf.place(of: first) == place)
  }

  @Test func `turning the device keeps the first item in sight`() {
    let shelf = Shelf([1000], UICollectionViewFlowLayout())
    shelf.view.layoutIfNeeded()
    shelf.scroll(to: 3000)
    let first = shelf.view.indexPathsForVisibleItems[0]
    shelf.view.frame.size = CGSize(width: 800, height: 300)
    shelf.view.layoutIfNeeded()
    #expect(shelf.place(of: first) == 0)
    shelf.view.frame.size = CGSize(width: 375, height: 400)
    shelf.view.layoutIfNeeded()
    #expect(shelf.view.indexPathsForVisibleItems.contains(first))
  }

  private final class Bounded: RowLayout {
    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
      log.lines.append("bounds \(Int(oldBounds.width))")
    }

    override func finalizeAnimatedBoundsChange() { log.lines.append("finalize") }
  }

  @Test func `the layout is told of an animated change of the bounds`() throws {
    let layout = Bounded()
    try CollectionStage.run([30], layout: layout) { stage in
      @MainActor func told() -> [String] {
        layout.log.take().filter { $0.hasPrefix("bounds") || $0 == "finalize" }
      }
      stage.view.frame.size.width = 290
      stage.screen.step()
      #expect(told() == [])
      UIView.animate(withDuration: 0.2) {
        stage.view.frame.size.width = 200
        stage.view.layoutIfNeeded()
      }
      #expect(told() == ["bounds 290", "finalize"])
      stage.screen.settle()
    }
  }

  private final class Named: RowLayout {
    var gone: [IndexPath] = []
    override func indexPathsToDeleteForSupplementaryView(
      ofKind elementKind: String
    ) -> [IndexPath] { gone }
  }

  @Test func `supplementary views that the layout names go with an update`() throws {
    let layout = Named()
    layout.header = 30
    try CollectionStage.run([2, 2], layout: layout) { stage in
      let kind = UICollectionView.elementKindSectionHeader
      let first = IndexPath(item: 0, section: 0)
      let second = IndexPath(item: 0, section: 1)
      let headers = [first, second].map {
        stage.view.supplementaryView(forElementKind: kind, at: $0)
      }
      layout.gone = [second]
      stage.script.counts = [3, 2]
      stage.view.insertItems(at: [first])
      stage.screen.settle()
      #expect(stage.view.supplementaryView(forElementKind: kind, at: first) === headers[0])
      let new = stage.view.supplementaryView(forElementKind: kind, at: second)
      #expect(new != nil && new !== headers[1])
    }
  }
}
