import CoreGraphics
import Foundation
import ListUpdates
import Testing

@testable import UIKit

/// A cell that writes down how it looks.
@MainActor
private final class Cell: LiftedCell {
  var frame = CGRect(x: 0, y: 0, width: 100, height: 10)
  var isLifted = false
  func setLifted(_ isLifted: Bool) { self.isLifted = isLifted }
}

@MainActor @Suite struct `Moving an item by hand` {
  /// Five items of 10 points below each other.
  final class List: ItemMovingList, OrderedList {
    var dataCounts = [5]
    var isInWindow = false
    var isMovable = true
    var target: GivenPath?
    var cell: (any LiftedCell)?
    var ends: [ItemMovement.End] = []
    var steps: [ItemMovement.Step] = []
    var moves: [[Int]] = []

    func moveCount(from old: Int, to new: Int) {}
    func followOrder(_ step: UpdateMap<ShownPath>) {}
    func settleNow() {}
    func settleLater() {}
    func prepareLayout() {}
    func hasItem(at path: ShownPath) -> Bool { (0..<5).contains(path.item) }
    func mayMove(_ path: GivenPath) -> Bool { isMovable }
    func center(ofItem path: ShownPath) -> CGPoint? {
      CGPoint(x: 0, y: 10 * CGFloat(path.item) + 5)
    }
    func rowCell(at path: ShownPath) -> (any LiftedCell)? { cell }

    func place(ofHeld path: ShownPath, at point: CGPoint) -> ShownPath {
      ShownPath(item: Int(point.y / 10), section: 0)
    }

    func target(of origin: DataPath, at current: GivenPath, proposed: GivenPath) -> GivenPath {
      target ?? proposed
    }

    func moveInData(from origin: DataPath, to place: GivenPath) {
      moves.append([origin.item, place.item])
    }

    func invalidate(_ step: ItemMovement.Step) { steps.append(step) }
    func invalidate(_ end: ItemMovement.End) { ends.append(end) }

    func attributes(
      ofHeld path: ShownPath,
      at point: CGPoint
    ) -> UICollectionViewLayoutAttributes {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path.indexPath)
      attributes.center = point
      return attributes
    }
  }

  private let list = List()
  private let order: ShownOrder
  private let movement: ItemMovement

  init() {
    order = ShownOrder(list: list)
    movement = ItemMovement(list: list, order: order)
  }

  private func begin(_ item: Int) -> Bool { movement.begin(at: GivenPath(item: item, section: 0)) }

  @Test func `begins with an item that is there and may be moved, and with no other`() {
    #expect(!begin(7))
    list.isMovable = false
    #expect(!begin(1))
    list.isMovable = true
    #expect(begin(1))
    #expect(!begin(2))
    #expect(order.held?.item == 1)
  }

  @Test func `changes the data once it ends, and not before`() {
    #expect(begin(1))
    movement.update(to: CGPoint(x: 0, y: 35))
    #expect(order.held?.item == 3)
    #expect(list.moves.isEmpty)
    #expect(list.steps.last?.place.new.item == 3)
    #expect(list.steps.last?.place.old.item == 1)
    #expect(list.steps.last?.point.old == CGPoint(x: 0, y: 15))
    movement.end()
    #expect(list.moves == [[1, 3]])
    #expect(order.held == nil)
    #expect(list.ends.last?.place.item == 3)
    movement.end()
    #expect(list.moves.count == 1)
  }

  @Test func `changes nothing where it is cancelled or comes back`() {
    #expect(begin(1))
    movement.update(to: CGPoint(x: 0, y: 35))
    movement.cancel()
    #expect(list.ends.last?.isCancelled == true)
    #expect(list.ends.last?.place.item == 1)
    #expect(begin(1))
    movement.update(to: CGPoint(x: 0, y: 35))
    movement.update(to: CGPoint(x: 0, y: 15))
    movement.end()
    #expect(list.moves.isEmpty)
  }

  @Test func `goes where the delegate lets it, and nowhere for a point that is none`() {
    #expect(begin(1))
    list.target = GivenPath(item: 0, section: 0)
    movement.update(to: CGPoint(x: 0, y: 35))
    #expect(order.held?.item == 0)
    movement.update(to: CGPoint(x: 0, y: CGFloat.nan))
    #expect(list.steps.count == 1)
  }

  @Test func `puts the item under the hand, in front of all others`() {
    let all = (0..<3).map { item in
      UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
    }
    #expect(movement.apply(to: all).map(\.indexPath.item) == [0, 1, 2])
    #expect(movement.heldKey == nil)
    #expect(begin(1))
    movement.update(to: CGPoint(x: 7, y: 12))
    let shown = movement.apply(to: all)
    #expect(shown.map(\.indexPath.item) == [0, 2, 1])
    #expect(shown.last?.center == CGPoint(x: 7, y: 12))
    #expect(movement.heldKey == .cell(ShownPath(item: 1, section: 0)))
  }

  @Test func `lifts a row until it is where it belongs`() {
    let cell = Cell()
    list.cell = cell
    #expect(begin(1))
    #expect(cell.isLifted)
    movement.end()
    #expect(!cell.isLifted)
    #expect(begin(1))
    movement.reset()
    #expect(!cell.isLifted)
  }
}

@MainActor @Suite struct `Moving a row by hand` {
  /// Rows of 10 points below each other.
  final class List: RowMovingList {
    var bounds = CGRect(x: 0, y: 0, width: 100, height: 400)
    var adjustedContentInset = UIEdgeInsets.zero
    var rowCounts = [5]
    var isInWindow = false
    var target: IndexPath?
    var cell: (any LiftedCell)?
    var steps: [[Int]] = []
    var moves: [[Int]] = []
    var ends = 0

    func settleNow() {}
    func settleLater() {}
    func frame(ofRow path: IndexPath) -> CGRect {
      CGRect(x: 0, y: 10 * CGFloat(path.row), width: 100, height: 10)
    }
    func indexPathForRow(at point: CGPoint) -> IndexPath? {
      IndexPath(row: Int(point.y / 10), section: 0)
    }
    func raiseCell(at path: IndexPath) -> (any LiftedCell)? { cell }
    func scroll(by distance: CGFloat) -> Bool { false }

    func followOrder(_ step: UpdateMap<IndexPath>) {
      steps += step.operations.movedItems.map { [$0.from.row, $0.to.row] }
    }

    func target(ofRow origin: IndexPath, proposed: IndexPath) -> IndexPath { target ?? proposed }

    func moveInData(from origin: IndexPath, to place: IndexPath) {
      moves.append([origin.row, place.row])
    }

    func movementDidEnd() { ends += 1 }
  }

  private let list = List()
  private let cell = Cell()
  private let movement: RowMovement

  init() {
    list.cell = cell
    cell.frame.origin.y = 10
    movement = RowMovement(list: list)
  }

  private static func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func begin() { movement.begin(at: Self.path(1), CGPoint(x: 5, y: 14)) }

  @Test func `has the others make room, and the data changes once it ends`() {
    begin()
    #expect(movement.holds(Self.path(1)) && cell.isLifted)
    movement.update(to: CGPoint(x: 5, y: 34))
    #expect(cell.frame.minY == 30)
    #expect(list.steps == [[1, 3]])
    #expect(movement.holds(Self.path(3)))
    #expect((0..<5).map { movement.dataPath(of: Self.path($0)).row } == [0, 2, 3, 1, 4])
    #expect(list.moves.isEmpty)
    movement.end()
    #expect(list.moves == [[1, 3]])
    #expect(!movement.isHolding && !cell.isLifted)
    #expect(list.ends == 1)
    #expect(movement.dataPath(of: Self.path(3)) == Self.path(3))
  }

  @Test func `goes back where it is cancelled`() {
    begin()
    movement.update(to: CGPoint(x: 5, y: 34))
    movement.cancel()
    #expect(list.steps == [[1, 3], [3, 1]])
    #expect(list.moves.isEmpty)
    movement.cancel()
    #expect(list.ends == 1)
  }

  @Test func `goes to no place that there is not`() {
    begin()
    list.target = Self.path(5)
    movement.update(to: CGPoint(x: 5, y: 34))
    list.target = IndexPath(row: 0, section: 1)
    movement.update(to: CGPoint(x: 5, y: 34))
    #expect(list.steps.isEmpty)
    list.target = Self.path(4)
    movement.update(to: CGPoint(x: 5, y: 34))
    #expect(list.steps == [[1, 4]])
  }

  @Test func `does not begin without a cell`() {
    list.cell = nil
    begin()
    #expect(!movement.isHolding)
    movement.end()
    #expect(list.ends == 0)
  }

  @Test func `moves the content along near the ends`() {
    let inset = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    func pull(_ y: CGFloat) -> CGFloat { RowMovement.pull(at: y, in: 400, inset) }
    #expect(pull(200) == 0)
    #expect(pull(45) == -0.5)
    #expect(pull(-90) == -1)
    #expect(pull(375) == 0.5)
    #expect(pull(900) == 1)
  }
}
