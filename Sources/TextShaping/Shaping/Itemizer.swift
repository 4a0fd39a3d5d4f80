internal import CFonts
import Foundation

/// Divides text into stretches that one face can shape in one call.
///
/// A stretch ends where the attributes, the direction, the script or the face change. Characters
/// that belong to no script go with what is before them; the kanas go with the ideographs.
struct Itemizer {
  let units: UnsafeBufferPointer<UInt16>
  let runs: [AttributedText.Run]
  /// The embedding level of each unit, counted from `levelsStart`; empty where all are `baseLevel`.
  let levels: [UInt8]
  let levelsStart: Int
  let baseLevel: UInt8

  private var start = 0
  private var kind = ShapedItem.Kind.text
  private var level: UInt8 = 0
  private var run = 0
  private var script = Self.commonScript
  private var typeface = Typeface.empty
  private var isEmoji = false
  /// Where the last character with marks began, which may have to follow its marks to their face.
  private var baseStart = 0
  private var baseCharacter: UInt32 = 0
  /// The face found for the last character the font itself lacks, which mostly serves the next too.
  private var lastFallback: (script: UInt32, run: Int, typeface: Typeface)?

  static let commonScript = HB_SCRIPT_COMMON.rawValue

  init(
    units: UnsafeBufferPointer<UInt16>,
    runs: [AttributedText.Run],
    levels: [UInt8],
    levelsStart: Int,
    baseLevel: UInt8
  ) {
    self.units = units
    self.runs = runs
    self.levels = levels
    self.levelsStart = levelsStart
    self.baseLevel = baseLevel
  }

  /// Appends the items of a range that lies in one paragraph, in logical order.
  mutating func appendItems(in range: Range<Int>, firstRun: Int, to items: inout [ShapedItem]) {
    start = range.lowerBound
    run = firstRun
    var index = range.lowerBound
    while index < range.upperBound {
      while run + 1 < runs.count, runs[run].range.upperBound <= index {
        close(at: index, &items)
        run += 1
      }
      let (character, length) = Characters.character(at: index, in: units)
      place(character, at: index, next: index + length, end: range.upperBound, &items)
      index += length
    }
    close(at: range.upperBound, &items)
  }

  private mutating func close(at end: Int, _ items: inout [ShapedItem]) {
    guard start < end else { return }
    let font = runs[run].format.font
    let isOwn = typeface === font.typeface
    items.append(
      ShapedItem(
        range: start..<end,
        kind: kind,
        level: level,
        run: run,
        typeface: typeface,
        size: isOwn ? font.drawnSize : Double(font.pointSize),
        isOwnFace: isOwn,
        script: script == Self.commonScript ? Self.latinScript : script,
        glyphs: 0..<0
      )
    )
    start = end
    kind = .text
    script = Self.commonScript
    isEmoji = false
  }

  private mutating func place(
    _ character: UInt32,
    at index: Int,
    next: Int,
    end: Int,
    _ items: inout [ShapedItem]
  ) {
    let level = levels.isEmpty ? baseLevel : levels[index - levelsStart]
    if index == start {
      begin(level: level)
    } else if level != self.level || kind != .text {
      close(at: index, &items)
      begin(level: level)
    }
    if let special = special(character) {
      close(at: index, &items)
      kind = special
      typeface = runs[run].format.font.typeface
      self.level = level
      return
    }
    let font = runs[run].format.font
    if character < 0x7F, typeface === font.typeface, script == Self.latinScript,
      !isEmoji, next == end || units[next] != 0xFE0F, font.typeface.covers(character)
    {
      baseStart = index
      baseCharacter = character
      return
    }
    placeText(character, at: index, following: next < end ? peek(next) : 0, font: font, &items)
  }

  static let latinScript = HB_SCRIPT_LATIN.rawValue
  static let ideographicScript = HB_SCRIPT_HAN.rawValue

  private mutating func begin(level: UInt8) {
    self.level = level
    typeface = runs[run].format.font.typeface
    baseStart = start
    baseCharacter = 0
  }

  private func special(_ character: UInt32) -> ShapedItem.Kind? {
    if character == UInt32(Characters.tab) { return .tab }
    guard character == UInt32(Characters.objectReplacement) else { return nil }
    return .attachment(runs[run].format.attributes.attachment ?? .nothing)
  }

  private func peek(_ index: Int) -> UInt32 { Characters.character(at: index, in: units).value }

  private mutating func placeText(
    _ character: UInt32,
    at index: Int,
    following: UInt32,
    font: Font,
    _ items: inout [ShapedItem]
  ) {
    if isEmoji, Characters.continuesEmoji(character) || isFlagPair(character) { return }
    let found = Self.mergedScript(of: character)
    let isMark = found.isMark
    if Self.isDefaultIgnorable(character) { return }
    let wanted = wantedFace(character, following: following, script: found.script, font: font)
    let isPicture = wanted.isEmoji
    var face = wanted.typeface
    if isMark, !isPicture {
      if typeface.covers(character) {
        face = typeface
      } else if face.covers(baseCharacter), baseStart < index {
        moveBase(to: face, &items)
        return
      }
    } else {
      baseStart = index
      baseCharacter = character
    }
    let changesScript =
      found.script != Self.commonScript && script != Self.commonScript && found.script != script
    if face !== typeface || changesScript || isPicture != isEmoji { close(at: index, &items) }
    typeface = face
    isEmoji = isPicture
    if found.script != Self.commonScript { script = found.script }
  }

  /// Gives the character before a mark to the face that has both.
  private mutating func moveBase(to face: Typeface, _ items: inout [ShapedItem]) {
    close(at: baseStart, &items)
    typeface = face
    script = Self.mergedScript(of: baseCharacter).script
  }

  private func isFlagPair(_ character: UInt32) -> Bool {
    (0x1F1E6...0x1F1FF).contains(character) && (0x1F1E6...0x1F1FF).contains(baseCharacter)
  }

  private mutating func wantedFace(
    _ character: UInt32,
    following: UInt32,
    script: UInt32,
    font: Font
  ) -> (typeface: Typeface, isEmoji: Bool) {
    if Characters.isEmoji(character, next: following),
      let emoji = font.library.emojiFace(for: character)
    {
      return (emoji, true)
    }
    if font.typeface.covers(character) { return (font.typeface, false) }
    for next in font.description.cascade {
      let typeface = font.library.font(for: next).typeface
      if typeface.covers(character) { return (typeface, false) }
    }
    if let last = lastFallback, last.run == run, last.script == script,
      script != Self.commonScript, last.typeface.covers(character)
    {
      return (last.typeface, false)
    }
    let query = FallbackQuery(
      character: character,
      script: script == Self.commonScript ? self.script : script,
      member: runs[run].format.cjkMember,
      style: font.fallbackStyle
    )
    // A character nobody has shows as the font's own box.
    guard let fallback = font.library.fallback(for: query) else { return (font.typeface, false) }
    lastFallback = (script, run, fallback)
    return (fallback, false)
  }

  /// The script of a character, common where it has none of its own, and whether it is a mark.
  private static func mergedScript(of character: UInt32) -> (script: UInt32, isMark: Bool) {
    let functions = hb_unicode_funcs_get_default()
    let script = hb_unicode_script(functions, character)
    switch script {
    case HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN:
      let category = hb_unicode_general_category(functions, character)
      let isMark =
        category == HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK
        || category == HB_UNICODE_GENERAL_CATEGORY_ENCLOSING_MARK
        || category == HB_UNICODE_GENERAL_CATEGORY_SPACING_MARK
      return (commonScript, isMark)
    case HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA, HB_SCRIPT_BOPOMOFO:
      return (ideographicScript, false)
    case HB_SCRIPT_LATIN, HB_SCRIPT_HAN, HB_SCRIPT_HANGUL:
      return (script.rawValue, false)
    default:
      let category = hb_unicode_general_category(functions, character)
      let isMark =
        category == HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK
        || category == HB_UNICODE_GENERAL_CATEGORY_SPACING_MARK
      return (script.rawValue, isMark)
    }
  }

  /// Whether a character only steers shaping, and must not end a stretch.
  private static func isDefaultIgnorable(_ character: UInt32) -> Bool {
    switch character {
    case 0xAD, 0x034F, 0x061C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F, 0x200B...0x200F,
      0x202A...0x202E, 0x2060...0x206F, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0,
      0xE0000...0xE0FFF:
      true
    default: false
    }
  }
}
