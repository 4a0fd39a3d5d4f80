import CXCB
import CoreGraphics
import Foundation
import Testing

/// A window on a display of the test's own.
@Suite(.serialized) struct WindowTests {
  /// A display server, and a program that has a window there.
  private final class Desktop {
    private let server = Process()
    let program = Process()
    private let errors = Command.file(".txt")
    private let memory: URL
    private let display: String
    private let ended = DispatchSemaphore(value: 0)

    init(_ arguments: [String]) throws {
      let numbers = Pipe()
      server.executableURL = URL(fileURLWithPath: "/usr/bin/Xvfb")
      memory = Command.file("")
      try FileManager.default.createDirectory(at: memory, withIntermediateDirectories: true)
      server.arguments = [
        "-displayfd", "1", "-screen", "0", "800x1000x24", "-nolisten", "tcp", "-fbdir", memory.path,
      ]
      server.standardOutput = numbers
      server.standardError = FileHandle.nullDevice
      try server.run()
      let line = String(decoding: numbers.fileHandleForReading.availableData, as: UTF8.self)
      display = ":" + line.trimmingCharacters(in: .whitespacesAndNewlines)
      // Whoever runs the tests may have some signals ignored, as shells do in the background.
      program.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      program.arguments = ["--default-signal", Command.program.path] + arguments
      program.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": display]) { $1 }
      try Data().write(to: errors)
      program.standardError = try FileHandle(forWritingTo: errors)
      program.terminationHandler = { [ended] _ in ended.signal() }
      try program.run()
    }

    deinit {
      program.end()
      server.end()
    }

    var said: String { (try? String(contentsOf: errors, encoding: .utf8)) ?? "" }

    func loseDisplay() { server.end() }

    /// Waits for the first frame: until then the screen is black.
    func waitForFrame() {
      wait(30) {
        (try? screen(x: 300, y: 400, width: 8, height: 8))?.contains { $0 != 0 } ?? false
      }
    }

    /// The colours of a part of the screen as red, green and blue, by the server's own memory: an
    /// XWD file, of which the words are the lowest byte last.
    func screen(x: Int, y: Int, width: Int, height: Int) throws -> [UInt8] {
      let file = [UInt8](try Data(contentsOf: memory.appendingPathComponent("Xvfb_screen0")))
      func word(_ index: Int) -> Int {
        file[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) }
      }
      let (pixels, bytesPerRow) = (word(0) + word(19) * 12, word(12))
      return (y..<y + height).flatMap { row in
        (x..<x + width).flatMap { column in
          let start = pixels + row * bytesPerRow + column * 4
          return [file[start + 2], file[start + 1], file[start]]
        }
      }
    }

    /// Waits for the window in the middle of the screen to show some colours.
    func expect(_ colors: [UInt8], width: Int, height: Int, _ comment: Comment = "") {
      var isSame = false
      wait(30) {
        let (x, y) = ((800 - width) / 2, (1_000 - height) / 2)
        isSame = (try? screen(x: x, y: y, width: width, height: height)) == colors
        return isSame
      }
      #expect(program.isRunning, "\(said)")
      // Not the colours themselves: to tell how they differ would take minutes.
      #expect(isSame, comment)
    }

    /// Turns the wheel by a notch over a place of the screen.
    func turnWheel(down: Bool, x: Int16, y: Int16) throws {
      let connection = try #require(xcb_connect(display, nil))
      defer { xcb_disconnect(connection) }
      let root = try #require(xcb_setup_roots_iterator(xcb_get_setup(connection)).data).pointee.root
      let tree = xcb_query_tree_reply(connection, xcb_query_tree(connection, root), nil)
      defer { free(tree) }
      let children = xcb_query_tree_children(tree)
      let window = try #require(children)[Int(xcb_query_tree_children_length(tree)) - 1]
      for kind in [XCB_BUTTON_PRESS, XCB_BUTTON_RELEASE] {
        var event = xcb_button_press_event_t()
        (event.response_type, event.detail) = (UInt8(kind), down ? 5 : 4)
        (event.root, event.event, event.same_screen) = (root, window, 1)
        (event.root_x, event.root_y, event.event_x, event.event_y) = (x, y, x - 205, y - 200)
        let mask = UInt32(
          (kind == XCB_BUTTON_PRESS ? XCB_EVENT_MASK_BUTTON_PRESS : XCB_EVENT_MASK_BUTTON_RELEASE)
            .rawValue
        )
        withUnsafeBytes(of: &event) { bytes in
          let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
          _ = xcb_send_event(connection, 0, window, mask, start)
        }
      }
      // The server has them once it answers; what it has not read is lost with the connection.
      free(xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), nil))
    }

    /// What all threads of the program have used, in seconds.
    var processorTime: Double {
      let folder = "/proc/\(program.processIdentifier)/task"
      let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return threads.reduce(0) { sum, thread in
        let text = try? String(contentsOfFile: "\(folder)/\(thread)/schedstat", encoding: .utf8)
        return sum + (text?.split(separator: " ").first.flatMap { Double($0) } ?? 0) / 1e9
      }
    }

    /// Looks again and again until something is so, the program ended, or the time is over.
    func wait(_ seconds: Double, until isDone: () throws -> Bool) rethrows {
      let end = DispatchTime.now() + seconds
      while try !isDone(), DispatchTime.now() < end {
        if ended.wait(timeout: .now() + 0.05) == .success { break }
      }
    }

    /// What the program uses, in seconds, while another one paints a screen from start to end.
    func use(whileAnother arguments: [String]) throws -> Double {
      let before = processorTime
      let other = try Command(arguments: arguments + ["--png", Command.file(".png").path])
      #expect(other.status == 0, "\(other.errors)")
      return processorTime - before
    }
  }

  @Test func `a window that is left alone does nothing`() throws {
    let screen = ["--screen", "type", "--size", "390x600"]
    let desktop = try Desktop(screen)
    // At rest once another program comes and goes in which it does next to nothing.
    try desktop.wait(30) {
      try desktop.processorTime > 0.05 && desktop.use(whileAnother: screen) < 0.002
    }
    #expect(desktop.program.isRunning, "\(desktop.said)")
    #expect(desktop.processorTime > 0.05)
    #expect(try desktop.use(whileAnother: screen) < 0.005)
  }

  @Test func `what a window shows is the picture`() throws {
    let size = (width: 390, height: 600)
    let file = Command.file(".png")
    let screen = ["--screen", "type", "--size", "\(size.width)x\(size.height)", "--scale", "1"]
    let command = try Command(arguments: screen + ["--png", file.path])
    #expect(command.status == 0, "\(command.errors)")
    let picture = try colors(of: file, size.width, size.height)
    let desktop = try Desktop(screen)
    desktop.expect(picture, width: size.width, height: size.height)
  }

  /// So far that the rows of the window's memory come round more than once, and back.
  @Test func `what a window shows after scrolling is the picture`() throws {
    let size = (width: 390, height: 600)
    let pixels = ["--size", "\(size.width)x\(size.height)", "--scale", "1"]
    let screen = ["--screen", "mountains"] + pixels
    let desktop = try Desktop(screen)
    desktop.waitForFrame()
    let script = Command.file(".json")
    var notches = 0
    for turn in [1, 16, 20, -7] {
      for _ in 0..<abs(turn) {
        try desktop.turnWheel(down: turn > 0, x: 300, y: 400)
        // As fast as a hand; together they would be one turn.
        Thread.sleep(forTimeInterval: 0.02)
      }
      notches += turn
      try Data(Self.wheel(notches).utf8).write(to: script)
      let file = Command.file(".png")
      let command = try Command(
        arguments: screen + ["--gestures", script.path, "--png", file.path]
      )
      #expect(command.status == 0, "\(command.errors)")
      let picture = try colors(of: file, size.width, size.height)
      desktop.expect(picture, width: size.width, height: size.height, "after \(notches) notches")
    }
  }

  /// A script that turns the wheel down at once.
  private static func wheel(_ notches: Int) -> String {
    #"[{"kind": "wheel", "time": 0.5, "at": [100, 200], "delta": [0, -\#(notches)]}]"#
  }

  private func colors(of file: URL, _ width: Int, _ height: Int) throws -> [UInt8] {
    let provider = try #require(CGDataProvider(data: Data(contentsOf: file) as CFData))
    let image = try #require(
      CGImage(
        pngDataProviderSource: provider,
        decode: nil,
        shouldInterpolate: false,
        intent: .defaultIntent
      )
    )
    let context = try #require(
      CGContext(
        data: nil,
        width: width,
        height: height,
        bitsPerComponent: 8,
        bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
          | CGBitmapInfo.byteOrder32Little.rawValue
      )
    )
    context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
    let data = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    return (0..<width * height).flatMap { [data[$0 * 4 + 2], data[$0 * 4 + 1], data[$0 * 4]] }
  }

  @Test func `a display that goes away ends the program with a word`() throws {
    let desktop = try Desktop(["--screen", "type", "--size", "390x600"])
    desktop.wait(20) { desktop.processorTime > 0.3 }
    desktop.loseDisplay()
    desktop.wait(20) { !desktop.program.isRunning }
    #expect(!desktop.program.isRunning)
    #expect(desktop.said.contains("TSK-DISPLAY-LOST"), "\(desktop.said)")
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func `a program that is asked to end writes what it records`(signal: Int32) throws {
    let record = Command.file(".json")
    let desktop = try Desktop(
      ["--screen", "type", "--size", "390x600", "--record", record.path]
    )
    desktop.waitForFrame()
    kill(desktop.program.processIdentifier, signal)
    desktop.wait(20) { !desktop.program.isRunning }
    #expect(!desktop.program.isRunning)
    #expect(desktop.program.terminationReason == .uncaughtSignal)
    #expect(desktop.program.terminationStatus == signal)
    let script = try String(contentsOf: record, encoding: .utf8)
    #expect(script.contains("resize"), "\(desktop.said)")
  }

  @Test func `a program whose display goes away writes what it records`() throws {
    let record = Command.file(".json")
    let desktop = try Desktop(
      ["--screen", "type", "--size", "390x600", "--record", record.path]
    )
    desktop.waitForFrame()
    desktop.loseDisplay()
    desktop.wait(20) { !desktop.program.isRunning }
    #expect(FileManager.default.fileExists(atPath: record.path), "\(desktop.said)")
  }

  @Test func `a display that cannot be reached is told at once`() throws {
    let command = try Command(
      arguments: ["--screen", "type"],
      environment: ["DISPLAY": ":4711"]
    )
    #expect(command.status == 1)
    #expect(command.errors.contains("TSK-NO-DISPLAY") && command.errors.contains("--png"))
  }

  @Test func `without a display and without a file there is nothing to show on`() throws {
    let command = try Command("--screen", "type")
    #expect(command.status == 1)
    #expect(command.errors.contains("TSK-NO-DISPLAY") && command.errors.contains("--png"))
  }

  @Test func `without a display an app is written as a picture, which is told`() throws {
    let command = try Command(Command.app("Clockwork"))
    #expect(command.status == 0)
    let file = Command.scratch.appendingPathComponent("out/Clockwork.png")
    #expect(command.errors.contains("no display") && command.errors.contains(file.path))
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  @Test func `without a display the gallery is written as pictures`() throws {
    let command = try Command()
    #expect(command.status == 0, "\(command.errors)")
    let folder = Command.scratch.appendingPathComponent("out")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.contains("index.html"))
    #expect(files.filter { $0.hasPrefix("type") && $0.hasSuffix(".png") }.count == 4)
  }
}
