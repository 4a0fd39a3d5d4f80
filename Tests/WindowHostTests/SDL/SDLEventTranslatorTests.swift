import CSDL2
import Testing

@testable import WindowHost

/// What SDL says, and what the host makes of it; SDL has one set of modifiers for all.
@Suite(.serialized) struct `SDL's events` {
  private var translator = SDLEventTranslator()
  private let size = HostSize(width: 400, height: 300)

  init() { SDL_SetModState(KMOD_NONE) }

  private mutating func translate(
    _ type: SDL_EventType,
    _ fill: (inout SDL_Event) -> Void = { _ in }
  ) -> HostEvent? {
    var event = SDL_Event()
    event.type = type.rawValue
    fill(&event)
    return translator.translate(event, size: size, now: 7)
  }

  private mutating func button(_ button: Int32, isDown: Bool, which: UInt32 = 0) -> HostPointer? {
    let event = translate(isDown ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP) {
      $0.button.button = UInt8(button)
      $0.button.state = UInt8(isDown ? SDL_PRESSED : SDL_RELEASED)
      $0.button.which = which
      $0.button.x = 10
      $0.button.y = 20
    }
    if case .pointer(let pointer)? = event { return pointer }
    return nil
  }

  private mutating func motion(_ x: Int32, _ y: Int32, which: UInt32 = 0) -> HostPointer? {
    let event = translate(SDL_MOUSEMOTION) {
      $0.motion.x = x
      $0.motion.y = y
      $0.motion.which = which
    }
    if case .pointer(let pointer)? = event { return pointer }
    return nil
  }

  private mutating func wheel(
    _ x: Float,
    _ y: Float,
    isFlipped: Bool = false
  ) -> HostScroll? {
    let event = translate(SDL_MOUSEWHEEL) {
      $0.wheel.preciseX = x
      $0.wheel.preciseY = y
      $0.wheel.mouseX = 30
      $0.wheel.mouseY = 40
      $0.wheel.direction = isFlipped ? SDL_MOUSEWHEEL_FLIPPED.rawValue : 0
    }
    if case .scroll(let scroll)? = event { return scroll }
    return nil
  }

  @Test mutating func `of the end, and those nobody needs`() {
    #expect(translate(SDL_QUIT) == .close)
    #expect(translate(SDL_JOYAXISMOTION) == nil)
    #expect(translate(SDL_CLIPBOARDUPDATE) == nil)
  }

  @Test mutating func `of the window`() {
    func window(_ id: SDL_WindowEventID) -> HostEvent? {
      translate(SDL_WINDOWEVENT) { $0.window.event = UInt8(id.rawValue) }
    }
    #expect(window(SDL_WINDOWEVENT_EXPOSED) == .exposed)
    #expect(window(SDL_WINDOWEVENT_FOCUS_GAINED) == .focus(true, time: 7))
    #expect(window(SDL_WINDOWEVENT_FOCUS_LOST) == .focus(false, time: 7))
    #expect(window(SDL_WINDOWEVENT_MOVED) == nil)
    guard case .pointer(let left)? = window(SDL_WINDOWEVENT_LEAVE) else {
      Issue.record("Nobody hears of a mouse that left.")
      return
    }
    #expect(left.phase == .left && left.kind == .mouse)
    // With a button down the window keeps the mouse.
    _ = button(SDL_BUTTON_LEFT, isDown: true)
    #expect(window(SDL_WINDOWEVENT_LEAVE) == nil)
  }

  @Test mutating func `of a mouse are one touch from the first button to the last`() throws {
    #expect(motion(1, 2)?.phase == .hovered)
    let began = try #require(button(SDL_BUTTON_LEFT, isDown: true))
    #expect(
      began
        == HostPointer(
          id: SDLEventTranslator.mouseID,
          phase: .began,
          kind: .mouse,
          x: 10,
          y: 20,
          buttons: 1,
          time: 7
        )
    )
    #expect(motion(3, 4)?.phase == .moved)
    let second = try #require(button(SDL_BUTTON_RIGHT, isDown: true))
    #expect(second.phase == .moved && second.buttons == 3)
    let released = try #require(button(SDL_BUTTON_LEFT, isDown: false))
    #expect(released.phase == .moved && released.buttons == 2)
    let ended = try #require(button(SDL_BUTTON_RIGHT, isDown: false))
    #expect(ended.phase == .ended && ended.buttons == 0)
    #expect(motion(5, 6)?.phase == .hovered)
  }

  @Test mutating func `of buttons nobody knows, and of touches told as a mouse, are nothing`() {
    #expect(button(SDL_BUTTON_X1, isDown: true) == nil)
    #expect(button(SDL_BUTTON_LEFT, isDown: true, which: .max) == nil)
    #expect(motion(1, 1, which: .max) == nil)
    #expect(motion(1, 1)?.buttons == 0)
  }

  @Test mutating func `of a button that goes up without having gone down are nothing`() {
    #expect(button(SDL_BUTTON_LEFT, isDown: false) == nil)
    #expect(button(SDL_BUTTON_MIDDLE, isDown: true)?.phase == .began)
    #expect(button(SDL_BUTTON_MIDDLE, isDown: true) == nil)
    #expect(button(SDL_BUTTON_LEFT, isDown: false) == nil)
    #expect(button(SDL_BUTTON_MIDDLE, isDown: false)?.phase == .ended)
  }

  /// Whatever the order of three buttons: first began, last ended, in between moved.
  @Test mutating func `of three buttons in any order begin and end once`() {
    let buttons = [SDL_BUTTON_LEFT, SDL_BUTTON_MIDDLE, SDL_BUTTON_RIGHT]
    for down in 0..<27 {
      for up in 0..<27 {
        let (press, release) = (order(down), order(up))
        guard let press, let release else { continue }
        let phases =
          press.map { button(buttons[$0], isDown: true)?.phase }
          + release.map { button(buttons[$0], isDown: false)?.phase }
        #expect(phases == [.began, .moved, .moved, .moved, .moved, .ended])
      }
    }
  }

  private func order(_ number: Int) -> [Int]? {
    let digits = [number % 3, number / 3 % 3, number / 9]
    return Set(digits).count == 3 ? digits : nil
  }

  @Test mutating func `are in points, also where the window counts otherwise`() {
    translator.pointsPerUnit = 0.5
    #expect(motion(30, 50).map { [$0.x, $0.y] } == [15, 25])
    #expect(wheel(0, 1).map { [$0.x, $0.y] } == [15, 20])
  }

  @Test mutating func `of a wheel show what is further up, notch by notch`() throws {
    let up = try #require(wheel(0, 1))
    #expect([up.dx, up.dy] == [0, 1] && !up.isPrecise && up.time == 7)
    let right = try #require(wheel(2, 0))
    #expect([right.dx, right.dy] == [-2, 0])
    let flipped = try #require(wheel(2, 1, isFlipped: true))
    #expect([flipped.dx, flipped.dy] == [2, -1])
    #expect(wheel(0, 0) == nil)
  }

  @Test mutating func `of a device that once told fractions are precise from then on`() {
    #expect(wheel(0, 1)?.isPrecise == false)
    #expect(wheel(0, 0.25)?.isPrecise == true)
    #expect(wheel(0, 1)?.isPrecise == true)
  }

  @Test mutating func `of fingers are shares of the size, each with its number`() {
    let types = [SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP]
    let phases: [HostPointer.Phase] = [.began, .moved, .ended]
    for (type, phase) in zip(types, phases) {
      let event = translate(type) {
        $0.tfinger.fingerId = 3
        $0.tfinger.x = 0.25
        $0.tfinger.y = 0.5
      }
      #expect(
        event
          == .pointer(HostPointer(id: 3, phase: phase, kind: .finger, x: 100, y: 150, time: 7))
      )
    }
  }

  @Test mutating func `of keys have the number of the keyboard and the name of the layout`() {
    func key(isDown: Bool, isRepeat: Bool) -> HostEvent? {
      translate(isDown ? SDL_KEYDOWN : SDL_KEYUP) {
        $0.key.state = UInt8(isDown ? SDL_PRESSED : SDL_RELEASED)
        $0.key.repeat = isRepeat ? 1 : 0
        $0.key.keysym.scancode = SDL_SCANCODE_A
        $0.key.keysym.sym = SDL_Keycode(UInt8(ascii: "q"))
      }
    }
    let down = HostKey(usage: 4, name: "Q", isDown: true, time: 7)
    #expect(key(isDown: true, isRepeat: false) == .key(down))
    var held = down
    held.isRepeat = true
    #expect(key(isDown: true, isRepeat: true) == .key(held))
    var up = down
    up.isDown = false
    #expect(key(isDown: false, isRepeat: false) == .key(up))
  }

  @Test mutating func `tell which modifiers are held, left or right`() {
    let held: [(SDL_Keymod, HostModifiers)] = [
      (KMOD_NONE, []), (KMOD_LSHIFT, .shift), (KMOD_RSHIFT, .shift), (KMOD_LCTRL, .control),
      (KMOD_RALT, .alternate), (KMOD_LGUI, .command), (KMOD_CAPS, .capsLock),
      (SDL_Keymod(KMOD_LSHIFT.rawValue | KMOD_RGUI.rawValue), [.shift, .command]),
      (KMOD_NUM, []),
    ]
    for (state, modifiers) in held {
      SDL_SetModState(state)
      #expect(motion(1, 1)?.modifiers == modifiers)
      #expect(wheel(0, 1)?.modifiers == modifiers)
    }
    SDL_SetModState(KMOD_NONE)
  }

  @Test mutating func `of text end at the first nought`() {
    let text = "é漢"
    let typed = translate(SDL_TEXTINPUT) { event in
      withUnsafeMutableBytes(of: &event.text.text) { bytes in
        bytes.copyBytes(from: text.utf8 + [0, 65])
      }
    }
    #expect(typed == .text(text, time: 7))
    let composed = translate(SDL_TEXTEDITING) { event in
      withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: "かな".utf8) }
      event.edit.start = 1
      event.edit.length = 2
    }
    #expect(composed == .textEditing("かな", start: 1, length: 2, time: 7))
  }

  /// Text that fills the event has no nought at its end.
  @Test mutating func `of text that fills all the room are whole`() {
    let typed = translate(SDL_TEXTINPUT) { event in
      withUnsafeMutableBytes(of: &event.text.text) { bytes in
        for index in bytes.indices { bytes[index] = 97 }
      }
    }
    #expect(typed == .text(String(repeating: "a", count: 32), time: 7))
  }
}
