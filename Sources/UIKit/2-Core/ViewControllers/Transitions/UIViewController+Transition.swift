extension UIViewController {
  /// How a controller comes and goes.
  @MainActor @preconcurrency
  public final class Transition {
    let style: UIModalTransitionStyle?

    private init(_ style: UIModalTransitionStyle?) { self.style = style }

    /// Comes from below.
    public static var coverVertical: Transition { Transition(.coverVertical) }

    /// Turns around.
    public static var flipHorizontal: Transition { Transition(.flipHorizontal) }

    /// Dissolves.
    public static var crossDissolve: Transition { Transition(.crossDissolve) }

    /// Curls a page.
    public static var partialCurl: Transition { Transition(.partialCurl) }
  }

  /// How the controller comes and goes; nil is the style's way.
  ///
  /// Defaults to nil. One that is set becomes `modalTransitionStyle`, so in navigation controllers screens
  /// are pushed all the same.
  public var preferredTransition: Transition? {
    get { storedParts?.transition as? Transition }
    set {
      parts.transition = newValue
      if let style = newValue?.style { modalTransitionStyle = style }
    }
  }
}
