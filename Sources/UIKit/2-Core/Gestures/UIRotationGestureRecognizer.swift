import CoreGraphics
import Foundation

/// Recognises two fingers that turn about each other.
@MainActor @preconcurrency
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers turn before it is a rotation, in radians; it does not count.
  private static let slop: CGFloat = 0.1

  private var angle: CGFloat = 0
  private var turned: CGFloat = 0
  private var isCounting = false
  private var track = ValueTrack()

  /// How far the fingers turned since the start, in radians, clockwise.
  ///
  /// Setting it makes the present place of the fingers count for so much.
  open var rotation: CGFloat {
    get { turned }
    set {
      guard newValue.isFinite else { return }
      turned = newValue
      track.clear()
    }
  }

  /// How fast they turn, in radians a second.
  open var velocity: CGFloat { track.speed }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    ignoreBeyondTwo(touches, event)
    guard let pair = FingerPair(watched.map(\.location)), !isCounting else { return }
    (angle, turned, isCounting) = (pair.angle, 0, true)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let pair = FingerPair(watched.map(\.location)), isCounting else { return }
    // By the shorter way round.
    let step = (pair.angle - angle).remainder(dividingBy: 2 * .pi)
    angle = pair.angle
    turned += step
    if state == .possible, wanted == nil {
      guard abs(turned) >= Self.slop else { return }
      turned -= turned < 0 ? -Self.slop : Self.slop
      track.add(turned, at: event.timestamp)
      state = .began
    } else {
      track.add(turned, at: event.timestamp)
      state = .changed
    }
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
    (angle, turned, isCounting) = (0, 0, false)
    track.clear()
  }
}
