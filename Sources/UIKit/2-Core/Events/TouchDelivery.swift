import CoreGraphics
import Foundation

/// Hands touches to views, as far as gesture recognisers let it.
@MainActor
final class TouchDelivery {
  private static var slot: TouchDelivery?
  static var current: TouchDelivery { slot ?? ScreenContext.keep(TouchDelivery()) { slot = $0 } }

  /// A touch and what its view was told of it.
  private final class Track {
    let touch: UITouch
    let view: UIView
    /// What the view has not been told yet, oldest first.
    var held: [UITouch.Phase] = []
    var hasBegun = false
    var isOver = false

    init(touch: UITouch, view: UIView) {
      self.touch = touch
      self.view = view
    }
  }

  private var tracks: [Track] = []
  private var event: UIEvent?

  /// Takes in the changes of an event after the gesture recognisers saw them.
  func deliver(_ event: UIEvent) {
    self.event = event
    for touch in event.touches.sorted(by: { $0.serial < $1.serial }) {
      guard touch.phase != .stationary else { continue }
      if touch.phase == .began { begin(touch) }
      guard let track = tracks.first(where: { $0.touch === touch }) else { continue }
      // Moves that wait are told as one.
      if touch.phase != .moved || track.held.last != .moved { track.held.append(touch.phase) }
    }
    flush()
  }

  private func begin(_ touch: UITouch) {
    guard let view = touch.view else { return }
    let others = tracks.filter { !$0.isOver }
    let isSecond = others.contains { $0.view === view } && !view.isMultipleTouchEnabled
    let isShutOut = others.contains {
      $0.view !== view && $0.view.window === view.window
        && ($0.view.isExclusiveTouch || view.isExclusiveTouch)
    }
    if isSecond || isShutOut { return }
    tracks.append(Track(touch: touch, view: view))
  }

  /// Tells views what nobody holds back any more.
  func flush() {
    for track in tracks where !track.isOver {
      if isTakenAway(track.touch) {
        cancel(track)
      } else {
        release(track)
      }
    }
    tracks.removeAll { $0.isOver && $0.touch.isUp }
    // Views and recognisers that were touched last are not to live until the next touch.
    if tracks.isEmpty { event = nil }
  }

  private func isTakenAway(_ touch: UITouch) -> Bool {
    touch.recognizers.contains { $0.hasRecognized && $0.cancelsTouchesInView }
  }

  private func cancel(_ track: Track) {
    track.isOver = true
    track.held = []
    guard track.hasBegun else { return }
    track.touch.overriding(.cancelled) {
      track.view.touchesCancelled([track.touch], with: event)
    }
  }

  private func release(_ track: Track) {
    while !track.isOver, let phase = track.held.first, !isHeld(phase, track.touch) {
      track.held.removeFirst()
      track.touch.overriding(phase) { tell(phase, track) }
    }
  }

  private func isHeld(_ phase: UITouch.Phase, _ touch: UITouch) -> Bool {
    touch.recognizers.contains { gesture in
      guard gesture.state == .possible, gesture.isWatching(touch) else { return false }
      return switch phase {
      case .began: gesture.delaysTouchesBegan
      case .ended: gesture.delaysTouchesEnded
      default: false
      }
    }
  }

  private func tell(_ phase: UITouch.Phase, _ track: Track) {
    let touches: Set<UITouch> = [track.touch]
    switch phase {
    case .began:
      guard scrollViewsAllow(track) else {
        track.isOver = true
        return
      }
      track.hasBegun = true
      track.view.touchesBegan(touches, with: event)
    case .moved: track.view.touchesMoved(touches, with: event)
    case .ended:
      track.isOver = true
      track.view.touchesEnded(touches, with: event)
    default:
      track.isOver = true
      track.view.touchesCancelled(touches, with: event)
    }
  }

  /// Whether the scroll views around a view let it be told of a touch.
  private func scrollViewsAllow(_ track: Track) -> Bool {
    sequence(first: track.view.superview, next: { $0?.superview }).allSatisfy { view in
      (view as? UIScrollView)?.touchesShouldBegin([track.touch], with: event, in: track.view)
        ?? true
    }
  }

  /// Whether the touch's view was told of it.
  func hasBegun(_ touch: UITouch) -> Bool {
    tracks.contains { $0.touch === touch && $0.hasBegun && !$0.isOver }
  }

  /// Takes a view's touches away from it, as a scroll view does when it starts to scroll.
  func cancelTouches(below view: UIView) {
    for track in tracks where !track.isOver && track.view.isDescendant(of: view) {
      cancel(track)
    }
  }
}

extension UITouch {
  var isUp: Bool { phase == .ended || phase == .cancelled }

  /// Lets a touch look for a while as it did when something waited to be told.
  func overriding(_ phase: Phase, _ body: () -> Void) {
    let present = storedPhase
    storedPhase = phase
    body()
    storedPhase = present
  }
}

extension UIGestureRecognizer {
  /// Whether the recogniser may still recognise from a touch.
  func isWatching(_ touch: UITouch) -> Bool {
    GestureEnvironment.current.active.contains { $0 === self }
      && (watched.contains { $0 === touch } || touch.isUp && (wanted != nil || keepsWaiting))
  }
}
