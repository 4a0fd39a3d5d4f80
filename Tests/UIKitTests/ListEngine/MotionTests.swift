import CollectionLayout
import CoreGraphics
import Foundation
import ListUpdates
import Testing

@testable import UIKit

@Suite struct `Views on their way out` {
  @Test func `are given back once`() {
    var departures = Departures<String>()
    let numbers = [departures.add("a"), departures.add("b")]
    #expect(departures.all == numbers)
    let taken = [departures.take(numbers[0]), departures.take(numbers[0])]
    #expect(taken == ["a", nil])
    #expect(departures.all == [numbers[1]])
  }
}

@Suite struct `What motion goes by` {
  private final class View {}

  @Test func `knows where views were while a change is under way`() {
    let (view, other) = (View(), View())
    var ledger = MotionLedger<Int, String>()
    ledger.note(view, 1)
    #expect(!ledger.isOpen && ledger.place(of: view) == nil)
    ledger.open(at: CGPoint(x: 3, y: 4))
    ledger.note(view, 2)
    #expect(ledger.isOpen && ledger.offset == CGPoint(x: 3, y: 4))
    #expect(ledger.place(of: view) == 2 && ledger.place(of: other) == nil)
    ledger.close()
    #expect(!ledger.isOpen && ledger.place(of: view) == nil)
  }

  @Test func `gives what was gathered back once, and what left by its number`() {
    var ledger = MotionLedger<Int, String>()
    ledger.open(at: .zero)
    ledger.gather("a")
    ledger.gather("b")
    let gathered = ledger.takeGathered()
    #expect(gathered == ["a", "b"])
    #expect(ledger.takeGathered().isEmpty)
    let numbers = gathered.map { ledger.depart($0) }
    #expect(ledger.departed == numbers)
    #expect(ledger.take([numbers[1]]) == ["b"])
    #expect(ledger.take(numbers) == ["a"])
    #expect(ledger.departed.isEmpty)
  }

  @Test func `has nothing gathered as a change begins`() {
    var ledger = MotionLedger<Int, String>()
    ledger.gather("a")
    ledger.open(at: .zero)
    #expect(ledger.takeGathered().isEmpty)
  }
}

@MainActor @Suite struct `The motion of elements` {
  final class Element: MovedElement {
    var appliedAttributes: UICollectionViewLayoutAttributes?
    var ys: [CGFloat] = []

    init(_ item: Int, y: CGFloat) { appliedAttributes = Self.attributes(item, y: y) }

    static func attributes(_ item: Int, y: CGFloat) -> UICollectionViewLayoutAttributes {
      let path = IndexPath(item: item, section: 0)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = CGRect(x: 0, y: y, width: 10, height: 10)
      return attributes
    }

    func place(by attributes: UICollectionViewLayoutAttributes) {
      appliedAttributes = attributes
      ys.append(attributes.frame.minY)
    }

    func layoutIfNeeded() {}
  }

  final class List: MovingElements {
    var isInWindow = true
    var wasLaidOut = true
    var bounds = CGRect(x: 0, y: 0, width: 10, height: 100)
    var contentOffset = CGPoint.zero
    var elements: [Element] = []
    var prepared: [UICollectionViewLayoutAttributes] = []
    var retired: [Int] = []

    var elementsInSight: [(key: ElementKey, view: any MovedElement)] {
      elements.enumerated().map { (Self.key($0.offset), $0.element) }
    }

    static func key(_ item: Int) -> ElementKey { .cell(ShownPath(item: item, section: 0)) }

    func preparedAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] { prepared }
    func retire(_ key: ElementKey, _ view: any MovedElement) { retired.append(key.path.item) }
  }

  private let list = List()

  private func change(
    initial: CGFloat? = nil,
    final: CGFloat? = nil,
    inside: @escaping () -> Void = {}
  ) -> ElementMotion.Change {
    ElementMotion.Change(
      initial: { key in initial.map { Element.attributes(key.path.item, y: $0) } },
      final: { key, _ in final.map { Element.attributes(key.path.item, y: $0) } },
      leaves: { _ in },
      staying: { _ in nil },
      inside: inside
    )
  }

  @Test func `is none where nobody sees it`() {
    list.isInWindow = false
    let motion = ElementMotion(list: list)
    motion.begin()
    #expect(!motion.isUnderWay)
    #expect(!motion.keep(Element(0, y: 0), List.key(0), isGone: true))
    var log: [String] = []
    motion.run(change { log.append("inside") }) { log.append("finished \($0)") }
    #expect(log == ["inside", "finished true"])
  }

  @Test func `puts elements where they were, and lets them go where they are`() {
    let (stays, moves) = (Element(0, y: 0), Element(1, y: 10))
    list.elements = [stays, moves]
    let motion = ElementMotion(list: list)
    motion.begin()
    moves.appliedAttributes = Element.attributes(1, y: 50)
    motion.run(change()) { _ in }
    #expect(stays.ys.isEmpty)
    #expect(moves.ys == [10, 50])
    #expect(!motion.isUnderWay)
  }

  @Test func `counts in how far the content was moved meanwhile`() {
    let moves = Element(0, y: 10)
    list.elements = [moves]
    let motion = ElementMotion(list: list)
    motion.begin()
    list.contentOffset.y = 30
    motion.run(change()) { _ in }
    #expect(moves.ys == [40, 10])
  }

  @Test func `has comers from where the layout says, and at once where it says nothing`() {
    let motion = ElementMotion(list: list)
    motion.begin()
    let comer = Element(0, y: 10)
    list.elements = [comer]
    motion.run(change(initial: 90)) { _ in }
    #expect(comer.ys == [90, 10])
    motion.begin()
    let other = Element(1, y: 20)
    list.elements = [comer, other]
    motion.run(change()) { _ in }
    #expect(other.ys.isEmpty)
  }

  @Test func `takes what is gone back once it has left, or at once where it goes nowhere`() {
    let (goes, vanishes) = (Element(0, y: 10), Element(1, y: 20))
    list.elements = [goes, vanishes]
    let motion = ElementMotion(list: list)
    motion.begin()
    list.elements = []
    #expect(motion.keep(goes, List.key(0), isGone: true))
    motion.run(change(final: 90)) { _ in }
    // Without a layer that moves, the animation is over at once.
    #expect(goes.ys == [10, 90])
    #expect(list.retired == [0])
    motion.finish()
    #expect(list.retired == [0])
    motion.begin()
    #expect(motion.keep(vanishes, List.key(1), isGone: true))
    motion.run(change()) { _ in }
    #expect(list.retired == [0, 1])
  }

  @Test func `knows what was just out of sight`() {
    list.prepared = [Element.attributes(7, y: 110)]
    let motion = ElementMotion(list: list)
    motion.begin()
    list.contentOffset.y = 5
    #expect(motion.neighbour(List.key(7))?.frame.minY == 115)
    #expect(motion.neighbour(List.key(8)) == nil)
  }
}

@MainActor @Suite struct `The motion of rows` {
  final class Row: MovedRow {
    var frame: CGRect { didSet { ys.append(frame.minY) } }
    var alpha: CGFloat = 1 { didSet { alphas.append(alpha) } }
    var ys: [CGFloat] = []
    var alphas: [CGFloat] = []
    init(_ y: CGFloat) { frame = CGRect(x: 0, y: y, width: 50, height: 10) }
  }

  final class List: AnimatedRows {
    var isInWindow = true
    var wasLaidOut = true
    var bounds = CGRect(x: 0, y: 0, width: 50, height: 100)
    var rowExtents = TableExtents()
    var rows: [Row] = []
    var endsInSight: [any MovedRow] = []
    var log: [String] = []

    var cellsThatMove: [(path: IndexPath, cell: any MovedRow)] {
      rows.enumerated().map { (IndexPath(row: $0.offset, section: 0), $0.element) }
    }

    var viewsInSight: [any MovedRow] { rows }
    func sendBehind(_ cell: any MovedRow) { log.append("behind") }
    func retire(_ cell: any MovedRow) { log.append("retire") }
  }

  private let list = List()

  private static func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// Begins an update of one operation; returns whether it is seen.
  private func begin(
    _ animator: RowAnimator,
    _ animation: UITableView.RowAnimation,
    _ change: (inout UpdateOperations<IndexPath>) -> Void
  ) -> Bool {
    var operations = UpdateOperations<IndexPath>()
    change(&operations)
    animator.note(animation, UpdateOperations(), operations)
    return animator.begin(UpdateMap(operations))
  }

  @Test func `is none where nobody sees it or wants it`() {
    let animator = RowAnimator(list: list)
    #expect(!begin(animator, .none) { $0.deletedItems = [Self.path(0)] })
    #expect(!animator.keep(Row(0), Self.path(0)))
    list.isInWindow = false
    #expect(!begin(animator, .fade) { $0.deletedItems = [Self.path(0)] })
    var isDone = false
    animator.run { isDone = $0 }
    #expect(isDone)
  }

  @Test func `has rows go aside, and those behind them move up`() {
    let (goes, stays) = (Row(0), Row(10))
    list.rows = [goes, stays]
    let animator = RowAnimator(list: list)
    #expect(begin(animator, .left) { $0.deletedItems = [Self.path(0)] })
    #expect(animator.keep(goes, Self.path(0)))
    list.rows = [stays]
    stays.frame.origin.y = 0
    stays.ys = []
    animator.run { _ in }
    #expect(stays.ys == [10, 0])
    // Without a layer that moves, the animation is over at once.
    #expect(goes.frame.minX == -50 && goes.alphas == [0, 1])
    #expect(list.log == ["behind", "retire"])
    animator.finish()
    #expect(list.log == ["behind", "retire"])
  }

  @Test func `has rows come from aside`() {
    let animator = RowAnimator(list: list)
    #expect(begin(animator, .top) { $0.insertedItems = [Self.path(0)] })
    let comes = Row(30)
    list.rows = [comes]
    animator.run { _ in }
    #expect(comes.ys == [20, 30])
    #expect(comes.alphas == [0, 1])
  }
}
