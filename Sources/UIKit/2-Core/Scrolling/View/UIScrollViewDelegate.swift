import CoreGraphics

/// What a scroll view tells of itself; every method is optional.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called when the offset changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Called when a finger starts to drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Called when the finger is lifted; the offset to come to rest at may be changed.
  ///
  /// `velocity` is the offset's, in points a millisecond; `targetContentOffset` is where the
  /// content will come to rest.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )

  /// Called after the finger was lifted.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Called when the content starts to run on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Called when the content came to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Called when a scroll that code asked for came to its end.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// The view that is zoomed; nil where nothing is. Defaults to nil.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Called when fingers, or code with an animation, start to zoom a view.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Called when the scale changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Called when zooming ended and the content came to rest.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  )

  /// Whether a touch of the status bar brings the content's start into sight. Defaults to true.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// Called when the content's start became visible that way.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// Called when the adjusted content inset changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Changes nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView,
    willDecelerate decelerate: Bool
  ) {}

  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  /// Zooms nothing.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {}

  /// Allows it.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
