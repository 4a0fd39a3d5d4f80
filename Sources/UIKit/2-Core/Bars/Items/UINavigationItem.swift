import CoreGraphics
import Foundation

/// What a navigation bar shows for one screen.
@MainActor @preconcurrency
open class UINavigationItem: NSObject, @preconcurrency NSCoding {
  /// When the large title shows.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As in the screen before; in the first one it shows.
    case automatic = 0
    /// Where the bar has large titles.
    case always = 1
    /// Never.
    case never = 2
  }

  /// What the button says that leads back to the screen.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, a general word where there is no room for it, or nothing.
    case `default` = 0
    /// A general word.
    case generic = 1
    /// Nothing.
    case minimal = 2
  }

  /// How the contents of the bar are arranged.
  public enum ItemStyle: Int, Sendable {
    /// With the title in the middle.
    case navigator = 0
    /// For going to and fro; the title leads.
    case browser = 1
    /// For working on a document; the title leads.
    case editor = 2
  }

  /// Where the search bar is.
  public enum SearchBarPlacement: Int, Sendable {
    /// As the system likes: below the title.
    case automatic = 0
    /// Beside the title.
    case inline = 1
    /// Below the title.
    case stacked = 2
  }

  /// The bar that shows the item, while one does.
  weak var bar: UINavigationBar?
  /// What stands below the title, such as a search bar.
  var palette: UIView? { didSet { if palette !== oldValue { changed() } } }
  /// The search whose bar stands below the title.
  var search: (any NavigationSearch)? {
    didSet {
      guard search !== oldValue else { return }
      oldValue?.item = nil
      search?.item = self
      palette = search?.field
    }
  }
  /// Whether one searches in the bar.
  var isSearching = false {
    didSet {
      guard isSearching != oldValue else { return }
      changed()
      bar?.animateHeight()
    }
  }
  var hidesRow: Bool {
    isSearching && search?.hidesNavigationBarDuringPresentation ?? false
  }
  var paletteHides = true { didSet { if paletteHides != oldValue { changed() } } }

  /// Makes an item without a title.
  public override convenience init() { self.init(title: nil as String?) }

  /// Makes an item with a title.
  public init(title: String) {
    super.init()
    self.title = title
  }

  init(title: String?) {
    super.init()
    self.title = title
  }

  /// Makes an item from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    title = coder.decodeObject(forKey: "UITitle") as? String
    prompt = coder.decodeObject(forKey: "UIPrompt") as? String
    titleView = coder.decodeObject(forKey: "UITitleView") as? UIView
    backBarButtonItem = coder.decodeObject(forKey: "UIBackBarButtonItem") as? UIBarButtonItem
  }

  /// Items are not archived here: nibs are read, never written.
  open func encode(with coder: NSCoder) {}

  private func changed(animated: Bool = false) { bar?.itemDidChange(self, animated: animated) }

  // MARK: Title

  /// The title.
  ///
  /// Defaults to nil.
  open var title: String? { didSet { if title != oldValue { changed() } } }

  /// A view in place of the title.
  ///
  /// Defaults to nil.
  open var titleView: UIView? { didSet { if titleView !== oldValue { changed() } } }

  /// A line above the title.
  ///
  /// Defaults to nil.
  open var prompt: String? { didSet { if prompt != oldValue { changed() } } }

  /// When the large title shows.
  ///
  /// Defaults to `automatic`.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { changed() } }
  }

  /// How the contents of the bar are arranged.
  ///
  /// Defaults to `navigator`.
  open var style = ItemStyle.navigator { didSet { if style != oldValue { changed() } } }

  // MARK: Way back

  /// What leads back to the screen, in the bar of the screen after it.
  ///
  /// Defaults to nil: the title.
  open var backBarButtonItem: UIBarButtonItem? { didSet { bar?.backItemDidChange(self) } }

  /// The title of the button that leads back to the screen; nil is the screen's.
  ///
  /// Defaults to nil.
  open var backButtonTitle: String? { didSet { bar?.backItemDidChange(self) } }

  /// What the button says that leads back to the screen.
  ///
  /// Defaults to `default`.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { bar?.backItemDidChange(self) }
  }

  /// What runs in place of going back from the screen.
  ///
  /// Defaults to nil.
  open var backAction: UIAction? { didSet { changed() } }

  /// Whether there is no button that leads back.
  ///
  /// Defaults to false.
  open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { changed() } } }

  /// Shows or hides the button that leads back.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Whether items on the leading side stand beside the button that leads back, not in its place.
  ///
  /// Defaults to false.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }

  // MARK: Buttons

  /// The items on the leading side, from the edge on.
  ///
  /// Defaults to nil.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet {
      if leftBarButtonItems != oldValue {
        groups.leading = nil
        changed()
      }
    }
  }

  /// The items on the trailing side, from the edge on.
  ///
  /// Defaults to nil.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet {
      if rightBarButtonItems != oldValue {
        groups.trailing = nil
        changed()
      }
    }
  }

  // MARK: Groups

  private(set) lazy var groups = NavigationItemGroups { [weak self] in self?.changed() }

  /// The groups on the leading side, from the edge on; they take the place of the items there.
  ///
  /// Defaults to a group of the items that were set.
  open var leadingItemGroups: [UIBarButtonItemGroup] {
    get { groups.leading ?? (leftBarButtonItems.map { [.fixedGroup(items: $0)] } ?? []) }
    set {
      leftBarButtonItems = nil
      groups.leading = newValue
      changed()
    }
  }

  /// The groups on the trailing side, from the edge on; they take the place of the items there.
  ///
  /// Defaults to a group of the items that were set.
  open var trailingItemGroups: [UIBarButtonItemGroup] {
    get { groups.trailing ?? (rightBarButtonItems.map { [.fixedGroup(items: $0)] } ?? []) }
    set {
      rightBarButtonItems = nil
      groups.trailing = newValue
      changed()
    }
  }

  /// The groups in the middle, where there is much room and the title leads; elsewhere they are in
  /// a menu at the end.
  ///
  /// Defaults to none.
  open var centerItemGroups: [UIBarButtonItemGroup] {
    get { groups.center }
    set {
      groups.center = newValue
      changed()
    }
  }

  /// The group at the trailing edge, beyond the menu for what has no room.
  ///
  /// Defaults to nil.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    get { groups.pinned }
    set {
      groups.pinned = newValue
      changed()
    }
  }

  /// What is also in the menu for what has no room.
  ///
  /// Defaults to nil.
  open var additionalOverflowItems: UIDeferredMenuElement? {
    get { groups.overflowItems }
    set {
      groups.overflowItems = newValue
      changed()
    }
  }

  /// What a bubble for something in the menu for what has no room points at; nil without the menu.
  open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? {
    groups.overflowButton.shownView == nil ? nil : groups.overflowButton
  }

  /// The name under which people's arrangement of the groups would be kept; they cannot arrange
  /// them here.
  ///
  /// Defaults to nil.
  /// Kept for the app; nothing here reads it.
  open var customizationIdentifier: String?

  /// The first item on the leading side.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item on the trailing side.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the item on the leading side.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// Sets the item on the trailing side.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// Sets the items on the leading side.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    let bar = bar
    self.bar = nil
    leftBarButtonItems = items
    self.bar = bar
    changed(animated: animated)
  }

  /// Sets the items on the trailing side.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    let bar = bar
    self.bar = nil
    rightBarButtonItems = items
    self.bar = bar
    changed(animated: animated)
  }

  // MARK: Search

  /// Whether the search bar goes away under content that scrolls.
  ///
  /// Defaults to true.
  open var hidesSearchBarWhenScrolling: Bool {
    get { paletteHides }
    set { paletteHides = newValue }
  }

  /// Where the search bar is asked to be; it is below the title here.
  ///
  /// Defaults to `automatic`.
  /// Kept for the app; nothing here reads it.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic

  /// Where the search bar is: below the title here.
  open var searchBarPlacement: SearchBarPlacement { .stacked }

  // MARK: Looks

  /// How the bar looks for the screen; nil is the bar's own look.
  ///
  /// Defaults to nil.
  open var standardAppearance: UINavigationBarAppearance? { didSet { watch(standardAppearance) } }

  /// How the low bar of a phone on its side looks; nil is the bar's own look.
  ///
  /// Defaults to nil.
  open var compactAppearance: UINavigationBarAppearance? { didSet { watch(compactAppearance) } }

  /// How the bar looks while no content is under it; nil is the bar's own look.
  ///
  /// Defaults to nil.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { watch(scrollEdgeAppearance) }
  }

  /// How the low bar looks while no content is under it; nil is the bar's own look.
  ///
  /// Defaults to nil.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { watch(compactScrollEdgeAppearance) }
  }

  private func watch(_ appearance: UINavigationBarAppearance?) {
    appearance?.observe(self) { [weak self] in self?.changed() }
    changed()
  }
}
