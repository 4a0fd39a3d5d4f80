import CoreGraphics

/// The places along an axis at which paged content rests: multiples of what shows, and the end.
struct Pages {
  /// A finger faster than this, in points a second, turns the page however far it came.
  static let flick: CGFloat = 200

  let bounds: AxisBounds
  /// The length of a page: that of the view.
  let length: CGFloat

  /// The page content is drawn to that was let go at a place with a speed.
  func place(from start: CGFloat, velocity: CGFloat) -> CGFloat {
    guard length > 0, bounds.high > bounds.low else { return bounds.clamp(start) }
    // What a sum of fractions left over is no way to go.
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
