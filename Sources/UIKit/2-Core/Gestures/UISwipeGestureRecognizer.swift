import CoreGraphics
import Foundation

/// Recognises fingers that sweep quickly one way.
@MainActor @preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Ways to sweep.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// One bit for each way.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }

  /// How far fingers sweep, in points.
  private static let way: CGFloat = 50
  /// How far they may stray to the side, in points.
  private static let stray: CGFloat = 50
  /// How long it may take, in seconds.
  private static let time: TimeInterval = 0.5

  /// The ways that count.
  ///
  /// Defaults to the right.
  open var direction: Direction = .right

  /// The number of fingers.
  ///
  /// Defaults to 1.
  open var numberOfTouchesRequired = 1

  private var start = CGPoint.zero
  private var startTime: TimeInterval = 0
  private var hasAll = false

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard numberOfTouches <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    if numberOfTouches == touches.count { startTime = event.timestamp }
    if numberOfTouches == numberOfTouchesRequired {
      start = location(in: view?.window)
      hasAll = true
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard event.timestamp - startTime <= Self.time else {
      state = .failed
      return
    }
    guard hasAll else { return }
    let place = location(in: view?.window)
    let (x, y) = (place.x - start.x, place.y - start.y)
    let ways: [(Direction, along: CGFloat, aside: CGFloat)] = [
      (.right, x, y), (.left, -x, y), (.up, -y, x), (.down, y, x),
    ]
    let meant = ways.filter { direction.contains($0.0) }
    if meant.contains(where: { $0.along >= Self.way && abs($0.aside) <= Self.stray }) {
      state = .ended
    } else if meant.allSatisfy({ abs($0.aside) > Self.stray || $0.along < -Self.stray }) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .possible { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  open override func reset() {
    super.reset()
    hasAll = false
  }
}
