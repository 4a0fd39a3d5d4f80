import Foundation
import ListUpdates
import Testing

@testable import UIKit

@MainActor @Suite struct `The order a collection view shows` {
  /// Writes down the steps that the order takes.
  final class List: OrderedList {
    var dataCounts = [4, 3]
    var log: [String] = []

    func take() -> [String] {
      defer { log = [] }
      return log
    }

    func moveCount(from old: Int, to new: Int) {
      dataCounts[old] -= 1
      dataCounts[new] += 1
    }

    func followOrder(_ step: UpdateMap<ShownPath>) {
      let operations = step.operations
      log += operations.insertedItems.map { "come \($0.short)" }
      log += operations.deletedItems.map { "go \($0.short)" }
      log += operations.movedItems.map { "move \($0.from.short) \($0.to.short)" }
    }
  }

  private let list = List()

  private static func given(_ item: Int, _ section: Int = 0) -> GivenPath {
    GivenPath(item: item, section: section)
  }

  private static func shown(_ item: Int, _ section: Int = 0) -> ShownPath {
    ShownPath(item: item, section: section)
  }

  private func short(_ item: Int, _ section: Int = 0) -> String {
    Self.shown(item, section).short
  }

  @Test func `is the data's at first`() {
    let order = ShownOrder(list: list)
    #expect(!order.differs)
    #expect(order.itemPath(Self.shown(2)) == Self.given(2))
    #expect(order.adding(to: [4, 3]) == [4, 3])
  }

  @Test func `counts places without an item`() {
    let order = ShownOrder(list: list)
    let id = order.insert(at: Self.given(1), nil)
    #expect(list.take() == ["come \(short(1))"])
    #expect(order.adding(to: list.dataCounts) == [5, 3])
    #expect((0..<5).map { order.itemPath(Self.shown($0))?.item } == [0, nil, 1, 2, 3])
    #expect(order.sizingPath(Self.shown(1)) == DataPath(item: 1, section: 0))
    order.move(id, to: Self.given(3))
    #expect(list.take() == ["move \(short(1)) \(short(3))"])
    order.move(id, to: Self.given(3))
    #expect(list.take().isEmpty)
    order.remove(id)
    #expect(list.take() == ["go \(short(3))"])
    #expect(!order.differs)
  }

  @Test func `sizes a place at the end as the last item`() {
    let order = ShownOrder(list: list)
    _ = order.insert(at: Self.given(3, 1), nil)
    #expect(order.sizingPath(Self.shown(3, 1)) == DataPath(item: 2, section: 1))
    list.dataCounts = [4, 0]
    #expect(order.sizingPath(Self.shown(3, 1)) == nil)
  }

  @Test func `has a held item elsewhere than the data`() {
    let order = ShownOrder(list: list)
    order.hold(Self.given(0))
    #expect(order.differs && !order.isHeldElsewhere)
    order.moveHeld(to: Self.given(2, 1))
    #expect(list.take() == ["move \(short(0)) \(short(2, 1))"])
    #expect(list.dataCounts == [3, 4])
    #expect(order.isHeldElsewhere)
    #expect(order.dataPath(Self.given(2, 1)) == DataPath(item: 0, section: 0))
    #expect(order.dataPath(Self.given(0)) == DataPath(item: 1, section: 0))
    order.moveHeldBack()
    #expect(list.dataCounts == [4, 3])
    #expect(!order.isHeldElsewhere)
    order.release()
    #expect(!order.differs)
  }

  @Test func `keeps places beside their neighbours in an update`() {
    let order = ShownOrder(list: list)
    let kept = order.insert(at: Self.given(2), nil)
    let gone = order.insert(at: Self.given(0), nil)
    order.retire(gone)
    list.dataCounts = [3, 3]
    var operations = UpdateOperations<DataPath>()
    operations.deletedItems = [DataPath(item: 0, section: 0)]
    let step = order.step(operations)
    #expect(order.extra(gone) == nil)
    #expect(order.extra(kept)?.next == Self.given(1))
    #expect(step.new(Self.shown(3)) == Self.shown(1))
    #expect(step.new(Self.shown(0)) == nil)
  }

  @Test func `is the data's again after new data`() {
    let order = ShownOrder(list: list)
    _ = order.insert(at: Self.given(1), nil)
    order.hold(Self.given(2))
    order.reset()
    #expect(!order.differs)
  }
}
