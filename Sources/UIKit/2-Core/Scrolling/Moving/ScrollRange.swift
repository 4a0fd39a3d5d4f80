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
  init(_ view: UIScrollView) { self.init(view, contentSize: view.contentSize) }

  /// The range that content of another size would have.
  @MainActor
  init(_ view: UIScrollView, contentSize size: CGSize) {
    let inset = view.adjustedContentInset
    let bounds = view.bounds
    // Content that fits may stand elsewhere than at the start.
    let room = CGSize(
      width: max(0, bounds.width - inset.left - inset.right - size.width),
      height: max(0, bounds.height - inset.top - inset.bottom - size.height)
    )
    let alignment = view.contentAlignmentPoint
    minimum = CGPoint(
      x: -inset.left - room.width * alignment.x,
      y: -inset.top - view.barRoom - room.height * alignment.y
    )
    maximum = CGPoint(
      x: max(minimum.x, size.width + inset.right - bounds.width),
      y: max(minimum.y + view.barShutRoom, size.height + inset.bottom - bounds.height)
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
