import CollectionLayout
import CoreGraphics

/// Where a stretch of content is to show in what one sees of a list, along an axis.
enum ScrollPlacement {
  /// Wherever it shows after the least move.
  case nearest
  case start
  case middle
  case end

  /// How far the content has to move.
  ///
  /// A stretch that is longer than what one sees shows with its start where the least move would let
  /// it go beyond that.
  func move(showing stretch: AxisInterval, in seen: AxisInterval) -> CGFloat {
    switch self {
    case .start: return stretch.low - seen.low
    case .middle: return (stretch.low + stretch.high) / 2 - (seen.low + seen.high) / 2
    case .end: return stretch.high - seen.high
    case .nearest:
      if stretch.low < seen.low { return stretch.low - seen.low }
      guard stretch.high > seen.high else { return 0 }
      return min(stretch.high - seen.high, stretch.low - seen.low)
    }
  }
}
