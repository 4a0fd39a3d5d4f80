import CoreGraphics

/// Moves and zooms the content of a scroll view: under fingers, by itself, and as code asks.
@MainActor
protocol ContentMoving: AnyObject {
  /// Begins to serve a view, and listens to fingers on it.
  func attach(to view: UIScrollView)

  // MARK: Moving

  /// Whether a finger is down.
  var isTracking: Bool { get }

  /// Whether a finger drags the content.
  var isDragging: Bool { get }

  /// Whether the content runs on by itself.
  var isDecelerating: Bool { get }

  /// Whether the content goes where code sent it.
  var isGliding: Bool { get }

  /// The offset nearest to another at which the content may rest.
  func resting(_ offset: CGPoint) -> CGPoint

  /// Puts the content at an offset, on a pixel of the device.
  func apply(_ offset: CGPoint)

  /// Moves the content as code asks.
  func scroll(to offset: CGPoint, animated: Bool)

  /// Takes content that stands beyond its ends back there.
  func goBack()

  /// Ends what moves the content, where it is.
  func stop()

  /// Takes a key that scrolls; returns whether it did anything.
  func take(_ press: UIPress) -> Bool

  // MARK: What happens to the view

  /// Code is about to put the content elsewhere.
  func offsetWillBeSet(to offset: CGPoint)

  /// The ends of the content changed.
  func endsDidChange()

  /// The content or the view has another size.
  func contentDidChange()

  /// The offset changed.
  func viewDidScroll()

  // MARK: Zooming

  /// How large the content is shown; 1 where nothing can be zoomed.
  var zoomScale: CGFloat { get }

  /// Whether fingers zoom.
  var isPinching: Bool { get }

  /// Whether the content comes back from a scale that it may not rest at.
  var isZoomBouncing: Bool { get }

  /// Whether the scale changes by itself.
  var isZoomAnimating: Bool { get }

  /// Shows the content in another size.
  func zoom(to scale: CGFloat, animated: Bool)

  /// Shows a rectangle of the zoomed view as large as it fits.
  func zoom(to rect: CGRect, animated: Bool)

  /// Ends what zooms, with the content as it is.
  func stopZooming()

  /// Whether there is anything to zoom may have changed.
  func zoomingMayHaveChanged()

  // MARK: Recognisers

  /// The recogniser of drags.
  var pan: UIPanGestureRecognizer { get }

  /// The recogniser of pinches; nil where nothing can be zoomed.
  var pinch: UIPinchGestureRecognizer? { get }

  /// The recogniser of arrow keys on remote controls, made when it is first asked for.
  var presses: UIGestureRecognizer { get }

  // MARK: Indicators

  /// Brings the indicators up to date.
  func updateIndicators()

  /// Shows the indicators for a moment.
  func flashIndicators()

  /// Takes the indicators away at once.
  func hideIndicators()
}
