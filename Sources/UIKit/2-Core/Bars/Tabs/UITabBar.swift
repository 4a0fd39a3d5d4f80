import CoreGraphics
import Foundation

/// Is notified of a tab bar.
@MainActor @preconcurrency
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when a tab was chosen.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// Tabs side by side at the lower edge.
@MainActor @preconcurrency
open class UITabBar: UIView {
  /// How tabs are spread.
  public enum ItemPositioning: Int, Sendable {
    /// Over the width on phones, else in the middle.
    case automatic = 0
    /// Over the width.
    case fill = 1
    /// In the middle.
    case centered = 2
  }

  private let background = BarBackgroundView()
  private var tabs: [TabButton] = []
  private let indicator = UIImageView()
  /// Called before the delegate, for a tab bar controller.
  var chosen: ((UITabBarItem) -> Void)?

  /// Makes a bar with a frame in the superview it will have.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareBar()
  }

  /// Makes a bar from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareBar()
    items = coder.decodeObject(forKey: "UIItems") as? [UITabBarItem]
    reload()
    coder.nib?.finish(self, as: UITabBar.self)
  }

  private func prepareBar() {
    background.isAtBottom = true
    addSubview(background)
    addSubview(indicator)
    watch(standardAppearance)
  }

  /// The object that is notified of the bar.
  ///
  /// Defaults to nil.
  open weak var delegate: (any UITabBarDelegate)?

  /// The tabs.
  ///
  /// Defaults to nil.
  open var items: [UITabBarItem]? {
    didSet { reload() }
  }

  /// Sets the tabs.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// The tab that is chosen.
  ///
  /// Defaults to nil.
  open weak var selectedItem: UITabBarItem? { didSet { applyAppearance() } }

  private func reload() {
    if window != nil, !Appearances.shared.isApplying { applyToItems() }
    for tab in tabs { tab.removeFromSuperview() }
    tabs = (items ?? []).map { item in
      let tab = TabButton(item)
      item.changed = { [weak self] in self?.applyAppearance() }
      tab.addAction(UIAction { [weak self] _ in self?.choose(item) }, for: .touchUpInside)
      addSubview(tab)
      return tab
    }
    applyAppearance()
    setNeedsLayout()
  }

  private func choose(_ item: UITabBarItem) {
    if let chosen { return chosen(item) }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  // MARK: Looks

  /// How the bar looks with content under it.
  open var standardAppearance = UITabBarAppearance() {
    didSet {
      watch(standardAppearance)
      note(.standardAppearance, \UITabBar.standardAppearance)
    }
  }

  /// How the bar looks with no content under it; nil takes the standard one without a background.
  ///
  /// Defaults to nil.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet {
      watch(scrollEdgeAppearance)
      note(.scrollEdgeAppearance, \UITabBar.scrollEdgeAppearance)
    }
  }

  private func watch(_ appearance: UITabBarAppearance?) {
    appearance?.observe(self) { [weak self] in self?.applyAppearance() }
    applyAppearance()
  }

  /// Whether no content is under the bar.
  var isAtEdge = false { didSet { if isAtEdge != oldValue { applyAppearance() } } }

  private var shown: UITabBarAppearance {
    let standard = selectedItem?.standardAppearance ?? standardAppearance
    guard isAtEdge else { return standard }
    if let edge = selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance { return edge }
    let clear = UITabBarAppearance(barAppearance: standard)
    clear.configureWithTransparentBackground()
    return clear
  }

  private func applyAppearance() {
    let shown = shown
    background.show(shown)
    indicator.image = shown.selectionIndicatorImage ?? selectionIndicatorImage
    indicator.tintColor = shown.selectionIndicatorTintColor
    let part = isInline ? shown.inlineLayoutAppearance : shown.stackedLayoutAppearance
    for tab in tabs {
      tab.isInline = isInline
      tab.show(
        part,
        isChosen: tab.item === selectedItem,
        tint: tintColor,
        unselected: unselectedItemTintColor
      )
    }
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    applyAppearance()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    applyAppearance()
  }

  /// The colour of tabs that are not chosen; nil is the system's grey.
  ///
  /// Defaults to nil.
  open var unselectedItemTintColor: UIColor? {
    didSet {
      applyAppearance()
      note(.unselectedItemTintColor, \UITabBar.unselectedItemTintColor)
    }
  }

  /// The colour of the bar; nil is the system's.
  ///
  /// Defaults to nil.
  open var barTintColor: UIColor? {
    didSet {
      standardAppearance.backgroundColor = barTintColor
      note(.barTintColor, \UITabBar.barTintColor)
    }
  }

  /// Whether the bar is light or dark by itself.
  ///
  /// Defaults to the interface's style.
  open var barStyle = UIBarStyle.default {
    didSet {
      overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified
      note(.barStyle, \UITabBar.barStyle)
    }
  }

  /// Whether content goes under the bar.
  ///
  /// Defaults to true.
  open var isTranslucent = true {
    didSet {
      superview?.setNeedsLayout()
      note(.isTranslucent, \UITabBar.isTranslucent)
    }
  }

  /// The image behind the bar.
  ///
  /// Defaults to nil.
  open var backgroundImage: UIImage? {
    didSet {
      note(.backgroundImage, \UITabBar.backgroundImage)
      standardAppearance.backgroundImage = backgroundImage
      standardAppearance.backgroundEffect =
        backgroundImage == nil ? UIBlurEffect(style: .systemChromeMaterial) : nil
    }
  }

  /// The image at the upper edge; an empty one is none.
  ///
  /// Defaults to nil.
  open var shadowImage: UIImage? {
    didSet {
      note(.shadowImage, \UITabBar.shadowImage)
      let isEmpty = shadowImage.map { $0.size.width * $0.size.height == 0 } ?? false
      standardAppearance.shadowImage = isEmpty ? nil : shadowImage
      standardAppearance.shadowColor = shadowImage == nil ? BarMetrics.hairline : nil
    }
  }

  /// The image behind the chosen tab.
  ///
  /// Defaults to nil.
  open var selectionIndicatorImage: UIImage? {
    didSet {
      applyAppearance()
      note(.selectionIndicatorImage, \UITabBar.selectionIndicatorImage)
    }
  }

  /// How tabs are spread.
  ///
  /// Defaults to `automatic`.
  open var itemPositioning = ItemPositioning.automatic {
    didSet {
      setNeedsLayout()
      note(.itemPositioning, \UITabBar.itemPositioning)
    }
  }

  /// The width of tabs in the middle; 0 is the system's.
  ///
  /// Defaults to 0.
  open var itemWidth: CGFloat = 0 {
    didSet {
      setNeedsLayout()
      note(.itemWidth, \UITabBar.itemWidth)
    }
  }

  /// The room between tabs in the middle, in points; 0 is the system's.
  ///
  /// Defaults to 0.
  open var itemSpacing: CGFloat = 0 {
    didSet {
      setNeedsLayout()
      note(.itemSpacing, \UITabBar.itemSpacing)
    }
  }

  // MARK: Layout

  private var isInline: Bool { traitCollection.horizontalSizeClass == .regular }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.tabBarHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.tabBarHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    guard !tabs.isEmpty else { return }
    let count = CGFloat(tabs.count)
    let height = min(bounds.height, BarMetrics.tabBarHeight)
    let fills =
      itemPositioning == .fill || itemPositioning == .automatic && !isInline
    let spacing = fills ? 0 : itemSpacing > 0 ? itemSpacing : 34
    let width = fills ? bounds.width / count : itemWidth > 0 ? itemWidth : 110
    let total = width * count + spacing * (count - 1)
    var x = fills ? 0 : (bounds.width - total) / 2
    for tab in tabs {
      let frame = CGRect(x: x, y: 0, width: width, height: height)
      tab.frame = isRightToLeft ? frame.mirrored(in: bounds.width) : frame
      if tab.item === selectedItem, let image = indicator.image {
        indicator.frame = CGRect(
          x: tab.frame.midX - image.size.width / 2,
          y: (height - image.size.height) / 2,
          width: image.size.width,
          height: image.size.height
        )
      }
      x += width + spacing
    }
    indicator.isHidden = selectedItem == nil || indicator.image == nil
  }

  // MARK: Accessibility

  override var roleByNature: AccessibilityRole? { .tabs }
  override var traitsByNature: UIAccessibilityTraits { .tabBar }
}

/// A tab as it is seen.
@MainActor
final class TabButton: UIControl {
  let item: UITabBarItem
  private let picture = UIImageView()
  private let title = UILabel()
  private let badge = UILabel()
  private let badgeGround = UIView()
  var isInline = false { didSet { setNeedsLayout() } }
  private var largeContent: LargeContentHold?

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    picture.contentMode = .scaleAspectFit
    title.textAlignment = .center
    title.adjustsFontSizeToFitWidth = true
    title.minimumScaleFactor = 0.7
    badge.textAlignment = .center
    badgeGround.addSubview(badge)
    badgeGround.layer.cornerRadius = 9
    badgeGround.isUserInteractionEnabled = false
    for view in [picture, title, badgeGround] as [UIView] { addSubview(view) }
    isAccessibilityElement = true
    accessibilityTraits = .button
    largeContent = LargeContentHold(self, item) { [weak self] in
      self?.sendActions(for: .touchUpInside)
    }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    largeContent?.update()
  }

  override func refreshAppearance() {
    super.refreshAppearance()
    largeContent?.update()
  }

  required init?(coder: NSCoder) { nil }

  func show(
    _ appearance: UITabBarItemAppearance,
    isChosen: Bool,
    tint: UIColor,
    unselected: UIColor?
  ) {
    isEnabled = item.isEnabled
    let state =
      !item.isEnabled ? appearance.disabled : isChosen ? appearance.selected : appearance.normal
    let grey = unselected ?? BarMetrics.unselectedTab
    let color = !item.isEnabled ? UIColor.tertiaryLabel : isChosen ? tint : grey
    picture.image = (isChosen ? item.selectedImage : item.image)?.inControls
    picture.tintColor = state.iconColor ?? color
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: isInline ? 18 : 20,
      weight: .medium,
      scale: .medium
    )
    var look = state.titleTextAttributes
    look.merge(item.mergedAttributes(for: isChosen ? .selected : .normal)) { $1 }
    if look[.font] == nil {
      look[.font] = UIFont.systemFont(ofSize: isInline ? 13 : 10, weight: .medium)
    }
    if look[.foregroundColor] == nil { look[.foregroundColor] = color }
    title.show(item.title ?? "", look)
    badgeGround.isHidden = item.badgeValue == nil
    badgeGround.backgroundColor = item.badgeColor ?? state.badgeBackgroundColor ?? .systemRed
    var text = state.badgeTextAttributes
    text.merge(item.badgeTextAttributes(for: isChosen ? .selected : .normal) ?? [:]) { $1 }
    if text[.font] == nil { text[.font] = UIFont.systemFont(ofSize: 13) }
    if text[.foregroundColor] == nil { text[.foregroundColor] = UIColor.white }
    badge.show(item.badgeValue ?? "", text)
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityTraits = isChosen ? [.button, .selected] : .button
    accessibilityValue = item.badgeValue
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let image = picture.sizeThatFits(.zero)
    let text = title.sizeThatFits(.zero)
    let offset = item.titlePositionAdjustment
    if isInline {
      let width = image.width + 6 + text.width
      let x = (bounds.width - width) / 2
      picture.frame = CGRect(
        x: x,
        y: (bounds.height - image.height) / 2,
        width: image.width,
        height: image.height
      )
      title.frame = CGRect(
        x: x + image.width + 6 + offset.horizontal,
        y: (bounds.height - text.height) / 2 + offset.vertical,
        width: text.width,
        height: text.height
      )
    } else {
      // The picture's middle is 19 below the top, the title's baseline 45 (picture metrics).
      let ascent = title.font?.ascender ?? 9.5
      let hasTitle = text.width > 0
      picture.frame = CGRect(
        x: (bounds.width - image.width) / 2,
        y: (hasTitle ? 19 : bounds.height / 2) - image.height / 2,
        width: image.width,
        height: image.height
      )
      let width = min(text.width, bounds.width - 4)
      title.frame = CGRect(
        x: (bounds.width - width) / 2 + offset.horizontal,
        y: 45 - ascent + offset.vertical,
        width: width,
        height: text.height
      )
    }
    let value = badge.sizeThatFits(.zero)
    let width = max(18, value.width + 10)
    badgeGround.frame = CGRect(
      x: picture.frame.midX + 6,
      y: 2,
      width: width,
      height: 18
    )
    badge.frame = badgeGround.bounds
  }
}
