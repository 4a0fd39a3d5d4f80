import UIKit

/// Between which offsets content lies that does not bounce.
@MainActor
struct OffsetRange {
  let min: CGPoint
  let max: CGPoint

  init(of view: UIScrollView) {
    let insets = view.adjustedContentInset
    min = CGPoint(x: -insets.left, y: -insets.top)
    max = CGPoint(
      x: Swift.max(min.x, view.contentSize.width - view.bounds.width + insets.right),
      y: Swift.max(min.y, view.contentSize.height - view.bounds.height + insets.bottom)
    )
  }

  /// Whether an offset lies in the range, but for a pixel.
  func contains(_ offset: CGPoint) -> Bool {
    offset.x > min.x - 1 && offset.x < max.x + 1 && offset.y > min.y - 1 && offset.y < max.y + 1
  }
}

extension CGRect {
  /// Whether more than an edge is in both.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
