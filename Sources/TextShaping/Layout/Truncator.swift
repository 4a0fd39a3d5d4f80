import Foundation

/// Shortens a line to a width, with an ellipsis where text is left out.
struct Truncator {
  /// A shortened line before it is set.
  struct Result {
    var pieces: [LineAssembler.Piece]
    var span: LineSpan
  }

  let paragraph: ParagraphShaper
  let filler: LineFiller

  private var end: Int { paragraph.range.upperBound }

  /// The text from `start` to the end of the paragraph, shortened to `width`.
  func line(
    from start: Int,
    width: Double,
    mode: ParagraphStyle.LineBreakMode,
    indent: Double
  )
    -> Result
  {
    switch mode {
    case .truncatingHead: head(start, width: width, indent: indent)
    case .truncatingMiddle: middle(start, width: width, indent: indent)
    default: tail(start, width: width, indent: indent)
    }
  }

  private func tail(_ start: Int, width: Double, indent: Double) -> Result {
    // The font at the place where text is cut decides how wide the ellipsis is, and the other way
    // round; a second look settles it.
    var cut = prefix(of: start..<end, width: width, indent: indent)
    var ellipsis = paragraph.ellipsis(at: cut, run: run(before: cut, start: start))
    let room = width - paragraph.width(of: ellipsis)
    cut = withoutSpaces(start, prefix(of: start..<end, width: room, indent: indent))
    cut = settledEnd(start..<cut, width: room)
    ellipsis = paragraph.ellipsis(at: cut, run: run(before: cut, start: start))
    return Result(
      pieces: [.text(start..<cut), .insertion(ellipsis)],
      span: span(start..<cut, visibleEnd: cut, ellipsis)
    )
  }

  private func head(_ start: Int, width: Double, indent: Double) -> Result {
    _ = filler.unbrokenLine(from: start, indent: indent)
    let ellipsis = paragraph.ellipsis(at: start, run: paragraph.run(at: max(start, end - 1)))
    let room = width - paragraph.width(of: ellipsis)
    var cut = paragraph.fittingSuffix(of: start..<end, width: room)
    while cut < end, paragraph.flags(at: cut).contains(.whitespace) { cut += 1 }
    paragraph.split(at: cut)
    let visibleEnd = filler.span(cut..<end).visibleEnd
    return Result(
      pieces: [.insertion(ellipsis), .text(cut..<end)],
      span: span(cut..<end, visibleEnd: visibleEnd, ellipsis)
    )
  }

  private func middle(_ start: Int, width: Double, indent: Double) -> Result {
    _ = filler.unbrokenLine(from: start, indent: indent)
    let ellipsis = paragraph.ellipsis(at: start, run: paragraph.run(at: start))
    let room = width - paragraph.width(of: ellipsis)
    let half = prefix(of: start..<end, width: room / 2, indent: indent)
    var right = paragraph.fittingSuffix(
      of: half..<end,
      width: room - filler.span(start..<half).width
    )
    // What the right half could not use goes to the left one.
    let rest = room - filler.span(right..<end).width
    let left = withoutSpaces(start, prefix(of: start..<right, width: rest, indent: indent))
    while right < end, paragraph.flags(at: right).contains(.whitespace) { right += 1 }
    paragraph.split(at: left)
    paragraph.split(at: right)
    var insertion = ellipsis
    insertion.range = left..<left
    var span = span(start..<left, visibleEnd: left, insertion)
    let tail = filler.span(right..<end)
    span.range = start..<end
    span.visibleEnd = tail.visibleEnd
    span.width += tail.width
    span.hangingWidth = tail.hangingWidth
    return Result(
      pieces: [.text(start..<left), .insertion(insertion), .text(right..<end)],
      span: span
    )
  }

  private func prefix(of range: Range<Int>, width: Double, indent: Double) -> Int {
    paragraph.fittingPrefix(of: range, width: width, indent: indent, tabs: filler.tabs)
  }

  /// The end of a range, moved forward until the range fits with its end shaped as an end.
  private func settledEnd(_ range: Range<Int>, width: Double) -> Int {
    var end = range.upperBound
    while end > range.lowerBound {
      paragraph.split(at: end)
      let used = paragraph.width(of: range.lowerBound..<end)
      if used <= width + LineFiller.tolerance { break }
      repeat { end -= 1 } while end > range.lowerBound && !paragraph.isClusterStart(end)
    }
    return end
  }

  private func withoutSpaces(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, paragraph.flags(at: end - 1).contains(.whitespace) { end -= 1 }
    return end
  }

  private func run(before cut: Int, start: Int) -> Int { paragraph.run(at: max(start, cut - 1)) }

  private func span(_ range: Range<Int>, visibleEnd: Int, _ ellipsis: ShapedItem) -> LineSpan {
    // The last cluster is not the end of the line, so nothing of it hangs over.
    LineSpan(
      range: range,
      visibleEnd: visibleEnd,
      width: paragraph.width(of: range.lowerBound..<visibleEnd) + paragraph.width(of: ellipsis),
      hangingWidth: paragraph.width(of: visibleEnd..<range.upperBound)
    )
  }
}
