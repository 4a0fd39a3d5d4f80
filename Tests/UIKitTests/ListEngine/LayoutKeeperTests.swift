import CoreGraphics
import Diagnostics
import Foundation
import ListUpdates
import Testing

@testable import UIKit

@MainActor @Suite struct `A layout that is kept prepared` {
  final class Layout: UICollectionViewLayout {
    var size = CGSize(width: 100, height: 300)
    var frames: [CGRect] = []
    var isFlipping = false
    var preparations = 0

    override func prepare() { preparations += 1 }
    override var collectionViewContentSize: CGSize { size }
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { isFlipping }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      frames.enumerated().map { item, frame in
        let path = IndexPath(item: item, section: 0)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = frame
        return attributes
      }
    }
  }

  final class List: LaidOutList, OrderedList {
    var bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    var contentSize = CGSize.zero
    var effectiveUserInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight
    var countsOfItems = [3]
    var dataCounts: [Int] { countsOfItems }
    var adopted: [UICollectionViewLayout] = []

    func hasItem(at path: ShownPath) -> Bool { path.item < countsOfItems[0] }
    func prepareLayout() {}
    func adopt(_ layout: UICollectionViewLayout) { adopted.append(layout) }
    func moveCount(from old: Int, to new: Int) {}
    func followOrder(_ step: UpdateMap<ShownPath>) {}
  }

  private let list = List()
  private let layout = Layout()
  private let keeper: LayoutKeeper

  init() {
    keeper = LayoutKeeper(list: list, order: ShownOrder(list: list), layout: layout)
  }

  private func items(in rect: CGRect) -> [Int] { keeper.attributes(in: rect).map(\.indexPath.item) }

  @Test func `is prepared once after each invalidation`() {
    #expect(keeper.isNew && !keeper.isKnown)
    keeper.prepare()
    keeper.prepare()
    #expect(layout.preparations == 1)
    #expect(keeper.isReady && keeper.isKnown)
    #expect(list.contentSize == layout.size)
    keeper.invalidate()
    #expect(!keeper.isReady)
    layout.size.height = 500
    keeper.prepare()
    #expect(layout.preparations == 2)
    #expect(list.contentSize.height == 500)
  }

  @Test func `is prepared again once a list that had no size has one`() {
    list.bounds = .zero
    keeper.prepare()
    keeper.prepareEarly()
    #expect(!keeper.isNew)
    list.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(keeper.isNew)
  }

  @Test func `gives what meets a rectangle, and what is there`() {
    layout.frames = [
      CGRect(x: 0, y: 0, width: 100, height: 40), CGRect(x: 0, y: 40, width: 100, height: 40),
      CGRect(x: 0, y: 80, width: 100, height: 40), CGRect(x: 0, y: 0, width: 100, height: 40),
    ]
    let said = UIKitDiagnostics.recording {
      #expect(items(in: CGRect(x: 0, y: 0, width: 100, height: 40)) == [0])
      #expect(items(in: CGRect(x: 0, y: 30, width: 100, height: 60)) == [0, 1, 2])
    }
    #expect(said.map(\.code) == ["TSK-LAYOUT-STALE"])
  }

  @Test func `is mirrored where text runs the other way`() {
    layout.frames = [CGRect(x: 0, y: 0, width: 30, height: 40)]
    keeper.prepare()
    layout.isFlipping = true
    #expect(!keeper.isMirrored)
    list.effectiveUserInterfaceLayoutDirection = .rightToLeft
    #expect(keeper.isMirrored)
    #expect(keeper.attributes(in: list.bounds).first?.frame.minX == 70)
    let rect = CGRect(x: 10, y: 0, width: 30, height: 5)
    #expect(keeper.mirrored(rect) == CGRect(x: 60, y: 0, width: 30, height: 5))
  }

  @Test func `that gives no size is taken as empty`() {
    layout.size.width = .nan
    let said = UIKitDiagnostics.recording { keeper.prepare() }
    #expect(said.count == 1)
    #expect(list.contentSize == .zero)
  }

  @Test func `gives way to another`() {
    keeper.prepare()
    let next = Layout()
    keeper.replace(with: next)
    #expect(list.adopted.map(ObjectIdentifier.init) == [ObjectIdentifier(next)])
    #expect(!keeper.isKnown)
  }
}
