import Foundation

/// The limits that a frame sets to one length of what is in it.
package struct FrameLimits: Equatable, Sendable {
  package var minimum: CGFloat?
  package var ideal: CGFloat?
  package var maximum: CGFloat?

  package init(minimum: CGFloat? = nil, ideal: CGFloat? = nil, maximum: CGFloat? = nil) {
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum
  }

  /// What the content is offered where the frame is offered a length.
  package func proposal(for proposed: CGFloat?) -> CGFloat? {
    guard let length = proposed ?? ideal else {
      // Without an own length a limit below it still holds.
      return nil
    }
    return min(max(length, minimum ?? -.infinity), max(maximum ?? .infinity, minimum ?? -.infinity))
  }

  /// The length of the frame where it is offered a length and its content has one.
  package func length(for proposed: CGFloat?, content: CGFloat) -> CGFloat {
    // Without a proposal the ideal length comes before that of the content.
    if proposed == nil, let ideal {
      return min(
        max(ideal, minimum ?? -.infinity),
        max(maximum ?? .infinity, minimum ?? -.infinity)
      )
    }
    let wanted = proposed ?? content
    switch (minimum, maximum) {
    case (nil, nil): return content
    case (let minimum?, let maximum?): return min(max(wanted, minimum), max(minimum, maximum))
    case (let minimum?, nil): return max(minimum, min(wanted, max(content, minimum)))
    case (nil, let maximum?): return min(maximum, max(wanted, min(content, maximum)))
    }
  }
}
