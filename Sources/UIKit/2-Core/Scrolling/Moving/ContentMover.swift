import CoreGraphics
import ScrollPhysics

/// Lets a scroll view's agents work together: what scrolls, what zooms, the bars and the recognisers.
@MainActor
final class ContentMover: ContentMoving {
  let scroller = Scroller()
  let zoomer = Zoomer()
  let indicators = ScrollIndicators()
  let drag = ScrollPanGestureRecognizer()
  private let touchDelay = ContentTouchDelayGestureRecognizer()
  private var madePresses: UIGestureRecognizer?
  private weak var view: UIScrollView?

  func attach(to view: UIScrollView) {
    self.view = view
    drag.scrollView = view
    touchDelay.scrollView = view
    view.addGestureRecognizer(touchDelay)
    view.addGestureRecognizer(drag)
    scroller.view = view
    zoomer.view = view
    indicators.view = view
  }

  // MARK: Moving

  var isTracking: Bool { scroller.isTracking }
  var isDragging: Bool { scroller.isDragging }
  var isDecelerating: Bool { scroller.isDecelerating }
  var isGliding: Bool { scroller.isGliding }

  func resting(_ offset: CGPoint) -> CGPoint { scroller.range.clamp(offset) }
  func apply(_ offset: CGPoint) { scroller.apply(offset) }
  func scroll(to offset: CGPoint, animated: Bool) {
    scroller.scroll(to: offset, animated: animated)
  }
  func goBack() { scroller.goBack() }
  func stop() { scroller.stop() }

  func take(_ press: UIPress) -> Bool {
    guard let view else { return false }
    return KeyboardScrolling.take(press, in: view)
  }

  // MARK: What happens to the view

  func offsetWillBeSet(to offset: CGPoint) { scroller.offsetWillBeSet(to: offset) }
  func endsDidChange() { scroller.replan() }
  func contentDidChange() { scroller.contentDidChange() }
  func viewDidScroll() { scroller.viewDidScroll() }

  // MARK: Zooming

  var zoomScale: CGFloat { zoomer.scale }
  var isPinching: Bool { zoomer.isPinching }
  var isZoomBouncing: Bool { zoomer.isBouncing }
  var isZoomAnimating: Bool { zoomer.isAnimating }

  func zoom(to scale: CGFloat, animated: Bool) { zoomer.zoom(to: scale, animated: animated) }
  func zoom(to rect: CGRect, animated: Bool) { zoomer.zoom(to: rect, animated: animated) }
  func stopZooming() { zoomer.stop() }
  func zoomingMayHaveChanged() { zoomer.updatePinch() }

  // MARK: Recognisers

  var pan: UIPanGestureRecognizer { drag }
  var pinch: UIPinchGestureRecognizer? { zoomer.pinch }

  var presses: UIGestureRecognizer {
    if let madePresses { return madePresses }
    let made = DirectionalPressGestureRecognizer()
    made.isEnabled = false
    madePresses = made
    view?.addGestureRecognizer(made)
    return made
  }

  // MARK: Indicators

  func updateIndicators() { indicators.update() }
  func flashIndicators() { indicators.flash() }
  func hideIndicators() { indicators.hide() }
}

extension UIScrollView {
  /// The one that `Assembly` provides; there is no other.
  var mover: ContentMover { unsafeDowncast(contentMovement, to: ContentMover.self) }

  /// What scrolls the content.
  var scroller: Scroller { mover.scroller }

  /// What zooms the content.
  var zoomer: Zoomer { mover.zoomer }

  /// The bars that show which part of the content is visible.
  var indicators: ScrollIndicators { mover.indicators }
}
