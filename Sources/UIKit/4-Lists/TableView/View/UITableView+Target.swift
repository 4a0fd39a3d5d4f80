import CollectionLayout
import CoreGraphics
import Foundation
import ScrollPhysics

extension UITableView: TargetedList {
  var wasLaidOut: Bool { pass.hasRun }

  /// `NSNotFound` as a row stands for the top of the section.
  func isThere(_ path: IndexPath) -> Bool {
    geometry.hasRow(at: path)
      || (path.count == 2 && path.row == NSNotFound
        && geometry.counts.indices.contains(path.section))
  }

  func scroll(to path: IndexPath, _ position: ScrollPosition, _ isAnimated: Bool) {
    guard isThere(path) else { return reportMissingRow(path, "scrollToRow") }
    geometry.prepare()
    guard let offset = offset(showing: path, at: position) else { return }
    anchor.release()
    setTarget(path, position, offset: offset, isAnimated: isAnimated)
  }

  func offset(showing path: IndexPath, at position: ScrollPosition) -> CGPoint? {
    guard isThere(path) else { return nil }
    let extents = geometry.extents
    let isSection = path.row == NSNotFound
    let place =
      isSection
      ? extents.interval(ofSection: path.section) : extents.interval(of: TableElement(path))
    let inset = adjustedContentInset
    var seen = AxisInterval(low: bounds.minY + inset.top, high: bounds.maxY - inset.bottom)
    // A header that stays in sight covers what is at the top; the middle is that of the table.
    if style == .plain, !isSection, position != .middle {
      seen.low += extents.extent(of: .header(path.section)).height
    }
    let move = position.placement.move(showing: place, in: seen)
    let wanted = CGPoint(x: contentOffset.x, y: contentOffset.y + move)
    // The content may be higher by now than it was when last laid out.
    contentSize.height = geometry.contentHeight
    return scroller.range.clamp(wanted)
  }
}

extension UITableView.ScrollPosition {
  fileprivate var placement: ScrollPlacement {
    switch self {
    case .none: .nearest
    case .top: .start
    case .middle: .middle
    case .bottom: .end
    }
  }
}
