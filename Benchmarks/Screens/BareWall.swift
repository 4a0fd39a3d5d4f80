internal import CPango
import CoreGraphics
import Foundation

/// The gallery's wall of cards by hand in Cairo and Pango: cards of the same sizes, with pictures of as many shapes, two
/// texts and a shadow each.
///
/// Everything is made anew for each frame, as for the first; the shadow's blur, which does not depend on the card,
/// is drawn once and its edges are stretched.
final class BareWall {
  /// A card and what is on it, in pixels.
  private struct Card {
    let x, y, width, pictureHeight, height: Double
    let number: Int
  }

  private static let scale = 3.0
  private static let columnWidth = 174.0
  private static let textHeight = 58.0
  private static let titles = ["Kamikōchi at dawn", "Lake Biwa", "夏の終わり", "First frost"]
  private static let notes = ["Two cups of coffee", "Rain until noon", "風が強い日"]
  private static let aspects = [0.75, 1.25, 1, 1.5, 0.66, 1.1, 0.9]

  private let width: Int
  private let height: Int
  private let data: UnsafeMutableRawPointer
  private let surface: OpaquePointer
  private let context: OpaquePointer
  private let pango: OpaquePointer

  init?(width: Int, height: Int) {
    self.width = width
    self.height = height
    data = UnsafeMutableRawPointer.allocate(byteCount: width * height * 4, alignment: 64)
    guard
      let surface = cairo_image_surface_create_for_data(
        data.assumingMemoryBound(to: UInt8.self),
        CAIRO_FORMAT_RGB24,
        Int32(width),
        Int32(height),
        Int32(width * 4)
      ), let context = cairo_create(surface), let pango = pango_cairo_create_context(context)
    else { return nil }
    self.surface = surface
    self.context = context
    self.pango = pango
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
    g_object_unref(UnsafeMutableRawPointer(pango))
    data.deallocate()
  }

  /// Places `count` cards and draws those that are visible.
  func draw(_ count: Int) {
    cairo_set_source_rgb(context, 0.949, 0.949, 0.969)
    cairo_paint(context)
    let bold = font("Inter Bold", 34)
    drawText("Postcards", 16, 12, bold)
    pango_font_description_free(bold)
    let plain = font("Inter", 15)
    drawText("\(count) places", 16, 55, plain)
    pango_font_description_free(plain)
    guard let shadow = BareShadow(scale: Self.scale) else { return }
    let (title, note) = (font("Inter Semi-Bold", 15), font("Inter", 13))
    for card in place(count) where card.y < Double(height) {
      shadow.draw(context, card.x, card.y, card.width, card.height)
      draw(card, title, note)
    }
    pango_font_description_free(title)
    pango_font_description_free(note)
    cairo_surface_flush(surface)
  }

  private func place(_ count: Int) -> [Card] {
    var ends = [95.0, 95.0]
    var cards: [Card] = []
    cards.reserveCapacity(count)
    for number in 0..<count {
      let column = ends[0] <= ends[1] ? 0 : 1
      let mixed = number &* 0x9E37_79B1 & 0x7fff_ffff
      let picture = (Self.columnWidth * Self.aspects[(mixed >> 4) % Self.aspects.count]).rounded()
      cards.append(
        Card(
          x: (16 + Double(column) * (Self.columnWidth + 12)) * Self.scale,
          y: ends[column] * Self.scale,
          width: Self.columnWidth * Self.scale,
          pictureHeight: picture * Self.scale,
          height: (picture + Self.textHeight) * Self.scale,
          number: number
        )
      )
      ends[column] += picture + Self.textHeight + 12
    }
    return cards
  }

  private func draw(_ card: Card, _ title: OpaquePointer?, _ note: OpaquePointer?) {
    cairo_save(context)
    roundedRectangle(context, card.x, card.y, card.width, card.height, 14 * Self.scale)
    cairo_clip(context)
    cairo_set_source_rgb(context, 1, 1, 1)
    cairo_paint(context)
    if let picture = picture(card) {
      cairo_set_source_surface(context, picture, card.x, card.y)
      cairo_paint(context)
      cairo_surface_destroy(picture)
    }
    let left = card.x / Self.scale + 12
    let top = (card.y + card.pictureHeight) / Self.scale + 10
    cairo_set_source_rgb(context, 0, 0, 0)
    drawText(Self.titles[card.number % Self.titles.count], left, top, title)
    cairo_set_source_rgba(context, 0.235, 0.235, 0.263, 0.6)
    drawText(Self.notes[card.number % Self.notes.count], left, top + 20, note)
    cairo_restore(context)
  }

  /// A sky, the sun and three rows of hills, in a surface of its own as a card keeps them.
  private func picture(_ card: Card) -> OpaquePointer? {
    let (w, h) = (card.width, card.pictureHeight)
    guard let picture = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(w), Int32(h)),
      let painter = cairo_create(picture)
    else { return nil }
    defer { cairo_destroy(painter) }
    let sky = cairo_pattern_create_linear(0, 0, 0, h * 0.8)
    cairo_pattern_add_color_stop_rgb(sky, 0, 0.44, 0.69, 0.89)
    cairo_pattern_add_color_stop_rgb(sky, 1, 0.87, 0.94, 0.98)
    cairo_set_source(painter, sky)
    cairo_paint(painter)
    cairo_pattern_destroy(sky)
    cairo_set_source_rgb(painter, 1, 1, 1)
    cairo_arc(painter, w * 0.4, h * 0.28, w * 0.09, 0, 2 * .pi)
    cairo_fill(painter)
    for hill in 0..<3 {
      let share = Double((card.number * 7 + hill * 3) % 10) / 10
      cairo_set_source_rgb(painter, 0.5 - 0.15 * Double(hill), 0.7 - 0.15 * Double(hill), 0.5)
      let base = h * (0.5 + 0.14 * Double(hill))
      let swing = h * (0.13 - 0.03 * Double(hill))
      let (phase, waves) = (share * 2 * .pi, 1.1 + 0.9 * share)
      cairo_move_to(painter, 0, h)
      for step in 0...48 {
        let x = Double(step) / 48
        let slow = sin(x * waves * 2 * .pi + phase)
        let quick = sin(x * waves * 5.3 * .pi + phase * 2)
        cairo_line_to(painter, x * w, base - swing * (slow + quick * 0.3))
      }
      cairo_line_to(painter, w, h)
      cairo_close_path(painter)
      cairo_fill(painter)
    }
    return picture
  }

  private func font(_ name: String, _ size: Double) -> OpaquePointer? {
    let description = pango_font_description_from_string(name)
    pango_font_description_set_absolute_size(description, size * Self.scale * Double(PANGO_SCALE))
    return description
  }

  /// Draws one line at a place in points.
  private func drawText(_ text: String, _ x: Double, _ y: Double, _ font: OpaquePointer?) {
    guard let layout = pango_layout_new(pango) else { return }
    pango_layout_set_font_description(layout, font)
    pango_layout_set_text(layout, text, -1)
    cairo_move_to(context, (x * Self.scale).rounded(), (y * Self.scale).rounded())
    pango_cairo_show_layout(context, layout)
    g_object_unref(UnsafeMutableRawPointer(layout))
  }
}
