import Foundation

/// Places at which device pixels begin.
package struct PixelGrid: Sendable, Hashable {
  /// Pixels a point.
  package let scale: CGFloat

  package init(scale: CGFloat) { self.scale = scale.isFinite && scale > 0 ? scale : 1 }

  /// The nearest pixel; halves go away from zero (fact fl.rule.snap).
  ///
  /// What is short of a half by less than a millionth counts as one, so that the order in which
  /// lengths were added up does not show.
  package func snapped(_ place: CGFloat) -> CGFloat {
    let pixels = (abs(place) * scale + 0.5 + 1e-6).rounded(.down)
    return (place < 0 ? -pixels : pixels) / scale
  }

  /// The pixel at or before a place; a thousandth of a pixel short of one counts as on it.
  package func floored(_ length: CGFloat) -> CGFloat {
    (length * scale + 1e-3).rounded(.down) / scale
  }
}
