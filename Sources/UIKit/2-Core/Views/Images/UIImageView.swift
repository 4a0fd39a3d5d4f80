import CoreGraphics
import Foundation
import QuartzCore

/// A view that shows an image, or several in turn.
///
/// The image is the layer's contents: changing the frame draws nothing again. Touches go through:
/// `isUserInteractionEnabled` starts as false.
open class UIImageView: UIView {
  private var images = ImageChoice()
  private var animation: ImageAnimation?
  private var symbolDefaults: UIImage.SymbolConfiguration?
  private var growsWithText = false
  /// The image that is repeated over the bounds, and the size it was drawn for.
  private var tiling: (image: UIImage, size: CGSize)?
  /// The pixels that a drawing was rendered in for the bounds.
  private var sharp: PixelSize?
  /// What moves a symbol; nil where it stands still.
  private var mover: SymbolMover?

  /// Makes a view with a frame, in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a view as large as an image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepare()
    self.image = image
  }

  /// Makes a view as large as an image, with another one to show while it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepare()
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// Makes a view out of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.nib?.finish(self, as: UIImageView.self)
  }

  private func prepare() {
    isUserInteractionEnabled = false
  }

  // MARK: Images

  /// The image that is shown.
  ///
  /// One that is animated starts at once. Defaults to nil.
  open var image: UIImage? {
    get { images.plain }
    set {
      guard newValue !== images.plain else { return }
      images.plain = newValue
      imageDidChange()
    }
  }

  /// The image that is shown while the view is highlighted; nil takes the plain one.
  ///
  /// Defaults to nil.
  open var highlightedImage: UIImage? {
    get { images.highlighted }
    set {
      guard newValue !== images.highlighted else { return }
      images.highlighted = newValue
      if isHighlighted { imageDidChange() }
    }
  }

  /// Whether the highlighted image is shown, as while a cell is touched.
  ///
  /// Defaults to false.
  open var isHighlighted: Bool {
    get { images.isHighlighted }
    set {
      guard newValue != images.isHighlighted else { return }
      images.isHighlighted = newValue
      if images.hasHighlight { imageDidChange() }
    }
  }

  /// What symbols are drawn by where they do not say it themselves.
  ///
  /// Defaults to nil.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { symbolDefaults }
    set {
      guard newValue != symbolDefaults else { return }
      symbolDefaults = newValue
      sizeMayHaveChanged()
    }
  }

  /// Whether images grow with the text at the sizes for people who see little.
  ///
  /// Defaults to false.
  open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { growsWithText }
    set {
      guard newValue != growsWithText else { return }
      growsWithText = newValue
      sizeMayHaveChanged()
    }
  }

  // MARK: Animation

  /// Images to show in turn, in place of the image.
  ///
  /// Setting them stops an animation. Defaults to nil.
  open var animationImages: [UIImage]? {
    get { images.frames }
    set {
      stopAnimating()
      images.frames = newValue
    }
  }

  /// Images to show in turn while the view is highlighted.
  ///
  /// Defaults to nil.
  open var highlightedAnimationImages: [UIImage]? {
    get { images.highlightedFrames }
    set {
      stopAnimating()
      images.highlightedFrames = newValue
    }
  }

  /// The seconds for all images once; 0, the default, is a thirtieth of a second for each.
  open var animationDuration: TimeInterval {
    get { images.duration }
    set { images.duration = newValue }
  }

  /// How often the images are shown; 0, the default, is for ever.
  open var animationRepeatCount: Int {
    get { images.repeatCount }
    set { images.repeatCount = newValue }
  }

  /// Shows the images in turn, from the first.
  open func startAnimating() {
    guard let frames = images.moving else { return }
    animation = ImageAnimation(frames) { [weak self] isOver in
      if isOver { self?.animation = nil }
      self?.show()
    }
    if window != nil { animation?.resume() }
    show()
  }

  /// Shows the image again.
  open func stopAnimating() {
    guard animation != nil else { return }
    animation = nil
    show()
  }

  /// Whether images are shown in turn.
  open var isAnimating: Bool { animation != nil }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { animation?.pause() } else { animation?.resume() }
    show()
    mover?.start()
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    guard images.current != nil else { return super.intrinsicContentSize }
    let insets = alignmentRectInsets
    let size = imageSize
    return CGSize(
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom
    )
  }

  /// How far the image's shadows and badges reach out of the part that constraints align.
  open override var alignmentRectInsets: UIEdgeInsets {
    guard let insets = images.current?.alignmentRectInsets else { return .zero }
    let growth = growth
    return UIEdgeInsets(
      top: insets.top * growth,
      left: insets.left * growth,
      bottom: insets.bottom * growth,
      right: insets.right * growth
    )
  }

  /// An image with a baseline, such as a symbol, stands on the line of the text beside it.
  override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    guard let image = images.current else { return super.baselineOffsets }
    var offsets = super.baselineOffsets
    traitCollection.performAsCurrent {
      let shown = resolved(image)
      guard let offset = shown.baselineOffsetFromBottom else { return }
      let insets = alignmentRectInsets
      offsets.first = (shown.size.height - offset) * growth - insets.top
      offsets.last = offset * growth - insets.bottom
    }
    return offsets
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { imageSize }

  /// The size of the image as it is shown here.
  private var imageSize: CGSize {
    guard let image = images.current else { return .zero }
    var size = CGSize.zero
    traitCollection.performAsCurrent { size = resolved(image).size }
    return CGSize(width: size.width * growth, height: size.height * growth)
  }

  private func imageDidChange() {
    animation = nil
    if images.current?.images != nil { startAnimating() }
    sizeMayHaveChanged()
  }

  private func sizeMayHaveChanged() {
    invalidateIntrinsicContentSize()
    show()
  }

  /// How much larger images are shown because of the text size.
  private var growth: CGFloat {
    let category = traitCollection.preferredContentSizeCategory
    guard growsWithText, category.isAccessibilityCategory else { return 1 }
    return max(1, UIFontMetrics.default.scaledValue(for: 1, compatibleWith: traitCollection))
  }

  // MARK: Showing

  open override var contentMode: ContentMode { didSet { show() } }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    show()
  }

  override func refreshAppearance() {
    super.refreshAppearance()
    if images.current?.content.isSymbol == true { invalidateIntrinsicContentSize() }
    show()
  }

  /// The image for the view's traits.
  private func resolved(_ image: UIImage) -> UIImage {
    guard image.content.isSymbol else { return image.variant(for: traitCollection) }
    let scale = traitCollection.displayScale
    return image.with {
      if let symbolDefaults { $0.configuration = symbolDefaults.merged(with: $0.configuration) }
      if scale > 0 { $0.scale = scale }
    }
  }

  /// Makes the image the layer's contents.
  private func show() {
    guard let image = animation?.frame ?? images.current else {
      tiling = nil
      sharp = nil
      backing.contents = nil
      if let mover { withoutActions { mover.layer.contents = nil } }
      return
    }
    traitCollection.performAsCurrent {
      guard let mover else { return show(resolved(image), on: backing) }
      // Pictures that are no symbols stand still.
      let (shown, other) =
        image.isSymbolImage ? (mover.layer, backing) : (backing, mover.layer)
      withoutActions {
        other.contents = nil
        show(resolved(image), on: shown)
      }
      mover.place()
    }
  }

  private func show(_ image: UIImage, on shown: CALayer) {
    let image = image.reading(isRightToLeft)
    sharp = sharpPixels(of: image)
    let pixels = image.pixels(under: traitCollection, sharp)
    shown.contentsTint =
      image.content.isTemplate ? effectiveTint.fixed(under: traitCollection) : nil
    let stretches = contentMode == .scaleToFill || contentMode == .redraw
    let center = pixels.flatMap { ContentsCenter(image, $0, stretches: stretches) }
    if center == .tiled {
      tiling = (image, .zero)
      backing.contentsScale = displayScale
      backing.contentsCenter = ContentsCenter.whole
      backing.setNeedsDisplay()
      return
    }
    tiling = nil
    shown.contentsScale = sharp == nil ? image.scale / growth : displayScale
    shown.contentsCenter = center?.rect ?? ContentsCenter.whole
    shown.contents = pixels
  }

  open override func layoutSublayers(of layer: CALayer) {
    super.layoutSublayers(of: layer)
    if let tiling, tiling.size != bounds.size { backing.setNeedsDisplay() }
    mover?.place()
    guard let image = animation?.frame ?? images.current, case .vector = image.content.source
    else { return }
    if sharpPixels(of: image) != sharp { show() }
  }

  private var displayScale: CGFloat { max(traitCollection.displayScale, 1) }

  /// The pixels that make a drawing sharp where it is shown; nil for other images.
  private func sharpPixels(of image: UIImage) -> PixelSize? {
    let own = CGSize(width: image.size.width * growth, height: image.size.height * growth)
    let size: CGSize
    switch contentMode {
    case .scaleToFill, .redraw: size = bounds.size
    case .scaleAspectFit, .scaleAspectFill:
      guard own.width > 0, own.height > 0 else { return nil }
      let factors = (bounds.width / own.width, bounds.height / own.height)
      let factor =
        contentMode == .scaleAspectFit
        ? min(factors.0, factors.1) : max(factors.0, factors.1)
      size = CGSize(width: own.width * factor, height: own.height * factor)
    default: size = own
    }
    return image.sharpPixels(over: size, scale: displayScale)
  }

  /// Draws an image that is repeated; others are the layer's contents as they are.
  open override func display(_ layer: CALayer) {
    guard layer === backing, let image = tiling?.image else { return }
    tiling?.size = bounds.size
    let size = bounds.size
    let context = GraphicsStack.makeContext(
      size: size,
      scale: backing.contentsScale,
      opaque: false
    )
    guard let context else { return backing.setDrawing(nil) }
    UIGraphicsPushContext(context)
    traitCollection.performAsCurrent {
      image.paintUnmirrored(in: CGRect(origin: .zero, size: size))
    }
    UIGraphicsPopContext()
    backing.setDrawing(context.bitmap)
  }

  // MARK: Moving symbols

  /// Whether the symbol moves, or stands otherwise than at rest.
  var isMovingSymbol: Bool { mover != nil }

  /// Does something with what moves the symbol.
  func withMover(_ body: (SymbolMover) -> Void) {
    let mover = mover ?? SymbolMover(self)
    if self.mover == nil {
      self.mover = mover
      show()
    }
    body(mover)
    // Whoever was told of an end may have had another one made.
    if self.mover === mover, mover.isIdle { symbolCameToRest() }
  }

  // MARK: Accessibility

  override var labelByNature: String? { SymbolWords.words(for: image) }
  override var traitsByNature: UIAccessibilityTraits { .image }
}

extension UIImageView: SymbolShowing {
  var isInWindow: Bool { window != nil }

  func symbolCameToRest() {
    mover?.leave()
    mover = nil
    show()
  }
}
