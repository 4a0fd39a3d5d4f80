import Foundation
import TestSupport

/// What is set around a program on somebody's machine, drawn from a number: languages, time zones, fonts.
struct Surroundings {
  private(set) var environment: [String: String] = [:]

  /// What pictures must not depend on, and values that people or systems give it.
  private static let settings: [(name: String, values: [String])] = [
    ("LANG", ["C", "de_DE.UTF-8", "ar_EG.UTF-8", "ja_JP.UTF-8", "nowhere"]),
    ("LC_ALL", ["C", "C.UTF-8", "tr_TR.UTF-8", "fa_IR.UTF-8"]),
    ("LC_NUMERIC", ["de_DE.UTF-8", "hi_IN"]),
    ("LC_TIME", ["en_GB.UTF-8", "th_TH.UTF-8"]),
    ("LANGUAGE", ["he:en", "fr"]),
    ("TZ", ["Asia/Tokyo", "America/St_Johns", "Pacific/Kiritimati", "Nowhere/None", "UTC+14"]),
    ("FC_LANG", ["ja", "ar"]),
    ("PANGO_LANGUAGE", ["zh_TW", "ko"]),
    ("PANGOCAIRO_BACKEND", ["fc", "win32"]),
    ("FREETYPE_PROPERTIES", ["truetype:interpreter-version=35", "cff:no-stem-darkening=0"]),
    ("PIXMAN_DISABLE", ["sse2", "ssse3 avx2", "fast"]),
    ("CAIRO_DEBUG", ["1"]),
    ("GDK_SCALE", ["2"]),
    ("GTK_THEME", ["Adwaita:dark", "HighContrast"]),
    ("QT_SCALE_FACTOR", ["1.5"]),
    ("SDL_VIDEODRIVER", ["dummy", "nothing"]),
    ("COLUMNS", ["20"]),
    ("XDG_DATA_HOME", ["/nonexistent"]),
  ]

  /// Fonts in the place of all others, without smooth edges, as a person may have asked for.
  private static let fonts = """
    <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
    <match target="pattern"><edit name="family" mode="assign" binding="strong">
    <string>DejaVu Sans Mono</string></edit></match>
    <match target="font"><edit name="antialias" mode="assign"><bool>false</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
    <edit name="rgba" mode="assign"><const>rgb</const></edit></match>
    <dir>/usr/share/fonts</dir></fontconfig>
    """

  init(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    for (name, values) in Self.settings where Bool.random(using: &random) {
      environment[name] = values.randomElement(using: &random)
    }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: environment["HOME"] = "/nonexistent"
    case 1: environment["HOME"] = try Self.home().path
    case 2:
      environment["FONTCONFIG_FILE"] = try Self.home()
        .appendingPathComponent(".config/fontconfig/fonts.conf").path
    default: break
    }
  }

  private static func home() throws -> URL {
    let home = Command.scratch.appendingPathComponent("home")
    let folder = home.appendingPathComponent(".config/fontconfig")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(fonts.utf8).write(to: folder.appendingPathComponent("fonts.conf"), options: .atomic)
    return home
  }
}
