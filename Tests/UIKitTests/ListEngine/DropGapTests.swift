import CoreGraphics
import Foundation
import ListUpdates
import Testing

@testable import UIKit

@MainActor @Suite struct `The room that items make for a drop` {
  /// Items of 10 points below each other; the gap counts as one.
  final class List: DropGapList, OrderedList {
    var dataCounts = [5]
    var contentSize = CGSize(width: 10, height: 50)
    var reorderingCadence = UICollectionView.ReorderingCadence.immediate
    var isInWindow = false
    var dropTarget: IndexPath?
    var log: [String] = []
    var places = 5

    func take() -> [String] {
      defer { log = [] }
      return log
    }

    func moveCount(from old: Int, to new: Int) {}
    func followOrder(_ step: UpdateMap<ShownPath>) { log.append("order") }
    func settleNow() { log.append("now") }
    func settleLater() { log.append("later") }

    func setDropTarget(_ isTarget: Bool, _ path: IndexPath) {
      log.append("\(isTarget ? "light" : "dark") \(path.item)")
    }

    func item(at point: CGPoint) -> ShownPath? {
      let item = Int((point.y / 10).rounded(.down))
      return (0..<places).contains(item) ? ShownPath(item: item, section: 0) : nil
    }

    func place(ofHeld path: ShownPath, at point: CGPoint) -> ShownPath {
      item(at: point) ?? path
    }

    func frameOfFirstItem(inSection section: Int) -> CGRect? {
      CGRect(x: 0, y: 0, width: 10, height: 10)
    }
  }

  private let list = List()
  private let order: ShownOrder
  private let gap: DropGap

  init() {
    order = ShownOrder(list: list)
    gap = DropGap(list: list, order: order)
  }

  private static func given(_ item: Int) -> GivenPath { GivenPath(item: item, section: 0) }

  private func destination(_ y: CGFloat, moved: Int? = nil) -> Int? {
    gap.destination(at: CGPoint(x: 5, y: y), moved: moved.map(Self.given))?.item
  }

  @Test func `is for the item under the finger, or the end below all`() {
    #expect(destination(25) == 2)
    #expect(destination(500) == 5)
    #expect(destination(500, moved: 1) == 4)
    list.dataCounts = [0]
    list.places = 0
    #expect(destination(500) == nil)
  }

  @Test func `opens before an item, and the items beyond it are dropped on from behind`() {
    gap.show(.insertAtDestinationIndexPath, at: Self.given(2), moved: nil)
    list.places = 6
    #expect(list.take() == ["order", "later"])
    #expect(order.extras.map(\.place) == [2])
    #expect(destination(15) == 1)
    #expect(destination(25) == 2)
    #expect(destination(35) == 3)
    gap.show(.insertAtDestinationIndexPath, at: Self.given(4), moved: nil)
    #expect(order.extras.map(\.place) == [4])
  }

  @Test func `takes the place of an item of the list with it`() {
    gap.show(.insertAtDestinationIndexPath, at: Self.given(3), moved: Self.given(1))
    #expect(order.held == Self.given(3))
    #expect(order.extras.isEmpty)
    gap.show(.insertAtDestinationIndexPath, at: Self.given(9), moved: Self.given(1))
    #expect(order.held == Self.given(4))
    _ = list.take()
    gap.close()
    #expect(order.origin == nil)
    #expect(list.take() == ["order", "later"])
  }

  @Test func `closes where the items go nowhere in particular`() {
    gap.show(.insertAtDestinationIndexPath, at: Self.given(2), moved: nil)
    gap.show(.unspecified, at: Self.given(2), moved: nil)
    #expect(!order.differs)
    _ = list.take()
    gap.show(.unspecified, at: Self.given(2), moved: nil)
    #expect(list.take().isEmpty)
  }

  @Test func `waits where the list makes room slowly`() {
    list.reorderingCadence = .slow
    gap.show(.insertAtDestinationIndexPath, at: Self.given(2), moved: nil)
    #expect(!order.differs)
    gap.stop()
    list.reorderingCadence = .immediate
    gap.show(.insertAtDestinationIndexPath, at: Self.given(2), moved: nil)
    #expect(order.hasExtras)
  }

  @Test func `shows the one item that takes a drop`() {
    gap.show(.insertIntoDestinationIndexPath, at: Self.given(2), moved: nil)
    gap.show(.insertIntoDestinationIndexPath, at: Self.given(2), moved: nil)
    gap.show(.insertIntoDestinationIndexPath, at: Self.given(3), moved: nil)
    #expect(list.take() == ["light 2", "dark 2", "light 3"])
    gap.close()
    #expect(list.take() == ["dark 3"])
    gap.show(.insertIntoDestinationIndexPath, at: Self.given(1), moved: nil)
    _ = list.take()
    gap.forget()
    #expect(list.take().isEmpty)
    #expect(list.dropTarget == nil)
  }

  @Test func `shows neither the gap nor what is held`() {
    func attributes() -> [UICollectionViewLayoutAttributes] {
      (0..<3).map { item in
        UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      }
    }
    gap.show(.insertAtDestinationIndexPath, at: Self.given(1), moved: nil)
    #expect(gap.apply(to: attributes()).map(\.indexPath.item) == [0, 2])
    gap.show(.insertAtDestinationIndexPath, at: Self.given(2), moved: Self.given(0))
    #expect(gap.apply(to: attributes()).map(\.alpha) == [1, 1, 0])
  }
}
