import CollectionLayout
import CoreGraphics
import Foundation

/// What a table shows between its rows that the data has no rows for.
struct RowGaps {
  var room = RowRoom()
  var placeholders = RowPlaceholders<UITableViewCell>()
}

/// The room that rows make where something may be dropped among them.
///
/// Rows make room by gaps between them: the paths of rows stay those of the data all the while. A row
/// of the same table that is to be moved gives up its own room for it.
struct RowRoom {
  /// The gaps of what is dragged; placeholders have numbers above these.
  private enum ID {
    static let left = -1
    static let room = 0
  }

  /// Where the room is, counted without the row that is moved.
  private(set) var place: IndexPath?
  /// The row that is moved, in the data.
  private(set) var moved: IndexPath?

  var isOpen: Bool { place != nil }

  // MARK: Places

  /// The row of the data at a height in the content.
  static func row(at y: CGFloat, in extents: TableExtents) -> IndexPath? {
    guard case .row(let section, let row)? = extents.element(endingAfter: y),
      extents.interval(of: .row(section: section, row: row)).low <= y
    else { return nil }
    return IndexPath(row: row, section: section)
  }

  /// Whether a point is in the middle half of a row's rectangle.
  static func isMiddle(_ point: CGPoint, of rect: CGRect) -> Bool {
    rect.insetBy(dx: 0, dy: rect.height / 4).contains(point)
  }

  /// Where something dropped at a height would come among the rows; nil below all of them.
  ///
  /// Of a row that is moved it is the place it will have then.
  func destination(
    at y: CGFloat,
    in extents: TableExtents,
    _ counts: [Int]
  ) -> IndexPath? {
    if let place, let room = extents.interval(ofGap: ID.room), room.low <= y, y < room.high {
      return place
    }
    guard let element = extents.element(endingAfter: y) else { return place }
    let section = element.section
    let count = count(section, counts)
    switch element {
    case .header: return IndexPath(row: 0, section: section)
    case .footer: return IndexPath(row: count, section: section)
    case .row(_, let row):
      var index = row
      if let moved, moved.section == section, moved.row < row { index -= 1 }
      if let place, place.section == section {
        index = GapPlace(section: section, item: place.row).destination(at: index)
      }
      return IndexPath(row: min(index, count), section: section)
    }
  }

  /// The rows of a section without the one that is moved.
  private func count(_ section: Int, _ counts: [Int]) -> Int {
    counts[section] - (moved?.section == section ? 1 : 0)
  }

  // MARK: Room

  /// Makes room at the place nearest to one; returns whether it is elsewhere now.
  mutating func open(at path: IndexPath, moving row: IndexPath?, _ counts: [Int]) -> Bool {
    moved = row
    var fitting = path
    fitting.row = max(0, min(path.row, count(path.section, counts)))
    defer { place = fitting }
    return place != fitting
  }

  /// Takes the room back; returns whether there was any.
  mutating func close() -> Bool {
    defer { (place, moved) = (nil, nil) }
    return place != nil || moved != nil
  }

  /// The gaps of the table, the room among them; what is no row of the table gets `height`.
  func gaps(beside all: [RowGap], in extents: TableExtents, height: CGFloat) -> [RowGap] {
    var gaps = all.filter { $0.id > ID.room }
    guard let place else { return gaps }
    var (row, height) = (place.row, height)
    if let moved {
      height = extents.extent(of: TableElement(moved)).height
      gaps.append(RowGap(id: ID.left, section: moved.section, row: moved.row, height: -height))
      if moved.section == place.section, row >= moved.row { row += 1 }
    }
    gaps.append(RowGap(id: ID.room, section: place.section, row: row, height: height))
    return gaps
  }
}
