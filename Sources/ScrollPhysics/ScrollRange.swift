import Foundation

/// The offsets between which content can rest, in points, along both axes.
///
/// All functions take constant time.
package struct ScrollRange: Sendable, Equatable {
  /// What an axis of a scroll view looks like; lengths in points.
  package struct Axis: Sendable {
    /// The length of the view.
    package var view: CGFloat
    /// The length of the content.
    package var content: CGFloat
    /// How far the content stands from the view's lower and upper edge at its ends.
    package var insets: (low: CGFloat, high: CGFloat)
    /// Where content stands that is shorter than the view: 0 at the start, 1 at the end.
    package var alignment: CGFloat
    /// What can be scrolled in front of the content, as where a bar opens.
    package var before: CGFloat = 0
    /// How far it can be scrolled at least; nil where content that fits does not scroll.
    package var least: CGFloat?

    package init(
      view: CGFloat,
      content: CGFloat,
      insets: (low: CGFloat, high: CGFloat),
      alignment: CGFloat = 0,
      before: CGFloat = 0,
      least: CGFloat? = nil
    ) {
      self.view = view
      self.content = content
      self.insets = insets
      self.alignment = alignment
      self.before = before
      self.least = least
    }

    /// The least and the greatest offset.
    var ends: (low: CGFloat, high: CGFloat) {
      // Content that fits may stand elsewhere than at the start.
      let room = max(0, view - insets.low - insets.high - content)
      let low = -insets.low - before - room * alignment
      return (low, max(least.map { low + $0 } ?? low, content + insets.high - view))
    }
  }

  /// The least offsets.
  package let minimum: CGPoint
  /// The greatest offsets; not below the least.
  package let maximum: CGPoint

  /// The range of content that cannot be scrolled.
  package static let nowhere = ScrollRange(minimum: .zero, maximum: .zero)

  private init(minimum: CGPoint, maximum: CGPoint) {
    self.minimum = minimum
    self.maximum = maximum
    assert(!(minimum.x > maximum.x) && !(minimum.y > maximum.y), "a range is the wrong way round")
  }

  /// The range of a view and its content.
  package init(horizontal: Axis, vertical: Axis) {
    let (x, y) = (horizontal.ends, vertical.ends)
    self.init(minimum: CGPoint(x: x.low, y: y.low), maximum: CGPoint(x: x.high, y: y.high))
  }

  /// The nearest offset at which content can rest.
  package func clamp(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: max(minimum.x, min(maximum.x, offset.x)),
      y: max(minimum.y, min(maximum.y, offset.y))
    )
  }

  /// Whether content can rest at an offset.
  package func contains(_ offset: CGPoint) -> Bool { clamp(offset) == offset }

  /// The offset at which moving content shows: on a pixel of the device, of which there are `scale` a
  /// point, and at the ends where they lie between pixels (fact sp.quantise).
  package func onPixel(_ offset: CGPoint, scale: CGFloat) -> CGPoint {
    func pixel(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      let rounded = (value * scale).rounded() / scale
      if value == low || value == high { return value }
      return value < low || value > high ? rounded : max(low, min(high, rounded))
    }
    return CGPoint(
      x: pixel(offset.x, minimum.x, maximum.x),
      y: pixel(offset.y, minimum.y, maximum.y)
    )
  }
}
