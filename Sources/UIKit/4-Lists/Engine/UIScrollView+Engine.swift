import CoreGraphics
import ScrollPhysics

extension UIScrollView {
  /// Adds a view behind all others but the background.
  func insertBehindAll(_ view: UIView, but background: UIView?) {
    insertSubview(view, at: background == nil ? 0 : 1)
  }

  /// The first point of the content that no bar covers.
  var visibleOrigin: CGPoint {
    let inset = adjustedContentInset
    return CGPoint(x: contentOffset.x + inset.left, y: contentOffset.y + inset.top)
  }

  /// Whether the beginning of the content is seen, so that what comes before it is to be seen as well.
  ///
  /// A search bar that hides leaves room above that the content does not rest in.
  var showsStart: Bool { visibleOrigin.x <= 0 && visibleOrigin.y <= 0 }

  /// Moves the content and what moves it alike, so that what one looks at stays where it is.
  ///
  /// Content does not go beyond its ends for it; where it is beyond them already, as under a finger, it
  /// goes along.
  func shiftContent(to wanted: CGPoint) {
    let (offset, inside) = (contentOffset, scroller.range.clamp(wanted))
    let resting = scroller.range.clamp(offset)
    let target = CGPoint(
      x: scroller.isMoving && resting.x != offset.x ? wanted.x : inside.x,
      y: scroller.isMoving && resting.y != offset.y ? wanted.y : inside.y
    )
    guard target != offset else { return }
    scroller.shift(by: CGPoint(x: target.x - offset.x, y: target.y - offset.y))
  }
}
