import CoreGraphics
import Foundation
import QuartzCore

/// A rectangle on the screen that shows something and answers events.
///
/// Lengths are points and y points down. Frames and centres are in the superview's coordinates,
/// bounds in the view's own.
@MainActor @preconcurrency
open class UIView: UIResponder, @preconcurrency NSCoding, @preconcurrency CALayerDelegate,
  UICoordinateSpace, UITraitEnvironment, UITraitChangeObservable
{
  nonisolated(unsafe) let backing: CALayer
  var children: SubviewList?
  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) var parentView: UIView?
  unowned(unsafe) var hostWindow: UIWindow?
  /// What few views have.
  var extras: ViewExtras?
  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) var controller: UIViewController?
  var flags = ViewFlags()
  var traits = TraitStore()
  var margins = LayoutMargins()
  var colors = ViewColors()
  /// What was set on the view itself, among what can be set for all of its kind.
  var appearanceStore = AppearanceStore()
  var layoutState: AnyObject?
  var storedGestures: [UIGestureRecognizer]?

  /// Makes a view with a frame in the superview it will have.
  public init(frame: CGRect) {
    backing = Self.makeLayer()
    super.init()
    prepareLayer(frame: frame)
  }

  /// Makes a view from an archive, with an empty frame where the archive has none.
  public required init?(coder: NSCoder) {
    backing = Self.makeLayer()
    super.init()
    prepareLayer(frame: .zero)
    coder.nib?.finish(self, as: UIView.self)
  }

  deinit { if backing.owner === self { backing.owner = nil } }

  /// Makes a view with an empty frame.
  public convenience override init() { self.init(frame: .zero) }

  /// Views are not archived here: nibs are read, never written.
  open func encode(with coder: NSCoder) {}

  // MARK: Layer

  /// The class of the view's layer, a `CALayer` or a subclass.
  ///
  /// Defaults to `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that shows the view; its delegate is the view.
  open var layer: CALayer { backing }

  // MARK: Geometry

  /// The view's rectangle in the superview's coordinates; undefined under a transform.
  open var frame: CGRect {
    get { backing.frame }
    set { changeGeometry(isPlace: true) { backing.frame = newValue } }
  }

  /// The view's rectangle in its own coordinates; its origin scrolls the subviews.
  open var bounds: CGRect {
    get { backing.bounds }
    set { changeGeometry(isPlace: true) { backing.bounds = newValue } }
  }

  /// Where the middle lies in the superview's coordinates.
  open var center: CGPoint {
    get { backing.position }
    set { changeGeometry(isPlace: true) { backing.position = newValue } }
  }

  /// The transform about the anchor point.
  ///
  /// Defaults to the identity.
  open var transform: CGAffineTransform {
    get { backing.affineTransform() }
    set { changeGeometry { backing.setAffineTransform(newValue) } }
  }

  /// The outline that the view collides with as a dynamic item.
  ///
  /// Defaults to the bounds' rectangle.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The outline for `UIDynamicItemCollisionBoundsType.path`, about the view's middle.
  ///
  /// Defaults to an empty path.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  /// The transform in space about the anchor point.
  ///
  /// Defaults to the identity.
  open var transform3D: CATransform3D {
    get { backing.transform }
    set { changeGeometry { backing.transform = newValue } }
  }

  /// The point of the bounds that `center` places, in unit coordinates.
  ///
  /// Defaults to the middle.
  open var anchorPoint: CGPoint {
    get { backing.anchorPoint }
    set { changeGeometry { backing.anchorPoint = newValue } }
  }

  /// The pixels of the view's contents that make a point.
  open var contentScaleFactor: CGFloat {
    get { backing.contentsScale }
    set { backing.contentsScale = newValue }
  }

  /// The size that fits best into `size`; the present size unless a subclass knows better.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The size that the view's own contents have, in points; `noIntrinsicMetric` where they have
  /// none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Tells that the size of the view's own contents changed.
  open func invalidateIntrinsicContentSize() { contentSizeDidChange() }

  /// A length that a view's own contents leave open.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Takes the size that fits best; the frame's origin stays.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    guard size != bounds.size else { return }
    let origin = frame.origin
    changeGeometry {
      backing.bounds.size = size
      let moved = backing.frame.origin
      backing.position.x += origin.x - moved.x
      backing.position.y += origin.y - moved.y
    }
  }

  /// How the view follows when its superview's bounds change.
  ///
  /// Defaults to not at all.
  open var autoresizingMask: AutoresizingMask {
    get { flags.autoresizingMask }
    set {
      guard newValue != flags.autoresizingMask else { return }
      flags.autoresizingMask = newValue
      layoutGeometryDidChange()
    }
  }

  /// Whether subviews follow when the bounds change.
  ///
  /// Defaults to true.
  open var autoresizesSubviews: Bool {
    get { flags.autoresizesSubviews }
    set { flags.autoresizesSubviews = newValue }
  }

  // MARK: Hierarchy

  /// The view this one is placed in.
  open var superview: UIView? { parentView }

  /// The views placed in this one, back to front.
  open var subviews: [UIView] { subviewList }

  var subviewList: [UIView] { children?.views ?? [] }

  /// The window the view is in.
  open var window: UIWindow? { hostWindow }

  /// A number by which code may find the view again.
  ///
  /// Defaults to 0.
  open var tag = 0

  /// Appends a view in front, taking it from where it was.
  open func addSubview(_ view: UIView) { insert(view, at: .max) }

  /// Inserts a view before the one at `index`; beyond the end it is appended.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts a view behind a sibling.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, relativeTo: siblingSubview, offset: 0)
  }

  /// Inserts a view in front of a sibling.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, relativeTo: siblingSubview, offset: 1)
  }

  /// Lets two subviews change places.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }

  /// Moves a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviewList.count - 1) }

  /// Moves a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

  /// Takes the view out of its superview.
  open func removeFromSuperview() { detach() }

  /// Whether the view is the given one or somewhere inside it.
  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.parentView).contains { $0 === view }
  }

  /// The view with the tag: this one, or the first found below it.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviewList {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the superview changed.
  open func didMoveToSuperview() {}

  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the window changed.
  open func didMoveToWindow() {}

  // MARK: Appearance

  /// The colour behind the view's contents; a dynamic colour follows the traits.
  ///
  /// Defaults to nil.
  open var backgroundColor: UIColor? {
    get { colors.background }
    set {
      setBackgroundColor(newValue)
      note(.backgroundColor, \UIView.backgroundColor)
    }
  }

  /// How strongly the view and its subviews show, 0...1.
  ///
  /// Defaults to 1.
  open var alpha: CGFloat {
    get { CGFloat(backing.opacity) }
    set { backing.opacity = Float(max(0, min(1, newValue))) }
  }

  /// Whether the view promises to fill its bounds when it draws.
  ///
  /// Defaults to true.
  open var isOpaque: Bool {
    get { flags.isOpaque }
    set { setOpaque(newValue) }
  }

  /// Whether the view is left out, with its subviews.
  ///
  /// Defaults to false.
  open var isHidden: Bool {
    get { backing.isHidden }
    set {
      guard newValue != backing.isHidden else { return }
      backing.isHidden = newValue
      parentView?.subviewVisibilityDidChange(self)
    }
  }

  /// Whether subviews are cut at the bounds.
  ///
  /// Defaults to false.
  open var clipsToBounds: Bool {
    get { backing.masksToBounds }
    set { backing.masksToBounds = newValue }
  }

  /// Whether the area to draw is cleared before `draw(_:)`.
  ///
  /// Defaults to true.
  open var clearsContextBeforeDrawing: Bool {
    get { flags.clearsContext }
    set { flags.clearsContext = newValue }
  }

  /// A view whose alpha cuts this one out; it must have no superview.
  ///
  /// Defaults to nil.
  open var mask: UIView? {
    get { maskStore }
    set {
      maskStore = newValue
      backing.mask = newValue?.backing
    }
  }

  /// The colour of what can be touched; nil takes the superview's.
  ///
  /// Defaults to the colour `AccentColor` of the app's asset catalogs, else the system's blue.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { effectiveTint }
    set {
      setTint(newValue)
      note(.tintColor, \UIView.tintColor)
    }
  }

  /// Whether the tint shows in full or greyed.
  ///
  /// Defaults to `automatic`: as in the superview.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintMode }
    set { setTintMode(newValue) }
  }

  /// Called when the tint or its mode changed.
  open func tintColorDidChange() {}

  /// How the contents follow when the bounds change.
  ///
  /// Defaults to `scaleToFill`.
  open var contentMode: ContentMode {
    get { flags.contentMode }
    set { setContentMode(newValue) }
  }

  /// How the view reads when the language reads from right to left.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { flags.semanticContent }
    set { setSemanticContent(newValue) }
  }

  /// The direction in which the view is to be laid out.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    )
  }

  // MARK: Drawing

  /// Draws the view; what is drawn replaces what was drawn before.
  ///
  /// The current graphics context is the view's, in bounds coordinates. The default draws nothing,
  /// and a class that does not override it has no picture of its own.
  open func draw(_ rect: CGRect) {}

  /// Asks for the view to be drawn before the next frame.
  open func setNeedsDisplay() { if drawsItself { backing.setNeedsDisplay() } }

  /// Asks for a part of the view to be drawn; views are drawn whole here.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Provides the layer's contents in place of drawing.
  open func display(_ layer: CALayer) { layer.displayBackingStore() }

  /// Draws into the layer's context: makes it current and calls `draw(_:)`.
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawContents(in: ctx) }

  /// Comes before the layer's contents are drawn.
  open func layerWillDraw(_ layer: CALayer) {}

  /// The action for a changed property of the layer: none outside of animations.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    animationAction(for: layer, forKey: event)
  }

  /// Draws the view as it is shown, with everything in it, over a rectangle of the current context.
  ///
  /// What was changed since the last frame is always drawn too. Returns whether all was drawn:
  /// false without a context, or where the view has no size.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawShown(in: rect)
  }

  /// A view that shows a picture of this one; nil where it has no size.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    pictureView(of: bounds, afterUpdates, .zero)
  }

  /// A view that shows a picture of a part of this one; nil where it has no size.
  ///
  /// The border keeps its size when the view is stretched.
  open func resizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { pictureView(of: rect, afterUpdates, capInsets) }

  // MARK: Layout

  /// Places the subviews; the default moves those that constraints place.
  open func layoutSubviews() { applyLayout() }

  /// Asks for `layoutSubviews()` before the next frame.
  open func setNeedsLayout() { askForLayout() }

  /// Lays out now what was asked for, in the view and below it.
  open func layoutIfNeeded() {
    prepareConstraints()
    backing.layoutIfNeeded()
  }

  /// Lays out the layer's view, between its controller's notices.
  open func layoutSublayers(of layer: CALayer) { layOut() }

  /// Brings the view's constraints up to date; an override calls super last.
  open func updateConstraints() { flags.needsUpdateConstraints = false }

  /// Whether `updateConstraints()` was asked for; true for a new view.
  open func needsUpdateConstraints() -> Bool { flags.needsUpdateConstraints }

  /// Asks for `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() {
    flags.needsUpdateConstraints = true
    markConstraintsBelow()
    setNeedsLayout()
  }

  /// Brings constraints up to date now, subviews first.
  open func updateConstraintsIfNeeded() { bringConstraintsUpToDate() }

  // MARK: Constraints

  /// Whether the view makes no sense without constraints; without effect here.
  ///
  /// Defaults to false.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Whether the frame and the autoresizing mask take part in layout as constraints.
  ///
  /// Defaults to true; views that constraints are to place need false.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { flags.translatesMask }
    set { Self.viewLayout.setTranslates(newValue, of: self) }
  }

  /// The active constraints that the view holds: those of its own size and between views in it.
  open var constraints: [NSLayoutConstraint] { Self.viewLayout.constraints(heldBy: self) }

  /// Lets the view hold a constraint between itself and views in it.
  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }

  /// Lets the view hold constraints between itself and views in it.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that the view holds.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    Self.viewLayout.deactivate(constraint, heldBy: self)
  }

  /// Deactivates constraints that the view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// How strongly the view resists being larger than its contents.
  ///
  /// Defaults to 250.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? resistance.huggingHorizontal : resistance.huggingVertical
  }

  /// Sets how strongly the view resists being larger than its contents.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) { setResistance(axis == .horizontal ? \.huggingHorizontal : \.huggingVertical, priority) }

  /// How strongly the view resists being smaller than its contents.
  ///
  /// Defaults to 750.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    axis == .horizontal ? resistance.compressionHorizontal : resistance.compressionVertical
  }

  /// Sets how strongly the view resists being smaller than its contents.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    setResistance(axis == .horizontal ? \.compressionHorizontal : \.compressionVertical, priority)
  }

  /// How far shadows and badges reach out of the part that constraints align, in points.
  ///
  /// Defaults to nothing.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The rectangle that constraints align, of a view with the given frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame of a view that constraints gave a rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.minX - insets.left,
      y: alignmentRect.minY - insets.top,
      width: alignmentRect.width + insets.left + insets.right,
      height: alignmentRect.height + insets.top + insets.bottom
    )
  }

  /// The view whose text the first baseline belongs to: this one, or one in it.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view whose text the last baseline belongs to: this one, or one in it.
  open var forLastBaselineLayout: UIView { self }

  /// The size that the constraints inside ask for, as near to `targetSize` as they leave it.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size that the constraints inside ask for, where the target counts as much as it says.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    layoutSize(
      FitTarget(
        size: targetSize,
        horizontal: horizontalFittingPriority,
        vertical: verticalFittingPriority
      )
    )
  }

  /// The margins of views of the class that nobody sets any for.
  var standardMargins: UIEdgeInsets {
    let standard = LayoutMargins.standard
    return UIEdgeInsets(top: standard, left: standard, bottom: standard, right: standard)
  }

  /// Called after a subview was hidden or shown.
  func subviewVisibilityDidChange(_ view: UIView) {}

  /// Whether the view lays out what is in it by itself, as cells do.
  var ownsLayout: Bool { false }

  /// The view inside that is always as large as this one.
  var fillingSubview: UIView? { nil }

  /// Whether the height of the contents depends on the width.
  var wrapsText: Bool { extras?.heightAtWidth != nil }

  /// The height of the contents at a width.
  func textHeight(forWidth width: CGFloat) -> CGFloat { contentHeight(atWidth: width) }

  /// How far the first baseline is below the top, and the last one above the bottom.
  var baselineOffsets: (first: CGFloat, last: CGFloat) { (0, 0) }

  /// How strongly views of the class hold on to their contents' size at first.
  var standardResistance: SizeResistance { SizeResistance() }

  // MARK: Margins and safe area

  /// The distance from the edges that content should keep, 8 by default, with the safe area, in
  /// points.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(newValue) }
  }

  /// The same, with sides that follow the reading direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(effectiveMargins, isRightToLeft: isRightToLeft) }
    set { setDirectionalMargins(newValue) }
  }

  /// Whether margins grow so that content also keeps the superview's.
  ///
  /// Defaults to false.
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set {
      margins.preservesSuperview = newValue
      updateMargins()
    }
  }

  /// Whether margins grow by the safe area.
  ///
  /// Defaults to true.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set {
      margins.insetsFromSafeArea = newValue
      updateMargins()
    }
  }

  /// Called when the layout margins changed.
  open func layoutMarginsDidChange() {}

  /// How far bars and the device's corners reach into the view.
  open var safeAreaInsets: UIEdgeInsets { computedSafeArea }

  /// Called when the safe area changed.
  open func safeAreaInsetsDidChange() {}

  /// The safe area as far as it concerns the subviews.
  var innerSafeArea: UIEdgeInsets { safeAreaInsets }

  // MARK: Events

  /// Whether the view and its subviews can be touched.
  ///
  /// Defaults to true.
  open var isUserInteractionEnabled: Bool {
    get { flags.isInteractive }
    set { flags.isInteractive = newValue }
  }

  /// Whether the view receives more than one finger at a time.
  ///
  /// Defaults to false.
  open var isMultipleTouchEnabled: Bool {
    get { flags.allowsMultipleTouch }
    set { flags.allowsMultipleTouch = newValue }
  }

  /// Whether other views of the window receive nothing while this one is touched.
  ///
  /// Defaults to false.
  open var isExclusiveTouch: Bool {
    get { flags.isExclusiveTouch }
    set { flags.isExclusiveTouch = newValue }
  }

  /// The view furthest in front at a point of the bounds coordinates; nil outside.
  ///
  /// Hidden views, those that cannot be touched, and those of an alpha under 0.01 are passed over
  /// with everything in them (fact ge.hit).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    findHit(at: point, with: event)
  }

  /// Whether a point of the bounds coordinates lies in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The gesture recognisers that watch the view.
  ///
  /// Defaults to nil.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedGestures }
    set { replaceGestures(newValue) }
  }

  /// Lets a gesture recogniser watch the view, taking it from where it was.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    addGesture(gestureRecognizer)
  }

  /// Ends a gesture recogniser's watch.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    removeGesture(gestureRecognizer)
  }

  // MARK: Focus

  /// Whether keys can go to the view.
  ///
  /// Defaults to false; for controls to whether they are enabled.
  open var canBecomeFocused: Bool { false }

  /// Where focus goes when it comes to the view, the most wanted first.
  ///
  /// Defaults to nowhere but the view itself.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

  /// Whether focus may move out of, into or within the view.
  ///
  /// Defaults to true.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called when focus moved out of, into or within the view.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// How the view looks while it has the focus; nil leaves that to the view.
  ///
  /// Defaults to a ring around it.
  open var focusEffect: UIFocusEffect? {
    get { focusSettings.map(\.effect) ?? Services.the((any FocusMoving).self).standardEffect }
    set { setFocusEffect(newValue) }
  }

  /// What lets the view answer kinds of events, in the order it was added.
  ///
  /// Defaults to none.
  open var interactions: [any UIInteraction] {
    get { storedInteractions ?? [] }
    set { replaceInteractions(newValue) }
  }

  /// Lets an interaction answer events of the view, taking it from where it was.
  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }

  /// Ends an interaction's answers.
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

  /// Whether a gesture recogniser of the view may begin.
  ///
  /// Defaults to true.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// Ends editing of the view, or of one below it; returns whether nothing is edited any more.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingBelow(force) }

  open override var next: UIResponder? { controller ?? parentView }

  // MARK: Coordinates

  /// A point of these coordinates in another view's; nil stands for the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    backing.convert(point, to: target(view))
  }

  /// A point of another view's coordinates in these; nil stands for the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    backing.convert(point, from: target(view))
  }

  /// The rectangle around a rectangle of these coordinates in another view's.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    backing.convert(rect, to: target(view))
  }

  /// The rectangle around another view's rectangle in these coordinates.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    backing.convert(rect, from: target(view))
  }

  // MARK: Traits

  /// The traits that hold for the view.
  open var traitCollection: UITraitCollection { traits.current }

  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Traits decided for the view and what is below it.
  open var traitOverrides: UITraitOverrides {
    get { traits.overrides }
    set {
      traits.overrides = newValue
      inheritTraits()
    }
  }

  /// The style decided for the view and what is below it.
  ///
  /// Defaults to unspecified.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traits.overrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// Takes over changed traits now instead of before the next layout.
  open func updateTraitsIfNeeded() { inheritTraits() }

  /// Brings what UIKit's own views show up to date with their traits and reading direction.
  func refreshAppearance() {}

  // MARK: Accessibility

  override var frameByNature: CGRect { convert(bounds, to: nil as UIView?) }
}
