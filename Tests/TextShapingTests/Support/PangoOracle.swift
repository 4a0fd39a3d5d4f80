internal import CPango
import CoreGraphics
import Foundation

/// What Pango itself makes of a text, to compare with; it has Cairo read the glyphs.
final class PangoOracle {
  private let layout: OpaquePointer

  init?(family: String, size: Double) {
    guard let map = pango_cairo_font_map_new(), let context = pango_font_map_create_context(map),
      let options = cairo_font_options_create()
    else { return nil }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("xx"))
    guard let layout = pango_layout_new(context) else { return nil }
    let description = pango_font_description_from_string(family)
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, description)
    self.layout = layout
  }

  /// The width of a text on one line.
  func width(of text: String) -> Double { CairoFaces.inTurn { layOut(text) } }

  private func layOut(_ text: String) -> Double {
    pango_layout_set_width(layout, -1)
    pango_layout_set_text(layout, text, -1)
    var width: Int32 = 0
    pango_layout_get_size(layout, &width, nil)
    return Double(width) / Double(PANGO_SCALE)
  }

  /// The glyphs of a text on one line, from left to right.
  func glyphs(of text: String) -> [UInt32] { CairoFaces.inTurn { shape(text) } }

  private func shape(_ text: String) -> [UInt32] {
    pango_layout_set_width(layout, -1)
    pango_layout_set_text(layout, text, -1)
    var glyphs: [UInt32] = []
    guard let iterator = pango_layout_get_iter(layout) else { return [] }
    defer { pango_layout_iter_free(iterator) }
    repeat {
      guard let run = pango_layout_iter_get_run_readonly(iterator) else { continue }
      let string = run.pointee.glyphs.pointee
      glyphs += (0..<Int(string.num_glyphs)).map { string.glyphs[$0].glyph }
    } while pango_layout_iter_next_run(iterator) != 0
    return glyphs
  }

  /// The UTF-8 offsets at which the lines of a wrapped text start.
  func lineStarts(of text: String, width: Double) -> [Int] {
    CairoFaces.inTurn { breakLines(text, width) }
  }

  private func breakLines(_ text: String, _ width: Double) -> [Int] {
    pango_layout_set_width(layout, Int32((width * Double(PANGO_SCALE)).rounded()))
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_text(layout, text, -1)
    return (0..<pango_layout_get_line_count(layout)).compactMap {
      pango_layout_get_line_readonly(layout, $0).map { Int($0.pointee.start_index) }
    }
  }
}
