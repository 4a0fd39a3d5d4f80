internal import CFonts
import Foundation

/// The way into HarfBuzz: turns a stretch of one face, script and direction into glyphs.
final class Shaper {
  /// What one call shapes.
  struct Job {
    var typeface: Typeface
    /// Points per em.
    var size: Double
    var script: UInt32
    var isRightToLeft: Bool
    var language: String?
    var features: [FontFeature]
    /// Points added after every cluster.
    var spacing: Double
    /// Points added after a digit other than 1, beyond `spacing`.
    var digitSpacing: Double
    /// What advances are multiplied by.
    var stretch = 1.0
    /// Points that every cluster takes in place of its own advance.
    var fixedAdvance: Double?
  }

  private let buffer: OpaquePointer
  private var features: [hb_feature_t] = []
  private var featuresSource: [FontFeature] = []
  private var languages: [String: OpaquePointer] = [:]

  init() { buffer = hb_buffer_create() }

  deinit { hb_buffer_destroy(buffer) }

  /// Appends the glyphs of `range` to `store`, in visual order.
  ///
  /// `context` is the paragraph around the range: letters join across its ends.
  func shape(
    _ range: Range<Int>,
    in units: UnsafeBufferPointer<UInt16>,
    context: Range<Int>,
    _ job: Job,
    into store: inout [ShapedGlyph]
  ) {
    guard !range.isEmpty, let base = units.baseAddress else { return }
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_direction(buffer, job.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(rawValue: job.script))
    if let language = job.language { hb_buffer_set_language(buffer, self.language(language)) }
    hb_buffer_add_utf16(
      buffer,
      base + context.lowerBound,
      Int32(context.count),
      UInt32(range.lowerBound - context.lowerBound),
      Int32(range.count)
    )
    use(job.features)
    hb_shape(job.typeface.font, buffer, features, UInt32(features.count))
    collect(job, units: units, offset: context.lowerBound, into: &store)
  }

  /// The advance, in HarfBuzz units, that the first of two characters has before the second.
  ///
  /// Nil when the pair does not come out as its two nominal glyphs side by side.
  func pairAdvance(
    _ first: (unit: UInt16, nominal: PairTable.Nominal),
    _ second: (unit: UInt16, nominal: PairTable.Nominal),
    typeface: Typeface,
    features: [FontFeature]
  ) -> Int32? {
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 2) { pair in
      pair[0] = first.unit
      pair[1] = second.unit
      hb_buffer_add_utf16(buffer, pair.baseAddress, 2, 0, 2)
    }
    use(features)
    hb_shape(typeface.font, buffer, self.features, UInt32(self.features.count))
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count), count == 2,
      infos[0].codepoint == first.nominal.glyph, infos[1].codepoint == second.nominal.glyph,
      positions[1].x_advance == second.nominal.advance,
      positions[0].x_offset == 0, positions[1].x_offset == 0
    else { return nil }
    return positions[0].x_advance
  }

  private func use(_ wanted: [FontFeature]) {
    guard wanted != featuresSource else { return }
    featuresSource = wanted
    features = wanted.map {
      hb_feature_t(tag: $0.tag, value: $0.value, start: 0, end: UInt32.max)
    }
  }

  private func language(_ tag: String) -> OpaquePointer? {
    if let known = languages[tag] { return known }
    // Languages stay alive in HarfBuzz for good; an app uses a handful.
    let language = hb_language_from_string(tag, -1)
    if languages.count < 256 { languages[tag] = language }
    return language
  }

  private func collect(
    _ job: Job,
    units: UnsafeBufferPointer<UInt16>,
    offset: Int,
    into store: inout [ShapedGlyph]
  ) {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return }
    let points = job.typeface.unit * job.size
    let width = points * job.stretch
    let first = store.count
    store.reserveCapacity(first + Int(count))
    for index in 0..<Int(count) {
      let info = infos[index]
      let position = positions[index]
      store.append(
        ShapedGlyph(
          id: info.codepoint,
          cluster: Int32(offset) + Int32(info.cluster),
          advance: Double(position.x_advance) * width,
          xOffset: Float(Double(position.x_offset) * width),
          yOffset: Float(Double(position.y_offset) * points),
          isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0
        )
      )
    }
    if let advance = job.fixedAdvance { fix(&store, from: first, advance) }
    if job.spacing != 0 || job.digitSpacing != 0 {
      space(&store, from: first, job, units: units)
    }
  }

  /// Makes every cluster that takes room as wide.
  private func fix(_ store: inout [ShapedGlyph], from first: Int, _ advance: Double) {
    var cluster: Int32?
    for index in first..<store.count where store[index].advance != 0 {
      store[index].advance = store[index].cluster == cluster ? 0 : advance
      cluster = store[index].cluster
    }
  }

  /// Adds the spacing behind every cluster that takes room.
  private func space(
    _ store: inout [ShapedGlyph],
    from first: Int,
    _ job: Job,
    units: UnsafeBufferPointer<UInt16>
  ) {
    var start = first
    while start < store.count {
      let cluster = store[start].cluster
      var end = start
      var advance = 0.0
      while end < store.count, store[end].cluster == cluster {
        advance += store[end].advance
        end += 1
      }
      if advance != 0 {
        let unit = units[Int(cluster)]
        var extra = job.spacing
        if Characters.isWideDigit(unit) { extra += job.digitSpacing }
        store[end - 1].advance += extra
        // From right to left the room behind a cluster is at its left.
        if job.isRightToLeft {
          for index in start..<end { store[index].xOffset += Float(extra) }
        }
      }
      start = end
    }
  }
}
