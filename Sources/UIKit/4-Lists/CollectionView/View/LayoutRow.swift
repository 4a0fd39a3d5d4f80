import CoreGraphics
import Foundation

/// A row of a layout that scrolls across it.
struct LayoutRow {
  let section: Int
  /// The part of the content the row shows in.
  let frame: CGRect
  /// Whether it scrolls sideways.
  let isHorizontal: Bool
  /// The offsets between which it can rest.
  let least: CGFloat
  let most: CGFloat
  let offset: CGFloat
  let bounce: UICollectionLayoutSectionOrthogonalScrollingBounce
  /// Nil is the rate of the collection view.
  let decelerationRate: CGFloat?
  /// Whether one drag goes one page or group at most.
  let isPaging: Bool
}

/// What a collection view asks a layout about rows that scroll across it.
@MainActor
protocol LayoutRows: AnyObject {
  /// The rows that meet a rectangle.
  func rows(in rect: CGRect) -> [LayoutRow]

  /// How far a row is scrolled.
  func offset(ofRow section: Int) -> CGFloat

  func rowDidScroll(_ section: Int, to offset: CGFloat)

  /// Where a row comes to rest that is let go at `lifted`.
  func restingOffset(
    ofRow section: Int,
    from lifted: CGFloat,
    near offset: CGFloat,
    speed: CGFloat
  ) -> CGFloat

  /// The offset at which an item of a row shows; nil for an item that is in none.
  func offset(
    showing path: IndexPath,
    at position: UICollectionView.ScrollPosition
  ) -> CGFloat?
}
