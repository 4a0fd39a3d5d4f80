import CollectionLayout
import CoreGraphics
import Foundation
import ListUpdates

extension UITableView: PlaceholderList {
  typealias Placeholder = UITableViewDropPlaceholder
  typealias Proposal = UITableViewDropProposal

  func insertPlaceholder(_ placeholder: UITableViewDropPlaceholder) -> Int {
    let path = GapPlace.fitting(placeholder.insertionIndexPath, geometry.counts)
    let cell = dequeueCell(placeholder.reuseIdentifier, path)
    cell.table = self
    cell.wasPooled = true
    let width = geometry.columns.width
    cell.frame.size.width = width
    placeholder.cellUpdateHandler?(cell)
    let height =
      placeholder.rowHeight >= 0
      ? placeholder.rowHeight : cell.fittingHeight(width: width, otherwise: TableMetrics.row)
    let id = gaps.placeholders.insert(cell)
    geometry.gaps.append(RowGap(id: id, section: path.section, row: path.row, height: height))
    if geometry.hasRow(at: path) { dress(cell, path) }
    cell.isHidden = false
    insertBehindAll(cell, but: backgroundView)
    placePlaceholders()
    return id
  }

  func removePlaceholder(_ id: Int) {
    guard let cell = gaps.placeholders.remove(id) else { return }
    takeBack(cell)
    geometry.gaps.removeAll { $0.id == id }
    pass.invalidate()
  }

  /// Puts the cells of placeholders into their gaps.
  func placePlaceholders() {
    for (cell, frame) in gaps.placeholders.frames(in: geometry.extents, geometry.columns)
    where cell.frame != frame { cell.frame = frame }
  }

  /// Gaps and placeholders keep to their neighbours.
  func followGaps(_ map: UpdateMap<IndexPath>, _ counts: [Int]) {
    guard !geometry.gaps.isEmpty else { return }
    geometry.gaps = geometry.gaps.compactMap { $0.following(map, counts) }
    for id in gaps.placeholders.lost(geometry.gaps) { removePlaceholder(id) }
  }

  /// The data is new: there is no gap and no placeholder any more.
  func forgetGaps() {
    guard !geometry.gaps.isEmpty || visible.hidden != nil else { return }
    for id in gaps.placeholders.all { removePlaceholder(id) }
    closeDropGap(animated: false)
  }

  func placeName(ofPlaceholder id: Int) -> String? {
    path(ofPlaceholder: id).map { "above row \($0.short)" }
  }

  private func path(ofPlaceholder id: Int) -> IndexPath? {
    RowPlaceholders<UITableViewCell>.path(id, geometry.gaps)
  }

  func giveUpPlaceholder(_ id: Int) -> IndexPath? {
    let path = path(ofPlaceholder: id)
    if path != nil { removePlaceholder(id) }
    return path
  }

  func previewParameters(
    of placeholder: UITableViewDropPlaceholder,
    _ cell: UIView
  ) -> UIDragPreviewParameters? {
    (cell as? UITableViewCell).flatMap { placeholder.previewParametersProvider?($0) }
  }

  func declaresInsertion(at path: IndexPath) -> Bool { updates.declaresInsertion(at: path) }

  func declareInsertion(at path: IndexPath) { insertRows(at: [path], with: .none) }
}
