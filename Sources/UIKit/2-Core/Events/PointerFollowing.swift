/// Follows the pointer for what is told of it beside hover recognisers.
@MainActor
protocol PointerFollowing {
  /// The pointer moved in a window with nothing pressed.
  func route(_ event: HoverEvent, in window: UIWindow)

  /// The pointer left all windows.
  func leave()
}
