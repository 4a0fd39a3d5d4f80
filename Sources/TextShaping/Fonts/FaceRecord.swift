internal import CFonts
import Foundation

/// A face that can be asked for by name, and where to find it.
struct FaceRecord: Sendable {
  let location: Typeface.Location
  let names: FontNames
  let weight: FontWeight
  let isItalic: Bool
  /// In per cent of the normal width.
  let width: Double

  /// The faces of a file, with the named instances of variable ones; empty when it is no font.
  static func faces(inFile path: String) -> [FaceRecord] {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return [] }
    defer { hb_blob_destroy(blob) }
    return (0..<min(Int(hb_face_count(blob)), 256)).flatMap { index -> [FaceRecord] in
      guard let face = hb_face_create(blob, UInt32(index)) else { return [] }
      defer { hb_face_destroy(face) }
      guard hb_face_get_glyph_count(face) > 0 else { return [] }
      let location = Typeface.Location(path: path, index: index)
      let record = FaceRecord(location: location, names: FontNames(face: face), face: face)
      return [record] + record.instances(of: face)
    }
  }

  private init(location: Typeface.Location, names: FontNames, face: OpaquePointer) {
    self.location = location
    self.names = names
    let font = hb_font_create(face)
    defer { hb_font_destroy(font) }
    let variations = location.variations.map { hb_variation_t(tag: $0.tag, value: Float($0.value)) }
    hb_font_set_variations(font, variations, UInt32(variations.count))
    weight = FontWeight(openType: Double(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT)))
    isItalic =
      hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0
      || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) != 0
    width = Double(hb_style_get_value(font, HB_STYLE_TAG_WIDTH))
  }

  private func instances(of face: OpaquePointer) -> [FaceRecord] {
    var axisCount: UInt32 = 16
    var axes = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: 16)
    hb_ot_var_get_axis_infos(face, 0, &axisCount, &axes)
    guard axisCount > 0 else { return [] }
    return (0..<hb_ot_var_get_named_instance_count(face)).compactMap { instance in
      var count: UInt32 = 16
      var values = [Float](repeating: 0, count: 16)
      hb_ot_var_named_instance_get_design_coords(face, instance, &count, &values)
      let styleID = hb_ot_var_named_instance_get_subfamily_name_id(face, instance)
      guard let style = FontNames.text(ofName: styleID, in: face), style != names.style else {
        return nil
      }
      let nameID = hb_ot_var_named_instance_get_postscript_name_id(face, instance)
      let stem = names.family.filter { $0 != " " }
      var location = location
      location.variations = (0..<Int(min(axisCount, count))).map {
        FontVariation(tag: axes[$0].tag, value: Double(values[$0]))
      }
      let instanceNames = FontNames(
        family: names.family,
        style: style,
        full: "\(names.family) \(style)",
        postScript: FontNames.text(ofName: nameID, in: face)
          ?? "\(stem)-\(style.filter { $0 != " " })"
      )
      return FaceRecord(location: location, names: instanceNames, face: face)
    }
  }
}
