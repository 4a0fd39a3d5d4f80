import Foundation

/// Rounding to the pixels of a screen.
package struct PixelRounding: Sendable {
  /// Pixels in a point.
  package var scale: CGFloat

  package init(scale: CGFloat) { self.scale = scale > 0 ? scale : 1 }

  /// The nearest pixel; of two that are as near it is that of the larger number.
  package func rounded(_ length: CGFloat) -> CGFloat {
    // A length that was added up may miss the middle by a hair.
    (length * scale + 0.5 + 1e-6).rounded(.down) / scale
  }

  /// The rectangle whose edges lie on pixels: each goes to the nearest.
  package func rounded(_ rect: CGRect) -> CGRect {
    guard rect.origin.x.isFinite, rect.origin.y.isFinite, rect.width.isFinite, rect.height.isFinite
    else { return CGRect(x: 0, y: 0, width: 0, height: 0) }
    let left = rounded(rect.minX)
    let top = rounded(rect.minY)
    return CGRect(
      x: left,
      y: top,
      width: rounded(rect.maxX) - left,
      height: rounded(rect.maxY) - top
    )
  }
}
