/// Where lines may break in text of Latin letters, digits and common punctuation.
///
/// The pairs of characters that are told of here break alike in all languages, by the Unicode line breaking
/// algorithm (UAX #14) of any year that is in use. Most texts have no others, and need not wait for the library
/// that knows all.
struct LatinBreaks {
  private enum Kind: UInt8 {
    case other
    case letter
    case digit
    case space
    /// `.`, `,`, `:` and `;`.
    case stop
    /// `!` and `?`.
    case ask
    case quote
    case openQuote
    case closeQuote
    case hyphen
    case open
    case close

    init(_ unit: UInt16) {
      switch unit {
      case 0x20: self = .space
      case 0x41...0x5A, 0x61...0x7A: self = .letter
      case 0x30...0x39: self = .digit
      case 0x2E, 0x2C, 0x3A, 0x3B: self = .stop
      case 0x21, 0x3F: self = .ask
      case 0x22, 0x27: self = .quote
      case 0x201C, 0x2018: self = .openQuote
      case 0x201D, 0x2019: self = .closeQuote
      case 0x2D: self = .hyphen
      case 0x28: self = .open
      case 0x29: self = .close
      // # & * @ _
      case 0x23, 0x26, 0x2A, 0x40, 0x5F: self = .letter
      // Latin-1 without × and ÷, and Latin Extended-A and -B.
      case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F: self = .letter
      default: self = .other
      }
    }
  }

  private enum Answer {
    case forbidden
    case allowed
    case unknown
  }

  private let units: UnsafeBufferPointer<UInt16>
  private let window: Range<Int>

  /// Nil where more has to be known to tell the breaks in a part of a text.
  init?(_ window: Range<Int>, of units: UnsafeBufferPointer<UInt16>) {
    self.units = units
    self.window = window
    var isKnown = true
    look { _, answer in
      isKnown = answer != .unknown
      return isKnown
    }
    guard isKnown else { return nil }
  }

  /// Calls `body` with every place in the part before which a line may break; never with its start.
  func forEachPlace(_ body: (Int) -> Void) {
    look { place, answer in
      if answer == .allowed { body(place) }
      return true
    }
  }

  /// Tells of the place before each character, until `found` wants no more.
  private func look(found: (Int, Answer) -> Bool) {
    var (first, second): (Kind?, Kind?) = (nil, nil)
    // What a quotation mark does to a parenthesis reaches across spaces.
    var isQuoted = false
    for place in window {
      let kind = Kind(units[place])
      var answer = Self.answer(second, kind)
      if kind == .open, second == .space, isQuoted { answer = .unknown }
      // Numbers stay whole, and begin with digits.
      if kind == .digit, second == .stop, first != .digit { answer = .unknown }
      guard found(place, answer) else { return }
      if kind != .space { isQuoted = kind == .quote || kind == .closeQuote }
      (first, second) = (second, kind)
    }
  }

  /// Whether a line may break between two characters, of which there may be no first.
  private static func answer(_ first: Kind?, _ second: Kind) -> Answer {
    switch (first, second) {
    case (_, .other), (nil, .hyphen): .unknown
    case (nil, _): .forbidden
    case (.hyphen, .letter): .allowed
    case (.hyphen, .digit): .forbidden
    case (.hyphen, _), (.ask, .letter), (.ask, .digit): .unknown
    case (.open, .space), (.openQuote, .space): .unknown
    case (.space, .letter), (.space, .digit), (.space, .quote), (.space, .openQuote),
      (.space, .open):
      .allowed
    case (.space, .space): .forbidden
    case (.space, _): .unknown
    case (.letter, .hyphen), (.digit, .hyphen): .forbidden
    case (_, .hyphen): .unknown
    case (.stop, .open), (.ask, .open), (.close, .open), (.closeQuote, .open): .unknown
    default: .forbidden
    }
  }
}
