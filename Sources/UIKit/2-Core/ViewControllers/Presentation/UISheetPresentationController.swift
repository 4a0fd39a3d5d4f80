import CoreGraphics
import Foundation

/// Places a controller on a sheet over the lower part of the screen, or in its middle.
@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {
  let sheet = SheetView()
  let shade = UIView()
  private var chosen: Detent.Identifier?
  private lazy var drag = presentedViewController.presentations.drag(of: self)
  private weak var dimmedView: UIView?

  /// Makes the presentation of a sheet.
  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController,
      presenting: presentingViewController
    )
    shade.backgroundColor = .black
    shade.alpha = 0
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  // MARK: Settings

  /// The heights at which the sheet rests, lowest first.
  ///
  /// Defaults to the large one.
  open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }

  /// The height at which the sheet rests; nil is the lowest.
  ///
  /// Defaults to nil.
  open var selectedDetentIdentifier: Detent.Identifier? {
    get { chosen }
    set {
      chosen = newValue
      container?.setNeedsLayout()
    }
  }

  /// Up to which height what is behind is not dimmed and can be used; nil is none.
  ///
  /// Defaults to nil.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { updateShade() }
  }

  /// Whether scrolling up content that is at its start makes the sheet higher first.
  ///
  /// Defaults to true.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether a handle shows at the upper edge.
  ///
  /// Defaults to false.
  open var prefersGrabberVisible = false { didSet { sheet.showsGrabber = prefersGrabberVisible } }

  /// The radius of the corners, in points; nil is the system's.
  ///
  /// Defaults to nil.
  open var preferredCornerRadius: CGFloat? {
    didSet { sheet.radius = preferredCornerRadius ?? SheetView.standardRadius }
  }

  /// Whether the sheet stands at the lower edge also where the screen is low.
  ///
  /// Defaults to false.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { container?.setNeedsLayout() } }

  /// Whether a sheet at the lower edge is as wide as the controller would like to be.
  ///
  /// Defaults to false.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { container?.setNeedsLayout() }
  }

  /// The view over whose middle a sheet lies that has no edge, as far as there is room.
  ///
  /// Defaults to nil.
  open weak var sourceView: UIView?

  /// Makes changes of heights with an animation.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    guard container?.window != nil else { return }
    UIView.animate(
      withDuration: 0.4,
      delay: 0,
      usingSpringWithDamping: 1,
      initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      self.settle()
    }
  }

  /// Works the heights out again.
  open func invalidateDetents() { container?.setNeedsLayout() }

  open override var presentationStyle: UIModalPresentationStyle {
    let style = presentedViewController.modalPresentationStyle
    return style == .formSheet ? .formSheet : .pageSheet
  }

  open override var presentedView: UIView? { sheet }

  // MARK: Heights

  /// Whether the sheet stands at the lower edge.
  var isEdgeAttached: Bool { traitCollection.horizontalSizeClass != .regular }

  private var safe: UIEdgeInsets {
    container?.window?.safeAreaInsets ?? UIScreen.main.device.safeAreaInsets
  }

  /// From the upper edge of the screen to the tallest sheet (picture metrics: safe top and 10).
  var topInset: CGFloat { safe.top + 10 }

  /// The heights there are, lowest first, with the safe area below.
  var heights: [(id: Detent.Identifier, height: CGFloat)] {
    guard let container else { return [] }
    let bounds = container.bounds
    let context = DetentContext(
      traitCollection,
      maximum: max(0, bounds.height - safe.top - safe.bottom)
    )
    let largest = bounds.height - topInset
    let all = detents.compactMap { detent -> (id: Detent.Identifier, height: CGFloat)? in
      if detent.identifier == .large { return (.large, largest) }
      guard let value = detent.resolvedValue(in: context) else { return nil }
      return (detent.identifier, min(value + safe.bottom, largest))
    }
    return all.isEmpty ? [(.large, largest)] : all.sorted { $0.height < $1.height }
  }

  var selected: (id: Detent.Identifier, height: CGFloat) {
    let heights = heights
    return heights.first { $0.id == chosen } ?? heights.first ?? (.large, 0)
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container else { return .zero }
    let bounds = container.bounds
    guard isEdgeAttached else { return centredFrame(in: bounds) }
    let height = selected.height
    var width = bounds.width
    if widthFollowsPreferredContentSizeWhenEdgeAttached, preferredContentSize.width > 0 {
      width = min(width, preferredContentSize.width)
    }
    return CGRect(
      x: (bounds.width - width) / 2,
      y: bounds.height - height,
      width: width,
      height: height
    )
  }

  private func centredFrame(in bounds: CGRect) -> CGRect {
    let wanted = preferredContentSize
    let isForm = presentationStyle == .formSheet
    var size = isForm ? CGSize(width: 540, height: 620) : CGSize(width: 704, height: bounds.height)
    if wanted.width > 0 { size.width = wanted.width }
    if wanted.height > 0 { size.height = wanted.height }
    let margin: CGFloat = 20
    size.width = min(size.width, bounds.width - 2 * margin)
    size.height = min(size.height, bounds.height - safe.top - safe.bottom - 2 * margin)
    let middle = sourceView.map { source in
      container.map { source.convert(source.bounds, to: $0).midX } ?? bounds.midX
    }
    let x = (middle ?? bounds.width / 2) - size.width / 2
    return CGRect(
      x: max(margin, min(x, bounds.width - margin - size.width)).rounded(),
      y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width,
      height: size.height
    )
  }

  // MARK: Presentation

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let container else { return }
    shade.frame = container.bounds
    container.insertSubview(shade, at: 0)
    sheet.radius = preferredCornerRadius ?? SheetView.standardRadius
    sheet.showsGrabber = prefersGrabberVisible
    sheet.isEdgeAttached = isEdgeAttached
    if let view = presentedViewController.view { sheet.hold(view) }
    drag.attach()
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { shade.removeFromSuperview() }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    guard completed else { return updateShade() }
    shade.removeFromSuperview()
    lift(0)
    presentingViewController.viewIfLoaded?.tintAdjustmentMode = .automatic
  }

  override var isElevated: Bool { true }

  override func animateAlongside(isPresentation: Bool) {
    if isPresentation {
      updateShade()
    } else {
      shade.alpha = 0
      lift(0)
    }
  }

  override func place(_ view: UIView) {
    guard !drag.isDragging else { return }
    sheet.isEdgeAttached = isEdgeAttached
    super.place(view)
    updateShade()
  }

  /// Brings the sheet to the height it rests at.
  func settle() {
    guard container != nil else { return }
    sheet.frame = frameOfPresentedViewInContainerView
    sheet.layoutIfNeeded()
    updateShade()
  }

  /// Whether what is behind is dimmed at a height.
  private var isDimmed: Bool {
    guard let undimmed = largestUndimmedDetentIdentifier,
      let index = heights.firstIndex(where: { $0.id == undimmed }),
      let now = heights.firstIndex(where: { $0.id == selected.id })
    else { return true }
    return now > index
  }

  static let dimming: CGFloat = 0.12

  private func updateShade() {
    guard container != nil, transition == nil || !isDismissing else { return }
    shade.alpha = isDimmed ? Self.dimming : 0
    shade.isUserInteractionEnabled = isDimmed
    presentingViewController.viewIfLoaded?.tintAdjustmentMode = isDimmed ? .dimmed : .automatic
    lift(isEdgeAttached && selected.id == .large ? 1 : 0)
  }

  /// Moves what is behind back by a share of the way it goes for a sheet of full height.
  func lift(_ share: CGFloat) {
    guard let view = presentingViewController.viewIfLoaded, !shouldRemovePresentersView,
      view.superview is UIWindow
    else { return }
    // What is behind a sheet is that sheet's controller, which stays where it is.
    guard share > 0 else {
      view.transform = .identity
      view.layer.cornerRadius = 0
      view.layer.masksToBounds = false
      return
    }
    let bounds = view.bounds
    let scale = 1 - (32 / max(bounds.width, 33)) * share
    // Its upper edge comes to lie 10 points above the sheet's.
    let down = safe.top * share - bounds.height * (1 - scale) / 2
    view.transform = CGAffineTransform(translationX: 0, y: down).scaledBy(x: scale, y: scale)
    view.layer.cornerRadius = SheetView.standardRadius * share
    view.layer.cornerCurve = .continuous
    view.layer.masksToBounds = true
  }

  override func passesTouch(at point: CGPoint) -> Bool { !isDimmed }

  // MARK: Dismissal by hand

  /// Whether people may put the sheet away now; tells the delegate where they may not.
  func mayDismissByHand(asks: Bool = true) -> Bool {
    let isModal = sequence(
      first: presentedViewController,
      next: { ($0 as? UINavigationController)?.topViewController }
    ).contains(where: \.isModalInPresentation)
    return !isModal && (delegate?.presentationControllerShouldDismiss(self) ?? true)
  }

  func dismissByHand() {
    delegate?.presentationControllerWillDismiss(self)
    presentedViewController.presentations.dismiss(self) { [self] in
      delegate?.presentationControllerDidDismiss(self)
    }
  }

  func select(_ id: Detent.Identifier) {
    guard id != selected.id else { return }
    chosen = id
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  // MARK: Accessibility

  override func dismissByKey() -> Bool {
    guard mayDismissByHand() else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return true
    }
    dismissByHand()
    return true
  }
}
