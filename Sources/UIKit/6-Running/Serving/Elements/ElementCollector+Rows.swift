import CoreGraphics
import Foundation
import ScreenProtocol

extension ElementCollector {
  /// The most rows before and after those on the screen that are looked at.
  private static let mostRows = 100

  /// What is in a table: also rows that are off screen, of which a cell is made to look at.
  func rows(of table: UITableView) -> [ScreenElement] {
    let shown = seen(in: table)
    func path(_ view: UIView) -> IndexPath? {
      (view as? UITableViewCell).flatMap { table.indexPath(for: $0) }
    }
    let cells = shown.indices.filter { path(shown[$0]) != nil }
    guard let first = cells.first, let last = cells.last else { return shown.map { element($0) } }
    let visible = Set(cells.compactMap { path(shown[$0]) })
    let all = table.accessibleCounts.enumerated().flatMap { section, count in
      (0..<count).lazy.map { IndexPath(row: $0, section: section) }
    }
    let (least, most) = (visible.min(), visible.max())
    let before = all.filter { path in least.map { path < $0 } ?? false }.suffix(Self.mostRows)
    let after = all.filter { path in most.map { path > $0 } ?? false }.prefix(Self.mostRows)
    return shown[..<first].map { element($0) } + before.compactMap { spare($0, of: table) }
      + shown[first...last].map { element($0) } + after.compactMap { spare($0, of: table) }
      + shown[(last + 1)...].map { element($0) }
  }

  /// A row that is off screen.
  private func spare(_ path: IndexPath, of table: UITableView) -> ScreenElement? {
    let place = table.convert(table.rectForRow(at: path), to: nil as UIView?)
    var found: ScreenElement?
    looking(at: Row(table: table, path: path)) {
      table.withSpareCell(at: path) { cell in found = element(cell) }
    }
    guard var cell = found else { return nil }
    let start = cell.frame
    cell.move(by: Double(place.minX) - start[0], Double(place.minY) - start[1])
    return cell
  }
}

extension ScreenElement {
  /// Moves it with all that is in it.
  fileprivate mutating func move(by x: Double, _ y: Double) {
    frame[0] += x
    frame[1] += y
    for index in children.indices { children[index].move(by: x, y) }
  }
}
