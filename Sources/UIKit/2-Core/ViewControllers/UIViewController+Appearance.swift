import Diagnostics
import Foundation

/// Whether a controller's view is on the screen, coming or going.
struct AppearanceState {
  enum Phase {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  var phase = Phase.disappeared
  var isAnimated = false
  /// Whether a container drives the change by hand.
  var isManaged = false
  var isMovingToParent = false
  var isMovingFromParent = false
  var isEditing = false
  /// Whether the controller has heard that it is appearing: from then on it may be laid out.
  var hasBegun = false
}

extension UIViewController {
  // MARK: Driven by the view's window

  /// Whether the coming and going of the view's window is what tells the controller.
  private var followsWindow: Bool {
    !appearance.isManaged && parentController?.forwardsAppearance ?? true
  }

  private var forwardsAppearance: Bool { shouldAutomaticallyForwardAppearanceMethods }

  func viewWillMove(to window: UIWindow?) {
    if window != nil { prepareToAppear() }
    guard followsWindow else { return }
    if window != nil {
      start(.appearing, animated: false)
    } else {
      start(.disappearing, animated: false)
    }
  }

  func viewDidMoveToWindow() {
    inheritTraits()
    if loadedView?.window != nil {
      guard appearance.phase == .appearing else { return }
      announceIsAppearing()
      guard followsWindow else { return }
      // The view has appeared once a frame shows it.
      FrameCycle.current.afterFrame { [weak self] in
        guard let self, appearance.phase == .appearing, !appearance.isManaged else { return }
        finish()
      }
    } else if followsWindow, appearance.phase == .disappearing {
      finish()
    }
  }

  // MARK: Driven by a container

  func beginTransition(isAppearing: Bool, animated: Bool) {
    appearance.isManaged = true
    if isAppearing { prepareToAppear() }
    start(isAppearing ? .appearing : .disappearing, animated: animated)
    if isAppearing, loadedView?.window != nil { announceIsAppearing() }
    for child in childList where forwardsAppearance && child.loadedView?.superview != nil {
      child.beginTransition(isAppearing: isAppearing, animated: animated)
    }
  }

  func endTransition() {
    guard appearance.isManaged else {
      UIKitDiagnostics.report(
        Diagnosis(
          .appearanceUnbalanced,
          place: "\(type(of: self))",
          applePhrase: "Unbalanced calls to begin/end appearance transitions"
        )
      )
      return
    }
    finish()
    appearance.isManaged = false
    for child in childList where forwardsAppearance && child.appearance.isManaged {
      child.endTransition()
    }
  }

  // MARK: Steps

  private func start(_ phase: AppearanceState.Phase, animated: Bool) {
    let current = appearance.phase
    switch phase {
    case .appearing:
      guard current == .disappeared || current == .disappearing else { return }
      appearance.phase = .appearing
      appearance.isAnimated = animated
      perform { $0.viewWillAppear(animated) }
    case .disappearing:
      guard current == .appeared || current == .appearing else { return }
      appearance.phase = .disappearing
      appearance.isAnimated = animated
      perform { $0.viewWillDisappear(animated) }
    default: break
    }
  }

  private func announceIsAppearing() {
    appearance.hasBegun = true
    let animated = appearance.isAnimated
    perform { $0.viewIsAppearing(animated) }
  }

  private func finish() {
    let animated = appearance.isAnimated
    if appearance.phase == .appearing {
      appearance.phase = .appeared
      perform { $0.viewDidAppear(animated) }
      appearance.isMovingToParent = false
    } else if appearance.phase == .disappearing {
      appearance.phase = .disappeared
      appearance.hasBegun = false
      perform { $0.viewDidDisappear(animated) }
    }
  }

  private func perform(_ body: (UIViewController) -> Void) {
    traitCollection.performAsCurrent { body(self) }
  }
}
