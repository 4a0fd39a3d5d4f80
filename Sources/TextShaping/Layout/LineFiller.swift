import Foundation

/// The text of one line before it is set.
struct LineSpan: Hashable {
  /// With the spaces that hang over the end.
  var range: Range<Int>
  /// Where those spaces start.
  var visibleEnd: Int
  /// The width up to `visibleEnd`, in points.
  var width: Double
  /// The width of the hanging spaces.
  var hangingWidth: Double
  /// Whether the line ends in a soft hyphen that shows.
  var isHyphenated = false
}

/// Decides where the lines of a paragraph end, first come first served.
struct LineFiller {
  /// What rounding may add to a width that was measured as just fitting.
  static let tolerance = 0.001

  let paragraph: ParagraphShaper
  let mode: ParagraphStyle.LineBreakMode
  let strategy: ParagraphStyle.LineBreakStrategy
  let tabs: TabRuler

  private var end: Int { paragraph.range.upperBound }

  /// The line that starts at `start`, as long as fits `width`, at least one cluster.
  ///
  /// `indent` is where it starts, which tab stops are counted from.
  func line(from start: Int, width: Double, indent: Double) -> LineSpan {
    guard let overflow = firstOverflow(from: start, width: width, indent: indent) else {
      return span(start..<end)
    }
    var lineEnd = wrap(start, overflow: overflow, width: width, indent: indent)
    if strategy.contains(.pushOut), mode != .charWrapping {
      lineEnd = pushedOut(start, lineEnd, width: width, indent: indent)
    }
    return settled(start..<lineEnd, width: width)
  }

  /// The line with its end shaped as an end, which may be wider than it was inside a word.
  private func settled(_ line: Range<Int>, width: Double) -> LineSpan {
    paragraph.split(at: line.upperBound)
    let span = span(line)
    guard span.width > width + Self.tolerance else { return span }
    var earlier = line.upperBound - 1
    while earlier > line.lowerBound, !paragraph.isClusterStart(earlier) { earlier -= 1 }
    return earlier > line.lowerBound ? settled(line.lowerBound..<earlier, width: width) : span
  }

  /// The rest of the paragraph on one line, or nil where it does not fit `width`.
  func wholeRest(from start: Int, width: Double, indent: Double) -> LineSpan? {
    firstOverflow(from: start, width: width, indent: indent) == nil ? span(start..<end) : nil
  }

  /// The rest of the paragraph on one line, however wide.
  func unbrokenLine(from start: Int, indent: Double) -> LineSpan {
    _ = firstOverflow(from: start, width: .infinity, indent: indent)
    return span(start..<end)
  }

  /// A part of the paragraph as one line, with what hangs over its end taken apart.
  func span(_ range: Range<Int>) -> LineSpan {
    paragraph.shape(upTo: range.upperBound - 1)
    var visibleEnd = range.upperBound
    while visibleEnd > range.lowerBound,
      paragraph.flags(at: visibleEnd - 1).contains(.whitespace)
    {
      visibleEnd -= 1
    }
    var span = LineSpan(range: range, visibleEnd: visibleEnd, width: 0, hangingWidth: 0)
    span.width = paragraph.width(of: range.lowerBound..<visibleEnd)
    span.hangingWidth = paragraph.width(of: visibleEnd..<range.upperBound)
    guard visibleEnd > range.lowerBound else { return span }
    if paragraph.hasTracking {
      let last = paragraph.runs[paragraph.run(at: visibleEnd - 1)].format
      let hanging = min(last.hangingSpacing, span.width)
      span.width -= hanging
      span.hangingWidth += hanging
    }
    if range.upperBound < end,
      paragraph.units[visibleEnd - 1] == Characters.softHyphen, visibleEnd == range.upperBound
    {
      span.isHyphenated = true
      let run = paragraph.run(at: visibleEnd - 1)
      span.width += paragraph.width(of: paragraph.hyphen(at: visibleEnd, run: run))
    }
    return span
  }

  private func firstOverflow(from start: Int, width: Double, indent: Double) -> Int? {
    paragraph.firstOverflow(from: start, width: width, indent: indent, tabs: tabs)
  }

  private func wrap(_ start: Int, overflow: Int, width: Double, indent: Double) -> Int {
    if mode != .charWrapping {
      paragraph.findBreaks(upTo: overflow)
      if let place = lastBreak(after: start, upTo: overflow, width: width, indent: indent) {
        return place
      }
    }
    var place = overflow
    while place > start + 1, !paragraph.isClusterStart(place) { place -= 1 }
    if place > start, paragraph.isClusterStart(place) { return place }
    // Not even one cluster fits; the line takes it all the same.
    place = start + 1
    while place < end, !isClusterStart(shaping: place) { place += 1 }
    return place
  }

  private func isClusterStart(shaping index: Int) -> Bool {
    paragraph.shape(upTo: index)
    return paragraph.isClusterStart(index)
  }

  private func lastBreak(
    after start: Int,
    upTo overflow: Int,
    width: Double,
    indent: Double
  ) -> Int? {
    var insideHangul: Int?
    for place in stride(from: overflow, to: start, by: -1) {
      guard paragraph.flags(at: place).contains(.lineBreakBefore),
        paragraph.isClusterStart(place)
      else { continue }
      if paragraph.units[place - 1] == Characters.softHyphen,
        span(start..<place).width > width + Self.tolerance
      {
        continue
      }
      if strategy.contains(.hangulWordPriority), Characters.isHangul(paragraph.units[place - 1]),
        Characters.isHangul(paragraph.units[place])
      {
        if insideHangul == nil { insideHangul = place }
        continue
      }
      return place
    }
    return insideHangul
  }

  /// An earlier end for the line, when one word alone would be left for the last one.
  private func pushedOut(_ start: Int, _ lineEnd: Int, width: Double, indent: Double) -> Int {
    guard paragraph.flags(at: lineEnd - 1).contains(.whitespace),
      isOneWord(from: lineEnd, width: width)
    else { return lineEnd }
    var place = span(start..<lineEnd).visibleEnd
    while place > start, !paragraph.flags(at: place - 1).contains(.whitespace) { place -= 1 }
    let rest = start < place ? span(place..<end) : nil
    guard let rest, span(start..<place).visibleEnd > start,
      rest.width <= width + Self.tolerance
    else { return lineEnd }
    return place
  }

  private func isOneWord(from start: Int, width: Double) -> Bool {
    guard start < end, firstOverflow(from: start, width: width, indent: 0) == nil else {
      return false
    }
    let rest = span(start..<end)
    return rest.visibleEnd > start
      && !(start..<rest.visibleEnd).contains { paragraph.flags(at: $0).contains(.whitespace) }
  }
}
