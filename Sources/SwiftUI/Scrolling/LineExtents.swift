import CoreGraphics

/// How long lines are along the axis that they follow each other on, as far as they were measured.
struct LineExtents {
  /// The lines that were measured, in order, which are all up to one unless something was jumped over.
  private var lines: [Int] = []
  private var extents: [CGFloat] = []
  /// The sums of the extents before each of them, and of all.
  private var sums: [CGFloat] = [0]
  /// How many entries were looked at so far.
  private(set) var lookCount = 0

  /// How many lines were measured.
  var count: Int { lines.count }

  /// The sum of all extents, in points.
  var sum: CGFloat { sums[lines.count] }

  /// The extent of a line; nil where it was not measured.
  mutating func extent(of line: Int) -> CGFloat? {
    let index = index(of: line)
    return index < lines.count && lines[index] == line ? extents[index] : nil
  }

  /// The sum of the extents before a line, with an estimate for those that were not measured.
  mutating func sum(before line: Int, estimate: CGFloat) -> CGFloat {
    let index = index(of: line)
    return sums[index] + CGFloat(line - index) * estimate
  }

  /// Keeps the extent of a line that was not measured.
  mutating func add(_ extent: CGFloat, of line: Int) {
    let index = index(of: line)
    lines.insert(line, at: index)
    extents.insert(extent, at: index)
    sums.append(0)
    for next in index..<lines.count { sums[next + 1] = sums[next] + extents[next] }
  }

  mutating func removeAll() {
    lines = []
    extents = []
    sums = [0]
  }

  /// How many of the lines before one were measured.
  private mutating func index(of line: Int) -> Int {
    lookCount += 1
    // Lines come in order mostly: then those before are all known.
    if line == 0 || line <= lines.count && lines[line - 1] == line - 1 { return line }
    var low = 0
    var high = min(lines.count, line)
    while low < high {
      lookCount += 1
      let middle = (low + high) / 2
      if lines[middle] < line { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
