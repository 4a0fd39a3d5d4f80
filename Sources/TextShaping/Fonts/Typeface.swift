internal import CFonts
import CoreGraphics
import Foundation
import Synchronization

/// One face of one font file, ready to shape and to draw at any size.
///
/// Everything in it is made once and never changed, so it may be used from any thread.
package final class Typeface: @unchecked Sendable {
  /// Where a face comes from.
  struct Location: Hashable, Sendable {
    var path: String
    var index = 0
    var variations: [FontVariation] = []
  }

  /// HarfBuzz is given this many units for a unit of the font, so that variable fonts round late.
  private static let subunits = 64.0

  let location: Location
  let face: OpaquePointer
  let font: OpaquePointer
  /// How many ems a HarfBuzz unit is.
  let unit: Double
  package let names: FontNames
  /// The face's own measures at a size of one point.
  package let metrics: FontMetrics
  package let weight: FontWeight
  package let isItalic: Bool
  /// The glyphs of the first 128 characters; 0 where missing.
  private let asciiGlyphs: [UInt32]
  let glyphCount: Int
  let drawing = Mutex<CGFont?>(nil)
  /// The boxes that were asked for: a variable font makes its outlines again for each.
  private let boxes = Mutex<[UInt32: CGRect]>([:])

  /// A face without glyphs, for a machine without a single font.
  static let empty = Typeface(Location(path: ""), face: hb_face_get_empty())

  /// Opens a face; nil when there is no readable font at `location`.
  convenience init?(_ location: Location) {
    guard let blob = hb_blob_create_from_file_or_fail(location.path) else { return nil }
    defer { hb_blob_destroy(blob) }
    guard location.index >= 0, location.index < Int(hb_face_count(blob)),
      let face = hb_face_create(blob, UInt32(location.index))
    else { return nil }
    defer { hb_face_destroy(face) }
    guard hb_face_get_glyph_count(face) > 0 else { return nil }
    self.init(location, face: face)
  }

  private init(_ location: Location, face: OpaquePointer) {
    glyphCount = Int(hb_face_get_glyph_count(face))
    self.location = location
    self.face = hb_face_reference(face)
    font = hb_font_create(face)
    let scale = Int32(Double(hb_face_get_upem(face)) * Self.subunits)
    unit = 1 / Double(scale)
    hb_font_set_scale(font, scale, scale)
    let variations = location.variations.map { hb_variation_t(tag: $0.tag, value: Float($0.value)) }
    hb_font_set_variations(font, variations, UInt32(variations.count))
    hb_face_make_immutable(face)
    hb_font_make_immutable(font)
    names = FontNames(face: face)
    metrics = FontMetrics(face: font, unit: unit)
    weight = FontWeight(openType: Double(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT)))
    isItalic =
      hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0
      || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) != 0
    asciiGlyphs = (0..<UInt32(128)).map { [font] character in
      var glyph: UInt32 = 0
      return hb_font_get_nominal_glyph(font, character, &glyph) != 0 ? glyph : 0
    }
  }

  deinit {
    hb_font_destroy(font)
    hb_face_destroy(face)
  }

  /// The glyph that draws a character, or nil where the face has none.
  package func glyph(for character: Unicode.Scalar) -> UInt32? {
    if character.value < 128 {
      let glyph = asciiGlyphs[Int(character.value)]
      return glyph == 0 ? nil : glyph
    }
    var glyph: UInt32 = 0
    return hb_font_get_nominal_glyph(font, character.value, &glyph) != 0 ? glyph : nil
  }

  /// Whether the face draws a character.
  func covers(_ character: UInt32) -> Bool {
    if character < 128 { return asciiGlyphs[Int(character)] != 0 }
    var glyph: UInt32 = 0
    return hb_font_get_nominal_glyph(font, character, &glyph) != 0
  }

  /// How far a glyph moves the pen, in ems.
  package func advance(of glyph: UInt32) -> Double {
    Double(advanceInUnits(of: glyph)) * unit
  }

  /// The same in HarfBuzz units.
  func advanceInUnits(of glyph: UInt32) -> Int32 { hb_font_get_glyph_h_advance(font, glyph) }

  /// The box around a glyph's ink, in ems, y upwards; empty for a space.
  package func bounds(of glyph: UInt32) -> CGRect {
    boxes.withLock { boxes in
      if let known = boxes[glyph] { return known }
      let box = measuredBounds(of: glyph)
      boxes[glyph] = box
      return box
    }
  }

  private func measuredBounds(of glyph: UInt32) -> CGRect {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(font, glyph, &extents) != 0 else { return .zero }
    return CGRect(
      x: Double(extents.x_bearing) * unit,
      y: Double(extents.y_bearing + extents.height) * unit,
      width: Double(extents.width) * unit,
      height: -Double(extents.height) * unit
    )
  }
}

extension Typeface: Hashable {
  package static func == (one: Typeface, other: Typeface) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Where on one axis a variable font is used.
struct FontVariation: Hashable, Sendable {
  let tag: UInt32
  let value: Double

  init(_ tag: String, _ value: Double) { self.init(tag: FontFeature(tag).tag, value: value) }

  init(tag: UInt32, value: Double) {
    self.tag = tag
    self.value = value
  }

  /// The axis's name of four letters.
  var name: String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
