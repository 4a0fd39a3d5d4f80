import Testing
import UIKit

@MainActor @Suite struct FlowLayoutTests {
  let layout = UICollectionViewFlowLayout()

  @Test func `a new layout has the defaults of iOS`() {
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.estimatedItemSize == .zero)
    #expect(layout.minimumLineSpacing == 10)
    #expect(layout.minimumInteritemSpacing == 10)
    #expect(layout.scrollDirection == .vertical)
    #expect(layout.sectionInset == .zero)
    #expect(layout.sectionInsetReference == .fromContentInset)
    #expect(layout.headerReferenceSize == .zero)
    #expect(layout.footerReferenceSize == .zero)
    #expect(!layout.sectionHeadersPinToVisibleBounds)
    #expect(!layout.sectionFootersPinToVisibleBounds)
    #expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
  }

  @Test func `a context asks for everything until told otherwise`() {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    #expect(context.invalidateFlowLayoutDelegateMetrics)
    #expect(context.invalidateFlowLayoutAttributes)
  }

  @Test func `the delegate is asked for each item once, and not by scrolling`() {
    let shelf = Shelf([3, 2], layout)
    let answers = FlowAnswers()
    answers.size = { _ in CGSize(width: 300, height: 300) }
    shelf.view.delegate = answers
    shelf.view.layoutIfNeeded()
    #expect(
      answers.log == [
        "header 0", "size 0.0", "size 0.1", "size 0.2", "header 1", "size 1.0", "size 1.1",
      ]
    )
    answers.log = []
    shelf.scroll(to: 500)
    #expect(answers.log.isEmpty)
    layout.invalidateLayout()
    shelf.view.layoutIfNeeded()
    #expect(answers.log.count == 7)
  }

  @Test func `a delegate without sizes is not asked for ten million of them`() {
    final class Quiet: NSObject, UICollectionViewDelegateFlowLayout {}
    let shelf = Shelf([4], layout)
    let quiet = Quiet()
    shelf.view.delegate = quiet
    layout.itemSize = CGSize(width: 80, height: 40)
    shelf.view.layoutIfNeeded()
    #expect(shelf.frame(1)?.origin == CGPoint(x: 98.5, y: 0))
  }

  @Test func `a context can leave the delegate in peace`() {
    let shelf = Shelf([3], layout)
    let answers = FlowAnswers()
    shelf.view.delegate = answers
    shelf.view.layoutIfNeeded()
    answers.log = []
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    layout.invalidateLayout(with: context)
    shelf.view.layoutIfNeeded()
    #expect(answers.log.isEmpty)
    #expect(shelf.view.visibleCells.count == 3)
  }

  @Test func `only another length across the axis makes the layout invalid`() {
    let shelf = Shelf([3], layout)
    shelf.view.layoutIfNeeded()
    let bounds = shelf.view.bounds
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: bounds.offsetBy(dx: 0, dy: 9)))
    var other = bounds
    other.size.height = 10
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: other))
    other.size.width = 10
    #expect(layout.shouldInvalidateLayout(forBoundsChange: other))
    layout.scrollDirection = .horizontal
    other.size = CGSize(width: bounds.width, height: 10)
    #expect(layout.shouldInvalidateLayout(forBoundsChange: other))
    layout.sectionHeadersPinToVisibleBounds = true
    #expect(layout.shouldInvalidateLayout(forBoundsChange: bounds.offsetBy(dx: 0, dy: 9)))
  }

  @Test func `a layout that is asked about new bounds still sees the old ones`() {
    final class Curious: UICollectionViewFlowLayout {
      var seen: [(CGSize?, CGSize)] = []

      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        seen.append((collectionView?.bounds.size, newBounds.size))
        return super.shouldInvalidateLayout(forBoundsChange: newBounds)
      }
    }
    let layout = Curious()
    let shelf = Shelf([3], layout)
    shelf.view.layoutIfNeeded()
    shelf.view.frame.size.width = 200
    #expect(layout.seen.map(\.0) == [CGSize(width: 375, height: 400)])
    #expect(layout.seen.map(\.1) == [CGSize(width: 200, height: 400)])
    shelf.view.layoutIfNeeded()
    #expect(shelf.frame(2)?.minX == 150)
  }

  @Test func `content insets shorten the lines and the headers`() {
    let shelf = Shelf([2], layout)
    layout.itemSize = CGSize(width: 150, height: 20)
    layout.headerReferenceSize = CGSize(width: 1, height: 30)
    shelf.view.contentInset = UIEdgeInsets(top: 5, left: 20, bottom: 5, right: 15)
    shelf.view.layoutIfNeeded()
    #expect(shelf.frame(1)?.minX == 190)
    let header = shelf.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0)
    )
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 340, height: 30))
    #expect(shelf.view.contentSize == CGSize(width: 340, height: 50))
    shelf.view.contentInset.left = 0
    shelf.view.layoutIfNeeded()
    #expect(shelf.frame(1)?.minX == 210)
  }

  @Test func `section insets can be counted from the layout margins`() {
    let shelf = Shelf([2], layout)
    layout.sectionInsetReference = .fromLayoutMargins
    layout.sectionInset.left = 10
    shelf.view.layoutMargins = UIEdgeInsets(top: 7, left: 30, bottom: 7, right: 40)
    shelf.view.layoutIfNeeded()
    #expect(shelf.frame(0)?.minX == 40)
    #expect(shelf.frame(0)?.minY == 0)
  }

  @Test func `mirrored layouts begin at the right`() {
    final class Mirrored: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let shelf = Shelf([4], Mirrored())
    shelf.view.semanticContentAttribute = .forceRightToLeft
    shelf.view.layoutIfNeeded()
    #expect(shelf.frame(0)?.minX == 325)
    #expect(shelf.frame(1)?.minX == 260)
    let plain = Shelf([4], layout)
    plain.view.semanticContentAttribute = .forceRightToLeft
    plain.view.layoutIfNeeded()
    #expect(plain.frame(0)?.minX == 0)
  }

  @Test func `headers stay in sight and in front`() {
    let shelf = Shelf([30, 30], layout)
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    layout.sectionHeadersPinToVisibleBounds = true
    shelf.view.layoutIfNeeded()
    shelf.scroll(to: 130)
    let kind = UICollectionView.elementKindSectionHeader
    let path = IndexPath(item: 0, section: 0)
    let header = shelf.view.supplementaryView(forElementKind: kind, at: path)
    #expect(header?.frame == CGRect(x: 0, y: 130, width: 375, height: 40))
    #expect((header?.layer.zPosition ?? 0) > 0)
    // The end of the section pushes it out: 40 + 5 lines of 50 and 4 gaps.
    shelf.scroll(to: 310)
    #expect(header?.frame.minY == 290)
  }

  @Test func `attributes are of the class the layout names`() {
    final class Tinted: UICollectionViewLayoutAttributes { var tint = 7 }
    final class Layout: UICollectionViewFlowLayout {
      override class var layoutAttributesClass: AnyClass { Tinted.self }
    }
    let layout = Layout()
    let shelf = Shelf([2], layout)
    shelf.view.layoutIfNeeded()
    let found = layout.layoutAttributesForElements(in: shelf.view.bounds) ?? []
    #expect(found.count == 2)
    #expect(found.allSatisfy { ($0 as? Tinted)?.tint == 7 })
  }
}
