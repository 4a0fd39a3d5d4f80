/// Characters that are on a line but not in the text.
extension ParagraphShaper {
  private static let ellipsis: [UInt16] = [0x2026]
  private static let periods: [UInt16] = [0x2E, 0x2E, 0x2E]
  private static let hyphen: [UInt16] = [0x2010]
  private static let hyphenMinus: [UInt16] = [0x2D]

  /// The sign for left out text, in the font of the text it stands beside.
  func ellipsis(at index: Int, run: Int) -> ShapedItem {
    let face = runs[run].format.font.typeface
    let text = face.covers(UInt32(Self.ellipsis[0])) ? Self.ellipsis : Self.periods
    return insertion(text, at: index, run: run)
  }

  /// The sign at the end of a line that was broken at a soft hyphen.
  func hyphen(at index: Int, run: Int) -> ShapedItem {
    let face = runs[run].format.font.typeface
    let text = face.covers(UInt32(Self.hyphen[0])) ? Self.hyphen : Self.hyphenMinus
    return insertion(text, at: index, run: run)
  }

  /// How far an item moves the pen, in points.
  func width(of item: ShapedItem) -> Double {
    glyphs[item.glyphs].reduce(0) { $0 + $1.advance }
  }

  private func insertion(_ text: [UInt16], at index: Int, run: Int) -> ShapedItem {
    let format = runs[run].format
    let font = format.font
    var item = ShapedItem(
      range: index..<index,
      kind: .text,
      level: bidi.baseLevel,
      run: run,
      typeface: font.typeface,
      size: font.drawnSize,
      isOwnFace: true,
      script: Itemizer.latinScript,
      glyphs: 0..<0
    )
    let first = glyphs.count
    text.withUnsafeBufferPointer { text in
      shaper.shape(
        0..<text.count,
        in: text,
        context: 0..<text.count,
        job(for: item),
        into: &glyphs
      )
    }
    for position in first..<glyphs.count { glyphs[position].cluster = Int32(index) }
    item.glyphs = first..<glyphs.count
    return item
  }
}
