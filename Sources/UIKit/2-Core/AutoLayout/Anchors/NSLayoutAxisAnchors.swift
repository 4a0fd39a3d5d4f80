import CoreGraphics

/// A place across: leading, trailing, left, right or the middle.
@MainActor @preconcurrency
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this anchor to the other, as a length to make constraints with.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDistance(from: (owner, part), to: (otherAnchor.owner, otherAnchor.part))
  }

  /// This anchor lies a multiple of the standard space after the other.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { spacing(.equal, anchor, multiplier) }

  /// This anchor lies at least a multiple of the standard space after the other.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { spacing(.greaterThanOrEqual, anchor, multiplier) }

  /// This anchor lies at most a multiple of the standard space after the other.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { spacing(.lessThanOrEqual, anchor, multiplier) }

  private func spacing(
    _ relation: NSLayoutConstraint.Relation,
    _ anchor: NSLayoutXAxisAnchor,
    _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(relation, anchor, 1, SystemSpacing.standard * multiplier)
  }
}

/// A place down: top, bottom, the middle or a baseline.
@MainActor @preconcurrency
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this anchor to the other, as a length to make constraints with.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDistance(from: (owner, part), to: (otherAnchor.owner, otherAnchor.part))
  }

  /// This anchor lies a multiple of the standard space below the other.
  ///
  /// Between baselines the standard space is a line of the lower text.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { spacing(.equal, anchor, multiplier) }

  /// This anchor lies at least a multiple of the standard space below the other.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { spacing(.greaterThanOrEqual, anchor, multiplier) }

  /// This anchor lies at most a multiple of the standard space below the other.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { spacing(.lessThanOrEqual, anchor, multiplier) }

  private func spacing(
    _ relation: NSLayoutConstraint.Relation,
    _ anchor: NSLayoutYAxisAnchor,
    _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(relation, anchor, 1, SystemSpacing.below(anchor, self) * multiplier)
  }
}

extension SystemSpacing {
  /// The standard distance between two places down.
  fileprivate static func below(
    _ upper: NSLayoutYAxisAnchor,
    _ lower: NSLayoutYAxisAnchor
  ) -> CGFloat {
    guard [.lastBaseline, .firstBaseline].contains(upper.part), lower.part == .firstBaseline,
      let font = (lower.owner as? UILabel)?.font
    else { return standard }
    return (font.lineHeight * 1.2).rounded()
  }
}
