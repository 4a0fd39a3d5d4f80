import Foundation

/// The commonest case without shaping: European letters, one font, one line.
extension TypesetterTools {
  /// The measurement of a text that fits on one line of a table-set font; nil for any other.
  ///
  /// For ASCII this costs less than a look into the cache would.
  func quickMeasurement(
    _ string: String,
    _ format: TextFormat,
    width: CGFloat
  )
    -> TextMeasurement?
  {
    guard format.isQuick, let table = pairs.table(for: format.font),
      let used = quickWidth(string, table, format.font),
      used <= Double(width) + LineFiller.tolerance
    else { return nil }
    return TextMeasurement(width: used, metrics: format.font.metrics)
  }

  /// The layout of such a text; nil for any other.
  func quickLayout(_ key: LayoutKey) -> TextLayout? {
    let font = key.format.font
    guard key.runs.isEmpty, key.format.isQuick, let table = pairs.table(for: font),
      let (glyphs, width, visible) = quickGlyphs(
        key.string,
        table,
        font,
        limit: Double(key.constraints.width) + LineFiller.tolerance
      )
    else { return nil }
    var lines = [
      TextLine(
        range: 0..<glyphs.count,
        x: 0,
        y: 0,
        baseline: font.metrics.ascender,
        ascent: font.metrics.ascender,
        descent: -font.metrics.descender,
        width: visible,
        hangingWidth: width - visible,
        isTruncated: false,
        isRightToLeft: false,
        runs: [
          GlyphRun(
            range: 0..<glyphs.count,
            format: key.format,
            typeface: font.typeface,
            size: font.drawnSize,
            x: 0,
            advance: width,
            isRightToLeft: false,
            glyphs: glyphs,
            attachment: nil
          )
        ]
      )
    ]
    let place = LinePlace(key.format.style, lines[0], isFirst: true)
    let used = LinePlace.arrange(&lines, [place], width: key.constraints.width)
    return TextLayout(
      string: key.string,
      size: CGSize(width: used, height: font.metrics.lineHeight),
      lines: lines,
      isTruncated: false
    )
  }

  private func quickWidth(_ string: String, _ table: PairTable, _ font: Font) -> Double? {
    var digits = 0
    let found = string.utf8.withContiguousStorageIfAvailable { bytes -> Double? in
      guard let units = table.width(of: bytes, digits: &digits, shaper: shaper) else { return nil }
      return font.width(units: units, characters: bytes.count, digits: digits)
    }
    return found ?? nil
  }

  /// The glyphs of a text, its width, and the width without the spaces at its end; nil as soon as
  /// that is seen to exceed `limit`.
  private func quickGlyphs(
    _ string: String,
    _ table: PairTable,
    _ font: Font,
    limit: Double
  )
    -> (glyphs: [LayoutGlyph], width: Double, visible: Double)?
  {
    let units = units.load(string)
    guard var current = units.first, var nominal = table.nominal(current) else { return nil }
    var sum = 0
    var digits = 0
    var pen = 0.0
    var visible = 0.0
    var glyphs: [LayoutGlyph] = []
    glyphs.reserveCapacity(min(units.count, 1024))
    for index in units.indices {
      guard visible <= limit else { return nil }
      let isLast = index + 1 == units.count
      let next = isLast ? current : units[index + 1]
      guard let nextNominal = table.nominal(next),
        let paired = isLast ? nominal.advance : table.advance(current, before: next, shaper: shaper)
      else { return nil }
      sum += Int(paired)
      if Characters.isWideDigit(current) { digits += 1 }
      // Summed up as measuring does it, so that both agree to the last bit.
      let end = font.width(units: sum, characters: index + 1, digits: digits)
      glyphs.append(
        LayoutGlyph(
          id: nominal.glyph,
          cluster: Int32(index),
          x: pen,
          advance: end - pen,
          xOffset: 0,
          yOffset: 0
        )
      )
      pen = end
      if !Characters.isHangingSpace(current) { visible = end }
      current = next
      nominal = nextNominal
    }
    return visible <= limit ? (glyphs, pen, visible) : nil
  }
}

extension Font {
  /// The points that advances in HarfBuzz units come to, with the spacing of that many characters.
  @inline(__always)
  fileprivate func width(units: Int, characters: Int, digits: Int) -> Double {
    Double(units) * (typeface.unit * drawnSize) + Double(characters) * letterSpacing
      + Double(digits) * digitSpacing
  }
}
