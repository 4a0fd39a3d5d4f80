import CoreGraphics
import ScrollPhysics

extension ScrollRange {
  /// The offsets between which a view's content can rest.
  @MainActor
  init(_ view: UIScrollView) { self.init(view, contentSize: view.contentSize) }

  /// The range that content of another size would have.
  @MainActor
  init(_ view: UIScrollView, contentSize size: CGSize) {
    let (inset, bounds, alignment) = (
      view.adjustedContentInset, view.bounds, view.contentAlignmentPoint
    )
    self.init(
      horizontal: Axis(
        view: bounds.width,
        content: size.width,
        insets: (inset.left, inset.right),
        alignment: alignment.x
      ),
      vertical: Axis(
        view: bounds.height,
        content: size.height,
        insets: (inset.top, inset.bottom),
        alignment: alignment.y,
        before: view.barRoom,
        least: view.barShutRoom
      )
    )
  }
}
