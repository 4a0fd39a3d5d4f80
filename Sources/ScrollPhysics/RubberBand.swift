import Foundation

/// How far content follows a finger that pulls it beyond its end (fact sp.rubberband).
///
/// The way grows with the pull, never by more than ``stiffness`` of it, and stays below the length.
/// Distances are in points. All functions take constant time.
package struct RubberBand: Sendable, Equatable {
  /// How far the content goes for each point that it is pulled, at first.
  package static let stiffness: CGFloat = 0.55

  /// The length of the visible part along the axis.
  package var length: CGFloat

  package init(length: CGFloat) { self.length = length }

  /// How far beyond its end content stands that is pulled `distance` beyond it; zero in a view without
  /// length.
  package func banded(_ distance: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let way = (1 - 1 / (Self.stiffness * abs(distance) / length + 1)) * length
    return distance < 0 ? -way : way
  }

  /// How far content was pulled that stands `way` beyond its end: the inverse of ``banded(_:)``.
  ///
  /// A way that no pull leads to is given back.
  package func pulled(_ way: CGFloat) -> CGFloat {
    guard length > 0, abs(way) < length else { return way }
    let distance = length / Self.stiffness * (1 / (1 - abs(way) / length) - 1)
    return way < 0 ? -distance : distance
  }
}
