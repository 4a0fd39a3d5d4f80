import CollectionLayout
import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Rows of 10 points in sections with headers of 20 and footers of 5.
@MainActor @Suite struct `The room that rows make for a drop` {
  private static func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private static let counts = [3, 2]

  private static func extents(_ gaps: [RowGap] = []) -> TableExtents {
    var extents = TableExtents(
      counts.map { count in
        SectionExtents(
          padding: 0,
          header: RowExtent(20),
          rows: RowExtents(count: count, each: RowExtent(10)),
          footer: RowExtent(5)
        )
      }
    )
    extents.setGaps(gaps)
    return extents
  }

  /// What a change of the room says; a macro takes no value that changes.
  private func expect(_ isTrue: Bool, _ location: SourceLocation = #_sourceLocation) {
    #expect(isTrue, sourceLocation: location)
  }

  @Test func `is counted without the row that is moved`() {
    var room = RowRoom()
    expect(room.open(at: Self.path(9), moving: nil, Self.counts))
    #expect(room.place == Self.path(3))
    expect(room.open(at: Self.path(9), moving: Self.path(0), Self.counts))
    #expect(room.place == Self.path(2))
    expect(!room.open(at: Self.path(2), moving: Self.path(0), Self.counts))
    expect(room.open(at: Self.path(9, 1), moving: Self.path(0), Self.counts))
    #expect(room.place == Self.path(2, 1))
  }

  @Test func `is at rows, at the ends of sections, and nowhere below all`() {
    let (room, extents) = (RowRoom(), Self.extents())
    #expect(room.destination(at: 5, in: extents, Self.counts) == Self.path(0))
    #expect(room.destination(at: 35, in: extents, Self.counts) == Self.path(1))
    #expect(room.destination(at: 52, in: extents, Self.counts) == Self.path(3))
    #expect(room.destination(at: 80, in: extents, Self.counts) == Self.path(0, 1))
    #expect(room.destination(at: 500, in: extents, Self.counts) == nil)
  }

  @Test func `stays under the finger, and rows beyond it are dropped on from behind`() {
    var room = RowRoom()
    _ = room.open(at: Self.path(1), moving: nil, Self.counts)
    let gaps = room.gaps(beside: [], in: Self.extents(), height: 40)
    let extents = Self.extents(gaps)
    #expect(room.destination(at: 25, in: extents, Self.counts) == Self.path(0))
    #expect(room.destination(at: 60, in: extents, Self.counts) == Self.path(1))
    #expect(room.destination(at: 75, in: extents, Self.counts) == Self.path(2))
    #expect(room.destination(at: 500, in: extents, Self.counts) == Self.path(1))
  }

  @Test func `takes the room of the row that is moved away`() {
    var room = RowRoom()
    _ = room.open(at: Self.path(2), moving: Self.path(0), Self.counts)
    let kept = RowGap(id: 7, section: 1, row: 0, height: 3)
    let old = RowGap(id: 0, section: 0, row: 0, height: 3)
    let gaps = room.gaps(beside: [kept, old], in: Self.extents(), height: 40)
    #expect(
      gaps == [
        kept, RowGap(id: -1, section: 0, row: 0, height: -10),
        RowGap(id: 0, section: 0, row: 3, height: 10),
      ]
    )
    #expect(Self.extents(gaps).bottom == Self.extents([kept]).bottom)
  }

  @Test func `leaves the gaps of others once it is closed`() {
    var room = RowRoom()
    expect(!room.close())
    _ = room.open(at: Self.path(2), moving: nil, Self.counts)
    let kept = RowGap(id: 7, section: 1, row: 0, height: 3)
    let open = room.gaps(beside: [kept], in: Self.extents(), height: 40)
    #expect(open.count == 2)
    expect(room.close())
    #expect(!room.isOpen)
    #expect(room.gaps(beside: open, in: Self.extents(), height: 40) == [kept])
  }

  @Test func `knows the row at a height, and the middle half of a row`() {
    let extents = Self.extents()
    #expect(RowRoom.row(at: 45, in: extents) == Self.path(2))
    #expect(RowRoom.row(at: 10, in: extents) == nil)
    #expect(RowRoom.row(at: 500, in: extents) == nil)
    let rect = CGRect(x: 0, y: 20, width: 50, height: 40)
    #expect(RowRoom.isMiddle(CGPoint(x: 5, y: 31), of: rect))
    #expect(!RowRoom.isMiddle(CGPoint(x: 5, y: 29), of: rect))
    #expect(!RowRoom.isMiddle(CGPoint(x: 55, y: 31), of: rect))
  }

  // MARK: Placeholders

  @Test func `has placeholders in gaps of their own`() {
    var cells = RowPlaceholders<String>()
    let (a, b) = (cells.insert("a"), cells.insert("b"))
    #expect(a > 0 && b > a)
    let gaps = [
      RowGap(id: a, section: 0, row: 1, height: 30), RowGap(id: b, section: 1, row: 0, height: 8),
    ]
    #expect(RowPlaceholders<String>.path(b, gaps) == Self.path(0, 1))
    #expect(RowPlaceholders<String>.path(9, gaps) == nil)
    let frames = cells.frames(in: Self.extents(gaps), (x: 4, width: 100))
    let places = Dictionary(uniqueKeysWithValues: frames.map { ($0.cell, $0.frame) })
    #expect(places["a"] == CGRect(x: 4, y: 30, width: 100, height: 30))
    #expect(places["b"] == CGRect(x: 4, y: 105, width: 100, height: 8))
    #expect(cells.lost([gaps[1]]) == [a])
    let removed = [cells.remove(a), cells.remove(a)]
    #expect(removed == ["a", nil])
    #expect(cells.all == [b])
  }
}
