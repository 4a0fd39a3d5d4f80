import CoreGraphics
import Foundation

/// A finger, or a pointer with its button down, from coming down to being lifted.
@MainActor @preconcurrency
open class UITouch: NSObject {
  /// Where a touch is in its life.
  public enum Phase: Int, Sendable {
    /// It came down.
    case began = 0
    /// It moved.
    case moved = 1
    /// It is down and did not move.
    case stationary = 2
    /// It was lifted.
    case ended = 3
    /// The system took it away.
    case cancelled = 4
    /// A pointer came over a window.
    case regionEntered = 5
    /// A pointer moved over a window.
    case regionMoved = 6
    /// A pointer left a window.
    case regionExited = 7
  }

  /// What touches.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A finger on a remote control.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer moved by a mouse or trackpad.
    case indirectPointer = 3
  }

  /// Counts touches in the order they came down.
  let serial: Int
  var storedPhase = Phase.began
  var storedType = TouchType.direct
  var storedTimestamp: TimeInterval = 0
  var storedTapCount = 1
  /// Whether it is a mouse that touches, although it acts as a finger does.
  var isFromPointer = false
  /// In the coordinates of the window.
  var location = CGPoint.zero
  var previousLocation = CGPoint.zero
  var recognizers: [UIGestureRecognizer] = []
  var startsInStatusBar = false
  weak var storedWindow: UIWindow?
  weak var storedView: UIView?

  init(serial: Int) {
    self.serial = serial
    super.init()
  }

  /// Where the touch is in its life.
  open var phase: Phase { storedPhase }

  /// What touches.
  open var type: TouchType { storedType }

  /// When it last changed, in seconds on the clock of frames.
  open var timestamp: TimeInterval { storedTimestamp }

  /// How many times the place was tapped in quick succession.
  open var tapCount: Int { storedTapCount }

  /// The radius of the finger; unknown here, so 0.
  open var majorRadius: CGFloat { 0 }

  /// How far `majorRadius` may be off.
  open var majorRadiusTolerance: CGFloat { 0 }

  /// How hard the finger presses; not felt here, so 0.
  open var force: CGFloat { 0 }

  /// How hard a finger could press.
  open var maximumPossibleForce: CGFloat { 0 }

  /// The window in which the touch began.
  open var window: UIWindow? { storedWindow }

  /// The view in which the touch began.
  open var view: UIView? { storedView }

  /// The gesture recognisers that were given the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers.isEmpty ? nil : recognizers }

  /// The place in the coordinates of a view; nil stands for the window.
  open func location(in view: UIView?) -> CGPoint { convert(location, to: view) }

  /// The place before the last change, in the coordinates of a view; nil stands for the window.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previousLocation, to: view) }

  /// The place as exactly as it is known.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// The place before the last change, as exactly as it is known.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = storedWindow else { return point }
    return view.backing.convert(point, from: window.backing)
  }
}
