import CoreGraphics
import Foundation

extension UIControl {
  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit for each event.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down in it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down again and again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moved in it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moved outside of it.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moved into it.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moved out of it.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger was lifted in it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger was lifted outside of it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was called off.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// Its value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What it is for was asked of it.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Its menu is about to open.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Its text was edited.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0xfff)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0xf_0000)
    /// Events an app defines.
    public static let applicationReserved = Event(rawValue: 0xf00_0000)
    /// Events the system defines.
    public static let systemReserved = Event(rawValue: 0xf000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xffff_ffff)
  }

  /// How a control stands.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit for each aspect.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing special.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1)
    /// It cannot be used.
    public static let disabled = State(rawValue: 2)
    /// It is selected.
    public static let selected = State(rawValue: 4)
    /// The keyboard is on it.
    public static let focused = State(rawValue: 8)
    /// Aspects an app defines.
    public static let application = State(rawValue: 0xff_0000)
    /// Aspects the system defines.
    public static let reserved = State(rawValue: 0xff00_0000)
  }

  /// Where content lies along y when there is room.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// Stretched.
    case fill = 3
  }

  /// Where content lies along x when there is room.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// Stretched.
    case fill = 3
    /// Where lines of text start.
    case leading = 4
    /// Where lines of text end.
    case trailing = 5
  }
}
