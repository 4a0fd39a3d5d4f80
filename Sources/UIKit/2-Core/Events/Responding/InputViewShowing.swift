import CoreGraphics

/// Shows what the app puts in the place of a keyboard.
@MainActor
protocol InputViewShowing {
  /// Follows the first responder of the key window.
  func update()

  /// Leaves what shows as it is, as while one responder gives way to another; returns what `body` does.
  func holding(_ body: () -> Bool) -> Bool

  /// The window it covers from below, and how much of it, in points; nil where nothing shows.
  var covered: (window: ObjectIdentifier, height: CGFloat)? { get }
}
