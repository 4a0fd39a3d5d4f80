import CoreGraphics

/// The lines above and below a row of a list.
public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a line shows.
  public enum Visibility: Int, Sendable {
    /// Where the list's look has one.
    case automatic = 0
    /// Always.
    case visible = 1
    /// Never.
    case hidden = 2
  }

  /// Insets each of which stands for the list's own: from where the text begins to the edge.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude,
    leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude
  )

  /// The look of the list.
  let appearance: UICollectionLayoutListConfiguration.Appearance

  /// Whether a line shows above the row.
  ///
  /// Defaults to automatic.
  public var topSeparatorVisibility = Visibility.automatic

  /// Whether a line shows below the row.
  ///
  /// Defaults to automatic.
  public var bottomSeparatorVisibility = Visibility.automatic

  /// How far the line above the row is from the cell's sides, in points.
  ///
  /// Defaults to automatic ones.
  public var topSeparatorInsets = Self.automaticInsets

  /// How far the line below the row is from the cell's sides, in points.
  ///
  /// Defaults to automatic ones.
  public var bottomSeparatorInsets = Self.automaticInsets

  /// The colour of the lines.
  ///
  /// Defaults to `UIColor.separator`.
  public var color = UIColor.separator

  /// The colour of lines between rows that are selected together.
  ///
  /// Defaults to `UIColor.separator`.
  public var multipleSelectionColor = UIColor.separator

  /// A material behind the colour of the lines.
  ///
  /// Defaults to nil. A colour that is not clear lies on it.
  public var visualEffect: UIVisualEffect?

  /// Makes the lines of a list of a look.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    appearance = listAppearance
  }

  /// The essential parts; equal configurations have equal ones.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(appearance)
    hasher.combine(topSeparatorVisibility)
    hasher.combine(bottomSeparatorVisibility)
    hasher.combine(color)
  }
}
