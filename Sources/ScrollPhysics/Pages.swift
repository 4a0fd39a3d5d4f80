import Foundation

/// The offsets along an axis at which paged content rests: multiples of the view's length, and the
/// end.
///
/// Lengths are in points. All functions take constant time.
package struct Pages: Sendable, Equatable {
  /// A finger faster than this, in points a second, turns the page however far it came.
  package static let flick: CGFloat = 200

  /// The ends of the content; the first page begins at the lower one.
  package let bounds: AxisBounds
  /// The length of a page: that of the view.
  package let length: CGFloat

  package init(bounds: AxisBounds, length: CGFloat) {
    (self.bounds, self.length) = (bounds, length)
  }

  /// The offset that content is drawn to that was let go at one with a speed in points a second.
  package func place(from start: CGFloat, velocity: CGFloat) -> CGFloat {
    guard length > 0, bounds.high > bounds.low else { return bounds.clamp(start) }
    // What a sum of fractions left over is no part of a page.
    let number = ((start - bounds.low) / length * 1e6).rounded() / 1e6
    if velocity > Self.flick { return place(ofPage: number.rounded(.down) + 1) }
    if velocity < -Self.flick { return place(ofPage: number.rounded(.up) - 1) }
    let page = place(ofPage: number.rounded())
    // The end may be nearer than the page after which it comes.
    return abs(bounds.high - start) < abs(page - start) ? bounds.high : page
  }

  private func place(ofPage number: CGFloat) -> CGFloat {
    bounds.clamp(bounds.low + number * length)
  }
}
