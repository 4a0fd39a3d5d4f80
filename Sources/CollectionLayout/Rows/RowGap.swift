import Foundation

/// Room between the rows of a table that belongs to no row.
package struct RowGap: Sendable, Equatable {
  package var id: Int
  package var section: Int
  /// The row it lies above; the number of rows where it lies below all of them.
  package var row: Int
  /// How much room, in points; less than nothing lets the rows from here on move up.
  package var height: CGFloat

  package init(id: Int, section: Int, row: Int, height: CGFloat) {
    self.id = id
    self.section = section
    self.row = row
    self.height = height
  }

  /// Whether an element lies below the gap.
  func isAbove(_ element: TableElement) -> Bool {
    guard element.section == section else { return element.section > section }
    return switch element {
    case .header: false
    case .row(_, let row): row >= self.row
    case .footer: true
    }
  }
}
