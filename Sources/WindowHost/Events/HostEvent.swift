/// Something that came in from outside, with its time in seconds on the host's clock.
package enum HostEvent: Hashable, Sendable {
  case pointer(HostPointer)
  case scroll(HostScroll)
  case key(HostKey)
  /// Committed text.
  case text(String, time: Double)
  /// Text an input method is still composing, with the selected range in characters.
  case textEditing(String, start: Int, length: Int, time: Double)
  /// The content has another size or scale.
  case resized(HostSize, scale: Double, time: Double)
  /// The shown pixels were lost and must be presented again.
  case exposed
  case focus(Bool, time: Double)
  /// The machine is short of memory.
  case memoryWarning(time: Double)
  /// The user asked to close the window.
  case close
}

/// A finger or a mouse on the content.
package struct HostPointer: Hashable, Sendable {
  package enum Phase: String, Hashable, Sendable {
    case began
    case moved
    case ended
    case cancelled
    /// Moved with nothing pressed; fingers never hover.
    case hovered
    /// A mouse went out of the content.
    case left
  }

  package enum Kind: String, Hashable, Sendable {
    case finger
    case mouse
  }

  /// Tells fingers apart; the mouse has one number of its own.
  package var id: Int
  package var phase: Phase
  package var kind: Kind
  /// Points from the top left of the content.
  package var x: Double
  package var y: Double
  /// The mouse buttons down: bit 0 primary, bit 1 secondary, bit 2 middle.
  package var buttons: Int
  package var modifiers: HostModifiers
  package var time: Double

  package init(
    id: Int,
    phase: Phase,
    kind: Kind,
    x: Double,
    y: Double,
    buttons: Int = 0,
    modifiers: HostModifiers = [],
    time: Double
  ) {
    self.id = id
    self.phase = phase
    self.kind = kind
    self.x = x
    self.y = y
    self.buttons = buttons
    self.modifiers = modifiers
    self.time = time
  }
}

/// A turn of a wheel or a movement of two fingers on a trackpad.
package struct HostScroll: Hashable, Sendable {
  package var x: Double
  package var y: Double
  /// Wheel notches; fractions come from trackpads.
  ///
  /// Positive `dy` shows what is further up.
  package var dx: Double
  package var dy: Double
  /// Whether the device reports fractions of a notch.
  package var isPrecise: Bool
  package var modifiers: HostModifiers
  package var time: Double

  package init(
    x: Double,
    y: Double,
    dx: Double,
    dy: Double,
    isPrecise: Bool,
    modifiers: HostModifiers = [],
    time: Double
  ) {
    self.x = x
    self.y = y
    self.dx = dx
    self.dy = dy
    self.isPrecise = isPrecise
    self.modifiers = modifiers
    self.time = time
  }
}

/// A key going down or up.
package struct HostKey: Hashable, Sendable {
  /// The key's number in the USB HID keyboard usage page.
  package var usage: Int
  /// What the key is called on the current layout, such as `a` or `Return`.
  package var name: String
  package var isDown: Bool
  package var isRepeat: Bool
  package var modifiers: HostModifiers
  package var time: Double

  package init(
    usage: Int,
    name: String,
    isDown: Bool,
    isRepeat: Bool = false,
    modifiers: HostModifiers = [],
    time: Double
  ) {
    self.usage = usage
    self.name = name
    self.isDown = isDown
    self.isRepeat = isRepeat
    self.modifiers = modifiers
    self.time = time
  }
}

/// The modifier keys held down.
package struct HostModifiers: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let shift = HostModifiers(rawValue: 1)
  package static let control = HostModifiers(rawValue: 2)
  package static let alternate = HostModifiers(rawValue: 4)
  package static let command = HostModifiers(rawValue: 8)
  package static let capsLock = HostModifiers(rawValue: 16)
}
