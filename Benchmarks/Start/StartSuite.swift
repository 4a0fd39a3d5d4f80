import Foundation

/// From the start of a program to its first frame, beside the bare libraries that show one label.
enum StartSuite: Suite {
  static let name = "start"

  private static let rounds = 15
  /// In KiB.
  private static let largestProgram = 66 * 1024

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
    let bare = "SDL2, Cairo and Pango with one label"
    let picture = ["--png", "/dev/null"]
    var found = [
      measure(
        "headless",
        program,
        picture,
        Peer(name: bare, program: peer, environment: ["SDL_VIDEODRIVER": "dummy"], goal: 1.3)
      )
    ]
    if ProcessInfo.processInfo.environment["DISPLAY"] != nil {
      found.append(
        measure(
          "in a window",
          program,
          [],
          Peer(name: bare, program: peer, goal: 1.25, mostMemory: 43 * 1024)
        )
      )
    }
    if let quick = compileQuick() {
      let environment = [
        "QT_QUICK_BACKEND": "software", "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": "2",
      ]
      found.append(
        measure(
          "headless, beside Qt",
          program,
          picture,
          Peer(
            name: "Qt Quick with one label",
            program: quick,
            environment: environment,
            goal: 0.7
          )
        )
      )
    } else {
      print("start: Qt Quick is not installed and left out")
    }
    return found.compactMap { $0 }
  }

  /// What a start is compared with.
  private struct Peer {
    let name: String
    let program: String
    var environment: [String: String] = [:]
    let goal: Double
    /// What may be resident of ours after the first frame, in KiB.
    var mostMemory = 36 * 1024
  }

  private static func compileQuick() -> String? {
    compile(
      "start_qt.cpp",
      "c++ -O2 -w -std=c++17 -fPIC start_qt.cpp"
        + " $(pkg-config --cflags --libs Qt6Quick Qt6Qml Qt6Gui Qt6Core) -o start_qt"
    )
    .map { $0 + "/start_qt" }
  }

  private static func compilePeer() -> String? {
    compile("start.c", "cc -O2 -w start.c $(pkg-config --cflags --libs sdl2 pangocairo) -o start")
      .map { $0 + "/start" }
  }

  /// Compiles a source beside this file; returns the folder it is compiled in.
  private static func compile(_ source: String, _ command: String) -> String? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tsumiki-start")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Peer/\(source).txt").path
    let line = "cd '\(folder.path)' && cp '\(path)' \(source) && \(command) 2>/dev/null"
    return Shell.run(line) == nil ? nil : folder.path
  }

  private static func measure(
    _ what: String,
    _ program: String,
    _ options: [String],
    _ peer: Peer
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
      ), ("bare", { if start(peer.program, [], peer.environment) == nil { isRunning = false } }),
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
      baseline: peer.name,
      baselineMicroseconds: bare,
      ratio: ours / bare,
      goal: peer.goal,
      counts: ["resident KiB": memory, "program KiB": size / 1024],
      limits: ["resident KiB": peer.mostMemory, "program KiB": largestProgram]
    )
  }

  /// Runs a program to its end; returns what it says.
  ///
  /// Foundation's `Process` takes tens of milliseconds for itself, which would hide a difference.
  private static func start(
    _ program: String,
    _ arguments: [String],
    _ environment: [String: String]
  ) -> String? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var pairs = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + pairs { free(word) } }
    var child: pid_t = 0
    let isStarted = posix_spawn(&child, program, &actions, nil, &words, &pairs) == 0
    close(ends[1])
    defer { close(ends[0]) }
    guard isStarted else { return nil }
    var said: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(ends[0], &buffer, buffer.count)
      guard count > 0 else { break }
      said += buffer[..<count]
    }
    var status: Int32 = 0
    waitpid(child, &status, 0)
    return status == 0 ? String(decoding: said, as: UTF8.self) : nil
  }

  private static func resident(_ text: String) -> Int {
    text.split(separator: "\n").lazy.filter { $0.hasPrefix("resident ") }
      .compactMap { Int($0.dropFirst(9)) }.first ?? 0
  }
}
