import CoreGraphics
import Diagnostics
import Foundation

/// A rectangle of content with a place in a tree of such rectangles.
///
/// A layer only holds the model: values set here are recorded into an immutable render tree when
/// the frame is committed. Lengths are points; y points down, as it does for views.
open class CALayer: NSObject, CAMediaTiming {
  @exclusivity(unchecked) package var geometry = LayerGeometry()
  @exclusivity(unchecked) package var appearance = LayerAppearance()
  @exclusivity(unchecked) package var pending: LayerChanges = []
  /// How many of its layout passes are under way, one within the other.
  var layoutDepth: Int32 = 0
  @exclusivity(unchecked) package var hidden = false
  @exclusivity(unchecked) package var record = LayerRecord()
  @exclusivity(unchecked) package var children: [CALayer] = []
  var levelsBelow: Int32 = 0
  @exclusivity(unchecked) unowned(unsafe) package var parent: CALayer?
  /// Bitmap contents made by `displayBackingStore()`, or what was assigned to `contents`.
  @exclusivity(unchecked) package var storedContents: LayerContents = .none
  /// The view that made the layer, which says when it goes: far cheaper than a weak reference.
  unowned(unsafe) package var owner: (any CALayerDelegate)?
  @exclusivity(unchecked) package var animations: LayerAnimations?
  /// What few layers have.
  @exclusivity(unchecked) var extras: LayerExtras?
  /// Whether the layer is the root of a tree that is shown.
  package var showsFrames = false

  /// Makes a layer of no size at the origin.
  public override init() { super.init() }

  /// Makes a copy of a layer's values, as the presentation of that layer.
  ///
  /// Subclasses copy what they added.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    geometry = layer.geometry
    appearance = layer.appearance
    hidden = layer.hidden
    storedContents = layer.storedContents
    if layer.extras != nil { (name, tags) = (layer.name, layer.tags) }
  }

  /// Makes a layer of no size at the origin: archives of layers are not read.
  public required init?(coder: NSCoder) { super.init() }

  deinit {
    for child in children { child.parent = nil }
    extras?.mask?.parent = nil
  }

  /// The object that draws, lays out and animates for the layer; views are their layer's.
  open var delegate: (any CALayerDelegate)? {
    get { owner ?? extras?.delegate }
    set {
      guard newValue !== owner else { return }
      owner = nil
      extra.delegate = newValue
    }
  }

  /// A name by which code may find the layer again.
  open var name: String? {
    get { extras?.name }
    set { if newValue != name { extra.name = newValue } }
  }

  // MARK: Geometry

  /// The layer's rectangle in its own coordinates; its origin scrolls the sublayers.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { setBounds(newValue) }
  }

  /// Where the anchor point lies in the superlayer's coordinates.
  open var position: CGPoint {
    get { geometry.position }
    set {
      guard newValue != geometry.position, accept(newValue.isFinite, "position", newValue) else {
        return
      }
      change(.position) { geometry.position = newValue }
    }
  }

  /// The place among siblings along the line of sight, in points; greater is nearer.
  ///
  /// Defaults to 0.
  open var zPosition: CGFloat {
    get { geometry.zPosition }
    set {
      guard newValue != geometry.zPosition, accept(newValue.isFinite, "zPosition", newValue)
      else { return }
      change(.zPosition) { geometry.zPosition = newValue }
      superlayer?.mark(.changed)
    }
  }

  /// The point of the bounds that `position` places, in unit coordinates.
  ///
  /// Defaults to the middle.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set {
      guard newValue != geometry.anchorPoint,
        accept(newValue.isFinite, "anchorPoint", newValue)
      else { return }
      change(.anchorPoint) { geometry.anchorPoint = newValue }
    }
  }

  /// The anchor's place along the line of sight, in points.
  ///
  /// Defaults to 0.
  open var anchorPointZ: CGFloat {
    get { geometry.anchorPointZ }
    set {
      guard newValue != geometry.anchorPointZ,
        accept(newValue.isFinite, "anchorPointZ", newValue)
      else { return }
      change(.anchorPointZ) { geometry.anchorPointZ = newValue }
    }
  }

  /// The transform about the anchor point.
  ///
  /// Defaults to the identity.
  open var transform: CATransform3D {
    get { geometry.transform ?? .identity }
    set {
      guard !newValue.isEqual(to: transform), accept(newValue.isFinite, "transform", newValue)
      else { return }
      change(.transform) { geometry.transform = newValue.isIdentity ? nil : newValue }
    }
  }

  /// The transform applied to every sublayer, for a common perspective.
  ///
  /// Defaults to the identity.
  open var sublayerTransform: CATransform3D {
    get { geometry.sublayerTransform ?? .identity }
    set {
      guard !newValue.isEqual(to: sublayerTransform),
        accept(newValue.isFinite, "sublayerTransform", newValue)
      else { return }
      change(.sublayerTransform) {
        geometry.sublayerTransform = newValue.isIdentity ? nil : newValue
      }
    }
  }

  /// The smallest rectangle around the layer in the superlayer's coordinates.
  ///
  /// Derived from bounds, position, anchor point and transform.
  open var frame: CGRect {
    get { frameFromGeometry }
    set { setFrame(newValue) }
  }

  /// Whether the layer's y axis points the other way.
  ///
  /// Defaults to false.
  open var isGeometryFlipped: Bool {
    get { geometry.isGeometryFlipped }
    set {
      guard newValue != geometry.isGeometryFlipped else { return }
      change(.isGeometryFlipped) { geometry.isGeometryFlipped = newValue }
    }
  }

  /// Whether the contents are drawn upside down because of flipped ancestors.
  open func contentsAreFlipped() -> Bool {
    var flipped = false
    var layer: CALayer? = self
    while let current = layer {
      if current.isGeometryFlipped { flipped.toggle() }
      layer = current.parent
    }
    return flipped
  }

  /// Whether the layer is left out, with everything below it.
  ///
  /// Defaults to false.
  open var isHidden: Bool {
    get { hidden }
    set {
      guard newValue != hidden else { return }
      change(.isHidden) { hidden = newValue }
      superlayer?.mark(.changed)
      // What waited while nothing could be seen is made up for now.
      if !newValue { spreadPending() }
    }
  }

  /// Whether the layer is shown when its back faces the viewer.
  ///
  /// Defaults to true.
  open var isDoubleSided: Bool {
    get { appearance.isDoubleSided }
    set { change(.isDoubleSided, newValue != isDoubleSided) { $0.isDoubleSided = newValue } }
  }

  // MARK: Tree

  /// The layer this one is placed in.
  open var superlayer: CALayer? {
    modelLayer.map { $0.parent?.presentation() } ?? parent
  }

  /// The layers placed in this one, back to front; nil when there are none.
  open var sublayers: [CALayer]? {
    get {
      if let modelLayer { return modelLayer.sublayers?.compactMap { $0.presentation() } }
      return children.isEmpty ? nil : children
    }
    set { replaceSublayers(newValue ?? []) }
  }

  /// Appends a layer in front, taking it from where it was.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: Int.max) }

  /// Inserts a layer before the one at `idx`; beyond the end it is appended.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Inserts a layer behind a sibling, or behind all when there is no such sibling.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insertSublayer(layer, relativeTo: sibling, offset: 0, fallback: 0)
  }

  /// Inserts a layer in front of a sibling, or in front of all when there is no such sibling.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insertSublayer(layer, relativeTo: sibling, offset: 1, fallback: Int.max)
  }

  /// Puts a layer in the place of another.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, let index = children.firstIndex(where: { $0 === oldLayer })
    else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }

  /// Takes the layer out of its superlayer.
  open func removeFromSuperlayer() { detach() }

  /// A layer whose alpha cuts this one out; it must have no superlayer.
  ///
  /// Defaults to nil.
  open var mask: CALayer? {
    get { extras?.mask }
    set {
      guard newValue !== extras?.mask, newValue.map({ accept($0, as: "mask") }) ?? true else {
        return
      }
      newValue?.detach()
      change(.mask) {
        mask?.parent = nil
        extra.mask = newValue
        newValue?.parent = self
      }
      newValue?.spreadPending()
    }
  }

  // MARK: Appearance

  /// How strongly the layer and what is below it show, 0...1.
  ///
  /// Defaults to 1.
  open var opacity: Float {
    get { appearance.opacity }
    set {
      guard newValue != opacity, accept(newValue.isFinite, "opacity", newValue) else { return }
      change(.opacity, true) { $0.opacity = newValue }
      superlayer?.mark(.changed)
    }
  }

  /// Whether translucency fades the layer with its sublayers as one picture.
  ///
  /// Defaults to true.
  open var allowsGroupOpacity: Bool {
    get { appearance.allowsGroupOpacity }
    set {
      change(.allowsGroupOpacity, newValue != allowsGroupOpacity) {
        $0.allowsGroupOpacity = newValue
      }
    }
  }

  /// Whether the contents are promised to have no transparent pixel.
  ///
  /// Defaults to false.
  open var isOpaque: Bool {
    get { appearance.isOpaque }
    set { change(.isOpaque, newValue != isOpaque) { $0.isOpaque = newValue } }
  }

  /// The colour behind the contents.
  ///
  /// Defaults to nil.
  open var backgroundColor: CGColor? {
    get { appearance.backgroundColor }
    set {
      change(.backgroundColor, newValue != backgroundColor) { $0.backgroundColor = newValue }
    }
  }

  /// The radius of the rounded corners of background and border, in points.
  ///
  /// Defaults to 0.
  ///
  /// Contents and sublayers are cut only with `masksToBounds`.
  open var cornerRadius: CGFloat {
    get { appearance.cornerRadius }
    set {
      guard newValue != cornerRadius, accept(newValue.isFinite, "cornerRadius", newValue)
      else { return }
      change(.cornerRadius, true) { $0.cornerRadius = newValue }
    }
  }

  /// The curve of the rounded corners.
  ///
  /// Defaults to circular.
  open var cornerCurve: CALayerCornerCurve {
    get { appearance.cornerCurve }
    set { change(.cornerCurve, newValue != cornerCurve) { $0.cornerCurve = newValue } }
  }

  /// How much further than the radius a corner of the given curve reaches along the edge.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? CornerShape.continuousReach : 1
  }

  /// The corners that are rounded.
  ///
  /// Defaults to all four.
  open var maskedCorners: CACornerMask {
    get { appearance.maskedCorners }
    set { change(.maskedCorners, newValue != maskedCorners) { $0.maskedCorners = newValue } }
  }

  /// Whether contents and sublayers are cut at the (rounded) bounds.
  ///
  /// Defaults to false.
  open var masksToBounds: Bool {
    get { appearance.masksToBounds }
    set { change(.masksToBounds, newValue != masksToBounds) { $0.masksToBounds = newValue } }
  }

  /// The width of the border, inside the bounds and above the sublayers.
  ///
  /// Defaults to 0.
  open var borderWidth: CGFloat {
    get { appearance.borderWidth }
    set {
      guard newValue != borderWidth, accept(newValue.isFinite, "borderWidth", newValue)
      else { return }
      change(.borderWidth, true) { $0.borderWidth = newValue }
    }
  }

  /// The colour of the border.
  ///
  /// Defaults to opaque black.
  open var borderColor: CGColor? {
    get { appearance.borderColor }
    set { change(.borderColor, newValue != borderColor) { $0.borderColor = newValue } }
  }

  /// The colour of the shadow.
  ///
  /// Defaults to opaque black.
  open var shadowColor: CGColor? {
    get { appearance.shadowColor }
    set { change(.shadowColor, newValue != shadowColor) { $0.shadowColor = newValue } }
  }

  /// How strongly the shadow shows, 0...1.
  ///
  /// Defaults to 0.
  open var shadowOpacity: Float {
    get { appearance.shadowOpacity }
    set {
      guard newValue != shadowOpacity, accept(newValue.isFinite, "shadowOpacity", newValue)
      else { return }
      change(.shadowOpacity, true) { $0.shadowOpacity = newValue }
    }
  }

  /// How far the shadow is moved, in points.
  ///
  /// Defaults to (0, -3).
  open var shadowOffset: CGSize {
    get { appearance.shadowOffset }
    set {
      guard newValue != shadowOffset,
        accept(newValue.width.isFinite && newValue.height.isFinite, "shadowOffset", newValue)
      else { return }
      change(.shadowOffset, true) { $0.shadowOffset = newValue }
    }
  }

  /// The standard deviation of the shadow's blur, in points.
  ///
  /// Defaults to 3.
  open var shadowRadius: CGFloat {
    get { appearance.shadowRadius }
    set {
      guard newValue != shadowRadius, accept(newValue.isFinite, "shadowRadius", newValue)
      else { return }
      change(.shadowRadius, true) { $0.shadowRadius = newValue }
    }
  }

  /// The outline that casts the shadow, in bounds coordinates.
  ///
  /// Nil, the default, casts the shadow of what the layer shows.
  open var shadowPath: CGPath? {
    get { appearance.shadowPath }
    set { change(.shadowPath, newValue != shadowPath) { $0.shadowPath = newValue } }
  }

  /// Whether the layer is flattened to a picture before it is placed.
  ///
  /// Defaults to false.
  ///
  /// Every layer is drawn from cached pictures here, so the value changes nothing that is seen.
  open var shouldRasterize: Bool {
    get { appearance.shouldRasterize }
    set { change(.shouldRasterize, newValue != shouldRasterize) { $0.shouldRasterize = newValue } }
  }

  /// The pixels a point of a flattened layer has.
  ///
  /// Defaults to 1.
  open var rasterizationScale: CGFloat {
    get { appearance.rasterizationScale }
    set {
      change(.rasterizationScale, newValue != rasterizationScale) {
        $0.rasterizationScale = newValue
      }
    }
  }

  /// Whether the layer may draw its contents on another thread.
  ///
  /// Defaults to false.
  open var drawsAsynchronously = false

  // MARK: Contents

  /// The picture the layer shows, a `CGImage`.
  ///
  /// Defaults to nil.
  ///
  /// Reading it back gives the image that was set, or nil for contents the layer drew itself.
  open var contents: Any? {
    get { storedContents.image }
    set {
      let contents = LayerContents(assigned: newValue, in: self)
      guard contents != storedContents else { return }
      change(.contents, true) { _ in storedContents = contents }
    }
  }

  /// The part of the contents that is shown, in unit coordinates.
  ///
  /// Defaults to all.
  open var contentsRect: CGRect {
    get { appearance.contentsRect }
    set {
      guard newValue != contentsRect, accept(newValue.isFinite, "contentsRect", newValue)
      else { return }
      change(.contentsRect, true) { $0.contentsRect = newValue }
    }
  }

  /// The part of the contents that stretches, in unit coordinates.
  ///
  /// Defaults to all.
  open var contentsCenter: CGRect {
    get { appearance.contentsCenter }
    set {
      guard newValue != contentsCenter, accept(newValue.isFinite, "contentsCenter", newValue)
      else { return }
      change(.contentsCenter, true) { $0.contentsCenter = newValue }
    }
  }

  /// How the contents are fitted into the bounds.
  ///
  /// Defaults to `resize`.
  open var contentsGravity: CALayerContentsGravity {
    get { appearance.contentsGravity }
    set {
      change(.contentsGravity, newValue != contentsGravity) { $0.contentsGravity = newValue }
    }
  }

  /// The pixels of the contents that make a point.
  ///
  /// Defaults to 1.
  open var contentsScale: CGFloat {
    get { appearance.contentsScale }
    set {
      guard newValue != contentsScale,
        accept(newValue.isFinite && newValue > 0, "contentsScale", newValue)
      else { return }
      change(.contentsScale, true) { $0.contentsScale = newValue }
    }
  }

  /// How the contents are sampled when they grow.
  ///
  /// Defaults to `linear`.
  open var magnificationFilter: CALayerContentsFilter {
    get { appearance.magnificationFilter }
    set {
      change(.magnificationFilter, newValue != magnificationFilter) {
        $0.magnificationFilter = newValue
      }
    }
  }

  /// How the contents are sampled when they shrink.
  ///
  /// Defaults to `linear`.
  open var minificationFilter: CALayerContentsFilter {
    get { appearance.minificationFilter }
    set {
      change(.minificationFilter, newValue != minificationFilter) {
        $0.minificationFilter = newValue
      }
    }
  }

  /// Whether edges that fall between pixels are softened.
  ///
  /// Defaults to true, as for views on iOS 7 and later.
  open var allowsEdgeAntialiasing = true

  /// The edges that are softened where they fall between pixels.
  ///
  /// Defaults to all.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]

  // MARK: Display

  /// Whether a change of the bounds' size asks for new contents.
  ///
  /// Defaults to false.
  open var needsDisplayOnBoundsChange = false

  /// Asks for new contents before the next frame.
  open func setNeedsDisplay() { mark(.display) }

  /// Asks for new contents of a part; contents are drawn whole here.
  open func setNeedsDisplay(_ r: CGRect) { mark(.display) }

  /// Whether new contents were asked for.
  open func needsDisplay() -> Bool { pending.contains(.display) }

  /// Makes the contents now, if new ones were asked for.
  open func displayIfNeeded() {
    guard pending.contains(.display) else { return }
    pending.remove(.display)
    display()
  }

  /// Makes the contents: asks the delegate, else draws them with `draw(in:)`.
  open func display() {
    if let delegate { delegate.display(self) } else { displayBackingStore() }
  }

  /// Draws the contents in bounds coordinates, y down; the default asks the delegate.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Whether a change of the property with this key asks for new contents.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// The value a property has before it is set; nil for those without a default.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Draws the layer and everything below it into a context, in bounds coordinates.
  open func render(in ctx: CGContext) { drawTree(in: ctx) }

  // MARK: Layout

  /// Asks for `layoutSublayers()` before the next frame.
  open func setNeedsLayout() { mark(.layout) }

  /// Whether a layout was asked for.
  open func needsLayout() -> Bool { pending.contains(.layout) }

  /// Lays out now what was asked for, in this layer and below it.
  open func layoutIfNeeded() { layoutTree() }

  /// Places the sublayers; the default asks the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// The size the layer prefers; the size of its bounds.
  open func preferredFrameSize() -> CGSize { bounds.size }

  /// Scrolls the nearest scrolling ancestor to a point; plain layers pass it on.
  open func scroll(_ p: CGPoint) { superlayer?.scroll(superlayer?.convert(p, from: self) ?? p) }

  /// Scrolls the nearest scrolling ancestor so that a rectangle shows; plain layers pass it on.
  open func scrollRectToVisible(_ r: CGRect) {
    superlayer?.scrollRectToVisible(superlayer?.convert(r, from: self) ?? r)
  }

  /// The part of the bounds that ancestors do not cut away.
  open var visibleRect: CGRect { visibleRectFromAncestors }

  // MARK: Points

  /// The deepest layer at a point of the superlayer's coordinates, or nil.
  open func hitTest(_ p: CGPoint) -> CALayer? { deepestLayer(at: p) }

  /// Whether a point of the bounds coordinates lies in the bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// A point of another layer's coordinates in this layer's; nil stands for the root.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    CoordinateConversion(from: l, to: self).map(p)
  }

  /// A point of this layer's coordinates in another's; nil stands for the root.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    CoordinateConversion(from: self, to: l).map(p)
  }

  /// The rectangle around another layer's rectangle in this layer's coordinates.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CoordinateConversion(from: l, to: self).map(r)
  }

  /// The rectangle around this layer's rectangle in another's coordinates.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    CoordinateConversion(from: self, to: l).map(r)
  }

  /// The transform, without perspective.
  open func affineTransform() -> CGAffineTransform {
    geometry.transform.map(CATransform3DGetAffineTransform) ?? .identity
  }

  /// Sets the transform from a planar one.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  // MARK: Animations

  /// Adds a copy of an animation; one with the same key is taken away.
  ///
  /// The animation begins with the next frame unless it has a begin time. Where the layer is not
  /// shown by then it is dropped.
  open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, forKey: key) }

  /// Takes the animation with the key away; its delegate is called with `finished` as false.
  open func removeAnimation(forKey key: String) { removeRun(forKey: key) }

  /// Takes all animations away; their delegates are called with `finished` as false.
  open func removeAllAnimations() { removeAllRuns() }

  /// The copy that the layer made of the animation added with the key.
  open func animation(forKey key: String) -> CAAnimation? {
    animations?.run(forKey: key)?.animation
  }

  /// The keys of the animations, in the order they were added; nil when there are none.
  open func animationKeys() -> [String]? { animations?.runs.map(\.key) }

  /// A copy of the layer as it is shown now; nil where it was not shown yet.
  ///
  /// Its superlayer and sublayers are presentations too.
  open func presentation() -> Self? {
    if modelLayer != nil { return self }
    guard let copy = makePresentation() else { return nil }
    return unsafeDowncast(copy, to: Self.self)
  }

  /// The layer itself, or for a presentation the layer it shows.
  open func model() -> Self { modelLayer.map { unsafeDowncast($0, to: Self.self) } ?? self }

  /// What answers an event: asks the delegate, `actions`, the style and the class, in this order.
  ///
  /// A property of a layer that is shown and has no view is answered by an animation. Nil is no
  /// answer.
  open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

  /// The answer to an event that the class has; the default has none.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// The answers to events; `NSNull` stands for none.
  ///
  /// Defaults to nil.
  open var actions: [String: any CAAction]? {
    get { extras?.actions }
    set { extra.actions = newValue }
  }

  /// Further values; only `actions` is read.
  ///
  /// Defaults to nil.
  open var style: [AnyHashable: Any]? {
    get { extras?.style }
    set { extra.style = newValue }
  }

  /// Whether a value would be written to an archive; layers are not archived here.
  open func shouldArchiveValue(forKey key: String) -> Bool { tags[key] != nil }

  // MARK: Time

  /// When the layer's time begins, in its superlayer's, in seconds.
  ///
  /// Defaults to 0.
  open var beginTime: CFTimeInterval {
    get { ownTiming?.beginTime ?? 0 }
    set { changeTiming { $0.beginTime = newValue.isFinite ? newValue : 0 } }
  }

  /// How long the layer's time is; without effect on a layer.
  ///
  /// Defaults to 0.
  open var duration: CFTimeInterval {
    get { ownTiming?.duration ?? 0 }
    set { changeTiming { $0.duration = newValue > 0 ? newValue : 0 } }
  }

  /// How fast the layer's time goes, compared with its superlayer's; 0 stops all animations below.
  ///
  /// Defaults to 1.
  open var speed: Float {
    get { ownTiming?.speed ?? 1 }
    set { changeTiming { $0.speed = newValue.isFinite ? newValue : 1 } }
  }

  /// Seconds added to the layer's time.
  ///
  /// Defaults to 0.
  open var timeOffset: CFTimeInterval {
    get { ownTiming?.timeOffset ?? 0 }
    set { changeTiming { $0.timeOffset = newValue.isFinite ? newValue : 0 } }
  }

  /// Without effect on a layer.
  ///
  /// Defaults to 0.
  open var repeatCount: Float {
    get { ownTiming?.repeatCount ?? 0 }
    set { changeTiming { $0.repeatCount = newValue > 0 ? newValue : 0 } }
  }

  /// Without effect on a layer.
  ///
  /// Defaults to 0.
  open var repeatDuration: CFTimeInterval {
    get { ownTiming?.repeatDuration ?? 0 }
    set { changeTiming { $0.repeatDuration = newValue > 0 ? newValue : 0 } }
  }

  /// Without effect on a layer.
  ///
  /// Defaults to false.
  open var autoreverses: Bool {
    get { ownTiming?.autoreverses ?? false }
    set { changeTiming { $0.autoreverses = newValue } }
  }

  /// Without effect on a layer.
  ///
  /// Defaults to `removed`.
  open var fillMode: CAMediaTimingFillMode {
    get { ownTiming?.fillMode ?? .removed }
    set { changeTiming { $0.fillMode = newValue } }
  }

  /// A time of another layer's in this layer's; nil stands for `CACurrentMediaTime()`'s.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(atRoot: l?.rootTime(atLocal: t) ?? t)
  }

  /// A time of this layer's in another's; nil stands for `CACurrentMediaTime()`'s.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let root = rootTime(atLocal: t)
    return l?.localTime(atRoot: root) ?? root
  }

  // MARK: Recording

  /// What a subclass shows beside bitmaps; `none` for a plain layer.
  package var vectorValues: LayerContents {
    get { .none }
    set {}
  }
}
