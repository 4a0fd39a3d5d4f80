import Foundation

/// How fast content scrolls while something is held near an edge of its view, the faster the nearer.
///
/// UIKit's numbers are not known; these are our own.
package enum EdgeSpeed {
  /// How far from an edge it begins, in points; at most a quarter of the view.
  package static let zone: CGFloat = 60
  /// The greatest speed, in points a second.
  package static let most: CGFloat = 600

  /// The speed, in points a second, for something held at a place between two edges, or beyond them.
  package static func velocity(
    at place: CGFloat,
    between low: CGFloat,
    and high: CGFloat
  ) -> CGFloat {
    let zone = min(zone, (high - low) / 4)
    guard zone > 0 else { return 0 }
    if place < low + zone { return -most * min(1, (low + zone - place) / zone) }
    if place > high - zone { return most * min(1, (place - high + zone) / zone) }
    return 0
  }
}
