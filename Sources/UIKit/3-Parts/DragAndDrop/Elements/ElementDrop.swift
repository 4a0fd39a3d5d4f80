import CoreGraphics
import Foundation

/// Lets items be dropped on a view that shows elements, as its drop delegate says.
@MainActor
final class ElementDrop: NSObject, UIDropInteractionDelegate {
  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let face: any DropFace
  private var interaction: UIDropInteraction?
  private var ends: DropEnds?
  private(set) var isActive = false
  private lazy var edges = EdgeScroller(view: face.dropView) { [weak self] in
    self?.viewDidScroll()
  }

  init(face: any DropFace) { self.face = face }

  private var view: UIScrollView { face.dropView }

  /// Follows who takes drops.
  func update() {
    guard face.takesDrops else {
      if let interaction { view.removeInteraction(interaction) }
      interaction = nil
      return
    }
    guard interaction == nil else { return }
    let interaction = UIDropInteraction(delegate: self)
    self.interaction = interaction
    view.addInteraction(interaction)
  }

  // MARK: Way

  func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool { face.handlesDrop(session) }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnter session: any UIDropSession
  ) {
    isActive = true
    face.dropDidEnter(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    let point = session.location(in: view)
    let proposal = face.showDrop(session, at: point)
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
    face.closeDropGap(animated: true)
    face.dropDidExit(session)
  }

  private func leave() {
    isActive = false
    edges.stop()
    face.stopDropGap()
  }

  // MARK: Drop

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    edges.stop()
    face.stopDropGap()
    ends = face.takeDrop(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    switch ends?[item] {
    case nil: return defaultPreview
    case .cell(let path):
      guard let cell = face.landingCell(at: path) else { return nil }
      return preview(of: cell, face.dropPreviewParameters(path))
    case .inside(let path, let rect):
      guard let cell = face.landingCell(at: path) else { return nil }
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
    case .placeholder(let id, let parameters):
      guard let cell = face.placeholderCell(id) else { return nil }
      return preview(of: cell, parameters(cell))
    }
  }

  private func preview(
    of cell: UIView,
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
      let alpha = face.restingAlpha(cell)
      animator.addAnimations { UIView.performWithoutAnimation { cell.alpha = 0 } }
      animator.addCompletion { _ in cell.alpha = alpha }
    }
    guard let own = ends?.animator(of: item) else { return }
    animator.addAnimations { own.animate() }
    animator.addCompletion { own.complete($0) }
  }

  private func landingCell(of item: UIDragItem) -> UIView? {
    switch ends?[item] {
    case .cell(let path): face.landingCell(at: path)
    case .placeholder(let id, _): face.placeholderCell(id)
    default: nil
    }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnd session: any UIDropSession
  ) {
    leave()
    ends = nil
    face.dropDidEnd(session)
  }
}
