internal import CSDL2
import Foundation

/// A window through SDL2, drawn in software straight into the window's surface.
///
/// All calls but `wake()` belong to the main thread.
package final class SDLHost: WindowHost {
  package private(set) var size: HostSize
  package private(set) var scale: Double
  package private(set) var framesPerSecond: Double = 60

  private let window: OpaquePointer
  private let fixedScale: Double?
  private let wakeEvent: UInt32
  private var translator = SDLEventTranslator()
  private var surface: UnsafeMutablePointer<SDL_Surface>?
  private var staging: Staging?
  private var shared: SharedSurface?
  /// Whether the window's pixels are shared with the server; nil until that was tried.
  private var isShared: Bool?
  private var generation = 0
  private var pointerLook = HostPointerStyle.arrow
  private var cursors: [HostPointerStyle: OpaquePointer] = [:]

  /// Why a window cannot be had.
  package struct Unavailable: Error, CustomStringConvertible {
    package let description: String
    /// Whether there is a display, which cannot show such a window.
    package let hasDisplay: Bool
  }

  /// Opens a window whose content is `size` points.
  ///
  /// `scale` is how many pixels a point is; nil takes the display's. Throws `Unavailable` when no
  /// display can be reached, or the display cannot show such a window.
  package init(title: String, size: HostSize, scale: Double?) throws(Unavailable) {
    SDL_SetMainReady()
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
    SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1")
    Self.chooseDriver()
    guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else { throw Self.failure(hasDisplay: false) }
    DisplayLoss.report()
    let pixels = HostSize(
      width: size.width * (scale ?? 1),
      height: size.height * (scale ?? 1)
    )
    let centered = Int32(SDL_WINDOWPOS_CENTERED_MASK)
    guard
      let window = SDL_CreateWindow(
        title,
        centered,
        centered,
        Int32(pixels.width.rounded()),
        Int32(pixels.height.rounded()),
        SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
          | SDL_WINDOW_SHOWN.rawValue
      )
    else {
      let failure = Self.failure(hasDisplay: true)
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw failure
    }
    self.window = window
    self.size = size
    self.scale = scale ?? 1
    fixedScale = scale
    wakeEvent = SDL_RegisterEvents(1)
    SDL_StopTextInput()
    measure()
  }

  /// Takes the desktop that the environment names and no other, as SDL would then go on to drivers
  /// that show nothing.
  ///
  /// Without one only the bare screen is left, as on a kiosk; a server that happens to run on the
  /// machine belongs to someone else. `SDL_VIDEODRIVER` has the last word.
  private static func chooseDriver() {
    let named = [("DISPLAY", "x11"), ("WAYLAND_DISPLAY", "wayland")]
      .filter { getenv($0.0).map { $0.pointee != 0 } ?? false }.map(\.1)
    SDL_SetHint(
      SDL_HINT_VIDEODRIVER,
      named.isEmpty ? "KMSDRM" : named.joined(separator: ",")
    )
  }

  deinit {
    for cursor in cursors.values { SDL_FreeCursor(cursor) }
    DisplayLoss.perform(nil)
    shared = nil
    SDL_DestroyWindow(window)
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
  }

  package var now: Double {
    Double(SDL_GetPerformanceCounter()) / Double(SDL_GetPerformanceFrequency())
  }

  package var title: String {
    get { String(cString: SDL_GetWindowTitle(window)) }
    set { SDL_SetWindowTitle(window, newValue) }
  }

  package var clipboardBytes: [UInt8]? {
    guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else {
      return nil
    }
    defer { SDL_free(text) }
    return Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }

  package var clipboardText: String? {
    get { clipboardBytes.map { String(decoding: $0, as: UTF8.self) } }
    set { SDL_SetClipboardText(newValue ?? "") }
  }

  package func events(until deadline: Double) -> [HostEvent] {
    var result: [HostEvent] = []
    var event = SDL_Event()
    let wait = deadline - now
    if wait > 0 {
      // Rounding down and polling the rest would spin; rounding up is at most one millisecond late.
      let milliseconds = Int32(min((wait * 1000).rounded(.up), 3_600_000))
      if SDL_WaitEventTimeout(&event, milliseconds) == 0 { return [] }
      take(event, into: &result)
    }
    while SDL_PollEvent(&event) != 0 { take(event, into: &result) }
    return result
  }

  package func wake() {
    var event = SDL_Event()
    event.type = wakeEvent
    SDL_PushEvent(&event)
  }

  package func framebuffer() -> Framebuffer? {
    sharedFramebuffer() ?? surfaceFramebuffer()
  }

  package func ring() -> RowRing? { shared?.ring }

  private func sharedFramebuffer() -> Framebuffer? {
    guard isShared != false else { return nil }
    var pixels = (width: Int32(0), height: Int32(0))
    SDL_GetWindowSizeInPixels(window, &pixels.width, &pixels.height)
    let (width, height) = (Int(pixels.width), Int(pixels.height))
    if shared?.width != width || shared?.height != height {
      shared = SharedSurface(of: window, width: width, height: height)
      isShared = shared != nil
      generation += 1
    }
    return shared?.framebuffer(generation: generation)
  }

  private func surfaceFramebuffer() -> Framebuffer? {
    guard let current = SDL_GetWindowSurface(window) else { return nil }
    if current != surface {
      surface = current
      generation += 1
      staging = nil
    }
    let width = Int(current.pointee.w)
    let height = Int(current.pointee.h)
    if current.pointee.format.pointee.format == SDL_PIXELFORMAT_RGB888.rawValue
      || current.pointee.format.pointee.format == SDL_PIXELFORMAT_ARGB8888.rawValue
    {
      return Framebuffer(
        data: current.pointee.pixels,
        width: width,
        height: height,
        bytesPerRow: Int(current.pointee.pitch),
        generation: generation
      )
    }
    // Displays of another depth get a converted copy of what changed.
    let staging = self.staging ?? Staging(width: width, height: height)
    self.staging = staging
    return Framebuffer(
      data: staging.data,
      width: width,
      height: height,
      bytesPerRow: width * 4,
      generation: generation
    )
  }

  package func present(_ rects: [HostPixelRect], firstRow: Int) {
    guard !rects.isEmpty else { return }
    if let shared { return shared.show(rects, firstRow: firstRow) }
    guard let surface else { return }
    if let staging { staging.convert(rects, to: surface) }
    let rects = rects.map {
      SDL_Rect(x: Int32($0.x), y: Int32($0.y), w: Int32($0.width), h: Int32($0.height))
    }
    SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count))
  }

  package func setTextInput(_ rect: HostRect?) {
    guard let rect else {
      if SDL_IsTextInputActive() == SDL_TRUE { SDL_StopTextInput() }
      return
    }
    let unit = translator.pointsPerUnit
    var area = SDL_Rect(
      x: Int32(rect.x / unit),
      y: Int32(rect.y / unit),
      w: Int32(rect.width / unit),
      h: Int32(rect.height / unit)
    )
    SDL_SetTextInputRect(&area)
    if SDL_IsTextInputActive() == SDL_FALSE { SDL_StartTextInput() }
  }

  package func onDisplayLoss(_ action: @escaping @MainActor @Sendable () -> Void) {
    DisplayLoss.perform(action)
  }

  package func setPointer(_ look: HostPointerStyle) {
    guard look != pointerLook else { return }
    pointerLook = look
    SDL_ShowCursor(look == .hidden ? SDL_DISABLE : SDL_ENABLE)
    guard look != .hidden else { return }
    let cursor =
      cursors[look]
      ?? SDL_CreateSystemCursor(look == .beam ? SDL_SYSTEM_CURSOR_IBEAM : SDL_SYSTEM_CURSOR_ARROW)
    guard let cursor else { return }
    cursors[look] = cursor
    SDL_SetCursor(cursor)
  }

  private func take(_ event: SDL_Event, into events: inout [HostEvent]) {
    guard event.type != wakeEvent else { return }
    if event.type == SDL_WINDOWEVENT.rawValue {
      switch SDL_WindowEventID(UInt32(event.window.event)) {
      case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED:
        // The next surface may lie where this one did, and is another all the same.
        surface = nil
        measure()
        events.append(.resized(size, scale: scale, time: now))
        return
      default: break
      }
    }
    if let translated = translator.translate(event, size: size, now: now) {
      events.append(translated)
    }
  }

  /// Reads the window's size, scale and display rate.
  private func measure() {
    var units = (width: Int32(0), height: Int32(0))
    var pixels = (width: Int32(0), height: Int32(0))
    SDL_GetWindowSize(window, &units.width, &units.height)
    SDL_GetWindowSizeInPixels(window, &pixels.width, &pixels.height)
    let density = units.width > 0 ? Double(pixels.width) / Double(units.width) : 1
    scale = fixedScale ?? density
    size = HostSize(
      width: Double(pixels.width) / scale,
      height: Double(pixels.height) / scale
    )
    translator.pointsPerUnit = density / scale
    var mode = SDL_DisplayMode()
    if SDL_GetCurrentDisplayMode(max(0, SDL_GetWindowDisplayIndex(window)), &mode) == 0,
      mode.refresh_rate > 0
    {
      framesPerSecond = Double(mode.refresh_rate)
    }
  }

  private static func failure(hasDisplay: Bool) -> Unavailable {
    Unavailable(description: String(cString: SDL_GetError()), hasDisplay: hasDisplay)
  }

  /// Pixels in our format for a surface in another.
  private final class Staging {
    let data: UnsafeMutableRawPointer
    let width: Int

    init(width: Int, height: Int) {
      self.width = width
      data = .allocate(byteCount: width * height * 4, alignment: 64)
      data.initializeMemory(as: UInt8.self, repeating: 0, count: width * height * 4)
    }

    deinit { data.deallocate() }

    func convert(_ rects: [HostPixelRect], to surface: UnsafeMutablePointer<SDL_Surface>) {
      let format = surface.pointee.format.pointee
      for rect in rects {
        SDL_ConvertPixels(
          Int32(rect.width),
          Int32(rect.height),
          SDL_PIXELFORMAT_RGB888.rawValue,
          data + (rect.y * width + rect.x) * 4,
          Int32(width * 4),
          format.format,
          surface.pointee.pixels + rect.y * Int(surface.pointee.pitch)
            + rect.x * Int(format.BytesPerPixel),
          surface.pointee.pitch
        )
      }
    }
  }
}
