/// Which rows of a lazy container stand in which line.
///
/// Headers and footers of sections have a line of their own over the whole width, and the rows of a section begin
/// a new line.
struct LazyLines {
  /// Lines that follow each other and are filled in the same way.
  struct Block: Equatable {
    enum Kind {
      case rows
      case header
      case footer
    }

    let kind: Kind
    let rows: Range<Int>
    let lines: Range<Int>
    /// How many rows a line holds.
    let perLine: Int

    /// The rows of a line.
    func rows(of line: Int) -> Range<Int> {
      let first = rows.lowerBound + (line - lines.lowerBound) * perLine
      return first..<min(first + perLine, rows.upperBound)
    }
  }

  /// The lines of a section.
  struct Section: Equatable {
    /// All of them.
    let lines: Range<Int>
    /// Those of the header, with which it begins.
    let header: Range<Int>
    /// Those of the footer, with which it ends.
    let footer: Range<Int>
  }

  private(set) var blocks: [Block] = []
  private var sections: [Section] = []
  /// How many lines there are.
  private(set) var count = 0

  /// Arranges as many rows as there are, of which some are in sections.
  init(rowCount: Int, sections: [RowSection], perLine: Int) {
    var next = 0
    for section in sections {
      add(.rows, next..<section.header.lowerBound, perLine)
      let start = count
      add(.header, section.header, 1)
      let headerEnd = count
      add(.rows, section.header.upperBound..<section.footer.lowerBound, perLine)
      let footerStart = count
      add(.footer, section.footer, 1)
      next = section.footer.upperBound
      guard count > start else { continue }
      self.sections.append(
        Section(
          lines: start..<count,
          header: start..<headerEnd,
          footer: footerStart..<count
        )
      )
    }
    add(.rows, next..<max(next, rowCount), perLine)
  }

  private mutating func add(_ kind: Block.Kind, _ rows: Range<Int>, _ per: Int) {
    guard !rows.isEmpty else { return }
    let per = max(per, 1)
    let lines = (rows.count + per - 1) / per
    blocks.append(
      Block(kind: kind, rows: rows, lines: count..<count + lines, perLine: per)
    )
    count += lines
  }

  /// The block that a line is in; nil where there is no such line.
  func block(ofLine line: Int) -> Block? {
    let index = Self.first(of: blocks) { $0.lines.upperBound > line }
    return index < blocks.count && blocks[index].lines.contains(line) ? blocks[index] : nil
  }

  /// The line that a row stands in.
  func line(ofRow row: Int) -> Int? {
    let index = Self.first(of: blocks) { $0.rows.upperBound > row }
    guard index < blocks.count, blocks[index].rows.contains(row) else { return nil }
    let block = blocks[index]
    return block.lines.lowerBound + (row - block.rows.lowerBound) / block.perLine
  }

  /// The sections that some lines are in, in order.
  func sections(in lines: Range<Int>) -> ArraySlice<Section> {
    let first = Self.first(of: sections) { $0.lines.upperBound > lines.lowerBound }
    return sections[first...].prefix { $0.lines.lowerBound < lines.upperBound }
  }

  /// The place of the first part that does not end before something.
  private static func first<Part>(of parts: [Part], _ isBehind: (Part) -> Bool) -> Int {
    var low = 0
    var high = parts.count
    while low < high {
      let middle = (low + high) / 2
      if isBehind(parts[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// A section among the rows of a lazy container.
struct RowSection: Equatable {
  /// The rows of the header.
  let header: Range<Int>
  /// The rows of the footer, which stand behind those of the section.
  let footer: Range<Int>
}
