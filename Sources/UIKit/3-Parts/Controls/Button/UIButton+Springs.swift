extension UIButton: UISpringLoadedInteractionSupporting {
  /// Whether a drag that rests on the button taps it.
  ///
  /// Defaults to false.
  public var isSpringLoaded: Bool {
    get { spring != nil }
    set {
      guard newValue != isSpringLoaded else { return }
      if let spring { return removeInteraction(spring) }
      addInteraction(
        ButtonSpring { [weak self] _, _ in
          guard let self, isEnabled else { return }
          sendActions(for: [.touchUpInside, .primaryActionTriggered])
        }
      )
    }
  }

  private var spring: ButtonSpring? { interactions.lazy.compactMap { $0 as? ButtonSpring }.first }
}

/// The button's own, among those that an app adds.
private final class ButtonSpring: UISpringLoadedInteraction {}
