internal import CFonts
import CoreGraphics
import Foundation
import Synchronization

extension Typeface {
  /// The face as the drawing side knows it; nil for the face without glyphs.
  package var cgFont: CGFont? {
    guard !location.path.isEmpty else { return nil }
    return drawing.withLock { drawing in
      if let drawing { return drawing }
      drawing = makeCGFont()
      return drawing
    }
  }

  /// Describes the file to Cairo, which opens it when it first draws.
  ///
  /// The pattern names a file, so that nothing is looked up in anybody's configuration. Hinting
  /// and antialiasing are the context's business.
  private func makeCGFont() -> CGFont? {
    guard let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FILE, location.path)
    FcPatternAddInteger(pattern, FC_INDEX, Int32(location.index))
    // Pictures in a font are bitmaps; letters never should be.
    FcPatternAddBool(pattern, FC_EMBEDDED_BITMAP, hb_ot_color_has_png(face))
    if !location.variations.isEmpty {
      let settings = location.variations.map { "\($0.name)=\($0.value)" }.joined(separator: ",")
      FcPatternAddString(pattern, FC_FONT_VARIATIONS, settings)
    }
    return CairoFaces.inTurn {
      guard let drawn = cairo_ft_font_face_create_for_pattern(pattern) else { return nil }
      defer { cairo_font_face_destroy(drawn) }
      return CGFont(retainingCairoFace: drawn, postScriptName: names.postScript)
    }
  }
}
