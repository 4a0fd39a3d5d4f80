import CoreGraphics
import Foundation
import ListUpdates

/// A collection view that has rows which scroll by themselves.
@MainActor
protocol RowedList: AnyObject {
  var bounds: CGRect { get }
  var decelerationRate: UIScrollView.DecelerationRate { get }

  func setNeedsLayout()
  /// Adds a view in front of those that are to be behind it.
  func addElement(_ view: UIView)
}

/// The scroll views of the rows in sight, one for each.
@MainActor
final class RowViews {
  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let list: any RowedList
  private let keeper: LayoutKeeper
  private var rows: [Int: RowView] = [:]

  init(list: any RowedList, keeper: LayoutKeeper) {
    self.list = list
    self.keeper = keeper
  }

  private var layoutRows: (any LayoutRows)? { keeper.layout.rows }

  /// How rows come to rest where their layout says nothing of it.
  var decelerationRate: UIScrollView.DecelerationRate { list.decelerationRate }

  /// Brings the scroll views into agreement with the rows in sight.
  func update() {
    guard let layoutRows else { return removeAll() }
    let shown = layoutRows.rows(in: keeper.mirrored(list.bounds))
    var gone = rows
    for row in shown {
      let frame = keeper.mirrored(row.frame)
      if let old = rows[row.section], old.row.isHorizontal == row.isHorizontal {
        gone[row.section] = nil
        old.place(row, frame)
      } else {
        make(row, frame)
        gone[row.section] = nil
      }
    }
    for (section, row) in gone.sorted(by: { $0.key < $1.key }) { remove(row, section) }
  }

  private func make(_ row: LayoutRow, _ frame: CGRect) {
    if let old = rows[row.section] { remove(old, row.section) }
    let made = RowView(row, frame: frame, isMirrored: keeper.isMirrored, self)
    rows[row.section] = made
    list.addElement(made)
    made.bounds.origin = made.contentOffset(row.offset)
  }

  private func remove(_ row: RowView, _ section: Int) {
    // What moves goes on moving out of sight, as far as it would have come.
    row.stopScrollingAndZooming()
    for case let element as UICollectionReusableView in row.subviews {
      element.removeFromSuperview()
      list.addElement(element)
    }
    row.removeFromSuperview()
    if rows[section] === row { rows[section] = nil }
  }

  private func removeAll() {
    for (section, row) in rows.sorted(by: { $0.key < $1.key }) { remove(row, section) }
  }

  /// Sections have other numbers after an update.
  func follow(_ map: UpdateMap<ShownPath>) {
    let followed = FollowedViews(rows, map.newSection)
    for (section, row) in followed.lost.sorted(by: { $0.0 < $1.0 }) { remove(row, section) }
    rows = Dictionary(followed.kept) { $1 }
  }

  /// The row that has an element; nil where the collection view itself does.
  func row(of attributes: UICollectionViewLayoutAttributes) -> UIView? {
    guard attributes.isInRow, let row = rows[attributes.storedIndexPath.section] else { return nil }
    // A row is as far in front as its cells would be without it.
    if attributes.category == .cell, row.layer.zPosition < CGFloat(attributes.zIndex) {
      row.layer.zPosition = CGFloat(attributes.zIndex)
    }
    return row
  }

  // MARK: Movement

  func didScroll(_ section: Int, to offset: CGFloat) {
    layoutRows?.rowDidScroll(section, to: offset)
    list.setNeedsLayout()
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
      let row = rows[path.section]
      row?.stopScrollingAndZooming()
      layoutRows.rowDidScroll(path.section, to: offset)
      // A row under a finger does not follow its layout by itself.
      if let row { row.contentOffset = row.contentOffset(offset) }
      list.setNeedsLayout()
    }
  }
}
