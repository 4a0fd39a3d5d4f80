import CoreGraphics
import Foundation

/// Recognises two fingers that spread or close.
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much the distance of the fingers changes before it is a pinch, in points; it does not
  /// count.
  private static let slop: CGFloat = 8

  /// The distance at which the scale is 1.
  private var base: CGFloat = 0
  private var last: CGFloat = 1
  private var track = ValueTrack()

  /// How far the fingers spread: 1 at the start, 2 at twice the distance.
  ///
  /// Setting it makes the present distance count for so much.
  open var scale: CGFloat {
    get { last }
    set {
      guard newValue.isFinite, newValue > 0 else { return }
      base *= last / newValue
      last = newValue
      track.clear()
    }
  }

  /// How fast the scale changes, a second.
  open var velocity: CGFloat { track.speed }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    ignoreBeyondTwo(touches, event)
    guard let pair = FingerPair(watched.map(\.location)), state == .possible, wanted == nil else {
      return
    }
    base = pair.distance
    last = 1
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let pair = FingerPair(watched.map(\.location)), base > 0 else { return }
    if state == .possible, wanted == nil {
      let way = pair.distance - base
      guard abs(way) >= Self.slop else { return }
      base = max(1, base + (way < 0 ? -Self.slop : Self.slop))
      measure(pair, event)
      state = .began
    } else {
      measure(pair, event)
      state = .changed
    }
  }

  private func measure(_ pair: FingerPair, _ event: UIEvent) {
    last = max(pair.distance, 1) / base
    track.add(last, at: event.timestamp)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard watched.filter({ !touches.contains($0) }).count < 2 else { return }
    if state != .possible || wanted != nil {
      state = .ended
    } else if numberOfTouches == touches.count {
      state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    (base, last) = (0, 1)
    track.clear()
  }
}

extension UIGestureRecognizer {
  /// Two fingers are enough for some gestures.
  func ignoreBeyondTwo(_ touches: Set<UITouch>, _ event: UIEvent) {
    for touch in watched.dropFirst(2) where touches.contains(touch) { ignore(touch, for: event) }
  }
}
