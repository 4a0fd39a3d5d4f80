internal import CTextAnalysis
import Foundation

/// Where lines may break, as Pango finds it for the scripts and the language of a text.
///
/// Pango is asked where a text has more than `LatinBreaks` knows.
enum LineBreakAnalysis {
  /// How far back a piece is looked at, so that its first characters are judged in context.
  private static let lookBehind = 32

  /// Calls `body` with every place in `range` before which a line may break.
  ///
  /// The start of the paragraph is never such a place. Costs time in proportion to `range`.
  static func forEachBreak(
    in range: Range<Int>,
    of units: UnsafeBufferPointer<UInt16>,
    paragraph: Range<Int>,
    language: String?,
    _ body: (Int) -> Void
  ) {
    guard !range.isEmpty else { return }
    var start = max(paragraph.lowerBound, range.lowerBound - lookBehind)
    if start > paragraph.lowerBound, UTF16.isTrailSurrogate(units[start]) { start -= 1 }
    // What follows may forbid a break before the last character.
    var end = min(range.upperBound + 1, paragraph.upperBound)
    if end < paragraph.upperBound, UTF16.isTrailSurrogate(units[end]) { end += 1 }
    if let breaks = LatinBreaks(start..<end, of: units) {
      breaks.forEachPlace { if range.contains($0), $0 > paragraph.lowerBound { body($0) } }
      return
    }
    let text = UTF8Text(start..<end, of: units)
    let count = text.unitCounts.count + 1
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { breaks in
      text_line_breaks(
        text.bytes,
        text.byteCount,
        language ?? "en",
        breaks.baseAddress,
        Int32(count)
      )
      var index = start
      for (position, length) in text.unitCounts.enumerated() {
        if range.contains(index), index > paragraph.lowerBound, breaks[position] != 0 {
          body(index)
        }
        index += Int(length)
      }
    }
  }
}
