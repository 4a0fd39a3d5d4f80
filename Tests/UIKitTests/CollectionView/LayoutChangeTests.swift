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
}
