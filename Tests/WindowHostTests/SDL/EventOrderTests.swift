import CSDL2
import TestSupport
import Testing

@testable import WindowHost

extension `SDL's events` {
  /// Long runs of events, as hands make them and as no hand could.
  @Suite(.serialized) struct `in any order` {
    private static let buttons: [(number: Int32, bit: Int)] = [
      (SDL_BUTTON_LEFT, 1), (SDL_BUTTON_MIDDLE, 4), (SDL_BUTTON_RIGHT, 2), (SDL_BUTTON_X1, 0),
    ]

    private struct Run {
      var translator = SDLEventTranslator()
      var random: SplitMix64
      let size = HostSize(width: 320, height: 200)
      /// The buttons that are down.
      var down = 0

      init(seed: Int) {
        SDL_SetModState(KMOD_NONE)
        random = SplitMix64(seed: seed)
        translator.pointsPerUnit = random.pick([0.5, 1, 2])
      }

      mutating func send(
        _ type: SDL_EventType,
        _ fill: (inout SDL_Event) -> Void
      ) -> HostEvent? {
        var event = SDL_Event()
        event.type = type.rawValue
        fill(&event)
        return translator.translate(event, size: size, now: 1)
      }

      mutating func button(
        _ number: Int32,
        isDown: Bool,
        _ x: Int32,
        _ y: Int32
      ) -> HostPointer? {
        let event = send(isDown ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP) {
          $0.button.button = UInt8(number)
          $0.button.state = UInt8(isDown ? SDL_PRESSED : SDL_RELEASED)
          ($0.button.x, $0.button.y) = (x, y)
        }
        if case .pointer(let pointer)? = event { return pointer }
        return nil
      }
    }

    /// What must come of a button that changes, by the buttons down before and after.
    private func phase(_ before: Int, _ after: Int) -> HostPointer.Phase? {
      if before == after { return nil }
      if before == 0 { return .began }
      return after == 0 ? .ended : .moved
    }

    @Test(arguments: 0..<40) func `a mouse touches from its first button to its last`(seed: Int) {
      var run = Run(seed: seed)
      let unit = run.translator.pointsPerUnit
      var isTouching = false
      for _ in 0..<80 {
        let (x, y) = (Int32(run.random.int(-50...900)), Int32(run.random.int(-50...900)))
        let pointer: HostPointer?
        switch run.random.int(0...3) {
        case 0, 1:
          let (number, bit) = run.random.pick(`in any order`.buttons)
          let isDown = run.random.once(in: 2)
          let after = isDown ? run.down | bit : run.down & ~bit
          let expected = phase(run.down, after)
          run.down = after
          pointer = run.button(number, isDown: isDown, x, y)
          #expect(pointer?.phase == expected)
        case 2:
          let event = run.send(SDL_MOUSEMOTION) { ($0.motion.x, $0.motion.y) = (x, y) }
          guard case .pointer(let moved)? = event else {
            Issue.record("a movement was lost")
            continue
          }
          #expect(moved.phase == (run.down == 0 ? .hovered : .moved))
          pointer = moved
        default:
          let event = run.send(SDL_WINDOWEVENT) {
            $0.window.event = UInt8(SDL_WINDOWEVENT_LEAVE.rawValue)
          }
          // A finger on the glass does not leave it with the pointer.
          #expect((event == nil) == (run.down != 0))
          continue
        }
        guard let pointer else { continue }
        #expect(pointer.id == SDLEventTranslator.mouseID && pointer.kind == .mouse)
        #expect(pointer.buttons == run.down)
        #expect(pointer.x == Double(x) * unit && pointer.y == Double(y) * unit)
        // Touches begin and end by turns.
        switch pointer.phase {
        case .began:
          #expect(!isTouching)
          isTouching = true
        case .ended:
          #expect(isTouching)
          isTouching = false
        default: #expect(isTouching == (pointer.phase == .moved))
        }
      }
    }

    @Test(arguments: 0..<20) func `a wheel goes the way the content does, in its own steps`(
      seed: Int
    ) {
      var run = Run(seed: 100 + seed)
      var isPrecise = false
      for _ in 0..<40 {
        let isFine = run.random.once(in: 12)
        let (x, y) = (
          Float(run.random.int(-3...3)) + (isFine ? 0.25 : 0), Float(run.random.int(-3...3))
        )
        let isFlipped = run.random.once(in: 3)
        let event = run.send(SDL_MOUSEWHEEL) {
          ($0.wheel.preciseX, $0.wheel.preciseY) = (x, y)
          $0.wheel.direction = isFlipped ? SDL_MOUSEWHEEL_FLIPPED.rawValue : 0
        }
        if x == 0, y == 0 {
          #expect(event == nil)
          continue
        }
        isPrecise = isPrecise || isFine
        guard case .scroll(let scroll)? = event else {
          Issue.record("a turn of the wheel was lost")
          continue
        }
        #expect(scroll.isPrecise == isPrecise)
        let sign: Double = isFlipped ? -1 : 1
        #expect(scroll.dx == -Double(x) * sign && scroll.dy == Double(y) * sign)
      }
    }

    @Test func `any fingers are apart from each other and from the mouse`() {
      var run = Run(seed: 3)
      let numbers: [SDL_FingerID] = [0, 1, .max >> 1, 1 << 40]
      var seen: Set<Int> = [SDLEventTranslator.mouseID]
      for number in numbers {
        let event = run.send(SDL_FINGERDOWN) {
          $0.tfinger.fingerId = number
          ($0.tfinger.x, $0.tfinger.y) = (1, 0)
        }
        guard case .pointer(let pointer)? = event else {
          Issue.record("a finger was lost")
          continue
        }
        #expect(seen.insert(pointer.id).inserted)
        #expect(pointer.x == 320 && pointer.y == 0 && pointer.buttons == 0)
      }
    }

    /// Every event there can be, with nothing in it.
    @Test func `events of every number are taken, or nothing`() {
      var run = Run(seed: 4)
      let taken = (0..<0xA000 as Range<UInt32>).filter { number in
        run.send(SDL_EventType(number)) { _ in } != nil
      }
      let known = [
        SDL_QUIT, SDL_KEYDOWN, SDL_KEYUP, SDL_TEXTEDITING, SDL_TEXTINPUT, SDL_MOUSEMOTION,
        SDL_FINGERDOWN, SDL_FINGERUP, SDL_FINGERMOTION, SDL_APP_LOWMEMORY,
      ]
      #expect(Set(taken) == Set(known.map(\.rawValue)))
    }

    @Test(arguments: 0..<30) func `text of any bytes is text`(seed: Int) {
      var run = Run(seed: 200 + seed)
      let bytes = (0..<run.random.int(0...31)).map { _ in
        UInt8(run.random.pick([0x61, 0xC3, 0xA9, 0xF0, 0x9F, 0x99, 0x82, 0xFF]))
      }
      let event = run.send(SDL_TEXTINPUT) { event in
        withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: bytes) }
      }
      #expect(event == .text(String(decoding: bytes, as: UTF8.self), time: 1))
    }
  }
}
