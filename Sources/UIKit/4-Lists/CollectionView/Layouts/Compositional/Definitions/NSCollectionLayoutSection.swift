import CollectionLayout
import CoreGraphics
import Foundation

/// Called when what is visible of a section may have changed.
///
/// `visibleItems` can be changed; `contentOffset` is that of the section's row where it has one.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> Void

/// One group, over and over, with what is around it.
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
  let group: NSCollectionLayoutGroup
  /// What a list draws and does beyond the layout of its rows.
  var list: UICollectionLayoutListConfiguration?

  /// Makes a section of a group; the section keeps a copy.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group.copy(with: nil) as? NSCollectionLayoutGroup ?? group
  }

  /// What lies around the groups, inside of the boundary items, in points.
  ///
  /// Defaults to nothing.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// What lies between two groups, in points.
  ///
  /// Defaults to 0.
  open var interGroupSpacing: CGFloat = 0

  /// What the content insets are counted from.
  ///
  /// Defaults to what the layout's configuration says.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  /// What boundary items are counted from; `none` lets them span the view.
  ///
  /// Defaults to where the groups are.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

  /// Whether and how the groups scroll across the layout.
  ///
  /// Defaults to not at all.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// How a row that scrolls gives way and slows down.
  open var orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()

  /// Views at the edges of the section.
  ///
  /// Defaults to nothing.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Whether boundary items keep the section's content insets.
  ///
  /// Defaults to true.
  open var supplementariesFollowContentInsets = true

  /// Called on each layout, and when the section's row scrolls.
  ///
  /// Defaults to nil.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Views behind the section.
  ///
  /// Defaults to nothing.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// A copy with copies of all that is in it.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(group: group)
    copy.list = list
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.orthogonalScrollingProperties = orthogonalScrollingProperties.copied()
    copy.boundarySupplementaryItems = boundarySupplementaryItems.map {
      $0.copy(with: nil) as? NSCollectionLayoutBoundarySupplementaryItem ?? $0
    }
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.decorationItems = decorationItems.map {
      $0.copy(with: nil) as? NSCollectionLayoutDecorationItem ?? $0
    }
    return copy
  }

  func copied() -> NSCollectionLayoutSection {
    copy(with: nil) as? NSCollectionLayoutSection ?? self
  }
}
