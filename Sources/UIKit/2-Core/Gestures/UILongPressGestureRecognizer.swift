import CoreGraphics
import Foundation

/// Recognises fingers that stay down.
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The longest pause between a tap before and the next finger, in seconds.
  private static let longestPause: TimeInterval = 0.35

  /// The number of taps before the fingers stay down.
  ///
  /// Defaults to 0.
  open var numberOfTapsRequired = 0

  /// The number of fingers.
  ///
  /// Defaults to 1.
  open var numberOfTouchesRequired = 1

  /// How long fingers stay down, in seconds.
  ///
  /// Defaults to half a second.
  open var minimumPressDuration: TimeInterval = 0.5

  /// How far fingers may stray before it is recognised, in points.
  ///
  /// Defaults to 10.
  open var allowableMovement: CGFloat = 10

  private var taps = 0
  private var start = CGPoint.zero
  private var timer: FrameTimer?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible else { return }
    guard numberOfTouches <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    guard numberOfTouches == numberOfTouchesRequired else { return }
    start = location(in: view?.window)
    timer = nil
    guard taps >= numberOfTapsRequired else { return }
    guard minimumPressDuration > 0 else {
      state = .began
      return
    }
    timer = FrameTimer(after: minimumPressDuration) { [weak self] in
      guard let self else { return }
      timer = nil
      if state == .possible { state = .began }
      TouchDelivery.current.flush()
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible else {
      state = .changed
      return
    }
    guard numberOfTouches == numberOfTouchesRequired else { return }
    let place = location(in: view?.window)
    let (x, y) = (place.x - start.x, place.y - start.y)
    if (x * x + y * y).squareRoot() > allowableMovement { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state != .possible || wanted != nil {
      state = .ended
      return
    }
    guard numberOfTouches == touches.count else { return }
    guard taps < numberOfTapsRequired else {
      state = .failed
      return
    }
    taps += 1
    timer = FrameTimer(after: Self.longestPause) { [weak self] in
      guard let self else { return }
      timer = nil
      state = .failed
      GestureEnvironment.current.endRound(touchesDown: [])
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    taps = 0
    timer = nil
  }

  override var keepsWaiting: Bool { state == .possible && taps > 0 && timer != nil }
}
