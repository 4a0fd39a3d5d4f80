import Foundation

/// What a section of a table takes up: room above its header, the header, its rows, the footer.
package struct SectionExtents: Sendable {
  /// Room above the header that belongs to the section.
  package var padding: CGFloat
  package var header: RowExtent
  package var rows: RowExtents
  package var footer: RowExtent

  package init(padding: CGFloat, header: RowExtent, rows: RowExtents, footer: RowExtent) {
    self.padding = padding
    self.header = header
    self.rows = rows
    self.footer = footer
  }

  package var length: CGFloat { padding + header.height + rows.length + footer.height }

  var stretch: Stretch { Stretch(length: length, low: 0, high: length) }
}

/// A part of a table that is shown by a view of its own.
package enum TableElement: Hashable, Sendable {
  case header(Int)
  case row(section: Int, row: Int)
  case footer(Int)

  package var section: Int {
    switch self {
    case .header(let section), .footer(let section), .row(let section, _): section
    }
  }
}

extension TableElement: Comparable {
  /// From top to bottom.
  package static func < (first: TableElement, second: TableElement) -> Bool {
    if first.section != second.section { return first.section < second.section }
    return switch (first, second) {
    case (.row(_, let row), .row(_, let other)): row < other
    case (.header, .header), (.footer, _), (_, .header): false
    default: true
    }
  }
}
