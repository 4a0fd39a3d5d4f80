import CoreGraphics
import Foundation

/// How tabs look in one state.
@MainActor @preconcurrency
open class UITabBarItemStateAppearance: NSObject {
  var changed: () -> Void = {}

  /// The attributes of titles; what is not among them is the system's.
  ///
  /// Defaults to none.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// How far titles are moved.
  ///
  /// Defaults to nothing.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
  /// The colour of pictures; nil is the system's.
  ///
  /// Defaults to nil.
  open var iconColor: UIColor? { didSet { changed() } }
  /// The colour of badges; nil is the system's.
  ///
  /// Defaults to nil.
  open var badgeBackgroundColor: UIColor? { didSet { changed() } }
  /// The attributes of the texts of badges.
  ///
  /// Defaults to none.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// How far badges are moved.
  ///
  /// Defaults to nothing.
  open var badgePositionAdjustment = UIOffset.zero { didSet { changed() } }
  /// How far the texts of badges are moved.
  ///
  /// Defaults to nothing.
  open var badgeTitlePositionAdjustment = UIOffset.zero { didSet { changed() } }

  fileprivate func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}

/// How tabs look.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
  /// How tabs are arranged.
  public enum Style: Int, Sendable {
    /// Picture above title.
    case stacked = 0
    /// Title beside picture.
    case inline = 1
    /// Title beside picture, in a low bar.
    case compactInline = 2
  }

  /// When they are not chosen.
  public let normal = UITabBarItemStateAppearance()
  /// When they are chosen.
  public let selected = UITabBarItemStateAppearance()
  /// When they cannot be used.
  public let disabled = UITabBarItemStateAppearance()
  /// When the keyboard is on them.
  public let focused = UITabBarItemStateAppearance()
  private let observers = AppearanceObservers()

  /// Makes the appearance of tabs with the picture above the title.
  public override convenience init() { self.init(style: .stacked) }

  /// Makes the appearance of tabs that are arranged in a way.
  public init(style: Style) {
    super.init()
    for state in states { state.changed = { [weak self] in self?.observers.tell() } }
  }

  /// Makes an appearance from an archive.
  public required init?(coder: NSCoder) { super.init() }

  private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

  /// Takes the system's looks.
  open func configureWithDefault(for style: Style) {
    for state in states { state.take(UITabBarItemStateAppearance()) }
  }

  /// An appearance of its own with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITabBarItemAppearance()
    for (state, other) in zip(copy.states, states) { state.take(other) }
    return copy
  }

  func observe(_ observer: AnyObject, _ block: @escaping () -> Void) {
    observers.add(observer, block)
  }
}

/// How a tab bar looks.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {
  /// How tabs look with the picture above the title.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
    didSet { watchItems() }
  }
  /// How tabs look with the title beside the picture.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
    didSet { watchItems() }
  }
  /// How tabs look in low bars.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
    didSet { watchItems() }
  }
  /// The image behind the chosen tab.
  ///
  /// Defaults to nil.
  open var selectionIndicatorImage: UIImage? { didSet { appearanceDidChange() } }
  /// The colour of that image.
  ///
  /// Defaults to nil.
  open var selectionIndicatorTintColor: UIColor? { didSet { appearanceDidChange() } }
  /// How tabs are spread.
  ///
  /// Defaults to `automatic`.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic {
    didSet { appearanceDidChange() }
  }
  /// The width of tabs in the middle; 0 is the system's.
  ///
  /// Defaults to 0.
  open var stackedItemWidth: CGFloat = 0 { didSet { appearanceDidChange() } }
  /// The room between tabs in the middle, in points; 0 is the system's.
  ///
  /// Defaults to 0.
  open var stackedItemSpacing: CGFloat = 0 { didSet { appearanceDidChange() } }

  /// Makes the appearance that suits a kind of device.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    watchItems()
  }

  /// Makes an appearance with another's values, as far as it has them.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UITabBarAppearance {
      func copied(_ part: UITabBarItemAppearance) -> UITabBarItemAppearance {
        part.copy() as? UITabBarItemAppearance ?? part
      }
      stackedLayoutAppearance = copied(other.stackedLayoutAppearance)
      inlineLayoutAppearance = copied(other.inlineLayoutAppearance)
      compactInlineLayoutAppearance = copied(other.compactInlineLayoutAppearance)
      selectionIndicatorImage = other.selectionIndicatorImage
      selectionIndicatorTintColor = other.selectionIndicatorTintColor
      stackedItemPositioning = other.stackedItemPositioning
      stackedItemWidth = other.stackedItemWidth
      stackedItemSpacing = other.stackedItemSpacing
    }
    watchItems()
  }

  /// Makes an appearance from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    watchItems()
  }

  private func watchItems() {
    for part in [
      stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance,
    ] {
      part.observe(self) { [weak self] in self?.appearanceDidChange() }
    }
    appearanceDidChange()
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    UITabBarAppearance(barAppearance: self)
  }
}
