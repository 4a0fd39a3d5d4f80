import TestSupport
import Testing
import UIKit

@MainActor @Suite struct ScrollTargetTests {
  final class Row: UICollectionViewCell {
    var height: CGFloat = 0

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = height
      return layoutAttributes
    }
  }

  private func shelf(_ count: Int) -> Shelf {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 375, height: 44)
    layout.minimumLineSpacing = 0
    let shelf = Shelf([count], layout, cell: Row.self)
    shelf.fill = { cell, path in (cell as? Row)?.height = CGFloat(30 + path.item * 37 % 90) }
    return shelf
  }

  @Test(arguments: 0..<60) func `items that were never measured come exactly to their place`(
    _ seed: Int
  ) throws {
    var numbers = SplitMix64(seed: seed)
    let shelf = shelf(1000)
    shelf.view.layoutIfNeeded()
    let path = IndexPath(item: numbers.int(30...960), section: 0)
    let position = numbers.pick([
      UICollectionView.ScrollPosition.top, .centeredVertically, .bottom,
    ])
    shelf.view.scrollToItem(at: path, at: position, animated: false)
    shelf.view.layoutIfNeeded()
    let frame = try #require(shelf.view.cellForItem(at: path)?.frame)
    #expect(frame.height == CGFloat(30 + path.item * 37 % 90))
    let y = shelf.view.contentOffset.y
    switch position {
    case .top: #expect(frame.minY == y)
    case .bottom: #expect(frame.maxY == y + 400)
    default: #expect(frame.midY == y + 200)
    }
  }

  @Test func `what is asked for before the first layout is done with it`() throws {
    let shelf = Shelf([500], UICollectionViewFlowLayout(), frame: .zero)
    let path = IndexPath(item: 300, section: 0)
    shelf.view.scrollToItem(at: path, at: .top, animated: true)
    shelf.view.frame = CGRect(x: 0, y: 0, width: 375, height: 400)
    shelf.view.layoutIfNeeded()
    let cell = try #require(shelf.view.cellForItem(at: path))
    #expect(cell.frame.minY == shelf.view.contentOffset.y)
  }

  @Test func `an offset that is set later is not taken back`() {
    let shelf = shelf(1000)
    shelf.view.layoutIfNeeded()
    shelf.view.scrollToItem(at: [0, 500], at: .top, animated: false)
    shelf.view.contentOffset.y = 90
    shelf.view.layoutIfNeeded()
    #expect(shelf.view.contentOffset.y == 90)
    shelf.scroll(to: 110)
    #expect(shelf.view.contentOffset.y == 110)
  }

  @Test func `an animated scroll ends exactly at the item`() throws {
    let shelf = shelf(1000)
    let controller = UIViewController()
    controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
    controller.view.addSubview(shelf.view)
    try TestScreen.showing(controller, width: 375, height: 400) { screen in
      let path = IndexPath(item: 200, section: 0)
      shelf.view.scrollToItem(at: path, at: .top, animated: true)
      screen.step(3)
      #expect(shelf.view.contentOffset.y < 8000)
      screen.step(40)
      let cell = try #require(shelf.view.cellForItem(at: path))
      #expect(cell.frame.minY == shelf.view.contentOffset.y)
    }
  }

  @Test func `content that runs on keeps its speed while cells above are measured`() {
    let shelf = shelf(2000)
    let controller = UIViewController()
    controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
    controller.view.addSubview(shelf.view)
    TestScreen.showing(controller, width: 375, height: 400) { screen in
      shelf.view.contentOffset.y = 40_000
      screen.step(2)
      screen.drag(from: (180, 100), to: (180, 300), frames: 6)
      #expect(shelf.view.isDecelerating)
      var steps: [CGFloat] = []
      for _ in 0..<40 {
        let seen = shelf.view.indexPathsForVisibleItems
        let before = seen.map { ($0, shelf.place(of: $0)) }
        screen.step()
        let moved = before.compactMap { path, old in
          old.flatMap { old in shelf.place(of: path).map { $0 - old } }
        }
        guard let step = moved.last else { continue }
        // All that stays in sight moves as one.
        #expect(moved.allSatisfy { abs($0 - step) < 1 })
        steps.append(step)
      }
      #expect(steps.first.map { $0 > 5 } == true)
      // It slows down evenly, a pixel of rounding aside.
      for (a, b) in zip(steps, steps.dropFirst()) { #expect(b <= a + 1.01 && b >= 0) }
    }
  }

  /// Asks for another item as soon as the content comes near the first.
  final class Chaser: NSObject, UICollectionViewDelegate {
    var moves = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      moves += 1
      guard moves == 2, let view = scrollView as? UICollectionView else { return }
      view.scrollToItem(at: IndexPath(item: 700, section: 0), at: .top, animated: false)
    }
  }

  @Test func `another item may be asked for while the view keeps to the first`() throws {
    let shelf = shelf(1000)
    shelf.view.layoutIfNeeded()
    let chaser = Chaser()
    shelf.view.delegate = chaser
    shelf.view.scrollToItem(at: IndexPath(item: 500, section: 0), at: .bottom, animated: false)
    #expect(chaser.moves == 1)
    shelf.view.layoutIfNeeded()
    #expect(chaser.moves > 1)
    shelf.view.layoutIfNeeded()
    let cell = try #require(shelf.view.cellForItem(at: IndexPath(item: 700, section: 0)))
    #expect(cell.frame.minY == shelf.view.contentOffset.y)
  }
}
