import CoreGraphics

/// The offsets between which content can rest.
struct ScrollRange: Equatable {
  var minimum: CGPoint
  var maximum: CGPoint

  /// Where nothing is there to scroll.
  static let nowhere = ScrollRange(minimum: .zero, maximum: .zero)

  private init(minimum: CGPoint, maximum: CGPoint) {
    self.minimum = minimum
    self.maximum = maximum
  }

  @MainActor
  init(_ view: UIScrollView) {
    let inset = view.adjustedContentInset
    let bounds = view.bounds
    let size = view.contentSize
    minimum = CGPoint(x: -inset.left, y: -inset.top)
    maximum = CGPoint(
      x: max(minimum.x, size.width + inset.right - bounds.width),
      y: max(minimum.y, size.height + inset.bottom - bounds.height)
    )
  }

  func clamp(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: max(minimum.x, min(maximum.x, offset.x)),
      y: max(minimum.y, min(maximum.y, offset.y))
    )
  }

  func contains(_ offset: CGPoint) -> Bool { clamp(offset) == offset }
}
