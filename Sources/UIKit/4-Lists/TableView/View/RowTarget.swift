import CollectionLayout
import CoreGraphics
import Foundation

/// Brings a row to a place in the view, and keeps to it while heights that were expected come out.
///
/// What is asked for before the first layout is done with it.
@MainActor
final class RowTarget {
  unowned(unsafe) let view: UITableView
  private var goal: ScrollGoal<UITableView.ScrollPosition>?

  init(view: UITableView) { self.view = view }

  var isSet: Bool { goal != nil }

  func reset() { goal = nil }

  func scroll(
    to path: IndexPath,
    _ position: UITableView.ScrollPosition,
    _ isAnimated: Bool
  ) {
    guard exists(path) else { return view.reportMissingRow(path, "scrollToRow") }
    view.geometry.prepare()
    let waits = !view.pass.hasRun
    guard let offset = offset(of: path, position) else { return }
    view.anchor.release()
    view.setContentOffset(offset, animated: isAnimated && !waits)
    goal = ScrollGoal(path, position, of: view, waitsForLayout: waits)
    view.setNeedsLayout()
  }

  /// `NSNotFound` as a row stands for the top of the section.
  private func exists(_ path: IndexPath) -> Bool {
    view.geometry.hasRow(at: path)
      || (path.count == 2 && path.row == NSNotFound
        && view.geometry.counts.indices.contains(path.section))
  }

  private func offset(of path: IndexPath, _ position: UITableView.ScrollPosition) -> CGPoint? {
    guard exists(path) else { return nil }
    let extents = view.geometry.extents
    let isSection = path.row == NSNotFound
    let place =
      isSection
      ? extents.interval(ofSection: path.section) : extents.interval(of: TableElement(path))
    let inset = view.adjustedContentInset
    // A header that stays in sight covers what is at the top.
    let covered =
      view.style == .plain && !isSection
      ? extents.extent(of: .header(path.section)).height : 0
    let seen = (
      low: view.bounds.minY + inset.top + covered, high: view.bounds.maxY - inset.bottom
    )
    let move: CGFloat =
      switch position {
      case .top: place.low - seen.low
      case .middle: (place.low + place.high) / 2 - (seen.low - covered + seen.high) / 2
      case .bottom: place.high - seen.high
      case .none:
        place.low < seen.low
          ? place.low - seen.low : max(0, min(place.high - seen.high, place.low - seen.low))
      }
    let offset = view.contentOffset
    var wanted = CGPoint(x: offset.x, y: offset.y + move)
    // Of a row taller than the view its top shows.
    if position == .none, place.high - place.low > seen.high - seen.low, place.high < seen.low {
      wanted.y = offset.y + place.low - seen.low
    }
    return range.clamp(wanted)
  }

  private var range: ScrollRange {
    // The content may be higher by now than it was when last laid out.
    view.contentSize.height = view.geometry.contentHeight
    return view.scroller.range
  }

  /// The row has another path now, or is gone.
  func follow(_ map: UpdateMap) {
    guard let path = goal?.path, path.row != NSNotFound else { return }
    if let new = map.new(path) { goal?.path = new } else { goal = nil }
  }

  /// Moves the content to where the row is by now; returns whether there is one to keep to.
  func restore() -> Bool {
    guard let goal, exists(goal.path) else {
      self.goal = nil
      return false
    }
    guard !goal.isGivenUp(in: view) else {
      self.goal = nil
      return false
    }
    guard let offset = offset(of: goal.path, goal.position) else { return false }
    return self.goal?.move(view, to: offset) ?? false
  }

  /// The table itself moved the content while rows were measured.
  func note() {
    goal?.note(view)
  }

  /// All is in agreement.
  func settle() {
    guard view.pass.hasRun, goal?.settle(view) == true else { return }
    goal = nil
  }
}
