import Diagnostics
import Foundation

/// Brings layout and views into agreement, as often as views that size themselves make it needed.
@MainActor
final class LayoutPass {
  /// More rounds than any layout needs that comes to rest.
  private static let limit = 64

  unowned(unsafe) let view: UICollectionView
  private(set) var isRunning = false
  /// Whether all was ever in agreement, in a view of some size.
  private(set) var hasRun = false

  /// The layout that was told of an animated change of the bounds and not yet of its effect.
  private var animated: UICollectionViewLayout?

  init(view: UICollectionView) { self.view = view }

  /// The bounds got another size inside an animation.
  func prepareForAnimation(from old: CGRect) {
    guard animated == nil else { return }
    animated = view.keeper.layout
    animated?.prepare(forAnimatedBoundsChange: old)
  }

  func run() {
    guard !isRunning else { return }
    isRunning = true
    view.sizing.begin()
    for _ in 0..<Self.limit {
      view.prepareLayout()
      if !view.target.restore() { view.anchor.restore() }
      view.keeper.layout.boundsWillShow(view.keeper.mirrored(view.bounds))
      view.rows.update()
      view.visible.update(view.movement.apply(to: view.keeper.attributes(in: view.bounds)))
      if view.keeper.isReady { break }
    }
    view.anchor.release()
    view.visible.settle()
    isRunning = false
    animated?.finalizeAnimatedBoundsChange()
    animated = nil
    view.dresser.update()
    if !view.bounds.isEmpty { hasRun = true }
    view.target.settle()
    view.prefetcher.update()
  }
}
