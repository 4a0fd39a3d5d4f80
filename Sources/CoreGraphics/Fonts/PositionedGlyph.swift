/// A shape of a font and where its origin goes, laid out in memory as `cairo_glyph_t` is.
package struct PositionedGlyph: Hashable, Sendable {
  package var index: UInt
  package var x: Double
  package var y: Double

  package init(index: UInt, x: Double, y: Double) {
    self.index = index
    self.x = x
    self.y = y
  }
}
