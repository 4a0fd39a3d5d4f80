/// The pair tables of the faces in use.
final class PairTables {
  private var tables: [ObjectIdentifier: PairTable] = [:]

  /// The table of a font's face, or nil where its text has to be shaped.
  func table(for font: Font) -> PairTable? {
    guard font.usesPairAdvances else { return nil }
    let key = ObjectIdentifier(font.typeface)
    if let known = tables[key] { return known }
    // The table keeps the typeface alive, so that its key stays unique.
    let table = PairTable(font.typeface, features: font.features)
    tables[key] = table
    return table
  }

  /// Appends the glyphs of a range; false, with nothing appended, where it has to be shaped.
  func shape(
    _ range: Range<Int>,
    in units: UnsafeBufferPointer<UInt16>,
    font: Font,
    shaper: Shaper,
    into store: inout [ShapedGlyph]
  ) -> Bool {
    guard let pairs = table(for: font) else { return false }
    let first = store.count
    let points = font.typeface.unit * font.drawnSize
    var isKerned = false
    for index in range {
      let unit = units[index]
      guard let nominal = pairs.nominal(unit) else {
        store.removeSubrange(first...)
        return false
      }
      var advance = nominal.advance
      if index + 1 < range.upperBound {
        guard pairs.nominal(units[index + 1]) != nil,
          let paired = pairs.advance(unit, before: units[index + 1], shaper: shaper)
        else {
          store.removeSubrange(first...)
          return false
        }
        advance = paired
      }
      store.append(
        ShapedGlyph(
          id: nominal.glyph,
          cluster: Int32(index),
          advance: Double(advance) * points + font.letterSpacing
            + (Characters.isWideDigit(unit) ? font.digitSpacing : 0),
          xOffset: 0,
          yOffset: 0,
          isUnsafeToBreak: isKerned
        )
      )
      isKerned = advance != nominal.advance
    }
    return true
  }
}
