import CoreGraphics
import Foundation

/// Places a controller that is presented, and what is around it.
@MainActor @preconcurrency
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
  /// The controller that is presented.
  public let presentedViewController: UIViewController
  private weak var presenter: UIViewController?
  var container: PresentationContainer?
  /// The transition under way.
  var transition: TransitionRun?
  /// The presentation in whose place this one is where there is little room.
  var original: UIPresentationController?
  /// Where the presenting view was before it was taken away.
  weak var home: UIView?

  /// Makes a presentation of one controller by another, which may not be known yet.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenter = presentingViewController
    super.init()
  }

  func take(_ presenting: UIViewController) { presenter = presenting }

  /// The controller that presents; the presented one as long as nobody does.
  open var presentingViewController: UIViewController { presenter ?? presentedViewController }

  /// How the controller is placed.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  /// The view in which the presentation happens; nil before and after.
  open var containerView: UIView? { container }

  /// The object that decides how the presentation adapts, and is notified of its end.
  ///
  /// Defaults to nil.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The style where there is little room: the delegate's, or none.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }

  /// The style under traits: the delegate's, or none.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    let asked = delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
    return asked.map { $0 == .automatic ? .none : $0 } ?? .none
  }

  /// Whether the presentation covers the whole screen.
  ///
  /// Defaults to true.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenting view is taken away meanwhile.
  ///
  /// Defaults to false.
  open var shouldRemovePresentersView: Bool { false }

  /// The view that is moved; the controller's own, unless something is put around it.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where the presented view is in the container.
  ///
  /// Defaults to all of it.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  /// Goes away when the escape key asks; returns whether it did.
  func dismissByKey() -> Bool { false }

  // MARK: Calls

  /// Called before the container lays out.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container laid out.
  open func containerViewDidLayoutSubviews() {}

  /// Called before the controller comes; the place to add views around it.
  open func presentationTransitionWillBegin() {}

  /// Called after the controller came, or did not.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the controller goes.
  open func dismissalTransitionWillBegin() {}

  /// Called after the controller went, or did not.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Traits and sizes

  /// The traits that hold for the presentation.
  open var traitCollection: UITraitCollection {
    container?.traitCollection ?? presenter?.traitCollection ?? UIScreen.main.traitCollection
  }

  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The size the presented controller prefers, in points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called when the presented controller would like another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { self.container?.setNeedsLayout() }

  /// Called when the presented controller's constraints gave it another size.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size the presented controller has in a container of a size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the container takes another size.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let inner = self.size(
      forChildContentContainer: presentedViewController,
      withParentContainerSize: size
    )
    presentedViewController.viewWillTransition(to: inner, with: coordinator)
  }

  /// Called before the traits change.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { presentedViewController.willTransition(to: newCollection, with: coordinator) }

  // MARK: For UIKit's own

  var isDismissing: Bool { presentedViewController.isBeingDismissed }

  /// Who animates where nobody else does.
  func standardAnimator(
    isPresentation: Bool
  ) -> any UIViewControllerAnimatedTransitioning {
    presentedViewController.presentations.animator(
      presentedViewController.modalTransitionStyle,
      isPresentation: isPresentation
    )
  }

  /// Whether what is presented lies above the screen's ground, which dark backgrounds show.
  var isElevated: Bool { false }

  /// Called in the animation in which the controller comes or goes.
  func animateAlongside(isPresentation: Bool) {}

  /// Whether a touch of the container beside what is presented reaches what is behind.
  func passesTouch(at point: CGPoint) -> Bool { false }

  /// Places what is presented.
  func layOut() {
    containerViewWillLayoutSubviews()
    if transition == nil, let view = presentedView, view.superview === container {
      place(view)
    }
    containerViewDidLayoutSubviews()
  }

  func place(_ view: UIView) {
    let frame = frameOfPresentedViewInContainerView
    if view.transform.isIdentity, view.frame != frame { view.frame = frame }
  }
}

/// Over the screen or a context, as a whole.
@MainActor
final class CoverPresentation: UIPresentationController {
  private let style: UIModalPresentationStyle

  init(_ style: UIModalPresentationStyle, _ presented: UIViewController) {
    self.style = style
    super.init(presentedViewController: presented, presenting: nil)
  }

  override var presentationStyle: UIModalPresentationStyle { style }
  override var shouldRemovePresentersView: Bool {
    style == .fullScreen || style == .currentContext
  }
  override var shouldPresentInFullscreen: Bool {
    style != .currentContext && style != .overCurrentContext
  }
}

/// The view in which a presentation happens.
@MainActor
final class PresentationContainer: UIView {
  weak var presentation: UIPresentationController?

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    presentation?.layOut()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    // What dims the views behind is no part of what is presented.
    let isBeside = hit === self || !hit.isDescendant(of: presentation?.presentedView ?? self)
    return isBeside && presentation?.passesTouch(at: point) ?? true ? nil : hit
  }

  // MARK: Accessibility

  override var isModalByNature: Bool { true }
}
