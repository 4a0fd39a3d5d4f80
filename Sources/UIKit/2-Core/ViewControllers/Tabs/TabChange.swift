import CoreGraphics

/// A change from one tab to another that an animator of the app shows.
@MainActor
final class TabChange {
  private let old: UIViewController
  private let new: UIViewController
  private let view: UIView
  private let bar: UIView
  private let container: UIView
  private let run: ControllerTransition

  init(
    from old: UIViewController,
    to new: UIViewController,
    in view: UIView,
    below bar: UIView,
    animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)?
  ) {
    (self.old, self.new, self.view, self.bar) = (old, new, view, bar)
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

  /// Shows the change; `ended` comes once, when the views lie where they belong.
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

  /// Brings the change at once to where it heads for.
  func settle() { run.settle() }
}
