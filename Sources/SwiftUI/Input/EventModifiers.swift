import UIKit

/// Keys that are held while another one is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// A bit for each.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// Control.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// Option, or Alt.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// Command, or the Super key.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// A key of the numeric pad.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// All of them.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]

  private static let pairs: [(own: EventModifiers, flag: UIKeyModifierFlags)] = [
    (.capsLock, .alphaShift), (.shift, .shift), (.control, .control), (.option, .alternate),
    (.command, .command), (.numericPad, .numericPad),
  ]

  init(_ flags: UIKeyModifierFlags) {
    self = Self.pairs.reduce(into: []) { if flags.contains($1.flag) { $0.insert($1.own) } }
  }

  var flags: UIKeyModifierFlags {
    Self.pairs.reduce(into: []) { if contains($1.own) { $0.insert($1.flag) } }
  }
}
