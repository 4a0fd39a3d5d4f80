internal import CPango
import CoreGraphics
import Foundation

/// Sixty rounded cells with a line of text each, drawn by hand in Cairo and Pango.
final class BareCells {
  static let columns = 5
  static let rows = 12
  static let scale = 3.0

  let width: Int
  let height: Int
  let cellWidth: Int
  let cellHeight: Int
  let data: UnsafeMutableRawPointer
  let bytesPerRow: Int
  private let surface: OpaquePointer
  private let context: OpaquePointer
  private var layouts: [OpaquePointer] = []
  private var texts: [OpaquePointer] = []
  private var cells: [OpaquePointer] = []
  private var textSizes: [(width: Int, height: Int)] = []
  private let description: OpaquePointer
  private let pango: OpaquePointer

  static var count: Int { columns * rows }

  static func text(_ index: Int) -> String { "Item \(100_000 + index * 37)" }

  static func red(_ index: Int) -> Double { 0.2 + 0.6 * Double(index % 7) / 7 }

  init?(width: Int, height: Int) {
    self.width = width
    self.height = height
    cellWidth = Int(Double(width) / Double(Self.columns) - 8 * Self.scale)
    cellHeight = Int(Double(height) / Double(Self.rows) - 8 * Self.scale)
    bytesPerRow = width * 4
    data = UnsafeMutableRawPointer.allocate(byteCount: bytesPerRow * height, alignment: 64)
    guard
      let surface = cairo_image_surface_create_for_data(
        data.assumingMemoryBound(to: UInt8.self),
        CAIRO_FORMAT_ARGB32,
        Int32(width),
        Int32(height),
        Int32(bytesPerRow)
      ), let context = cairo_create(surface), let pango = pango_cairo_create_context(context),
      let description = pango_font_description_from_string("Inter")
    else { return nil }
    self.surface = surface
    self.context = context
    self.pango = pango
    self.description = description
    pango_font_description_set_absolute_size(description, 13 * Self.scale * Double(PANGO_SCALE))
    for index in 0..<Self.count { prepare(index) }
  }

  private func prepare(_ index: Int) {
    guard let layout = pango_layout_new(pango) else { return }
    pango_layout_set_font_description(layout, description)
    pango_layout_set_text(layout, Self.text(index), -1)
    var (textWidth, textHeight) = (Int32(0), Int32(0))
    pango_layout_get_pixel_size(layout, &textWidth, &textHeight)
    layouts.append(layout)
    textSizes.append((Int(textWidth), Int(textHeight)))
    if let text = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, textWidth + 2, textHeight + 2),
      let painter = cairo_create(text)
    {
      cairo_set_source_rgb(painter, 1, 1, 1)
      pango_cairo_show_layout(painter, layout)
      cairo_destroy(painter)
      texts.append(text)
    }
    if let cell = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32,
      Int32(cellWidth),
      Int32(cellHeight)
    ), let painter = cairo_create(cell) {
      fillCell(painter, index, 0, 0)
      let place = textPlace(index, 0, 0)
      cairo_set_source_rgb(painter, 1, 1, 1)
      cairo_move_to(painter, place.x, place.y)
      pango_cairo_show_layout(painter, layout)
      cairo_destroy(painter)
      cells.append(cell)
    }
  }

  private func place(_ index: Int) -> (x: Double, y: Double) {
    let column = Double(index % Self.columns) * Double(width) / Double(Self.columns)
    let row = Double(index / Self.columns) * Double(height) / Double(Self.rows)
    return ((column + 4 * Self.scale).rounded(.down), (row + 4 * Self.scale).rounded(.down))
  }

  private func textPlace(_ index: Int, _ x: Double, _ y: Double) -> (x: Double, y: Double) {
    let size = textSizes[index]
    return (
      (x + Double(cellWidth - size.width) / 2).rounded(.down),
      y + Double(cellHeight - size.height) - 6 * Self.scale
    )
  }

  private func fillCell(_ painter: OpaquePointer, _ index: Int, _ x: Double, _ y: Double) {
    let (w, h, r) = (Double(cellWidth), Double(cellHeight), 12 * Self.scale)
    cairo_set_source_rgb(painter, Self.red(index), 0.4, 0.6)
    cairo_new_sub_path(painter)
    cairo_arc(painter, x + w - r, y + r, r, -.pi / 2, 0)
    cairo_arc(painter, x + w - r, y + h - r, r, 0, .pi / 2)
    cairo_arc(painter, x + r, y + h - r, r, .pi / 2, .pi)
    cairo_arc(painter, x + r, y + r, r, .pi, 1.5 * .pi)
    cairo_close_path(painter)
    cairo_fill(painter)
  }

  private func clear() {
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_rgb(context, 1, 1, 1)
    cairo_paint(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  // MARK: Frames

  /// Each cell from a picture of it.
  func drawCachedCells() {
    clear()
    for index in 0..<Self.count {
      let place = place(index)
      cairo_set_source_surface(context, cells[index], place.x, place.y)
      cairo_paint(context)
    }
    cairo_surface_flush(surface)
  }

  /// Each cell filled, its text from a picture.
  func drawCachedTexts() {
    clear()
    for index in 0..<Self.count {
      let place = place(index)
      fillCell(context, index, place.x, place.y)
      let text = textPlace(index, place.x, place.y)
      cairo_set_source_surface(context, texts[index], text.x, text.y)
      cairo_paint(context)
    }
    cairo_surface_flush(surface)
  }

  /// Moves everything up and draws the last row of cells into what is bare.
  func scroll(by step: Int) {
    cairo_surface_flush(surface)
    memmove(data, data + step * bytesPerRow, (height - step) * bytesPerRow)
    cairo_surface_mark_dirty(surface)
    cairo_save(context)
    cairo_rectangle(context, 0, Double(height - step), Double(width), Double(step))
    cairo_clip(context)
    clear()
    for index in Self.count - Self.columns..<Self.count {
      let place = place(index)
      cairo_set_source_surface(context, cells[index], place.x, place.y)
      cairo_paint(context)
    }
    cairo_restore(context)
    cairo_surface_flush(surface)
  }
}
