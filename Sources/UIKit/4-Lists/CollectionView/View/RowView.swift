import CoreGraphics
import Foundation

/// The scroll view of a row: it has its elements where the content of the collection view has them.
@MainActor
final class RowView: UIScrollView, UIScrollViewDelegate {
  private(set) var row: LayoutRow
  private unowned let rows: RowViews
  private let isMirrored: Bool
  private var isPlacing = false

  init(_ row: LayoutRow, frame: CGRect, isMirrored: Bool, _ rows: RowViews) {
    self.row = row
    self.rows = rows
    self.isMirrored = isMirrored
    super.init(frame: frame)
    clipsToBounds = false
    contentInsetAdjustmentBehavior = .never
    scrollDelegate = self
    backgroundColor = nil
    place(row, frame)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Geometry

  /// Takes the geometry the layout has for the row; a movement goes on.
  func place(_ row: LayoutRow, _ frame: CGRect) {
    self.row = row
    isPlacing = true
    let old = self.frame.origin
    let way = CGPoint(x: frame.minX - old.x, y: frame.minY - old.y)
    // The content is counted from the list's own origin, so that it goes along with the row.
    if isUnderWay, way != .zero {
      scroller.recount(by: way) { takeEnds(frame) }
    } else {
      takeEnds(frame)
    }
    bounces = row.bounce != .never
    alwaysBounceHorizontal = row.isHorizontal && row.bounce == .always
    alwaysBounceVertical = !row.isHorizontal && row.bounce == .always
    let own = row.decelerationRate ?? rows.decelerationRate.rawValue
    decelerationRate = DecelerationRate(
      rawValue: row.isPaging && row.decelerationRate == nil
        ? DecelerationRate.fast.rawValue : own
    )
    let place = contentOffset(row.offset)
    let shown = offset(of: contentOffset)
    if !isUnderWay {
      if contentOffset != place { contentOffset = place }
    } else if shown != row.offset {
      // The layout takes rows back to new ends at once; what moves comes there by itself.
      rows.didScroll(row.section, to: shown)
    }
    isPlacing = false
  }

  private var isUnderWay: Bool { isTracking || isDecelerating || scroller.isMoving }

  private func takeEnds(_ frame: CGRect) {
    if self.frame != frame { self.frame = frame }
    let (low, high) =
      isMirrored ? (-row.most, -row.least) : (row.least, row.most)
    var inset = UIEdgeInsets.zero
    // Content is counted from where the row starts, so what lies before it is an inset.
    inset.left = -(frame.minX + (row.isHorizontal ? low : 0))
    inset.top = -(frame.minY + (row.isHorizontal ? 0 : low))
    let size = CGSize(
      width: frame.maxX + (row.isHorizontal ? high : 0),
      height: frame.maxY + (row.isHorizontal ? 0 : high)
    )
    if contentInset != inset { contentInset = inset }
    if contentSize != size { contentSize = size }
  }

  /// The offset of the scroll view for one of the row: it stands at its own frame at nought.
  func contentOffset(_ offset: CGFloat) -> CGPoint {
    row.isHorizontal
      ? CGPoint(x: frame.minX + (isMirrored ? -offset : offset), y: frame.minY)
      : CGPoint(x: frame.minX, y: frame.minY + offset)
  }

  private func offset(of contentOffset: CGPoint) -> CGFloat {
    guard row.isHorizontal else { return contentOffset.y - frame.minY }
    return isMirrored ? frame.minX - contentOffset.x : contentOffset.x - frame.minX
  }

  /// Elements show beyond the row's ends, under the section's insets, and can be touched there.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    row.isHorizontal
      ? point.y >= bounds.minY && point.y < bounds.maxY
      : point.x >= bounds.minX && point.x < bounds.maxX
  }

  // MARK: Movement

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if !isPlacing { rows.didScroll(row.section, to: offset(of: contentOffset)) }
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let wished = offset(of: targetContentOffset.pointee)
    let speed = row.isHorizontal ? (isMirrored ? -velocity.x : velocity.x) : velocity.y
    let lifted = offset(of: contentOffset)
    let rest = rows.restingOffset(row.section, from: lifted, near: wished, speed: speed)
    targetContentOffset.pointee = contentOffset(rest)
  }
}
