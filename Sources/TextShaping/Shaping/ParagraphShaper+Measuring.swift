/// Adding up what is shaped.
extension ParagraphShaper {
  /// The advances of a range that is shaped, in points.
  func width(of range: Range<Int>) -> Double {
    let base = self.range.lowerBound
    return advances.withUnsafeBufferPointer { advances in
      var width = 0.0
      for index in range { width += advances[index - base] }
      return width
    }
  }

  /// The first cluster behind `start` that does not fit, or nil where all the paragraph's rest does.
  ///
  /// Spaces always fit. `indent` is where the line starts, which tab stops are counted from.
  func firstOverflow(from start: Int, width: Double, indent: Double, tabs: TabRuler) -> Int? {
    let limit = width + LineFiller.tolerance
    var x = 0.0
    var index = start
    while index < range.upperBound {
      shape(upTo: index)
      if hasTabs { setTab(at: index, x: indent + x, tabs) }
      let end = hasTabs ? index + 1 : shapedEnd
      if let overflow = firstOverflow(in: index..<end, after: start, x: &x, limit: limit) {
        return overflow
      }
      index = end
    }
    return nil
  }

  /// Where the longest start of `range` that fits `width` ends.
  func fittingPrefix(of range: Range<Int>, width: Double, indent: Double, tabs: TabRuler) -> Int {
    let limit = width + LineFiller.tolerance
    var x = 0.0
    var fitting = range.lowerBound
    for index in range {
      shape(upTo: index)
      if isClusterStart(index) { fitting = index }
      if hasTabs { setTab(at: index, x: indent + x, tabs) }
      x += advance(at: index)
      if x > limit { return fitting }
    }
    return range.upperBound
  }

  /// Where the longest end of `range`, all of which is shaped, that fits `width` starts.
  func fittingSuffix(of range: Range<Int>, width: Double) -> Int {
    var x = 0.0
    var fitting = range.upperBound
    for index in range.reversed() {
      x += advance(at: index)
      if x > width + LineFiller.tolerance { return fitting }
      if isClusterStart(index) { fitting = index }
    }
    return range.lowerBound
  }

  private func firstOverflow(
    in piece: Range<Int>,
    after start: Int,
    x: inout Double,
    limit: Double
  )
    -> Int?
  {
    let base = range.lowerBound
    return advances.withUnsafeBufferPointer { advances in
      flags.withUnsafeBufferPointer { flags in
        for index in piece {
          let advance = advances[index - base]
          guard advance != 0 else { continue }
          x += advance
          guard x > limit, index > start, !flags[index - base].contains(.whitespace) else {
            continue
          }
          // A line that ended here would not count what hangs over its end.
          let hanging = hasTracking ? runs[run(at: index)].format.hangingSpacing : 0
          if x - hanging > limit { return index }
        }
        return nil
      }
    }
  }

  /// Gives a tab the width it has with the pen at `x`.
  private func setTab(at index: Int, x: Double, _ tabs: TabRuler) {
    guard units[index] == Characters.tab else { return }
    advances[index - range.lowerBound] = tabs.advance(at: index, x: x, in: self)
  }
}
