internal import CPango

/// Pango used the plain way: one layout whose text is changed, asked for its size.
final class BarePango {
  private let layout: OpaquePointer

  init?(family: String, size: Double) {
    guard let map = pango_cairo_font_map_get_default(),
      let context = pango_font_map_create_context(map),
      let layout = pango_layout_new(context)
    else { return nil }
    let description = pango_font_description_from_string(family)
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, description)
    self.layout = layout
  }

  /// Wraps to a width and shortens the second line, as a label of two lines does.
  func wrap(width: Double) {
    pango_layout_set_width(layout, Int32(width * Double(PANGO_SCALE)))
    pango_layout_set_height(layout, -2)
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
  }

  func size(of text: [CChar]) -> Int32 {
    var width: Int32 = 0
    var height: Int32 = 0
    pango_layout_set_text(layout, text, -1)
    pango_layout_get_size(layout, &width, &height)
    return width &+ height
  }
}
