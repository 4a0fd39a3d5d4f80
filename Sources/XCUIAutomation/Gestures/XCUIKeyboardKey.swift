import Foundation
internal import ScreenProtocol

/// A key that types nothing, or what it types.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
  /// What stands for the key in a text.
  public let rawValue: String

  /// Makes a key of what stands for it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The key that deletes the letter before.
  public static let delete = Self(rawValue: "\u{8}")
  /// Return.
  public static let `return` = Self(rawValue: "\r")
  /// Enter.
  public static let enter = Self(rawValue: "\u{3}")
  /// The tabulator.
  public static let tab = Self(rawValue: "\t")
  /// The space bar.
  public static let space = Self(rawValue: " ")
  /// Escape.
  public static let escape = Self(rawValue: "\u{1B}")
  /// The arrow up.
  public static let upArrow = Self(rawValue: "\u{F700}")
  /// The arrow down.
  public static let downArrow = Self(rawValue: "\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = Self(rawValue: "\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = Self(rawValue: "\u{F703}")
  /// The key that deletes the letter behind.
  public static let forwardDelete = Self(rawValue: "\u{F728}")
  /// To the start.
  public static let home = Self(rawValue: "\u{F729}")
  /// To the end.
  public static let end = Self(rawValue: "\u{F72B}")
  /// A page up.
  public static let pageUp = Self(rawValue: "\u{F72C}")
  /// A page down.
  public static let pageDown = Self(rawValue: "\u{F72D}")
}

extension XCUIElement {
  /// The keys that are held while another is pressed.
  public struct KeyModifierFlags: OptionSet, Hashable, Sendable {
    /// One bit for each key.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Capitals are locked.
    public static let capsLock = Self(rawValue: 1)
    /// Shift.
    public static let shift = Self(rawValue: 1 << 1)
    /// Control.
    public static let control = Self(rawValue: 1 << 2)
    /// Option.
    public static let option = Self(rawValue: 1 << 3)
    /// Command.
    public static let command = Self(rawValue: 1 << 4)
  }
}

/// What is typed, letter for letter.
enum Typing {
  /// From one letter to the next, in seconds.
  private static let between = 0.02

  /// The numbers of keys in the tables of USB keyboards, by what stands for them.
  private static let usages: [Character: Int] = [
    "\r": 40, "\n": 40, "\r\n": 40, "\u{3}": 88, "\u{1B}": 41, "\u{8}": 42, "\u{7F}": 42, "\t": 43,
    "\u{F728}": 76, "\u{F729}": 74, "\u{F72B}": 77, "\u{F72C}": 75, "\u{F72D}": 78,
    "\u{F700}": 82, "\u{F701}": 81, "\u{F702}": 80, "\u{F703}": 79,
  ]

  /// The letters of a text, and its keys.
  static func entries(_ text: String) -> [InputEntry] {
    text.enumerated().flatMap { number, letter -> [InputEntry] in
      let delay = Double(number) * between
      guard let usage = usages[letter] else {
        return [InputEntry("text").with("text", .string(String(letter))).after(delay)]
      }
      return press(usage, String(letter), [], delay)
    }
  }

  /// A key with others that are held.
  static func entries(
    _ key: String,
    _ modifiers: XCUIElement.KeyModifierFlags
  ) -> [InputEntry] {
    guard let letter = key.first else { return [] }
    let names: [(XCUIElement.KeyModifierFlags, String)] = [
      (.shift, "shift"), (.control, "control"), (.option, "alternate"), (.command, "command"),
    ]
    let held = names.filter { modifiers.contains($0.0) }.map(\.1)
    if let usage = usages[letter] ?? usage(of: letter) { return press(usage, key, held, 0) }
    return [InputEntry("text").with("text", .string(key))]
  }

  private static func usage(of letter: Character) -> Int? {
    guard let code = letter.lowercased().utf8.first, letter.utf8.count == 1 else { return nil }
    switch code {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): return 4 + Int(code - UInt8(ascii: "a"))
    case UInt8(ascii: "0"): return 39
    case UInt8(ascii: "1")...UInt8(ascii: "9"): return 30 + Int(code - UInt8(ascii: "1"))
    case UInt8(ascii: " "): return 44
    default: return nil
    }
  }

  private static func press(
    _ usage: Int,
    _ name: String,
    _ held: [String],
    _ delay: Double
  ) -> [InputEntry] {
    [("keyDown", 0), ("keyUp", 0.01)].map { kind, later in
      InputEntry(kind).with("usage", Double(usage)).with("key", .string(name))
        .with("modifiers", .array(held.map { .string($0) })).after(delay + later)
    }
  }
}

extension XCUIElement {
  /// Types text, letter for letter, into the element that has the keyboard, which has to be this one or in it.
  ///
  /// A line's end is the return key, and keys stand for themselves, as in `XCUIKeyboardKey.delete.rawValue`.
  public func typeText(_ text: String) {
    type(Typing.entries(text))
  }

  /// Presses a key while others are held.
  public func typeKey(_ key: XCUIKeyboardKey, modifierFlags flags: KeyModifierFlags) {
    typeKey(key.rawValue, modifierFlags: flags)
  }

  /// Presses the key of a letter while others are held.
  public func typeKey(_ key: String, modifierFlags flags: KeyModifierFlags) {
    attempt(or: ()) { () throws(ElementFailure) in
      let session = try running()
      _ = try self.await(in: session)
      try play(Typing.entries(key, flags), in: session)
    }
  }

  private func type(_ entries: [InputEntry]) {
    attempt(or: ()) { () throws(ElementFailure) in
      let session = try running()
      let end = TestClock.now + Self.patience
      while true {
        let (tree, number) = try self.await(in: session)
        let inside = number..<tree.nodes[number].end
        if inside.contains(where: { tree.nodes[$0].element.hasKeyboardFocus }) { break }
        // Where it is on its way to the keyboard, it comes there.
        let left = end - TestClock.now
        guard left > 1e-6 else {
          let other = tree.nodes.indices.first { tree.nodes[$0].element.hasKeyboardFocus }
          throw ElementFailure(
            "Failed to type into \(description): neither it nor anything in it has keyboard focus."
              + (other.map { " \(tree.line($0)) has it." } ?? " Nothing has it; tap a field first.")
          )
        }
        try session.answering { session throws(AppProcess.Failure) in
          try session.pass(atMost: left)
        }
      }
      try play(entries, in: session)
    }
  }

  // MARK: Wheels and sliders

  /// Turns the wheel of a picker to the row of a text.
  public func adjust(toPickerWheelValue pickerWheelValue: String) {
    attempt(or: ()) { () throws(ElementFailure) in
      let session = try running()
      let (tree, number) = try self.await(in: session)
      guard tree.nodes[number].type == .pickerWheel else {
        throw ElementFailure("\(description) is no wheel of a picker: \(tree.line(number))")
      }
      try session.answering { session throws(AppProcess.Failure) in
        try session.turn(number, to: pickerWheelValue)
      }
    }
  }

  /// How far a slider is, from 0 to 1.
  public var normalizedSliderPosition: CGFloat {
    attempt(or: 0) { () throws(ElementFailure) in
      let session = try running()
      let (tree, number) = try locate(in: session)
      guard let position = tree.nodes[number].element.position else {
        throw ElementFailure("\(description) is no slider: \(tree.line(number))")
      }
      return CGFloat(position)
    }
  }

  /// Drags a slider to a place, from 0 to 1, as near as fingers come.
  public func adjust(toNormalizedSliderPosition normalizedSliderPosition: CGFloat) {
    attempt(or: ()) { () throws(ElementFailure) in
      let session = try running()
      let wanted = min(max(Double(normalizedSliderPosition), 0), 1)
      for _ in 0..<3 {
        let (tree, number) = try self.await(in: session)
        guard let now = tree.nodes[number].element.position else {
          throw ElementFailure("\(description) is no slider: \(tree.line(number))")
        }
        if abs(now - wanted) < 0.002 { return }
        guard
          try session.answering({ session throws(AppProcess.Failure) in
            try session.reveal(number)
          }).point != nil
        else { throw ElementFailure("Failed to adjust \(description): it is not hittable.") }
        let (seen, place) = try locate(in: session)
        let frame = seen.nodes[place].element.rect
        // The thumb is as wide as the slider is high, and stays inside.
        let thumb = min(frame.height, 31)
        func x(_ share: Double) -> CGFloat {
          frame.minX + thumb / 2 + (frame.width - thumb) * CGFloat(share)
        }
        try play(
          [
            Movements.drag(
              from: CGPoint(x: x(now), y: frame.midY),
              to: CGPoint(x: x(wanted), y: frame.midY),
              .slow,
              rest: 0.3,
              hold: Movements.usualHold
            )
          ],
          in: session
        )
      }
    }
  }
}
