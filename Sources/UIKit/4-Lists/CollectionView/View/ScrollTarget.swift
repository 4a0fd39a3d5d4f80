import CoreGraphics
import Foundation

/// Brings an item to a place in the view, and keeps to it while sizes that were guessed come out.
///
/// What is asked for before the first layout is done with it.
@MainActor
final class ScrollTarget {
  unowned(unsafe) let view: UICollectionView
  private var goal: ScrollGoal<UICollectionView.ScrollPosition>?

  init(view: UICollectionView) { self.view = view }

  func scroll(
    to path: IndexPath,
    _ position: UICollectionView.ScrollPosition,
    _ isAnimated: Bool
  ) {
    guard view.hasItem(at: path) else { return view.reportMissingItem(path, "scrollToItem") }
    view.prepareLayout()
    let waits = !view.pass.hasRun
    guard let offset = offset(of: path, position) else { return }
    view.anchor.release()
    view.rows.scroll(to: path, position, isAnimated && !waits)
    view.setContentOffset(offset, animated: isAnimated && !waits)
    goal = ScrollGoal(path, position, of: view, waitsForLayout: waits)
    view.setNeedsLayout()
  }

  private func offset(
    of path: IndexPath,
    _ position: UICollectionView.ScrollPosition
  ) -> CGPoint? {
    let frame = view.keeper.attributes(forItemAt: path)?.frame ?? frameFromAll(path)
    return frame.map { view.scroller.range.clamp(position.offset(showing: $0, in: view)) }
  }

  /// Layouts that answer for rectangles only are asked for all.
  private func frameFromAll(_ path: IndexPath) -> CGRect? {
    let everything = CGRect(origin: .zero, size: view.contentSize)
    return view.keeper.attributes(in: everything).first { $0.key == .cell(path) }?.frame
  }

  /// The item has another path now, or is gone.
  func follow(_ map: UpdateMap) {
    guard let path = goal?.path else { return }
    if let new = map.new(path) { goal?.path = new } else { goal = nil }
  }

  /// Moves the content to where the item is by now; returns whether there is one to keep to.
  func restore() -> Bool {
    guard let goal, view.hasItem(at: goal.path) else { return false }
    guard !goal.isGivenUp(in: view) else {
      self.goal = nil
      return false
    }
    guard let offset = offset(of: goal.path, goal.position) else { return false }
    return self.goal?.move(view, to: offset) ?? false
  }

  /// All is in agreement.
  func settle() {
    guard view.pass.hasRun, goal?.settle(view) == true else { return }
    goal = nil
  }
}
