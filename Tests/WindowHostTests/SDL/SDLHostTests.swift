import CSDL2
import Testing

@testable import WindowHost

extension `SDL's events` {
  /// Windows of SDL's driver that shows nothing.
  @MainActor @Suite(.serialized) final class `in a window that nobody sees` {
    init() { SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "dummy", SDL_HINT_OVERRIDE) }

    deinit { SDL_ResetHint(SDL_HINT_VIDEODRIVER) }

    private func host(_ scale: Double? = nil) throws -> SDLHost {
      let host = try SDLHost(
        title: "Test",
        size: HostSize(width: 60, height: 40),
        scale: scale
      )
      // What comes of opening it.
      _ = host.events(until: 0)
      return host
    }

    private var window: OpaquePointer? {
      (0..<1000 as Range<UInt32>).lazy.compactMap { SDL_GetWindowFromID($0) }.first
    }

    private func push(_ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void = { _ in }) {
      var event = SDL_Event()
      event.type = type.rawValue
      fill(&event)
      SDL_PushEvent(&event)
    }

    @Test(arguments: [nil, 1, 2, 3]) func `a point is as many pixels as the scale says`(
      scale: Double?
    ) throws {
      let host = try host(scale)
      let pixels = scale ?? 1
      #expect(host.size == HostSize(width: 60, height: 40) && host.scale == pixels)
      let buffer = try #require(host.framebuffer())
      #expect(buffer.width == Int(60 * pixels) && buffer.height == Int(40 * pixels))
      #expect(buffer.bytesPerRow >= buffer.width * 4)
      // The mouse is told in points as well.
      push(SDL_MOUSEMOTION) { ($0.motion.x, $0.motion.y) = (30, 12) }
      guard case .pointer(let pointer)? = host.events(until: 0).last else {
        Issue.record("the mouse was lost")
        return
      }
      #expect(pointer.x == 30 / pixels && pointer.y == 12 / pixels)
    }

    @Test func `pixels stay until the size is another`() throws {
      let host = try host()
      let first = try #require(host.framebuffer())
      first.data.storeBytes(of: 0xFF12_3456, as: UInt32.self)
      host.present([HostPixelRect(x: 0, y: 0, width: 60, height: 40)], firstRow: 0)
      host.present([], firstRow: 0)
      let same = try #require(host.framebuffer())
      #expect(same.generation == first.generation)
      #expect(same.data.load(as: UInt32.self) == 0xFF12_3456)
      let window = try #require(self.window)
      SDL_SetWindowSize(window, 100, 50)
      let sizes = host.events(until: 0).compactMap { event in
        if case .resized(let size, let scale, _) = event { (size, scale) } else { nil }
      }
      #expect(sizes.last?.0 == HostSize(width: 100, height: 50) && sizes.last?.1 == 1)
      #expect(host.size == HostSize(width: 100, height: 50))
      let next = try #require(host.framebuffer())
      #expect(next.generation != first.generation && (next.width, next.height) == (100, 50))
      #expect((0..<100).allSatisfy { next.data.load(fromByteOffset: $0 * 4, as: UInt32.self) == 0 })
    }

    @Test func `waiting ends when it is woken, and that is no event`() throws {
      let host = try host()
      host.wake()
      let before = host.now
      #expect(host.events(until: before + 3600).isEmpty)
      #expect(host.now >= before && host.now < before + 3000)
      // A moment that has been is not waited for.
      #expect(host.events(until: before - 5).isEmpty)
    }

    @Test func `events come in their order, all at once`() throws {
      let host = try host()
      push(SDL_MOUSEMOTION) { $0.motion.x = 1 }
      host.wake()
      push(SDL_MOUSEMOTION) { $0.motion.x = 2 }
      push(SDL_QUIT)
      let events = host.events(until: host.now + 3600)
      let places = events.compactMap { event in
        if case .pointer(let pointer) = event { pointer.x } else { nil }
      }
      #expect(places == [1, 2] && events.last == .close)
      #expect(host.events(until: 0).isEmpty)
    }

    @Test func `has a title and a clipboard`() throws {
      let host = try host()
      #expect(host.title == "Test")
      host.title = "é漢"
      #expect(host.title == "é漢")
      host.clipboardText = "copied é"
      #expect(host.clipboardText == "copied é")
      #expect(host.clipboardBytes == Array("copied é".utf8))
      host.clipboardText = nil
      #expect(host.clipboardText == nil)
    }

    @Test func `text is typed only while there is a caret`() throws {
      let host = try host(2)
      #expect(SDL_IsTextInputActive() == SDL_FALSE)
      host.setTextInput(HostRect(x: 5, y: 6, width: 1, height: 10))
      #expect(SDL_IsTextInputActive() == SDL_TRUE)
      host.setTextInput(HostRect(x: 8, y: 6, width: 1, height: 10))
      #expect(SDL_IsTextInputActive() == SDL_TRUE)
      for _ in 0..<2 { host.setTextInput(nil) }
      #expect(SDL_IsTextInputActive() == SDL_FALSE)
    }

    @Test func `the pointer is hidden and shown`() throws {
      let host = try host()
      let query = SDL_QUERY
      for (look, isShown) in [
        (HostPointerStyle.hidden, false), (.hidden, false), (.beam, true), (.arrow, true),
      ] {
        host.setPointer(look)
        #expect((SDL_ShowCursor(query) == SDL_ENABLE) == isShown)
      }
    }

    @Test func `without a driver there is no window, and it is said why`() throws {
      SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "no such driver", SDL_HINT_OVERRIDE)
      do throws(SDLHost.Unavailable) {
        _ = try SDLHost(title: "", size: HostSize(width: 9, height: 9), scale: nil)
        Issue.record("there is a window")
      } catch {
        #expect(!error.hasDisplay && !error.description.isEmpty)
      }
    }

    @Test func `one that is let go of is closed`() throws {
      do { _ = try host() }
      #expect(SDL_WasInit(SDL_INIT_VIDEO) & SDL_INIT_VIDEO == 0)
      let again = try host()
      #expect(window != nil && again.title == "Test")
    }
  }
}
