extension UIFocusAnimationCoordinator {
  /// Runs what was added, in an animation.
  func run() {
    let (animations, completions) = (animations, completions)
    guard !animations.isEmpty || !completions.isEmpty else { return }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .beginFromCurrentState) {
      for animation in animations { animation() }
    } completion: { _ in
      for completion in completions { completion() }
    }
  }
}
