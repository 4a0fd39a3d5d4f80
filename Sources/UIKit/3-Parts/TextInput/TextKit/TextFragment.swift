import CoreGraphics
import Foundation
import TextShaping

/// The part of a text that lies in one container.
struct TextFragment {
  /// Where the part is in the whole text, in UTF-16 offsets.
  let range: NSRange
  let source: TextSource
  let layout: TextLayout
  /// How far the lines are from the container's left side.
  let padding: CGFloat

  /// A range of the whole text as one of the part.
  func local(_ range: NSRange) -> Range<Int>? {
    let common = NSIntersectionRange(range, self.range)
    guard common.length > 0 else { return nil }
    let start = common.location - self.range.location
    return start..<start + common.length
  }

  /// What the lines take of the container, with the padding at both sides.
  var usedRect: CGRect {
    guard let first = layout.lines.first else { return .zero }
    let left = layout.lines.map(\.x).min() ?? first.x
    let right = layout.lines.map { $0.x + $0.width }.max() ?? first.x
    return CGRect(x: left, y: 0, width: right - left + 2 * padding, height: layout.size.height)
  }

  /// The line with a character, by its number.
  func line(at index: Int) -> TextLine? {
    let place = index - range.location
    return layout.lines.first { $0.range.contains(place) }
      ?? layout.lines.last { place >= $0.range.lowerBound }
  }
}

extension NSTextContainer {
  /// What the container means for the typesetter, in a view of a width.
  func room(width: CGFloat, usesFontLeading: Bool) -> LayoutConstraints {
    var room = LayoutConstraints(
      width: max(0, width - 2 * lineFragmentPadding),
      maximumLines: maximumNumberOfLines,
      truncation: maximumNumberOfLines > 0 ? .lastLine : .everyParagraph
    )
    room.leading = usesFontLeading ? .allFonts : .nobody
    return room
  }
}
