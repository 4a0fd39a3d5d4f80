import CoreGraphics
import Foundation

/// How a collection view shows what may be dropped on it, and who takes it.
@MainActor
final class CollectionDrop: DropFace {
  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let view: UICollectionView
  private(set) lazy var drop = ElementDrop(face: self)
  private lazy var gap = DropGap(view: view)
  private var destination: GivenPath?
  private var proposal: UICollectionViewDropProposal?

  init(view: UICollectionView) { self.view = view }

  var dropView: UIScrollView { view }
  var takesDrops: Bool { view.dropDelegate != nil }
  var isActive: Bool { drop.isActive }

  func update() { drop.update() }

  // MARK: Order

  /// Leaves out the gap, and does not show what is held.
  func apply(
    to attributes: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] { gap.apply(to: attributes) }

  func closeDropGap(animated: Bool) {
    gap.close()
    if animated { gap.animate() }
  }

  func stopDropGap() { gap.stop() }

  func dataDidReload() { gap.forget() }

  func remove(_ id: Int) {
    view.order.remove(id)
    gap.animate()
  }

  /// The nearest place there is.
  func fitting(_ path: GivenPath) -> GivenPath {
    let place = GapPlace.fitting(section: path.section, item: path.item, view.dataCounts)
    return GivenPath(item: place.item, section: place.section)
  }

  // MARK: Way

  func show(_ session: any UIDropSession, at point: CGPoint) -> UIDropProposal {
    let place = gap.destination(at: point, session)
    guard
      let proposal = view.dropDelegate?.collectionView(
        view,
        dropSessionDidUpdate: session,
        withDestinationIndexPath: place?.indexPath
      )
    else { return UIDropProposal(operation: .cancel) }
    (destination, self.proposal) = (place, proposal)
    gap.show(proposal, at: place, session)
    return proposal
  }

  func take(_ session: any UIDropSession) -> DropEnds? {
    guard let proposal, let delegate = view.dropDelegate else { return nil }
    let coordinator = DropCoordinator(view, session, destination?.indexPath, proposal)
    delegate.collectionView(view, performDropWith: coordinator)
    gap.close()
    view.pass.run()
    return coordinator.ends
  }

  // MARK: Cells

  func landingCell(at path: IndexPath) -> UIView? { view.cellForItem(at: path) }

  func placeholderCell(_ id: Int) -> UIView? {
    view.order.extra(id).flatMap { view.visible.cell(at: view.order.path(of: $0)) }
  }

  func restingAlpha(_ cell: UIView) -> CGFloat {
    (cell as? UICollectionViewCell)?.appliedAttributes?.alpha ?? 1
  }

  // MARK: The delegate

  func handles(_ session: any UIDropSession) -> Bool {
    view.dropDelegate?.collectionView(view, canHandle: session) ?? false
  }

  func dropDidEnter(_ session: any UIDropSession) {
    view.dropDelegate?.collectionView(view, dropSessionDidEnter: session)
  }

  func dropDidExit(_ session: any UIDropSession) {
    view.dropDelegate?.collectionView(view, dropSessionDidExit: session)
  }

  func dropDidEnd(_ session: any UIDropSession) {
    (proposal, destination) = (nil, nil)
    view.dropDelegate?.collectionView(view, dropSessionDidEnd: session)
  }

  func dropPreviewParameters(_ path: IndexPath) -> UIDragPreviewParameters? {
    view.dropDelegate?.collectionView(view, dropPreviewParametersForItemAt: path)
  }
}
