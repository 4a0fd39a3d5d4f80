import CoreGraphics
import Foundation

/// Recognises a finger that rests on something to lift it, or a mouse that starts to drag it.
///
/// Whether there is anything to lift is asked when the gesture is complete; until then the touch is
/// also everybody else's.
@MainActor
final class LiftGestureRecognizer: UIGestureRecognizer, HoldCompanion {
  /// How long a finger rests before it lifts, in seconds.
  static let hold: TimeInterval = 0.5
  /// How far it may stray meanwhile, in points.
  static let reach: CGFloat = 10
  /// How far a mouse moves to lift, in points: less than what starts to scroll.
  static let pointerReach: CGFloat = 4

  /// Whether there is something to lift where the finger is; it is lifted then.
  var lifts: () -> Bool = { false }
  /// Called where another finger taps while something is dragged.
  var tapped: (UITouch) -> Void = { _ in }
  /// Whether others may recognise while this one does.
  var isGenerous = false
  private weak var finger: UITouch?
  private var others: [(touch: UITouch, start: CGPoint)] = []
  private var start = CGPoint.zero
  private var timer: FrameTimer?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if finger != nil || touches.count > 1 || DragFlights.current.isDragging {
      others += touches.map { ($0, $0.location) }
      if state == .possible, !DragFlights.current.isDragging { state = .failed }
      return
    }
    guard let touch = touches.first else { return }
    finger = touch
    start = touch.location
    timer = FrameTimer(after: Self.hold) { [weak self] in self?.recognize() }
  }

  private func recognize() {
    timer = nil
    guard state == .possible else { return }
    state = lifts() ? .began : .failed
    TouchDelivery.current.flush()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let finger, touches.contains(finger) else { return }
    guard state == .possible else {
      state = .changed
      return
    }
    let way = finger.location.distance(to: start)
    if finger.isFromPointer {
      if way > Self.pointerReach { recognize() }
    } else if way > Self.reach {
      state = .failed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    for other in others where touches.contains(other.touch) {
      if other.touch.location.distance(to: other.start) <= Self.reach { tapped(other.touch) }
    }
    others.removeAll { touches.contains($0.touch) }
    guard finger.map(touches.contains) ?? true else { return }
    if state == .possible {
      if others.isEmpty { state = .failed }
    } else {
      state = .ended
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    others.removeAll { touches.contains($0.touch) }
    if finger.map(touches.contains) ?? true { state = .cancelled }
  }

  override func reset() {
    super.reset()
    (finger, others, timer) = (nil, [], nil)
  }

  /// Where the finger that lifts is, in window coordinates.
  var place: CGPoint { finger?.location ?? location(in: view?.window) }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    !isGenerous && !(other is HoldGestureRecognizer)
  }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    !(other is HoldGestureRecognizer)
  }
}
