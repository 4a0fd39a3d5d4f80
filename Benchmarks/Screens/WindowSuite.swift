internal import CSDL2
import Foundation
import WindowHost

/// A real window: what presenting costs beside the bare library, and what an idle one uses.
enum WindowSuite: Suite {
  static let name = "window"

  static func run() -> [Measurement] {
    guard ProcessInfo.processInfo.environment["DISPLAY"] != nil else {
      print("window: no display, left out")
      return []
    }
    return present() + idle()
  }

  /// One window at a time: a window behind another costs the server nothing.
  private static func present() -> [Measurement] {
    let (ours, strip) = ourTimes()
    let (bare, bareStrip) = bareTimes()
    return [("present", ours, bare), ("present a strip", strip, bareStrip)].map {
      name,
      ours,
      bare in
      Measurement(
        name: "window.\(name) 1179x2556",
        microseconds: ours,
        baseline: "bare window surface",
        baselineMicroseconds: bare,
        ratio: ours / bare,
        goal: name == "present" ? 1.1 : nil
      )
    }
  }

  private static func ourTimes() -> (whole: Double, strip: Double) {
    let size = HostSize(width: 1179, height: 2556)
    guard let host = try? SDLHost(title: "bench", size: size, scale: 1) else { return (.nan, .nan) }
    _ = host.events(until: host.now + 0.3)
    _ = host.framebuffer()
    // The pixels are shown, and may be painted again.
    func show(_ rect: HostPixelRect) {
      host.present([rect], firstRow: 0)
      _ = host.framebuffer()
    }
    let medians = race.medians([
      ("whole", { show(HostPixelRect(x: 0, y: 0, width: 1179, height: 2556)) }),
      ("strip", { show(HostPixelRect(x: 0, y: 2436, width: 1179, height: 120)) }),
    ])
    return (medians["whole"] ?? .nan, medians["strip"] ?? .nan)
  }

  private static func bareTimes() -> (whole: Double, strip: Double) {
    guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0,
      let window = SDL_CreateWindow("bare", 0, 0, 1179, 2556, SDL_WINDOW_SHOWN.rawValue)
    else { return (.nan, .nan) }
    defer { SDL_DestroyWindow(window) }
    var event = SDL_Event()
    for _ in 0..<30 {
      while SDL_PollEvent(&event) != 0 {}
      SDL_Delay(10)
    }
    _ = SDL_GetWindowSurface(window)
    var strip = SDL_Rect(x: 0, y: 2436, w: 1179, h: 120)
    let medians = race.medians([
      ("whole", { SDL_UpdateWindowSurface(window) }),
      ("strip", { SDL_UpdateWindowSurfaceRects(window, &strip, 1) }),
    ])
    return (medians["whole"] ?? .nan, medians["strip"] ?? .nan)
  }

  private static var race: Race { Race(warmUp: 10, rounds: 100) }

  /// Opens a screen of the gallery in a program of its own and leaves it alone.
  private static func idle() -> [Measurement] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("tsumiki")
    process.arguments = ["--screen", "masonry"]
    guard (try? process.run()) != nil else { return [] }
    Thread.sleep(forTimeInterval: 3)
    let before = processorTime(of: process.processIdentifier)
    Thread.sleep(forTimeInterval: 10)
    let used = processorTime(of: process.processIdentifier) - before
    process.terminate()
    process.waitUntilExit()
    return [
      Measurement(
        name: "window.idle, processor time in 10 s",
        microseconds: used / 1000,
        counts: ["microseconds": Int(used / 1000)],
        limits: ["microseconds": 5000]
      )
    ]
  }

  /// What all threads of a process have used, in nanoseconds.
  private static func processorTime(of process: Int32) -> Double {
    let folder = "/proc/\(process)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return threads.reduce(0) { sum, thread in
      let text = try? String(contentsOfFile: "\(folder)/\(thread)/schedstat", encoding: .utf8)
      return sum + (text?.split(separator: " ").first.flatMap { Double($0) } ?? 0)
    }
  }
}
