/// How the status bar looks.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark or light, by the style.
  case `default` = 0
  /// Light, on dark content.
  case lightContent = 1
  /// Dark, on light content.
  case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// Fading.
  case fade = 1
  /// Sliding.
  case slide = 2
}
