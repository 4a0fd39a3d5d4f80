import CollectionLayout
import CoreGraphics
import Foundation
import ListUpdates

/// How a table view shows what may be dropped on it, and who takes it.
///
/// Rows make room by gaps between them: the paths of rows stay those of the data all the while.
@MainActor
final class TableDrop: DropFace {
  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let view: UITableView
  private(set) lazy var drop = ElementDrop(face: self)
  private(set) lazy var gap = TableDropGap(view: view)
  private(set) lazy var placeholders = TablePlaceholders(view: view)
  private var destination: IndexPath?
  private var proposal: UITableViewDropProposal?

  init(view: UITableView) { self.view = view }

  var dropView: UIScrollView { view }

  /// A table whose rows can be dragged and moved needs nobody else to take them.
  var takesDrops: Bool { view.dropDelegate != nil || view.dragDelegate != nil && takesMoves }

  private var takesMoves: Bool {
    guard let source = view.dataSource else { return false }
    return OptionalMethod.moveRow.isThere(in: source)
  }

  // MARK: Order

  func closeDropGap(animated: Bool) {
    gap.highlight(nil)
    gap.close(animated: animated)
  }

  func stopDropGap() {}

  /// The data is new: there is no gap and no placeholder any more.
  func dataDidReload() {
    placeholders.removeAll()
    closeDropGap(animated: false)
  }

  func follow(_ map: UpdateMap<IndexPath>, _ counts: [Int]) {
    view.geometry.gaps = view.geometry.gaps.compactMap { $0.following(map, counts) }
    placeholders.gapsDidChange()
  }

  /// The nearest place there is.
  func fitting(_ path: IndexPath) -> IndexPath {
    let place = GapPlace.fitting(section: path.section, item: path.row, view.geometry.counts)
    return IndexPath(row: place.item, section: place.section)
  }

  // MARK: Way

  /// The one row of this table that is dragged, if it is one.
  private func movedRow(_ session: any UIDropSession) -> IndexPath? {
    guard session.items.count == 1, let item = session.items.first else { return nil }
    return view.drags.source(of: item)
  }

  /// The row that the data source would be told to move.
  private func reorderedRow(_ session: any UIDropSession) -> IndexPath? {
    guard takesMoves, session.allowsMoveOperation, let row = movedRow(session),
      view.dataSource?.tableView(view, canMoveRowAt: row) == true
    else { return nil }
    return row
  }

  func standardProposal(_ session: any UIDropSession) -> UITableViewDropProposal {
    reorderedRow(session) == nil
      ? UITableViewDropProposal(operation: .copy)
      : UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func show(_ session: any UIDropSession, at point: CGPoint) -> UIDropProposal {
    var place = gap.destination(at: point)
    if let row = reorderedRow(session), let proposed = place {
      place =
        view.tableDelegate?.tableView(
          view,
          targetIndexPathForMoveFromRowAt: row,
          toProposedIndexPath: proposed
        ) ?? proposed
    }
    let proposal =
      view.dropDelegate?.tableView(
        view,
        dropSessionDidUpdate: session,
        withDestinationIndexPath: place
      ) ?? standardProposal(session)
    self.proposal = proposal
    let isMove = proposal.operation == .move && session.allowsMoveOperation
    let isTaken = isMove || proposal.operation == .copy
    var intent = isTaken ? proposal.intent : .unspecified
    if intent == .automatic {
      intent =
        gap.middle(at: point) == nil
        ? .insertAtDestinationIndexPath : .insertIntoDestinationIndexPath
    }
    if intent == .insertIntoDestinationIndexPath { place = gap.row(at: point) ?? place }
    destination = place
    gap.show(intent, at: place, moved: isMove ? movedRow(session) : nil)
    return proposal
  }

  func take(_ session: any UIDropSession) -> DropEnds? {
    guard let proposal else { return nil }
    if let row = reorderedRow(session), proposal.operation == .move, let destination, gap.isOpen,
      let item = session.items.first, view.movement.move(row, to: destination)
    {
      let ends = DropEnds()
      _ = ends.send(item, to: .cell(destination))
      return ends
    }
    guard let delegate = view.dropDelegate else {
      closeDropGap(animated: true)
      return nil
    }
    let coordinator = TableDropCoordinator(view, session, destination, proposal)
    delegate.tableView(view, performDropWith: coordinator)
    closeDropGap(animated: false)
    view.pass.run()
    return coordinator.ends
  }

  // MARK: Cells

  func landingCell(at path: IndexPath) -> UIView? { view.cellForRow(at: path) }

  func placeholderCell(_ id: Int) -> UIView? { placeholders.cell(id) }

  func restingAlpha(_ cell: UIView) -> CGFloat {
    (cell as? UITableViewCell)?.restingAlpha ?? cell.alpha
  }

  // MARK: The delegate

  func handles(_ session: any UIDropSession) -> Bool {
    view.dropDelegate?.tableView(view, canHandle: session) ?? (reorderedRow(session) != nil)
  }

  func dropDidEnter(_ session: any UIDropSession) {
    view.dropDelegate?.tableView(view, dropSessionDidEnter: session)
  }

  func dropDidExit(_ session: any UIDropSession) {
    view.dropDelegate?.tableView(view, dropSessionDidExit: session)
  }

  func dropDidEnd(_ session: any UIDropSession) {
    (proposal, destination) = (nil, nil)
    view.dropDelegate?.tableView(view, dropSessionDidEnd: session)
  }

  func dropPreviewParameters(_ path: IndexPath) -> UIDragPreviewParameters? {
    view.dropDelegate?.tableView(view, dropPreviewParametersForRowAt: path)
  }
}
