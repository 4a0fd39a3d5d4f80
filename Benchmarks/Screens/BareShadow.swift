internal import CPango

/// The blurred shadow of a small card, whose edges are stretched around larger ones.
final class BareShadow {
  private let blur: Double
  private let side: Double
  private let surface: OpaquePointer

  init?(scale: Double) {
    blur = 18 * scale / 3 * 2
    side = (14 * scale + blur) * 2 + 1
    let whole = Int(side + blur * 2)
    guard
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(whole), Int32(whole)),
      let painter = cairo_create(surface)
    else { return nil }
    self.surface = surface
    roundedRectangle(painter, blur, blur, side, side, 14 * scale)
    cairo_set_source_rgba(painter, 0, 0, 0, 1)
    cairo_fill(painter)
    cairo_destroy(painter)
    cairo_surface_flush(surface)
    let row = Int(cairo_image_surface_get_stride(surface))
    if let bytes = cairo_image_surface_get_data(surface) {
      for _ in 0..<3 {
        Self.smooth(bytes, whole, lines: row, along: 1, reach: 6 * Int(scale) / 2)
        Self.smooth(bytes, whole, lines: 1, along: row, reach: 6 * Int(scale) / 2)
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  deinit { cairo_surface_destroy(surface) }

  /// The mean of `reach` neighbours on both sides.
  private static func smooth(
    _ bytes: UnsafeMutablePointer<UInt8>,
    _ count: Int,
    lines: Int,
    along: Int,
    reach: Int
  ) {
    var line = [Int](repeating: 0, count: count)
    for index in 0..<count {
      let start = bytes + index * lines
      for place in 0..<count { line[place] = Int(start[place * along]) }
      var sum = line[..<min(reach, count)].reduce(0, +)
      for place in 0..<count {
        if place + reach < count { sum += line[place + reach] }
        if place - reach - 1 >= 0 { sum -= line[place - reach - 1] }
        start[place * along] = UInt8(sum / (reach * 2 + 1))
      }
    }
  }

  func draw(_ context: OpaquePointer, _ x: Double, _ y: Double, _ w: Double, _ h: Double) {
    let edge = (side - 1) / 2 + blur
    let (columns, rows) = (parts(x, w, edge), parts(y + 6, h, edge))
    for row in rows {
      for column in columns {
        // The card covers the middle.
        if row.stretched && column.stretched { continue }
        cairo_save(context)
        cairo_rectangle(context, column.start, row.start, column.length, row.length)
        cairo_clip(context)
        cairo_translate(context, column.start, row.start)
        cairo_scale(
          context,
          column.stretched ? column.length : 1,
          row.stretched ? row.length : 1
        )
        cairo_set_source_rgba(context, 0, 0, 0, 0.08)
        cairo_mask_surface(context, surface, -column.source, -row.source)
        cairo_restore(context)
      }
    }
  }

  private func parts(
    _ start: Double,
    _ length: Double,
    _ edge: Double
  )
    -> [(start: Double, length: Double, source: Double, stretched: Bool)]
  {
    let (from, whole) = (start - blur, length + blur * 2)
    return [
      (from, edge, 0, false), (from + edge, whole - edge * 2, edge, true),
      (from + whole - edge, edge, edge + 1, false),
    ]
  }
}

/// Puts a rectangle with round corners into the path.
func roundedRectangle(
  _ context: OpaquePointer,
  _ x: Double,
  _ y: Double,
  _ w: Double,
  _ h: Double,
  _ r: Double
) {
  cairo_new_sub_path(context)
  cairo_arc(context, x + w - r, y + r, r, -.pi / 2, 0)
  cairo_arc(context, x + w - r, y + h - r, r, 0, .pi / 2)
  cairo_arc(context, x + r, y + h - r, r, .pi / 2, .pi)
  cairo_arc(context, x + r, y + r, r, .pi, 1.5 * .pi)
  cairo_close_path(context)
}
