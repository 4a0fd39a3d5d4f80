import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct `The pass of a layout` {
  final class Layout: UICollectionViewLayout {
    var log: [String] = []
    var isFlipping = false
    var size = CGSize(width: 300, height: 100)
    override var collectionViewContentSize: CGSize { size }
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { isFlipping }

    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) { log.append("prepare") }
    override func finalizeAnimatedBoundsChange() { log.append("finalize") }

    override func finalLayoutAttributesForDisappearingItem(
      at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log.append("final \(path.item)")
      return nil
    }

    override func initialLayoutAttributesForAppearingItem(
      at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log.append("initial \(path.item)")
      return Self.attributes(path.item, y: 90)
    }

    static func attributes(_ item: Int, y: CGFloat) -> UICollectionViewLayoutAttributes {
      let path = IndexPath(item: item, section: 0)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = CGRect(x: 0, y: y, width: 10, height: 10)
      return attributes
    }
  }

  typealias Element = `The motion of elements`.Element

  final class List: SaidCollection, PassedCollection {
    var contentOffset = CGPoint.zero
    var adjustedContentInset = UIEdgeInsets.zero
    var elements: [Int: Element] = [:]
    /// How often showing what is in sight has views think again.
    var changes = 0
    var shows = 0

    var elementsInSight: [(key: ElementKey, view: any MovedElement)] {
      elements.sorted { $0.key < $1.key }.map {
        (.cell(ShownPath(item: $0.key, section: 0)), $0.value)
      }
    }

    func showWhatIsInSight() {
      shows += 1
      guard changes > 0 else { return }
      changes -= 1
      keeper.invalidate()
    }

    func restoreTarget() -> Bool { true }
    func restoreAnchor() {}
    func releaseAnchor() { log.append("release") }
    func elementsDidSettle() { log.append("settle") }
    func updateDressing() { log.append("dress") }
    func settleTarget() { log.append("arrive") }
    func prefetch() { log.append("prefetch") }
  }

  private let layout = Layout()
  private let list: List
  private let pass: LayoutPass<List>

  init() {
    list = List(layout)
    pass = LayoutPass(list: list, keeper: list.keeper, sizing: list.sizing)
  }

  @Test func `goes round until no view thinks again`() {
    list.changes = 2
    pass.run()
    #expect(pass.rounds == 3 && list.shows == 3)
    #expect(list.keeper.preparations == 3)
    #expect(list.log == ["release", "settle", "dress", "arrive", "prefetch"])
    pass.run()
    #expect(pass.rounds == 1 && list.keeper.preparations == 3)
  }

  @Test func `gives up on views that never settle`() {
    list.changes = .max
    pass.run()
    #expect(pass.rounds == 64)
    #expect(!pass.isRunning)
  }

  @Test func `takes the size of the content that the layout found on the way`() {
    pass.run()
    #expect(list.contentSize == layout.size)
    layout.size.height = 500
    pass.run()
    #expect(list.contentSize.height == 100)
    list.keeper.invalidate()
    pass.run()
    #expect(list.contentSize.height == 500)
  }

  @Test func `tells the layout of an animated change of the bounds once all is in place`() {
    let (stays, comes) = (Element(1, y: 10), Element(2, y: 20))
    list.elements = [0: Element(0, y: 0), 1: stays]
    pass.prepareForAnimation(from: .zero)
    pass.prepareForAnimation(from: .zero)
    #expect(layout.log == ["prepare"])
    list.elements = [1: stays, 2: comes]
    pass.run()
    #expect(
      layout.log == ["prepare", "final 0", "final 1", "initial 1", "initial 2", "finalize"]
    )
    #expect(stays.ys == [90, 10] && comes.ys == [90, 20])
    pass.run()
    #expect(layout.log.count == 6)
  }

  @Test func `begins where text does, once`() {
    layout.isFlipping = true
    list.effectiveUserInterfaceLayoutDirection = .rightToLeft
    pass.run()
    #expect(list.contentOffset.x == 200)
    list.contentOffset.x = 0
    pass.run()
    #expect(list.contentOffset.x == 0)
  }

  @Test func `leaves an offset alone that somebody set`() {
    layout.isFlipping = true
    list.effectiveUserInterfaceLayoutDirection = .rightToLeft
    list.contentOffset.x = 40
    pass.run()
    #expect(list.contentOffset.x == 40)
  }
}
