import CoreGraphics
import Foundation
import ListUpdates

/// Lets the elements of a view be dragged as its drag delegate says.
@MainActor
final class ElementDrag: NSObject, UIDragInteractionDelegate {
  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let face: any DragFace
  private var interaction: UIDragInteraction?
  private var sources: [ObjectIdentifier: IndexPath] = [:]
  private var state = DragPhase.none

  init(face: any DragFace) { self.face = face }

  private var view: UIScrollView { face.dragView }

  /// Whether elements are lifted or dragged.
  var isActive: Bool { state != .none }

  /// Follows the delegate and whether drags are wanted.
  func update() {
    guard face.hasDragDelegate else {
      if let interaction { view.removeInteraction(interaction) }
      interaction = nil
      return
    }
    let interaction = interaction ?? UIDragInteraction(delegate: self)
    interaction.isEnabled = face.isDragEnabled
    self.interaction = interaction
    view.addInteraction(interaction)
  }

  /// Where a dragged item is in the view; nil where it comes from elsewhere.
  func source(of item: UIDragItem) -> IndexPath? { sources[ObjectIdentifier(item)] }

  /// Where the one item that is dragged is in the view; nil where there are more, and for one that
  /// comes from elsewhere.
  func onlySource(of session: any UIDropSession) -> IndexPath? {
    guard session.items.count == 1, let item = session.items.first else { return nil }
    return source(of: item)
  }

  /// What a drag does with the cell of an element.
  func state(of path: IndexPath) -> DragPhase {
    isActive && sources.values.contains(path) ? state : .none
  }

  /// Keeps to the elements as they move.
  func follow(_ map: @autoclosure () -> UpdateMap<IndexPath>) {
    guard !sources.isEmpty else { return }
    sources = sources.compactMapValues(map().new)
  }

  private func enter(_ state: DragPhase) {
    self.state = state
    for path in Set(sources.values) { face.draggedCell(at: path)?.enter(state) }
    if state == .none {
      for cell in face.cellsInSight { cell.enter(.none) }
      sources = [:]
    }
  }

  private func cell(of item: UIDragItem) -> (path: IndexPath, cell: any DraggedCell)? {
    guard let path = source(of: item), let cell = face.draggedCell(at: path) else { return nil }
    return (path, cell)
  }

  private func preview(of item: UIDragItem) -> UITargetedDragPreview? {
    guard let (path, cell) = cell(of: item) else { return nil }
    return UITargetedDragPreview(
      view: cell,
      parameters: face.dragPreviewParameters(path) ?? .lifting(cell),
      target: UIDragPreviewTarget(container: view, center: cell.center)
    )
  }

  // MARK: Interaction

  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    let point = session.location(in: view)
    guard let path = face.element(at: point) else { return [] }
    let items = face.items(session, path)
    sources = Dictionary(items.map { (ObjectIdentifier($0), path) }) { first, _ in first }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { preview(of: item) }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    enter(.lifting)
    animator.addCompletion { [weak self] position in
      if position == .start { self?.enter(.none) }
    }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionWillBegin session: any UIDragSession
  ) {
    enter(.dragging)
    face.dragWillBegin(session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { face.allowsMove(session) }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { face.isRestricted(session) }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let path = face.element(at: point) else { return [] }
    let items = face.addedItems(session, path, point)
    for item in items { sources[ObjectIdentifier(item)] = path }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) {
    state = .dragging
    FrameCycle.current.afterFrame { [weak self] in self?.showAdded() }
  }

  /// Cells whose items went along look dragged as well.
  private func showAdded() {
    guard state == .dragging else { return }
    for path in sources.values { face.draggedCell(at: path)?.enter(.dragging) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let (_, cell) = cell(of: item) else { return nil }
    let target = UIDragPreviewTarget(container: view, center: cell.center)
    return defaultPreview.retargetedPreview(with: target)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    enter(.none)
    face.dragDidEnd(session)
  }
}

extension UIDragPreviewParameters {
  /// Those of a cell that is lifted.
  fileprivate static func lifting(_ cell: any DraggedCell) -> UIDragPreviewParameters {
    let parameters = clear
    if cell.isPartOfCard {
      parameters.visiblePath = UIBezierPath(
        roundedRect: cell.bounds,
        cornerRadius: CardMetrics.cornerRadius
      )
    }
    return parameters
  }

  /// Those of a cell a menu is opened for: rows come off with round corners.
  static func opening(_ cell: any DraggedCell) -> UIDragPreviewParameters {
    let parameters = clear
    guard cell.isRow else { return parameters }
    let radius = cell.isPartOfCard ? CardMetrics.cornerRadius : MenuMetrics.radius
    parameters.visiblePath = UIBezierPath(roundedRect: cell.bounds, cornerRadius: radius)
    return parameters
  }

  /// Those of cells: what they do not paint stays clear.
  static var clear: UIDragPreviewParameters {
    let parameters = UIDragPreviewParameters()
    parameters.backgroundColor = .clear
    return parameters
  }
}
