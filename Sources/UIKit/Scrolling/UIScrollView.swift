import CoreGraphics
import Diagnostics
import Foundation

/// A view whose content is larger than it is and can be moved.
///
/// The offset is the origin of the bounds.
@MainActor @preconcurrency
open class UIScrollView: UIView, ScrollDelegating {
  /// How quickly content that runs on slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// What is left of the speed after a millisecond.
    public let rawValue: CGFloat

    /// Makes a rate from what is left of the speed after a millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The ordinary rate: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A quicker rate: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// When the safe area is added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Along the axes that scroll, and at top and bottom where a controller's view starts with
    /// the scroll view.
    case automatic = 0
    /// Along the axes that scroll.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Along both axes.
    case always = 3
  }

  private var storedContentSize = CGSize.zero
  private var storedInset = UIEdgeInsets.zero
  private var announcedInset = UIEdgeInsets.zero
  let scroller = Scroller()
  private let pan = ScrollPanGestureRecognizer()
  private let touchDelay = ContentTouchDelayGestureRecognizer()

  /// Makes a scroll view with a frame in the superview it will have.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareScrolling()
  }

  /// Makes a scroll view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareScrolling()
  }

  private func prepareScrolling() {
    clipsToBounds = true
    pan.scrollView = self
    touchDelay.scrollView = self
    addGestureRecognizer(touchDelay)
    addGestureRecognizer(pan)
    scroller.view = self
  }

  /// What `delegate` gives; a subclass may show it as another type.
  weak var scrollDelegate: (any UIScrollViewDelegate)?

  // MARK: Content

  /// The point of the content at the top left corner of the view.
  ///
  /// Defaults to the origin.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setOffset(newValue) }
  }

  /// Moves the content, at once or in a quarter of a second.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroller.scroll(to: contentOffset, animated: animated)
  }

  /// Moves the content as little as needed for a rectangle of it to show.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard let offset = offsetShowing(rect), offset != contentOffset else { return }
    setContentOffset(offset, animated: animated)
  }

  /// The size of the content.
  ///
  /// Defaults to nothing.
  open var contentSize: CGSize {
    get { storedContentSize }
    set { setContentSize(newValue) }
  }

  /// How much further than the content one can scroll.
  ///
  /// Defaults to nothing.
  open var contentInset: UIEdgeInsets {
    get { storedInset }
    set { setInset(newValue) }
  }

  /// The content inset with what the safe area adds.
  open var adjustedContentInset: UIEdgeInsets { contentInset + safeAreaAddition }

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
    didSet { pan.isEnabled = isScrollEnabled }
  }

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
  open var alwaysBounceVertical = false

  /// Whether content gives way along x although it fits.
  ///
  /// Defaults to false.
  open var alwaysBounceHorizontal = false

  /// Whether a drag keeps to the axis it starts along.
  ///
  /// Defaults to false.
  open var isDirectionalLockEnabled = false

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

  /// Whether the content may be told of touches at once.
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

  /// The recogniser of drags.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  // MARK: State

  /// Whether a finger is down.
  open var isTracking: Bool { scroller.isTracking }

  /// Whether a finger drags the content.
  open var isDragging: Bool { scroller.isDragging }

  /// Whether the content runs on by itself.
  open var isDecelerating: Bool { scroller.isDecelerating }

  /// Ends all movement, with the content where it is.
  open func stopScrollingAndZooming() { scroller.stop() }

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
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { scroller.stop() }
  }

  // MARK: Details

  /// Where content comes to rest that was let go, before the delegate is asked; `velocity` is in
  /// points a millisecond.
  func restingPlace(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// What happens before the bounds become others.
  func boundsWillChange(to new: CGRect) {}

  /// What happens when the bounds become others; the offset moves the content, not the views.
  func boundsDidChange(from old: CGRect) {
    let new = super.bounds
    if new.size != old.size {
      insetMayHaveChanged()
      scroller.contentDidChange()
    }
    if new.origin != old.origin {
      setNeedsLayout()
      scroller.viewDidScroll()
    }
  }

  private func setOffset(_ offset: CGPoint) {
    guard offset.x.isFinite, offset.y.isFinite else { return report("contentOffset", offset) }
    scroller.stopUnlessScrolling()
    bounds.origin = offset
  }

  private func setContentSize(_ size: CGSize) {
    guard size.width.isFinite, size.height.isFinite else { return report("contentSize", size) }
    guard size != storedContentSize else { return }
    storedContentSize = size
    insetMayHaveChanged()
    scroller.contentDidChange()
  }

  private func setInset(_ inset: UIEdgeInsets) {
    guard inset.isFinite else { return report("contentInset", inset) }
    guard inset != storedInset else { return }
    let wasAtTop = contentOffset.y == -adjustedContentInset.top
    let wasAtLeft = contentOffset.x == -adjustedContentInset.left
    storedInset = inset
    insetMayHaveChanged()
    // Content that stood at its start stays there.
    guard !isTracking, !isDecelerating else { return }
    var offset = contentOffset
    if wasAtTop, window != nil { offset.y = -adjustedContentInset.top }
    if wasAtLeft, window != nil { offset.x = -adjustedContentInset.left }
    if offset != contentOffset { contentOffset = offset }
  }

  /// What the safe area adds to the content inset.
  private var safeAreaAddition: UIEdgeInsets {
    let safe = safeAreaInsets
    if safe == .zero { return .zero }
    let scrollsX = contentSize.width > bounds.width || alwaysBounceHorizontal
    let scrollsY = contentSize.height > bounds.height || alwaysBounceVertical
    return switch contentInsetAdjustmentBehavior {
    case .never: .zero
    case .always: safe
    case .scrollableAxes, .automatic:
      UIEdgeInsets(
        top: scrollsY || isMainContent ? safe.top : 0,
        left: scrollsX ? safe.left : 0,
        bottom: scrollsY || isMainContent ? safe.bottom : 0,
        right: scrollsX ? safe.right : 0
      )
    }
  }

  /// Whether bars concern the content even where it fits: it is a controller's view or begins one.
  private var isMainContent: Bool {
    guard contentInsetAdjustmentBehavior == .automatic else { return false }
    return controller != nil || (superview?.controller != nil && superview?.subviews.first === self)
  }

  private func insetMayHaveChanged() {
    let inset = adjustedContentInset
    guard inset != announcedInset else { return }
    let old = announcedInset
    announcedInset = inset
    // Content that stood at its start starts below the new inset.
    if !isTracking, !isDecelerating, contentOffset.y == -old.top, inset.top != old.top {
      bounds.origin.y = -inset.top
    }
    if !isTracking, !isDecelerating, contentOffset.x == -old.left, inset.left != old.left {
      bounds.origin.x = -inset.left
    }
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  private func offsetShowing(_ rect: CGRect) -> CGPoint? {
    guard !rect.isNull, rect.isFinite else { return nil }
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    func move(_ low: CGFloat, _ high: CGFloat, _ seen: CGFloat, _ seenHigh: CGFloat) -> CGFloat {
      if low < seen { return low - seen }
      return high > seenHigh ? min(high - seenHigh, low - seen) : 0
    }
    let dx = move(rect.minX, rect.maxX, visible.minX, visible.maxX)
    let dy = move(rect.minY, rect.maxY, visible.minY, visible.maxY)
    return scroller.range.clamp(CGPoint(x: contentOffset.x + dx, y: contentOffset.y + dy))
  }

  private func report(_ property: String, _ value: Any) {
    UIKitDiagnostics.report(
      Diagnosis(
        "TSK-NAN",
        .fatal,
        what: "\(property) was set to a value that is not a finite number.",
        place: "\(type(of: self)).\(property)",
        saw: "\(value)",
        remedy: "Look for a division by nought or an unset size where this value is computed;"
          + " the old value was kept.",
        applePhrase: "CALayerInvalidGeometry"
      )
    )
  }
}
