import CoreGraphics

/// Finds what lies next to a rectangle.
enum FocusSearch {
  /// The best of some rectangles from another one on, upwards, downwards, to the left or right.
  ///
  /// What lies across is nearer than anything beside it; the rest goes by distance.
  static func best<Target>(
    from start: CGRect,
    _ heading: UIFocusHeading,
    of candidates: [(target: Target, rect: CGRect)]
  ) -> Target? {
    var found: (target: Target, isBeside: Bool, along: CGFloat, across: CGFloat)?
    for (target, rect) in candidates {
      guard let place = place(rect, from: start, heading) else { continue }
      let isBetter =
        found.map { best in
          if place.isBeside != best.isBeside { return best.isBeside }
          if place.isBeside {
            return place.along + place.across * 2 < best.along + best.across * 2
          }
          return (place.along, place.across) < (best.along, best.across)
        } ?? true
      if isBetter { found = (target, place.isBeside, place.along, place.across) }
    }
    return found?.target
  }

  /// How far a rectangle is along and across a heading; nil where it does not lie there.
  private static func place(
    _ rect: CGRect,
    from start: CGRect,
    _ heading: UIFocusHeading
  ) -> (isBeside: Bool, along: CGFloat, across: CGFloat)? {
    let isVertical = heading.contains(.up) || heading.contains(.down)
    let gap: CGFloat =
      if heading.contains(.down) {
        rect.minY - start.maxY
      } else if heading.contains(.up) {
        start.minY - rect.maxY
      } else if heading.contains(.right) {
        rect.minX - start.maxX
      } else {
        start.minX - rect.maxX
      }
    // Neighbours may overlap by a hair, and by half where layouts let them.
    let length = isVertical ? min(start.height, rect.height) : min(start.width, rect.width)
    guard gap > -length / 2 - 0.5 else { return nil }
    let (low, high, from, to, middle, other) =
      isVertical
      ? (rect.minX, rect.maxX, start.minX, start.maxX, start.midX, rect.midX)
      : (rect.minY, rect.maxY, start.minY, start.maxY, start.midY, rect.midY)
    let beside = max(low - to, from - high)
    return (beside > -0.5, max(0, gap), beside > -0.5 ? beside : abs(middle - other))
  }
}
