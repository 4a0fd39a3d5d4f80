import CoreGraphics

/// Where on its track a scroll indicator lies.
package struct ScrollIndicatorKnob: Equatable {
  /// The shortest an indicator is while content is between its ends, in points
  /// (fact sp.indicator).
  static let shortest: CGFloat = 36
  /// The shortest it becomes when content is pulled beyond its end, in points.
  static let squeezed: CGFloat = 8

  package var start: CGFloat
  package var length: CGFloat

  /// - Parameters:
  ///   - track: the room for it.
  ///   - visible: how much of the content shows.
  ///   - content: how long the content is.
  ///   - offset: how far it is scrolled from its start.
  package init(track: CGFloat, visible: CGFloat, content: CGFloat, offset: CGFloat) {
    let farthest = max(0, content - visible)
    let full = max(min(Self.shortest, track), content > 0 ? track * visible / content : track)
    let beyond = offset < 0 ? -offset : max(0, offset - farthest)
    length = min(full, max(min(Self.squeezed, track), full - beyond))
    let share = farthest > 0 ? max(0, min(1, offset / farthest)) : 0
    start = (track - length) * share
  }
}
