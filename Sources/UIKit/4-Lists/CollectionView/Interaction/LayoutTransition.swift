import Diagnostics
import ScrollPhysics

/// A change of layout that follows a finger.
@MainActor
final class LayoutTransition {
  let layout: UICollectionViewTransitionLayout
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?

  init(
    _ layout: UICollectionViewTransitionLayout,
    _ completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  ) {
    self.layout = layout
    self.completion = completion
  }
}

extension UICollectionView {
  /// Tells how an interactive transition ended: whether it came to its end, and whether the last
  /// animation did.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  func beginTransition(
    to next: UICollectionViewLayout,
    _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    if let transition {
      reportTransition(
        "an interactive transition is under way already",
        "Finish or cancel it first; it goes on.",
        "the collection is already in the middle of an interactive transition"
      )
      return transition.layout
    }
    let old = keeper.layout
    prepareLayout()
    let between =
      collectionDelegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: next)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: next)
    transition = LayoutTransition(between, completion)
    for view in visible.views.values { view.willTransition(from: old, to: next) }
    old.prepareForTransition(to: next)
    next.prepareForTransition(from: old)
    keeper.replace(with: between)
    between.begin(in: self)
    setNeedsLayout()
    return between
  }

  /// Lets elements go on from where they are to the second layout, or back to the first.
  func endTransition(completed: Bool) {
    guard let transition else {
      return reportTransition(
        "no interactive transition is under way",
        "Call startInteractiveTransition(to:completion:) first; nothing is done.",
        "the collection view is not in an interactive transition"
      )
    }
    self.transition = nil
    layoutIfNeeded()
    let layout = transition.layout
    let (kept, other) =
      completed
      ? (layout.nextLayout, layout.currentLayout) : (layout.currentLayout, layout.nextLayout)
    motion.begin()
    let offset = completed ? nil : layout.startingOffset
    let target = completed ? layout.finalOffset : nil
    layout.end()
    keeper.replace(with: kept)
    for view in visible.views.values {
      view.didTransition(from: layout.currentLayout, to: kept)
    }
    sizing.layoutWasInvalidated()
    prepareLayout()
    if let offset = offset ?? target { contentOffset = scroller.range.clamp(offset) }
    setNeedsLayout()
    layoutIfNeeded()
    motion.run(
      ElementMotion.Change(
        initial: { other.host == nil ? nil : other.attributes(of: $0) },
        final: { key, _ in kept.attributes(of: key) },
        leaves: { _ in },
        staying: { _ in nil },
        inside: {
          for layout in [layout.currentLayout, layout.nextLayout] {
            layout.finalizeLayoutTransition()
          }
        }
      ),
      finished: { transition.completion?(completed, $0) }
    )
  }

  private func reportTransition(_ saw: String, _ remedy: String, _ phrase: String) {
    UIKitDiagnostics.report(
      Diagnosis(
        .transitionOutOfTurn,
        place: "\(type(of: self))",
        saw: saw,
        remedy: remedy,
        applePhrase: phrase
      )
    )
  }
}
