import Foundation

/// Sets the items of a line in visual order and gives them their places.
struct LineAssembler {
  /// What a line consists of, in logical order.
  enum Piece {
    case text(Range<Int>)
    /// An ellipsis or a hyphen.
    case insertion(ShapedItem)
  }

  let paragraph: ParagraphShaper

  /// Makes the line; its vertical measures and `x` are left at zero.
  ///
  /// `fill` is the width that spaces are stretched to, for justified text.
  func line(_ pieces: [Piece], span: LineSpan, isTruncated: Bool, fill: Double?) -> TextLine {
    var items = collect(pieces, visibleEnd: span.visibleEnd)
    Self.reorder(&items)
    let stretch = fill.map { Stretch(items, paragraph, span: span, width: $0) } ?? Stretch()
    var line = emptyLine(
      span.range,
      width: span.width + stretch.total,
      hanging: span.hangingWidth,
      isTruncated: isTruncated
    )
    // What hangs over the end of a line from right to left stands left of it.
    place(items, from: paragraph.isRightToLeft ? -span.hangingWidth : 0, stretch, in: &line)
    return line
  }

  /// Makes the line of a paragraph that was shaped whole, with no spaces at its end.
  func wholeLine(width: Double, hanging: Double) -> TextLine {
    var items = paragraph.items
    if !paragraph.bidi.levels.isEmpty { Self.reorder(&items) }
    var line = emptyLine(paragraph.range, width: width, hanging: hanging, isTruncated: false)
    place(items, from: paragraph.isRightToLeft ? -hanging : 0, Stretch(), in: &line)
    return line
  }

  private func emptyLine(
    _ range: Range<Int>,
    width: Double,
    hanging: Double,
    isTruncated: Bool
  )
    -> TextLine
  {
    TextLine(
      range: range,
      x: 0,
      y: 0,
      baseline: 0,
      ascent: 0,
      descent: 0,
      width: width,
      hangingWidth: hanging,
      isTruncated: isTruncated,
      isRightToLeft: paragraph.isRightToLeft,
      runs: []
    )
  }

  private func place(
    _ items: [ShapedItem],
    from start: Double,
    _ stretch: Stretch,
    in line: inout TextLine
  ) {
    line.runs.reserveCapacity(items.count)
    var x = start
    for item in items {
      let run = run(item, x: x, stretch: stretch)
      x += run.advance
      line.runs.append(run)
    }
  }

  private func collect(_ pieces: [Piece], visibleEnd: Int) -> [ShapedItem] {
    var items: [ShapedItem] = []
    for piece in pieces {
      switch piece {
      case .insertion(let item): items.append(item)
      case .text(let range):
        paragraph.split(at: range.lowerBound)
        paragraph.split(at: range.upperBound)
        if range.contains(visibleEnd) { paragraph.split(at: visibleEnd) }
        for var item in paragraph.items(in: range) {
          // Spaces at the end of a line run in the direction of the paragraph.
          if item.range.lowerBound >= visibleEnd { item.level = paragraph.bidi.baseLevel }
          items.append(item)
        }
      }
    }
    return items
  }

  /// Turns logical into visual order: reverses every stretch of a level or higher, highest first.
  private static func reorder(_ items: inout [ShapedItem]) {
    guard let highest = items.map(\.level).max(), highest > 0 else { return }
    for level in stride(from: highest, to: 0, by: -1) {
      var index = 0
      while index < items.count {
        guard items[index].level >= level else {
          index += 1
          continue
        }
        var end = index
        while end < items.count, items[end].level >= level { end += 1 }
        items[index..<end].reverse()
        index = end
      }
    }
  }

  private func run(_ item: ShapedItem, x: Double, stretch: Stretch) -> GlyphRun {
    var run = GlyphRun(
      range: item.range,
      format: paragraph.runs[item.run].format,
      typeface: item.typeface,
      size: item.size,
      x: x,
      advance: 0,
      isRightToLeft: item.isRightToLeft,
      glyphs: [],
      attachment: nil
    )
    switch item.kind {
    case .tab: run.advance = paragraph.advance(at: item.range.lowerBound)
    case .attachment(let box):
      run.advance = box.advance
      run.attachment = run.format.attributes.attachment
    case .text:
      var pen = 0.0
      run.glyphs.reserveCapacity(item.glyphs.count)
      for glyph in paragraph.glyphs[item.glyphs] {
        let extra = stretch.extra(at: Int(glyph.cluster))
        run.glyphs.append(
          LayoutGlyph(
            id: glyph.id,
            cluster: glyph.cluster,
            x: pen,
            advance: glyph.advance + extra,
            xOffset: glyph.xOffset,
            yOffset: glyph.yOffset
          )
        )
        pen += glyph.advance + extra
      }
      run.advance = pen
    }
    return run
  }
}

/// The room that justified text gains, and where.
private struct Stretch {
  private var places: Set<Int> = []
  private var each = 0.0

  var total: Double { each * Double(places.count) }

  init() {}

  init(_ items: [ShapedItem], _ paragraph: ParagraphShaper, span: LineSpan, width: Double) {
    let missing = width - span.width
    guard missing > 0, width.isFinite else { return }
    let visible = span.range.lowerBound..<span.visibleEnd
    places = Set(visible.filter { paragraph.flags(at: $0).contains(.whitespace) })
    if places.isEmpty {
      // Between ideographs, but not behind the last one.
      places = Set(visible.dropFirst().filter { Self.isWide(paragraph.units[$0]) }.map { $0 - 1 })
        .filter { paragraph.flags(at: $0).contains(.clusterStart) }
    }
    if !places.isEmpty { each = missing / Double(places.count) }
  }

  func extra(at index: Int) -> Double { each != 0 && places.contains(index) ? each : 0 }

  private static func isWide(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x2E80...0xA4CF, 0xF900...0xFAFF, 0xFF00...0xFF60: true
    default: false
    }
  }
}
