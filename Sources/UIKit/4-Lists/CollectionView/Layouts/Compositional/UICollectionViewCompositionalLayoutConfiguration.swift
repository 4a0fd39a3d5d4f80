import CoreGraphics
import Foundation

/// What holds for all sections of a compositional layout.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject,
  @preconcurrency NSCopying
{
  /// Makes a configuration with the default values.
  public override init() { super.init() }

  /// The axis along which sections follow each other.
  ///
  /// Defaults to vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// What lies between two sections, in points; also beside empty ones.
  ///
  /// Defaults to 0.
  open var interSectionSpacing: CGFloat = 0

  /// Views at the edges of all sections together, at the path of one index, 0.
  ///
  /// Defaults to nothing.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// What the content insets of sections are counted from that do not say so themselves.
  ///
  /// Only edges across the scrolling direction count. Defaults to the safe area.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// A copy with copies of all that is in it.
  open func copy(with zone: NSZone? = nil) -> Any { copied() }

  func copied() -> UICollectionViewCompositionalLayoutConfiguration {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.boundarySupplementaryItems = boundarySupplementaryItems.map {
      $0.copy(with: nil) as? NSCollectionLayoutBoundarySupplementaryItem ?? $0
    }
    return copy
  }
}
