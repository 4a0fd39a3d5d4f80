import CoreGraphics
import Diagnostics
import Foundation

/// A view that shows a list's content: an image and two texts.
///
/// It has the height that its texts need at its width, and at least that of a row.
@MainActor @preconcurrency
open class UIListContentView: UIView, UIContentView, GuidedContent {
  private var shown: UIListContentConfiguration
  private var text: UILabel?
  private var secondaryText: UILabel?
  private var image: UIImageView?
  private var last: (size: CGSize, arrangement: ListContentArrangement)?
  private var appliedAlpha: CGFloat = 1
  /// What a list's cell has the content keep from its edges at least; nil outside of such cells.
  package var rowMargins: (leading: CGFloat, trailing: CGFloat)? {
    didSet {
      if let rowMargins, let oldValue, rowMargins == oldValue { return }
      last = nil
      setNeedsLayout()
      layoutGeometryDidChange()
    }
  }

  /// Makes a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    prepare()
  }

  /// Makes a view out of an archive, with the content of an empty cell.
  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    margins.preservesSuperview = true
    margins.insetsFromSafeArea = false
    show()
  }

  // MARK: Configuration

  /// What the view shows, a `UIListContentConfiguration`.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return refuse(newValue) }
      guard new != shown else { return }
      shown = new
      show()
      contentDidChange()
    }
  }

  /// Whether the configuration is a `UIListContentConfiguration`.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIListContentConfiguration
  }

  private func refuse(_ configuration: any UIContentConfiguration) {
    UIKitDiagnostics.report(
      Diagnosis(
        .contentClass,
        what: "A content view was given a configuration of a class it cannot show.",
        place: "\(type(of: self)).configuration",
        saw: "\(type(of: configuration))",
        remedy: "Ask supports(_:) first, or let the configuration make a view of its own; the old"
          + " one stays.",
        applePhrase: "Unsupported configuration"
      )
    )
  }

  // MARK: Parts

  private func show() {
    setLabel(
      \.text,
      shown.text,
      shown.attributedText,
      shown.textProperties
    )
    setLabel(
      \.secondaryText,
      shown.secondaryText,
      shown.secondaryAttributedText,
      shown.secondaryTextProperties
    )
    showImage()
    margins.base = .directional(shown.directionalLayoutMargins)
    updateMargins()
    if appliedAlpha != shown.alpha {
      appliedAlpha = shown.alpha
      alpha = shown.alpha
    }
  }

  private func setLabel(
    _ path: ReferenceWritableKeyPath<UIListContentView, UILabel?>,
    _ text: String?,
    _ attributedText: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    let isEmpty = attributedText.map { $0.length == 0 } ?? text?.isEmpty ?? true
    guard !isEmpty else {
      self[keyPath: path]?.removeFromSuperview()
      self[keyPath: path] = nil
      return
    }
    let label = self[keyPath: path] ?? UILabel()
    if label.superview == nil {
      addSubview(label)
      self[keyPath: path] = label
    }
    label.show(text, attributedText, properties)
  }

  private func showImage() {
    guard let picture = shown.image else {
      image?.removeFromSuperview()
      image = nil
      return
    }
    let view = image ?? UIImageView()
    if view.superview == nil {
      view.contentMode = .scaleAspectFit
      addSubview(view)
      image = view
    }
    let properties = shown.imageProperties
    view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    view.image = picture
    view.layer.cornerRadius = properties.cornerRadius
    view.layer.cornerCurve = .continuous
    view.clipsToBounds = properties.cornerRadius > 0
    applyTint()
  }

  private func applyTint() {
    guard let image else { return }
    let properties = shown.imageProperties
    let tint: UIColor = tintColor
    let isInherited = properties.tintColor == nil && properties.tintColorTransformer == nil
    image.tintColor = isInherited ? nil : properties.resolvedTintColor(for: tint)
    image.layer.borderWidth = properties.strokeWidth
    image.layer.borderColor =
      properties.strokeWidth > 0
      ? properties.resolvedStrokeColor(for: tint).fixed(under: traitCollection) : nil
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    applyTint()
  }

  override func refreshAppearance() {
    super.refreshAppearance()
    applyTint()
    contentDidChange()
  }

  // MARK: Guides

  /// Where the text lies; nil without one.
  open var textLayoutGuide: UILayoutGuide? { text == nil ? nil : ownGuide(.listText) }

  /// Where the second text lies; nil without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    secondaryText == nil ? nil : ownGuide(.listSecondaryText)
  }

  /// Where the image lies; nil without one.
  open var imageLayoutGuide: UILayoutGuide? { image == nil ? nil : ownGuide(.listImage) }

  func frame(of placement: GuidePlacement) -> CGRect {
    let arrangement = arrangementNow
    let rect =
      switch placement {
      case .listText: arrangement.text
      case .listSecondaryText: arrangement.secondaryText
      default: arrangement.image
      }
    return isRightToLeft ? rect.mirrored(in: bounds.width) : rect
  }

  /// Where lines between rows begin, from the leading edge.
  package var separatorStart: CGFloat { arrangementNow.textStart }

  // MARK: Layout

  private func contentDidChange() {
    last = nil
    setNeedsLayout()
    layoutGeometryDidChange()
    measuredContentDidChange()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    last = nil
    setNeedsLayout()
    layoutGeometryDidChange()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let arrangement = arrangementNow
    place(text, arrangement.text)
    place(secondaryText, arrangement.secondaryText)
    place(image, arrangement.image)
  }

  private func place(_ view: UIView?, _ rect: CGRect) {
    let frame = isRightToLeft ? rect.mirrored(in: bounds.width) : rect
    if let view, view.frame != frame { view.frame = frame }
  }

  private var arrangementNow: ListContentArrangement {
    let size = bounds.size
    if let last, last.size == size { return last.arrangement }
    let made = ListContentArrangement(parts, width: size.width, height: size.height)
    last = (size, made)
    return made
  }

  private var scale: CGFloat { max(1, traitCollection.displayScale) }

  /// The configuration's margins, and the superview's where they are larger on axes that keep them.
  private var contentMargins: NSDirectionalEdgeInsets {
    var own = shown.directionalLayoutMargins
    let kept = directionalLayoutMargins
    let axes = shown.axesPreservingSuperviewLayoutMargins
    if axes.contains(.horizontal), let rowMargins {
      own.leading = max(own.leading, rowMargins.leading)
      own.trailing = max(own.trailing, rowMargins.trailing)
    } else if axes.contains(.horizontal) {
      own.leading = max(own.leading, kept.leading)
      own.trailing = max(own.trailing, kept.trailing)
    }
    if axes.contains(.vertical) {
      own.top = max(own.top, kept.top)
      own.bottom = max(own.bottom, kept.bottom)
    }
    return own
  }

  private var parts: ListContentArrangement.Parts {
    var parts = ListContentArrangement.Parts()
    parts.margins = contentMargins
    parts.imageToText = shown.imageToTextPadding
    parts.across = shown.textToSecondaryTextHorizontalPadding
    parts.down = shown.textToSecondaryTextVerticalPadding
    parts.minimumHeight = shown.minimumHeight
    parts.scale = scale
    parts.text = text.map(measure)
    parts.secondaryText = secondaryText.map(measure)
    parts.textFills = shown.textProperties.alignment != .natural
    parts.secondaryTextFills = shown.secondaryTextProperties.alignment != .natural
    // At the sizes for people who see little there is no room for two texts in a line.
    parts.isSideBySide =
      shown.prefersSideBySideTextAndSecondaryText
      && !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    parts.image = imageSize
    parts.slot = imageSlot(parts.image ?? .zero)
    return parts
  }

  private func measure(_ label: UILabel) -> (CGFloat) -> CGSize {
    { width in
      label.sizeThatFits(CGSize(width: width.isFinite ? width : 0, height: 0))
    }
  }

  /// The image's size, no larger than it may be.
  private var imageSize: CGSize? {
    guard let image else { return nil }
    let natural = image.sizeThatFits(.zero)
    let limit = shown.imageProperties.maximumSize
    var factor: CGFloat = 1
    if limit.width > 0, natural.width > 0 { factor = min(factor, limit.width / natural.width) }
    if limit.height > 0, natural.height > 0 { factor = min(factor, limit.height / natural.height) }
    return CGSize(width: natural.width * factor, height: natural.height * factor)
  }

  private func imageSlot(_ image: CGSize) -> CGSize {
    let reserved = shown.imageProperties.reservedLayoutSize
    let isSymbol = shown.image?.content.isSymbol ?? false
    let standard = UIFontMetrics.default.scaledValue(
      for: shown.imageSlot,
      compatibleWith: traitCollection
    )
    // Symbols a little larger than usual lean over; much larger ones need their room.
    func length(_ reserved: CGFloat, _ own: CGFloat, symbol: CGFloat) -> CGFloat {
      if reserved > 0 { return reserved }
      if reserved < 0 { return standard }
      return isSymbol && own < standard * 1.4 ? symbol : own
    }
    return CGSize(
      width: length(reserved.width, image.width, symbol: standard),
      // A symbol goes with a line of text: it makes no row higher.
      height: length(reserved.height, image.height, symbol: 0)
    )
  }

  // MARK: Measuring

  /// The size of the content in a width; 0 is no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .infinity
    let natural = ListContentArrangement(parts, width: width).size
    return CGSize(width: min(natural.width, width), height: ceil(natural.height))
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  override var wrapsText: Bool { true }

  override func textHeight(forWidth width: CGFloat) -> CGFloat {
    ceil(ListContentArrangement(parts, width: width).size.height)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let isWidthGiven = horizontalFittingPriority == .required
    let natural = sizeThatFits(CGSize(width: isWidthGiven ? targetSize.width : 0, height: 0))
    return CGSize(
      width: isWidthGiven ? targetSize.width : natural.width,
      height: verticalFittingPriority == .required ? targetSize.height : natural.height
    )
  }

  private func ceil(_ length: CGFloat) -> CGFloat { LabelFitting.ceil(length, scale: scale) }
}
