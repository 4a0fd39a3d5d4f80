import WindowHost

/// Does what keys command: those of responders and of the app's menus.
@MainActor
protocol KeyCommanding {
  /// Does what a key commands; returns whether it commands anything.
  func take(_ press: UIPress, from responder: UIResponder) -> Bool

  /// Sees every key before it is delivered, as for the overview of commands.
  func see(_ key: HostKey, in window: UIWindow)
}
