import Foundation

/// Sets the lines of one paragraph: fills them, truncates the last, and puts glyphs in place.
struct ParagraphSetter {
  let paragraph: ParagraphShaper
  let style: ParagraphStyle
  let constraints: LayoutConstraints
  private let filler: LineFiller

  init(_ paragraph: ParagraphShaper, format: TextFormat, constraints: LayoutConstraints) {
    self.paragraph = paragraph
    self.constraints = constraints
    style = format.style
    filler = LineFiller(
      paragraph: paragraph,
      mode: format.style.lineBreakMode,
      strategy: format.style.lineBreakStrategy,
      tabs: format.tabs
    )
  }

  /// Whether the paragraph is one line however long it is.
  var takesOneLine: Bool {
    guard constraints.truncation == .everyParagraph else { return false }
    return style.lineBreakMode.truncates || style.lineBreakMode == .clipping
  }

  /// The whole paragraph on one line, the commonest case; nil where that takes a closer look.
  func wholeLine(isFirst: Bool) -> TextLine? {
    let units = paragraph.units
    guard !Characters.isHangingSpace(units[paragraph.range.upperBound - 1]),
      paragraph.shapeWhole()
    else { return nil }
    var total = 0.0
    for item in paragraph.items {
      if case .attachment(let box) = item.kind { total += box.advance }
      total += paragraph.width(of: item)
    }
    let last = paragraph.runs[paragraph.run(at: paragraph.range.upperBound - 1)].format
    let hanging = min(last.hangingSpacing, total)
    guard total - hanging <= width(isFirst: isFirst) + LineFiller.tolerance else { return nil }
    let assembler = LineAssembler(paragraph: paragraph)
    return measured(assembler.wholeLine(width: total - hanging, hanging: hanging))
  }

  /// A line like any other.
  func line(from start: Int, isFirst: Bool) -> TextLine {
    let width = width(isFirst: isFirst)
    return set(filler.line(from: start, width: width, indent: indent(isFirst)), isFirst: isFirst)
  }

  /// The last line there is room for; `hasMore` says that further paragraphs follow.
  func lastLine(from start: Int, isFirst: Bool, hasMore: Bool) -> TextLine {
    let width = width(isFirst: isFirst)
    let indent = indent(isFirst)
    switch style.lineBreakMode {
    case .wordWrapping, .charWrapping:
      var line = self.line(from: start, isFirst: isFirst)
      line.isTruncated = hasMore || line.range.upperBound < paragraph.range.upperBound
      return line
    case .clipping:
      let span = filler.unbrokenLine(from: start, indent: indent)
      var line = set(span, isFirst: isFirst)
      line.isTruncated = hasMore || span.width > width + LineFiller.tolerance
      return line
    case .truncatingHead, .truncatingTail, .truncatingMiddle:
      if !hasMore, let span = filler.wholeRest(from: start, width: width, indent: indent) {
        return set(span, isFirst: isFirst)
      }
      let fits = hasMore && filler.wholeRest(from: start, width: width, indent: indent) != nil
      let result = Truncator(paragraph: paragraph, filler: filler).line(
        from: start,
        width: width,
        // What is missing is behind this paragraph, so that its end is where the sign belongs.
        mode: fits ? .truncatingTail : style.lineBreakMode,
        indent: indent
      )
      return assemble(result.pieces, result.span, isTruncated: true, fill: nil)
    }
  }

  /// Where a line is to stand once the width of the whole is known.
  func place(_ line: TextLine, isFirst: Bool) -> LinePlace {
    LinePlace(style, line, isFirst: isFirst)
  }

  private func indent(_ isFirst: Bool) -> Double {
    LinePlace.indent(style, isFirst: isFirst)
  }

  private func width(isFirst: Bool) -> Double {
    LinePlace.lineWidth(style, width: Double(constraints.width), isFirst: isFirst)
  }

  private func set(_ span: LineSpan, isFirst: Bool) -> TextLine {
    var pieces: [LineAssembler.Piece] = [.text(span.range)]
    if span.isHyphenated {
      let end = span.range.upperBound
      pieces.append(.insertion(paragraph.hyphen(at: end, run: paragraph.run(at: end - 1))))
    }
    let isLast = span.range.upperBound >= paragraph.range.upperBound
    let fill = style.alignment == .justified && !isLast ? width(isFirst: isFirst) : nil
    return assemble(pieces, span, isTruncated: false, fill: fill)
  }

  private func assemble(
    _ pieces: [LineAssembler.Piece],
    _ span: LineSpan,
    isTruncated: Bool,
    fill: Double?
  ) -> TextLine {
    let assembler = LineAssembler(paragraph: paragraph)
    return measured(assembler.line(pieces, span: span, isTruncated: isTruncated, fill: fill))
  }

  private func measured(_ line: TextLine) -> TextLine {
    var line = line
    let metrics = LineMetrics(line.runs, style: style)
    line.ascent = metrics.ascent
    line.descent = metrics.descent
    return line
  }
}
