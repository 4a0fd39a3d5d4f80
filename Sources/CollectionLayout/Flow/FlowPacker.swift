import Foundation

/// Puts items into lines: each takes what fits, and at least one (fact fl.rule.pack).
struct FlowPacker {
  /// How much too long a line may be, in points, so that sizes got by division still fit.
  static let tolerance: CGFloat = 0.001
  /// More items than any line holds: for items that take no room.
  static let endless = 1_000_000_000

  let sizes: FlowSizes
  let available: CGFloat
  let spacing: CGFloat

  func fits(_ length: CGFloat) -> Bool { length <= available + Self.tolerance }

  /// How many items of a length go into a line.
  func capacity(_ length: CGFloat) -> Int {
    guard length + spacing > 0 else { return fits(length) ? Self.endless : 1 }
    let number = (available + Self.tolerance + spacing) / (length + spacing)
    return number >= CGFloat(Self.endless) ? Self.endless : max(1, Int(number))
  }

  /// Lines from an item on, until `isSettled` says that the lines behind are right already.
  ///
  /// `plainEnd` tells where the plain items end that begin at an item. Returns the lines and the
  /// first item behind them.
  func pack(
    from start: Int,
    plainEnd: (Int) -> Int,
    isSettled: (Int) -> Bool = { _ in false }
  ) -> (runs: [LineRun], end: Int) {
    let capacity = capacity(sizes.plain.cross)
    var runs: [LineRun] = []
    var item = start
    while item < sizes.count, !isSettled(item) {
      let end = plainEnd(item)
      // The last plain line before another item is left to be filled up with it.
      let lines = (end < sizes.count ? end - item - 1 : end - item) / capacity
      if end > item, lines > 0 {
        append(
          LineRun(
            lines: lines,
            itemsPerLine: capacity,
            extent: sizes.plain.main,
            isPlain: true
          ),
          to: &runs
        )
        item += lines * capacity
      } else if end == sizes.count, end > item {
        append(
          LineRun(lines: 1, itemsPerLine: end - item, extent: sizes.plain.main, isPlain: true),
          to: &runs
        )
        item = end
      } else {
        let line = line(from: item)
        append(line, to: &runs)
        item += line.itemsPerLine
      }
    }
    return (runs, item)
  }

  private func append(_ run: LineRun, to runs: inout [LineRun]) {
    if let last = runs.last, last.continues(as: run) {
      runs[runs.count - 1].lines += run.lines
    } else {
      runs.append(run)
    }
  }

  private func line(from item: Int) -> LineRun {
    var used = sizes[item].cross
    var extent = sizes[item].main
    var isPlain = sizes.isPlain(item)
    var end = item + 1
    while end < sizes.count {
      let size = sizes[end]
      guard fits(used + spacing + size.cross) else { break }
      used += spacing + size.cross
      extent = max(extent, size.main)
      isPlain = isPlain && sizes.isPlain(end)
      end += 1
    }
    return LineRun(lines: 1, itemsPerLine: end - item, extent: extent, isPlain: isPlain)
  }
}
