import Foundation

/// From the start of a program to its first frame, beside the bare libraries that show one label.
enum StartSuite: Suite {
  static let name = "start"

  private static let rounds = 15
  /// In KiB.
  private static let mostMemory = 60 * 1024

  static func run() -> [Measurement] {
    let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let program = folder.appendingPathComponent("tsumiki").path
    guard FileManager.default.isExecutableFile(atPath: program) else {
      print("start: tsumiki is not built and left out")
      return []
    }
    guard let peer = compilePeer() else {
      print("start: no C compiler for the bare program, left out")
      return []
    }
    var found = [
      measure("headless", program, ["--png", "/dev/null"], peer, ["SDL_VIDEODRIVER": "dummy"])
    ]
    if ProcessInfo.processInfo.environment["DISPLAY"] != nil {
      found.append(measure("in a window", program, [], peer, [:]))
    }
    return found.compactMap { $0 }
  }

  private static func compilePeer() -> String? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tsumiki-start")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Peer/start.c.txt").path
    let compile =
      "cp '\(source)' start.c && cc -O2 -w start.c $(pkg-config --cflags --libs sdl2 pangocairo)"
      + " -o start"
    guard Shell.run("cd '\(folder.path)' && \(compile) 2>/dev/null") != nil else { return nil }
    return folder.appendingPathComponent("start").path
  }

  private static func measure(
    _ what: String,
    _ program: String,
    _ options: [String],
    _ peer: String,
    _ environment: [String: String]
  ) -> Measurement? {
    let arguments = ["--screen", "settings", "--scale", "2", "--first-frame"] + options
    var memory = 0
    var isRunning = true
    let times = Race(warmUp: 2, rounds: rounds).medians([
      (
        "ours",
        {
          guard let said = start(program, arguments, [:]) else {
            isRunning = false
            return
          }
          memory = max(memory, resident(said))
        }
      ), ("bare", { if start(peer, [], environment) == nil { isRunning = false } }),
    ])
    guard isRunning, let ours = times["ours"], let bare = times["bare"] else {
      print("start: \(what) did not run and is left out")
      return nil
    }
    let size =
      (try? FileManager.default.attributesOfItem(atPath: program)[.size] as? Int) ?? 0
    return Measurement(
      name: "start.settings \(what)",
      microseconds: ours,
      baseline: "SDL2, Cairo and Pango with one label",
      baselineMicroseconds: bare,
      ratio: ours / bare,
      goal: 2,
      counts: ["resident KiB": memory, "program KiB": size / 1024],
      limits: ["resident KiB": mostMemory]
    )
  }

  /// Runs a program to its end; returns what it says.
  private static func start(
    _ program: String,
    _ arguments: [String],
    _ environment: [String: String]
  ) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
  }

  private static func resident(_ text: String) -> Int {
    text.split(separator: "\n").lazy.filter { $0.hasPrefix("resident ") }
      .compactMap { Int($0.dropFirst(9)) }.first ?? 0
  }
}
