import Foundation

/// The tools of a typesetter, for one user at a time.
final class TypesetterTools {
  var layouts: GenerationalCache<LayoutKey, TextLayout>
  let shaper = Shaper()
  let pairs = PairTables()
  let units = UnitBuffer()
  private let paragraph: ParagraphShaper

  init(cacheLimit: Int) {
    layouts = GenerationalCache(limit: cacheLimit)
    paragraph = ParagraphShaper(shaper: shaper, pairs: pairs)
  }

  /// The layout of a text, from the cache where it is there.
  func layout(_ key: LayoutKey) -> TextLayout {
    switch find(key) {
    case .exact(let known): known
    case .oneLine(let known): known.placed(key.format.style, width: key.constraints.width)
    case nil: makeAndKeep(key)
    }
  }

  /// The measurement of a text, from the cache where its layout is there.
  func measurement(_ key: LayoutKey) -> TextMeasurement {
    switch find(key) {
    case .exact(let known): TextMeasurement(known)
    case .oneLine(let known):
      TextMeasurement(known, width: known.width(key.format.style, in: key.constraints.width))
    case nil: TextMeasurement(makeAndKeep(key))
    }
  }

  /// What the cache has about a text.
  private enum Found {
    case exact(TextLayout)
    /// A single line that fits, though it may have been laid out in another width.
    case oneLine(TextLayout)
  }

  /// Looks a text up; one that fits on one line is kept once for all widths.
  private func find(_ key: LayoutKey) -> Found? {
    guard let anyWidth = key.anyWidth else { return layouts[key].map { .exact($0) } }
    let width = key.constraints.width
    if let known = layouts[anyWidth] {
      let room = LinePlace.lineWidth(key.format.style, width: width, isFirst: true)
      if known.lines.count == 1, known.lines[0].width <= room { return .oneLine(known) }
      if width == .infinity { return .exact(known) }
    }
    return width.isFinite ? layouts[key].map { .exact($0) } : nil
  }

  private func makeAndKeep(_ key: LayoutKey) -> TextLayout {
    let layout = make(key)
    let isOneLine = layout.lines.count == 1 && !layout.isTruncated
    let kept = isOneLine ? key.anyWidth ?? key : key
    layouts.insert(layout, for: kept, cost: layout.cost)
    return layout
  }

  private func make(_ key: LayoutKey) -> TextLayout {
    if let quick = quickLayout(key) { return quick }
    var builder = LayoutBuilder(
      key.text,
      units: units.load(key.string),
      constraints: key.constraints,
      paragraph: paragraph
    )
    return builder.layout()
  }
}

extension LayoutKey {
  /// The key of the same text without a limit on its width; nil where the width matters anyway.
  fileprivate var anyWidth: LayoutKey? {
    guard format.style.tailIndent == 0 else { return nil }
    var key = self
    key.constraints.width = .infinity
    return key
  }
}

extension TextLayout {
  /// About how many bytes the layout takes in memory.
  fileprivate var cost: Int {
    var cost = 256 + string.utf8.count
    for line in lines {
      cost += MemoryLayout<TextLine>.stride + 32
      for run in line.runs {
        cost += MemoryLayout<GlyphRun>.stride + 32
        cost += run.glyphs.count * MemoryLayout<LayoutGlyph>.stride
      }
    }
    return cost
  }

  /// The width that the only line takes in a container that it fits.
  fileprivate func width(_ style: ParagraphStyle, in width: CGFloat) -> CGFloat {
    min(LinePlace(style, lines[0], isFirst: true).extent(of: lines[0]), width)
  }

  /// The same line in a container of another width, which it fits.
  fileprivate func placed(_ style: ParagraphStyle, width: CGFloat) -> Self {
    let place = LinePlace(style, lines[0], isFirst: true)
    let used = self.width(style, in: width)
    let x = place.x(lines[0], in: width.isFinite ? width : used)
    guard x != lines[0].x || used != size.width else { return self }
    var lines = lines
    lines[0].x = x
    return Self(
      string: string,
      size: CGSize(width: used, height: size.height),
      lines: lines,
      isTruncated: isTruncated
    )
  }
}
