import Foundation

/// Where the sections of a table and what is in them lie, one below the other.
///
/// Everything asked of it takes O(log n) of the numbers of sections and of runs of rows.
package struct TableExtents: Sendable {
  package private(set) var sections: [SectionExtents]
  private var places: StretchTree
  /// How far below the content's top the first section starts, in points.
  package var top: CGFloat
  /// Room between rows that belongs to none, from top to bottom.
  package private(set) var gaps: [RowGap] = []

  package init(top: CGFloat = 0, _ sections: [SectionExtents] = []) {
    self.top = top
    self.sections = sections
    places = StretchTree(sections.map(\.stretch))
  }

  /// Where the last section ends.
  package var bottom: CGFloat {
    top + (sections.isEmpty ? 0 : places.length) + gaps.reduce(0) { $0 + $1.height }
  }

  // MARK: Gaps

  /// Opens and closes gaps; those outside the sections are left out.
  package mutating func setGaps(_ gaps: [RowGap]) {
    self.gaps =
      gaps
      .filter { gap in
        sections.indices.contains(gap.section)
          && (0...sections[gap.section].rows.count).contains(gap.row)
      }
      .sorted { ($0.section, $0.row, $0.id) < ($1.section, $1.row, $1.id) }
  }

  /// What a gap takes up; nil where there is none of that number.
  package func interval(ofGap id: Int) -> AxisInterval? {
    guard let index = gaps.firstIndex(where: { $0.id == id }) else { return nil }
    let gap = gaps[index]
    let section = sections[gap.section]
    let rows = top + places.start(of: gap.section) + section.padding + section.header.height
    let above =
      gap.row < section.rows.count ? section.rows.interval(of: gap.row).low : section.rows.length
    let start = rows + above + gaps[..<index].reduce(0) { $0 + $1.height }
    return AxisInterval(low: start, high: start + gap.height)
  }

  /// How far gaps push an element down.
  private func push(_ element: TableElement) -> CGFloat {
    var push: CGFloat = 0
    for gap in gaps {
      guard gap.isAbove(element) else { break }
      push += gap.height
    }
    return push
  }

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
    var start = top + places.start(of: section)
    var length = places[section].length
    for gap in gaps where gap.section <= section {
      if gap.section < section { start += gap.height } else { length += gap.height }
    }
    return AxisInterval(low: start, high: start + length)
  }

  /// What an element takes up.
  package func interval(of element: TableElement) -> AxisInterval {
    let index = element.section
    var start = top + places.start(of: index) + sections[index].padding
    if !gaps.isEmpty { start += push(element) }
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
    guard !gaps.isEmpty else { return plainElement(endingAfter: place) }
    // Between two gaps everything is pushed as far: each stretch is searched as if there were none.
    var push: CGFloat = 0
    var above: RowGap?
    for index in 0...gaps.count {
      let below = index < gaps.count ? gaps[index] : nil
      var found = plainElement(endingAfter: place - push)
      if let above, let candidate = found, !above.isAbove(candidate) { found = first(below: above) }
      if let found, below.map({ !$0.isAbove(found) }) ?? true { return found }
      if let below { push += below.height }
      above = below
    }
    return nil
  }

  /// The first element of some height below a gap.
  private func first(below gap: RowGap) -> TableElement? {
    if let row = firstRow(in: gap.section, from: gap.row) { return row }
    if sections[gap.section].footer.height > 0 { return .footer(gap.section) }
    return firstElement(from: gap.section + 1)
  }

  private func plainElement(endingAfter place: CGFloat) -> TableElement? {
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
