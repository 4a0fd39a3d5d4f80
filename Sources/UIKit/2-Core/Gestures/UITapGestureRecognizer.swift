import CoreGraphics
import Foundation

/// Recognises one or more taps.
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The longest a finger may stay down, in seconds.
  private static let longestTouch: TimeInterval = 0.75
  /// The longest pause between two taps, in seconds.
  private static let longestPause: TimeInterval = 0.35
  /// How far a finger may stray, in points.
  private static let reach: CGFloat = 45

  /// The number of taps.
  ///
  /// Defaults to 1.
  open var numberOfTapsRequired = 1

  /// The number of fingers.
  ///
  /// Defaults to 1.
  open var numberOfTouchesRequired = 1

  /// The buttons that must be down when a pointer taps.
  ///
  /// Defaults to the primary one.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  private var taps = 0
  private var mostTouches = 0
  private var start = CGPoint.zero
  private var deadline: FrameTimer?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let isPointer = touches.contains { $0.type == .indirectPointer }
    if isPointer, !buttonMaskRequired.isEmpty, event.buttonMask.isDisjoint(with: buttonMaskRequired)
    {
      state = .failed
      return
    }
    mostTouches = max(mostTouches, numberOfTouches)
    guard mostTouches <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    let place = location(in: view?.window)
    if taps == 0, mostTouches == touches.count { start = place }
    if distance(from: place) > Self.reach { state = .failed }
    wait(Self.longestTouch)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if distance(from: location(in: view?.window)) > Self.reach { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    // The last finger ends the tap.
    guard numberOfTouches == touches.count else { return }
    guard mostTouches == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    mostTouches = 0
    if taps == numberOfTapsRequired {
      deadline = nil
      state = .ended
    } else {
      wait(Self.longestPause)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  open override func reset() {
    super.reset()
    taps = 0
    mostTouches = 0
    deadline = nil
  }

  override var keepsWaiting: Bool { state == .possible && taps > 0 && deadline != nil }

  open override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    // A tap does not keep a tap of more taps from going on: that one waits for it to fail anyway.
    guard let other = other as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired || other.view !== view
  }

  private func distance(from place: CGPoint) -> CGFloat {
    let (x, y) = (place.x - start.x, place.y - start.y)
    return (x * x + y * y).squareRoot()
  }

  private func wait(_ duration: TimeInterval) {
    deadline = FrameTimer(after: duration) { [weak self] in
      guard let self else { return }
      deadline = nil
      state = .failed
      if numberOfTouches == 0 { GestureEnvironment.current.endRound(touchesDown: []) }
    }
  }
}
