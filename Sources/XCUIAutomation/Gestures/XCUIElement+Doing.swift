import CoreGraphics
import Foundation
import UIKit

extension XCUIElement {
  /// Does something to the element at the point where a finger reaches it; waits until it is there.
  ///
  /// What is off screen in a scroll view is scrolled in sight. Where an alert stands in the way, the
  /// blocks that were added for that are asked.
  func touch(
    _ body: (AppSession, _ point: CGPoint, _ frame: CGRect) throws(ElementFailure) -> Void
  ) {
    attempt(or: ()) { () throws(ElementFailure) in
      let session = try running()
      for _ in 0..<4 {
        let (tree, number) = try self.await(in: session)
        // The app as a whole is touched in its middle, whatever is there.
        let frame = tree.nodes[number].element.rect
        if number == 0 { return try body(session, CGPoint(x: frame.midX, y: frame.midY), frame) }
        let aim = try session.answering { session throws(AppProcess.Failure) in
          try session.reveal(number)
        }
        if let point = aim.point {
          // What was scrolled in sight is elsewhere now.
          let (tree, number) = try locate(in: session)
          return try body(session, point, tree.nodes[number].element.visibleRect(in: tree))
        }
        if aim.isMoved { continue }
        guard try askMonitors(number, tree, session) else {
          throw ElementFailure(
            "Failed to touch \(description): it is not hittable. \(tree.line(number))"
          )
        }
      }
      throw ElementFailure("Failed to touch \(description): an alert is always in the way.")
    }
  }

  /// Asks about an alert that the element is not in; returns whether somebody did something.
  private func askMonitors(
    _ number: Int,
    _ tree: ElementTree,
    _ session: AppSession
  ) throws(ElementFailure) -> Bool {
    let monitors = InterruptionMonitors.shared
    guard !monitors.isEmpty, !monitors.isAsking else { return false }
    let kinds: [ElementType] = [.alert, .sheet]
    let alert = tree.nodes.indices.last { place in
      kinds.contains(tree.nodes[place].type) && !tree.isElement(number, in: place)
    }
    guard let alert else { return false }
    let type = tree.nodes[alert].type
    let index = tree.nodes[..<alert].count { $0.type == type }
    let query = XCUIElementQuery(bundleIdentifier, QueryChain(steps: [.descendants(type)]))
    return monitors.handle(query.element(boundBy: index))
  }

  func play(_ entries: [InputEntry], in session: AppSession) throws(ElementFailure) {
    try session.answering { session throws(AppProcess.Failure) in try session.play(entries) }
  }

  // MARK: Taps

  /// Touches it briefly.
  public func tap() { tap(withNumberOfTaps: 1, numberOfTouches: 1) }

  /// Touches it twice in a row.
  public func doubleTap() { tap(withNumberOfTaps: 2, numberOfTouches: 1) }

  /// Touches it briefly with two fingers.
  public func twoFingerTap() { tap(withNumberOfTaps: 1, numberOfTouches: 2) }

  /// Touches it several times in a row with several fingers.
  public func tap(withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int) {
    touch { session, point, _ throws(ElementFailure) in
      try play(
        Movements.taps(at: point, count: numberOfTaps, fingers: numberOfTouches),
        in: session
      )
    }
  }

  /// Rests a finger on it, for so many seconds of the app's time.
  public func press(forDuration duration: TimeInterval) {
    touch { session, point, _ throws(ElementFailure) in
      try play([InputEntry("tap", at: point).with("duration", duration)], in: session)
    }
  }

  /// Rests a finger on it and moves it to another element.
  public func press(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement) {
    press(
      forDuration: duration,
      thenDragTo: otherElement,
      withVelocity: .default,
      thenHoldForDuration: Movements.usualHold
    )
  }

  /// Rests a finger on it, moves it to another element, and lets it rest there.
  public func press(
    forDuration duration: TimeInterval,
    thenDragTo otherElement: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity,
    thenHoldForDuration holdDuration: TimeInterval
  ) {
    touch { session, point, _ throws(ElementFailure) in
      let (tree, number) = try otherElement.await(in: session)
      let aim = try session.answering { session throws(AppProcess.Failure) in
        try session.aim(number)
      }
      let frame = tree.nodes[number].element.rect
      try play(
        [
          Movements.drag(
            from: point,
            to: aim ?? CGPoint(x: frame.midX, y: frame.midY),
            velocity,
            rest: duration,
            hold: holdDuration
          )
        ],
        in: session
      )
    }
  }

  // MARK: Swipes

  /// Flicks a finger up over it.
  public func swipeUp() { swipe(0, -1, .default) }

  /// Flicks a finger up over it, so quickly.
  public func swipeUp(velocity: XCUIGestureVelocity) { swipe(0, -1, velocity) }

  /// Flicks a finger down over it.
  public func swipeDown() { swipe(0, 1, .default) }

  /// Flicks a finger down over it, so quickly.
  public func swipeDown(velocity: XCUIGestureVelocity) { swipe(0, 1, velocity) }

  /// Flicks a finger to the left over it.
  public func swipeLeft() { swipe(-1, 0, .default) }

  /// Flicks a finger to the left over it, so quickly.
  public func swipeLeft(velocity: XCUIGestureVelocity) { swipe(-1, 0, velocity) }

  /// Flicks a finger to the right over it.
  public func swipeRight() { swipe(1, 0, .default) }

  /// Flicks a finger to the right over it, so quickly.
  public func swipeRight(velocity: XCUIGestureVelocity) { swipe(1, 0, velocity) }

  private func swipe(_ x: CGFloat, _ y: CGFloat, _ velocity: XCUIGestureVelocity) {
    touch { session, _, frame throws(ElementFailure) in
      try play([Movements.swipe(over: frame, x, y, velocity)], in: session)
    }
  }

  // MARK: Two fingers

  /// Moves two fingers apart (`scale` above 1) or together, at a speed of so much of the scale a second.
  public func pinch(withScale scale: CGFloat, velocity: CGFloat) {
    touch { session, _, frame throws(ElementFailure) in
      guard scale > 0 else { throw ElementFailure("A pinch has a scale above 0, not \(scale).") }
      try play([Movements.pinch(in: frame, scale, velocity)], in: session)
    }
  }

  /// Turns two fingers about each other, clockwise, by an angle and at a speed in radians.
  public func rotate(_ rotation: CGFloat, withVelocity velocity: CGFloat) {
    touch { session, _, frame throws(ElementFailure) in
      try play([Movements.rotation(in: frame, rotation, velocity)], in: session)
    }
  }
}
