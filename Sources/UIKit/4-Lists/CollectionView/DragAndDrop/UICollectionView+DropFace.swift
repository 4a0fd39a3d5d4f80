import CoreGraphics
import Foundation

extension UICollectionView: DropFace {
  var dropView: UIScrollView { self }
  var takesDrops: Bool { dropDelegate != nil }

  // MARK: Way

  func showDrop(_ session: any UIDropSession, at point: CGPoint) -> UIDropProposal {
    let moved = drags.onlySource(of: session).map(GivenPath.init)
    let place = dropGap.destination(at: point, moved: moved)
    guard
      let proposal = dropDelegate?.collectionView(
        self,
        dropSessionDidUpdate: session,
        withDestinationIndexPath: place?.indexPath
      )
    else { return UIDropProposal(operation: .cancel) }
    drop.proposed = (place?.indexPath, proposal)
    let isMove = proposal.operation == .move && session.allowsMoveOperation
    let isTaken = isMove || proposal.operation == .copy
    dropGap.show(isTaken ? proposal.intent : .unspecified, at: place, moved: isMove ? moved : nil)
    return proposal
  }

  func closeDropGap(animated: Bool) {
    dropGap.close()
    if animated { letElementsMove() }
  }

  func stopDropGap() { dropGap.stop() }

  func takeDrop(_ session: any UIDropSession) -> DropEnds? {
    guard let (destination, proposal) = drop.proposed, let delegate = dropDelegate else {
      return nil
    }
    let coordinator = ListDropCoordinator(
      self,
      session,
      destination,
      proposal,
      session.items.map { item in
        DroppedItem(item, from: drags.source(of: item)) { layoutAttributesForItem(at: $0)?.size }
      }
    )
    delegate.collectionView(self, performDropWith: coordinator)
    dropGap.close()
    pass.run()
    return coordinator.ends
  }

  // MARK: Cells

  func landingCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }

  func placeholderCell(_ id: Int) -> UIView? {
    order.extra(id).flatMap { visible.cell(at: order.path(of: $0)) }
  }

  func restingAlpha(_ cell: UIView) -> CGFloat {
    (cell as? UICollectionViewCell)?.appliedAttributes?.alpha ?? 1
  }

  // MARK: The delegate

  func handlesDrop(_ session: any UIDropSession) -> Bool {
    dropDelegate?.collectionView(self, canHandle: session) ?? false
  }

  func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnter: session)
  }

  func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidExit: session)
  }

  func dropDidEnd(_ session: any UIDropSession) {
    drop.proposed = nil
    dropDelegate?.collectionView(self, dropSessionDidEnd: session)
  }

  func dropPreviewParameters(_ path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: path)
  }
}

extension UICollectionView: DropGapList {
  func settleNow() { pass.run() }

  func settleLater() { setNeedsLayout() }

  var dropTarget: IndexPath? {
    get { drop.target }
    set { drop.target = newValue }
  }

  func setDropTarget(_ isTarget: Bool, _ path: IndexPath) {
    cellForItem(at: path)?.isHighlighted = isTarget
  }

  func frameOfFirstItem(inSection section: Int) -> CGRect? {
    layoutAttributesForItem(at: IndexPath(item: 0, section: section))?.frame
  }
}
