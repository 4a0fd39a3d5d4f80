import Foundation

/// The offsets along an axis between which content rests, and whether it gives way beyond them.
///
/// All functions take constant time.
package struct AxisBounds: Sendable, Equatable {
  /// The least offset that content rests at, in points.
  package var low: CGFloat
  /// The greatest offset that content rests at, in points; not below `low`.
  package var high: CGFloat
  /// Whether content can be pulled beyond its ends and runs beyond them.
  package var bounces: Bool

  package init(low: CGFloat, high: CGFloat, bounces: Bool) {
    assert(!(low > high), "the bounds of an axis are the wrong way round")
    (self.low, self.high, self.bounces) = (low, high, bounces)
  }

  /// The nearest offset at which content can rest.
  package func clamp(_ offset: CGFloat) -> CGFloat { max(low, min(high, offset)) }

  /// Whether content can rest at an offset.
  package func contains(_ offset: CGFloat) -> Bool { offset >= low && offset <= high }

  /// Where content stands that a finger pulls to `offset`, in a view of the given length in points.
  package func banded(_ offset: CGFloat, length: CGFloat) -> CGFloat {
    let edge = clamp(offset)
    return bounces ? edge + RubberBand(length: length).banded(offset - edge) : edge
  }

  /// Where a finger would have pulled content that stands at `offset`; the inverse of
  /// ``banded(_:length:)`` where content bounces.
  package func unbanded(_ offset: CGFloat, length: CGFloat) -> CGFloat {
    let edge = clamp(offset)
    return edge + RubberBand(length: length).pulled(offset - edge)
  }

  /// Whether content at an offset can move on in a direction, below zero or above it, without
  /// passing its end; a hundredth of a point is no room.
  package func hasRoom(from offset: CGFloat, towards direction: CGFloat) -> Bool {
    if direction > 0 { return offset < high - 0.01 }
    return direction < 0 && offset > low + 0.01
  }
}
