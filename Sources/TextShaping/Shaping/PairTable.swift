/// The advances of character pairs in one face, filled in as pairs occur.
///
/// Inter's kerning looks at pairs only and, without contextual alternates, no European letter
/// changes its shape beside another. So such text needs no shaping: its glyphs are the nominal ones,
/// and each advance depends on the next character alone. Every pair is checked against HarfBuzz
/// when it first occurs, and a test does so for longer texts.
final class PairTable {
  /// A character's glyph, and its advance in HarfBuzz units.
  typealias Nominal = (glyph: UInt32, advance: Int32)

  private static let unknown = Int32.min
  /// In place of an advance: the pair has to be shaped.
  private static let mustShape = Int32.min + 1
  private static let slotCount = 0x1D0

  let typeface: Typeface
  let features: [FontFeature]
  /// By slot; glyph 0 for what the face lacks.
  private var nominals: [Nominal]
  /// Of two ASCII characters, side by side.
  private var asciiAdvances: [Int32]
  /// Of any other two.
  private var otherAdvances: [UInt32: Int32] = [:]

  init(_ typeface: Typeface, features: [FontFeature]) {
    self.typeface = typeface
    self.features = features
    nominals = Array(repeating: (0, 0), count: Self.slotCount)
    asciiAdvances = Array(repeating: Self.unknown, count: 128 * 128)
    for unit in Self.units {
      guard let slot = Self.slot(unit), let scalar = Unicode.Scalar(unit),
        let glyph = typeface.glyph(for: scalar)
      else { continue }
      nominals[slot] = (glyph, typeface.advanceInUnits(of: glyph))
    }
  }

  /// Every character that may have a slot.
  private static let units =
    Array(UInt16(0x20)...0x17F) + Array(0x2010...0x203A) + [0x20AC, 0x2122]

  /// Where a character stands in the table, or nil for what has to be shaped: Latin letters up to
  /// U+017F, dashes, quotation marks, bullets, the euro and the trade mark.
  @inline(__always)
  private static func slot(_ unit: UInt16) -> Int? {
    if unit < 0x7F { return unit >= 0x20 ? Int(unit) : nil }
    switch unit {
    case 0xA0...0xAC, 0xAE...0x17F: return Int(unit)
    case 0x2010...0x2027: return 0x180 + Int(unit - 0x2010)
    case 0x2030...0x203A: return 0x1A0 + Int(unit - 0x2030)
    case 0x20AC: return 0x1C0
    case 0x2122: return 0x1C1
    default: return nil
    }
  }

  /// The glyph of a character, or nil where the text has to be shaped.
  @inline(__always)
  func nominal(_ unit: UInt16) -> Nominal? {
    guard let slot = Self.slot(unit) else { return nil }
    let nominal = nominals[slot]
    return nominal.glyph == 0 ? nil : nominal
  }

  /// The advance of a character in front of another, in HarfBuzz units; both have a `nominal`.
  ///
  /// Nil where the two have to be shaped.
  @inline(__always)
  func advance(_ first: UInt16, before second: UInt16, shaper: Shaper) -> Int32? {
    if first | second < 128 {
      let known = asciiAdvances[Int(first) << 7 | Int(second)]
      if known > Self.mustShape { return known }
    } else if let known = otherAdvances[UInt32(first) << 16 | UInt32(second)],
      known > Self.mustShape
    {
      return known
    }
    return measure(first, second, shaper: shaper)
  }

  /// The width of printable ASCII in HarfBuzz units; nil where it must be shaped.
  ///
  /// Adds the number of digits other than 1 to `digits`.
  @inline(__always)
  func width(of text: UnsafeBufferPointer<UInt8>, digits: inout Int, shaper: Shaper) -> Int? {
    guard var previous = text.first.map(UInt16.init), var last = nominal(previous) else {
      return nil
    }
    var width = 0
    var wideDigits = Characters.isWideDigit(previous) ? 1 : 0
    for index in 1..<text.count {
      let character = UInt16(text[index])
      guard character < 0x7F, let next = nominal(character),
        let advance = advance(previous, before: character, shaper: shaper)
      else { return nil }
      if Characters.isWideDigit(character) { wideDigits += 1 }
      width += Int(advance)
      previous = character
      last = next
    }
    digits += wideDigits
    return width + Int(last.advance)
  }

  @inline(never)
  private func measure(_ first: UInt16, _ second: UInt16, shaper: Shaper) -> Int32? {
    let key = UInt32(first) << 16 | UInt32(second)
    let isASCII = first | second < 128
    let slot = isASCII ? Int(first) << 7 | Int(second) : 0
    if isASCII ? asciiAdvances[slot] == Self.mustShape : otherAdvances[key] == Self.mustShape {
      return nil
    }
    let advance = nominal(first).flatMap { left in
      nominal(second).flatMap { right in
        shaper.pairAdvance(
          (first, left),
          (second, right),
          typeface: typeface,
          features: features
        )
      }
    }
    if isASCII {
      asciiAdvances[slot] = advance ?? Self.mustShape
    } else {
      otherAdvances[key] = advance ?? Self.mustShape
    }
    return advance
  }
}
