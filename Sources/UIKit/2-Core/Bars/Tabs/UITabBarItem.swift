import CoreGraphics
import Foundation

/// A tab in a tab bar.
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
  /// Tabs of the system.
  public enum SystemItem: Int, Sendable {
    /// More.
    case more = 0
    /// Favourites.
    case favorites = 1
    /// Featured.
    case featured = 2
    /// Top rated.
    case topRated = 3
    /// Recents.
    case recents = 4
    /// Contacts.
    case contacts = 5
    /// History.
    case history = 6
    /// Bookmarks.
    case bookmarks = 7
    /// Search.
    case search = 8
    /// Downloads.
    case downloads = 9
    /// Most recent.
    case mostRecent = 10
    /// Most viewed.
    case mostViewed = 11

    fileprivate var look: (title: String, symbol: String) {
      switch self {
      case .more: ("More", "ellipsis")
      case .favorites: ("Favorites", "star.fill")
      case .featured: ("Featured", "star.fill")
      case .topRated: ("Top Rated", "star.fill")
      case .recents: ("Recents", "clock.fill")
      case .contacts: ("Contacts", "person.crop.circle")
      case .history: ("History", "clock.fill")
      case .bookmarks: ("Bookmarks", "book.fill")
      case .search: ("Search", "magnifyingglass")
      case .downloads: ("Downloads", "square.and.arrow.down")
      case .mostRecent: ("Most Recent", "clock.fill")
      case .mostViewed: ("Most Viewed", "list.number")
      }
    }
  }

  /// Makes a tab that shows nothing.
  public override init() { super.init() }

  /// Makes a tab from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if coder.containsValue(forKey: "UISystemItem") {
      show(SystemItem(rawValue: coder.decodeInteger(forKey: "UISystemItem")) ?? .more)
    }
    coder.nib?.finish(self, as: UITabBarItem.self)
  }

  /// Makes a tab with a title and a picture.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes a tab with a title and two pictures.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Makes a tab of the system.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    show(systemItem)
    self.tag = tag
  }

  private func show(_ item: SystemItem) {
    title = item.look.title
    image = UIImage(systemName: item.look.symbol)
  }

  private var chosenImage: UIImage?

  /// The picture while the tab is chosen; the other one where none is set.
  open var selectedImage: UIImage? {
    get { chosenImage ?? image }
    set {
      chosenImage = newValue
      changed()
    }
  }

  /// A short text in a badge over the tab; nil is none.
  ///
  /// Defaults to nil.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { changed() } } }

  /// The colour of the badge; nil is red.
  ///
  /// Defaults to nil.
  open var badgeColor: UIColor? {
    didSet {
      changed()
      note(.badgeColor, \UITabBarItem.badgeColor)
    }
  }

  private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the badge's text in a state.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    badgeAttributes[state] = textAttributes
    changed()
    note(AppearanceCall(.badgeTextAttributes, Int(state.rawValue))) { (item: UITabBarItem) in
      item.setBadgeTextAttributes(textAttributes, for: state)
    }
  }

  /// The attributes of the badge's text in a state.
  open func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { badgeAttributes[state] }

  /// How far the title is moved.
  ///
  /// Defaults to nothing.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet {
      changed()
      note(.titlePositionAdjustment, \UITabBarItem.titlePositionAdjustment)
    }
  }

  /// How the bar looks while the tab is chosen; nil is the bar's own look.
  ///
  /// Defaults to nil.
  open var standardAppearance: UITabBarAppearance? {
    didSet {
      changed()
      note(.standardAppearance, \UITabBarItem.standardAppearance)
    }
  }

  /// How the bar looks while the tab is chosen and no content is under it; nil is the bar's own
  /// look.
  ///
  /// Defaults to nil.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet {
      changed()
      note(.scrollEdgeAppearance, \UITabBarItem.scrollEdgeAppearance)
    }
  }
}
