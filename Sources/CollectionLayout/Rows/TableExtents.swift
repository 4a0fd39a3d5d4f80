import Foundation

/// Where the sections of a table and what is in them lie, one below the other.
///
/// Everything asked of it takes O(log n) of the numbers of sections and of runs of rows.
package struct TableExtents: Sendable {
  package private(set) var sections: [SectionExtents]
  private var places: StretchTree
  /// How far below the content's top the first section starts, in points.
  package var top: CGFloat

  package init(top: CGFloat = 0, _ sections: [SectionExtents] = []) {
    self.top = top
    self.sections = sections
    places = StretchTree(sections.map(\.stretch))
  }

  /// Where the last section ends.
  package var bottom: CGFloat { top + (sections.isEmpty ? 0 : places.length) }

  // MARK: Changes

  /// Changes a section.
  package mutating func change(_ section: Int, _ body: (inout SectionExtents) -> Void) {
    body(&sections[section])
    let stretch = sections[section].stretch
    if stretch != places[section] { places[section] = stretch }
  }

  /// Sets the height of an element.
  package mutating func set(_ extent: RowExtent, of element: TableElement) {
    change(element.section) { section in
      switch element {
      case .header: section.header = extent
      case .row(_, let row): section.rows[row] = extent
      case .footer: section.footer = extent
      }
    }
  }

  // MARK: Places

  package func extent(of element: TableElement) -> RowExtent {
    let section = sections[element.section]
    return switch element {
    case .header: section.header
    case .row(_, let row): section.rows[row]
    case .footer: section.footer
    }
  }

  /// What a section takes up, with the room above its header.
  package func interval(ofSection section: Int) -> AxisInterval {
    let start = top + places.start(of: section)
    return AxisInterval(low: start, high: start + places[section].length)
  }

  /// What an element takes up.
  package func interval(of element: TableElement) -> AxisInterval {
    let index = element.section
    var start = top + places.start(of: index) + sections[index].padding
    if case .header = element {
      return AxisInterval(low: start, high: start + sections[index].header.height)
    }
    start += sections[index].header.height
    if case .row(_, let row) = element {
      let interval = sections[index].rows.interval(of: row)
      return AxisInterval(low: start + interval.low, high: start + interval.high)
    }
    start += sections[index].rows.length
    return AxisInterval(low: start, high: start + sections[index].footer.height)
  }

  // MARK: Order

  /// The first element of some height that ends behind a place; nil where all end before.
  package func element(endingAfter place: CGFloat) -> TableElement? {
    var section = places.first(endingAfter: place - top)
    while let index = section {
      if let found = element(of: index, endingAfter: place) { return found }
      section = index + 1 < sections.count ? index + 1 : nil
    }
    return nil
  }

  private func element(of index: Int, endingAfter place: CGFloat) -> TableElement? {
    let section = sections[index]
    let start = top + places.start(of: index) + section.padding
    if section.header.height > 0, start + section.header.height > place { return .header(index) }
    let rows = start + section.header.height
    // Rows of no height at the start end behind every place above, but nobody sees them.
    if let row = section.rows.firstRow(endingAfter: max(0, place - rows)) {
      return .row(section: index, row: row)
    }
    let footer = rows + section.rows.length
    if section.footer.height > 0, footer + section.footer.height > place { return .footer(index) }
    return nil
  }

  /// The next element of some height.
  package func element(after element: TableElement) -> TableElement? {
    let index = element.section
    switch element {
    case .header:
      if let row = firstRow(in: index, from: 0) { return row }
    case .row(_, let row):
      if let next = firstRow(in: index, from: row + 1) { return next }
    case .footer: return firstElement(from: index + 1)
    }
    if sections[index].footer.height > 0 { return .footer(index) }
    return firstElement(from: index + 1)
  }

  /// The element of some height before another.
  package func element(before element: TableElement) -> TableElement? {
    let index = element.section
    switch element {
    case .footer:
      if let row = lastRow(in: index, to: sections[index].rows.count - 1) { return row }
    case .row(_, let row):
      if let previous = lastRow(in: index, to: row - 1) { return previous }
    case .header: return lastElement(to: index - 1)
    }
    if sections[index].header.height > 0 { return .header(index) }
    return lastElement(to: index - 1)
  }

  private func firstRow(in index: Int, from row: Int) -> TableElement? {
    let rows = sections[index].rows
    guard row < rows.count else { return nil }
    if rows[row].height > 0 { return .row(section: index, row: row) }
    return rows.firstRow(endingAfter: rows.interval(of: row).high)
      .map { .row(section: index, row: max($0, row)) }
  }

  private func lastRow(in index: Int, to row: Int) -> TableElement? {
    let rows = sections[index].rows
    var row = row
    while row >= 0 {
      if rows[row].height > 0 { return .row(section: index, row: row) }
      row -= 1
    }
    return nil
  }

  private func firstElement(from index: Int) -> TableElement? {
    var index = index
    while index < sections.count {
      if sections[index].header.height > 0 { return .header(index) }
      if let row = firstRow(in: index, from: 0) { return row }
      if sections[index].footer.height > 0 { return .footer(index) }
      index += 1
    }
    return nil
  }

  private func lastElement(to index: Int) -> TableElement? {
    var index = index
    while index >= 0 {
      if sections[index].footer.height > 0 { return .footer(index) }
      if let row = lastRow(in: index, to: sections[index].rows.count - 1) { return row }
      if sections[index].header.height > 0 { return .header(index) }
      index -= 1
    }
    return nil
  }
}
