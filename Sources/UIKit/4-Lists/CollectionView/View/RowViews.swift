import CoreGraphics
import Foundation
import ListUpdates

/// The scroll views of the rows in sight, one for each.
@MainActor
final class RowViews {
  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let view: UICollectionView
  private var rows: [Int: RowView] = [:]

  init(view: UICollectionView) { self.view = view }

  private var layoutRows: (any LayoutRows)? { view.keeper.layout.rows }

  /// Brings the scroll views into agreement with the rows in sight.
  func update() {
    guard let layoutRows else { return removeAll() }
    let shown = layoutRows.rows(in: view.keeper.mirrored(view.bounds))
    var gone = rows
    for row in shown {
      let frame = view.keeper.mirrored(row.frame)
      if let old = rows[row.section], old.row.isHorizontal == row.isHorizontal {
        gone[row.section] = nil
        old.place(row, frame)
      } else {
        make(row, frame)
        gone[row.section] = nil
      }
    }
    for (section, row) in gone { remove(row, section) }
  }

  private func make(_ row: LayoutRow, _ frame: CGRect) {
    if let old = rows[row.section] { remove(old, row.section) }
    let made = RowView(row, frame: frame, isMirrored: view.keeper.isMirrored, self)
    rows[row.section] = made
    view.addElement(made)
    made.bounds.origin = made.contentOffset(row.offset)
  }

  private func remove(_ row: RowView, _ section: Int) {
    // What moves goes on moving out of sight, as far as it would have come.
    row.stopScrollingAndZooming()
    for case let element as UICollectionReusableView in row.subviews {
      element.removeFromSuperview()
      view.addElement(element)
    }
    row.removeFromSuperview()
    if rows[section] === row { rows[section] = nil }
  }

  private func removeAll() {
    for (section, row) in rows { remove(row, section) }
  }

  /// Sections have other numbers after an update.
  func follow(_ map: UpdateMap<ShownPath>) {
    var moved: [Int: RowView] = [:]
    for (section, row) in rows {
      if let new = map.newSection(section), moved[new] == nil {
        moved[new] = row
      } else {
        remove(row, section)
      }
    }
    rows = moved
  }

  /// The view that has an element: its row, or the collection view.
  func home(of attributes: UICollectionViewLayoutAttributes) -> UIView {
    guard attributes.isInRow, let row = rows[attributes.storedIndexPath.section] else {
      return view
    }
    // A row is as far in front as its cells would be without it.
    if attributes.category == .cell, row.layer.zPosition < CGFloat(attributes.zIndex) {
      row.layer.zPosition = CGFloat(attributes.zIndex)
    }
    return row
  }

  // MARK: Movement

  func didScroll(_ section: Int, to offset: CGFloat) {
    layoutRows?.rowDidScroll(section, to: offset)
    view.setNeedsLayout()
  }

  func restingOffset(
    _ section: Int,
    from lifted: CGFloat,
    near offset: CGFloat,
    speed: CGFloat
  ) -> CGFloat {
    layoutRows?.restingOffset(ofRow: section, from: lifted, near: offset, speed: speed) ?? offset
  }

  /// Brings an item of a row to a place in it.
  func scroll(
    to path: ShownPath,
    _ position: UICollectionView.ScrollPosition,
    _ isAnimated: Bool
  ) {
    guard let layoutRows, let offset = layoutRows.offset(showing: path.indexPath, at: position),
      offset != layoutRows.offset(ofRow: path.section)
    else { return }
    if let row = rows[path.section], isAnimated {
      row.setContentOffset(row.contentOffset(offset), animated: true)
    } else {
      rows[path.section]?.stopScrollingAndZooming()
      layoutRows.rowDidScroll(path.section, to: offset)
      view.setNeedsLayout()
    }
  }
}
