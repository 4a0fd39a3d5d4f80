import CoreGraphics
import Foundation

/// Decides where a toolbar stands.
@MainActor @preconcurrency
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A bar of buttons, most often at the lower edge.
@MainActor @preconcurrency
open class UIToolbar: UIView, UIBarPositioning {
  private let background = BarBackgroundView()
  private var row = BarItemRow()
  private var backgroundImages: [UIBarPosition: UIImage] = [:]
  private var shadowImages: [UIBarPosition: UIImage] = [:]
  /// Whether a navigation controller owns the toolbar.
  var isOwned = false

  /// Makes a toolbar with a frame in the superview it will have.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareBar()
  }

  /// Makes a toolbar from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareBar()
    items = coder.decodeObject(forKey: "UIItems") as? [UIBarButtonItem]
    reload()
  }

  private func prepareBar() {
    background.isAtBottom = true
    addSubview(background)
    watch(standardAppearance)
  }

  /// The object that decides where the toolbar stands.
  ///
  /// Defaults to nil.
  open weak var delegate: (any UIToolbarDelegate)?

  /// Where the toolbar stands.
  open var barPosition: UIBarPosition {
    isOwned ? .bottom : delegate?.position(for: self) ?? .bottom
  }

  /// The items, in the order of reading.
  ///
  /// Defaults to nil.
  open var items: [UIBarButtonItem]? {
    didSet { reload() }
  }

  /// Sets the items.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
    guard animated, window != nil else { return }
    UIView.transition(with: self, duration: 0.2, options: .transitionCrossDissolve, animations: nil)
  }

  private func reload() {
    if window != nil, !Appearances.shared.isApplying { applyToItems() }
    row.remove()
    row = BarItemRow(items ?? [], in: self) { [weak self] in self?.reload() }
    applyAppearance()
    setNeedsLayout()
  }

  // MARK: Looks

  /// How the toolbar looks with content under it.
  open var standardAppearance = UIToolbarAppearance() {
    didSet {
      watch(standardAppearance)
      note(.standardAppearance, \UIToolbar.standardAppearance)
    }
  }

  /// How the low toolbar of a phone on its side looks; nil takes the standard one.
  ///
  /// Defaults to nil.
  open var compactAppearance: UIToolbarAppearance? {
    didSet {
      watch(compactAppearance)
      note(.compactAppearance, \UIToolbar.compactAppearance)
    }
  }

  /// How the toolbar looks with no content under it; nil takes the standard one without a
  /// background.
  ///
  /// Defaults to nil.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet {
      watch(scrollEdgeAppearance)
      note(.scrollEdgeAppearance, \UIToolbar.scrollEdgeAppearance)
    }
  }

  /// How the low toolbar looks with no content under it; nil takes the other.
  ///
  /// Defaults to nil.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    didSet {
      watch(compactScrollEdgeAppearance)
      note(.compactScrollEdgeAppearance, \UIToolbar.compactScrollEdgeAppearance)
    }
  }

  private func watch(_ appearance: UIToolbarAppearance?) {
    appearance?.observe(self) { [weak self] in self?.applyAppearance() }
    applyAppearance()
  }

  /// Whether no content is under the toolbar.
  var isAtEdge = false { didSet { if isAtEdge != oldValue { applyAppearance() } } }

  private func applyAppearance() {
    let isCompact = bounds.height > 0 && bounds.height < BarMetrics.toolbarHeight
    let standard = isCompact ? compactAppearance ?? standardAppearance : standardAppearance
    var shown = standard
    if isAtEdge {
      let edge =
        isCompact ? compactScrollEdgeAppearance ?? scrollEdgeAppearance : scrollEdgeAppearance
      if let edge {
        shown = edge
      } else {
        shown = UIToolbarAppearance(barAppearance: standard)
        shown.configureWithTransparentBackground()
        shown.backgroundColor = nil
      }
    }
    background.show(shown)
    row.take(shown.buttonAppearance, done: shown.doneButtonAppearance)
  }

  /// Whether the toolbar is light or dark by itself.
  ///
  /// Defaults to the interface's style.
  open var barStyle = UIBarStyle.default {
    didSet {
      overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified
      note(.barStyle, \UIToolbar.barStyle)
    }
  }

  /// Whether content goes under the toolbar.
  ///
  /// Defaults to true.
  open var isTranslucent = true {
    didSet { note(.isTranslucent, \UIToolbar.isTranslucent) }
  }

  /// The colour of the toolbar; nil is the system's.
  ///
  /// Defaults to nil.
  open var barTintColor: UIColor? {
    didSet {
      standardAppearance.backgroundColor = barTintColor
      note(.barTintColor, \UIToolbar.barTintColor)
    }
  }

  /// Sets the image behind the toolbar.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    backgroundImages[topOrBottom] = backgroundImage
    standardAppearance.backgroundImage = backgroundImage
    standardAppearance.backgroundEffect =
      backgroundImage == nil ? UIBlurEffect(style: .systemChromeMaterial) : nil
    let call = AppearanceCall(.backgroundImage, topOrBottom.rawValue, barMetrics.rawValue)
    note(call) { (bar: UIToolbar) in
      bar.setBackgroundImage(
        backgroundImage,
        forToolbarPosition: topOrBottom,
        barMetrics: barMetrics
      )
    }
  }

  /// The image behind the toolbar.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[topOrBottom] }

  /// Sets the image at the edge; an empty one is none.
  open func setShadowImage(
    _ shadowImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition
  ) {
    shadowImages[topOrBottom] = shadowImage
    let isEmpty = shadowImage.map { $0.size.width * $0.size.height == 0 } ?? false
    standardAppearance.shadowImage = isEmpty ? nil : shadowImage
    standardAppearance.shadowColor = shadowImage == nil ? BarMetrics.hairline : nil
    note(AppearanceCall(.shadowImage, topOrBottom.rawValue)) { (bar: UIToolbar) in
      bar.setShadowImage(shadowImage, forToolbarPosition: topOrBottom)
    }
  }

  /// The image at the edge.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom]
  }

  // MARK: Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.toolbarHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.toolbarHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isTop = [.top, .topAttached].contains(barPosition)
    background.isAtBottom = !isTop
    // The background goes on to the edge of the screen.
    let reach = isTop ? 0 : window == nil ? 0 : max(0, safeAreaInsets.bottom)
    let height = bounds.height
    background.frame = CGRect(
      x: 0,
      y: 0,
      width: bounds.width,
      height: height + (isOwned ? ownedReach : reach)
    )
    let margin = BarMetrics.margin(forWidth: bounds.width)
    row.place(
      in: CGRect(
        x: margin + safeAreaInsets.left,
        y: 0,
        width: max(0, bounds.width - 2 * margin - safeAreaInsets.left - safeAreaInsets.right),
        height: height
      ),
      isMirrored: isRightToLeft,
      totalWidth: bounds.width,
      spreads: true
    )
  }

  /// How far the background goes on below the toolbar of a navigation controller.
  var ownedReach: CGFloat = 0 { didSet { if ownedReach != oldValue { setNeedsLayout() } } }

  // MARK: Accessibility

  override var roleByNature: AccessibilityRole? { .bar }
}
