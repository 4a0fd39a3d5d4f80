import CoreGraphics
import Foundation
import InterfaceFiles

/// The sections of a table whose rows stand in the file.
@MainActor
final class StaticTableContents {
  struct Section {
    let header: String?
    let footer: String?
    let cells: [UITableViewCell]
    let heights: [CGFloat?]
  }

  let sections: [Section]

  init(_ element: InterfaceElement, _ table: UITableView, _ making: NibMaking) {
    sections = element.children.filter { $0.name == "tableViewSection" }.map { section in
      let values = NibValues(section, making)
      let made = section.list("cells").compactMap { cell in
        (making.make(cell) as? UITableViewCell).map { ($0, Self.height(of: cell)) }
      }
      return Section(
        header: values.string("headerTitle"),
        footer: values.string("footerTitle"),
        cells: made.map(\.0),
        heights: made.map(\.1)
      )
    }
  }

  private static func height(of cell: InterfaceElement) -> CGFloat? {
    guard let height = cell.number("rowHeight"), height > 0 else { return nil }
    return CGFloat(height)
  }

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
