internal import CFonts

/// What a face is called, in English.
package struct FontNames: Hashable, Sendable {
  /// The typographic family, such as `Inter`.
  package var family: String
  /// The face within the family, such as `Semi Bold`.
  package var style: String
  package var full: String
  package var postScript: String
  /// The family under the old scheme of four faces a family, where it differs.
  var legacyFamily: String?

  init(family: String, style: String, full: String, postScript: String) {
    self.family = family
    self.style = style
    self.full = full
    self.postScript = postScript
  }

  /// Reads the names from a face; a missing one is made from the others.
  init(face: OpaquePointer) {
    func name(_ id: some BinaryInteger) -> String? { Self.text(ofName: UInt32(id), in: face) }
    let legacy = name(HB_OT_NAME_ID_FONT_FAMILY)
    family = name(HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY) ?? legacy ?? "Unnamed"
    style =
      name(HB_OT_NAME_ID_TYPOGRAPHIC_SUBFAMILY)
      ?? name(HB_OT_NAME_ID_FONT_SUBFAMILY) ?? "Regular"
    full = name(HB_OT_NAME_ID_FULL_NAME) ?? "\(family) \(style)"
    postScript =
      name(HB_OT_NAME_ID_POSTSCRIPT_NAME)
      ?? "\(family)-\(style)".filter { $0 != " " }
    legacyFamily = legacy == family ? nil : legacy
  }

  /// The text of one entry of the name table, or nil when it is missing or empty.
  static func text(ofName id: UInt32, in face: OpaquePointer) -> String? {
    var capacity: UInt32 = 256
    let text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      guard let start = buffer.baseAddress,
        hb_ot_name_get_utf8(face, id, nil, &capacity, start) > 0
      else { return "" }
      return String(cString: start)
    }
    return text.isEmpty ? nil : text
  }
}
