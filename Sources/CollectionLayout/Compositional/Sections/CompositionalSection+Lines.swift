import Foundation

extension CompositionalSection {
  /// Whether every group but the last holds as many items, whatever they measure.
  var hasEvenLines: Bool { !values.group.fitsWhatIsMeasured }

  /// Whether all groups are as long as the longest (rule C68).
  private var sharesLength: Bool {
    values.group.size.along(flow).kind == .uniform && hasEvenLines
  }

  // MARK: Breaking

  /// Makes the lines again.
  mutating func breakLines() {
    (crossLengths, ownLengths) = ([:], [:])
    guard itemCount > 0 else {
      lines = LineTree(spacing: values.interGroupSpacing)
      return
    }
    var runs: [LineRun] = []
    if hasEvenLines {
      let firsts = Set(measured.keys.map { $0 / capacity * capacity }).sorted()
      var next = 0
      for first in firsts {
        runs += plainRuns(next, first)
        runs.append(measuredRun(first))
        next = min(itemCount, first + capacity)
      }
      runs += plainRuns(next, itemCount)
    } else {
      runs = pack(from: 0, isSettled: { _ in false }).runs
    }
    lines = LineTree(spacing: values.interGroupSpacing, runs)
    if sharesLength { shareLength() }
  }

  /// Groups nobody measured, the last of them partly filled.
  private func plainRuns(_ first: Int, _ end: Int) -> [LineRun] {
    guard end > first else { return [] }
    var runs: [LineRun] = []
    let full = (end - first) / capacity
    if full > 0 {
      runs.append(
        LineRun(
          lines: full,
          itemsPerLine: capacity,
          extent: extent(of: template),
          isPlain: true
        )
      )
    }
    let rest = (end - first) % capacity
    if rest > 0 {
      let group = solve(first: end - rest, limit: rest)
      runs.append(
        LineRun(lines: 1, itemsPerLine: rest, extent: extent(of: group), isPlain: true)
      )
    }
    return runs
  }

  private mutating func measuredRun(_ first: Int) -> LineRun {
    let count = min(capacity, itemCount - first)
    let group = solve(first: first, limit: count)
    note(group, first)
    return LineRun(lines: 1, itemsPerLine: count, extent: extent(of: group), isPlain: false)
  }

  private mutating func note(_ group: SolvedGroup, _ first: Int) {
    if values.group.size.across(flow).isGuess { crossLengths[first] = crossLength(of: group) }
    if sharesLength { ownLengths[first] = extent(of: group) }
  }

  /// Lines one after the other, for groups that hold what fits of what was measured.
  private mutating func pack(
    from start: Int,
    isSettled: (Int) -> Bool
  ) -> (runs: [LineRun], end: Int) {
    let known = measured.keys.filter { $0 >= start }.sorted()
    var (runs, item, next) = ([LineRun](), start, 0)
    while item < itemCount, item == start || !isSettled(item) {
      while next < known.count, known[next] < item { next += 1 }
      let plainEnd = next < known.count ? known[next] : itemCount
      let full = (plainEnd - item) / capacity
      // The last plain group before a measured item is filled up with it.
      let plain = plainEnd < itemCount ? full - 1 : full
      if plain > 0 {
        runs += plainRuns(item, item + plain * capacity)
        item += plain * capacity
        continue
      }
      let whole = solve(first: item, limit: .max)
      let count = max(1, min(whole.capacity, itemCount - item))
      let group = count == whole.capacity ? whole : solve(first: item, limit: count)
      note(group, item)
      runs.append(
        LineRun(lines: 1, itemsPerLine: count, extent: extent(of: group), isPlain: false)
      )
      item += count
    }
    return (runs, item)
  }

  // MARK: Measuring

  /// Takes in what the view of an item said.
  mutating func measure(_ size: CGSize, item: Int) {
    guard item >= 0, item < itemCount, measured[item] != size else { return }
    measured[item] = size
    if !hasEvenLines {
      repack(around: item)
    } else {
      let first = item / capacity * capacity
      let run = measuredRun(first)
      if sharesLength {
        shareLength()
      } else {
        lines.replace(first..<first + run.itemsPerLine, with: [run])
      }
    }
    settle()
  }

  /// A shorter item may go back to the line before, a longer one on to the next, and so on.
  private mutating func repack(around item: Int) {
    let line = lines.line(of: item)
    let start = line.first > 0 ? lines.line(of: line.first - 1).first : 0
    let old = lines
    for first in crossLengths.keys where first >= start && first <= item {
      crossLengths[first] = nil
    }
    let (runs, end) = pack(from: start) { place in
      place > item && old.line(of: place).first == place
    }
    for first in crossLengths.keys where first > item && first < end && !starts(runs, start, first)
    {
      crossLengths[first] = nil
    }
    lines.replace(start..<end, with: runs)
  }

  private func starts(_ runs: [LineRun], _ start: Int, _ item: Int) -> Bool {
    var place = start
    for run in runs {
      if item < place + run.items { return (item - place) % run.itemsPerLine == 0 }
      place += run.items
    }
    return true
  }

  /// Makes all groups as long as the longest that was measured.
  private mutating func shareLength() {
    guard let longest = ownLengths.values.max() else { return }
    let full = itemCount / capacity
    var runs: [LineRun] = []
    if full > 0 {
      runs.append(LineRun(lines: full, itemsPerLine: capacity, extent: longest, isPlain: false))
    }
    if itemCount % capacity > 0 {
      runs.append(
        LineRun(lines: 1, itemsPerLine: itemCount % capacity, extent: longest, isPlain: false)
      )
    }
    lines = LineTree(spacing: values.interGroupSpacing, runs)
  }

  mutating func measureBoundary(_ size: CGSize, index: Int) {
    guard values.boundary.indices.contains(index) else { return }
    measuredBoundary[index] = size
    settle()
  }

  mutating func measureAnchored(_ size: CGSize, kind: String, number: Int) {
    measuredAnchored[AnchoredKey(kind: kind, number: number)] = size
  }
}

extension CompositionalItem {
  /// Whether what was measured decides how many items go into a group.
  var fitsWhatIsMeasured: Bool {
    guard case .group(let group) = content else { return false }
    if case .fill = group.repetition, !size.along(group.axes).isGuess,
      group.subitems.contains(where: { $0.size.along(group.axes).isGuess })
    {
      return true
    }
    guard case .split = group.repetition else {
      return group.subitems.contains(where: \.fitsWhatIsMeasured)
    }
    // Equal parts are no guesses, whatever they say themselves.
    let part = CompositionalDimension(.absolute, 0)
    return group.subitems.contains { $0.with(part, along: group.axes).fitsWhatIsMeasured }
  }

  /// Whether views of items are asked for their size.
  package var asksItems: Bool {
    switch content {
    case .leaf: size.isGuess
    case .custom: false
    case .group(let group): group.subitems.contains(where: \.asksItems)
    }
  }

  /// Whether anything anchored in it is asked for its size.
  var asksAnchored: Bool {
    supplementaries.contains { $0.size.isGuess } || subitems.contains(where: \.asksAnchored)
  }
}
