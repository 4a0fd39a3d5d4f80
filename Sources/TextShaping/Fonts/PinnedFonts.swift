/// The packages the pinned fonts come in, named as Debian and its children name them.
enum FontPackage: String, CaseIterable, Sendable {
  case inter = "fonts-inter"
  case noto = "fonts-noto-core"
  case monospaced = "fonts-noto-mono"
  case cjk = "fonts-noto-cjk"
  case emoji = "fonts-noto-color-emoji"

  /// A file that is there whenever the package is.
  var witness: String {
    switch self {
    case .inter: "Inter-Regular"
    case .noto: "NotoSans-Regular"
    case .monospaced: "NotoSansMono-Regular"
    case .cjk: "NotoSansCJK-Regular"
    case .emoji: "NotoColorEmoji"
    }
  }

  /// What is drawn badly without it.
  var purpose: String {
    switch self {
    case .inter: "the system font"
    case .noto: "scripts other than Latin, Greek and Cyrillic, and the serif design"
    case .monospaced: "the monospaced design"
    case .cjk: "Chinese, Japanese and Korean"
    case .emoji: "emoji"
    }
  }

  /// The package a fallback file belongs to.
  init(ofFile stem: String) {
    if stem.hasPrefix("Inter") {
      self = .inter
    } else if stem.hasPrefix("NotoColorEmoji") {
      self = .emoji
    } else if stem.contains("CJK") {
      self = .cjk
    } else if stem.contains("Mono") {
      self = .monospaced
    } else {
      self = .noto
    }
  }
}

/// Which pinned file draws which script, so that the same text gets the same faces everywhere.
enum PinnedFonts {
  /// The file that draws a script, by its ISO 15924 code; `-Regular` or `-Bold` is appended.
  ///
  /// Han, Kana, Hangul and Bopomofo are not here: their face depends on the language.
  static let stemByScript: [String: String] = [
    "Adlm": "NotoSansAdlam", "Arab": "NotoSansArabic", "Armn": "NotoSansArmenian",
    "Bali": "NotoSansBalinese", "Bamu": "NotoSansBamum", "Batk": "NotoSansBatak",
    "Beng": "NotoSansBengali", "Bugi": "NotoSansBuginese", "Buhd": "NotoSansBuhid",
    "Cakm": "NotoSansChakma", "Cans": "NotoSansCanadianAboriginal", "Cham": "NotoSansCham",
    "Cher": "NotoSansCherokee", "Copt": "NotoSansCoptic", "Cyrl": "NotoSans",
    "Deva": "NotoSansDevanagari", "Egyp": "NotoSansEgyptianHieroglyphs",
    "Ethi": "NotoSansEthiopic", "Geor": "NotoSansGeorgian", "Goth": "NotoSansGothic",
    "Grek": "NotoSans", "Gujr": "NotoSansGujarati", "Guru": "NotoSansGurmukhi",
    "Hano": "NotoSansHanunoo", "Hebr": "NotoSansHebrew", "Java": "NotoSansJavanese",
    "Kali": "NotoSansKayahLi", "Khmr": "NotoSansKhmer", "Knda": "NotoSansKannada",
    "Lana": "NotoSansTaiTham", "Laoo": "NotoSansLao", "Latn": "NotoSans",
    "Lepc": "NotoSansLepcha", "Limb": "NotoSansLimbu", "Lisu": "NotoSansLisu",
    "Mlym": "NotoSansMalayalam", "Mong": "NotoSansMongolian", "Mtei": "NotoSansMeeteiMayek",
    "Mymr": "NotoSansMyanmar", "Nkoo": "NotoSansNKo", "Ogam": "NotoSansOgham",
    "Olck": "NotoSansOlChiki", "Orya": "NotoSansOriya", "Osge": "NotoSansOsage",
    "Phag": "NotoSansPhagsPa", "Rjng": "NotoSansRejang", "Runr": "NotoSansRunic",
    "Saur": "NotoSansSaurashtra", "Sinh": "NotoSansSinhala", "Sund": "NotoSansSundanese",
    "Sylo": "NotoSansSylotiNagri", "Syrc": "NotoSansSyriac", "Tagb": "NotoSansTagbanwa",
    "Tale": "NotoSansTaiLe", "Talu": "NotoSansNewTaiLue", "Taml": "NotoSansTamil",
    "Tavt": "NotoSansTaiViet", "Telu": "NotoSansTelugu", "Tfng": "NotoSansTifinagh",
    "Tglg": "NotoSansTagalog", "Thaa": "NotoSansThaana", "Thai": "NotoSansThai",
    "Tibt": "NotoSerifTibetan", "Vaii": "NotoSansVai", "Xsux": "NotoSansCuneiform",
    "Yiii": "NotoSansYi",
  ]

  /// Asked in this order for what belongs to no script: symbols, arrows, punctuation.
  static let common = [
    "NotoSans", "NotoSansSymbols", "NotoSansSymbols2", "NotoSansMath", "NotoMusic",
  ]

  /// The scripts whose face is a member of one CJK collection, chosen by language.
  static let cjkScripts: Set<String> = ["Hani", "Hira", "Kana", "Hang", "Bopo"]

  /// Whether a character without a script is drawn like an ideograph: circled numbers, CJK signs.
  static func isSquare(_ character: UInt32) -> Bool {
    switch character {
    case 0x2460...0x24FF, 0x3000...0x33FF, 0xFE10...0xFE1F, 0xFE30...0xFE6F, 0xFF00...0xFFEF: true
    default: false
    }
  }

  /// The member of the CJK collection for a language; Japanese forms unless the text says otherwise.
  ///
  /// The answer is the suffix in the member's PostScript name.
  static func cjkMember(language: String) -> String {
    let tag = language.lowercased()
    if tag.hasPrefix("ko") { return "kr" }
    guard tag.hasPrefix("zh") else { return "jp" }
    if tag.contains("-hk") || tag.contains("-mo") { return "hk" }
    return tag.contains("hant") || tag.contains("-tw") ? "tc" : "sc"
  }
}
