import CoreGraphics
import Foundation

/// A key or button that is held down.
@MainActor @preconcurrency
open class UIPress: NSObject {
  /// Where a press is in its life.
  public enum Phase: Int, Sendable {
    /// It went down.
    case began = 0
    /// How far it is pressed changed.
    case changed = 1
    /// It is down and did not change.
    case stationary = 2
    /// It came up.
    case ended = 3
    /// The system took it away.
    case cancelled = 4
  }

  /// The keys of a remote control, and those of a keyboard that stand for them.
  public enum PressType: Int, Sendable {
    /// Upwards.
    case upArrow = 0
    /// Downwards.
    case downArrow = 1
    /// To the left.
    case leftArrow = 2
    /// To the right.
    case rightArrow = 3
    /// The one that chooses; return.
    case select = 4
    /// The one that goes back; escape.
    case menu = 5
    /// The one that plays and pauses.
    case playPause = 6
  }

  var recognizers: [UIGestureRecognizer] = []
  var storedPhase = Phase.began
  /// Whether the key is held and went down before.
  package internal(set) var isRepeat = false
  var storedTimestamp: TimeInterval = 0
  var storedKey: UIKey?
  weak var storedWindow: UIWindow?
  weak var storedResponder: UIResponder?

  /// Where the press is in its life.
  open var phase: Phase { storedPhase }

  /// When it last changed, in seconds on the clock of frames.
  open var timestamp: TimeInterval { storedTimestamp }

  /// The key, if a key is pressed.
  open var key: UIKey? { storedKey }

  /// What a recogniser of presses takes the key for; nil for letters and the like.
  var kind: PressType? {
    switch storedKey?.usage {
    case 82: .upArrow
    case 81: .downArrow
    case 80: .leftArrow
    case 79: .rightArrow
    case 40: .select
    case 41: .menu
    default: nil
    }
  }

  /// The gesture recognisers that were given the press.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers.isEmpty ? nil : recognizers }

  /// The window that was in use.
  open var window: UIWindow? { storedWindow }

  /// The first of those who are told.
  open var responder: UIResponder? { storedResponder }

  /// How far it is pressed, 0...1; keys are pressed or not.
  open var force: CGFloat { 1 }
}

/// Keys or buttons going down or up.
@MainActor @preconcurrency
open class UIPressesEvent: UIEvent {
  var presses: Set<UIPress> = []

  open override var type: EventType { .presses }

  /// All presses of the event.
  open var allPresses: Set<UIPress> { presses }

  /// The presses a gesture recogniser was given.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    presses.filter { press in press.recognizers.contains { $0 === gesture } }
  }
}
