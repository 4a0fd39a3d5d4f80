internal import CCairo
internal import CPixman
import Foundation

/// Glyphs of one font and size on their way to the pixels.
struct GlyphRun {
  let glyphs: UnsafeBufferPointer<PositionedGlyph>
  let font: CGFont
  let size: CGFloat
  /// From the space of the glyphs' positions to device space.
  let transform: CGAffineTransform
  private let scale: GlyphScale

  init(
    glyphs: UnsafeBufferPointer<PositionedGlyph>,
    font: CGFont,
    size: CGFloat,
    transform: CGAffineTransform,
    isFlipped: Bool = false
  ) {
    self.glyphs = glyphs
    self.font = font
    self.size = size
    self.transform = transform
    scale = GlyphScale(size: size, transform: transform, isFlipped: isFlipped)
  }

  /// Whether the glyphs are drawn from ready pictures rather than from their outlines.
  var isPictured: Bool { scale.isUpright && scale.extent <= GlyphShapes.largestPicture }

  /// Beyond this no glyph touches a bitmap.
  private static let farthest = CGFloat(1 << 20)

  /// Where a glyph's origin lies in device space; nil for one that cannot be seen.
  private func place(of glyph: PositionedGlyph) -> CGPoint? {
    let point = CGPoint(x: glyph.x, y: glyph.y).applying(transform)
    // False for what is not a number, too.
    guard abs(point.x) < Self.farthest, abs(point.y) < Self.farthest else { return nil }
    return point
  }

  /// Hands out the coverage of each glyph without colours of its own, and where it goes.
  ///
  /// Glyphs stand on whole pixels vertically and on quarters of them horizontally.
  func forEachPicture(_ body: (_ mask: Bitmap, _ x: Int, _ y: Int) -> Void) {
    let phases = GlyphShapes.phases
    withShapes { shapes in
      for glyph in glyphs {
        guard let place = place(of: glyph) else { continue }
        if shapes.hasColors, shapes.coloredPicture(of: glyph.index) != nil { continue }
        let quarters = Int((place.x * CGFloat(phases)).rounded())
        let column = quarters >> 2
        let picture = shapes.picture(of: glyph.index, phase: quarters - column * phases)
        guard let bitmap = picture.bitmap else { continue }
        body(bitmap, column + picture.x, Int(place.y.rounded()) + picture.y)
      }
    }
  }

  /// The coverage of all glyphs without colours of their own that touch a window.
  func coverage(near window: PixelRect) -> CoverageMask? {
    var bounds = PixelRect.empty
    forEachPicture { mask, x, y in
      bounds = bounds.union(mask.bounds.offsetBy(dx: x, dy: y).intersection(window))
    }
    guard !bounds.isEmpty, let result = CoverageMask(clearing: bounds) else { return nil }
    forEachPicture { mask, x, y in
      let rect = mask.bounds.offsetBy(dx: x, dy: y).intersection(bounds)
      guard !rect.isEmpty else { return }
      pixman_image_composite32(
        PIXMAN_OP_ADD,
        mask.image,
        nil,
        result.bitmap.image,
        Int32(rect.minX - x),
        Int32(rect.minY - y),
        0,
        0,
        Int32(rect.minX - result.x),
        Int32(rect.minY - result.y),
        Int32(rect.width),
        Int32(rect.height)
      )
    }
    return result
  }

  /// The glyphs with colours of their own, and where they go.
  var coloredPictures: [(bitmap: Bitmap, x: Int, y: Int)] {
    var result: [(bitmap: Bitmap, x: Int, y: Int)] = []
    withShapes { shapes in
      guard shapes.hasColors else { return }
      for glyph in glyphs {
        guard let place = place(of: glyph),
          let picture = shapes.coloredPicture(of: glyph.index), let bitmap = picture.bitmap
        else { continue }
        let x = Int(place.x.rounded()) + picture.x
        result.append((bitmap, x, Int(place.y.rounded()) + picture.y))
      }
    }
    return result
  }

  /// The outlines of all glyphs without colours of their own, in device space.
  var outlines: PathElements {
    var result = PathElements()
    withShapes { shapes in
      for glyph in glyphs {
        guard let place = place(of: glyph) else { continue }
        if shapes.hasColors, shapes.coloredPicture(of: glyph.index) != nil { continue }
        result.append(
          shapes.outline(of: glyph.index),
          transform: CGAffineTransform(translationX: place.x, y: place.y)
        )
      }
    }
    return result
  }

  /// Shows the glyphs without colours of their own as text of a document.
  func show(in context: OpaquePointer) {
    var shown: [cairo_glyph_t] = []
    withShapes { shapes in
      for glyph in glyphs {
        guard let place = place(of: glyph) else { continue }
        if shapes.hasColors, shapes.coloredPicture(of: glyph.index) != nil { continue }
        shown.append(cairo_glyph_t(index: glyph.index, x: place.x, y: place.y))
      }
    }
    var matrix = cairo_matrix_t(
      xx: scale.a,
      yx: scale.b,
      xy: scale.c,
      yy: scale.d,
      x0: 0,
      y0: 0
    )
    CairoFaces.inTurn {
      cairo_set_font_face(context, font.face)
      cairo_set_font_matrix(context, &matrix)
      cairo_show_glyphs(context, shown, Int32(shown.count))
    }
  }

  private func withShapes(_ body: (GlyphShapes) -> Void) {
    _ = font.withShapes(scale) { body($0) }
  }
}
