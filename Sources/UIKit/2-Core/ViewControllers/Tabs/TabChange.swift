import CoreGraphics

/// A change from one tab to another that an animator of the app shows.
@MainActor
final class TabChange: TabChanging {
  private let old: UIViewController
  private let new: UIViewController
  private let view: UIView
  private let bar: UIView
  private let container: UIView
  private let run: ControllerTransition

  init(
    from old: UIViewController,
    to new: UIViewController,
    below bar: UIView,
    animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)?
  ) {
    (self.old, self.new, self.bar) = (old, new, bar)
    view = bar.superview ?? UIView()
    container = UIView(frame: view.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let start = old.viewIfLoaded?.frame ?? view.bounds
    run = ControllerTransition(
      ControllerTransition.Parts(
        container: container,
        from: old,
        to: new,
        fromView: old.viewIfLoaded,
        toView: new.viewIfLoaded,
        fromStart: start,
        toEnd: new.viewIfLoaded?.frame ?? view.bounds
      ),
      going: [old],
      coming: [new],
      isAnimated: true,
      animator: animator,
      interaction: interaction
    )
  }

  func start(_ ended: @escaping (Bool) -> Void) {
    view.insertSubview(container, belowSubview: bar)
    if let shown = old.viewIfLoaded { container.addSubview(shown) }
    run.accompany([old, new])
    run.ended = { [self] completed in
      let (stays, goes) = completed ? (new, old) : (old, new)
      run.tellEnd(completed) {
        if let kept = stays.viewIfLoaded { view.insertSubview(kept, belowSubview: bar) }
        goes.viewIfLoaded?.removeFromSuperview()
        container.removeFromSuperview()
      }
      ended(completed)
    }
    run.tellBegin()
    run.start()
  }

  func settle() { run.settle() }
}
