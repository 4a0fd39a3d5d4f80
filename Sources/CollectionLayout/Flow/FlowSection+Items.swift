import Foundation

extension FlowSection {
  /// Where the items of a line lie across the axis.
  struct Spread {
    /// Where the first item starts.
    var start: CGFloat
    /// What lies between items.
    var gap: CGFloat
  }

  /// How a line is set: full lines from edge to edge, others as the facts fl.rule.full,
  /// fl.rule.last_uniform, fl.rule.last_mixed and fl.rule.capacity1 say.
  func spread(of line: FlowLine) -> Spread {
    if sizes.areEven {
      let length = sizes[line.first].cross
      let capacity = FlowPacker(sizes: sizes, available: available, spacing: interitemSpacing)
        .capacity(length)
      if capacity == 1 { return Spread(start: (available - length) / 2, gap: 0) }
      if capacity == FlowPacker.endless { return Spread(start: 0, gap: interitemSpacing) }
      return Spread(start: 0, gap: (available - CGFloat(capacity) * length) / CGFloat(capacity - 1))
    }
    if line.end >= sizes.count { return Spread(start: 0, gap: interitemSpacing) }
    if line.count == 1 {
      return Spread(start: (available - sizes[line.first].cross) / 2, gap: 0)
    }
    var used: CGFloat = 0
    for item in line.first..<line.end { used += sizes[item].cross }
    return Spread(start: 0, gap: (available - used) / CGFloat(line.count - 1))
  }

  /// Calls `body` with the items of a line, where they start on both axes, and their sizes.
  ///
  /// Items of even sections that lie elsewhere across the axis are left out without being looked
  /// at.
  func forEachItem(
    of line: FlowLine,
    meeting cross: AxisInterval,
    _ body: (Int, _ main: CGFloat, _ cross: CGFloat, AxisSize) -> Void
  ) {
    let spread = spread(of: line)
    var items = line.first..<line.end
    let start = crossStart + spread.start
    var place = start
    if sizes.areEven {
      let length = sizes[line.first].cross
      let pitch = length + spread.gap
      if pitch > 0 {
        let low = ((cross.low - place - length) / pitch).rounded(.down) - 1
        let high = ((cross.high - place) / pitch).rounded(.up) + 1
        let count = CGFloat(line.count)
        let first = line.first + Int(max(0, min(count, low)))
        items = first..<max(first, line.first + Int(max(0, min(count, high))))
        place += CGFloat(first - line.first) * pitch
      }
    }
    for item in items {
      let size = sizes[item]
      body(item, linesStart + line.start + (line.extent - size.main) / 2, place, size)
      place += size.cross + spread.gap
    }
  }

  /// Where an item starts on both axes.
  func place(of item: Int) -> (main: CGFloat, cross: CGFloat, size: AxisSize) {
    let line = lines.line(of: item)
    let spread = spread(of: line)
    let size = sizes[item]
    var place = crossStart + spread.start
    if sizes.areEven {
      place += CGFloat(item - line.first) * (size.cross + spread.gap)
    } else {
      for other in line.first..<item { place += sizes[other].cross + spread.gap }
    }
    return (linesStart + line.start + (line.extent - size.main) / 2, place, size)
  }
}
