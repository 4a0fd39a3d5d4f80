import CoreGraphics
import Foundation

/// The sections of a table whose rows stand in the file.
@MainActor
final class StaticTableContents {
  /// A section with its titles, and its cells with the heights that the file gives them, in points.
  struct Section {
    let header: String?
    let footer: String?
    let cells: [UITableViewCell]
    let heights: [CGFloat?]
  }

  let sections: [Section]

  init(sections: [Section]) { self.sections = sections }

  /// The cell of a row; nil where the file has none.
  func cell(at path: IndexPath) -> UITableViewCell? {
    guard sections.indices.contains(path.section) else { return nil }
    let cells = sections[path.section].cells
    return cells.indices.contains(path.row) ? cells[path.row] : nil
  }

  /// The height of a row that has one of its own.
  func height(at path: IndexPath) -> CGFloat? {
    guard sections.indices.contains(path.section) else { return nil }
    let heights = sections[path.section].heights
    return heights.indices.contains(path.row) ? heights[path.row] : nil
  }

  func section(_ index: Int) -> Section? {
    sections.indices.contains(index) ? sections[index] : nil
  }
}
