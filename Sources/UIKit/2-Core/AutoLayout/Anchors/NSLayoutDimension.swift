import CoreGraphics

/// A length: a width, a height or the distance between two anchors.
@MainActor @preconcurrency
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// This length is a number of points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, nil, 1, c)
  }

  /// This length is at least a number of points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, 1, c)
  }

  /// This length is at most a number of points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, 1, c)
  }

  /// This length is a multiple of the other.
  open func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, anchor, m, 0) }

  /// This length is at least a multiple of the other.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, m, 0) }

  /// This length is at most a multiple of the other.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, m, 0) }

  /// This length is a multiple of the other and some points.
  open func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, anchor, m, c) }

  /// This length is at least a multiple of the other and some points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, m, c) }

  /// This length is at most a multiple of the other and some points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, m, c) }
}

/// The distance between two anchors.
final class NSLayoutDistance: NSLayoutDimension {
  typealias End = (item: (any LayoutItem)?, part: NSLayoutConstraint.Attribute)

  private let start: LayoutOrigins.Part

  init(from start: End, to end: End) {
    self.start = LayoutOrigins.Part(item: start.item, attribute: start.part)
    super.init(end.item ?? UILayoutGuide(), end.part)
  }

  override var origin: LayoutOrigins.Part? { start }
}
