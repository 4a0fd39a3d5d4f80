import Foundation

/// The units of a text, from boundary to boundary in UTF-16 offsets.
///
/// Words are letters and digits that follow each other; what stands between them belongs to none.
/// Sentences and paragraphs follow each other without gaps, with the spaces and the line's end behind
/// them.
struct TextUnits {
  private let string: String
  private let units: NSString

  init(_ string: String) {
    self.string = string
    units = string as NSString
  }

  var length: Int { units.length }

  // MARK: Units

  /// The unit around a place; at a boundary the one behind it, or before it if `isBackward`.
  ///
  /// Nil where none touches the place on that side.
  func range(_ granularity: UITextGranularity, at place: Int, isBackward: Bool) -> NSRange? {
    let index = isBackward ? place - 1 : place
    guard index >= 0, index < length else {
      return granularity == .document && place >= 0 && place <= length && length > 0
        ? NSRange(location: 0, length: length) : nil
    }
    switch granularity {
    case .character: return units.rangeOfComposedCharacterSequence(at: index)
    case .word: return word(at: index)
    case .sentence: return sentence(at: index)
    case .paragraph, .line: return paragraph(at: index)
    case .document: return NSRange(location: 0, length: length)
    }
  }

  /// Whether a unit ends at a place for one who goes forward, or starts there for one who goes back.
  func isBoundary(_ granularity: UITextGranularity, at place: Int, isBackward: Bool) -> Bool {
    guard place >= 0, place <= length else { return false }
    if granularity == .paragraph || granularity == .line {
      // The end of a line belongs to the paragraph but lies behind its boundary.
      return isBackward ? isParagraphStart(place) : isParagraphEnd(place)
    }
    guard let range = range(granularity, at: place, isBackward: !isBackward) else { return false }
    return isBackward ? range.location == place : NSMaxRange(range) == place
  }

  /// The next boundary in a direction; nil at the end of the text.
  func boundary(_ granularity: UITextGranularity, from place: Int, isBackward: Bool) -> Int? {
    guard place >= 0, place <= length, isBackward ? place > 0 : place < length else { return nil }
    if granularity == .document { return isBackward ? 0 : length }
    var next = place
    repeat {
      next = step(next, isBackward)
    } while next > 0 && next < length
      && !isBoundary(granularity, at: next, isBackward: isBackward)
    return next
  }

  private func step(_ place: Int, _ isBackward: Bool) -> Int {
    isBackward
      ? units.rangeOfComposedCharacterSequence(at: place - 1).location
      : NSMaxRange(units.rangeOfComposedCharacterSequence(at: place))
  }

  // MARK: Words

  private func isWord(_ index: Int) -> Bool {
    let range = units.rangeOfComposedCharacterSequence(at: index)
    guard let first = units.substring(with: range).unicodeScalars.first else { return false }
    if CharacterSet.alphanumerics.contains(first) || first == "_" { return true }
    guard first == "'" || first == "\u{2019}" else { return false }
    // An apostrophe between letters, as in "don't", divides no word.
    guard range.location > 0, NSMaxRange(range) < length else { return false }
    return isLetter(range.location - 1) && isLetter(NSMaxRange(range))
  }

  private func isLetter(_ index: Int) -> Bool {
    let range = units.rangeOfComposedCharacterSequence(at: index)
    return units.substring(with: range).unicodeScalars.first
      .map(CharacterSet.letters.contains) ?? false
  }

  private func word(at index: Int) -> NSRange? {
    guard isWord(index) else { return nil }
    var range = units.rangeOfComposedCharacterSequence(at: index)
    while range.location > 0, isWord(range.location - 1) {
      let before = units.rangeOfComposedCharacterSequence(at: range.location - 1)
      range = NSUnionRange(before, range)
    }
    while NSMaxRange(range) < length, isWord(NSMaxRange(range)) {
      range = NSUnionRange(range, units.rangeOfComposedCharacterSequence(at: NSMaxRange(range)))
    }
    return range
  }

  // MARK: Sentences

  private static let stops: Set<Character> = [".", "!", "?", "…"]
  /// Those after which the next sentence follows without a space.
  private static let wideStops: Set<Character> = ["。", "！", "？"]
  private static let closers: Set<Character> = ["\"", "'", ")", "]", "”", "’", "」", "』", "）"]

  private func sentence(at index: Int) -> NSRange {
    let paragraph = paragraph(at: index)
    var start = paragraph.location
    while true {
      let end = sentenceEnd(from: start, before: NSMaxRange(paragraph))
      if index < end || end >= NSMaxRange(paragraph) {
        return NSRange(location: start, length: end - start)
      }
      start = end
    }
  }

  /// Behind the first stop, what closes it and the spaces after it.
  private func sentenceEnd(from start: Int, before limit: Int) -> Int {
    var place = start
    var (hasStopped, isOver) = (false, false)
    while place < limit {
      let range = units.rangeOfComposedCharacterSequence(at: place)
      guard let character = units.substring(with: range).first else { break }
      if Self.wideStops.contains(character) {
        (hasStopped, isOver) = (true, true)
      } else if Self.stops.contains(character) {
        hasStopped = true
      } else if hasStopped, character.isWhitespace {
        isOver = true
      } else if hasStopped, !Self.closers.contains(character) {
        if isOver { return place }
        // A stop inside of something, as in "3.14" or "example.com".
        hasStopped = false
      }
      place = NSMaxRange(range)
    }
    return limit
  }

  // MARK: Paragraphs

  private func paragraph(at index: Int) -> NSRange {
    units.paragraphRange(for: NSRange(location: index, length: 0))
  }

  private func isParagraphStart(_ place: Int) -> Bool {
    place == 0 || paragraph(at: place - 1).upperBound == place && isLineEnd(place - 1)
  }

  private func isParagraphEnd(_ place: Int) -> Bool { place == length || isLineEnd(place) }

  private func isLineEnd(_ index: Int) -> Bool {
    guard let scalar = Unicode.Scalar(units.character(at: index)) else { return false }
    return CharacterSet.newlines.contains(scalar)
  }
}
