extension UICollectionView {
  /// The axis along which a layout grows.
  public enum ScrollDirection: Int, Sendable {
    /// Downwards.
    case vertical = 0
    /// Sideways.
    case horizontal = 1
  }

  /// What an element of a layout is.
  public enum ElementCategory: UInt, Sendable {
    /// A cell.
    case cell = 0
    /// A supplementary view.
    case supplementaryView = 1
    /// A decoration view.
    case decorationView = 2
  }

  /// Where an item is to show after scrolling.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// One bit for each place.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// How soon items make room for what may be dropped among them.
  public enum ReorderingCadence: Int, Sendable {
    /// At once.
    case immediate = 0
    /// After a moment.
    case fast = 1
    /// After a while, so that one can drop on items more easily.
    case slow = 2
  }

  /// Which changes make visible cells report their size again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Nothing.
    case disabled = 0
    /// A cell that says that its intrinsic size changed.
    case enabled = 1
    /// That, and constraints in it that changed.
    case enabledIncludingConstraints = 2
  }

  /// The kind of headers in flow and list layouts.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The kind of footers in flow and list layouts.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
