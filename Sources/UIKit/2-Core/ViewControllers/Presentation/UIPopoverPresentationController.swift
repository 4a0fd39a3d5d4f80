import CoreGraphics
import Foundation

/// Is notified of a bubble; every method is optional.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the bubble comes.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  )

  /// Whether a tap beside the bubble sends it away, by the name it had before iOS 13.
  ///
  /// Defaults to true.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool

  /// Called after a tap beside the bubble sent it away, by the name it had before iOS 13.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  )
}

/// Places a controller in a bubble beside what it is about.
@MainActor @preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
  private let bubble = PopoverView()
  private let shade = UIView()
  private var direction = UIPopoverArrowDirection.unknown
  /// The distance between a bubble's body and what it points at, with an arrow and without.
  private static let arrowLength: CGFloat = 13
  private static let plainDistance: CGFloat = 8
  private var reach: CGFloat { showsArrow ? Self.arrowLength : Self.plainDistance }
  /// Whether an arrow tells what the bubble is about.
  var showsArrow = true { didSet { bubble.showsArrow = showsArrow } }

  /// Makes the presentation of a bubble.
  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController,
      presenting: presentingViewController
    )
  }

  /// The sheet in whose place the bubble is where there is little room.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController,
    presenting: nil
  )

  /// The sides the arrow may point to.
  ///
  /// Defaults to any.
  open var permittedArrowDirections = UIPopoverArrowDirection.any

  /// The side the arrow points to.
  open var arrowDirection: UIPopoverArrowDirection { direction }

  /// The view the bubble points at.
  ///
  /// Defaults to nil.
  open weak var sourceView: UIView?

  /// The rectangle the bubble points at, in the view's coordinates; null is the view's bounds.
  ///
  /// Defaults to null.
  open var sourceRect = CGRect.null

  /// The item of a bar the bubble points at.
  ///
  /// Defaults to nil.
  open weak var barButtonItem: UIBarButtonItem?

  /// What the bubble points at: a view or an item of a bar.
  ///
  /// Defaults to nil.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }

  /// Whether the bubble may cover what it is about.
  ///
  /// Defaults to false.
  open var canOverlapSourceViewRect = false

  /// Views that can be used while the bubble is there.
  ///
  /// Defaults to nil.
  open var passthroughViews: [UIView]?

  /// The colour of the bubble; nil is that of the controller's view.
  ///
  /// Defaults to nil.
  open var backgroundColor: UIColor? { didSet { bubble.color = backgroundColor } }

  /// How far the bubble stays away from the edges of the screen, in points.
  ///
  /// Defaults to 10 on each side.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  open override var presentationStyle: UIModalPresentationStyle { .popover }

  open override var presentedView: UIView? { bubble }

  open override var frameOfPresentedViewInContainerView: CGRect { arrange().frame }

  // MARK: Place

  private var target: CGRect {
    guard let container else { return .zero }
    if let view = barButtonItem?.shownView { return view.convert(view.bounds, to: container) }
    guard let view = sourceView else {
      return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    }
    return view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: container)
  }

  private func arrange() -> (frame: CGRect, direction: UIPopoverArrowDirection, at: CGFloat) {
    guard let container else { return (.zero, .unknown, 0) }
    let wanted = preferredContentSize
    let size = CGSize(
      width: wanted.width > 0 ? wanted.width : 320,
      height: wanted.height > 0 ? wanted.height : 480
    )
    let room = container.bounds.inset(by: container.window?.safeAreaInsets ?? .zero)
      .inset(by: popoverLayoutMargins)
    let target = target
    let reach = reach
    let sides: [(UIPopoverArrowDirection, CGFloat)] = [
      (.up, room.maxY - target.maxY - reach), (.down, target.minY - room.minY - reach),
      (.left, room.maxX - target.maxX - reach), (.right, target.minX - room.minX - reach),
    ]
    let permitted = sides.filter { permittedArrowDirections.contains($0.0) }
    let fitting = permitted.first { side, space in
      space >= (side == .up || side == .down ? size.height : size.width)
    }
    let (side, space) = fitting ?? permitted.max { $0.1 < $1.1 } ?? (.up, room.height)
    var frame = CGRect(origin: .zero, size: size)
    if fitting == nil, canOverlapSourceViewRect { return overlapping(size, side, room, target) }
    if side == .up || side == .down {
      frame.size.height = min(size.height, max(60, space)) + reach
      frame.size.width = min(size.width, room.width)
      frame.origin.x = max(room.minX, min(target.midX - frame.width / 2, room.maxX - frame.width))
      frame.origin.y = side == .up ? target.maxY : target.minY - frame.height
      return (frame, side, target.midX - frame.minX)
    }
    frame.size.width = min(size.width, max(60, space)) + reach
    frame.size.height = min(size.height, room.height)
    frame.origin.y = max(
      room.minY,
      min(target.midY - frame.height / 2, room.maxY - frame.height)
    )
    frame.origin.x = side == .left ? target.maxX : target.minX - frame.width
    return (frame, side, target.midY - frame.minY)
  }

  /// A bubble of its whole size that covers what it is about, as far as the room makes it.
  private func overlapping(
    _ size: CGSize,
    _ side: UIPopoverArrowDirection,
    _ room: CGRect,
    _ target: CGRect
  ) -> (frame: CGRect, direction: UIPopoverArrowDirection, at: CGFloat) {
    let isUpright = side == .up || side == .down
    let reach = reach
    var frame = CGRect(
      x: target.midX - size.width / 2,
      y: target.midY - size.height / 2,
      width: min(size.width + (isUpright ? 0 : reach), room.width),
      height: min(size.height + (isUpright ? reach : 0), room.height)
    )
    switch side {
    case .up: frame.origin.y = target.maxY
    case .down: frame.origin.y = target.minY - frame.height
    case .left: frame.origin.x = target.maxX
    default: frame.origin.x = target.minX - frame.width
    }
    frame.origin.x = max(room.minX, min(frame.minX, room.maxX - frame.width))
    frame.origin.y = max(room.minY, min(frame.minY, room.maxY - frame.height))
    return (frame, side, isUpright ? target.midX - frame.minX : target.midY - frame.minY)
  }

  override func place(_ view: UIView) {
    let place = arrange()
    direction = place.direction
    bubble.point(place.direction, at: place.at, length: reach)
    super.place(view)
  }

  // MARK: Presentation

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    (delegate as? any UIPopoverPresentationControllerDelegate)?
      .prepareForPopoverPresentation(self)
    guard let container else { return }
    shade.frame = container.bounds
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(shade, at: 0)
    if shade.gestureRecognizers == nil {
      let tap = UITapGestureRecognizer()
      tap.addHandler { [weak self] gesture in
        if gesture.state == .ended { self?.tapBeside() }
      }
      shade.addGestureRecognizer(tap)
    }
    let place = arrange()
    direction = place.direction
    bubble.point(place.direction, at: place.at, length: reach)
    if let view = presentedViewController.view {
      bubble.color = backgroundColor ?? view.backgroundColor
      bubble.hold(view)
    }
  }

  /// Goes unless someone objects.
  func tapBeside() {
    guard transition == nil else { return }
    guard !presentedViewController.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    presentedViewController.presentations.dismiss(self) { [self] in
      delegate?.presentationControllerDidDismiss(self)
    }
  }

  override func dismissByKey() -> Bool {
    tapBeside()
    return true
  }

  override var isElevated: Bool { true }

  override func animateAlongside(isPresentation: Bool) {
    presentingViewController.viewIfLoaded?.tintAdjustmentMode =
      isPresentation ? .dimmed : .automatic
  }

  override func standardAnimator(
    isPresentation: Bool
  ) -> any UIViewControllerAnimatedTransitioning {
    presentedViewController.presentations.animator(.crossDissolve, isPresentation: isPresentation)
  }

  override func passesTouch(at point: CGPoint) -> Bool {
    guard let container else { return false }
    return passthroughViews?.contains { view in
      view.bounds.contains(container.convert(point, to: view))
    } ?? false
  }
}

/// A bubble with an arrow.
@MainActor
final class PopoverView: UIView {
  private let clip = UIView()
  private let arrow = UIView()
  var showsArrow = true { didSet { arrow.isHidden = !showsArrow } }
  private weak var held: UIView?
  private var side = UIPopoverArrowDirection.up
  private var place: CGFloat = 0
  private var length: CGFloat = 0

  init() {
    super.init(frame: .zero)
    addSubview(arrow)
    clip.clipsToBounds = true
    clip.layer.cornerRadius = 13
    clip.layer.cornerCurve = .continuous
    addSubview(clip)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 16
    layer.shadowOffset = .zero
  }

  required init?(coder: NSCoder) { nil }

  var color: UIColor? {
    didSet {
      let shown = color ?? .systemBackground
      clip.backgroundColor = shown
      arrow.backgroundColor = shown
    }
  }

  func hold(_ view: UIView) {
    held = view
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clip.addSubview(view)
    setNeedsLayout()
  }

  func point(_ side: UIPopoverArrowDirection, at place: CGFloat, length: CGFloat) {
    (self.side, self.place, self.length) = (side, place, length)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var body = bounds
    var tip = CGPoint.zero
    let inset = length + 8
    switch side {
    case .up:
      body = body.inset(by: UIEdgeInsets(top: length, left: 0, bottom: 0, right: 0))
      tip = CGPoint(x: max(inset, min(place, bounds.width - inset)), y: length)
    case .down:
      body = body.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: length, right: 0))
      tip = CGPoint(x: max(inset, min(place, bounds.width - inset)), y: bounds.height - length)
    case .left:
      body = body.inset(by: UIEdgeInsets(top: 0, left: length, bottom: 0, right: 0))
      tip = CGPoint(x: length, y: max(inset, min(place, bounds.height - inset)))
    default:
      body = body.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: length))
      tip = CGPoint(x: bounds.width - length, y: max(inset, min(place, bounds.height - inset)))
    }
    clip.frame = body
    held?.frame = clip.bounds
    let edge = length * 1.4
    arrow.transform = .identity
    arrow.bounds = CGRect(x: 0, y: 0, width: edge, height: edge)
    arrow.center = tip
    arrow.transform = CGAffineTransform(rotationAngle: .pi / 4)
  }
}
