import CoreGraphics
import Foundation

extension UICollectionView: ItemMovingList {
  func mayMove(_ path: GivenPath) -> Bool {
    dataSource?.collectionView(self, canMoveItemAt: path.indexPath) == true
  }

  func center(ofItem path: ShownPath) -> CGPoint? { keeper.attributes(forItemAt: path)?.center }

  func rowCell(at path: ShownPath) -> (any LiftedCell)? {
    visible.cell(at: path).flatMap { $0.isRow ? $0 : nil }
  }

  func place(ofHeld path: ShownPath, at point: CGPoint) -> ShownPath {
    ShownPath(
      keeper.layout.targetIndexPath(
        forInteractivelyMovingItem: path.indexPath,
        withPosition: point
      )
    )
  }

  func target(of origin: DataPath, at current: GivenPath, proposed: GivenPath) -> GivenPath {
    let path = collectionDelegate?.collectionView(
      self,
      targetIndexPathForMoveOfItemFromOriginalIndexPath: origin.indexPath,
      atCurrentIndexPath: current.indexPath,
      toProposedIndexPath: proposed.indexPath
    )
    return path.map(GivenPath.init) ?? proposed
  }

  func moveInData(from origin: DataPath, to place: GivenPath) {
    dataSource?.collectionView(self, moveItemAt: origin.indexPath, to: place.indexPath)
    ListWatch.tell(.moved(self, from: origin.position, to: place.position))
    invalidateCounts()
  }

  // MARK: The layout

  func invalidate(_ step: ItemMovement.Step) {
    let (layout, new, old) = (keeper.layout, [step.place.new.indexPath], [step.place.old.indexPath])
    let context = layout.invalidationContext(
      forInteractivelyMovingItems: new,
      withTargetPosition: step.point.new,
      previousIndexPaths: old,
      previousPosition: step.point.old
    )
    (context.targets, context.previous) = (new, old)
    context.target = step.point.new
    layout.invalidateLayout(with: context)
  }

  func invalidate(_ end: ItemMovement.End) {
    let (layout, new, old) = (keeper.layout, [end.place.indexPath], [end.old.indexPath])
    let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: new,
      previousIndexPaths: old,
      movementCancelled: end.isCancelled
    )
    (context.targets, context.previous) = (new, old)
    layout.invalidateLayout(with: context)
  }

  func attributes(ofHeld path: ShownPath, at point: CGPoint) -> UICollectionViewLayoutAttributes {
    keeper.layout.layoutAttributesForInteractivelyMovingItem(
      at: path.indexPath,
      withTargetPosition: point
    )
  }
}

extension UICollectionViewCell: LiftedCell {
  func setLifted(_ isLifted: Bool) { self.isLifted = isLifted }
}
