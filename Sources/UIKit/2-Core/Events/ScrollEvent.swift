import CoreGraphics

/// A turn of a wheel, or two fingers on a trackpad.
@MainActor
final class ScrollEvent: UIEvent {
  /// In the coordinates of the window.
  var location = CGPoint.zero
  /// How far the content is to move, in points.
  var delta = CGVector(dx: 0, dy: 0)
  /// Whether the device reports fine movements.
  var isPrecise = false

  override var type: EventType { .scroll }
}
