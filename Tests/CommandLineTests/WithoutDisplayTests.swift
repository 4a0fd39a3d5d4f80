import Foundation
import TestSupport
import Testing

/// What somebody gets who asks for a screen where no display is.
@Suite struct WithoutDisplayTests {
  @Test func `a script gets a picture, is told where, and waits for nobody`() throws {
    let command = try Command(Command.app("Talkative"))
    #expect(command.status == 0)
    let picture = Command.scratch.appendingPathComponent("out/Talkative.png")
    #expect(command.errors.contains("A picture is in \(picture.path)"), "\(command.errors)")
    #expect(command.errors.contains("tsumiki serve shows it live"), "\(command.errors)")
    #expect(try Data(contentsOf: picture).prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    #expect(!command.output.contains("http://"))
  }

  /// What a command says at a terminal until it has said something.
  private func atTerminal(_ words: [String], until wanted: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/script")
    let line = ([Command.program.path] + words).joined(separator: " ")
    process.arguments = ["--quiet", "--flush", "--return", "--command", line, "/dev/null"]
    process.currentDirectoryURL = Command.scratch
    var environment = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY"] { environment[name] = nil }
    environment["SSH_CONNECTION"] = "10.0.0.9 50000 10.0.0.1 22"
    environment["USER"] = "ada"
    // The terminal's program leaves a server behind, which hears no hangup: it inherits that signals wait.
    let mark = "TSUMIKI_TEST_FAMILY=\(UUID().uuidString)"
    environment["TSUMIKI_TEST_FAMILY"] = String(mark.split(separator: "=")[1])
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    defer {
      Process.endAll(startedWith: mark)
      process.end()
    }
    var said = ""
    while !said.contains(wanted) {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { break }
      said += String(decoding: data, as: UTF8.self)
    }
    return said
  }

  @Test(arguments: [["--screen", "settings"], []])
  func `at a terminal the address of a page is printed, and how to come there by ssh`(
    _ words: [String]
  ) throws {
    let said = try atTerminal(words, until: "ada@10.0.0.1")
    let address = try #require(
      said.firstMatch(of: /page +http:\/\/127\.0\.0\.1:([0-9]+)\/[0-9a-f]{32}\//)
    )
    #expect(said.contains("ssh -L \(address.output.1):127.0.0.1:\(address.output.1) ada@10.0.0.1"))
  }

  @Test func `what is asked for in files is written also at a terminal`() throws {
    let picture = Command.file(".png")
    let said = try atTerminal(["--screen", "settings", "--png", picture.path], until: "nothing")
    #expect(!said.contains("http://"), "\(said)")
    #expect(FileManager.default.fileExists(atPath: picture.path))
  }
}
