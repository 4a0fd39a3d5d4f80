import CollectionLayout
import CoreGraphics
import Foundation
import ListUpdates

/// The cells that stand for rows that are on their way, by the numbers of their gaps.
struct RowPlaceholders<Cell> {
  private(set) var cells: [Int: Cell] = [:]
  private var nextID = 0

  /// Takes a cell in; returns its number.
  mutating func insert(_ cell: Cell) -> Int {
    nextID += 1
    cells[nextID] = cell
    return nextID
  }

  mutating func remove(_ id: Int) -> Cell? { cells.removeValue(forKey: id) }

  /// All numbers, in the order in which cells came.
  var all: [Int] { cells.keys.sorted() }

  /// The numbers of cells that have no gap any more, as their sections are gone.
  func lost(_ gaps: [RowGap]) -> [Int] {
    let ids = Set(gaps.map(\.id))
    return all.filter { !ids.contains($0) }
  }

  /// Where the row of a placeholder would come; nil where it is gone.
  static func path(_ id: Int, _ gaps: [RowGap]) -> IndexPath? {
    gaps.first { $0.id == id }.map { IndexPath(row: $0.row, section: $0.section) }
  }

  /// Where cells lie: each in its gap, across as all rows do.
  func frames(
    in extents: TableExtents,
    _ columns: (x: CGFloat, width: CGFloat)
  ) -> [(cell: Cell, frame: CGRect)] {
    cells.compactMap { id, cell in
      guard let room = extents.interval(ofGap: id) else { return nil }
      let frame = CGRect(
        x: columns.x,
        y: room.low,
        width: columns.width,
        height: room.high - room.low
      )
      return (cell, frame)
    }
  }
}

extension RowGap {
  /// The gap after an update, beside its neighbours; nil where its section is gone.
  func following(_ map: UpdateMap<IndexPath>, _ counts: [Int]) -> RowGap? {
    let place = GapPlace(section: section, item: row).following(map, counts)
    return place.map { RowGap(id: id, section: $0.section, row: $0.item, height: height) }
  }
}
