import CollectionLayout
import CoreGraphics
import Foundation
import ListUpdates
import ScrollPhysics

extension UITableView: RowMovingList {
  var rowCounts: [Int] { geometry.counts }

  func frame(ofRow path: IndexPath) -> CGRect { geometry.rect(of: TableElement(path)) }

  func raiseCell(at path: IndexPath) -> (any LiftedCell)? {
    guard geometry.hasRow(at: path), let cell = visible.cells[path] else { return nil }
    swipes.reset(pathIsGone: false)
    bringSubviewToFront(cell)
    return cell
  }

  func scroll(by distance: CGFloat) -> Bool {
    let offset = contentOffset
    let wanted = scroller.range.clamp(CGPoint(x: offset.x, y: offset.y + distance))
    if wanted != offset { contentOffset = wanted }
    return wanted != offset
  }

  func followOrder(_ step: UpdateMap<IndexPath>) {
    for move in step.operations.movedItems {
      geometry.moveCount(from: move.from.section, to: move.to.section)
    }
    swipes.rowsDidChange(step.new)
    followSelection(step)
    visible.follow(step)
    prefetcher.follow(step.new)
    takeExtents(after: step, geometry.counts)
  }

  func target(ofRow origin: IndexPath, proposed: IndexPath) -> IndexPath {
    tableDelegate?.tableView(
      self,
      targetIndexPathForMoveFromRowAt: origin,
      toProposedIndexPath: proposed
    ) ?? proposed
  }

  func moveInData(from origin: IndexPath, to place: IndexPath) {
    dataSource?.tableView(self, moveRowAt: origin, to: place)
    ListWatch.tell(.moved(self, from: origin.position, to: place.position))
    geometry.forgetCounts()
  }

  func movementDidEnd() {
    redressCells()
    pass.invalidate()
    pass.run()
  }

  // MARK: Rows that are dropped

  /// Whether the data source takes moves in.
  var takesMoves: Bool {
    guard let source = dataSource else { return false }
    return OptionalMethod.moveRow.isThere(in: source)
  }

  /// Has the data source move a row whose place is settled; false where it does not take moves in.
  func moveDroppedRow(_ row: IndexPath, to place: IndexPath) -> Bool {
    guard let source = dataSource else { return false }
    // Whoever takes drops hears also of a row that comes back to its place.
    if row == place, dropDelegate != nil { return false }
    if row != place {
      let isTaken = answers.call { source.tableView(self, moveRowAt: row, to: place) }
      guard isTaken else { return false }
      ListWatch.tell(.moved(self, from: row.position, to: place.position))
    }
    closeDropGap(animated: false)
    // A data source may have had the table asked for everything anew.
    if row != place, geometry.isReady {
      let step = UpdateMap.move(from: row, to: place)
      followOrder(step)
      drags.follow(step)
      geometry.forgetCounts()
    }
    movementDidEnd()
    return true
  }
}

extension UITableViewCell: LiftedCell {
  func setLifted(_ isLifted: Bool) {
    layer.shadowOpacity = isLifted ? 0.2 : 0
    layer.zPosition = isLifted ? 1 : 0
    guard isLifted else { return }
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 1)
  }
}
