import CollectionLayout
import Foundation

/// Whether and how the groups of a section scroll across the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// They follow the layout's own direction.
  case none = 0
  /// They come to rest anywhere.
  case continuous = 1
  /// They come to rest with a group at the leading edge.
  case continuousGroupLeadingBoundary = 2
  /// They come to rest a page further, as wide as the row shows.
  case paging = 3
  /// They come to rest with the next group at the leading edge.
  case groupPaging = 4
  /// They come to rest with the next group in the middle.
  case groupPagingCentered = 5

  var value: CompositionalRowBehavior? {
    switch self {
    case .none: nil
    case .continuous: .continuous
    case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
    case .paging: .paging
    case .groupPaging: .groupPaging
    case .groupPagingCentered: .groupPagingCentered
    }
  }
}

/// Whether a section's row gives way at its ends.
public enum UICollectionLayoutSectionOrthogonalScrollingBounce: Int, Sendable {
  /// Where there is something to scroll.
  case automatic = 0
  /// Also where all of it is in sight.
  case always = 1
  /// Never.
  case never = 2
}

/// How quickly a section's row slows down.
public struct UICollectionLayoutSectionOrthogonalScrollingDecelerationRate: Hashable, Sendable {
  /// What is left of the speed after a millisecond; nil is that of the collection view.
  let rate: CGFloat?

  /// The rate of the collection view.
  public static let automatic = Self(rate: nil)
  /// The ordinary rate of scroll views.
  public static let normal = Self(rate: 0.998)
  /// A quicker rate.
  public static let fast = Self(rate: 0.99)
}

/// How a section's row gives way and slows down.
@MainActor @preconcurrency
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject,
  @preconcurrency NSCopying
{
  /// Makes the properties that rows have.
  public override init() { super.init() }

  /// How quickly the row slows down.
  ///
  /// Defaults to `automatic`.
  open var decelerationRate =
    UICollectionLayoutSectionOrthogonalScrollingDecelerationRate.automatic

  /// Whether the row gives way at its ends.
  ///
  /// Defaults to `automatic`.
  open var bounce = UICollectionLayoutSectionOrthogonalScrollingBounce.automatic

  /// A copy.
  open func copy(with zone: NSZone? = nil) -> Any { copied() }

  func copied() -> UICollectionLayoutSectionOrthogonalScrollingProperties {
    let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
    copy.decelerationRate = decelerationRate
    copy.bounce = bounce
    return copy
  }
}
