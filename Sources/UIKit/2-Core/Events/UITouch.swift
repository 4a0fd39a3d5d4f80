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

    /// A pencil; the same as `pencil`.
    public static let stylus = TouchType.pencil
  }

  /// What of a touch may only be estimated at first.
  public struct Properties: OptionSet, Hashable, Sendable {
    /// One bit for each property.
    public let rawValue: Int

    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// How hard it presses.
    public static let force = Properties(rawValue: 1)
    /// Where a pencil points.
    public static let azimuth = Properties(rawValue: 2)
    /// The angle between a pencil and the surface.
    public static let altitude = Properties(rawValue: 4)
    /// The place.
    public static let location = Properties(rawValue: 8)
    /// How a pencil is turned about itself.
    public static let roll = Properties(rawValue: 16)
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

  /// The angle between a pencil and the surface, in radians; fingers count as upright.
  open var altitudeAngle: CGFloat { .pi / 2 }

  /// Where a pencil points, in radians; fingers point nowhere, so 0.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// Where a pencil points; fingers point nowhere, so to the right.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// How a pencil is turned about itself, in radians; fingers are not, so 0.
  open var rollAngle: CGFloat { 0 }

  /// What of the touch is only estimated; nothing is, here.
  open var estimatedProperties: Properties { [] }

  /// What of it will be known better later; nothing, here.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }

  /// Tells estimates apart; nil, as there are none.
  open var estimationUpdateIndex: NSNumber? { nil }

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
