import Foundation

/// Brings the gesture recognisers of one screen to an agreement.
///
/// Recognisers see touches before views do. One that wants to recognise must be allowed to begin,
/// must not be prevented by one that already did, and waits for those that have to fail first.
@MainActor
final class GestureEnvironment {
  private static var slot: GestureEnvironment?
  static var current: GestureEnvironment {
    slot ?? ScreenContext.keep(GestureEnvironment()) { slot = $0 }
  }

  /// The recognisers that have seen touches since all fingers were last up, nearest the touched
  /// view first.
  private(set) var active: [UIGestureRecognizer] = []
  private var isSettling = false

  // MARK: Touches

  /// Collects the recognisers that watch a touch that came down.
  func recognizers(for touch: UITouch, in view: UIView?) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    for view in sequence(first: view, next: { $0?.superview }) {
      for gesture in view?.gestureRecognizers ?? [] where watches(gesture, touch) {
        found.append(gesture)
      }
    }
    return found
  }

  private func watches(_ gesture: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    guard gesture.isEnabled,
      gesture.allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue))
    else { return false }
    if gesture.requiresExclusiveTouchType,
      gesture.watched.contains(where: { $0.type != touch.type })
    {
      return false
    }
    // One that is done waits for the fingers to go up before it watches new ones.
    guard ![.ended, .failed, .cancelled].contains(gesture.state) else { return false }
    return gesture.delegate?.gestureRecognizer(gesture, shouldReceive: touch) ?? true
  }

  /// Hands the changed touches of an event to those who watch them, and settles what they want.
  func deliver(_ event: UIEvent) {
    let changed = event.touches.filter { $0.phase != .stationary }
    let inOrder = changed.sorted { $0.serial < $1.serial }
    for touch in inOrder {
      for gesture in touch.recognizers where !active.contains(where: { $0 === gesture }) {
        active.append(gesture)
      }
    }
    for gesture in active { hand(changed, to: gesture, event) }
    settle()
  }

  private func hand(_ touches: Set<UITouch>, to gesture: UIGestureRecognizer, _ event: UIEvent) {
    let own = gesture.accepted(
      touches.filter { $0.recognizers.contains { $0 === gesture } }
    )
    guard !own.isEmpty, gesture.shouldReceive(event),
      gesture.delegate?.gestureRecognizer(gesture, shouldReceive: event) ?? true
    else { return }
    gesture.note(event)
    func part(_ phase: UITouch.Phase) -> Set<UITouch> { own.filter { $0.phase == phase } }
    let (began, moved, ended, cancelled) = (
      part(.began), part(.moved), part(.ended), part(.cancelled)
    )
    let isOver = [.ended, .failed, .cancelled].contains(gesture.state)
    if !isOver {
      gesture.watch(began)
      if !began.isEmpty { gesture.touchesBegan(began, with: event) }
      if !moved.isEmpty { gesture.touchesMoved(moved, with: event) }
      if !ended.isEmpty { gesture.touchesEnded(ended, with: event) }
      if !cancelled.isEmpty { gesture.touchesCancelled(cancelled, with: event) }
    }
    let gone = ended.union(cancelled)
    if !gone.isEmpty { gesture.forget(gone, at: event) }
  }

  /// Ends the round of those that no finger and no waiting holds back.
  func endRound(touchesDown: Set<UITouch>) {
    guard touchesDown.isEmpty else { return }
    let over = active.filter { gesture in
      if gesture.isHeldWithoutTouches, gesture.view?.window != nil { return false }
      return switch gesture.state {
      case .possible: gesture.wanted == nil && !gesture.keepsWaiting
      default: true
      }
    }
    active.removeAll { gesture in over.contains { $0 === gesture } }
    for gesture in over {
      if gesture.state == .began || gesture.state == .changed {
        gesture.enter(.cancelled)
        gesture.callTargets()
      }
      gesture.clear()
    }
  }

  /// Calls off what a recogniser that was removed or turned off is doing.
  func remove(_ gesture: UIGestureRecognizer) {
    guard active.contains(where: { $0 === gesture }) else { return }
    if gesture.state == .began || gesture.state == .changed {
      gesture.enter(.cancelled)
      gesture.callTargets()
    }
    active.removeAll { $0 === gesture }
    gesture.clear()
    settle()
  }

  // MARK: Other input

  /// Lets a recogniser take part that something else than touches moves.
  func admit(_ gesture: UIGestureRecognizer) {
    gesture.isHeldWithoutTouches = true
    if !active.contains(where: { $0 === gesture }) { active.append(gesture) }
  }

  /// Ends the part of such a recogniser.
  func finish(_ gesture: UIGestureRecognizer) {
    guard active.contains(where: { $0 === gesture }) else { return }
    active.removeAll { $0 === gesture }
    gesture.clear()
  }

  /// Hands a key or button to the recognisers of some views that watch its kind.
  func deliver(_ press: UIPress, _ event: UIPressesEvent, along views: [UIView]) {
    // A key that repeats goes to those who watch it already.
    if press.phase == .began, press.recognizers.isEmpty {
      press.recognizers = recognizers(for: press, along: views)
    }
    let presses: Set<UIPress> = [press]
    for gesture in press.recognizers {
      gesture.note(event)
      admit(gesture)
      switch press.phase {
      case .began: gesture.pressesBegan(presses, with: event)
      case .changed, .stationary: gesture.pressesChanged(presses, with: event)
      case .ended: gesture.pressesEnded(presses, with: event)
      case .cancelled: gesture.pressesCancelled(presses, with: event)
      }
    }
    settle()
    guard press.phase == .ended || press.phase == .cancelled || !press.recognizers.isEmpty else {
      return
    }
    for gesture in press.recognizers where [.ended, .failed, .cancelled].contains(gesture.state) {
      finish(gesture)
    }
  }

  private func recognizers(for press: UIPress, along views: [UIView]) -> [UIGestureRecognizer] {
    guard let type = press.kind else { return [] }
    return views.flatMap { $0.gestureRecognizers ?? [] }.filter { gesture in
      gesture.isEnabled && gesture.state == .possible
        && gesture.allowedPressTypes.contains(NSNumber(value: type.rawValue))
        && (gesture.delegate?.gestureRecognizer(gesture, shouldReceive: press) ?? true)
    }
  }

  // MARK: States

  /// Takes a state that a recogniser wants to be in.
  func request(_ state: UIGestureRecognizer.State, for gesture: UIGestureRecognizer) {
    switch (gesture.state, state) {
    case (.possible, .possible): gesture.wanted = nil
    case (.possible, .failed), (.possible, .cancelled):
      gesture.wanted = nil
      gesture.enter(.failed)
    case (.possible, .began), (.possible, .changed), (.possible, .ended):
      // What was recognised while waiting may go on, or end, before it is allowed to begin.
      gesture.wanted = state == .changed ? gesture.wanted ?? .began : state
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      gesture.enter(state)
      gesture.callTargets()
    case (.began, .failed), (.changed, .failed):
      gesture.enter(.cancelled)
      gesture.callTargets()
    default: return
    }
    if !isSettling { settle() }
  }

  /// Lets all recognise that may, until nothing changes any more.
  private func settle() {
    guard !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    var changed = true
    while changed {
      changed = false
      for gesture in active where gesture.wanted != nil && gesture.state == .possible {
        changed = tryToRecognize(gesture) || changed
      }
    }
  }

  /// Returns whether anything was decided.
  private func tryToRecognize(_ gesture: UIGestureRecognizer) -> Bool {
    guard let wanted = gesture.wanted else { return false }
    if active.contains(where: { $0 !== gesture && $0.hasRecognized && prevents($0, gesture) }) {
      return fail(gesture)
    }
    let awaited = failuresAwaited(by: gesture)
    if awaited.contains(where: \.hasRecognized) { return fail(gesture) }
    if awaited.contains(where: { $0.state == .possible }) { return false }
    guard mayBegin(gesture) else { return fail(gesture) }
    gesture.wanted = nil
    for other in active where other !== gesture && other.state == .possible {
      if prevents(gesture, other) { _ = fail(other) }
    }
    gesture.enter(wanted)
    gesture.callTargets()
    return true
  }

  private func fail(_ gesture: UIGestureRecognizer) -> Bool {
    gesture.wanted = nil
    gesture.enter(.failed)
    return true
  }

  private func mayBegin(_ gesture: UIGestureRecognizer) -> Bool {
    (gesture.view?.gestureRecognizerShouldBegin(gesture) ?? true)
      && (gesture.delegate?.gestureRecognizerShouldBegin(gesture) ?? true)
  }

  /// Those that have to fail before `gesture` may recognise.
  private func failuresAwaited(by gesture: UIGestureRecognizer) -> [UIGestureRecognizer] {
    active.filter { other in
      other !== gesture
        && (gesture.requiredToFail.contains { $0.gesture === other }
          || gesture.shouldRequireFailure(of: other)
          || other.shouldBeRequiredToFail(by: gesture)
          || gesture.delegate?.gestureRecognizer(gesture, shouldRequireFailureOf: other) ?? false
          || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: gesture) ?? false)
    }
  }

  /// Whether the first, having recognised, keeps the second from doing so.
  private func prevents(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
    guard first.canPrevent(second), second.canBePrevented(by: first) else { return false }
    let together =
      first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) ?? false
      || second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first)
        ?? false
    return !together
  }
}

extension UIGestureRecognizer {
  /// Whether a gesture was recognised in this round.
  var hasRecognized: Bool { [.began, .changed, .ended].contains(state) }
}
