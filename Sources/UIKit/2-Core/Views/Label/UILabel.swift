import CoreGraphics
import Foundation
import QuartzCore
import TextShaping

/// A view that shows text.
///
/// The text stands in the middle of the bounds' height. Touches go through:
/// `isUserInteractionEnabled` starts as false.
open class UILabel: UIView, UIContentSizeCategoryAdjusting, TextShowing {
  private var content = LabelText()
  private var fitting = LabelFitting()
  private var source: TextSource?

  /// Makes a label with a frame, in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a label out of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.nib?.finish(self, as: UILabel.self)
  }

  private func prepare() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  // MARK: Text

  /// The text.
  ///
  /// Setting it drops the attributes of an attributed text. Defaults to nil.
  open var text: String? {
    get { content.string }
    set {
      MainThreadCheck.look("text", type(of: self))
      guard newValue != content.string || content.isStyled else { return }
      let old = content.isStyled ? nil : source
      content.show(newValue)
      textDidChange()
      source = old?.showing(newValue ?? "")
    }
  }

  /// The text with its attributes; where it has none, the label's own properties hold.
  ///
  /// Defaults to nil.
  open var attributedText: NSAttributedString? {
    get { content.asAttributed }
    set {
      content.show(newValue)
      textDidChange()
    }
  }

  /// Shows a text that has one look, as an attributed text would.
  func show(_ text: String, _ look: [NSAttributedString.Key: Any]) {
    content.show(text, look)
    textDidChange()
  }

  /// The font.
  ///
  /// Setting it changes the whole of an attributed text. Defaults to the system font of 17 points.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { content.leading(.font, as: UIFont.self) ?? content.font }
    set {
      defer { note(.font, \UILabel.font) }
      let font = newValue ?? LabelText.standardFont
      guard content.isStyled || font !== content.font else { return }
      content.font = font
      content.overlay(.font, font)
      textDidChange()
    }
  }

  /// The colour of the text.
  ///
  /// Setting it changes the whole of an attributed text. Defaults to `UIColor.label`.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! {
    get { content.leading(.foregroundColor, as: UIColor.self) ?? content.color }
    set {
      defer { note(.textColor, \UILabel.textColor) }
      let color = newValue ?? .label
      guard content.isStyled || color !== content.color else { return }
      content.color = color
      content.overlay(.foregroundColor, color)
      lookDidChange()
    }
  }

  /// Where lines lie.
  ///
  /// Natural ones lie where the app's language starts lines. Defaults to natural.
  open var textAlignment: NSTextAlignment {
    get {
      content.leading(.paragraphStyle, as: NSParagraphStyle.self)?.alignment ?? content.alignment
    }
    set {
      guard newValue != textAlignment else { return }
      content.alignment = newValue
      content.overlayParagraphs { $0.alignment = newValue }
      lookDidChange()
    }
  }

  /// How text goes on that does not fit.
  ///
  /// Text of several lines wraps whatever the mode; its last line is truncated. Defaults to an
  /// ellipsis at the end.
  open var lineBreakMode: NSLineBreakMode {
    get {
      content.leading(.paragraphStyle, as: NSParagraphStyle.self)?.lineBreakMode
        ?? content.lineBreakMode
    }
    set {
      guard newValue != lineBreakMode else { return }
      content.lineBreakMode = newValue
      content.overlayParagraphs { $0.lineBreakMode = newValue }
      textDidChange()
    }
  }

  /// Where lines may break beyond what the language says.
  ///
  /// Defaults to the standard of the system's labels.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { content.lineBreakStrategy }
    set {
      guard newValue != content.lineBreakStrategy else { return }
      content.lineBreakStrategy = newValue
      content.overlayParagraphs { $0.lineBreakStrategy = newValue }
      textDidChange()
    }
  }

  /// How many lines there may be; 0 is no limit.
  ///
  /// Defaults to 1.
  open var numberOfLines: Int {
    get { content.numberOfLines }
    set {
      guard newValue != content.numberOfLines else { return }
      content.numberOfLines = max(0, newValue)
      textDidChange()
    }
  }

  // MARK: Looks

  /// The colour of the text's shadow; nil is none.
  ///
  /// Defaults to nil.
  open var shadowColor: UIColor? {
    get { content.shadowColor }
    set {
      defer { note(.shadowColor, \UILabel.shadowColor) }
      content.shadowColor = newValue
      lookDidChange()
    }
  }

  /// How far the text's shadow is moved.
  ///
  /// Defaults to one point up.
  open var shadowOffset: CGSize {
    get { content.shadowOffset }
    set {
      defer { note(.shadowOffset, \UILabel.shadowOffset) }
      content.shadowOffset = newValue
      lookDidChange()
    }
  }

  /// The colour of the text while the label is highlighted; nil keeps its own.
  ///
  /// Defaults to nil.
  open var highlightedTextColor: UIColor? {
    didSet {
      if isHighlighted { lookDidChange() }
      note(.highlightedTextColor, \UILabel.highlightedTextColor)
    }
  }

  /// Whether the text takes its highlighted colour.
  ///
  /// Defaults to false.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { lookDidChange() } }
  }

  /// Whether the text looks enabled.
  ///
  /// Defaults to true.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { lookDidChange() } }
  }

  // MARK: Fitting

  /// Whether text is made smaller where it would be truncated.
  ///
  /// Defaults to false.
  open var adjustsFontSizeToFitWidth: Bool {
    get { fitting.shrinks }
    set {
      fitting.shrinks = newValue
      lookDidChange()
    }
  }

  /// The least share of the font's size that text is made smaller to, 0...1.
  ///
  /// 0, the default, sets no limit.
  open var minimumScaleFactor: CGFloat {
    get { fitting.minimumScale }
    set {
      fitting.minimumScale = newValue
      lookDidChange()
    }
  }

  /// Where text stands that was made smaller.
  ///
  /// Defaults to the same baseline.
  open var baselineAdjustment: UIBaselineAdjustment {
    get { fitting.baseline }
    set {
      fitting.baseline = newValue
      lookDidChange()
    }
  }

  /// Whether characters may move together before text is truncated.
  ///
  /// Defaults to false.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { fitting.tightens }
    set {
      fitting.tightens = newValue
      lookDidChange()
    }
  }

  /// The width at which the intrinsic size of several lines is measured, in points; 0 is none.
  ///
  /// Defaults to 0.
  open var preferredMaxLayoutWidth: CGFloat {
    get { fitting.preferredWidth > 0 ? fitting.preferredWidth : fitting.knownWidth }
    set {
      guard newValue != fitting.preferredWidth else { return }
      fitting.preferredWidth = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// Whether a font of a text style follows the size of text people ask for.
  ///
  /// Defaults to false.
  open var adjustsFontForContentSizeCategory: Bool {
    get { fitting.followsTextSize }
    set {
      fitting.followsTextSize = newValue
      followTextSize()
    }
  }

  /// Whether the whole text shows as a tool tip where it is cut off and the pointer rests over it.
  ///
  /// Defaults to false.
  open var showsExpansionTextWhenTruncated = false

  /// The whole text, where it is to show as a tool tip.
  var expansionText: String? {
    guard showsExpansionTextWhenTruncated, place(in: bounds)?.layout.isTruncated == true else {
      return nil
    }
    return text
  }

  // MARK: Measuring

  /// The text's size in whole pixels; several lines wrap at the width, one line ignores it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : LabelFitting.unlimited
    return textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: LabelFitting.unlimited),
      limitedToNumberOfLines: numberOfLines
    ).size
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  override var wrapsText: Bool { content.numberOfLines != 1 && fitting.preferredWidth == 0 }

  override func textHeight(forWidth width: CGFloat) -> CGFloat {
    // A subclass may have another size, for which it asks how wide the label is.
    fitting.knownWidth = width
    defer { fitting.knownWidth = 0 }
    return intrinsicContentSize.height
  }

  /// Labels made in code hold on to their height a little more (fact al.intrinsic.defaults).
  override var standardResistance: SizeResistance {
    var standard = SizeResistance()
    standard.huggingVertical = UILayoutPriority(251)
    return standard
  }

  override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    guard !content.isEmpty else { return (0, 0) }
    let measured = shapedSource().measure(
      LayoutConstraints(
        width: numberOfLines == 1 ? .infinity : max(bounds.width, 1),
        maximumLines: numberOfLines
      )
    )
    return (measured.firstBaseline, ceilToPixel(measured.size.height) - measured.lastBaseline)
  }

  /// The rectangle the text takes in some bounds, in whole pixels.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    guard !content.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    let source = shapedSource()
    let size = source.measure(
      LayoutConstraints(
        width: numberOfLines == 1 ? .infinity : bounds.width,
        height: bounds.height,
        maximumLines: numberOfLines
      )
    ).size
    let block = CGSize(width: ceilToPixel(size.width), height: ceilToPixel(size.height))
    let x: CGFloat =
      switch content.alignment {
      case .center: (bounds.width - block.width) / 2
      case .right: bounds.width - block.width
      case .natural where isRightToLeft: bounds.width - block.width
      default: 0
      }
    return CGRect(
      x: bounds.minX + (x > 0 && bounds.width < LabelFitting.unlimited ? roundToPixel(x) : 0),
      y: bounds.minY + top(of: block.height, in: bounds.height),
      width: block.width,
      height: block.height
    )
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// Draws the text in the middle of a rectangle's height.
  ///
  /// Not to be called; subclasses override it to draw elsewhere or differently.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let placed = place(in: rect) else { return }
    placed.source.draw(placed.layout, in: context, at: placed.origin, override: lookOverride)
  }

  open override func display(_ layer: CALayer) {
    guard type(of: self) == UILabel.self else { return layer.displayBackingStore() }
    guard let placed = place(in: bounds) else { return layer.setDrawing(nil) }
    layer.displayBackingStore(overhang(of: placed))
  }

  private struct Placed {
    let source: TextSource
    let layout: TextLayout
    let origin: CGPoint
  }

  /// The text as it is drawn in a rectangle, or nil where there is nothing to draw.
  private func place(in rect: CGRect) -> Placed? {
    guard !content.isEmpty, rect.width > 0, rect.height > 0 else { return nil }
    var source = shapedSource()
    let room = LayoutConstraints(
      width: rect.width,
      height: rect.height,
      maximumLines: numberOfLines
    )
    var layout = source.layout(room)
    var y = top(of: ceilToPixel(layout.size.height), in: rect.height)
    if fitting.shrinks, layout.isTruncated {
      let large = layout
      let fits = fitting.scale { scale in
        !content.source(isRightToLeft: isRightToLeft, fontScale: scale).measure(room).isTruncated
      }
      source = content.source(isRightToLeft: isRightToLeft, fontScale: fits)
      layout = source.layout(room)
      switch fitting.baseline {
      case .alignBaselines where numberOfLines == 1:
        y += large.firstBaseline - layout.firstBaseline
      case .none: break
      default: y = top(of: ceilToPixel(layout.size.height), in: rect.height)
      }
    }
    let origin = CGPoint(x: rect.minX, y: rect.minY + y)
    return Placed(source: source, layout: layout, origin: origin)
  }

  /// How far ink hangs over the bounds of a label that is as high as its lines.
  ///
  /// Lines are as high as the font that was asked for: marks and other scripts leave them.
  private func overhang(of placed: Placed) -> Overhang {
    guard !clipsToBounds, placed.layout.size.height <= ceilToPixel(bounds.height) else {
      return .none
    }
    let ink = placed.layout.inkBounds.offsetBy(dx: placed.origin.x, dy: placed.origin.y)
    guard !ink.isNull, !bounds.contains(ink) else { return .none }
    // Text that was cut off ends at the bounds; slanted letters may lean over them.
    let across = placed.layout.lines.allSatisfy { $0.width <= ceilToPixel(bounds.width) }
    let limit = content.font.pointSize
    func pixels(_ length: CGFloat) -> Int {
      Int(pixels: (max(0, min(limit, length)) * layer.contentsScale).rounded(.up))
    }
    return Overhang(
      left: across ? pixels(bounds.minX - ink.minX) : 0,
      top: pixels(bounds.minY - ink.minY),
      right: across ? pixels(ink.maxX - bounds.maxX) : 0,
      bottom: pixels(ink.maxY - bounds.maxY)
    )
  }

  private func lookOverride(_ style: inout DrawStyle) {
    if isHighlighted, let color = highlightedTextColor { style.foreground = color.cgColor }
    if !isEnabled { style.foreground = UIColor.tertiaryLabel.cgColor }
    if let color = content.shadowColor, style.shadow == nil {
      style.shadow = TextShadow(offset: content.shadowOffset, blurRadius: 0, color: color.cgColor)
    }
  }

  // MARK: Parts

  var shownText: String? { content.string }

  private func shapedSource() -> TextSource {
    let made = source ?? content.source(isRightToLeft: isRightToLeft)
    source = made
    return made
  }

  private var displayScale: CGFloat {
    let scale = traitCollection.displayScale
    return scale > 0 ? scale : UIScreen.main.scale
  }

  private func ceilToPixel(_ length: CGFloat) -> CGFloat {
    LabelFitting.ceil(length, scale: displayScale)
  }

  private func roundToPixel(_ length: CGFloat) -> CGFloat {
    (length * displayScale + 0.5).rounded(.down) / displayScale
  }

  /// Where a block of text starts that stands in the middle of a height (facts la.textBlock).
  private func top(of height: CGFloat, in available: CGFloat) -> CGFloat {
    available < LabelFitting.unlimited ? roundToPixel((available - height) / 2) : 0
  }

  private func textDidChange() {
    lookDidChange()
    invalidateIntrinsicContentSize()
  }

  private func lookDidChange() {
    source = nil
    setNeedsDisplay()
  }

  override func refreshAppearance() {
    super.refreshAppearance()
    source = nil
    followTextSize()
    setNeedsDisplay()
  }

  private func followTextSize() {
    guard fitting.followsTextSize, let scaled = font?.scaled(under: traitCollection) else { return }
    font = scaled
  }

  // MARK: Accessibility

  override var isElementByNature: Bool { true }
  override var labelByNature: String? { shownText }
  override var traitsByNature: UIAccessibilityTraits {
    isEnabled ? .staticText : [.staticText, .notEnabled]
  }
}
