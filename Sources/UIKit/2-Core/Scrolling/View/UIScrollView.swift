import CoreGraphics
import Diagnostics
import Foundation
import ScrollPhysics

/// A view whose content is larger than it is and can be moved and zoomed.
///
/// The offset is the origin of the bounds.
@MainActor @preconcurrency
open class UIScrollView: UIView, ScrollDelegating {
  var storedContentSize = CGSize.zero
  var storedInset = UIEdgeInsets.zero
  var announcedInset = UIEdgeInsets.zero
  let contentMovement = Services.the((any ContentMoving).self)
  var refresher: UIRefreshControl?
  /// The bar above that grows and shrinks with the content.
  weak var barFollower: (any ScrollBarFollowing)?
  /// The bar below that shows whether content is under it.
  weak var bottomBarFollower: (any BottomBarFollowing)?
  /// How much further the content can be pulled down because that bar grows.
  var barRoom: CGFloat = 0
  /// How much of a bar is pushed down before the content, in points: a large title.
  var pushedBarHeight: CGFloat = 0 {
    didSet { if pushedBarHeight != oldValue { refresher?.place() } }
  }
  /// How much of it stays shut while nobody pulls.
  var barShutRoom: CGFloat = 0
  /// Whether it was taken out of its window and did not come back yet.
  private var hasLeftWindow = false

  /// Makes a scroll view with a frame in the superview it will have.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareScrolling()
  }

  /// Makes a scroll view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareScrolling()
    coder.nib?.finish(self, as: UIScrollView.self)
  }

  /// What `delegate` gives; a subclass may show it as another type.
  weak var scrollDelegate: (any UIScrollViewDelegate)? {
    didSet { contentMovement.zoomingMayHaveChanged() }
  }

  // MARK: Content

  /// The point of the content at the top left corner of the view.
  ///
  /// Defaults to the origin. A drag or a run of the content goes on from where it is set.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setOffset(newValue) }
  }

  /// Moves the content, at once or in a quarter of a second.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    contentMovement.scroll(to: contentOffset, animated: animated)
  }

  /// Moves the content as little as needed for a rectangle of it to show.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard let offset = offsetShowing(rect), offset != contentOffset else { return }
    setContentOffset(offset, animated: animated)
  }

  /// The size of the content, in points.
  ///
  /// Defaults to nothing.
  open var contentSize: CGSize {
    get { storedContentSize }
    set { setContentSize(newValue) }
  }

  /// Where content smaller than the view stands in it: 0 at its start, 1 at its end.
  ///
  /// Defaults to the start of both axes.
  open var contentAlignmentPoint = CGPoint.zero {
    didSet {
      guard contentAlignmentPoint.x.isFinite, contentAlignmentPoint.y.isFinite else {
        report("contentAlignmentPoint", contentAlignmentPoint)
        contentAlignmentPoint = oldValue
        return
      }
      let atStart = contentMovement.resting(contentOffset)
      if contentAlignmentPoint != oldValue, !isTracking { contentMovement.apply(atStart) }
    }
  }

  /// How much further than the content one can scroll, in points.
  ///
  /// Defaults to nothing.
  open var contentInset: UIEdgeInsets {
    get { storedInset }
    set { setInset(newValue) }
  }

  /// The content inset with what the safe area, and content being refreshed, adds, in points.
  open var adjustedContentInset: UIEdgeInsets {
    var inset = contentInset + safeAreaAddition
    inset.top += refresher?.takenHeight ?? 0
    return inset
  }

  /// Called when the adjusted content inset changed.
  open func adjustedContentInsetDidChange() {}

  /// When the safe area is added to the content inset.
  ///
  /// Defaults to `automatic`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetMayHaveChanged() }
  }

  // MARK: Behaviour

  /// Whether fingers can scroll.
  ///
  /// Defaults to true.
  open var isScrollEnabled = true {
    didSet { contentMovement.pan.isEnabled = isScrollEnabled }
  }

  /// Whether content stops at multiples of the view's size.
  ///
  /// Defaults to false.
  open var isPagingEnabled = false

  /// Whether content gives way at its ends.
  ///
  /// Defaults to true.
  open var bounces: Bool {
    get { bouncesVertically && bouncesHorizontally }
    set { (bouncesVertically, bouncesHorizontally) = (newValue, newValue) }
  }

  /// Whether content gives way at its upper and lower end.
  ///
  /// Defaults to true.
  open var bouncesVertically = true

  /// Whether content gives way at its left and right end.
  ///
  /// Defaults to true.
  open var bouncesHorizontally = true

  /// Whether content gives way along y although it fits.
  ///
  /// Defaults to false.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { insetMayHaveChanged() } }
  }

  /// Whether content gives way along x although it fits.
  ///
  /// Defaults to false.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { insetMayHaveChanged() } }
  }

  /// Whether a drag keeps to the axis it starts along.
  ///
  /// Defaults to false.
  open var isDirectionalLockEnabled = false

  /// Whether a drag along x moves the scroll view around this one once this one is at its end.
  ///
  /// Defaults to true.
  open var transfersHorizontalScrollingToParent = true

  /// Whether a drag along y moves the scroll view around this one once this one is at its end.
  ///
  /// Defaults to true.
  open var transfersVerticalScrollingToParent = true

  /// How quickly content that runs on slows down.
  ///
  /// Defaults to `normal`.
  open var decelerationRate = DecelerationRate.normal

  /// Whether touches wait before they reach the content.
  ///
  /// Defaults to true.
  open var delaysContentTouches = true

  /// Whether a drag may take touches away from the content.
  ///
  /// Defaults to true.
  open var canCancelContentTouches = true

  /// Whether the content may be told of touches.
  ///
  /// Defaults to true.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool { true }

  /// Whether a drag takes touches away from a view of the content.
  ///
  /// Defaults to true but for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Whether a touch of the status bar brings the content's start into sight.
  ///
  /// Defaults to true. It works where only one scroll view on the screen has it.
  open var scrollsToTop = true

  /// How a drag puts the keyboard away.
  ///
  /// Defaults to `none`.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether arrows, page keys, home, end and space scroll.
  ///
  /// Defaults to true.
  open var allowsKeyboardScrolling = true

  /// Whether the index at the side of a table shows.
  ///
  /// Defaults to `automatic`.
  open var indexDisplayMode = IndexDisplayMode.automatic

  /// The recogniser of drags.
  open var panGestureRecognizer: UIPanGestureRecognizer { contentMovement.pan }

  /// The recogniser of pinches; nil where nothing can be zoomed.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { contentMovement.pinch }

  /// A recogniser of presses of arrow keys on remote controls, which is off by default.
  open var directionalPressGestureRecognizer: UIGestureRecognizer { contentMovement.presses }

  /// What shows that the content is brought up to date; pulling the content down sets it off.
  ///
  /// Defaults to nil.
  open var refreshControl: UIRefreshControl? {
    get { refresher }
    set { setRefreshControl(newValue) }
  }

  // MARK: State

  /// Whether a finger is down.
  open var isTracking: Bool { contentMovement.isTracking }

  /// Whether a finger drags the content.
  open var isDragging: Bool { contentMovement.isDragging }

  /// Whether the content runs on by itself.
  open var isDecelerating: Bool { contentMovement.isDecelerating }

  /// Whether the content moves because code asked for it.
  open var isScrollAnimating: Bool { contentMovement.isGliding }

  /// Ends all contentMovement, with the content where it is.
  open func stopScrollingAndZooming() {
    contentMovement.stop()
    contentMovement.stopZooming()
  }

  // MARK: Zooming

  /// How large the content is shown; 1 where nothing can be zoomed.
  open var zoomScale: CGFloat {
    get { contentMovement.zoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Shows the content in another size, about the middle of what shows.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    contentMovement.zoom(to: scale, animated: animated)
  }

  /// Shows a rectangle of the zoomed view as large as it fits.
  ///
  /// The rectangle is in that view's coordinates.
  open func zoom(to rect: CGRect, animated: Bool) {
    contentMovement.zoom(to: rect, animated: animated)
  }

  /// The smallest the content can be shown.
  ///
  /// Defaults to 1.
  open var minimumZoomScale: CGFloat = 1 { didSet { contentMovement.zoomingMayHaveChanged() } }

  /// The largest the content can be shown.
  ///
  /// Defaults to 1: nothing can be zoomed.
  open var maximumZoomScale: CGFloat = 1 { didSet { contentMovement.zoomingMayHaveChanged() } }

  /// Whether zooming gives way beyond the smallest and largest scale.
  ///
  /// Defaults to true.
  open var bouncesZoom = true

  /// Whether fingers zoom.
  open var isZooming: Bool { contentMovement.isPinching }

  /// Whether the content comes back from beyond the smallest or largest scale.
  open var isZoomBouncing: Bool { contentMovement.isZoomBouncing }

  /// Whether the content is zoomed because code asked for it.
  open var isZoomAnimating: Bool {
    contentMovement.isZoomAnimating && !contentMovement.isZoomBouncing
  }

  // MARK: Indicators

  /// Whether it is shown where along x one is.
  ///
  /// Defaults to true.
  open var showsHorizontalScrollIndicator = true { didSet { contentMovement.updateIndicators() } }

  /// Whether it is shown where along y one is.
  ///
  /// Defaults to true.
  open var showsVerticalScrollIndicator = true { didSet { contentMovement.updateIndicators() } }

  /// The colour of the indicators.
  ///
  /// Defaults to `default`.
  open var indicatorStyle = IndicatorStyle.default { didSet { contentMovement.updateIndicators() } }

  /// How far the vertical indicator stays away from the edges, in points.
  ///
  /// Defaults to nothing.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet {
      if let old = kept(oldValue, verticalScrollIndicatorInsets, "verticalScrollIndicatorInsets") {
        verticalScrollIndicatorInsets = old
      }
      contentMovement.updateIndicators()
    }
  }

  /// How far the horizontal indicator stays away from the edges, in points.
  ///
  /// Defaults to nothing.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet {
      if let old = kept(
        oldValue,
        horizontalScrollIndicatorInsets,
        "horizontalScrollIndicatorInsets"
      ) {
        horizontalScrollIndicatorInsets = old
      }
      contentMovement.updateIndicators()
    }
  }

  /// How far both indicators stay away from the edges, in points; gives the vertical one's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Whether the indicators also stay out of what the safe area leaves free.
  ///
  /// Defaults to true.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { contentMovement.updateIndicators() }
  }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() { contentMovement.flashIndicators() }

  /// Shows the indicators for a moment, although it is code that changes the offset in `changes`.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    let old = contentOffset
    changes()
    if contentOffset != old { contentMovement.flashIndicators() }
  }

  // MARK: Overrides

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      if newValue != old { boundsWillChange(to: newValue) }
      super.bounds = newValue
      boundsDidChange(from: old)
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      let old = super.bounds
      if newValue.size != old.size {
        boundsWillChange(to: CGRect(origin: old.origin, size: newValue.size))
      }
      super.frame = newValue
      boundsDidChange(from: old)
    }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetMayHaveChanged()
    contentMovement.updateIndicators()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil {
      contentMovement.stop()
      contentMovement.stopZooming()
      contentMovement.hideIndicators()
      hasLeftWindow = true
    } else if hasLeftWindow {
      // Its content may have shrunk out of sight.
      hasLeftWindow = false
      contentMovement.contentDidChange()
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentMovement.updateIndicators()
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    // Keys that move the focus come back to what scrolls when there is nowhere to move it.
    let isFocusActive = Services.the((any FocusMoving).self).isActive
    let rest = presses.filter { isFocusActive || !contentMovement.take($0) }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  // MARK: Details

  /// Where content comes to rest that was let go, before the delegate is asked; `velocity` is in
  /// points a millisecond.
  func restingPlace(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// What happens when nothing moves the content any more, after the delegate heard of it.
  func scrollingDidEnd() {}

  /// What happens before the bounds become others.
  func boundsWillChange(to new: CGRect) {}

  /// What happens when the bounds become others; the offset moves the content, not the views.
  func boundsDidChange(from old: CGRect) {
    let new = super.bounds
    if new.size != old.size {
      insetMayHaveChanged()
      contentMovement.contentDidChange()
      contentMovement.updateIndicators()
    }
    if new.origin != old.origin {
      setNeedsLayout()
      contentMovement.viewDidScroll()
    }
  }

  /// What is left of the safe area for the content: insets took the rest.
  override var innerSafeArea: UIEdgeInsets {
    let (safe, taken) = (safeAreaInsets, safeAreaAddition)
    return UIEdgeInsets(
      top: safe.top - taken.top,
      left: safe.left - taken.left,
      bottom: safe.bottom - taken.bottom,
      right: safe.right - taken.right
    )
  }
}
