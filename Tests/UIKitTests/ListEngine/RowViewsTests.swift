import CoreGraphics
import Foundation
import ListUpdates
import Testing

@testable import UIKit

@MainActor @Suite struct `The scroll views of rows` {
  /// Rows of 20 points below each other, each with content of 300 points.
  final class Rows: LayoutRows {
    var count = 3
    var offsets: [Int: CGFloat] = [:]

    func rows(in rect: CGRect) -> [LayoutRow] {
      (0..<count).map(row).filter { $0.frame.minY < rect.maxY && $0.frame.maxY > rect.minY }
    }

    func row(_ section: Int) -> LayoutRow {
      LayoutRow(
        section: section,
        frame: CGRect(x: 0, y: 20 * section, width: 100, height: 20),
        isHorizontal: true,
        least: 0,
        most: 200,
        offset: offset(ofRow: section),
        bounce: .automatic,
        decelerationRate: nil,
        isPaging: false
      )
    }

    func offset(ofRow section: Int) -> CGFloat { offsets[section] ?? 0 }
    func rowDidScroll(_ section: Int, to offset: CGFloat) { offsets[section] = offset }

    func restingOffset(
      ofRow section: Int,
      from lifted: CGFloat,
      near offset: CGFloat,
      speed: CGFloat
    ) -> CGFloat { (offset / 50).rounded() * 50 }

    func offset(
      showing path: IndexPath,
      at position: UICollectionView.ScrollPosition
    ) -> CGFloat? { path.section < count ? 50 * CGFloat(path.item) : nil }
  }

  final class Layout: UICollectionViewLayout {
    var own: Rows? = Rows()
    override var rows: (any LayoutRows)? { own }
  }

  final class List: SaidCollection, RowedList {
    let view = UIView()
    var decelerationRate = UIScrollView.DecelerationRate.fast

    func addElement(_ view: UIView) { self.view.addSubview(view) }
    var rows: [RowView] { view.subviews.compactMap { $0 as? RowView } }
  }

  private let layout = Layout()
  private let list: List
  private let rows: RowViews

  init() {
    list = List(layout)
    list.bounds.size.height = 40
    rows = RowViews(list: list, keeper: list.keeper)
    rows.update()
  }

  private static func attributes(_ item: Int, _ section: Int) -> UICollectionViewLayoutAttributes {
    let path = IndexPath(item: item, section: section)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.isInRow = true
    return attributes
  }

  @Test func `are there for the rows in sight, where those are`() {
    #expect(list.rows.map(\.row.section) == [0, 1])
    #expect(list.rows.map(\.frame.minY) == [0, 20])
    #expect(list.rows.allSatisfy { $0.decelerationRate == .fast })
    let kept = list.rows.last
    list.bounds.origin.y = 20
    rows.update()
    #expect(Set(list.rows.map(\.row.section)) == [1, 2])
    #expect(list.rows.contains { $0 === kept })
  }

  @Test func `have the elements of their rows, and give them back`() {
    let (inside, outside) = (Self.attributes(0, 1), Self.attributes(0, 1))
    inside.zIndex = 7
    outside.isInRow = false
    #expect(rows.row(of: outside) == nil)
    #expect(rows.row(of: Self.attributes(0, 2)) == nil)
    let row = rows.row(of: inside)
    #expect(row === list.rows.last && row?.layer.zPosition == 7)
    let cell = UICollectionViewCell()
    row?.addSubview(cell)
    layout.own = nil
    rows.update()
    #expect(list.rows.isEmpty && cell.superview === list.view)
  }

  @Test func `go with their sections`() {
    let (first, second) = (list.rows[0], list.rows[1])
    var operations = UpdateOperations<ShownPath>()
    operations.deletedSections = [0]
    rows.follow(UpdateMap(operations))
    #expect(first.superview == nil)
    #expect(rows.row(of: Self.attributes(0, 0)) === second)
  }

  @Test func `tell the layout how far they are scrolled`() {
    list.rows[1].contentOffset.x += 30
    #expect(layout.own?.offsets == [1: 30])
    #expect(list.take() == ["layout"])
    #expect(rows.restingOffset(0, from: 0, near: 70, speed: 0) == 50)
    layout.own = nil
    #expect(rows.restingOffset(0, from: 0, near: 70, speed: 0) == 70)
  }

  @Test func `bring an item to a place, whether or not they are in sight`() {
    rows.scroll(to: ShownPath(item: 2, section: 2), .left, true)
    #expect(layout.own?.offsets == [2: 100])
    rows.scroll(to: ShownPath(item: 1, section: 0), .left, false)
    #expect(layout.own?.offsets == [0: 50, 2: 100])
    // The row goes along at once, and says so too.
    #expect(list.rows[0].contentOffset.x == list.rows[0].frame.minX + 50)
    #expect(list.take() == ["layout", "layout", "layout"])
    rows.scroll(to: ShownPath(item: 1, section: 0), .left, false)
    rows.scroll(to: ShownPath(item: 1, section: 9), .left, false)
    #expect(list.take().isEmpty)
  }
}
