import CoreGraphics
import Foundation

/// How a section of a compositional layout looks and behaves as a list.
@MainActor @preconcurrency
public struct UICollectionLayoutListConfiguration {
  /// The look of a list.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge, headers that stay visible.
    case plain = 0
    /// Rows from edge to edge in groups.
    case grouped = 1
    /// Rows in cards.
    case insetGrouped = 2
    /// Rows of a sidebar.
    case sidebar = 3
    /// Rows of a sidebar without its background.
    case sidebarPlain = 4
  }

  /// What stands above the rows of a section.
  public enum HeaderMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary = 1
    /// The section's first item.
    case firstItemInSection = 2
  }

  /// What stands below the rows of a section.
  public enum FooterMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary = 1
  }

  /// Says what the lines above and below a row are; given what they would be.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// Provides the actions that a swipe over an item uncovers; nil where it has none.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?

  /// What of a list keeps to the width of its content.
  public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
    /// One bit for each element.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Headers that are supplementary views are as wide as what they show, at the leading edge.
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)
  }

  /// The look of the list.
  public let appearance: Appearance

  /// What lies behind the rows; nil is what the look has.
  ///
  /// Defaults to nil.
  public var backgroundColor: UIColor?

  /// What stands above the rows of a section.
  ///
  /// Defaults to nothing.
  public var headerMode = HeaderMode.none

  /// What stands below the rows of a section.
  ///
  /// Defaults to nothing.
  public var footerMode = FooterMode.none

  /// What lies above the header, in points; nil is what the appearance has.
  ///
  /// Defaults to nil.
  public var headerTopPadding: CGFloat?

  /// Whether there are lines between rows.
  ///
  /// Defaults to true, and to false in sidebars.
  public var showsSeparators: Bool

  /// The lines above and below the rows.
  public var separatorConfiguration: UIListSeparatorConfiguration

  /// Called for the lines of each row.
  ///
  /// Defaults to nil.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// Provides the actions before an item; asked when a finger begins to swipe it.
  ///
  /// Items are not swiped while they are edited. Defaults to nil.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Provides the actions behind an item; asked when a finger begins to swipe it.
  ///
  /// Items are not swiped while they are edited. Defaults to nil.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  var hasSwipeActions: Bool {
    leadingSwipeActionsConfigurationProvider != nil
      || trailingSwipeActionsConfigurationProvider != nil
  }

  /// What keeps to the width of its content.
  ///
  /// Defaults to nothing.
  public var contentHuggingElements: ContentHuggingElements = []

  /// Makes a list of a look.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}
