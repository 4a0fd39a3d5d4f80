internal import CFonts
import Foundation

extension FontMetrics {
  /// The measures a face states about itself, at a size of one point.
  init(face font: OpaquePointer, unit: Double) {
    func value(_ tag: hb_ot_metrics_tag_t) -> Double? {
      var position: Int32 = 0
      guard hb_ot_metrics_get_position(font, tag, &position) != 0 else { return nil }
      return Double(position) * unit
    }
    func height(of character: UInt32) -> Double? {
      var glyph: UInt32 = 0
      var extents = hb_glyph_extents_t()
      guard hb_font_get_nominal_glyph(font, character, &glyph) != 0,
        hb_font_get_glyph_extents(font, glyph, &extents) != 0
      else { return nil }
      return Double(extents.y_bearing) * unit
    }
    let ascender = value(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER) ?? 0.8
    // Some fonts state the depth without its sign.
    let descender = -abs(value(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER) ?? 0.2)
    self.init(
      ascender: ascender,
      descender: descender,
      leading: max(0, value(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP) ?? 0),
      capHeight: value(HB_OT_METRICS_TAG_CAP_HEIGHT) ?? height(of: 0x48) ?? ascender * 0.75,
      xHeight: value(HB_OT_METRICS_TAG_X_HEIGHT) ?? height(of: 0x78) ?? ascender * 0.55,
      underlinePosition: value(HB_OT_METRICS_TAG_UNDERLINE_OFFSET) ?? -0.1,
      underlineThickness: value(HB_OT_METRICS_TAG_UNDERLINE_SIZE) ?? 0.05
    )
  }
}
