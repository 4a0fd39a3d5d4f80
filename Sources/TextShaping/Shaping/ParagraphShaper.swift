internal import CFonts
import Foundation

/// Shapes one paragraph, from its start and only as far as somebody looks.
///
/// A long text is taken in pieces, so that two visible lines of a letter cost two lines. The
/// arrays are kept from paragraph to paragraph.
final class ParagraphShaper {
  /// The most units shaped at once.
  static let pieceLength = 2048
  /// After a text longer than this the memory is given back.
  private static let keptCount = 65_536
  /// How far back from a piece's end a space is looked for.
  private static let spaceSearchLength = 512

  let shaper: Shaper
  private let pairs: PairTables

  private(set) var units = UnsafeBufferPointer<UInt16>(start: nil, count: 0)
  private(set) var runs: [AttributedText.Run] = []
  private(set) var range = 0..<0
  private(set) var bidi = BidiLevels(0..<0, of: .init(start: nil, count: 0), direction: .natural)
  /// Whether some run has spacing that hangs over the end of a line.
  private(set) var hasTracking = false
  private(set) var hasTabs = false
  /// In logical order, without gaps, up to `shapedEnd`.
  var items: [ShapedItem] = []
  var glyphs: [ShapedGlyph] = []
  /// The advance of the cluster that starts at a unit, else zero; counted from the range's start.
  var advances: [Double] = []
  var flags: [UnitFlags] = []
  private(set) var shapedEnd = 0
  /// How many items are in `advances` and `flags`; a paragraph of one line never needs them.
  private var recordedItems = 0
  private var brokenEnd = 0

  init(shaper: Shaper, pairs: PairTables) {
    self.shaper = shaper
    self.pairs = pairs
  }

  /// Takes up a paragraph; `units` must stay valid until the next call.
  func begin(
    _ range: Range<Int>,
    of units: UnsafeBufferPointer<UInt16>,
    runs: [AttributedText.Run],
    direction: ParagraphStyle.WritingDirection
  ) {
    self.units = units
    self.runs = runs
    self.range = range
    let forced = runs.compactMap { run -> ForcedDirection? in
      let kinds = run.format.attributes.directions
      return kinds.isEmpty ? nil : ForcedDirection(range: run.range, kinds: kinds)
    }
    bidi = BidiLevels(range, of: units, direction: direction, forced: forced)
    hasTracking = runs.contains { $0.format.hangingSpacing != 0 }
    hasTabs = range.contains { units[$0] == Characters.tab }
    let isOrdinary = glyphs.count <= Self.keptCount && flags.count <= Self.keptCount
    items.removeAll(keepingCapacity: isOrdinary)
    glyphs.removeAll(keepingCapacity: isOrdinary)
    advances.removeAll(keepingCapacity: isOrdinary)
    flags.removeAll(keepingCapacity: isOrdinary)
    shapedEnd = range.lowerBound
    recordedItems = 0
    brokenEnd = range.lowerBound
  }

  var isRightToLeft: Bool { bidi.baseLevel & 1 == 1 }

  /// The advance of the cluster that starts at `index`, in points; zero inside a cluster.
  func advance(at index: Int) -> Double { advances[index - range.lowerBound] }

  func flags(at index: Int) -> UnitFlags { flags[index - range.lowerBound] }

  /// Whether a new cluster starts at `index`; the end counts as one.
  func isClusterStart(_ index: Int) -> Bool {
    index >= range.upperBound || flags(at: index).contains(.clusterStart)
  }

  /// Shapes on until the unit at `index` is done, or the paragraph ends.
  func shape(upTo index: Int) {
    while shapedEnd <= index, shapedEnd < range.upperBound { shapePiece() }
    if recordedItems < items.count { recordItems() }
  }

  /// Shapes the first piece without taking its measures; whether that was all there is.
  func shapeWhole() -> Bool {
    guard range.count <= Self.pieceLength, !hasTabs else { return false }
    shapePiece()
    return true
  }

  /// Finds the line breaks up to and including the one before `index`.
  func findBreaks(upTo index: Int) {
    shape(upTo: index)
    while brokenEnd <= index, brokenEnd < range.upperBound {
      let piece = brokenEnd..<max(shapedEnd, min(index + 1, range.upperBound))
      LineBreakAnalysis.forEachBreak(
        in: piece,
        of: units,
        paragraph: range,
        language: runs[run(at: piece.lowerBound)].format.language
      ) { flags[$0 - range.lowerBound].insert(.lineBreakBefore) }
      brokenEnd = piece.upperBound
    }
  }

  /// The position of the run that holds a unit.
  func run(at index: Int) -> Int { runs.count == 1 ? 0 : runs.position(at: index) }

  /// Shapes a part of an item again and returns where its glyphs are.
  func shape(_ part: Range<Int>, of item: ShapedItem) -> Range<Int> {
    let format = runs[item.run].format
    let first = glyphs.count
    if item.isOwnFace, format.isSetByPairs, !item.isRightToLeft,
      pairs.shape(part, in: units, font: format.font, shaper: shaper, into: &glyphs)
    {
      return first..<glyphs.count
    }
    shaper.shape(part, in: units, context: range, job(for: item), into: &glyphs)
    return first..<glyphs.count
  }

  /// How an item is to be shaped.
  func job(for item: ShapedItem) -> Shaper.Job {
    let format = runs[item.run].format
    let font = format.font.description
    let own = item.isOwnFace && font.fixedAdvance == nil ? format.font.letterSpacing : 0
    return Shaper.Job(
      typeface: item.typeface,
      size: item.size,
      script: item.script,
      isRightToLeft: item.isRightToLeft,
      language: format.language,
      features: format.features(
        isOwnFace: item.isOwnFace,
        isIdeographic: item.script == Itemizer.ideographicScript
      ),
      spacing: own * Double(font.matrix.a) + format.extraSpacing,
      digitSpacing: item.isOwnFace ? format.font.digitSpacing : 0,
      stretch: Double(font.matrix.a),
      fixedAdvance: font.fixedAdvance.map(Double.init)
    )
  }

  /// Notes the clusters of an item's glyphs.
  func record(_ item: ShapedItem) {
    let base = range.lowerBound
    let glyphs = glyphs[item.glyphs]
    advances.withUnsafeMutableBufferPointer { advances in
      flags.withUnsafeMutableBufferPointer { flags in
        for slot in (item.range.lowerBound - base)..<(item.range.upperBound - base) {
          advances[slot] = 0
          flags[slot].remove([.clusterStart, .unsafeToBreakBefore])
        }
        // A default-ignorable character may have been deleted; the item still starts a cluster.
        flags[item.range.lowerBound - base].insert(.clusterStart)
        for glyph in glyphs {
          let slot = Int(glyph.cluster) - base
          advances[slot] += glyph.advance
          flags[slot].insert(.clusterStart)
          if glyph.isUnsafeToBreak { flags[slot].insert(.unsafeToBreakBefore) }
        }
        if case .attachment(let box) = item.kind {
          advances[item.range.lowerBound - base] = box.advance
        }
      }
    }
  }

  private func shapePiece() {
    let piece = shapedEnd..<pieceEnd(after: shapedEnd)
    var itemizer = Itemizer(
      units: units,
      runs: runs,
      levels: bidi.levels,
      levelsStart: range.lowerBound,
      baseLevel: bidi.baseLevel
    )
    shapedEnd = piece.upperBound
    let first = items.count
    itemizer.appendItems(in: piece, firstRun: run(at: piece.lowerBound), to: &items)
    for position in first..<items.count where items[position].kind == .text {
      let item = items[position]
      items[position].glyphs = shape(item.range, of: item)
    }
  }

  private func recordItems() {
    let base = range.lowerBound
    flags.reserveCapacity(shapedEnd - base)
    for index in (base + flags.count)..<shapedEnd {
      flags.append(Characters.isHangingSpace(units[index]) ? .whitespace : [])
    }
    advances.append(contentsOf: repeatElement(0, count: shapedEnd - base - advances.count))
    let fresh = items[recordedItems...]
    recordedItems = items.count
    for item in fresh { record(item) }
  }

  /// Says that items were divided, all of which are recorded.
  func itemsWereDivided() { recordedItems = items.count }

  /// Where a piece that starts at `start` ends: behind a space, or else before no mark.
  private func pieceEnd(after start: Int) -> Int {
    var end = start + Self.pieceLength
    guard end < range.upperBound else { return range.upperBound }
    for candidate in stride(from: end, to: end - Self.spaceSearchLength, by: -1)
    where Characters.isHangingSpace(units[candidate - 1]) {
      return candidate
    }
    while end < range.upperBound, continues(at: end) { end += 1 }
    return end
  }

  private func continues(at index: Int) -> Bool {
    let unit = units[index]
    if UTF16.isTrailSurrogate(unit) { return true }
    let (character, _) = Characters.character(at: index, in: units)
    guard character >= 0x300 else { return false }
    if Characters.continuesEmoji(character) || units[index - 1] == 0x200D { return true }
    let category = hb_unicode_general_category(hb_unicode_funcs_get_default(), character)
    return category == HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK
      || category == HB_UNICODE_GENERAL_CATEGORY_SPACING_MARK
      || category == HB_UNICODE_GENERAL_CATEGORY_ENCLOSING_MARK
  }
}
