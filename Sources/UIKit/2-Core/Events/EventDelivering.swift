/// Hands the events of a window to whom they concern.
@MainActor
protocol EventDelivering {
  /// Hands an event to gesture recognisers first and to views after them.
  func deliver(_ event: UIEvent, in window: UIWindow)

  /// Hands over the touches that recognisers held back and no longer want.
  func flushTouches()
}
