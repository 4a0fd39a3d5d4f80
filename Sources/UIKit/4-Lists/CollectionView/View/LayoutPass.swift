import Diagnostics
import Foundation

/// Brings layout and views into agreement, as often as views that size themselves make it needed.
@MainActor
final class LayoutPass {
  /// More rounds than any layout needs that comes to rest.
  private static let limit = 64

  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let view: UICollectionView
  private(set) var isRunning = false
  /// Whether all was ever in agreement, in a view of some size.
  private(set) var hasRun = false

  /// Whether content that is wider than the view was shown where lines of text begin.
  private var hasStarted = false

  /// The layout that was told of an animated change of the bounds and not yet of its effect.
  private var animated: UICollectionViewLayout?
  /// What was in sight before that change.
  private var shownBefore: [ElementKey] = []

  init(view: UICollectionView) { self.view = view }

  /// The bounds got another size inside an animation.
  func prepareForAnimation(from old: CGRect) {
    guard animated == nil else { return }
    animated = view.keeper.layout
    shownBefore = view.visible.keys
    animated?.prepare(forAnimatedBoundsChange: old)
  }

  func run() {
    guard !isRunning else { return }
    isRunning = true
    view.sizing.begin()
    let preparations = view.keeper.preparations
    for _ in 0..<Self.limit {
      view.prepareLayout()
      startWhereTextDoes()
      if !view.restoreTarget() { view.restoreAnchor() }
      view.keeper.layout.boundsWillShow(view.keeper.mirrored(view.bounds))
      view.rows.update()
      view.visible.update(shown)
      if view.keeper.isReady { break }
    }
    view.anchor.release()
    view.visible.settle()
    isRunning = false
    if view.keeper.preparations != preparations { view.keeper.refreshContentSize() }
    finishAnimatedChange()
    view.updateDressing()
    if !view.bounds.isEmpty { hasRun = true }
    view.settleTarget()
    view.prefetch()
  }

  /// Lets the layout say where what was in sight goes, and where what is in sight comes from.
  private func finishAnimatedChange() {
    guard let layout = animated else { return }
    animated = nil
    for key in shownBefore { _ = layout.finalAttributes(of: key) }
    shownBefore = []
    for key in view.visible.keys {
      guard let start = layout.initialAttributes(of: key), let element = view.visible.views[key],
        let end = element.appliedAttributes
      else { continue }
      UIView.performWithoutAnimation { element.place(by: start) }
      element.place(by: end)
    }
    layout.finalizeAnimatedBoundsChange()
  }

  /// Content that scrolls across begins at the right where text is read from there; an offset that
  /// somebody set before stays.
  private func startWhereTextDoes() {
    guard !hasStarted, view.keeper.isMirrored, !view.bounds.isEmpty else { return }
    let insets = view.adjustedContentInset
    let end = view.contentSize.width + insets.right - view.bounds.width
    guard end > -insets.left else { return }
    hasStarted = true
    guard view.contentOffset.x == 0 || view.contentOffset.x == -insets.left else { return }
    view.contentOffset.x = end
  }

  /// What is to be in sight: with what is held where the hand is, and without views in gaps.
  private var shown: [UICollectionViewLayoutAttributes] {
    let attributes = view.keeper.attributes(in: view.bounds)
    guard view.order.differs else { return attributes }
    return view.dropGap.apply(to: view.movement.apply(to: attributes))
  }
}
