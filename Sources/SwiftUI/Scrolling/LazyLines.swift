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
    /// The section that they are of; nil for rows in none.
    let section: Int?
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

  private(set) var blocks: [Block] = []
  /// How many lines there are.
  private(set) var count = 0

  /// Arranges as many rows as there are, of which some are in sections.
  init(rowCount: Int, sections: [RowSection], perLine: Int) {
    var next = 0
    for (index, section) in sections.enumerated() {
      add(.rows, nil, next..<section.header.lowerBound, perLine)
      add(.header, index, section.header, 1)
      add(.rows, index, section.header.upperBound..<section.footer.lowerBound, perLine)
      add(.footer, index, section.footer, 1)
      next = section.footer.upperBound
    }
    add(.rows, nil, next..<max(next, rowCount), perLine)
  }

  private mutating func add(_ kind: Block.Kind, _ section: Int?, _ rows: Range<Int>, _ per: Int) {
    guard !rows.isEmpty else { return }
    let per = max(per, 1)
    let lines = (rows.count + per - 1) / per
    blocks.append(
      Block(kind: kind, section: section, rows: rows, lines: count..<count + lines, perLine: per)
    )
    count += lines
  }

  /// The block that a line is in; nil where there is no such line.
  func block(ofLine line: Int) -> Block? {
    find { $0.lines.upperBound <= line }.flatMap { $0.lines.contains(line) ? $0 : nil }
  }

  /// The line that a row stands in.
  func line(ofRow row: Int) -> Int? {
    find { $0.rows.upperBound <= row }.flatMap { block in
      block.rows.contains(row)
        ? block.lines.lowerBound + (row - block.rows.lowerBound) / block.perLine : nil
    }
  }

  /// The first block that does not end before something.
  private func find(_ endsBefore: (Block) -> Bool) -> Block? {
    var low = 0
    var high = blocks.count
    while low < high {
      let middle = (low + high) / 2
      if endsBefore(blocks[middle]) { low = middle + 1 } else { high = middle }
    }
    return low < blocks.count ? blocks[low] : nil
  }

  /// The lines of the sections that some lines are in, with header and footer.
  func sections(in lines: Range<Int>) -> [Int: Range<Int>] {
    var found: [Int: Range<Int>] = [:]
    var wanted: Set<Int> = []
    for block in blocks where block.lines.overlaps(lines) {
      if let section = block.section { wanted.insert(section) }
    }
    for block in blocks {
      guard let section = block.section, wanted.contains(section) else { continue }
      let known = found[section] ?? block.lines
      found[section] = known.lowerBound..<block.lines.upperBound
    }
    return found
  }
}

/// A section among the rows of a lazy container.
struct RowSection: Equatable {
  /// The rows of the header.
  let header: Range<Int>
  /// The rows of the footer, which stand behind those of the section.
  let footer: Range<Int>
}
