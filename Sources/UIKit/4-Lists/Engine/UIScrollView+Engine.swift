import CoreGraphics
import ScrollPhysics

extension UIScrollView {
  /// The first point of the content that no bar covers.
  var visibleOrigin: CGPoint {
    let inset = adjustedContentInset
    return CGPoint(x: contentOffset.x + inset.left, y: contentOffset.y + inset.top)
  }

  /// Moves the content and what moves it alike, so that what one looks at stays where it is.
  ///
  /// Content at rest does not go beyond its ends for it.
  func shiftContent(to wanted: CGPoint) {
    let target = scroller.isMoving ? wanted : scroller.range.clamp(wanted)
    let offset = contentOffset
    guard target != offset else { return }
    scroller.shift(by: CGPoint(x: target.x - offset.x, y: target.y - offset.y))
  }
}
