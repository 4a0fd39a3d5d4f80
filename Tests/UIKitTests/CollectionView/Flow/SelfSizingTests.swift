import TestSupport
import Testing
import UIKit

@MainActor @Suite struct SelfSizingTests {
  final class Tall: UICollectionViewCell {
    var wanted = CGSize(width: 375, height: 44)
    private(set) var asked: [CGSize] = []

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      asked.append(layoutAttributes.size)
      layoutAttributes.size = wanted
      return layoutAttributes
    }
  }

  let layout = UICollectionViewFlowLayout()

  private func shelf(_ count: Int, _ height: @escaping (Int) -> CGFloat) -> Shelf {
    layout.estimatedItemSize = CGSize(width: 375, height: 44)
    layout.minimumLineSpacing = 0
    let shelf = Shelf([count], layout, cell: Tall.self)
    shelf.fill = { cell, path in
      (cell as? Tall)?.wanted = CGSize(width: 375, height: height(path.item))
    }
    return shelf
  }

  @Test func `cells are as tall as they would like to be at once`() {
    let shelf = shelf(100) { 60 + CGFloat($0) }
    shelf.view.layoutIfNeeded()
    #expect(shelf.frame(0) == CGRect(x: 0, y: 0, width: 375, height: 60))
    #expect(shelf.frame(1) == CGRect(x: 0, y: 60, width: 375, height: 61))
    // Those that came into sight while nothing was measured are measured too.
    let shown = shelf.view.indexPathsForVisibleItems
    let measured = max(10, shown.count)
    #expect(shelf.view.contentSize.height > CGFloat(100 - measured) * 44)
    #expect(shelf.view.contentSize.height != 4400)
    #expect(shelf.view.visibleCells.allSatisfy { $0.frame.height >= 60 })
  }

  @Test func `where sizes are not guessed nobody is asked`() {
    let shelf = shelf(10) { _ in 90 }
    layout.estimatedItemSize = .zero
    shelf.view.layoutIfNeeded()
    let asked = shelf.view.visibleCells.flatMap { ($0 as? Tall)?.asked ?? [] }
    #expect(asked.isEmpty)
    #expect(shelf.frame(0)?.size == CGSize(width: 50, height: 50))
  }

  @Test func `automatic estimates start from the item size`() {
    let shelf = shelf(10) { _ in 90 }
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.itemSize = CGSize(width: 120, height: 30)
    shelf.view.layoutIfNeeded()
    let cell = shelf.view.cellForItem(at: [0, 0]) as? Tall
    #expect(cell?.asked.first == CGSize(width: 120, height: 30))
    #expect(cell?.frame.height == 90)
  }

  @Test func `cells measured above do not move what is in sight`() {
    let shelf = shelf(1000) { CGFloat(30 + $0 * 37 % 90) }
    shelf.view.layoutIfNeeded()
    shelf.scroll(to: 20_000)
    var numbers = SplitMix64(seed: 4)
    for _ in 0..<200 {
      let seen = shelf.view.indexPathsForVisibleItems.dropFirst()
      let before = Dictionary(uniqueKeysWithValues: seen.map { ($0, shelf.place(of: $0)) })
      let step = CGFloat(numbers.int(1...60))
      shelf.scroll(to: shelf.view.contentOffset.y - step)
      for path in shelf.view.indexPathsForVisibleItems {
        guard let old = before[path], let old, let new = shelf.place(of: path) else { continue }
        #expect(new == old + step, "\(path)")
      }
    }
  }

  @Test func `scrolling to the end and back finds every size as measured`() {
    let height: (Int) -> CGFloat = { CGFloat(30 + $0 * 37 % 90) }
    let shelf = shelf(120, height)
    shelf.view.layoutIfNeeded()
    while shelf.view.contentOffset.y < shelf.view.contentSize.height - 400 {
      shelf.scroll(to: min(shelf.view.contentOffset.y + 300, shelf.view.contentSize.height - 400))
    }
    let total = (0..<120).reduce(0) { $0 + height($1) }
    #expect(shelf.view.contentSize.height == total)
    #expect(shelf.frame(119)?.maxY == total)
  }

  @Test func `another width forgets what was measured`() {
    let shelf = shelf(10) { _ in 90 }
    shelf.view.layoutIfNeeded()
    shelf.fill = { _, _ in }
    for cell in shelf.view.visibleCells { (cell as? Tall)?.wanted.height = 70 }
    shelf.view.frame.size.width = 380
    shelf.view.layoutIfNeeded()
    #expect(shelf.frame(0)?.height == 70)
  }

  @Test func `a cell in sight that would like another size is asked again`() {
    let shelf = shelf(100) { _ in 60 }
    shelf.view.layoutIfNeeded()
    let cell = shelf.view.cellForItem(at: [0, 1]) as? Tall
    cell?.wanted.height = 85
    cell?.invalidateIntrinsicContentSize()
    shelf.view.layoutIfNeeded()
    #expect(cell?.frame == CGRect(x: 0, y: 60, width: 375, height: 85))
    #expect(shelf.frame(2)?.minY == 145)
    shelf.view.selfSizingInvalidation = .disabled
    cell?.wanted.height = 30
    cell?.invalidateIntrinsicContentSize()
    shelf.view.layoutIfNeeded()
    #expect(cell?.frame.height == 85)
  }

  @Test func `a custom layout hears what cells would like`() {
    final class Column: UICollectionViewLayout {
      var heights = Array(repeating: CGFloat(40), count: 5)

      override var collectionViewContentSize: CGSize {
        CGSize(width: 375, height: heights.reduce(0, +))
      }

      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        heights.indices.compactMap { layoutAttributesForItem(at: [0, $0]) }
          .filter { $0.frame.intersects(rect) }
      }

      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let y = heights[..<indexPath.item].reduce(0, +)
        attributes.frame = CGRect(x: 0, y: y, width: 375, height: heights[indexPath.item])
        return attributes
      }

      override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> Bool {
        guard preferredAttributes.size.height != originalAttributes.size.height else {
          return false
        }
        heights[originalAttributes.indexPath.item] = preferredAttributes.size.height
        return true
      }
    }
    let shelf = Shelf([5], Column(), cell: Tall.self)
    shelf.fill = { cell, path in
      (cell as? Tall)?.wanted.height = CGFloat(50 + path.item)
    }
    shelf.view.layoutIfNeeded()
    #expect(shelf.frame(4) == CGRect(x: 0, y: 206, width: 375, height: 54))
    #expect(shelf.view.contentSize.height == 260)
  }
}

extension Shelf {
  /// Where an item's cell is below the upper edge of the view.
  func place(of path: IndexPath) -> CGFloat? {
    view.cellForItem(at: path).map { $0.frame.minY - view.contentOffset.y }
  }
}
