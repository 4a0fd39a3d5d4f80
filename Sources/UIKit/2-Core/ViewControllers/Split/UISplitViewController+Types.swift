import Foundation

extension UISplitViewController {
  /// How many columns a split view controller has.
  public enum Style: Int, Sendable {
    /// Two controllers side by side, given as `viewControllers`.
    case unspecified = 0
    /// Two columns.
    case doubleColumn = 1
    /// Three columns.
    case tripleColumn = 2
  }

  /// A column, or what stands in for all of them where there is little room.
  public enum Column: Int, Sendable {
    /// The first column.
    case primary = 0
    /// The column between the others, of three.
    case supplementary = 1
    /// The last column, with the content.
    case secondary = 2
    /// What is shown alone where there is little room.
    case compact = 3
  }

  /// Which columns are seen, and how the others stand to the last one.
  public enum DisplayMode: Int, Sendable {
    /// As the system likes.
    case automatic = 0
    /// The last column alone.
    case secondaryOnly = 1
    /// One column beside the last one.
    case oneBesideSecondary = 2
    /// One column over the last one.
    case oneOverSecondary = 3
    /// Two columns beside the last one.
    case twoBesideSecondary = 4
    /// Two columns over the last one.
    case twoOverSecondary = 5
    /// Two columns that push the last one aside.
    case twoDisplaceSecondary = 6

    /// The old name of `secondaryOnly`.
    @available(*, deprecated, renamed: "secondaryOnly")
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The old name of `oneBesideSecondary`.
    @available(*, deprecated, renamed: "oneBesideSecondary")
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The old name of `oneOverSecondary`.
    @available(*, deprecated, renamed: "oneOverSecondary")
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// How columns that come take their room.
  public enum SplitBehavior: Int, Sendable {
    /// As the system likes.
    case automatic = 0
    /// From the last column.
    case tile = 1
    /// Over the last column.
    case overlay = 2
    /// By pushing the last column aside.
    case displace = 3
  }

  /// Whether the button is there that changes the columns.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// Where a finger can do the same.
    case automatic = 0
    /// It is not there.
    case never = 1
    /// It is there.
    case always = 2
  }

  /// The side on which the first column stands.
  public enum PrimaryEdge: Int, Sendable {
    /// Where reading begins.
    case leading = 0
    /// Where reading ends.
    case trailing = 1
  }

  /// How the first column looks on a desktop.
  public enum BackgroundStyle: Int, Sendable {
    /// As any controller.
    case none = 0
    /// As a sidebar.
    case sidebar = 1
  }
}
