internal import CSDL2

/// Turns SDL's events into the host's.
struct SDLEventTranslator {
  /// How many points one of the window's own units is.
  var pointsPerUnit = 1.0

  /// The mouse's number among the pointers; SDL numbers fingers upwards from zero.
  static let mouseID = -1

  /// Fractions of a notch only come from devices that scroll smoothly.
  private var isPrecise = false
  private var mouseButtons = 0

  mutating func translate(_ event: SDL_Event, size: HostSize, now: Double) -> HostEvent? {
    switch SDL_EventType(event.type) {
    case SDL_QUIT: .close
    case SDL_APP_LOWMEMORY: .memoryWarning(time: now)
    case SDL_WINDOWEVENT: window(event.window, now: now)
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: button(event.button, now: now)
    case SDL_MOUSEMOTION: motion(event.motion, now: now)
    case SDL_MOUSEWHEEL: wheel(event.wheel, now: now)
    case SDL_FINGERDOWN: finger(event.tfinger, .began, size, now)
    case SDL_FINGERMOTION: finger(event.tfinger, .moved, size, now)
    case SDL_FINGERUP: finger(event.tfinger, .ended, size, now)
    case SDL_KEYDOWN, SDL_KEYUP: key(event.key, now: now)
    case SDL_TEXTINPUT: text(event.text, now: now)
    case SDL_TEXTEDITING: editing(event.edit, now: now)
    default: nil
    }
  }

  private func window(_ event: SDL_WindowEvent, now: Double) -> HostEvent? {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_EXPOSED: .exposed
    case SDL_WINDOWEVENT_FOCUS_GAINED: .focus(true, time: now)
    case SDL_WINDOWEVENT_FOCUS_LOST: .focus(false, time: now)
    case SDL_WINDOWEVENT_LEAVE where mouseButtons == 0: pointer(x: -1, y: -1, .left, now: now)
    default: nil
    }
  }

  private mutating func button(_ event: SDL_MouseButtonEvent, now: Double) -> HostEvent? {
    // The touch mouse repeats what the finger events already say.
    guard event.which != UInt32.max else { return nil }
    let bit =
      switch Int32(event.button) {
      case SDL_BUTTON_LEFT: 1
      case SDL_BUTTON_RIGHT: 2
      case SDL_BUTTON_MIDDLE: 4
      default: 0
      }
    guard bit != 0 else { return nil }
    let before = mouseButtons
    mouseButtons = event.state == SDL_PRESSED ? before | bit : before & ~bit
    // A button that was pressed elsewhere and is let go here was never down.
    guard mouseButtons != before else { return nil }
    let phase: HostPointer.Phase =
      before == 0 ? .began : (mouseButtons == 0 ? .ended : .moved)
    return pointer(x: event.x, y: event.y, phase, now: now)
  }

  private func motion(_ event: SDL_MouseMotionEvent, now: Double) -> HostEvent? {
    guard event.which != UInt32.max else { return nil }
    return pointer(x: event.x, y: event.y, mouseButtons == 0 ? .hovered : .moved, now: now)
  }

  private func pointer(
    x: Int32,
    y: Int32,
    _ phase: HostPointer.Phase,
    now: Double
  ) -> HostEvent {
    .pointer(
      HostPointer(
        id: Self.mouseID,
        phase: phase,
        kind: .mouse,
        x: Double(x) * pointsPerUnit,
        y: Double(y) * pointsPerUnit,
        buttons: mouseButtons,
        modifiers: modifiers(),
        time: now
      )
    )
  }

  private mutating func wheel(_ event: SDL_MouseWheelEvent, now: Double) -> HostEvent? {
    let sign: Double = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1 : 1
    let dx = Double(event.preciseX)
    let dy = Double(event.preciseY)
    guard dx != 0 || dy != 0 else { return nil }
    if dx != dx.rounded() || dy != dy.rounded() { isPrecise = true }
    return .scroll(
      HostScroll(
        x: Double(event.mouseX) * pointsPerUnit,
        y: Double(event.mouseY) * pointsPerUnit,
        dx: -dx * sign,
        dy: dy * sign,
        isPrecise: isPrecise,
        modifiers: modifiers(),
        time: now
      )
    )
  }

  private func finger(
    _ event: SDL_TouchFingerEvent,
    _ phase: HostPointer.Phase,
    _ size: HostSize,
    _ now: Double
  ) -> HostEvent {
    .pointer(
      HostPointer(
        id: Int(truncatingIfNeeded: event.fingerId),
        phase: phase,
        kind: .finger,
        x: Double(event.x) * size.width,
        y: Double(event.y) * size.height,
        modifiers: modifiers(),
        time: now
      )
    )
  }

  private func key(_ event: SDL_KeyboardEvent, now: Double) -> HostEvent {
    .key(
      HostKey(
        usage: Int(event.keysym.scancode.rawValue),
        name: String(cString: SDL_GetKeyName(event.keysym.sym)),
        isDown: event.state == SDL_PRESSED,
        isRepeat: event.`repeat` != 0,
        modifiers: modifiers(),
        time: now
      )
    )
  }

  private func text(_ event: SDL_TextInputEvent, now: Double) -> HostEvent {
    .text(Self.string(event.text), time: now)
  }

  private func editing(_ event: SDL_TextEditingEvent, now: Double) -> HostEvent {
    .textEditing(
      Self.string(event.text),
      start: Int(event.start),
      length: Int(event.length),
      time: now
    )
  }

  /// A C array of characters as a string, up to its first NUL.
  private static func string<Characters>(_ characters: Characters) -> String {
    withUnsafeBytes(of: characters) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  private func modifiers() -> HostModifiers {
    let state = SDL_GetModState().rawValue
    var result: HostModifiers = []
    if state & KMOD_SHIFT.rawValue != 0 { result.insert(.shift) }
    if state & KMOD_CTRL.rawValue != 0 { result.insert(.control) }
    if state & KMOD_ALT.rawValue != 0 { result.insert(.alternate) }
    if state & KMOD_GUI.rawValue != 0 { result.insert(.command) }
    if state & KMOD_CAPS.rawValue != 0 { result.insert(.capsLock) }
    return result
  }
}
