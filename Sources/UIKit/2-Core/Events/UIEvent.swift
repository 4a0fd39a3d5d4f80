import Foundation

/// Something that happened outside: touches, presses, a turn of the wheel.
@MainActor @preconcurrency
open class UIEvent: NSObject {
  /// The broad kind of an event.
  public enum EventType: Int, Sendable {
    /// Fingers or a pointer on the screen.
    case touches = 0
    /// The device was moved.
    case motion = 1
    /// A remote control was used.
    case remoteControl = 2
    /// Keys or buttons.
    case presses = 3
    /// A wheel or two fingers on a trackpad.
    case scroll = 10
    /// A pointer over the screen with nothing pressed.
    case hover = 11
    /// Two fingers on a trackpad that turn or spread.
    case transform = 14
  }

  /// The finer kind of an event.
  public enum EventSubtype: Int, Sendable {
    /// No finer kind.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
  }

  /// Buttons of a pointing device.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// One bit for each button.
    public let rawValue: Int

    /// Makes a mask from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The primary button.
    public static let primary = ButtonMask(rawValue: 1)
    /// The secondary button.
    public static let secondary = ButtonMask(rawValue: 2)

    /// The button with the given number; the primary one is number 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: buttonNumber > 0 ? 1 << (buttonNumber - 1) : 0)
    }
  }

  var storedTimestamp: TimeInterval = 0
  var storedModifiers: UIKeyModifierFlags = []
  var storedButtons: ButtonMask = []
  var touches: Set<UITouch> = []

  /// The broad kind.
  ///
  /// Defaults to touches.
  open var type: EventType { .touches }

  /// The finer kind.
  ///
  /// Defaults to none.
  open var subtype: EventSubtype { .none }

  /// When it happened, in seconds on the clock of frames.
  open var timestamp: TimeInterval { storedTimestamp }

  /// The modifier keys held down.
  open var modifierFlags: UIKeyModifierFlags { storedModifiers }

  /// The buttons of the pointing device that are down.
  open var buttonMask: ButtonMask { storedButtons }

  /// All touches of the event.
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touches }

  /// The touches that belong to views of a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    nonEmpty(touches.filter { $0.window === window })
  }

  /// The touches that belong to a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    nonEmpty(touches.filter { $0.view === view })
  }

  /// The touches that a gesture recogniser was given.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    nonEmpty(touches.filter { $0.gestureRecognizers?.contains(gesture) ?? false })
  }

  /// The touches that led to this one; only the touch itself, since none are merged here.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  /// Touches expected to come; none are foretold here.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

  private func nonEmpty(_ touches: Set<UITouch>) -> Set<UITouch>? {
    touches.isEmpty ? nil : touches
  }
}
