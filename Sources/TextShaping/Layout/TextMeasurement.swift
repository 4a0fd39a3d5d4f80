import Foundation

/// What a view has to know about a text before it draws it; points, unrounded.
package struct TextMeasurement: Hashable, Sendable {
  package let size: CGSize
  /// From the top of the text to the baseline of its first line.
  package let firstBaseline: CGFloat
  /// From the top of the text to the baseline of its last line.
  package let lastBaseline: CGFloat
  package let lineCount: Int
  package let isTruncated: Bool

  /// The measurement of one line of a font.
  init(width: CGFloat, metrics: FontMetrics) {
    size = CGSize(width: width, height: metrics.lineHeight)
    firstBaseline = metrics.ascender
    lastBaseline = metrics.ascender
    lineCount = 1
    isTruncated = false
  }

  /// The measurement of a layout, with another width where one is given.
  init(_ layout: TextLayout, width: CGFloat? = nil) {
    size = CGSize(width: width ?? layout.size.width, height: layout.size.height)
    firstBaseline = layout.firstBaseline
    lastBaseline = layout.lastBaseline
    lineCount = layout.lines.count
    isTruncated = layout.isTruncated
  }
}
