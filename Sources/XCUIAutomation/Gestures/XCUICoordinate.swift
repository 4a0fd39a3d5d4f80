import CoreGraphics
import Foundation

/// A place on the screen, told by an element.
@MainActor @preconcurrency
open class XCUICoordinate: NSObject, NSCopying {
  /// The element whose app the place is in.
  public let referencedElement: XCUIElement
  private let share: CGVector
  private let offset: CGVector

  init(_ element: XCUIElement, share: CGVector, offset: CGVector = .zero) {
    (referencedElement, self.share, self.offset) = (element, share, offset)
    super.init()
  }

  /// A place is itself its copy.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// Where it is now, in points.
  open var screenPoint: CGPoint {
    let frame = referencedElement.frame
    return CGPoint(
      x: frame.minX + frame.width * share.dx + offset.dx,
      y: frame.minY + frame.height * share.dy + offset.dy
    )
  }

  /// A place so many points away.
  open func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
    XCUICoordinate(
      referencedElement,
      share: share,
      offset: CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy)
    )
  }

  private func touch(_ entries: (CGPoint) throws(ElementFailure) -> [InputEntry]) {
    referencedElement.attempt(or: ()) { () throws(ElementFailure) in
      let session = try referencedElement.running()
      _ = try referencedElement.await(in: session)
      try referencedElement.play(try entries(screenPoint), in: session)
    }
  }

  /// Touches it briefly.
  open func tap() { touch { Movements.taps(at: $0, count: 1, fingers: 1) } }

  /// Touches it twice in a row.
  open func doubleTap() { touch { Movements.taps(at: $0, count: 2, fingers: 1) } }

  /// Rests a finger on it.
  open func press(forDuration duration: TimeInterval) {
    touch { [InputEntry("tap", at: $0).with("duration", duration)] }
  }

  /// Rests a finger on it and moves it to another place.
  open func press(forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate) {
    press(
      forDuration: duration,
      thenDragTo: otherCoordinate,
      withVelocity: .default,
      thenHoldForDuration: Movements.usualHold
    )
  }

  /// Rests a finger on it, moves it to another place, and lets it rest there.
  open func press(
    forDuration duration: TimeInterval,
    thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity,
    thenHoldForDuration holdDuration: TimeInterval
  ) {
    let end = otherCoordinate.screenPoint
    touch { [Movements.drag(from: $0, to: end, velocity, rest: duration, hold: holdDuration)] }
  }

  /// Flicks a finger up from it.
  open func swipeUp() { swipe(0, -1, .default) }

  /// Flicks a finger up from it, so quickly.
  open func swipeUp(velocity: XCUIGestureVelocity) { swipe(0, -1, velocity) }

  /// Flicks a finger down from it.
  open func swipeDown() { swipe(0, 1, .default) }

  /// Flicks a finger down from it, so quickly.
  open func swipeDown(velocity: XCUIGestureVelocity) { swipe(0, 1, velocity) }

  /// Flicks a finger to the left from it.
  open func swipeLeft() { swipe(-1, 0, .default) }

  /// Flicks a finger to the left from it, so quickly.
  open func swipeLeft(velocity: XCUIGestureVelocity) { swipe(-1, 0, velocity) }

  /// Flicks a finger to the right from it.
  open func swipeRight() { swipe(1, 0, .default) }

  /// Flicks a finger to the right from it, so quickly.
  open func swipeRight(velocity: XCUIGestureVelocity) { swipe(1, 0, velocity) }

  private func swipe(_ x: CGFloat, _ y: CGFloat, _ velocity: XCUIGestureVelocity) {
    touch { point in
      let side: CGFloat = 300
      let frame = CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)
      return [Movements.swipe(over: frame, x, y, velocity)]
    }
  }
}

extension XCUIElement {
  /// A place by the element: (0, 0) is its upper left corner, (1, 1) its lower right one.
  public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    XCUICoordinate(self, share: normalizedOffset)
  }
}
