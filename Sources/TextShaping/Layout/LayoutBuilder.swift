import Foundation

/// Lays out one text: divides it into paragraphs and stacks their lines.
struct LayoutBuilder {
  let text: AttributedText
  let units: UnsafeBufferPointer<UInt16>
  let constraints: LayoutConstraints
  let paragraph: ParagraphShaper

  private var lines: [TextLine] = []
  private var places: [LinePlace] = []
  /// The bottom of the last line.
  private var bottom = 0.0
  /// What the last line asks for between itself and a next one.
  private var gap = 0.0
  private var isTruncated = false

  init(
    _ text: AttributedText,
    units: UnsafeBufferPointer<UInt16>,
    constraints: LayoutConstraints,
    paragraph: ParagraphShaper
  ) {
    self.text = text
    self.units = units
    self.constraints = constraints
    self.paragraph = paragraph
  }

  /// The finished layout.
  mutating func layout() -> TextLayout {
    var start = 0
    var isParagraphStart = true
    while start < units.count || (start == units.count && wantsFinalLine(start)) {
      let (range, next) = segment(from: start)
      let hasMore = next < units.count || (next > range.upperBound && wantsFinalLine(next))
      let hasRoom = add(range, isParagraphStart: isParagraphStart, hasMore: hasMore)
      if !hasRoom || next == range.upperBound { break }
      isParagraphStart = Characters.endsParagraph(units[next - 1])
      if isParagraphStart { endParagraph(style(at: range.lowerBound)) }
      start = next
    }
    let size = LinePlace.arrange(&lines, places, width: constraints.width)
    return TextLayout(
      string: text.string,
      size: CGSize(width: size, height: bottom),
      lines: lines,
      isTruncated: isTruncated
    )
  }

  private func wantsFinalLine(_ start: Int) -> Bool {
    constraints.includesFinalEmptyLine && start == units.count
  }

  /// The units up to the next line end, and where the one after it starts.
  private func segment(from start: Int) -> (Range<Int>, next: Int) {
    var end = start
    while end < units.count, !Characters.endsLine(units[end]) { end += 1 }
    guard end < units.count else { return (start..<end, end) }
    let isPair = units[end] == 0x0D && end + 1 < units.count && units[end + 1] == 0x0A
    return (start..<end, end + (isPair ? 2 : 1))
  }

  private func style(at index: Int) -> ParagraphStyle {
    format(at: index).style
  }

  private func format(at index: Int) -> TextFormat {
    text.runs[text.runs.position(at: index)].format
  }

  private mutating func endParagraph(_ style: ParagraphStyle) {
    gap += max(0, Double(style.paragraphSpacing).orZero)
  }

  /// Adds the lines of a segment; false when there is no room for more.
  private mutating func add(_ range: Range<Int>, isParagraphStart: Bool, hasMore: Bool) -> Bool {
    let style = style(at: range.lowerBound)
    if isParagraphStart, !lines.isEmpty {
      gap += max(0, Double(style.paragraphSpacingBefore).orZero)
    }
    guard !range.isEmpty else { return addEmptyLine(range, style) }
    paragraph.begin(
      range,
      of: units,
      runs: text.runs,
      direction: style.baseWritingDirection
    )
    let setter = ParagraphSetter(
      paragraph,
      format: format(at: range.lowerBound),
      constraints: constraints
    )
    var start = range.lowerBound
    while start < range.upperBound {
      guard hasRoom(forLineAt: start, style) else {
        isTruncated = true
        return false
      }
      let isFirst = isParagraphStart && start == range.lowerBound
      let line = line(setter, from: start, isFirst: isFirst, hasMore: hasMore)
      append(line, setter.place(line, isFirst: isFirst), style)
      if line.isTruncated { return setter.takesOneLine && lines.count != constraints.maximumLines }
      start = max(line.range.upperBound, start + 1)
    }
    return true
  }

  /// The line from `start`, truncated where it is the last one there is room for.
  private func line(
    _ setter: ParagraphSetter,
    from start: Int,
    isFirst: Bool,
    hasMore: Bool
  ) -> TextLine {
    let isLastAllowed = lines.count + 1 == constraints.maximumLines
    if start == paragraph.range.lowerBound,
      !hasMore || (!isLastAllowed && constraints.height == .infinity),
      let line = setter.wholeLine(isFirst: isFirst)
    {
      return line
    }
    if isLastAllowed || setter.takesOneLine {
      return setter.lastLine(from: start, isFirst: isFirst, hasMore: hasMore && isLastAllowed)
    }
    let line = setter.line(from: start, isFirst: isFirst)
    guard constraints.height.isFinite else { return line }
    let isEnd = line.range.upperBound >= paragraph.range.upperBound
    guard !isEnd || hasMore else { return line }
    let next = LineMetrics(
      format(at: min(line.range.upperBound, units.count)).font,
      style: setter.style
    )
    let bottom = bottom + (lines.isEmpty ? 0 : gap) + line.height + spacing(line, setter.style)
    guard bottom + next.height > constraints.height + LineFiller.tolerance else { return line }
    return setter.lastLine(from: start, isFirst: isFirst, hasMore: hasMore)
  }

  /// Whether the number of lines and the height allow another line; the first is always allowed.
  private func hasRoom(forLineAt index: Int, _ style: ParagraphStyle) -> Bool {
    if lines.isEmpty { return true }
    if constraints.maximumLines > 0, lines.count >= constraints.maximumLines { return false }
    guard constraints.height.isFinite else { return true }
    let height = LineMetrics(format(at: index).font, style: style).height
    return bottom + gap + height <= constraints.height + LineFiller.tolerance
  }

  private mutating func addEmptyLine(_ range: Range<Int>, _ style: ParagraphStyle) -> Bool {
    guard hasRoom(forLineAt: range.lowerBound, style) else {
      isTruncated = true
      return false
    }
    let metrics = LineMetrics(format(at: range.lowerBound).font, style: style)
    let line = TextLine(
      range: range,
      x: 0,
      y: 0,
      baseline: 0,
      ascent: metrics.ascent,
      descent: metrics.descent,
      width: 0,
      hangingWidth: 0,
      isTruncated: false,
      isRightToLeft: style.baseWritingDirection == .rightToLeft,
      runs: []
    )
    append(line, LinePlace(style, line, isFirst: true), style)
    return true
  }

  private mutating func append(_ line: TextLine, _ place: LinePlace, _ style: ParagraphStyle) {
    var line = line
    line.y = lines.isEmpty ? 0 : bottom + gap
    line.baseline = line.y + line.ascent
    bottom = line.y + line.height
    gap = spacing(line, style)
    isTruncated = isTruncated || line.isTruncated
    lines.append(line)
    places.append(place)
  }

  private func spacing(_ line: TextLine, _ style: ParagraphStyle) -> Double {
    let spacing = max(0, Double(style.lineSpacing).orZero)
    guard constraints.leading != .nobody else { return spacing }
    let fonts = line.runs.lazy.map(\.font).filter { font in
      constraints.leading == .allFonts || font.description.linePitch > 0
    }
    return spacing + (fonts.map { Double($0.metrics.leading) }.max() ?? 0)
  }
}
