import CoreGraphics
import Foundation

/// Lets items be dropped on a collection view as its drop delegate says.
@MainActor
final class CollectionDrop: NSObject, UIDropInteractionDelegate {
  unowned(unsafe) let view: UICollectionView
  private var interaction: UIDropInteraction?
  private var coordinator: DropCoordinator?
  private(set) var isActive = false
  private lazy var gap = DropGap(view: view)
  private lazy var edges = EdgeScroller(view: view) { [weak self] in self?.viewDidScroll() }
  private var destination: IndexPath?
  private var proposal: UICollectionViewDropProposal?

  init(view: UICollectionView) { self.view = view }

  /// Follows the delegate.
  func update() {
    guard view.dropDelegate != nil else {
      if let interaction { view.removeInteraction(interaction) }
      interaction = nil
      return
    }
    let interaction = interaction ?? UIDropInteraction(delegate: self)
    self.interaction = interaction
    view.addInteraction(interaction)
  }

  // MARK: Order

  /// Leaves out the gap, and does not show what is held.
  func apply(
    to attributes: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] { gap.apply(to: attributes) }

  func closeGap() { gap.close() }

  func dataDidReload() { gap.forget() }

  func remove(_ id: Int) {
    view.order.remove(id)
    gap.animate()
  }

  /// The nearest place there is.
  func fitting(_ path: IndexPath) -> IndexPath {
    let counts = view.dataCounts
    guard counts.indices.contains(path.section) else { return IndexPath(item: 0, section: 0) }
    return IndexPath(item: max(0, min(path.item, counts[path.section])), section: path.section)
  }

  // MARK: Way

  func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool { view.dropDelegate?.collectionView(view, canHandle: session) ?? false }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnter session: any UIDropSession
  ) {
    isActive = true
    view.dropDelegate?.collectionView(view, dropSessionDidEnter: session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    let point = session.location(in: view)
    let place = gap.destination(at: point, session)
    guard
      let proposal = view.dropDelegate?.collectionView(
        view,
        dropSessionDidUpdate: session,
        withDestinationIndexPath: place
      )
    else { return UIDropProposal(operation: .cancel) }
    (destination, self.proposal) = (place, proposal)
    gap.show(proposal, at: place, session)
    edges.follow(point)
    return proposal
  }

  private func viewDidScroll() {
    for flight in DragFlights.current.flying { flight.track() }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidExit session: any UIDropSession
  ) {
    leave()
    gap.close()
    gap.animate()
    view.dropDelegate?.collectionView(view, dropSessionDidExit: session)
  }

  private func leave() {
    isActive = false
    edges.stop()
    gap.stop()
  }

  // MARK: Drop

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    edges.stop()
    gap.stop()
    guard let proposal, let delegate = view.dropDelegate else { return }
    let coordinator = DropCoordinator(view, session, destination, proposal)
    self.coordinator = coordinator
    delegate.collectionView(view, performDropWith: coordinator)
    gap.close()
    view.pass.run()
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    switch coordinator?.ends[ObjectIdentifier(item)] {
    case nil: return defaultPreview
    case .item(let path):
      guard let cell = view.cellForItem(at: path) else { return nil }
      let parameters = view.dropDelegate?.collectionView(view, dropPreviewParametersForItemAt: path)
      return preview(of: cell, parameters)
    case .inside(let path, let rect):
      guard let cell = view.cellForItem(at: path) else { return nil }
      let size = defaultPreview.size
      let target = UIDragPreviewTarget(
        container: cell,
        center: CGPoint(x: rect.midX, y: rect.midY),
        transform: CGAffineTransform(
          scaleX: rect.width / max(size.width, 1),
          y: rect.height / max(size.height, 1)
        )
      )
      return defaultPreview.retargetedPreview(with: target)
    case .target(let target): return defaultPreview.retargetedPreview(with: target)
    case .placeholder(let id, let placeholder):
      guard let cell = placeholderCell(id) else { return nil }
      return preview(of: cell, placeholder.previewParametersProvider?(cell))
    }
  }

  private func placeholderCell(_ id: Int) -> UICollectionViewCell? {
    view.order.extra(id).flatMap { view.visible.cell(at: view.order.path(of: $0)) }
  }

  private func preview(
    of cell: UICollectionViewCell,
    _ parameters: UIDragPreviewParameters?
  ) -> UITargetedDragPreview {
    UITargetedDragPreview(
      view: cell,
      parameters: parameters ?? .clear,
      target: UIDragPreviewTarget(container: view, center: cell.center)
    )
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) {
    if let cell = landingCell(of: item) {
      // The cell shows once what was dropped has arrived on it.
      animator.addAnimations { UIView.performWithoutAnimation { cell.alpha = 0 } }
      animator.addCompletion { _ in cell.alpha = cell.appliedAttributes?.alpha ?? 1 }
    }
    guard let own = coordinator?.animator(of: item) else { return }
    animator.addAnimations { own.animate() }
    animator.addCompletion { own.complete($0) }
  }

  private func landingCell(of item: UIDragItem) -> UICollectionViewCell? {
    switch coordinator?.ends[ObjectIdentifier(item)] {
    case .item(let path): view.cellForItem(at: path)
    case .placeholder(let id, _): placeholderCell(id)
    default: nil
    }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnd session: any UIDropSession
  ) {
    leave()
    (coordinator, proposal, destination) = (nil, nil, nil)
    view.dropDelegate?.collectionView(view, dropSessionDidEnd: session)
  }
}
