import CollectionLayout
import CoreGraphics
import Foundation

extension CompositionalPlan: LayoutRows {
  /// How far a row is scrolled.
  func offset(ofRow section: Int) -> CGFloat {
    guard let row = engine?.row(section) else { return 0 }
    return offsets[section] ?? (row.behavior == .groupPagingCentered ? row.start : 0)
  }

  /// Elements without what handlers made of them.
  func plainElements(
    in rect: CGRect,
    of layout: UICollectionViewCompositionalLayout
  ) -> [UICollectionViewLayoutAttributes] { elements(in: rect, of: layout) }

  func displacement(of attributes: UICollectionViewLayoutAttributes) -> CGVector {
    guard attributes.isInRow, let engine else { return .zero }
    let offset = offset(ofRow: attributes.storedIndexPath.section)
    return engine.configuration.axes == .vertical
      ? CGVector(dx: -offset, dy: 0) : CGVector(dx: 0, dy: -offset)
  }

  func rows(in rect: CGRect) -> [LayoutRow] {
    guard let engine else { return [] }
    return engine.rows(in: rect).compactMap { section in
      guard let row = engine.row(section), row.viewport.height > 0, row.viewport.width > 0 else {
        return nil
      }
      let properties = sections[section]?.orthogonalScrollingProperties
      return LayoutRow(
        section: section,
        frame: row.viewport,
        isHorizontal: engine.configuration.axes == .vertical,
        least: row.least,
        most: row.most,
        offset: offset(ofRow: section),
        bounce: properties?.bounce ?? .automatic,
        decelerationRate: properties?.decelerationRate.rate,
        isPaging: row.behavior != .continuous && row.behavior != .continuousGroupLeadingBoundary
      )
    }
  }

  func rowDidScroll(_ section: Int, to offset: CGFloat) { offsets[section] = offset }

  func restingOffset(
    ofRow section: Int,
    from lifted: CGFloat,
    near offset: CGFloat,
    speed: CGFloat
  ) -> CGFloat {
    engine?.row(section)?.resting(from: lifted, near: offset, speed: speed) ?? offset
  }

  func offset(
    showing path: IndexPath,
    at position: UICollectionView.ScrollPosition
  ) -> CGFloat? {
    guard path.count == 2, let engine, let row = engine.row(path.section),
      let item = engine.item(path.item, inSection: path.section)
    else { return nil }
    let isHorizontal = engine.configuration.axes == .vertical
    let low: UICollectionView.ScrollPosition = isHorizontal ? .left : .top
    let middle: UICollectionView.ScrollPosition =
      isHorizontal ? .centeredHorizontally : .centeredVertically
    let high: UICollectionView.ScrollPosition = isHorizontal ? .right : .bottom
    let side: CompositionalBoundary.Side? =
      position.contains(low)
      ? .low : position.contains(middle) ? .middle : position.contains(high) ? .high : nil
    let current = offset(ofRow: path.section)
    let wished = row.offset(showing: item.frame, from: current, side)
    return wished == current ? current : row.resting(near: wished)
  }
}
