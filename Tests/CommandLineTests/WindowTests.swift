import Foundation
import Testing

/// A window on a display of the test's own.
@Suite(.serialized) struct WindowTests {
  /// A display server, and a program that has a window there.
  private final class Desktop {
    private let server = Process()
    let program = Process()
    private let errors = Command.file(".txt")
    private let display: String

    init(_ arguments: [String]) throws {
      let numbers = Pipe()
      server.executableURL = URL(fileURLWithPath: "/usr/bin/Xvfb")
      server.arguments = ["-displayfd", "1", "-screen", "0", "800x1000x24", "-nolisten", "tcp"]
      server.standardOutput = numbers
      server.standardError = FileHandle.nullDevice
      try server.run()
      let line = String(decoding: numbers.fileHandleForReading.availableData, as: UTF8.self)
      display = ":" + line.trimmingCharacters(in: .whitespacesAndNewlines)
      program.executableURL = Command.program
      program.arguments = arguments
      program.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": display]) { $1 }
      try Data().write(to: errors)
      program.standardError = try FileHandle(forWritingTo: errors)
      try program.run()
    }

    deinit {
      program.end()
      server.end()
    }

    var said: String { (try? String(contentsOf: errors, encoding: .utf8)) ?? "" }

    func loseDisplay() { server.end() }

    /// What all threads of the program have used, in seconds.
    var processorTime: Double {
      let folder = "/proc/\(program.processIdentifier)/task"
      let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return threads.reduce(0) { sum, thread in
        let text = try? String(contentsOfFile: "\(folder)/\(thread)/schedstat", encoding: .utf8)
        return sum + (text?.split(separator: " ").first.flatMap { Double($0) } ?? 0) / 1e9
      }
    }

    func wait(_ seconds: Double, until isDone: () -> Bool) {
      let end = Date() + seconds
      while !isDone(), Date() < end { Thread.sleep(forTimeInterval: 0.05) }
    }
  }

  @Test func `a window that is left alone does nothing`() throws {
    let desktop = try Desktop(["--screen", "type", "--size", "390x600"])
    var before = 0.0
    // At rest once half a second passes in which it does next to nothing.
    desktop.wait(30) {
      before = desktop.processorTime
      Thread.sleep(forTimeInterval: 0.5)
      return before > 0.05 && desktop.processorTime - before < 0.002
    }
    #expect(desktop.program.isRunning, "\(desktop.said)")
    #expect(before > 0.05)
    before = desktop.processorTime
    Thread.sleep(forTimeInterval: 2)
    #expect(desktop.processorTime - before < 0.005)
  }

  @Test func `a display that goes away ends the program with a word`() throws {
    let desktop = try Desktop(["--screen", "type", "--size", "390x600"])
    desktop.wait(20) { desktop.processorTime > 0.3 }
    desktop.loseDisplay()
    desktop.wait(20) { !desktop.program.isRunning }
    #expect(!desktop.program.isRunning)
    #expect(desktop.said.contains("TSK-DISPLAY-LOST"), "\(desktop.said)")
  }

  @Test func `without a display and without a file there is nothing to show on`() throws {
    let command = try Command("--screen", "type")
    #expect(command.status == 1)
    #expect(command.errors.contains("TSK-NO-DISPLAY") && command.errors.contains("--png"))
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
