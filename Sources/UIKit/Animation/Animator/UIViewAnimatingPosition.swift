/// Where in its course an animation is.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its end.
  case end = 0
  /// At its start.
  case start = 1
  /// Somewhere on the way.
  case current = 2
}
