import Foundation

/// Finding words in drawings and lists of names: each symbol of a start has some looked through, for which
/// Foundation would compare characters.
extension String {
  func holds(_ word: String) -> Bool { place(of: word) != nil }

  /// Where a word is first, not before an index.
  func place(of word: String, from start: Index? = nil) -> Range<Index>? {
    let skipped = start.map { utf8.distance(from: utf8.startIndex, to: $0) } ?? 0
    let count = word.utf8.count
    var (text, word) = (self, word)
    let found = text.withUTF8 { text in
      word.withUTF8 { Self.offset(of: $0, in: text, from: skipped) }
    }
    return found.map {
      let lower = utf8.index(utf8.startIndex, offsetBy: $0)
      return lower..<utf8.index(lower, offsetBy: count)
    }
  }

  /// Where a word is last.
  func lastPlace(of word: String) -> Range<Index>? {
    var last = place(of: word)
    while let known = last, let next = place(of: word, from: known.upperBound) { last = next }
    return last
  }

  private static func offset(
    of word: UnsafeBufferPointer<UInt8>,
    in text: UnsafeBufferPointer<UInt8>,
    from start: Int
  ) -> Int? {
    guard let first = word.first, let letters = word.baseAddress, let base = text.baseAddress else {
      return nil
    }
    // Beyond this the word would not fit.
    let end = text.count - word.count + 1
    var place = start
    while place < end, let found = memchr(base + place, Int32(first), end - place) {
      let offset = UnsafeRawPointer(found) - UnsafeRawPointer(base)
      if memcmp(base + offset, letters, word.count) == 0 { return offset }
      place = offset + 1
    }
    return nil
  }
}
