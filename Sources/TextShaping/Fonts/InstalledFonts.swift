internal import CFonts

/// The families the machine's own fontconfig configuration knows.
enum InstalledFonts {
  /// The files of every scalable font that the configuration lets through, in order.
  static func files() -> [String] {
    guard let config = FcInitLoadConfigAndFonts() else { return [] }
    defer { FcConfigDestroy(config) }
    let everything = FcPatternCreate()
    let wanted = FcObjectSetCreate()
    defer {
      FcPatternDestroy(everything)
      FcObjectSetDestroy(wanted)
    }
    FcPatternAddBool(everything, FC_SCALABLE, 1)
    FcObjectSetAdd(wanted, FC_FILE)
    guard let found = FcFontList(config, everything, wanted) else { return [] }
    defer { FcFontSetDestroy(found) }
    let paths = (0..<Int(found.pointee.nfont)).compactMap { index -> String? in
      var file: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(found.pointee.fonts[index], FC_FILE, 0, &file) == FcResultMatch,
        let file
      else { return nil }
      return String(cString: file)
    }
    return Set(paths).sorted()
  }
}
