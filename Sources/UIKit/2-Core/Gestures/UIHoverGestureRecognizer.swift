import CoreGraphics
import Foundation

/// Recognises a pointer that is over a view with nothing pressed.
///
/// It begins when the pointer comes over the view and ends when it leaves.
@MainActor @preconcurrency
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  private var place = CGPoint.zero

  /// How far from the surface a pencil is, 0 to 1; a pointer is on it.
  open var zOffset: CGFloat { 0 }

  /// The angle between a pencil and the surface; a pointer stands upright.
  open var altitudeAngle: CGFloat { .pi / 2 }

  /// Where a pencil points, about the upright; a pointer points nowhere.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// Where a pencil points; a pointer points to the right.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// How a pencil is turned about itself; a pointer is not.
  open var rollAngle: CGFloat { 0 }

  open override func location(in view: UIView?) -> CGPoint {
    guard let view, let window = self.view?.window else { return place }
    return view.backing.convert(place, from: window.backing)
  }

  /// The pointer is over the view, or left it.
  func hover(at place: CGPoint, isOver: Bool, _ event: UIEvent) {
    note(event)
    self.place = place
    switch (state, isOver) {
    case (.possible, true):
      GestureEnvironment.current.admit(self)
      state = .began
    case (.began, true), (.changed, true): state = .changed
    case (.began, false), (.changed, false):
      state = .ended
      GestureEnvironment.current.finish(self)
    default: break
    }
  }

  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}

/// Tells hover recognisers where the pointer is.
@MainActor
final class HoverRouter {
  private static var slot: HoverRouter?
  static var current: HoverRouter { slot ?? ScreenContext.keep(HoverRouter()) { slot = $0 } }

  private struct Hovering {
    weak var gesture: UIHoverGestureRecognizer?
  }

  private var hovering: [Hovering] = []

  func route(_ event: HoverEvent, in window: UIWindow) {
    let hit = window.hitTest(event.location, with: event)
    let found = sequence(first: hit, next: { $0?.superview }).flatMap { view in
      (view?.gestureRecognizers ?? []).compactMap { $0 as? UIHoverGestureRecognizer }
    }
    let now = found.filter {
      $0.isEnabled && $0.shouldReceive(event)
        && ($0.delegate?.gestureRecognizer($0, shouldReceive: event) ?? true)
    }
    for old in hovering.compactMap(\.gesture) where !now.contains(where: { $0 === old }) {
      old.hover(at: event.location, isOver: false, event)
    }
    hovering = now.map { Hovering(gesture: $0) }
    for gesture in now { gesture.hover(at: event.location, isOver: true, event) }
    Services.the((any PointerFollowing).self).route(event, in: window)
  }

  /// The pointer left all windows.
  func leave(at time: TimeInterval) {
    let event = HoverEvent()
    event.storedTimestamp = time
    event.location = CGPoint(x: -1, y: -1)
    for old in hovering.compactMap(\.gesture) {
      old.hover(at: event.location, isOver: false, event)
    }
    hovering = []
    Services.the((any PointerFollowing).self).leave()
  }
}

/// A pointer that moved with nothing pressed.
@MainActor
final class HoverEvent: UIEvent {
  /// In the coordinates of the window.
  var location = CGPoint.zero

  override var type: EventType { .hover }
}
