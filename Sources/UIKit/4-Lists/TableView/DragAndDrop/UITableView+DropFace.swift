import CollectionLayout
import CoreGraphics
import Foundation

extension UITableView: DropFace {
  var dropView: UIScrollView { self }

  /// A table whose rows can be dragged and moved needs nobody else to take them.
  var takesDrops: Bool {
    dropDelegate != nil || dragDelegate != nil && takesMoves
  }

  // MARK: Way

  /// The row that the data source would be told to move.
  private func reorderedRow(_ session: any UIDropSession) -> IndexPath? {
    guard takesMoves, session.allowsMoveOperation,
      let row = drags.onlySource(of: session),
      dataSource?.tableView(self, canMoveRowAt: row) == true
    else { return nil }
    return row
  }

  func standardProposal(_ session: any UIDropSession) -> UITableViewDropProposal {
    reorderedRow(session) == nil
      ? UITableViewDropProposal(operation: .copy)
      : UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func showDrop(_ session: any UIDropSession, at point: CGPoint) -> UIDropProposal {
    geometry.prepare()
    var place = gaps.room.destination(at: point.y, in: geometry.extents, geometry.counts)
    if let row = reorderedRow(session), let proposed = place {
      place = target(ofRow: row, proposed: proposed)
    }
    let proposal =
      dropDelegate?.tableView(
        self,
        dropSessionDidUpdate: session,
        withDestinationIndexPath: place
      ) ?? standardProposal(session)
    let isMove = proposal.operation == .move && session.allowsMoveOperation
    let isTaken = isMove || proposal.operation == .copy
    var intent = isTaken ? proposal.intent : .unspecified
    geometry.prepare()
    let row = RowRoom.row(at: point.y, in: geometry.extents)
    if intent == .automatic {
      let isMiddle = row.map { RowRoom.isMiddle(point, of: geometry.rect(of: TableElement($0))) }
      intent =
        isMiddle == true ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath
    }
    if intent == .insertIntoDestinationIndexPath { place = row ?? place }
    drop.proposed = (place, proposal)
    showRoom(intent, at: place, moved: isMove ? drags.onlySource(of: session) : nil)
    return proposal
  }

  /// Shows what would become of a drop; `moved` is the row of the table that it moves.
  private func showRoom(
    _ intent: UITableViewDropProposal.Intent,
    at place: IndexPath?,
    moved: IndexPath?
  ) {
    aimDrop(at: intent == .insertIntoDestinationIndexPath ? place : nil)
    guard intent == .insertAtDestinationIndexPath, let place,
      geometry.counts.indices.contains(place.section)
    else { return closeRoom(animated: true) }
    let isElsewhere = gaps.room.open(at: place, moving: moved, geometry.counts)
    guard isElsewhere || visible.hidden != moved else { return }
    visible.hidden = moved
    setGaps()
    letElementsMove()
  }

  private func setGaps() {
    let height = rowHeight > 0 ? rowHeight : TableMetrics.row
    geometry.gaps = gaps.room.gaps(beside: geometry.gaps, in: geometry.extents, height: height)
  }

  /// Shows the order of the data again.
  private func closeRoom(animated: Bool) {
    guard gaps.room.close() else { return }
    visible.hidden = nil
    setGaps()
    if animated { letElementsMove() } else { settleLater() }
  }

  func closeDropGap(animated: Bool) {
    aimDrop(at: nil)
    closeRoom(animated: animated)
  }

  func stopDropGap() {}

  func takeDrop(_ session: any UIDropSession) -> DropEnds? {
    guard let (destination, proposal) = drop.proposed else { return nil }
    if let row = reorderedRow(session), proposal.operation == .move, let destination,
      gaps.room.isOpen,
      let item = session.items.first, moveDroppedRow(row, to: destination)
    {
      let ends = DropEnds()
      _ = ends.send(item, to: .cell(destination))
      return ends
    }
    guard let delegate = dropDelegate else {
      closeDropGap(animated: true)
      return nil
    }
    let coordinator = ListDropCoordinator(
      self,
      session,
      destination,
      proposal,
      session.items.map { item in
        DroppedItem(item, from: drags.source(of: item)) { rectForRow(at: $0).size }
      }
    )
    delegate.tableView(self, performDropWith: coordinator)
    closeDropGap(animated: false)
    pass.run()
    return coordinator.ends
  }

  // MARK: Cells

  func landingCell(at path: IndexPath) -> UIView? { cellForRow(at: path) }

  func placeholderCell(_ id: Int) -> UIView? { gaps.placeholders.cells[id] }

  func restingAlpha(_ cell: UIView) -> CGFloat {
    (cell as? UITableViewCell)?.restingAlpha ?? cell.alpha
  }

  // MARK: The delegate

  func handlesDrop(_ session: any UIDropSession) -> Bool {
    dropDelegate?.tableView(self, canHandle: session) ?? (reorderedRow(session) != nil)
  }

  func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnter: session)
  }

  func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidExit: session)
  }

  func dropDidEnd(_ session: any UIDropSession) {
    drop.proposed = nil
    dropDelegate?.tableView(self, dropSessionDidEnd: session)
  }

  func dropPreviewParameters(_ path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.tableView(self, dropPreviewParametersForRowAt: path)
  }
}

extension UITableView: SettlingList, DropAiming {
  func settleNow() { pass.run() }

  func settleLater() { pass.invalidate() }

  var dropTarget: IndexPath? {
    get { drop.target }
    set { drop.target = newValue }
  }

  func setDropTarget(_ isTarget: Bool, _ path: IndexPath) {
    cellForRow(at: path)?.isHighlighted = isTarget
  }
}
