import CoreGraphics
import Foundation

/// Recognises a finger that rests where there is something that answers to it, and then follows it.
@MainActor
final class HoldGestureRecognizer: UIGestureRecognizer {
  /// How far a finger goes on before it slides to something, in points.
  static let slideReach: CGFloat = 10

  /// How long the finger rests, in seconds.
  var duration: TimeInterval = 0.5
  /// How far it may stray meanwhile, in points.
  var reach: CGFloat = 10
  /// Whether the secondary button of a mouse is as good as a finger that rested.
  var takesSecondaryButton = false
  /// Whether nothing else is.
  var takesNoFinger = false
  /// Whether there is something that answers where the finger is.
  var answers: () -> Bool = { true }
  private weak var finger: UITouch?
  /// The touch that rests.
  var touch: UITouch? { finger }
  private var start = CGPoint.zero
  private var timer: FrameTimer?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard finger == nil, touches.count == 1, let touch = touches.first else {
      if state == .possible { state = .failed }
      return
    }
    finger = touch
    start = touch.location
    if takesSecondaryButton, event.buttonMask.contains(.secondary) {
      recognize()
    } else if takesNoFinger {
      state = .failed
    } else {
      timer = FrameTimer(after: duration) { [weak self] in self?.recognize() }
    }
  }

  private func recognize() {
    timer = nil
    guard state == .possible else { return }
    state = answers() ? .began : .failed
    Services.the((any EventDelivering).self).flushTouches()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let finger, touches.contains(finger) else { return }
    if state != .possible {
      state = .changed
    } else if finger.location.distance(to: start) > reach {
      state = .failed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard finger.map(touches.contains) ?? true else { return }
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  override func reset() {
    super.reset()
    (finger, timer) = (nil, nil)
  }

  /// Where the finger is, in window coordinates.
  var place: CGPoint { finger?.location ?? location(in: view?.window) }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    !(other is any HoldCompanion)
  }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    !(other is any HoldCompanion)
  }
}

/// A recogniser that goes on beside a finger that holds, such as one that lifts what is under it.
@MainActor
protocol HoldCompanion: UIGestureRecognizer {}
