/// Shows what the app puts in the place of a keyboard.
@MainActor
protocol InputViewShowing {
  /// Follows the first responder of the key window.
  func update()
}
