import Foundation

/// Stand-ins for families that iOS has and Linux has not: which pinned family draws instead.
///
/// The families are the ones apps name in code. Widths differ from the real ones; a screen that
/// must look right brings its fonts along, as it would for any family that iOS lacks.
enum FamilySubstitutes {
  /// A name understood: its family, what draws it, and the face the rest of the name asks for.
  struct Match: Sendable {
    let family: String
    let substitute: String
    let weight: FontWeight
    let isItalic: Bool
  }

  private static let families: [(substitute: String, names: [String])] = [
    (
      "Inter",
      [
        "Helvetica", "Helvetica Neue", "Arial", "Arial Hebrew", "Arial Rounded MT Bold", "Avenir",
        "Avenir Next", "Avenir Next Condensed", "Academy Engraved LET", "Bradley Hand",
        "Chalkboard SE", "Chalkduster", "Copperplate", "DIN Alternate",
        "DIN Condensed", "Euphemia UCAS", "Futura", "Galvji", "Gill Sans", "Grantha Sangam MN",
        "Kefa", "Marker Felt", "Noteworthy", "Optima", "Papyrus",
        "Party LET", "Rockwell", "Savoye LET", "Snell Roundhand",
        "Trebuchet MS", "Verdana", "Zapfino",
      ]
    ),
    ("Noto Sans Mono", ["Menlo", "Courier", "Courier New"]),
    (
      "Noto Serif",
      [
        "American Typewriter", "Baskerville", "Bodoni 72", "Bodoni 72 Oldstyle",
        "Charter", "Cochin", "Didot", "Georgia", "Hoefler Text", "Iowan Old Style",
        "Palatino", "Superclarendon", "Times New Roman",
      ]
    ),
    ("Noto Color Emoji", ["Apple Color Emoji"]),
    ("Noto Sans Symbols", ["Symbol", "Zapf Dingbats"]),
    (
      "Noto Sans CJK JP",
      ["Hiragino Sans", "Hira Kaku ProN", "Hiragino Maru Gothic ProN", "Hira Maru ProN"]
    ),
    ("Noto Serif CJK JP", ["Hiragino Mincho ProN", "Hira Min ProN"]),
    ("Noto Sans CJK SC", ["PingFang SC", "Heiti SC", "ST Heiti SC"]),
    ("Noto Sans CJK TC", ["PingFang TC", "Heiti TC", "ST Heiti TC"]),
    ("Noto Sans CJK HK", ["PingFang HK"]),
    ("Noto Sans CJK KR", ["Apple SD Gothic Neo"]),
    (
      "Noto Sans Arabic", ["Al Nile", "Damascus", "Geeza Pro", "Farah", "Diwan Mishafi", "Mishafi"]
    ),
    ("Noto Sans Thai", ["Thonburi", "Ayuthaya"]),
    (
      "Noto Sans Devanagari",
      ["Devanagari Sangam MN", "Kohinoor Devanagari", "ITF Devanagari", "Mukta Mahee"]
    ),
    ("Noto Sans Bengali", ["Bangla Sangam MN", "Kohinoor Bangla"]),
    ("Noto Sans Gujarati", ["Gujarati Sangam MN", "Kohinoor Gujarati"]),
    ("Noto Sans Tamil", ["Tamil Sangam MN"]),
    ("Noto Sans Telugu", ["Telugu Sangam MN", "Kohinoor Telugu"]),
    ("Noto Sans Kannada", ["Kannada Sangam MN"]),
    ("Noto Sans Malayalam", ["Malayalam Sangam MN"]),
    ("Noto Sans Sinhala", ["Sinhala Sangam MN"]),
    ("Noto Sans Khmer", ["Khmer Sangam MN"]),
    ("Noto Sans Lao", ["Lao Sangam MN"]),
    ("Noto Sans Myanmar", ["Myanmar Sangam MN"]),
  ]

  /// The words that PostScript names put after the family.
  private static let weights: [(word: String, weight: FontWeight)] = [
    ("ultralight", .ultraLight), ("extralight", .thin), ("hairline", .ultraLight), ("thin", .thin),
    ("light", .light), ("book", .regular), ("roman", .regular), ("regular", .regular),
    ("medium", .medium), ("demibold", .semibold), ("semibold", .semibold), ("extrabold", .heavy),
    ("bold", .bold), ("heavy", .heavy), ("extrablack", .black), ("black", .black), ("wide", .bold),
    ("w0", .thin), ("w1", .thin), ("w2", .light), ("w3", .regular), ("w4", .regular),
    ("w5", .medium), ("w6", .semibold), ("w7", .bold), ("w8", .heavy), ("w9", .black),
  ]
  private static let slants = ["italic", "oblique", "ita"]
  /// Words that change nothing that the substitutes could follow.
  private static let ignored = ["condensed", "psmt", "ps", "mt"]

  /// Made when a font is first asked for by name, which few screens do.
  private static let familyByStem: [String: (name: String, substitute: String)] = {
    var byStem: [String: (name: String, substitute: String)] = [:]
    for (substitute, names) in families {
      for name in names { byStem[stem(name)] = (name, substitute) }
    }
    return byStem
  }()

  /// What draws a family, full or PostScript name of iOS; nil when iOS has no such font.
  static func match(_ name: String) -> Match? {
    let stem = Self.stem(name)
    for length in stride(from: stem.count, to: 0, by: -1) {
      guard let family = familyByStem[String(stem.prefix(length))] else { continue }
      if let (weight, isItalic) = style(stem.dropFirst(length)) {
        return Match(
          family: family.name,
          substitute: family.substitute,
          weight: weight,
          isItalic: isItalic
        )
      }
    }
    return nil
  }

  private static func stem(_ name: String) -> String {
    name.lowercased().filter { $0 != " " && $0 != "-" }
  }

  private static func style(_ words: Substring) -> (FontWeight, isItalic: Bool)? {
    var rest = words
    var weight = FontWeight.regular
    var isItalic = false
    while !rest.isEmpty {
      if let found = weights.first(where: { rest.hasPrefix($0.word) }) {
        weight = found.weight
        rest = rest.dropFirst(found.word.count)
      } else if let slant = slants.first(where: { rest.hasPrefix($0) }) {
        isItalic = true
        rest = rest.dropFirst(slant.count)
      } else if let word = ignored.first(where: { rest.hasPrefix($0) }) {
        rest = rest.dropFirst(word.count)
      } else {
        return nil
      }
    }
    return (weight, isItalic)
  }
}
