internal import CCairo
internal import Diagnostics
import Foundation

/// How a font's em square, y down, lies in device space: the linear part of a transform.
struct GlyphScale: Hashable {
  var a: CGFloat
  var b: CGFloat
  var c: CGFloat
  var d: CGFloat

  /// Makes the scale of glyphs of a size; `isFlipped` when y points up in the transform's user
  /// space.
  init(size: CGFloat, transform: CGAffineTransform, isFlipped: Bool) {
    let down = isFlipped ? -size : size
    a = size * transform.a
    b = size * transform.b
    c = down * transform.c
    d = down * transform.d
  }

  /// Whether glyphs stand upright, so that only their x decides about how they meet the pixels.
  var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

  /// The largest side of the em square in pixels.
  var extent: CGFloat { max(hypot(a, b), hypot(c, d)) }
}

/// The shapes of a font at one scale, as outlines and as pixels.
final class GlyphShapes {
  /// A glyph as pixels, placed relative to its origin.
  struct Picture {
    /// Nil for a glyph without ink.
    var bitmap: Bitmap?
    var x = 0
    var y = 0
  }

  let scale: GlyphScale
  /// Whether the font may hold glyphs with colours of their own.
  let hasColors: Bool
  private let font: OpaquePointer
  private var pictures: [UInt: Picture] = [:]
  private var colored: [UInt: Picture?] = [:]

  /// How many places between two pixels a glyph can have.
  static let phases = 4
  /// Above this many pixels a glyph is filled as an outline each time.
  static let largestPicture: CGFloat = 160
  private static let mostPictures = 4096
  /// Above this many pixels no glyph is drawn that may have colours: the library would scale its
  /// picture into gigabytes.
  private static let largestColored: CGFloat = 2048

  /// Whether the font is one of pictures, and too large for them.
  private var isTooLarge: Bool { hasColors && scale.extent > Self.largestColored }

  init?(face: OpaquePointer, scale: GlyphScale) {
    var matrix = cairo_matrix_t(xx: scale.a, yx: scale.b, xy: scale.c, yy: scale.d, x0: 0, y0: 0)
    var identity = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    // All said outright, so that the machine's own settings have no say.
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_subpixel_order(options, CAIRO_SUBPIXEL_ORDER_DEFAULT)
    let made = CairoFaces.inTurn { cairo_scaled_font_create(face, &matrix, &identity, options) }
    guard let font = made, cairo_scaled_font_status(font) == CAIRO_STATUS_SUCCESS else {
      return nil
    }
    self.font = font
    self.scale = scale
    hasColors = CairoFaces.inTurn { Self.hasColors(font) }
  }

  deinit { CairoFaces.inTurn { cairo_scaled_font_destroy(font) } }

  private static func hasColors(_ font: OpaquePointer) -> Bool {
    guard cairo_scaled_font_get_type(font) == CAIRO_FONT_TYPE_FT,
      let face = cairo_ft_scaled_font_lock_face(font)
    else { return false }
    defer { cairo_ft_scaled_font_unlock_face(font) }
    // FT_FACE_FLAG_COLOR, a macro that Swift does not see.
    return face.pointee.face_flags & (1 << 14) != 0
  }

  /// A glyph's outline in device space, with its origin at zero.
  func outline(of index: UInt) -> PathElements {
    var elements = PathElements()
    guard !isTooLarge else { return elements }
    CairoFaces.inTurn {
      withContext(format: CAIRO_FORMAT_A8, data: nil, width: 1, height: 1, stride: 4) { context in
        var glyph = cairo_glyph_t(index: index, x: 0, y: 0)
        cairo_glyph_path(context, &glyph, 1)
        guard let path = cairo_copy_path(context) else { return }
        defer { cairo_path_destroy(path) }
        if path.pointee.status == CAIRO_STATUS_SUCCESS { elements.append(path.pointee) }
      }
    }
    return elements
  }

  /// A glyph's coverage with its origin a number of phases right of a pixel's edge.
  func picture(of index: UInt, phase: Int) -> Picture {
    let key = index * UInt(Self.phases) + UInt(phase)
    if let known = pictures[key] { return known }
    if pictures.count >= Self.mostPictures { pictures.removeAll(keepingCapacity: true) }
    let picture = makePicture(of: index, phase: phase)
    pictures[key] = picture
    return picture
  }

  private func makePicture(of index: UInt, phase: Int) -> Picture {
    let elements = outline(of: index)
    guard !elements.isEmpty else { return Picture() }
    let shift = CGAffineTransform(translationX: CGFloat(phase) / CGFloat(Self.phases), y: 0)
    let window = PixelRect(around: elements.controlBounds.applying(shift))
    let mask = CoverageMask(
      of: elements,
      transform: shift,
      rule: .winding,
      flattening: CurveFlattening(tolerance: 1 / 16),
      window: window
    )
    guard let mask else { return Picture() }
    return Picture(bitmap: mask.bitmap, x: mask.x, y: mask.y)
  }

  /// A glyph that has colours of its own, or nil where it takes the text's.
  func coloredPicture(of index: UInt) -> Picture? {
    guard hasColors else { return nil }
    if let known = colored[index] { return known }
    if colored.count >= Self.mostPictures { colored.removeAll(keepingCapacity: true) }
    let picture = makeColoredPicture(of: index)
    colored[index] = .some(picture)
    return picture
  }

  private func makeColoredPicture(of index: UInt) -> Picture? {
    guard !isTooLarge else {
      reportSize()
      return nil
    }
    var glyph = cairo_glyph_t(index: index, x: 0, y: 0)
    var extents = cairo_text_extents_t()
    CairoFaces.inTurn { cairo_scaled_font_glyph_extents(font, &glyph, 1, &extents) }
    let box = CGRect(
      x: extents.x_bearing,
      y: extents.y_bearing,
      width: extents.width,
      height: extents.height
    )
    guard box.width > 0, box.height > 0, box.width < 4096, box.height < 4096 else { return nil }
    let rect = PixelRect(around: box).insetBy(-1)
    // What looks the same in black and in white has colours of its own.
    guard let black = render(index, rect, white: false),
      let white = render(index, rect, white: true),
      memcmp(black.data, white.data, black.byteCount) == 0
    else { return nil }
    return Picture(bitmap: black, x: rect.minX, y: rect.minY)
  }

  private func reportSize() {
    UIKitDiagnostics.report(
      Diagnosis(
        .imageSize,
        what: "Signs with colours of their own are too large to be drawn.",
        place: "text",
        saw: "\(scale.extent.rounded()) pixels",
        remedy: "Give their font at most \(Self.largestColored) pixels; nothing of them is shown."
      )
    )
  }

  private func render(_ index: UInt, _ rect: PixelRect, white: Bool) -> Bitmap? {
    guard let bitmap = Bitmap(width: rect.width, height: rect.height) else { return nil }
    CairoFaces.inTurn {
      withContext(
        format: CAIRO_FORMAT_ARGB32,
        data: bitmap.data,
        width: rect.width,
        height: rect.height,
        stride: bitmap.bytesPerRow
      ) { context in
        let level: Double = white ? 1 : 0
        cairo_set_source_rgb(context, level, level, level)
        var glyph = cairo_glyph_t(index: index, x: Double(-rect.minX), y: Double(-rect.minY))
        cairo_show_glyphs(context, &glyph, 1)
      }
    }
    return bitmap
  }

  /// Runs `body` with a drawing context that has the font.
  private func withContext(
    format: cairo_format_t,
    data: UnsafeMutableRawPointer?,
    width: Int,
    height: Int,
    stride: Int,
    _ body: (OpaquePointer) -> Void
  ) {
    let surface =
      data.map {
        cairo_image_surface_create_for_data(
          $0.assumingMemoryBound(to: UInt8.self),
          format,
          Int32(width),
          Int32(height),
          Int32(stride)
        )
      } ?? cairo_image_surface_create(format, Int32(width), Int32(height))
    guard let surface else { return }
    defer {
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
    guard let context = cairo_create(surface) else { return }
    defer { cairo_destroy(context) }
    cairo_set_scaled_font(context, font)
    body(context)
  }
}

extension PathElements {
  /// Adds a path as Cairo hands it out.
  fileprivate mutating func append(_ path: cairo_path_t) {
    var index = 0
    func point(_ offset: Int) -> CGPoint {
      let data = path.data[index + offset].point
      return CGPoint(x: data.x, y: data.y)
    }
    while index < Int(path.num_data) {
      let header = path.data[index].header
      switch header.type {
      case CAIRO_PATH_MOVE_TO: move(to: point(1))
      case CAIRO_PATH_LINE_TO: line(to: point(1))
      case CAIRO_PATH_CURVE_TO: cubic(to: point(3), control1: point(1), control2: point(2))
      default: close()
      }
      index += max(1, Int(header.length))
    }
  }
}
